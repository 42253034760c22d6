"""How what a decision costs grows: with the permanents on a table of Magic, and with players."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from functools import partial
from time import process_time
from typing import Any

import arbitre
from arbitre.bots.luck import Luck
from arbitre.bots.sample import one
from arbitre.games import spec
from arbitre.kernel.game import Game
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario.reading import read

from .report import Plain

PERMANENTS = (20, 60, 120, 240)
PLAYERS = (2, 4, 6)
DECK = (
    "4 Plains",
    "3 Forest",
    "1 Mountain",
    "2 Hedge Boar",
    "4 Toy",
    "2 Furnace Ogre",
    "2 Old Oak",
    "2 Ivy Climber",
)
"""Of every twenty permanents; one player has one half of them, the other the other."""
EACH = 20
LIBRARY = "60 Forest"
HAND = "Forest, Garden Bear, Unholy Heat, Stove Imp"


class Grown(Plain):
    """What one decision, one fork, one view and one save take at some size, in microseconds."""

    decision_us: float
    fork_us: float
    view_us: float
    save_us: float


def cost(things: Sequence[Any], do: Callable[[Any], Any], times: int) -> float:
    """Microseconds for doing something to one of the things, on average over all of them.

    What was measured before leaves rubbish; it is cleared away first, so that nobody pays for it here.
    """
    rounds = max(1, times // len(things))
    gc.collect()
    began = process_time()
    for _ in range(rounds):
        for thing in things:
            do(thing)
    return (process_time() - began) * 1e6 / (rounds * len(things))


def with_permanents(quick: bool = False) -> dict[int, Grown]:
    """A table of Magic with so many permanents: what the first decisions of random play from there cost."""
    sizes = PERMANENTS[:2] if quick else PERMANENTS
    return {number: _measured(partial(_crowded, number), quick) for number in sizes}


def with_players(name: str, quick: bool = False, seed: int = 0) -> dict[int, Grown]:
    """Random play with so many players, where the game is for so many."""
    found = {}
    for seats in PLAYERS:
        try:
            arbitre.new(name, seed=seed, seats=seats)
        except BadInput:
            continue
        found[seats] = _measured(partial(_begun, name, seed, seats), quick)
    return found


def _measured(position: Callable[[], Game], quick: bool) -> Grown:
    """Played for a while from a position, then looked at where that came to."""
    rounds, most, times = (1, 20, 4) if quick else (3, 400, 100)
    spent = 0.0
    given = 0
    for number in range(rounds):
        game = position()
        began = process_time()
        for at in range(most):
            if game.pending is None:
                break
            game.answer(one(game.pending, Luck(number, at)))
            given += 1
        spent += process_time() - began
    seat = 0
    fork = cost([game], lambda it: it.fork(), times * 10)
    view = cost([game], lambda it: it.view(seat), times)
    save = cost([game], lambda it: it.save(), times // 4 or 1)
    return Grown(round(spent * 1e6 / given, 1), round(fork, 3), round(view, 1), round(save, 1))


def _begun(name: str, seed: int, seats: int) -> Game:
    """A game of so many, some way on."""
    game = arbitre.new(name, seed=seed, seats=seats)
    for at in range(40 * seats):
        if game.pending is not None:
            game.answer(one(game.pending, Luck(seed, at)))
    return game


def _crowded(permanents: int) -> Game:
    """A table of Magic with so many permanents, the same sorts at every size."""
    times = permanents // EACH
    half = [
        f"{int(number) * times // 2 or 1} {name}" for number, name in (line.split(" ", 1) for line in DECK)
    ]
    names = ["Alice", "Bob"]
    lines = ["title: A crowded table", "game: magic", "given:", "  turn: 5"]
    for name in names:
        lines += [f"  {name}:", f"    hand: [{HAND}]", f"    library: [{LIBRARY}]", "    battlefield:"]
        lines += [f"      - {line}" for line in half]
    scenario = read("\n".join([*lines, "when: [Alice pass]", "then: {turn: 5}"]), "growth")[0]
    state = spec("magic").scenario.position(names, {}, scenario.given, 1).state
    return Game(state.rules, state)
