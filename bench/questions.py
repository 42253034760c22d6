"""How many questions a person gets in a turn against a bot, and how many of them could only be let go by.

    python bench/questions.py [--game magic] [--games 12] [--seed 1]

Both seats are played by greedy; the first stands for a person as a room serves him against bots: what
has only one answer, and moments he has not asked for, go by without a question. A question counts as idle
where greedy lets it go by or chooses nothing although something could be done: the most that could be said
to have only one sensible answer.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter

import arbitre
from arbitre.bots import by_name
from arbitre.bots.glimpse import Glimpse
from arbitre.games.stops import of_itself, passing, stops


def one_game(game_name: str, seed: int) -> tuple[Counter[int], Counter[int], int]:
    """Questions put and questions idle by turn, and the number of turns."""
    game = arbitre.new(game_name, seed=seed)
    players = [by_name("greedy", seed=seed, seat=seat) for seat in range(2)]
    put: Counter[int] = Counter()
    idle: Counter[int] = Counter()
    while game.pending is not None:
        quiet = list(stops(game).quiet)
        answer = of_itself(game, True, quiet, alone=True) if game.pending.seat == 0 else None
        if answer is None:
            answer = players[game.pending.seat].choose(Glimpse(game))
            if game.pending.seat == 0:
                turn = game.state.board.turn
                put[turn] += 1
                idle[turn] += answer in ((), passing(game))
        game.answer(answer)
    return put, idle, game.state.board.turn


def main() -> None:
    """Play, count, tell."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", default="magic")
    asked.add_argument("--games", type=int, default=12)
    asked.add_argument("--seed", type=int, default=1)
    wanted = asked.parse_args()
    put: list[int] = []
    idle: list[int] = []
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        found, let, turns = one_game(wanted.game, seed)
        put += [found[turn] for turn in range(1, turns + 1)]
        idle += [let[turn] for turn in range(1, turns + 1)]
    for what, numbers in (("questions put", put), ("of them let go by", idle)):
        most = statistics.quantiles(numbers, n=20)[-1]
        middle, mean = statistics.median(numbers), statistics.mean(numbers)
        print(f"{what} a turn: median {middle:g}, mean {mean:.1f}, 95 % {most:g}")
    print(f"{len(put)} turns of {wanted.games} games of {wanted.game}")


if __name__ == "__main__":
    main()
