"""Sentences of Spyrium, as examples."""

from __future__ import annotations

import pytest

import opificio
from opificio.core.fact import Fact, Meaning
from opificio.games.registry import with_edition
from opificio.games.spyrium.state import Spyrium
from opificio.library import LANGUAGES, packaged_text
from opificio.speech import Speech
from tests.rules.playing import ONE, play
from tests.rules.spyrium.table import table
from tests.vocabulary import NAMES, fact_kinds, played, refusal


def speech(lang: str) -> Speech:
    return Speech(opificio.game("spyrium"), lang, NAMES[lang])


def fact(kind: str, seat: int = -1, amount: int = 0, what: str = "") -> Fact:
    return Fact(kind, seat, amount, what, -1)


@pytest.mark.parametrize(
    ("told", "en", "it", "fr", "ja"),
    [
        (
            fact("builds", 0, 0, "mine_2"),
            "Anna builds Mine 2.",
            "Anna costruisce: Miniera 2.",
            "Anna construit\u00a0: Mine 2.",
            "アンナが鉱山2を建てました。",
        ),
        (
            fact("builds", 0, 0, "palace"),
            "Anna builds Palace.",
            "Anna costruisce: Palazzo.",
            "Anna construit\u00a0: Palais.",
            "アンナが宮殿を建てました。",
        ),
        (
            fact("hires", 1, 0, "apprentice"),
            "Bruno hires the Apprentice.",
            "Bruno assume l’Apprendista.",
            "Bruno engage l’Apprenti.",
            "ブルーノが見習いを雇いました。",
        ),
        (
            fact("patents", 1, 0, "crane"),
            "Bruno patents Crane.",
            "Bruno brevetta la Gru.",
            "Bruno fait breveter la Grue.",
            "ブルーノがクレーンの特許を取りました。",
        ),
        (
            fact("earns", 2, 5),
            "Chloé gets £5.",
            "Chloé riceve £5.",
            "Chloé reçoit 5\u00a0£.",
            "クロエが£5を得ました。",
        ),
        (
            fact("earns", 2, 0),
            "Chloé gets no money.",
            "Chloé non riceve denaro.",
            "Chloé ne reçoit pas d’argent.",
            "クロエが得たお金はありません。",
        ),
        (
            fact("recruits", 3, 1),
            "Daisuke gets 1 worker from the reserve.",
            "Daisuke prende 1 lavoratore dalla riserva.",
            "Daisuke prend 1 ouvrier dans la réserve.",
            "大輔が予備から労働者1人を得ました。",
        ),
        (
            fact("played", 4, 0, "place a2-b2"),
            "Elena places a worker in a2-b2.",
            "Elena piazza un lavoratore in a2-b2.",
            "Elena place un ouvrier en a2-b2.",
            "エレナがa2-b2に労働者を配置しました。",
        ),
        (
            fact("token", -1, 2, "fortune"),
            "A token of value 2 is laid on Good Fortune.",
            "Un gettone di valore 2 va su Buona sorte.",
            "Un jeton de valeur 2 est posé\u00a0: Bonne fortune.",
            "幸運に値2のトークンが置かれました。",
        ),
    ],
    ids=lambda value: str(value) if isinstance(value, Fact) else "",
)
def test_facts_in_four_languages(told: Fact, en: str, it: str, fr: str, ja: str) -> None:
    assert [speech(lang).fact(told) for lang in LANGUAGES] == [en, it, fr, ja]


# What moves come to


def meanings(state: Spyrium, move: str) -> list[str]:
    """What the player reads who may make the move."""
    assert state.why_not(move) is None
    return [speech(lang).move(move, state) for lang in LANGUAGES]


def told(state: Spyrium, move: str, lang: str = "en") -> list[str]:
    """What the log says of the move, and of what the engine answers in the player's place."""
    after = state.copy()
    facts = after.listen()
    after.step(after.checked(move))
    return speech(lang).told(facts)


def test_the_use_of_a_building_says_what_it_takes_and_gives() -> None:
    state = table(market="", district={ONE: "mine_2"})
    assert meanings(state, "use mine_2 2") == [
        "Use Mine 2: 1 worker → 2 spyrium",
        "Usa Miniera 2: 1 lavoratore → 2 spyrium",
        "Utiliser Mine 2\u00a0: 1 ouvrier → 2 spyrium",
        "鉱山2を使う：労働者1人 → スピリウム2個",
    ]
    assert speech("en").move("use mine_2 1", state) == "Use Mine 2: free → 1 spyrium"


