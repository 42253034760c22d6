"""What a search gains over greedy, an answer at a time: cheaper to know than by games, and steadier.

    python bench/dreams.py seven_fallen [--games 8] [--every 21] [--budgets 8,24,60,120] [--judges 20]

Greedy plays against itself; at one question in so many where there is something to search, a search of each
budget chooses. What was chosen and what greedy takes are then followed in dreams no search has dreamt, so
many turns ahead (as many as the search looks, unless `--ahead` says otherwise): the mean difference is what
the search gains in chances of winning there, in thousandths, with its standard error. Beside it: how many
iterations it took before it was sure, the time they took, and how often it chose otherwise.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[1]))
import arbitre
from arbitre.bots import Glimpse, GreedyBot, SearchBot
from arbitre.bots.advice import advice
from arbitre.bots.deadline import Deadline
from arbitre.bots.luck import Luck
from arbitre.bots.search import Search
from arbitre.kernel.game import Game

SEATS = 2
MOST = 600  # answers of a game that are looked at: some games never end
OTHERS = 1  # makes the luck of those who judge another than that of the search


def questions(game: str, seed: int, every: int) -> Iterator[Game]:
    """The positions of a game of greedy against itself in which there is something to search."""
    known, played = advice(game), arbitre.new(game, seed, SEATS, brisk=True)
    players = [GreedyBot(seed, seat) for seat in range(SEATS)]
    passed = seed % every
    for _ in range(MOST):
        asked = played.pending
        if asked is None:
            return
        if not known.trifle(asked) and len(known.answers(asked, Luck(seed), SEATS)) > 1:
            passed += 1
            if passed % every == 0:
                yield played
        played.answer(players[asked.seat].choose(Glimpse(played)))


class Budget:
    """What was found out about searches of so many iterations."""

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations
        self.gains: list[float] = []
        self.done = 0
        self.seconds = 0.0
        self.otherwise = 0

    def told(self) -> str:
        """A line of the table."""
        number = len(self.gains)
        mean = sum(self.gains) / number
        error = sqrt(sum((gain - mean) ** 2 for gain in self.gains) / number / max(1, number - 1))
        return (
            f"{self.iterations:10} {self.done / number:6.1f} {1000 * self.seconds / number:8.1f}"
            f" {100 * self.otherwise / number:9.0f} % {1000 * mean:8.1f} +- {1000 * error:.1f}"
        )


def judge(position: Game, seed: int, budgets: list[Budget], judges: int, ahead: int) -> None:
    """Let a search of each budget choose here, and judge what it chose."""
    assert position.pending is not None
    glimpse, seat = Glimpse(position), position.pending.seat
    others = Search(glimpse, Luck(seed, seat, glimpse.answered, OTHERS), Deadline())
    places = {arm.answer: arm.place for arm in others.arms}
    greedy = others.arms[0].answer
    chosen = []
    for budget in budgets:
        began = process_time()
        search = SearchBot(seed, seat, budget.iterations).search(glimpse)
        budget.seconds += process_time() - began
        budget.done += search.done
        chosen.append(search.best().answer)
    looked_at = [answer for answer in dict.fromkeys([greedy, *chosen]) if answer in places]
    worths = dict.fromkeys(looked_at, 0.0)
    if len(looked_at) > 1:
        for number in range(judges):
            chances = list(others.follow((number, ahead), [places[answer] for answer in looked_at]))
            for answer, chance in zip(looked_at, chances, strict=True):
                worths[answer] += chance / judges
    for budget, answer in zip(budgets, chosen, strict=True):
        if answer in worths:  # of very many answers each looks at some
            budget.gains.append(worths[answer] - worths[greedy])
            budget.otherwise += answer != greedy


def main() -> None:
    """Read the command line, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=list(arbitre.games))
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seed", type=int, default=2000)
    parser.add_argument("--every", type=int, default=21)
    parser.add_argument("--budgets", default="8,24,60,120")
    parser.add_argument("--judges", type=int, default=20)
    parser.add_argument("--ahead", type=int, default=0)
    args = parser.parse_args()
    budgets = [Budget(int(each)) for each in args.budgets.split(",")]
    ahead = args.ahead or advice(args.game).ahead
    for seed in range(args.seed, args.seed + args.games):
        for position in questions(args.game, seed, args.every):
            judge(position, seed, budgets, args.judges, ahead)
    print(f"{args.game}: {len(budgets[0].gains)} positions, judged {ahead} turns ahead")
    print("iterations   done       ms  otherwise   gain (thousandths)")
    for budget in budgets:
        print(budget.told())


if __name__ == "__main__":
    main()
