"""What the lab counts in a game of Quarriors!: turns, what each card did, and tables that differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from arbitre.games.labels import verb_and_card
from arbitre.games.specification import Tally
from arbitre.kernel.pieces import Event, Option

from .cards.index import CARDS, KIND_NUMBER, KINDS
from .decks.check import CREATURE_CARDS, SPELL_CARDS
from .rules import changes as did
from .rules.model import BASICS, Table

COUNTED: Final = frozenset(
    {
        did.CAPTURED,
        did.SUMMONED,
        did.LOCKED_DOWN,
        did.CAST,
        did.ATTACHED,
        did.SPENT_FOR,
        did.SCORED,
        did.DESTROYED,
        did.CULLED,
    }
)
USES: Final = {
    "basic": {did.SUMMONED, did.SPENT_FOR},
    "creature": {did.SUMMONED, did.LOCKED_DOWN},
    "spell": {did.CAST},
}


def cards() -> list[str]:
    """Every card of the game."""
    return [card.slug for card in CARDS]


def deeds(table: Table, events: list[Event]) -> Iterator[tuple[str, str]]:
    """What the dice of a card did: the card and the kind of event, one pair each time."""
    card_of = table.board.card_of
    for event in events:
        if event.kind in COUNTED and event.what >= 0:
            yield CARDS[card_of[event.what]].slug, event.kind


def uses(table: Table, event: Event) -> Iterator[str]:
    """The cards this event uses, asked while it happens (a shuffle deals the kinds behind numbers anew):
    a creature is summoned or locked, a spell cast, a basic die spent."""
    card_of = table.board.card_of
    if event.what >= 0 and event.kind in USES[KINDS[event.what].sort]:
        yield CARDS[card_of[event.what]].slug
    if event.kind == did.PAID:
        for die in event.group:
            kind = table.pieces[die].what
            if KINDS[kind].sort == "basic":
                yield CARDS[card_of[kind]].slug


def label(table: Table, option: Option) -> str:
    """What an option is about, for play that tries the rarest first: the verb and the card."""
    if isinstance(option, tuple) and option[:1] == ("capture",):
        return f"capture {CARDS[table.board.wilds[option[1]]].slug}"
    return verb_and_card(table, option, lambda die: did.card_of(table, die).slug)


def varied(
    below: Callable[[int], int], seen: dict[str, int], seats: int, asked: dict[str, Any]
) -> dict[str, Any]:
    """Options of a table unlike the last ones: random Wilds of one or both boxes, or the cards seen least."""
    options: dict[str, Any] = {"two_captures": below(3) == 0, "cull_scored_only": below(3) == 0}
    way = below(4)
    if way == 0:
        options["boxes"] = ["base"]
    elif way > 1:
        options["wilds"] = _seen_least(below, seen)
    return {**options, **asked}


def _seen_least(below: Callable[[int], int], seen: dict[str, int]) -> list[str]:
    """Three spells and seven creatures, each of another kind, those seen least first."""
    pool = [(seen.get(card.slug, 0), below(1 << 30), card) for card in CARDS if card.kind not in BASICS]
    wanted = {"spell": SPELL_CARDS, "creature": CREATURE_CARDS}
    kinds: set[str] = set()
    chosen = []
    for _, _, card in sorted(pool, key=lambda entry: entry[:2]):
        sort = KINDS[KIND_NUMBER[card.kind]].sort
        if card.kind not in kinds and wanted[sort]:
            wanted[sort] -= 1
            kinds.add(card.kind)
            chosen.append(card.slug)
    return chosen


TALLY: Final = Tally(cards, deeds, uses, label, varied)
