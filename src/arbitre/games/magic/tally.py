"""What the lab counts in a game of Magic: turns, what each card did, and tables that differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from arbitre.games.labels import by_card
from arbitre.games.specification import Tally
from arbitre.kernel.pieces import Event

from .cards.index import CARDS
from .decks import fitting
from .decks.by_chance import barred as barred_from_decks
from .decks.by_chance import deck_by_chance, led_deck_by_chance, schemes_by_chance
from .rules import changes as did
from .rules.formats import ARCHENEMY
from .rules.invariants import LAYERS_EVERY
from .rules.model import BATTLEFIELD, STACK, Table
from .rules.options import deck_rules, read

COUNTED: Final = frozenset(
    {
        did.CAST,
        did.ACTIVATED,
        did.PUT,
        did.ATTACKED,
        did.BLOCKED,
        did.DAMAGED,
        did.UNLOCKED,
        did.TURNED,
        did.TOKENS,
        did.SET_IN_MOTION,
    }
)


PLAYED: Final = frozenset({did.CAST, did.PLAYED_LAND})
RHYTHM: Final = {"events between computing all traits anew": LAYERS_EVERY}
"""What is too dear to be checked after every event, and how often it is."""
TURNS: Final = 75
"""So many turns for each player end a game: where nobody draws, chance need not end it."""


def cards() -> list[str]:
    """Every card that can be in a deck, basic lands left out."""
    return [card.slug for card in CARDS if not card.token and "basic" not in card.faces[0].supertypes]


def deeds(table: Table, events: list[Event]) -> Iterator[tuple[str, str]]:
    """What a card did or suffered: the card and the kind of event, one pair each time."""
    for event in events:
        if event.kind == did.MOVED and event.piece >= 0:
            word = {BATTLEFIELD: "entered", STACK: "cast"}.get(event.to, "")
            word = word or ("left" if event.frm == BATTLEFIELD else "")
            if word:
                yield CARDS[table.pieces[event.piece].what].slug, word
        elif event.kind in COUNTED:
            piece = event.piece if event.piece >= 0 else event.source
            if piece >= 0:
                yield CARDS[table.pieces[piece].what].slug, event.kind


def uses(table: Table, event: Event) -> Iterator[str]:
    """The cards this event uses: cast, put onto the battlefield, or at work with an ability."""
    if event.kind in (did.CAST, did.ACTIVATED) or (event.kind == did.MOVED and event.to == BATTLEFIELD):
        if event.piece >= 0:
            yield CARDS[table.pieces[event.piece].what].slug
    elif event.kind == did.SET_IN_MOTION:
        yield CARDS[table.pieces[event.piece].what].slug
    elif event.kind == did.PUT and event.source >= 0:
        yield CARDS[table.pieces[event.source].what].slug


def varied(
    below: Callable[[int], int], seen: dict[str, int], seats: int, asked: dict[str, Any]
) -> dict[str, Any]:
    """Options of a table unlike the last ones: ready-made decks, or decks of the cards seen least, as the
    options asked for allow; the archenemy in any seat."""
    if asked.get("format") in ARCHENEMY and "archenemy" not in asked:
        asked = {**asked, "archenemy": below(seats)}
    plain = read(seats, asked)
    rules = deck_rules(plain)
    ready = [deck.slug for deck in fitting(rules)]
    by_chance = led_deck_by_chance if rules.commander else deck_by_chance
    seen_least = below(3) > 0 or not ready
    chosen: dict[str, Any] = {"turn_limit": TURNS * seats}
    if len(plain.schemes) != 1:
        chosen["first"] = below(seats)
    if not rules.commander and "format" not in asked:
        chosen["starting_life"] = (20, 30, 40)[below(3)]
    chosen["decks"] = [
        by_chance(below, seen) if seen_least else ready[below(len(ready))] for _ in range(seats)
    ]
    for seat in plain.schemes if seen_least else ():
        chosen["decks"][seat] += schemes_by_chance(below, seen)
    return {**chosen, **asked}


def barred(seats: int, asked: dict[str, Any]) -> frozenset[str]:
    """The cards no deck may hold at a table with these options."""
    plain = read(seats, asked)
    return barred_from_decks(led=plain.commander, schemes=bool(plain.schemes))


TALLY: Final = Tally(cards, deeds, uses, by_card(CARDS), varied, rhythm=RHYTHM, played=PLAYED, barred=barred)
