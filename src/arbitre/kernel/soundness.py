"""What must hold in every position of any game: each piece lies in one place, and knows it."""

from __future__ import annotations

from .state import AnyState


def places(state: AnyState, noun: str) -> list[str]:
    """What is wrong with where pieces lie; `noun` is what the game calls one."""
    wrong = []
    pieces = state.pieces
    lies = [-1] * len(pieces)
    for zone in state.zones:
        number = zone.id
        for piece in zone.ids:
            if lies[piece] >= 0:
                wrong.append(f"{noun} {piece} lies in zones {lies[piece]} and {number}")
            lies[piece] = number
            if pieces[piece].zone != number:
                wrong.append(f"{noun} {piece} thinks it is in zone {pieces[piece].zone}, lies in {number}")
    nowhere = lies.count(-1)
    if nowhere:
        wrong.append(f"{nowhere} pieces are nowhere")
    return wrong
