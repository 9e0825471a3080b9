"""Sentences: everything that games bring up is said well in every language, and some are written out here."""

from __future__ import annotations

import re
from functools import cache

import pytest

import opificio
from opificio.core.fact import Fact
from opificio.core.rule import NotAMove
from opificio.core.state import Json, State
from opificio.games.registry import with_edition
from opificio.library import LANGUAGES, UnknownLanguage
from opificio.speech import Speech, Words, read_words
from tests.rules.industry.table import EDITION
from tests.vocabulary import GAMES, NAMES, VOCABULARIES, fact_kinds, played, refusal, rules

GAME = opificio.game("industry")

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def speech(lang: str, game: str = "industry") -> Speech:
    return Speech(opificio.game(game), lang, NAMES[lang])


def fact(kind: str, seat: int = -1, amount: int = 0, what: str = "", other: int = -1) -> Fact:
    return Fact(kind, seat, amount, what, other)


def after(*moves: str, players: int = 4) -> State:
    """The position after these moves and draws."""
    state = GAME.start(players)
    for move in moves:
        state = state.play(move)
    return state


AUCTION = ("first 1", "draw A", "draw E", "draw F", "draw G", "pick E1")


@cache
def english_only(game: str, lang: str) -> re.Pattern[str]:
    """The English words for the things of a game that are no words of the other language too."""
    vocabulary = VOCABULARIES[game]
    keys = [key for section in vocabulary.glossary for key in vocabulary.things.get(section, [])]
    english = set(re.findall(r"[^\W_]+", str([*keys, *opificio.game(game).names().values()])))
    sections = read_words(game, lang).sections.values()
    own = set(re.findall(r"\w+", str([list(section.values()) for section in sections])))
    assert vocabulary.english <= english - own
    return re.compile(rf"\b({'|'.join(english - own)})\b")


def assert_well_said(sentence: str, game: str, lang: str) -> None:
    assert sentence
    assert sentence == sentence.strip(), sentence
    assert not re.search(r"[{}_]|  |None", sentence), sentence
    if lang == "ja":
        assert not re.search(r"[a-z]{2}", sentence), sentence
    elif lang != "en":
        assert not english_only(game, lang).search(sentence), sentence


# Whatever comes up in a game is said


@every_game
@every_language
def test_every_fact_of_a_game_is_told(game: str, lang: str) -> None:
    told = {each.kind for each in played(game).facts.values()}
    assert told == fact_kinds(game) | {"played"}
    for each in played(game).facts.values():
        sentence = speech(lang, game).fact(each)
        if each.kind == "played" and each.what.startswith(VOCABULARIES[game].told_by_facts):
            assert sentence == "", each
        else:
            assert_well_said(sentence, game, lang)
            assert sentence.endswith("." if lang != "ja" else "。"), sentence


@every_game
@every_language
def test_every_question_of_a_game_is_put_to_the_one_and_told_to_the_others(game: str, lang: str) -> None:
    asked = set()
    for state in played(game).states:
        asked.add(state.view()["question"])
        assert_well_said(speech(lang, game).question(state), game, lang)
        waiting = speech(lang, game).waiting(state)
        assert_well_said(waiting, game, lang)
        assert state.to_move < 0 or NAMES[lang][state.to_move] in waiting
    assert asked == set(VOCABULARIES[game].questions)


@every_game
@every_language
def test_every_move_has_a_meaning_that_no_other_has_in_its_position(game: str, lang: str) -> None:
    said = set()
    for state in played(game).states:
        meanings = [speech(lang, game).move(move.text, state) for move in state.legal()]
        assert len(set(meanings)) == len(meanings)
        said.update(meanings)
    for meaning in said:
        assert_well_said(meaning, game, lang)


@every_game
@every_language
def test_every_refusal_of_a_game_is_explained_with_its_rule(game: str, lang: str) -> None:
    refusals = played(game).refusals.values()
    assert {error.rule.key for error in refusals} == {rule.key for rule in rules(game)}
    for error in refusals:
        reason, _, rule = speech(lang, game).refusal(error).rpartition(" ")
        assert_well_said(reason, game, lang)
        assert rule == f"[{error.rule.id}]"


# Facts, as examples