def test_the_log_says_it_once() -> None:
    state = table(market="", district={ONE: "mine_2"})
    assert [told(state, "use mine_2 2", lang) for lang in LANGUAGES] == [
        ["Anna uses Mine 2: 1 worker → 2 spyrium."],
        ["Anna usa l’edificio Miniera 2: 1 lavoratore → 2 spyrium."],
        ["Anna utilise le bâtiment Mine 2\u00a0: 1 ouvrier → 2 spyrium."],
        ["アンナが鉱山2を使いました：労働者1人 → スピリウム2個。"],
    ]


def test_techniques_that_change_an_ability_are_in_the_figures() -> None:
    automated = table(market="", district={ONE: "mine_2"}, techniques={ONE: "automation"})
    assert told(automated, "use mine_2 2") == ["Anna uses Mine 2: free → 2 spyrium."]
    engineered = table(turn=4, market="", district={ONE: "workshop_1"}, techniques={ONE: "engineering"})
    assert told(engineered, "use workshop_1 1") == ["Anna uses Workshop 1: 1 worker + 1 spyrium → 4 VP."]


def test_the_event_is_named_with_what_the_ability_takes_and_gives() -> None:
    assert meanings(table(event="export"), "event 1") == [
        "Use the event Spyrium Export: 1 spyrium → £3",
        "Usa l’evento Esportazione di spyrium: 1 spyrium → £3",
        "Utiliser l’événement Exportation de spyrium\u00a0: 1 spyrium → 3\u00a0£",
        "イベント「スピリウムの輸出」を使う：スピリウム1個 → £3",
    ]
    assert told(table(event="export"), "event 1") == ["Anna uses the event Spyrium Export: 1 spyrium → £3."]


def test_what_an_event_costs_is_a_sum_of_money() -> None:
    state = table(event="labour_exchange")
    assert told(state, "event 1") == ["Anna uses the event Labour Exchange: £3 → 1 worker."]


def test_a_token_says_what_it_is_paid_for_or_brings() -> None:
    state = table(event="fortune", event_token=2)
    assert told(state, "event 3") == [
        "Anna uses the event Good Fortune: 2 VP by the token.",
        "Anna uses a token of value 2: 2 VP.",
    ]
    banker = play(table(turn=4, market="b2 banker 1 3", gaps={"b2-c2": "1"}), "activate b2 via b2-c2")
    assert [speech("en").move(move.text, banker) for move in banker.legal()] == [
        "Use the token of value 1: £1 → 4 VP",
        "Use the token of value 3: £3 → 4 VP",
    ]


def test_who_gains_money_reads_how_much() -> None:
    state = table(market="b2 mine_2", gaps={"b2-c2": "1 2", "a2-b2": "3"}, techniques={ONE: "capitalization"})
    assert speech("en").move("gain b2 via b2-c2", state) == (
        "Take the worker back from b2-c2, beside Mine 2 (b2): £4"
    )
    assert told(state, "gain b2 via b2-c2") == [
        "Anna takes a worker back from b2-c2, beside Mine 2 (b2): £4."
    ]


def test_what_a_sentence_does_not_announce_is_told_by_the_facts() -> None:
    full = table(market="", points=(7, 0, 0), district={ONE: "workshop_1"}, workers={ONE: 7})
    assert told(full, "use workshop_1 1") == ["Anna uses Workshop 1: 1 worker + 1 spyrium → 3 VP."]
    assert told(play(full, "use workshop_1 1"), "bonus worker") == [
        "Anna takes the worker as a bonus.",
        "Anna gets no worker: the reserve is empty.",
    ]


def test_a_card_is_named_and_so_is_the_one_building_that_would_have_to_go() -> None:
    rich = table(market="b2 mine_2", gaps={"b2-c2": "1"}, district={ONE: "mine_1"})
    assert speech("en").move("activate b2 via b2-c2", rich) == (
        "Take the worker back from b2-c2 and activate Mine 2 (b2), from £1"
    )
    poor = table(market="b2 mine_2", gaps={"b2-c2": "1"}, district={ONE: "mine_1"}, money=(1, 10, 10))
    assert meanings(poor, "activate b2 via b2-c2") == [
        "Take the worker back from b2-c2 and build Mine 2 (b2) in place of Mine 1 for £1",
        "Riprendi il lavoratore da b2-c2 e costruisci Miniera 2 (b2) al posto di Miniera 1 per £1",
        "Reprendre l’ouvrier de b2-c2 et construire Mine 2 (b2) à la place de Mine 1 pour 1\u00a0£",
        "b2-c2から労働者を戻し、鉱山1を鉱山2（b2）に建て替える：£1",
    ]


