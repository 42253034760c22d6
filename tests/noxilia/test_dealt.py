"""What is dealt: each keyword, zone, mana, cost and rule of cards is on a card somebody is given to play.

Cards that lie in no list show nothing to anybody. So it is counted here over the ready-made decks, and what
the game itself deals with them: treasures, tokens, battlefields.
"""

from __future__ import annotations

from typing import Any

import pytest

from arbitre.games.noxilia import language as n
from arbitre.games.noxilia.cards import CARDS
from arbitre.games.noxilia.decks import FIRST, OTHERS, READY, Deck
from arbitre.games.noxilia.language.definitions import COLOURS, TYPES, ZONE_KINDS, Card
from arbitre.games.noxilia.language.keywords import SKILLS
from arbitre.kernel.conditions import AtLeast
from arbitre.kernel.effects import Choose, If, Node, Seq, walk
from arbitre.rulebook import index

BY_SLUG = {card.slug: card for card in CARDS}


def held(deck: Deck) -> set[str]:
    """The cards of a deck."""
    return {deck.banner, deck.monarch, *deck.zones, *deck.fates, *(slug for slug, _ in deck.cards)}


LISTED = [BY_SLUG[slug] for slug in sorted(set().union(*(held(deck) for deck in READY)))]
GIVEN = [card for card in CARDS if card.type in ("treasure", "token") or card.slug == "battlefield"]
DEALT = [*LISTED, *GIVEN]
NODES = [node for card in DEALT for node in walk((card.skills, card.does, card.costs))]


def test_every_card_is_dealt() -> None:
    assert sorted(card.slug for card in CARDS) == sorted(card.slug for card in DEALT)


def test_every_clan_has_two_decks() -> None:
    clans = [BY_SLUG[deck.banner].clan for deck in FIRST]
    assert clans == [BY_SLUG[deck.banner].clan for deck in OTHERS]
    assert len(set(clans)) == len(clans) == 4


@pytest.mark.parametrize("skill", SKILLS, ids=lambda skill: skill.__name__)
def test_a_keyword_is_printed_on_a_unit_of_a_list(skill: type[Node]) -> None:
    assert [card.slug for card in LISTED if card.is_unit and any(type(s) is skill for s in card.skills)]


@pytest.mark.parametrize("kind", ZONE_KINDS)
def test_a_kind_of_zone_is_dealt(kind: str) -> None:
    assert [card.slug for card in DEALT if card.kind == kind]


@pytest.mark.parametrize("place", ["library", "graveyard"])
def test_a_place_is_spoken_of_by_a_card(place: str) -> None:
    assert [node for node in NODES if isinstance(node, n.Cards) and node.place == place]


@pytest.mark.parametrize("place", ["hand", "queue", "command"])
def test_a_place_is_reached_by_a_card(place: str) -> None:
    assert [node for node in NODES if isinstance(node, n.Return) and node.to == place]


@pytest.mark.parametrize("moment", n.MOMENTS)
def test_a_moment_has_a_latent_spell_in_a_list(moment: str) -> None:
    assert [card.slug for card in LISTED if card.on == moment]


@pytest.mark.parametrize("name", n.RULES)
def test_what_a_card_can_change_of_the_rules_is_changed_by_one(name: str) -> None:
    assert [node for node in NODES if isinstance(node, n.Rule) and node.name == name]


SHOWN: dict[str, Any] = {
    "N-014": lambda card: any(isinstance(node, n.HurtUnits) for node in walk(card.costs)),
    "N-018": lambda card: bool(card.version_of),
    "N-025": lambda card: card.type == "event" and card.costs,
    "N-032": lambda card: card.type == "hero" and card.wounded != card.melee,
    "N-036": lambda card: _does(card, n.ChangeArmour, lambda node: node.amount < 0),
    "N-043": lambda card: card.type == "unit" and not card.clan,
    "N-049": lambda card: any(isinstance(node, n.Ground) for node in card.does),
    "N-062": lambda card: card.type == "unit" and card.costs,
    "N-068": lambda card: card.type == "treasure" and not card.false,
    "N-091": lambda card: _does(card, n.Flood),
    "N-118": lambda card: card.once,
    "N-137": lambda card: _does(card, n.TakeControl, lambda node: not node.until),
    "N-139": lambda card: card.water,
    "N-151": lambda card: any(isinstance(s, n.AttackAura) and s.x > 1 for s in card.skills),
    "N-160": lambda card: card.race == "undead" and any(isinstance(s, n.Interceptor) for s in card.skills),
    "N-168": lambda card: _does(card, n.Curse),
    "N-173": lambda card: any(isinstance(s, n.DistantReinforcements) and s.x == 0 for s in card.skills),
    "N-195": lambda card: card.on == "latent",
    "N-199": lambda card: card.mana.pure > 0,
    "N-202": lambda card: _does(card, n.AddMana),
    "N-205": lambda card: any(
        isinstance(node, n.Units) and node.cost_at_most < 99 for node in walk(card.does)
    ),
    "N-213": lambda card: _does(card, n.BuryTreasure),
}
"""Rules that need a certain card to be seen at all."""


def _does(card: Card, verb: type[Node], so: Any = lambda node: True) -> bool:
    return any(isinstance(node, verb) and so(node) for node in walk((card.does, card.skills)))


@pytest.mark.parametrize("rule", SHOWN)
def test_a_rule_that_needs_a_card_has_one(rule: str) -> None:
    assert rule in index("noxilia")
    assert [card.slug for card in DEALT if SHOWN[rule](card)]


@pytest.mark.parametrize("colour", [*COLOURS, "pure"])
def test_a_mana_is_made_and_asked_in_a_list(colour: str) -> None:
    assert [card.slug for card in LISTED if getattr(card.produces, colour)]
    assert [card.slug for card in LISTED if getattr(card.mana, colour)]


@pytest.mark.parametrize("sort", dict.fromkeys(TYPES))
def test_a_type_of_card_is_dealt(sort: str) -> None:
    assert [card.slug for card in DEALT if card.type == sort]


WORDS = [
    kind
    for kind in vars(n).values()
    if isinstance(kind, type) and issubclass(kind, Node) and kind.__module__.endswith(("verbs", "filters"))
]


@pytest.mark.parametrize(
    "word", sorted(WORDS, key=lambda kind: kind.__name__), ids=lambda kind: kind.__name__
)
def test_a_word_of_the_language_is_said_by_a_dealt_card(word: type[Node]) -> None:
    assert any(isinstance(node, word) for node in NODES)


def test_what_is_walked_is_whole() -> None:
    """The nodes inside other nodes are counted too."""
    assert {type(node) for node in NODES} >= {Seq, If, Choose, AtLeast}
