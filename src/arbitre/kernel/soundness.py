"""What must hold in every position of any game: each piece lies in one place, and knows it."""

from __future__ import annotations

from .state import AnyState


def places(state: AnyState, noun: str) -> list[str]:
    """What is wrong with where pieces lie; `noun` is what the game calls one."""
    wrong = []
    lies: dict[int, int] = {}
    pieces = state.pieces
    for zone in state.zones:
        for piece in zone.ids:
            if piece in lies:
                wrong.append(f"{noun} {piece} lies in zones {lies[piece]} and {zone.id}")
            lies[piece] = zone.id
            if pieces[piece].zone != zone.id:
                wrong.append(f"{noun} {piece} thinks it is in zone {pieces[piece].zone}, lies in {zone.id}")
    if len(lies) != len(pieces):
        wrong.append(f"{len(pieces) - len(lies)} pieces are nowhere")
    return wrong
