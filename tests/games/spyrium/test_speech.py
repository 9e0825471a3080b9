"""Sentences of Spyrium, as examples."""

from __future__ import annotations

import pytest

import opificio
from opificio.core.fact import Fact
from opificio.games.registry import with_edition
from opificio.library import LANGUAGES, packaged_text
from opificio.speech import Speech
from tests.rules.playing import ONE, play
from tests.rules.spyrium.table import table
from tests.vocabulary import NAMES, refusal


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
            fact("played", 4, 0, "gain b2 via a2-b2"),
            "Elena takes a worker back from a2-b2 and gains money beside b2.",
            "Elena riprende un lavoratore da a2-b2 e guadagna denaro accanto a b2.",
            "Elena reprend un ouvrier de a2-b2 et gagne de l’argent à côté de b2.",
            "エレナがa2-b2から労働者を戻し、b2の隣でお金を得ます。",
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
    assert italian.thing("effects", "residence") == "azione Dimora"
    assert italian.thing("buildings", "residence") == "Palazzina"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_an_edition_calls_otherwise_keeps_its_name(lang: str) -> None:
    text = packaged_text("spyrium", "edition.toml").replace('name = "Palace"', 'name = "Grand Hotel"')
    words = Speech(with_edition("spyrium", text, "another edition"), lang)
    assert "Grand Hotel" in words.move("replace palace")
