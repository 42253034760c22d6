"""Randomness inside the state: the same state gives the same dice, and who sees them cannot tell the next.

A key of 256 bits and a counter: block after block of a keyed hash (BLAKE2b), sixteen words in each. To
find the next word from those before, one would have to undo the hash. Key and counter are all there is to
save and to fork; the words of the running block are kept at hand and made again where they are missing.

Games of records of version 1 have no key; they go on with the generator they began with, a 64-bit
congruential one of which only the upper half is used.
"""

from __future__ import annotations

from _random import Random  # the generator of `random` without its other ways to draw
from hashlib import blake2b
from struct import Struct
from typing import Any, Final

from .pieces import Dealt, Piece, Twist
from .state import State

MASK: Final = 0xFFFFFFFFFFFFFFFF
LOW: Final = 0xFFFFFFFF
WORDS: Final = 16
KEY_BYTES: Final = 32
BLOCK: Final = Struct("<16I")
GUISES: Final = 4000
"""As many pieces as something else are kept for the dreams to come."""
FACTOR: Final = 6364136223846793005
STEP: Final = 1442695040888963407


def seeded(seed: int) -> int:
    """A well-mixed number from any seed (splitmix64). No secret: who knows it knows the seed."""
    z = (seed + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def key_of(seed: int, use: bytes = b"arbitre game") -> bytes:
    """The key a seed stands for, another one for each use. No seed is too long."""
    return blake2b(b"%d" % seed, digest_size=KEY_BYTES, person=use).digest()


def below(state: State[Any, Any, Any, Any], n: int) -> int:
    """A whole number from 0 to n - 1, each as likely (n is at most 2 to the 32)."""
    if not state.key:
        return _below_of_version_1(state, n)
    while True:
        at = state.rng & 15
        if at == 0 or not state.block:
            state.block = _block(state.key, state.rng >> 4)
        state.rng += 1
        # The upper half of word times n is the number; the few words that would make some numbers likelier
        # than others, told by the lower half, are thrown away (Lemire). Multiplied by halves of the word, for
        # compiled code takes the long way with more than 31 bits.
        word = state.block[at]
        less = (word & 0xFFFF) * n
        more = (word >> 16) * n + (less >> 16)
        lower = (more & 0xFFFF) << 16 | less & 0xFFFF
        if lower >= n or lower >= (LOW + 1) % n:
            return more >> 16


def _block(key: bytes, number: int) -> tuple[int, ...]:
    return BLOCK.unpack(blake2b(number.to_bytes(8, "little"), key=key).digest())


def _below_of_version_1(state: State[Any, Any, Any, Any], n: int) -> int:
    state.rng = rng = (state.rng * FACTOR + STEP) & MASK
    return ((rng >> 32) * n) >> 32


def dice(state: State[Any, Any, Any, Any], number: int, sides: int) -> list[int]:
    """Roll dice: a side from 0 on for each. A scenario may have fixed the next results (`fixed`)."""
    rolled = list(state.fixed[:number])
    state.fixed = state.fixed[number:]
    while len(rolled) < number:
        rolled.append(below(state, sides))
    return rolled


def shuffle(state: State[Any, Any, Any, Any], items: list[int]) -> None:
    """Put a list in random order, each order as likely."""
    for i in range(len(items) - 1, 0, -1):
        j = below(state, i + 1)
        items[i], items[j] = items[j], items[i]


def dream(state: State[Any, Any, Any, Any], at: int, unseen: list[list[int]], seed: int) -> Twist:
    """Deal anew what a seat cannot see, with chance to go on with that has nothing of the game's own."""
    draw = Random(seeded(seed)).random
    pieces = state.pieces
    now: list[int] = [piece.what for piece in pieces]
    for group in unseen:
        # Sorted, so that no dream depends on the truth; a piece may be in several groups.
        whats = sorted([now[i] for i in group])
        for i in range(len(whats) - 1, 0, -1):
            j = int(draw() * (i + 1))
            whats[i], whats[j] = whats[j], whats[i]
        for k, i in enumerate(group):
            now[i] = whats[k]
    deal: list[Dealt] = []
    for group in unseen:
        for i in group:
            what, was = now[i], pieces[i]
            if was.what != what:
                deal.append(_dealt(state, was, what))
                now[i] = was.what  # done: it may be in another group as well
    return Twist(at, key_of(seed, b"arbitre dream"), tuple(deal))


def _dealt(state: State[Any, Any, Any, Any], was: Piece, what: int) -> Dealt:
    """A piece as something else. One that will never change as it is now is made so once for all dreams; as
    soon as another object lies there, it is made anew (`State.guises`)."""
    number = was.id
    guises = state.guises
    name = number << 16 | what
    dealt = guises.get(name)
    if dealt is None or dealt.was is not was:
        dreamt = was.__copy__()
        dreamt.what = what
        dealt = Dealt(number, was, dreamt)
        if state.lasts(number):
            if len(guises) >= GUISES:
                guises.clear()
            guises[name] = dealt
    return dealt


def twist(state: State[Any, Any, Any, Any], to: Twist) -> None:
    """Go over to a dream; what the game keeps of the truth is forgotten, or what is no longer true of it."""
    for dealt in to.deal:
        if not state.exchange(dealt.number, dealt.was, dealt.dreamt):
            state.own(dealt.number).what = dealt.dreamt.what
    new_chance(state, to.key)
    state.fixed = ()
    state.rules.dreamt(state, to)


def new_chance(state: State[Any, Any, Any, Any], key: bytes) -> None:
    """Go on with other chance."""
    state.key, state.rng, state.block = key, 0, ()


def by_chance(dreamt: State[Any, Any, Any, Any]) -> bool:
    """Whether chance had a part in what happened since a dream began."""
    return dreamt.rng != 0