@pytest.mark.parametrize(
    ("told", "en", "it", "fr", "ja"),
    [
        (
            fact("first_player", 1),
            "Bruno is first player.",
            "Primo giocatore: Bruno.",
            "Premier joueur\u00a0: Bruno.",
            "スタートプレイヤーはブルーノです。",
        ),
        (
            fact("played", 0, 0, "pick E1"),
            "Anna puts E1 (clay pit) up for auction.",
            "Anna mette all’asta E1 (cava d’argilla).",
            "Anna met E1 (carrière d’argile) aux enchères.",
            "アンナがE1（粘土採掘場）を競売にかけました。",
        ),
        (
            fact("played", 2, 0, "bid 1"),
            "Chloé bids 1 taler.",
            "Chloé offre 1 tallero.",
            "Chloé offre 1 thaler.",
            "クロエが1ターラーで入札しました。",
        ),
        (
            fact("pays", 1, 3, "", 0),
            "Bruno pays Anna 3 talers.",
            "Anna riceve 3 talleri da Bruno.",
            "Bruno paie 3 thalers à Anna.",
            "ブルーノがアンナに3ターラーを支払いました。",
        ),
        (
            fact("joker", 3, 0, "A1"),
            "Daisuke gets the wood joker.",
            "Daisuke ottiene il jolly legno.",
            "Daisuke obtient le joker bois.",
            "大輔がA1（木材のジョーカー）を手に入れました。",
        ),
        (
            fact("joker_spent", 3, 0, "A5"),
            "Daisuke spends the ? joker.",
            "Daisuke spende il jolly «?».",
            "Daisuke dépense le joker «\u00a0?\u00a0».",
            "大輔がA5（「?」のジョーカー）を使いました。",
        ),
        (
            fact("buys", 0, 1, "steel", 2),
            "Anna buys steel from Chloé for 1 taler.",
            "Anna compra acciaio da Chloé per 1 tallero.",
            "Anna achète de l’acier à Chloé pour 1 thaler.",
            "アンナがクロエから鋼鉄を1ターラーで買いました。",
        ),
        (
            fact("buys_bank", 0, 1, "computer"),
            "Anna buys computers from the bank for 1 taler.",
            "Anna compra computer dalla banca per 1 tallero.",
            "Anna achète des ordinateurs à la banque pour 1 thaler.",
            "アンナがサプライからコンピューターを1ターラーで買いました。",
        ),
        (
            fact("developed", 0, 2, "H1"),
            "Anna has developed H1 (iron-ore mine) for 2 points.",
            "Anna ha sviluppato H1 (miniera di ferro) e fa 2 punti.",
            "Anna a développé H1 (mine de fer) et marque 2 points.",
            "アンナがH1（鉄鉱山）を開発し、2点を得ました。",
        ),
        (
            fact("developed", 0, 0, "F2"),
            "Anna has developed F2 (Bank); no points for now.",
            "Anna ha sviluppato F2 (Banca); per ora nessun punto.",
            "Anna a développé F2 (Banque)\u00a0; aucun point pour l’instant.",
            "アンナがF2（銀行）を開発しました（この時点では得点なし）。",
        ),
        (
            fact("era", -1, 2),
            "Era 2 begins.",
            "Comincia l’era 2.",
            "L’ère 2 commence.",
            "時代2が始まりました。",
        ),
    ],
    ids=lambda value: str(value) if isinstance(value, Fact) else "",
)
def test_facts_in_four_languages(told: Fact, en: str, it: str, fr: str, ja: str) -> None:
    assert [speech(lang).fact(told) for lang in LANGUAGES] == [en, it, fr, ja]


# Questions, as examples


def test_the_auctioneer_is_asked_for_a_zone() -> None:
    state = after(*AUCTION[:-1])
    assert [speech(lang).question(state) for lang in LANGUAGES] == [
        "Which open zone do you put up for auction?",
        "Quale zona aperta metti all’asta?",
        "Quelle zone ouverte mets-tu aux enchères\u00a0?",
        "公開された区画のうち、どれを競売にかけますか？",
    ]


def test_the_first_bidder_hears_that_nobody_has_bid() -> None:
    state = after(*AUCTION)
    assert speech("en").question(state) == (
        "E1 (clay pit) is up for auction, and nobody has bid yet. You have 6 talers: bid or pass?"
    )
    assert speech("fr").question(state) == (
        "E1 (carrière d’argile) est aux enchères, et personne n’a encore fait d’offre. "
        "Tu as 6 thalers\u00a0: fais-tu une offre ou passes-tu\u00a0?"
    )


def test_the_next_bidder_hears_the_bid() -> None:
    state = after(*AUCTION, "bid 1")
    assert speech("en").question(state) == (
        "E1 (clay pit) is up for auction, and Bruno bids 1 taler. You have 6 talers: bid more or pass?"
    )
    assert speech("it").question(state) == (
        "E1 (cava d’argilla) è all’asta, e Bruno offre 1 tallero. Hai 6 talleri: offri di più o passi?"
    )


