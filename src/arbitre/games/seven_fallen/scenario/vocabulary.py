"""How a position of Seven Fallen is written in a scenario, set up, acted in and read.

`given` says what lies where, whose turn it is and what everybody has. An action is written in the small
steps in which the game asks for it: "announce Spark Drake", "ready", "Spark Drake attacks Gnawling".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.games.vocabulary import GameVocabulary
from arbitre.kernel.pieces import Event
from arbitre.kernel.scenario import Item, Position, Stage
from arbitre.kernel.scenario.happening import about_nothing, in_the_moment, pieces_of, read_event, which
from arbitre.kernel.scenario.vocabulary import Fact

from ..cards.index import CARD_NUMBER, TYPE
from ..deeds import DEEDS
from ..rules import changes as did
from ..rules.model import Table
from .areas import WORDS, area_named, area_word
from .facts import SUBJECTS, fact
from .lay import could_lie
from .phrases import parse
from .set_up import set_up


class SevenFallenWords(GameVocabulary):
    """The words of Seven Fallen in scenarios."""

    subjects = SUBJECTS
    places = tuple(area_word(which) for which in WORDS)
    deeds = DEEDS
    rest_before = did.BEGIN_TURN

    def position(self, names: list[str], options: dict[str, Any], given: Item, seed: int) -> Position:
        return set_up(names, options, given, seed)

    def rests(self, state: Table, event: Event) -> int | None:
        return 1 - event.seat if state.board.turn else None

    def look(self, stage: Stage, subject: str) -> Fact | None:
        return fact(stage, subject)

    def could_lie(self, stage: Stage, place: str, text: str) -> bool:
        seat, rest = stage.led_by(place)
        which = area_named(rest)
        return seat is None or which is None or could_lie(parse(stage.names, text), seat, which)

    def event(self, stage: Stage, text: str) -> Callable[[Event], bool]:
        told = read_event(text, did.PERFORMS, ONE_BY_ONE, BOTH_WAYS)
        seat, rest = stage.led_by(told.about)
        card = _card_of(stage, told.kind, told.about) if rest else None

        def test(event: Event) -> bool:
            if event.kind != told.kind or not told.fits(event):
                return False
            if card is not None:
                return card(event)
            return seat is None or event.seat == seat

        return test


ONE_BY_ONE: Final = (
    *("banished", "began", "cancelled", "closed", "countered", "destroyed", "discarded"),
    *("drawn", "ended", "exposed", "feather", "frozen", "hidden", "linked", "looked"),
    *("miracle", "mortal", "moved", "out_of_secret", "passed", "placed", "poseidor"),
    *("resolved", "revealed", "revoked", "shifted", "shuffled", "straightened", "tilted"),
    *("tucked", "turn"),
)
"""Events without a number: of several things there are several."""
BOTH_WAYS: Final = ("energy", "marked")
"""Events whose number is below 0 where something is taken away."""
OF_PLAYERS: Final = (
    *("attack", "turn", "phase", "stage", "opened", "closed", "passed"),
    *("shuffled", "poured", "began", "ended"),
)
"""Events that are about no card."""


def _card_of(stage: Stage, kind: str, text: str) -> Callable[[Event], bool]:
    """The test for events about the card a text names."""
    if kind in OF_PLAYERS:
        raise about_nothing(kind, text)
    phrase = parse(stage.names, text)
    if phrase.in_the_moment:
        raise in_the_moment(text, "its card by name, whose it is and 'second'")
    table: Table = stage.state

    def of_kind(what: int) -> bool:
        return TYPE[what] == phrase.role if phrase.role >= 0 else CARD_NUMBER[phrase.slug] == what

    def fits(card: int) -> bool:
        return phrase.whose in (None, table.pieces[card].owner)

    nth = which(stage, lambda card: of_kind(table.pieces[card].what) and fits(card), phrase.nth, text)

    def test(event: Event) -> bool:
        told = pieces_of(event).items()
        return any(was >= 0 and of_kind(was) and fits(card) and nth(card) for card, was in told)

    return test


VOCABULARY: Final = SevenFallenWords()
