"""What the lab counts in a game of Seven Fallen: turns, what each card did, and tables that differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from arbitre.games.labels import by_card
from arbitre.games.specification import Tally
from arbitre.kernel.pieces import Event

from .cards.index import CARDS
from .decks import CONSTRUCTED, READY, STARTERS
from .rules import changes as did
from .rules.model import Table

COUNTED: Final = frozenset(
    {
        did.ENTERED,
        did.DESTROYED,
        did.BANISHED,
        did.MIRACLE,
        did.DAMAGED,
        did.DECLARED,
        did.UNVEILED,
        did.DISCARDED,
    }
)
USES: Final = frozenset({did.ENTERED, did.MIRACLE, did.PLACED, did.EXPOSED})


def cards() -> list[str]:
    """Every card of the ready-made decks."""
    found: dict[str, None] = {}
    for deck in READY:
        found.update(dict.fromkeys((deck.divinity, deck.temple, deck.archangel)))
        found.update(dict.fromkeys(slug for slug, _ in (*deck.register, *deck.book)))
    return list(found)


def first(table: Table) -> int:
    """The seat that began: the Divine Will says who chooses, not who is first (F-021)."""
    return next(event.seat for event in table.events_since(0) if event.kind == did.BEGIN_TURN)


def deeds(table: Table, events: list[Event]) -> Iterator[tuple[str, str]]:
    """What a card did or suffered: the card and the kind of event, one pair each time."""
    for event in events:
        if event.kind in COUNTED and event.what >= 0:
            yield CARDS[event.what].slug, event.kind


def uses(table: Table, event: Event) -> Iterator[str]:
    """The cards this event uses: a page comes into play or is worked; the cards of Eden each turn."""
    if event.kind == did.BEGIN_TURN:
        for seat in table.seats:
            for piece in (seat.divinity, seat.temple):
                if piece >= 0:
                    yield CARDS[table.pieces[piece].what].slug
    elif event.kind in USES and event.what >= 0:
        yield CARDS[event.what].slug


def varied(
    below: Callable[[int], int], seen: dict[str, int], seats: int, asked: dict[str, Any]
) -> dict[str, Any]:
    """Options of a table unlike the last ones: two ready-made decks of one format."""
    formats = {"starter": STARTERS, "constructed": CONSTRUCTED}
    name = list(formats)[below(2)]
    name = str(asked.get("format", name))
    decks = formats[name]
    first = below(len(decks))
    second = below(len(decks))
    return {"decks": [decks[first].slug, decks[second].slug], **asked, "format": name}


PLAYED: Final = frozenset({did.ENTERED, did.MIRACLE, did.PLACED})
TALLY: Final = Tally(cards, deeds, uses, by_card(CARDS), varied, first=first, played=PLAYED)
