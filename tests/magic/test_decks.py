"""Deck lists are read and written in both languages, and a bad deck is told what is wrong with it."""

from __future__ import annotations

import msgspec
import pytest

from arbitre.bots.luck import Luck
from arbitre.games.magic.cards import names
from arbitre.games.magic.cards.index import CARDS
from arbitre.games.magic.decks import DECKS, fitting
from arbitre.games.magic.decks.by_chance import POOL, deck_by_chance, led_deck_by_chance, schemes_by_chance
from arbitre.games.magic.decks.check import COMMANDER, CONSTRUCTED, DeckRules, can_lead, check, identity
from arbitre.games.magic.decks.lists import read_deck, write_deck
from arbitre.games.magic.decks.lobby import LOBBY
from arbitre.games.magic.language.definitions import Deck
from arbitre.games.magic.rules.formats import FORMATS
from arbitre.games.magic.rules.game import RULES
from arbitre.games.magic.speech.lexicon import DECKS as TITLES
from arbitre.games.magic.tally import TALLY
from arbitre.kernel.rules import BadInput
from arbitre.server.lobby import check_deck, game_info
from arbitre.words.phrase import Language

SIXTY = tuple({"plains": 30, "island": 30}.items())


def rules_of(deck: Deck, rules: DeckRules = CONSTRUCTED) -> list[tuple[str, str]]:
    return [(wrong.rule, wrong.say[0]) for wrong in check(deck, rules)]


@pytest.mark.parametrize("slug", sorted(DECKS))
def test_a_ready_deck_has_its_number_of_cards_and_nothing_wrong(slug: str) -> None:
    deck = DECKS[slug]
    rules = COMMANDER if deck.commander else CONSTRUCTED
    assert sum(number for _, number in deck.main) + len(deck.commander) == rules.least
    assert deck.slug in TITLES
    assert check(deck, msgspec.structs.replace(rules, house=False)) == []


def test_tables_of_both_formats_find_ready_decks() -> None:
    sixty, led = fitting(CONSTRUCTED), fitting(COMMANDER)
    assert len(sixty) >= 8 and len(led) >= 4
    assert len(sixty) + len(led) == len(DECKS)
    assert LOBBY.fitting({"commander": True}) == [deck.slug for deck in led]
    assert [fault.rule for fault in LOBBY.faults(sixty[0].slug, "en", {})] == []
    assert "903.3" in [fault.rule for fault in LOBBY.faults(sixty[0].slug, "en", {"commander": True})]
    assert {each.serves.en for each in LOBBY.ready()} == {"60 cards", "Commander, 100 cards"}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("slug", sorted(DECKS))
def test_a_ready_deck_can_be_pasted_as_the_lobby_writes_it(slug: str, language: Language) -> None:
    info = next(each for each in game_info("magic").decks if each.slug == slug)
    asked = {"format": "commander"} if DECKS[slug].commander else {}
    checked = check_deck("magic", getattr(info.text, language), language, asked)
    assert checked.ok and checked.faults == []
    assert read_deck(LOBBY.deck(checked.deck), slug) == DECKS[slug]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("slug", sorted(DECKS))
def test_a_deck_survives_being_written_and_read(slug: str, language: str) -> None:
    assert read_deck(write_deck(DECKS[slug], language), slug) == DECKS[slug]


def test_names_are_read_in_both_languages_and_by_one_door() -> None:
    text = (
        "4 Petite frayeur\n2x Jump Scare\n# a comment\n\nMarais\n3 vestiaire\nSideboard\n1 Forêt\nSB: 2 swamp"
    )
    deck = read_deck(text)
    assert deck.main == (("jump-scare", 6), ("swamp", 1), ("bottomless-pool-locker-room", 3))
    assert deck.sideboard == (("forest", 1), ("swamp", 2))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_part_of_a_deck_is_written_under_its_heading_and_read_again(language: str) -> None:
    whole = Deck(
        slug="deck",
        main=SIXTY,
        sideboard=(("forest", 2),),
        commander=("victor-valgavoths-seneschal",),
        schemes=("jump-scare", "unholy-heat"),
    )
    text = write_deck(whole, language)
    headings = {"en": ["Deck", "Sideboard", "Schemes"], "fr": ["Deck", "Réserve", "Machinations"]}
    lines = text.splitlines()
    assert [line for line in lines if not line[:1].isdigit() and line] == ["Commander", *headings[language]]
    assert read_deck(text) == whole


@pytest.mark.parametrize(
    "line",
    ["4 Unholy Heat (SPG) 89", "4x Unholy Heat [SPG]", "Unholy Heat (SPG) 89 *F* x4", "4 Chaleur impie"],
)
def test_a_set_code_behind_a_name_is_passed_over(line: str) -> None:
    assert read_deck(line).main == (("unholy-heat", 4),)