def test_who_can_pay_a_token_only_with_commerce_reads_so_before() -> None:
    state = table(
        turn=4, market="b2 banker 3", gaps={"b2-c2": "1"}, techniques={ONE: "commerce"}, money=(2, 10, 10)
    )
    assert meanings(state, "activate b2 via b2-c2") == [
        "Take the worker back from b2-c2 and activate Banker (b2), from £2, with Commerce",
        "Riprendi il lavoratore da b2-c2 e attiva la carta Banchiere (b2), da £2, con il Commercio",
        "Reprendre l’ouvrier de b2-c2 et activer la carte Banquier (b2), dès 2\u00a0£, avec le Commerce",
        "b2-c2から労働者を戻し、銀行家（b2）を使う（商業）：£2から",
    ]
    assert told(state, "activate b2 via b2-c2")[2:4] == [
        "Anna hires the Banker.",
        "Anna uses a token of value 3 as 1, with Commerce: £1 → 4 VP.",
    ]


def test_what_a_move_announces_is_what_happens() -> None:
    for state in played("spyrium").states:
        for move in state.legal():
            after = state.copy()
            facts = after.listen()
            after.carry_out(move)
            happened = {(fact.kind, fact.amount) for fact in facts}
            for kind, amount in announced(move.meaning(state)):
                assert amount == 0 or kind not in fact_kinds("spyrium") or (kind, amount) in happened


def announced(meaning: Meaning) -> list[tuple[str, int]]:
    return [part for figure in meaning.values() if isinstance(figure, dict) for part in figure.items()]


def test_a_building_that_must_make_room_is_named_just_where_it_does() -> None:
    named = set()
    for state in played("spyrium").states:
        for move in state.legal():
            if move.text.startswith("activate"):
                after = state.copy()
                facts = after.listen()
                after.step(move)
                replaced = [fact.what for fact in facts if fact.kind == "replaces"]
                assert move.meaning(state).get("replaces", "") == "".join(replaced), move
                named.update(replaced)
    assert len(named) > 3


# What is asked


def test_the_player_hears_the_phase_and_what_is_in_hand() -> None:
    state = table(phase="I", gaps={"b2-c2": "1 1"})
    assert [speech(lang).question(state) for lang in LANGUAGES] == [
        "You are in phase I and have £10, 2 spyrium and 1 active worker. What do you do?",
        "Sei in fase I e hai £10, 2 spyrium e 1 lavoratore attivo. Che cosa fai?",
        "Tu es en phase I et tu as 10\u00a0£, 2 spyrium et 1 ouvrier actif. Que fais-tu\u00a0?",
        "フェイズⅠです。手元に£10、スピリウム2個、待機中の労働者1人があります。何をしますか？",
    ]


def test_whoever_builds_is_asked_where() -> None:
    state = play(
        table(market="b2 mine_2", gaps={"b2-c2": "1"}, district={ONE: "mine_1"}), "activate b2 via b2-c2"
    )
    assert speech("en").question(state) == "Where do you build Mine 2? You have £10."
    assert speech("fr").waiting(state) == "Anna choisit où construire\u00a0: Mine 2."


def test_refusals_in_four_languages() -> None:
    error = refusal(table(market="", district={ONE: "factory_1"}, active={ONE: 1}), "use factory_1 2")
    assert [speech(lang).refusal(error) for lang in LANGUAGES] == [
        "you need 2 active workers and have 1 [S6]",
        "devi avere 2 lavoratori attivi, ne hai 1 [S6]",
        "il faut 2 ouvriers actifs, tu en as 1 [S6]",
        "待機中の労働者2人が必要ですが、いるのは1人です [S6]",
    ]


def test_what_is_called_like_a_card_keeps_its_own_name() -> None:
    italian = speech("it")
    assert italian.thing("sources", "automation") == "Automazione"
    assert italian.thing("amounts", "residence") == "azione Dimora"
    assert italian.thing("buildings", "residence") == "Palazzina"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_an_edition_calls_otherwise_keeps_its_name(lang: str) -> None:
    text = packaged_text("spyrium", "edition.toml").replace('name = "Palace"', 'name = "Grand Hotel"')
    words = Speech(with_edition("spyrium", text, "another edition"), lang)
    assert "Grand Hotel" in words.meant("replace palace", {"takes": {"pays": 9}})
