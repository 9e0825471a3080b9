"""Sentences of Expo 1906, as examples."""

from __future__ import annotations

import pytest

import opificio
from opificio.core.fact import Fact
from opificio.games.expo1906.state import Expo
from opificio.games.registry import with_edition
from opificio.library import LANGUAGES, packaged_text
from opificio.speech import Speech
from tests.rules.expo1906.labs import CELLOPHANE, NO_STEAM
from tests.rules.expo1906.table import SECOND_TURN, table
from tests.rules.playing import ONE, TWO, play
from tests.vocabulary import NAMES, played, refusal


def speech(lang: str) -> Speech:
    return Speech(opificio.game("expo1906"), lang, NAMES[lang])


def fact(kind: str, seat: int = -1, amount: int = 0, what: str = "") -> Fact:
    return Fact(kind, seat, amount, what, -1)


@pytest.mark.parametrize(
    ("told", "en", "it", "fr", "ja"),
    [
        (
            fact("order", 1, 1),
            "Bruno is number 1 in turn order.",
            "Numero 1 nell’ordine di gioco: Bruno.",
            "Numéro 1 dans l’ordre du tour\u00a0: Bruno.",
            "手番順の1番目はブルーノです。",
        ),
        (
            fact("played", -1, 0, "deal steel-manual"),
            "To the Train Station: 2 steel / 1 manual.",
            "Alla Stazione Ferroviaria: 2 acciaio / 1 lavoro manuale.",
            "Au Terminal ferroviaire\u00a0: 2 acier / 1 travail manuel.",
            "鉄道駅：鋼鉄2／手作業1。",
        ),
        (
            fact("played", 0, 0, "play journal"),
            "Anna plays the Journal.",
            "Anna gioca la Rivista.",
            "Anna joue le Journal.",
            "アンナが「専門誌」をプレイしました。",
        ),
        (
            fact("completes", 2, 3, "cellophane"),
            "Chloé has completed Cellophane: 3 VP.",
            "Chloé completa un progetto e fa 3 PV: Cellophane.",
            "Chloé achève un projet et marque 3 PV\u00a0: Cellophane.",
            "クロエが「セロファン」を完成させ、3VPを得ました。",
        ),
        (
            fact("leader", 3, 0, "steel"),
            "Daisuke now leads in steel.",
            "Daisuke è ora capofila nella linea dell’acciaio.",
            "Daisuke mène désormais sur la piste de l’acier.",
            "大輔が鋼鉄の第一人者になりました。",
        ),
        (
            fact("chit", 0, 0, "eiffel"),
            "Anna puts the Tour Eiffel in column 10.",
            "Anna mette nella colonna 10 la Torre Eiffel.",
            "Anna pose à l’étape 10 la Tour Eiffel.",
            "アンナがスペース10に「エッフェル塔」を置きました。",
        ),
        (
            fact("ghost_moves", -1, 10, "steel"),
            "The ghost of steel moves to column 10.",
            "Il fantasma dell’acciaio avanza alla colonna 10.",
            "Le fantôme de l’acier avance à l’étape 10.",
            "鋼鉄の幽霊トークンがスペース10に進みました。",
        ),
        (
            fact("ends_rounds", -1),
            "The jury is full: the ghost deck has ended the game.",
            "La giuria è piena: il mazzo fantasma ha messo fine alla partita.",
            "Le jury est complet\u00a0: la pile fantôme a mis fin à la partie.",
            "審査員のスペースがすべて埋まり、幽霊デッキがゲームを終わらせました。",
        ),
    ],
    ids=lambda value: str(value) if isinstance(value, Fact) else "",
)
def test_facts_in_four_languages(told: Fact, en: str, it: str, fr: str, ja: str) -> None:
    assert [speech(lang).fact(told) for lang in LANGUAGES] == [en, it, fr, ja]


# What moves come to


def meanings(state: Expo, move: str) -> list[str]:
    """What the player reads who may make the move."""
    assert state.why_not(move) is None
    return [speech(lang).move(move, state) for lang in LANGUAGES]


def told(state: Expo, move: str, lang: str = "en") -> list[str]:
    """What the log says of the move, and of what the engine answers in the player's place."""
    after = state.copy()
    facts = after.listen()
    after.step(after.checked(move))
    return speech(lang).told(facts)


def test_a_purchase_says_its_price_and_the_log_says_it_once() -> None:
    state = play(table(station="steel-manual, copper-steam"), "play station")
    assert meanings(state, "buy steel-manual") == [
        "Buy 2 steel / 1 manual: $1",
        "Compra per $1: 2 acciaio / 1 lavoro manuale",
        "Acheter pour 1\u00a0$\u00a0: 2 acier / 1 travail manuel",
        "「鋼鉄2／手作業1」を1ドルで買う",
    ]
    assert told(state, "buy steel-manual") == ["Anna buys 2 steel / 1 manual: $1."]
    assert told(play(state, "buy steel-manual"), "buy copper-steam")[0] == "Anna buys 2 copper / 1 steam: $2."
    academy = play(table(academy="telephone"), "play academy")
    assert told(academy, "buy telephone") == ["Anna buys Telephone: $2."]


