"""Looking at a position: which pieces a phrase means, and what is so about a subject."""

from __future__ import annotations

from collections.abc import Callable

from arbitre.kernel.pieces import Event
from arbitre.kernel.state import AnyState

from .vocabulary import Absent, Fact, Stage

EventTest = Callable[[Stage, str], Callable[[Event], bool]]
"""How a game reads which event a phrase means."""


def meant(state: AnyState, fits: Callable[[int], bool], nth: int | None) -> Callable[[int], bool]:
    """The test for the pieces that fit; with `nth` ("second"), for that one among those of each zone."""

    def test(piece: int) -> bool:
        if not fits(piece):
            return False
        if nth is None:
            return True
        alike = [other for other in state.ids(state.pieces[piece].zone) if fits(other)]
        return len(alike) > nth and alike[nth] == piece

    return test


def the_one(
    about: str, found: list[int], twins: Callable[[int, int], bool], say: Callable[[int], str]
) -> int:
    """The piece that a phrase means, of those found for it. Raises `Absent` if there is none, or if there are
    several that are not the same to everybody."""
    if not found:
        raise Absent(f"'{about}' is not on the table.")
    if any(not twins(found[0], other) for other in found[1:]):
        raise Absent(f"'{about}' can be {', '.join(map(say, found))}: say which.")
    return found[0]


def yes(value: object) -> str:
    """Whether something is so, in a word."""
    return "yes" if value else "no"


def sees(stage: Stage, seat: int, piece: int) -> bool:
    """Whether the view a seat gets names the card: what is asked of is what is sent."""
    view = stage.game.view(seat)
    return any(shown["id"] == piece and "card" in shown for zone in view.zones for shown in zone.pieces)


def look_up(
    stage: Stage,
    subject: str,
    shared: Callable[[Stage, str], Fact | None],
    player: Callable[[Stage, int, str], Fact | None],
    *things: Callable[[Stage, str], Fact | None],
) -> Fact | None:
    """What is so about a subject: of the whole table, else of the player it begins with, else of a thing;
    None if it is no subject."""
    found = shared(stage, subject)
    seat, rest = stage.led_by(subject)
    if found is None and seat is not None:
        found = player(stage, seat, rest)
    for thing in things:
        if found is None:
            found = thing(stage, subject)
    return found


def happened_before(stage: Stage, subject: str, event: EventTest) -> Fact:
    """Of "ONE before OTHER": whether the first time of the one was before the first time of the other."""
    events = stage.state.events_since(0)
    texts = subject.split(" before ", 1)
    when: list[int] = []
    for text, fits in zip(texts, [event(stage, text) for text in texts]):
        found = next((at for at, it in enumerate(events) if fits(it)), None)
        if found is None:
            raise Absent(f"'{text}' did not happen.")
        when.append(found)
    return yes(when[0] < when[1])
