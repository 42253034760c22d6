"""How a position of Noxilia is written in a scenario, set up, acted in and read.

`given` says what stands and lies where, whose turn it is and what everybody has. An action is written in the
small steps in which the game asks for it: "charge with Oath Knight", then "target Rag Ghoul".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.games.vocabulary import GameVocabulary
from arbitre.kernel.pieces import Event
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Item, Position, Stage
from arbitre.kernel.scenario.happening import about_nothing, in_the_moment, pieces_of, read_event, which
from arbitre.kernel.scenario.vocabulary import Fact

from ..cards.index import NUMBER
from ..deeds import DEEDS
from ..rules.changes import turn as did
from ..rules.model import Table
from ..rules.places import ground
from .facts import SUBJECTS, fact, zone_of
from .lay import could_lie
from .phrases import parse
from .places import SPOTS, space_meant
from .set_up import OPEN_PLACES, set_up


class NoxiliaWords(GameVocabulary):
    """The words of Noxilia in scenarios."""

    subjects = SUBJECTS
    places = (*(spot.replace("-", " ") for spot, _ in SPOTS), *OPEN_PLACES)
    deeds = DEEDS
    rest_before = did.TURN

    def position(self, names: list[str], options: dict[str, Any], given: Item, seed: int) -> Position:
        return set_up(names, options, given, seed)

    def look(self, stage: Stage, subject: str) -> Fact | None:
        return fact(stage, subject)

    def could_lie(self, stage: Stage, place: str, text: str) -> bool:
        zone = zone_of(stage, place)
        return zone is None or could_lie(stage.state, parse(stage.names, text, None, None), zone)

    def rests(self, state: Table, event: Event) -> int | None:
        return event.seat if state.board.turn else None

    def event(self, stage: Stage, text: str) -> Callable[[Event], bool]:
        told = read_event(text, did.PERFORMS, ONE_BY_ONE, BOTH_WAYS)
        table: Table = stage.state
        seat, rest = None, told.about
        space = space_meant(table, stage.names, rest, None) if rest else None
        if space is None:
            seat, rest = stage.led_by(rest)
            space = space_meant(table, stage.names, rest, None) if rest else None
        card = _card_of(stage, told.kind, told.about) if rest and space is None else None

        def test(event: Event) -> bool:
            if event.kind != told.kind or not told.fits(event):
                return False
            if card is not None:
                return card(event)
            if seat is not None and seat not in (event.seat, event.other):
                return False
            if space is not None:
                return event.to in (space, ground(table, space)) or event.piece == table.board.places[space]
            return True

        return test


ONE_BY_ONE: Final = (
    *("absorbed", "acted", "adjusted", "advanced", "aimed", "attack_over", "attacked"),
    *("began", "buried", "called_off", "captured", "cast", "concealed", "controlled"),
    *("crumbled", "cursed", "dawn", "died", "discarded", "disengaged", "dodged", "drew"),
    *("dusk", "enacted", "ended", "engaged", "entered", "equipped", "exiled", "faded"),
    *("fell", "found", "guarded", "halted", "hosted", "kept", "laid", "looked", "moved"),
    *("passed", "produced", "purified", "ready", "reset", "returned", "revealed", "shuffled"),
    *("skilled", "started", "stepped", "ticked", "tucked", "turn", "unveiled", "used"),
)
"""Events without a number: of several things there are several."""
BOTH_WAYS: Final = ("armoured", "gold")
"""Events whose number is below 0 where something is taken away."""
OF_ZONES: Final = ("captured", "flooded")
"""Events that are about a zone."""
OF_PLAYERS: Final = (
    *("fell", "attack_over", "halted", "mana", "acted", "advanced", "dawn", "dusk", "faded", "gold", "kept"),
    *("passed", "phase", "ready", "reset", "started", "turn", "shuffled", "poured", "began", "ended"),
)
"""Events that are about no card."""


def _card_of(stage: Stage, kind: str, text: str) -> Callable[[Event], bool]:
    """The test for events about the card a text names."""
    if kind in OF_PLAYERS:
        raise about_nothing(kind, text)
    table: Table = stage.state
    phrase = parse(stage.names, text, None, table)
    if kind in OF_ZONES:
        raise BadInput(f"'{kind}' is about a zone, not about '{text}': it can never match.")
    if phrase.in_the_moment:
        raise in_the_moment(text, "its card by name, whose it is (its owner's) and 'second'")
    what = NUMBER[phrase.slug]

    def fits(card: int) -> bool:
        return phrase.whose in (None, table.pieces[card].owner)

    nth = which(stage, lambda card: table.pieces[card].what == what and fits(card), phrase.nth, text)

    def test(event: Event) -> bool:
        return any(was == what and fits(card) and nth(card) for card, was in pieces_of(event).items())

    return test


VOCABULARY: Final = NoxiliaWords()