def test_what_is_removed_or_lifted_is_named() -> None:
    state = play(table(labs={ONE: NO_STEAM}), "play laboratory")
    assert meanings(state, "remove b4") == [
        "Remove 2 empirical / 1 copper from b4",
        "Rimuovi da b4: 2 ricerca empirica / 1 rame",
        "Enlever de b4\u00a0: 2 recherche empirique / 1 cuivre",
        "b4の「実証研究2／銅1」を取り除く",
    ]
    assert meanings(state, "remove c3") == [
        "Remove a scrap from c3",
        "Rimuovi da c3: un rottame",
        "Enlever de c3\u00a0: une ferraille",
        "c3の「スクラップ」を取り除く",
    ]
    assert told(state, "remove c3") == ["Anna removes a scrap from the lab."]
    meeting = play(table(played=SECOND_TURN, labs={ONE: CELLOPHANE}), "play meeting", "meet reposition")
    assert meanings(meeting, "lift c4") == [
        "Lift Cellophane from c4",
        "Solleva da c4: Cellophane",
        "Soulever de c4\u00a0: Cellophane",
        "c4の「セロファン」を持ち上げる",
    ]


def test_a_jump_says_where_it_leads_and_what_it_costs() -> None:
    state = play(table(patents={"steel": "3 1 2 1", "copper": "4 1"}), "play journal")
    assert meanings(state, "jump steel 3 down") == [
        "Jump from steel to copper in column 3: $1",
        "Salta dalla linea dell’acciaio a quella del rame, colonna 3: $1",
        "Sauter de la piste de l’acier à celle du cuivre, étape 3\u00a0: 1\u00a0$",
        "スペース3のトークンを鋼鉄ラインから銅ラインに移す（1ドル）",
    ]
    assert speech("en").move("jump steel 3 down second", state) == (
        "Jump from steel to copper in column 3 with the second token from the top: $1"
    )
    assert speech("en").move("jump copper 4 down", state) == "Jump from copper to manual in column 4"
    assert told(state, "jump steel 3 down") == [
        "Anna jumps from steel to copper in column 3: $1.",
        "Bruno now leads in steel.",
    ]
    assert told(state, "jump copper 4 down")[0] == "Anna jumps from copper to manual in column 4."


def test_who_completes_a_project_as_leader_hears_of_both() -> None:
    state = table(labs={ONE: NO_STEAM}, tiles={ONE: "steam-scientific"}, patents={"copper": "5 1"})
    assert told(play(state, "play laboratory", "lay steam-scientific"), "put d3 90") == [
        "Anna places 2 steam / 1 scientific in the lab.",
        "Anna has completed Cellophane: 3 VP.",
        "Anna scores 1 VP more as leader in lines that Cellophane needs.",
    ]


def test_money_that_is_lost_is_told() -> None:
    assert told(table(money=(11, 6, 6)), "play skyscraper") == [
        "Anna plays the Skyscraper.",
        "Anna gets $1.",
        "Anna can have no more money and loses $3.",
    ]


def test_what_a_move_announces_is_what_happens() -> None:
    seen: set[str] = set()
    for state in played("expo1906").states:
        for move in state.legal():
            after = state.copy()
            facts = after.listen()
            after.carry_out(move)
            happened = {(each.kind, each.amount) for each in facts}
            for figure in move.meaning(state).values():
                if isinstance(figure, dict):
                    assert set(figure.items()) <= happened
                    seen.update(figure)
    assert seen == {"pays"}


# What is asked


def test_the_player_hears_which_card_is_banned() -> None:
    state = table(TWO, played={ONE: "station"})
    assert [speech(lang).question(state) for lang in LANGUAGES] == [
        "Which card do you play? You have $6. Not the Train Station: it was just played on your right.",
        "Quale carta giochi? Hai $6. Non la Stazione Ferroviaria: è la carta appena giocata alla tua destra.",
        (
            "Quelle carte joues-tu\u00a0? Tu as 6\u00a0$. "
            "Pas le Terminal ferroviaire\u00a0: c’est la carte qui vient d’être jouée à ta droite."
        ),
        "どのカードをプレイしますか？資金は6ドルです。右隣が直前にプレイした「鉄道駅」は使えません。",
    ]
    assert speech("en").question(table()) == "Which card do you play? You have $6."


def test_what_is_left_of_an_action_is_counted() -> None:
    state = play(table(station="steel-manual, steel-manual"), "play station")
    assert speech("en").question(state) == (
        "Which tile do you buy for $1? You have $6 and may buy 3 tiles more."
    )
    laboratory = play(table(labs={ONE: NO_STEAM}), "play laboratory", "remove c3", "remove b1")
    assert [speech(lang).question(laboratory) for lang in LANGUAGES] == [
        "Which tile do you place or remove? You have 1 step left.",
        "Quale tessera piazzi o rimuovi? Puoi fare ancora 1 operazione.",
        "Quelle tuile places-tu ou enlèves-tu\u00a0? Il te reste 1 manœuvre.",
        "どのタイルを置くか、取り除きますか？操作はあと1回です。",
    ]


def test_the_tile_in_hand_is_named_to_all() -> None:
    state = play(table(tiles={ONE: "telephone"}), "play laboratory", "lay telephone")
    assert speech("en").question(state) == "Where do you put Telephone, and how is the tile turned?"
    assert speech("ja").waiting(state) == "アンナが「電話」を置く場所を選んでいます。"


def test_refusals_in_four_languages() -> None:
    error = refusal(table(TWO, played={ONE: "station"}), "play station")
    assert [speech(lang).refusal(error) for lang in LANGUAGES] == [
        "the Train Station was just played on your right [E2.2]",
        "alla tua destra si è appena giocata la stessa carta: Stazione Ferroviaria [E2.2]",
        "la même carte vient d’être jouée à ta droite\u00a0: Terminal ferroviaire [E2.2]",
        "「鉄道駅」は右隣が直前にプレイしました [E2.2]",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_invention_that_an_edition_calls_otherwise_keeps_its_name(lang: str) -> None:
    text = packaged_text("expo1906", "edition.toml").replace('name = "Airship"', 'name = "Zeppelin"')
    words = Speech(with_edition("expo1906", text, "another edition"), lang)
    assert "Zeppelin" in words.meant("lay airship", {})
