"""Looking at a position: which pieces a phrase means, and what is so about a subject."""

from __future__ import annotations

from collections.abc import Callable

from arbitre.kernel.pieces import Event

from .vocabulary import AnyState, Fact, Stage

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
    when: list[int] = []
    for text in subject.split(" before ", 1):
        found = next((at for at, it in enumerate(events) if event(stage, text)(it)), None)
        if found is None:
            return f"'{text}' did not happen"
        when.append(found)
    return "yes" if when[0] < when[1] else "no"