def test_lists_of_other_programs_are_read() -> None:
    parts = ["About\nName My deck", "Deck (60)\n60 Plains", "// Sideboard\nSideboard: 2\n2 Forest"]
    text = "\n\n".join([*parts, "COMMANDER:\n1 Niko, Light of Hope\n"])
    deck = read_deck(text)
    assert deck.main == (("plains", 60),)
    assert deck.sideboard == (("forest", 2),)
    assert deck.commander == ("niko-light-of-hope",)
    checked = check_deck("magic", text, "en", {})
    assert [(fault.rule, fault.line) for fault in checked.faults] == [("903.3", 12)]


def test_a_card_of_the_set_that_is_not_here_yet_is_told_from_one_that_does_not_exist(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(names, "COMING", frozenset({"the swarm of next year"}))
    with pytest.raises(BadInput) as told:
        read_deck("2 The Swarm of Next Year (NXT) 1\n2 The Swarm of No Year")
    assert str(told.value).splitlines() == [
        "Line 1: 'The Swarm of Next Year (NXT) 1' is a card of the set that is not here yet.",
        "Line 2: there is no card 'The Swarm of No Year'.",
    ]
    words: dict[Language, str] = {"en": "not here yet", "fr": "pas encore là"}
    for language, said in words.items():
        [coming, unknown] = check_deck(
            "magic", "The Swarm of Next Year\nThe Swarm of No Year", language, {}
        ).faults
        assert said in coming.text and said not in unknown.text


def test_no_card_that_is_here_is_called_missing() -> None:
    assert not names.COMING & names.BY_NAME.keys()


def test_every_bad_line_is_told_with_its_number() -> None:
    with pytest.raises(BadInput) as told:
        read_deck("4 Plains\n4 Jump Scar\n0 Island\n2 Nothing of the Sort At All")
    assert str(told.value).splitlines() == [
        "Line 2: there is no card 'Jump Scar'. Is it 'Jump Scare'?",
        "Line 3: 0 is no number of copies; it is between 1 and 250.",
        "Line 4: there is no card 'Nothing of the Sort At All'.",
    ]


def test_an_empty_list_is_refused() -> None:
    with pytest.raises(BadInput, match="empty"):
        read_deck("# nothing\n")


def test_a_small_deck_and_a_fifth_copy_are_refused_but_not_basic_lands() -> None:
    deck = Deck(slug="x", main=(("plains", 40), ("jump-scare", 5)))
    assert rules_of(deck) == [("100.2a", "deck_too_small"), ("100.2a", "too_many_copies")]
    assert rules_of(Deck(slug="x", main=SIXTY)) == []


def test_copies_in_the_sideboard_count() -> None:
    deck = Deck(slug="x", main=(*SIXTY, ("jump-scare", 4)), sideboard=(("jump-scare", 1),))
    assert rules_of(deck) == [("100.2a", "too_many_copies")]


def test_a_sideboard_has_at_most_fifteen_cards() -> None:
    deck = Deck(slug="x", main=SIXTY, sideboard=(("forest", 16),))
    assert rules_of(deck) == [("100.4a", "sideboard_too_large")]


def test_tokens_house_cards_and_unknown_cards_are_refused() -> None:
    assert rules_of(Deck(slug="x", main=(*SIXTY, ("toy-token", 1)))) == [("100.2a", "not_a_card")]
    assert rules_of(Deck(slug="x", main=(("no-such-card", 60),))) == [("100.2a", "unknown_card")]
    house = Deck(slug="x", main=(*SIXTY, ("garden-bear", 1)))
    assert rules_of(house) == []
    assert rules_of(house, DeckRules(house=False)) == [("100.2a", "house_card")]


def test_commander_asks_for_a_leader_one_copy_and_its_colours() -> None:
    lands = (("plains", 50), ("swamp", 49))
    leader = ("victor-valgavoths-seneschal",)
    assert rules_of(Deck(slug="x", main=lands, commander=leader), COMMANDER) == []
    assert rules_of(Deck(slug="x", main=lands), COMMANDER) == [
        ("903.5a", "deck_too_small"),
        ("903.3", "no_commander"),
    ]
    red = Deck(slug="x", main=(("plains", 97), ("unholy-heat", 2)), commander=leader)
    assert rules_of(red, COMMANDER) == [("903.5b", "too_many_copies"), ("903.5c", "outside_colours")]
    rat = Deck(slug="x", main=(("swamp", 99),), commander=("innocuous-rat",))
    assert rules_of(rat, COMMANDER) == [("903.3", "not_a_commander")]
    assert rules_of(Deck(slug="x", main=SIXTY, commander=leader)) == [("903.3", "no_commander_here")]


@pytest.mark.parametrize(
    ("slug", "colours"),
    [
        ("kaito-bane-of-nightmares", "UB"),
        ("smoky-lounge-misty-salon", "UR"),
        ("noxious-revival", "G"),
        ("resurrected-cultist", "B"),
        ("lakeside-shack", "UG"),
        ("rite-of-the-moth", "WB"),
        ("forest", "G"),
        ("found-footage", ""),
    ],
)
def test_colour_identity_counts_every_symbol_on_the_card(slug: str, colours: str) -> None:
    from arbitre.games.magic.decks.check import card_of

    assert identity(card_of(slug)) == colours


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        ("4 Forest", "100.2a: deck_too_small 4 60"),
        ("5 Jump Scare\n55 Forest", "too_many_copies jump-scare 5 4"),
    ],
)
def test_a_game_does_not_begin_with_a_deck_that_may_not_be_played(written: str, fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        RULES.start(2, {"decks": ["house-of-rooms", written]}, 1)
    RULES.start(2, {"decks": ["house-of-rooms", written], "deck_size": 4, "copies": 5}, 1)


def test_decks_by_chance_are_legal_and_bring_every_card_in_its_turn() -> None:
    luck = Luck(1)
    seen: dict[str, int] = {}
    for _ in range(60):
        deck = read_deck(deck_by_chance(luck.below, seen))
        assert not check(deck)
        assert sum(number for _, number in deck.main) == 60
        for slug, number in deck.main:
            seen[slug] = seen.get(slug, 0) + number
    assert {card.slug for card in POOL} <= seen.keys()


@pytest.mark.parametrize("name", [*FORMATS])
def test_a_table_of_every_format_is_dealt_and_varied_with_decks_that_may_be_played(name: str) -> None:
    RULES.start(4, {"format": name}, 3)
    luck = Luck(2)
    seen: dict[str, int] = {}
    for _ in range(6):
        RULES.start(4, TALLY.varied(luck.below, seen, 4, {"format": name}), 3)
    asked = LOBBY.fitting({"format": name})
    assert asked == LOBBY.fitting({"commander": True} if "commander" in FORMATS[name](4) else {})


def test_the_lobby_offers_every_format_whatever_number_of_players_it_needs() -> None:
    option = next(each for each in game_info("magic").options if each.key == "format")
    assert [value for value, _ in option.values] == list(FORMATS)
    assert option.ordinary in FORMATS


def test_a_format_of_the_lobby_starts_with_every_number_of_players_and_deck_it_lists() -> None:
    info = game_info("magic")
    assert [form.slug for form in info.formats] == list(FORMATS)
    for form in info.formats:
        assert form.usual in form.seats
        for seats in form.seats:
            decks = [form.decks[seat % len(form.decks)] for seat in range(seats)]
            RULES.start(seats, {"format": form.slug, "decks": decks}, 1)
        assert {"archenemy", "first"} & {*form.decides} == {"first" if form.alone else "archenemy"}


def test_an_evening_of_the_lobby_is_ready_to_be_played() -> None:
    for evening in game_info("magic").evenings:
        table = RULES.start(len(evening.decks), {**evening.options, "decks": evening.decks}, 1)
        assert len({player.deck for player in table.seats}) == len(evening.decks)


def test_led_decks_by_chance_are_legal_and_bring_every_card_a_legend_can_lead() -> None:
    luck = Luck(1)
    seen: dict[str, int] = {}
    leaders = set()
    for _ in range(60):
        deck = read_deck(led_deck_by_chance(luck.below, seen))
        assert not check(deck, COMMANDER)
        leaders.update(deck.commander)
        for slug in (*deck.commander, *(slug for slug, _ in deck.main)):
            seen[slug] = seen.get(slug, 0) + 1
    legends = [card for card in POOL if can_lead(card)]
    assert len(leaders) > len(legends) / 2
    led = {card.slug for card in POOL if any(set(identity(card)) <= set(identity(each)) for each in legends)}
    assert led <= seen.keys()


def test_scheme_decks_by_chance_are_legal_and_bring_all_thirty_schemes() -> None:
    luck = Luck(9, 2, 0)
    seen: dict[str, int] = {}
    for _ in range(4):
        plain = led_deck_by_chance(luck.below, {})
        deck = read_deck(plain + schemes_by_chance(luck.below, seen))
        assert not check(deck, COMMANDER)
        for slug in deck.schemes:
            seen[slug] = seen.get(slug, 0) + 1
    assert seen.keys() == {card.slug for card in CARDS if "scheme" in card.faces[0].types}
    assert len(seen) == 30
