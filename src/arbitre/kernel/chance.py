"""Randomness inside the state: the same state gives the same dice, and no view shows the seed.

A 64-bit congruential generator of which only the upper, well-mixed half is used: its whole state is one
integer, so a fork copies it for free.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from .pieces import Dealt, Piece, Twist
from .state import State

MASK: Final = 0xFFFFFFFFFFFFFFFF
FACTOR: Final = 6364136223846793005
STEP: Final = 1442695040888963407


def seeded(seed: int) -> int:
    """A well-mixed generator state from any seed (splitmix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(state: State[Any, Any, Any, Any], n: int) -> int:
    """A whole number from 0 to n - 1, each as likely."""
    state.rng = rng = (state.rng * FACTOR + STEP) & MASK
    return ((rng >> 32) * n) >> 32


def dice(state: State[Any, Any, Any, Any], number: int, sides: int) -> list[int]:
    """Roll dice: a side from 0 on for each. A scenario may have fixed the next results (`fixed`)."""
    rolled = list(state.fixed[:number])
    state.fixed = state.fixed[number:]
    rng = state.rng
    while len(rolled) < number:
        rng = (rng * FACTOR + STEP) & MASK
        rolled.append(((rng >> 32) * sides) >> 32)
    state.rng = rng
    return rolled


def shuffle(state: State[Any, Any, Any, Any], items: list[int]) -> None:
    """Put a list in random order, each order as likely."""
    rng = state.rng
    for i in range(len(items) - 1, 0, -1):
        rng = (rng * FACTOR + STEP) & MASK
        j = ((rng >> 32) * (i + 1)) >> 32
        items[i], items[j] = items[j], items[i]
    state.rng = rng


def dream(state: State[Any, Any, Any, Any], at: int, seat: int, seed: int) -> Twist:
    """Deal anew what the seat cannot see, with chance to go on with."""
    mixed = seeded(seed)
    random = Random(mixed)
    pieces = state.pieces
    dealt: dict[int, int] = {}
    for group in state.rules.hidden_from(state, seat):
        # Sorted, so that no dream depends on the truth; a piece may be in several groups.
        whats = sorted([dealt.get(i, pieces[i].what) for i in group])
        random.shuffle(whats)
        dealt.update(zip(group, whats, strict=True))
    return Twist(
        at, mixed, tuple([_dealt(pieces[i], what) for i, what in dealt.items() if pieces[i].what != what])
    )


def _dealt(piece: Piece, what: int) -> Dealt:
    dreamt = piece.__copy__()
    dreamt.what = what
    return Dealt(piece.id, piece, dreamt)


def twist(state: State[Any, Any, Any, Any], to: Twist) -> None:
    """Go over to a dream."""
    for dealt in to.deal:
        if not state.exchange(dealt.number, dealt.was, dealt.dreamt):
            state.own(dealt.number).what = dealt.dreamt.what
    state.rng = to.seed
    state.fixed = ()
    state.current_stamp = -1


def by_chance(state: State[Any, Any, Any, Any], since: Twist) -> bool:
    """Whether chance had a part in what happened in a dream."""
    return state.rng != since.seed
