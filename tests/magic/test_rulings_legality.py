"""Rulings on legality as far as they concern a deck: which cards it may have; a printing is no card."""

from __future__ import annotations

import pytest
from tests.every import every

from arbitre.games.magic.cards.index import CARDS
from arbitre.games.magic.decks.check import COMMANDER, DeckRules, can_lead, check, identity
from arbitre.games.magic.decks.lists import read_deck
from arbitre.games.magic.language.definitions import Card, Deck

BASIC = {"W": "plains", "U": "island", "B": "swamp", "R": "mountain", "G": "forest"}
STRICT = DeckRules(house=False)
REAL = [
    card
    for card in CARDS
    if not card.house and not card.token and not {"emblem", "scheme"} & set(card.faces[0].types)
]
LEADERS = [card for card in REAL if can_lead(card)]


def wrong_with(deck: Deck, rules: DeckRules) -> list[tuple[str, str]]:
    return [(wrong.rule, str(wrong.say[0])) for wrong in check(deck, rules)]


def led_by(leader: Card, card: Card) -> Deck:
    """A Commander deck of basic lands with one other card."""
    land = BASIC[identity(leader)[0]] if identity(leader) else "wastes"
    return Deck(slug="led", main=((card.slug, 1), (land, 98)), commander=(leader.slug,))


@pytest.mark.rule("legality/1")
def test_every_card_of_the_set_may_be_in_a_constructed_deck() -> None:
    """Standard, Pioneer and Modern ask the same of a deck: sixty cards, four of a name."""

    def check_one(card: Card) -> None:
        assert wrong_with(Deck(slug="x", main=(("plains", 56), (card.slug, 4))), STRICT) == []
        five = Deck(slug="x", main=(("wastes", 56), (card.slug, 5)))
        basic = "basic" in card.faces[0].supertypes
        assert wrong_with(five, STRICT) == ([] if basic else [("100.2a", "too_many_copies")])

    every(REAL, check_one, lambda card: card.slug)


@pytest.mark.rule("legality/1")
def test_cards_of_our_own_are_in_no_set() -> None:
    own = Deck(slug="x", main=(("plains", 60), ("garden-bear", 1)))
    assert wrong_with(own, STRICT) == [("100.2a", "house_card")]


@pytest.mark.rule("legality/1", "legality/2")
@pytest.mark.parametrize("leader", LEADERS, ids=lambda card: card.slug)
def test_every_card_within_its_colours_may_follow_a_commander(leader: Card) -> None:
    for card in REAL:
        if card is leader or "basic" in card.faces[0].supertypes:
            continue
        inside = set(identity(card)) <= set(identity(leader))
        expected = [] if inside else [("903.5c", "outside_colours")]
        assert wrong_with(led_by(leader, card), COMMANDER) == expected, card.slug


@pytest.mark.rule("legality/2")
def test_a_reprint_is_the_card_of_its_name_whatever_its_set() -> None:
    deck = read_deck("2 Unholy Heat (SPG) 89\n2 Unholy Heat (DSC) 200\n56 Swamp")
    assert deck.main == (("unholy-heat", 4), ("swamp", 56))
    assert wrong_with(deck, STRICT) == []
    more = read_deck("3 Unholy Heat (SPG) 89\n2 Unholy Heat (DSC) 200\n55 Swamp")
    assert wrong_with(more, STRICT) == [("100.2a", "too_many_copies")]