def test_who_has_no_talers_hears_the_bid_too() -> None:
    data = after(*AUCTION, "bid 1").dump()
    data["talers"] = [6, 6, 0, 6]
    assert speech("en").question(GAME.load(data)) == (
        "E1 (clay pit) is up for auction, and Bruno bids 1 taler. You have 0 talers: bid more or pass?"
    )


def test_the_others_hear_who_is_asked() -> None:
    state = after(*AUCTION, "bid 1", "pass", "pass")
    assert [speech(lang).waiting(state) for lang in LANGUAGES] == [
        "Anna must sell E1 (clay pit) for 1 taler or keep it.",
        "Anna deve vendere E1 (cava d’argilla) per 1 tallero o tenerla.",
        "Anna doit vendre E1 (carrière d’argile) pour 1 thaler ou garder la zone.",
        "アンナがE1（粘土採掘場）を1ターラーで売るか引き取るかを考えています。",
    ]


def test_a_question_may_name_what_stands_in_a_table_of_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words('[say]\ncomponent = "{name}"\n[asks]\nevent = "After {event.id} comes the next event."')
    monkeypatch.setattr("opificio.speech.read_words", lambda game, lang: words)
    game = opificio.game("spyrium")
    state = game.start(2).play("first 1").play("reveal fortune").play("draw 1")
    assert Speech(game).question(state) == "After Good Fortune comes the next event."


# Moves and refusals, as examples


@pytest.mark.parametrize(
    ("move", "en", "it", "fr", "ja"),
    [
        ("pass", "Pass", "Passa", "Passer", "パスする"),
        ("bid 2", "Bid 2 talers", "Offri 2 talleri", "Offrir 2 thalers", "2ターラーで入札する"),
        (
            "supply brick from 2",
            "Buy brick from Bruno for 1 taler",
            "Compra mattoni da Bruno per 1 tallero",
            "Acheter des briques à Bruno pour 1 thaler",
            "ブルーノからレンガを1ターラーで買う",
        ),
        (
            "supply iron ?",
            "Spend the ? joker for iron",
            "Spendi il jolly «?» per avere ferro",
            "Dépenser le joker «\u00a0?\u00a0» pour avoir du fer",
            "「?」のジョーカーを鉄として使う",
        ),
    ],
)
def test_moves_in_four_languages(move: str, en: str, it: str, fr: str, ja: str) -> None:
    assert [speech(lang).meant(move, {}) for lang in LANGUAGES] == [en, it, fr, ja]


def test_a_move_is_understood_however_it_is_typed() -> None:
    assert speech("en").move("  Pick   e1 ", after(*AUCTION[:-1])) == "Put E1 (clay pit) up for auction"


def test_what_is_no_move_has_no_meaning() -> None:
    with pytest.raises(NotAMove):
        speech("en").move("bid everything", after(*AUCTION))


def test_refusals_in_four_languages() -> None:
    error = refusal(after(*AUCTION), "bid 7")
    assert [speech(lang).refusal(error) for lang in LANGUAGES] == [
        "you need 7 talers and have 6 [I3.2]",
        "devi avere 7 talleri, ne hai 6 [I3.2]",
        "il faut 7 thalers, tu en as 6 [I3.2]",
        "7ターラー必要ですが、手元は6ターラーです [I3.2]",
    ]


def test_a_refusal_names_the_player_whom_notation_calls_by_number() -> None:
    state = after(*AUCTION, "subsidy")
    assert speech("en").refusal(refusal(state, "subsidy")) == "Bruno has taken the subsidy already [I5.1]"
    assert speech("fr").refusal(refusal(state, "subsidy")) == "Bruno a déjà pris la subvention [I5.1]"


def test_an_english_refusal_without_words_of_its_own_is_the_rule_s() -> None:
    error = refusal(after(*AUCTION[:-1]), "pick E5")
    assert "pick.not_open" not in read_words("industry", "en").sections["refusals"]
    assert speech("en").refusal(error) == (
        "E5 (pharmaceutical plant) is not open: its column token was not drawn, or it is sold [I3.1]"
    )


# Plans, as examples

