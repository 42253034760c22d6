"""How often somebody who does what the hints say wins against the beginner bot.

    python bench/hints.py [--game seven_fallen] [--games 10] [--seed 1] [--by teacher]

The first seat does what the adviser says wherever a room against bots would ask a person; the second is the
beginner. Seats begin by turns as the game says, decks are dealt by chance.
"""

from __future__ import annotations

import argparse
import time

import arbitre
from arbitre.bots import by_name
from arbitre.bots.glimpse import Glimpse
from arbitre.games.stops import of_itself, stops
from arbitre.server.advising import ADVISERS, USUAL


def one_game(game_name: str, seed: int, by: str) -> tuple[bool, int, int]:
    """Whether the hints won, how many were asked for, and in how many turns."""
    game = arbitre.new(game_name, seed=seed)
    bot = by_name("beginner", seed=seed, seat=1)
    asked = 0
    quiet = list(stops(game).quiet)
    while game.pending is not None:
        answer = of_itself(game, True, quiet, alone=True) if game.pending.seat == 0 else None
        if answer is None:
            glimpse = Glimpse(game)
            if game.pending.seat == 0:
                asked += 1
                answer = ADVISERS[by](glimpse, "en").answer
            else:
                answer = bot.choose(glimpse)
        game.answer(answer)
    return game.result is not None and 0 in game.result.winners, asked, game.state.board.turn


def main() -> None:
    """Play, count, tell."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", default="seven_fallen")
    asked.add_argument("--games", type=int, default=10)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--by", default=USUAL, choices=sorted(ADVISERS))
    wanted = asked.parse_args()
    won = 0
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        since = time.process_time()
        did, hints, turns = one_game(wanted.game, seed, wanted.by)
        won += did
        took = time.process_time() - since
        outcome = "won" if did else "lost"
        print(f"seed {seed}: {outcome}, {turns} turns, {hints} hints, {took:.1f} s", flush=True)
    print(f"{wanted.by} won {won} of {wanted.games} games of {wanted.game} against the beginner")


if __name__ == "__main__":
    main()
