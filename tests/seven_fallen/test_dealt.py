"""What the rulebook knows is on the table: each keyword, area and rule is used by a card of a starter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from arbitre import rulebook
from arbitre.games.seven_fallen import language as n
from arbitre.games.seven_fallen.cards.index import CARD_NUMBER, CARDS
from arbitre.games.seven_fallen.decks import CONSTRUCTED, STARTERS
from arbitre.games.seven_fallen.language.definitions import Deck
from arbitre.games.seven_fallen.rules.model import AREAS
from arbitre.kernel.effects import Node, walk


def cards_of(deck: Deck) -> list[Any]:
    slugs = [deck.divinity, deck.temple, deck.archangel, *(slug for slug, _ in (*deck.register, *deck.book))]
    return [CARDS[CARD_NUMBER[slug]] for slug in slugs]


DEALT: Final = [card for deck in STARTERS for card in cards_of(deck)]
BUILT: Final = [card for deck in CONSTRUCTED for card in cards_of(deck)]

BUILT_ONLY: Final = {n.Leader}
"""A book with a Leader is of single pages (F-218): no realm has the 39 others a starter would need."""

STRUCTURE: Final = frozenset(
    (
        *("objective", "golden rule", "deck", "areas", "limbo", "setup", "mulligan", "divinity", "energy"),
        *("worshipper", "archangel", "angel", "golem", "linked pair", "miracle", "turn", "aurora", "word"),
        *("night", "announce", "ambush", "reinforcement", "declare", "contemplation", "grouped attack"),
        *("not attacking", "damage", "attack phase", "feathers", "kw damage cap"),
    )
)
"""Topics every game plays through, whatever is dealt; what needs a card of its own among them is below."""

WORDS: Final = {"".join(word.__name__.lower().split()): word for word in n.KEYWORDS} | {
    "honor": n.Honour,
    "fervor": n.Fervour,
}


def parts(card: Any) -> list[Node]:
    return list(walk((card.abilities, getattr(card, "effect", ()), getattr(card, "oaths", ()))))


def has(card: Any, *kinds: type[Node]) -> bool:
    return all(any(isinstance(node, kind) for node in card.abilities) for kind in kinds)


def gives(keyword: type[Node], where: str = "rear") -> Callable[[Any], bool]:
    """Somebody gains a keyword; with `where`, one who lies there."""

    def test(card: Any) -> bool:
        given = [p for p in parts(card) if isinstance(p, n.Gain) and isinstance(p.keyword, keyword)]
        return any(where in p.who.where if isinstance(p.who, n.Cards) else where == "rear" for p in given)

    return test


def does(kind: type[Node], **wanted: str) -> Callable[[Any], bool]:
    """The card has such a node; and cards are found in this place (`among`), or go there (`to`)."""

    def test(card: Any) -> bool:
        nodes = parts(card)
        found = any(
            isinstance(node, kind) and ("to" not in wanted or getattr(node, "to", "") == wanted["to"])
            for node in nodes
        )
        places = {place for node in nodes if isinstance(node, n.Cards) for place in node.where}
        return found and wanted.get("among", "rear") in (places or {"rear"})

    return test


CALLED_FOR: Final[dict[str, Callable[[Any], bool]]] = {
    "F-016": does(n.MoveTo, to="limbo"),
    "F-032": does(n.Heal, among="divine"),
    "F-033": lambda card: getattr(card, "feathers", 0) == 3,
    "F-056": does(n.MayAttack),
    "F-074": lambda card: bool(getattr(card, "oaths", ())),
    "F-100": does(n.MoreReinforcements),
    "F-131": lambda card: getattr(card, "feathers", 0) == 2,
    "F-151": does(n.CannotPlay),
    "F-152": lambda card: card.slug == "ragwell",
    "F-169": lambda card: card.type == "archangel" and has(card, n.LastBreath),
    "F-174": does(n.Reveal, among="hand"),
    "F-178": gives(n.Aegis),
    "F-190": does(n.PutInSecret, among="hand"),
    "F-200": does(n.PutInSecret, among="rear"),
    "F-201": does(n.Reveal, among="secret"),
    "F-203": gives(n.Guardian),
    "F-213": lambda card: has(card, n.DivineIntervention, n.DivineNight),
    "F-231": gives(n.Pacifist),
    "F-237": does(n.PhoenixChange),
    "F-249": lambda card: card.type == "golem" and card.tempest is None,
    "F-253": gives(n.Tornado, "hand"),
    "F-260": does(n.MoveTo, to="purgatory", among="pandemonium"),
}
"""The rules that only show where a card calls for them."""


def test_every_card_is_dealt() -> None:
    """So whatever a scenario shows with cards of the set, somebody is given to play."""
    assert {card.slug for card in CARDS} == {card.slug for card in (*DEALT, *BUILT)}


@pytest.mark.parametrize("keyword", n.KEYWORDS, ids=lambda keyword: keyword.__name__)
def test_every_keyword_is_dealt(keyword: type[Node]) -> None:
    assert any(has(card, keyword) for card in (BUILT if keyword in BUILT_ONLY else DEALT))


@pytest.mark.parametrize("place", AREAS)
def test_every_area_is_spoken_of_by_a_card_that_is_dealt(place: str) -> None:
    spoken = set()
    for node in (node for card in DEALT for node in parts(card)):
        spoken |= set(getattr(node, "where", ())) | {getattr(node, "to", ""), getattr(node, "pile", "")}
    assert place in spoken


@pytest.mark.parametrize("rule", CALLED_FOR)
def test_what_a_card_must_call_for_is_called_for(rule: str) -> None:
    assert any(CALLED_FOR[rule](card) for card in DEALT), rulebook.index("seven_fallen")[rule].said("en")


def test_every_rule_of_the_book_is_played_or_called_for() -> None:
    """Each rule is of the structure of every game, or about a keyword that is dealt."""
    known = rulebook.index("seven_fallen")
    topics = {rule.topic for name, rule in known.items() if name.startswith("F-")}
    words = {topic for topic in topics - STRUCTURE if topic.startswith("kw ")}
    assert topics - STRUCTURE - words == set()
    assert {WORDS["".join(topic[3:].lower().split())] for topic in words} == set(n.KEYWORDS)
    assert CALLED_FOR.keys() <= known.keys()


def test_the_doppelganger_is_dealt_with_what_reveals_it() -> None:
    """F-174."""
    decks = [cards_of(deck) for deck in STARTERS]
    assert any(
        any(has(card, n.Doppelganger) for card in deck) and any(does(n.Reveal, among="hand")(c) for c in deck)
        for deck in decks
    )


def test_a_swarm_is_dealt_beside_its_temple() -> None:
    """F-182."""
    swarms = [deck for deck in STARTERS if any(number > 3 for _, number in deck.book)]
    assert swarms and all(n.STRUCTURE_EXTROS in CARDS[CARD_NUMBER[deck.temple]].classes for deck in swarms)