PLAN: Json = {
    "project": "telephone",
    "steps": [
        {"do": "remove", "tile": "scrap", "at": "b1", "turn": 0, "buy": False},
        {"do": "put", "tile": "telephone", "at": "a1", "turn": 90, "buy": True},
        {"do": "put", "tile": "copper-manual", "at": "c2", "turn": 0, "buy": False},
    ],
    "purchases": 1,
    "points": 4,
}


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "Telephone: 3 steps, 1 tile to buy, 4 VP",
                "Remove a scrap from b1",
                "Buy Telephone and put it at a1, turned by 90°",
                "Put 2 copper / 1 manual at c2, turned by 0°",
            ],
        ),
        (
            "it",
            [
                "Telefono: 3 operazioni, 1 tessera da comprare, 4 PV",
                "Rimuovi da b1: un rottame",
                "Compra e metti in a1, girata di 90°: Telefono",
                "Metti in c2, girata di 0°: 2 rame / 1 lavoro manuale",
            ],
        ),
        (
            "fr",
            [
                "Téléphone\u00a0: 3 manœuvres, 1 tuile à acheter, 4 PV",
                "Enlever de b1\u00a0: une ferraille",
                "Acheter et poser en a1, tournée de 90°\u00a0: Téléphone",
                "Poser en c2, tournée de 0°\u00a0: 2 cuivre / 1 travail manuel",
            ],
        ),
        (
            "ja",
            [
                "「電話」：作業3回、タイル1枚を購入、4VP",
                "b1の「スクラップ」を取り除く",
                "「電話」を購入し、a1に90°回して置く",
                "「銅2／手作業1」をc2に0°回して置く",
            ],
        ),
    ],
)
def test_a_plan_is_told_by_what_it_leads_to_and_its_steps(lang: str, told: list[str]) -> None:
    assert speech(lang, "expo1906").plan(PLAN) == told


def test_a_plan_without_purchases_does_not_speak_of_them() -> None:
    own = {**PLAN, "purchases": 0}
    assert speech("en", "expo1906").plan(own)[0] == "Telephone: 3 steps, 4 VP"


# Numbers and names


@pytest.mark.parametrize(
    ("lang", "none", "one", "two", "less"),
    [
        ("en", "0 points", "1 point", "2 points", "−5 points"),
        ("it", "0 punti", "1 punto", "2 punti", "−5 punti"),
        ("fr", "0 point", "1 point", "2 points", "−5 points"),
        ("ja", "0点", "1点", "2点", "−5点"),
    ],
)
def test_singular_and_plural(lang: str, none: str, one: str, two: str, less: str) -> None:
    for number, counted in [(0, none), (1, one), (2, two), (-5, less)]:
        assert counted in speech(lang).say("wins", seats=[0], points=number)


@pytest.mark.parametrize(
    ("lang", "winners"),
    [("en", "Anna, Bruno and Chloé"), ("it", "Anna, Bruno e Chloé"), ("fr", "Anna, Bruno et Chloé")],
)
def test_several_players_are_joined(lang: str, winners: str) -> None:
    assert speech(lang).say("share", seats=[0, 1, 2], points=30).startswith(f"{winners} ")


@every_language
def test_a_player_without_a_name_is_called_by_the_seat(lang: str) -> None:
    words = Speech(GAME, lang, ["", "Bruno"])
    assert [words.seat(seat) for seat in range(3)] == [
        words.say("seat", number=1),
        "Bruno",
        words.say("seat", number=3),
    ]


@pytest.mark.parametrize("name", ["{seat}", "stone", "E1", "[I3.2]", "O’Neill {0!r}"])
def test_a_name_is_told_as_it_is(name: str) -> None:
    words = Speech(GAME, "it", [name])
    assert words.fact(fact("played", 0, 0, "pass")) == f"{name} passa."


def test_text_that_people_typed_is_told_as_it_is() -> None:
    assert "«brick»" in speech("it").say("unknown_command", text="brick")


def test_near_misses_are_offered() -> None:
    words = speech("en")
    assert words.say("not_a_move", text="bod 3", near=["bid 3", "bid 30"]) == (
        "“bod 3” is not a move. Did you mean bid 3 or bid 30?"
    )
    assert words.say("not_a_move", text="xyzzy", near=[]) == "“xyzzy” is not a move."
    assert words.say("no_rule", id="I5.7", near=["I5", "I5.1"]) == (
        "There is no rule I5.7. Did you mean I5 or I5.1?"
    )
    assert words.say("no_rule", id="X") == "There is no rule X."


def test_things_go_by_id_or_by_the_english_name() -> None:
    italian = speech("it")
    assert italian.thing("zones", "F3") == italian.thing("zones", "stock exchange") == "Borsa"
    assert italian.thing("zones", "A1") == "jolly legno"
    assert italian.thing("sources", "power_station") == "Centrali elettriche"
    assert italian.thing("resources", "unobtainium") == "unobtainium"


@every_language
def test_an_edition_of_one_s_own_keeps_its_names_where_nobody_has_translated_them(lang: str) -> None:
    words = Speech(with_edition("industry", EDITION, "another edition"), lang)
    assert "log house" in words.meant("develop I1", {})
    assert words.thing("zones", "E1") == speech(lang).thing("zones", "quarry")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="'de'"):
        Speech(GAME, "de")
