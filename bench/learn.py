"""A small policy that learns to beat chance: `python bench/learn.py quarriors` (wants `arbitre[envs]`).

One hidden layer judges each action on offer by its row of `options` and by the table; it plays the Gymnasium
environment against the random bot, and what won is made likelier (REINFORCE). Numpy alone, a process a core.
"""

from __future__ import annotations

from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import perf_counter
from typing import Any

import numpy as np

import arbitre.envs
from arbitre.envs.writing import OPTION, PIECE
from arbitre.games import spec
from arbitre.lab.report import wilson

HIDDEN = 32
STEP = 0.02
BATCH = 24  # games a process plays with the same weights
HELD_OUT = 1 << 30  # seeds of the games nobody has trained on

Weights = dict[str, Any]


@cache
def made(game: str, against: str, seat: int) -> Any:
    """The environment."""
    return arbitre.envs.gym(game, against=(against,), seat=seat)


def features(game: str, seen: dict[str, Any]) -> Any:
    """What the policy is shown of each action: verb and card as switches, its figures, the table's."""
    arrays = spec(game).arrays
    rows = seen["options"][: int(seen["action_mask"].sum())]
    verbs = np.eye(len(arrays.verbs) + 1)[rows[:, OPTION.index("verb")]]
    cards = np.eye(len(arrays.cards) + 1)[rows[:, len(OPTION) + len(PIECE)]]
    figures = np.tanh(rows / 8.0)
    table = np.tanh(seen["observation"] / 16.0)
    return np.hstack([verbs, cards, figures, np.broadcast_to(table, (len(rows), len(table)))])


def play(game: str, against: str, weights: Weights, seed: int, best: bool) -> tuple[float, Weights]:
    """One game: what it brought, and how the weights would make its choices likelier."""
    env = made(game, against, seed % 2)
    chance = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    gradient = {name: np.zeros_like(array) for name, array in weights.items()}
    while True:
        shown = features(game, seen)
        hidden = np.tanh(shown @ weights["in"] + weights["bias"])
        scores = hidden @ weights["out"]
        likely = np.exp(scores - scores.max())
        likely /= likely.sum()
        chosen = int(likely.argmax()) if best else int(chance.choice(len(likely), p=likely))
        if not best:
            wish = -likely
            wish[chosen] += 1
            back = np.outer(wish, weights["out"]) * (1 - hidden**2)
            gradient["out"] += wish @ hidden
            gradient["in"] += shown.T @ back
            gradient["bias"] += back.sum(0)
        seen, reward, ended, broken_off, _ = env.step(chosen)
        if ended or broken_off:
            return reward, gradient


def batch(task: tuple[str, str, Weights, list[int], float]) -> tuple[list[float], Weights]:
    """Some games with the same weights; the games are judged by how much better than usual they went."""
    game, against, weights, seeds, usual = task
    total = {name: np.zeros_like(array) for name, array in weights.items()}
    rewards = []
    for seed in seeds:
        reward, gradient = play(game, against, weights, seed, best=False)
        rewards.append(reward)
        for name, array in gradient.items():
            total[name] += (reward - usual) * array / len(seeds)
    return rewards, total


def tried(task: tuple[str, str, Weights, list[int], bool]) -> list[float]:
    """Games that are not learnt from: with the likeliest choice each time, or by chance as it learns."""
    game, against, weights, seeds, best = task
    return [play(game, against, weights, seed, best)[0] for seed in seeds]


def new(game: str) -> Weights:
    """Weights that choose by chance."""
    env = made(game, "random", 0)
    seen, _ = env.reset(seed=0)
    wide = features(game, seen).shape[1]
    chance = np.random.default_rng(0)
    return {
        "in": chance.normal(0, 0.5 / np.sqrt(wide), (wide, HIDDEN)),
        "bias": np.zeros(HIDDEN),
        "out": np.zeros(HIDDEN),
    }


class Adam:
    """Steps that fit each weight."""

    def __init__(self, weights: Weights) -> None:
        self.mean = {name: np.zeros_like(array) for name, array in weights.items()}
        self.spread = {name: np.zeros_like(array) for name, array in weights.items()}
        self.steps = 0

    def climb(self, weights: Weights, gradient: Weights) -> Weights:
        """The weights a step further up."""
        self.steps += 1
        climbed = {}
        for name, array in gradient.items():
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * array
            self.spread[name] = 0.99 * self.spread[name] + 0.01 * array**2
            mean = self.mean[name] / (1 - 0.9**self.steps)
            spread = self.spread[name] / (1 - 0.99**self.steps)
            climbed[name] = weights[name] + STEP * mean / (np.sqrt(spread) + 1e-8)
        return climbed


def told(title: str, rewards: list[float]) -> None:
    """How often it won, with the 95 % interval."""
    won = sum(reward > 0 for reward in rewards)
    low, high = wilson(won, len(rewards))
    share = 100 * won / len(rewards)
    print(
        f"{title}: {won} of {len(rewards)} won, {share:.1f} % ({100 * low:.1f} to {100 * high:.1f})",
        flush=True,
    )


def main() -> None:
    """Train, and tell how much it wins."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=arbitre.games)
    parser.add_argument("--games", type=int, default=1920)
    parser.add_argument("--tests", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--against", default="random")
    args = parser.parse_args()
    weights = new(args.game)
    adam = Adam(weights)
    usual = 0.0
    began = perf_counter()
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:

        def test(title: str, best: bool) -> None:
            seeds = range(HELD_OUT, HELD_OUT + args.tests)
            parts = [
                (args.game, args.against, weights, list(seeds[job :: args.jobs]), best)
                for job in range(args.jobs)
            ]
            told(title, [reward for part in pool.map(tried, parts) for reward in part])

        test("before", best=False)
        done = 0
        while done < args.games:
            tasks = []
            for _ in range(args.jobs):
                tasks.append((args.game, args.against, weights, list(range(done, done + BATCH)), usual))
                done += BATCH
            rewards: list[float] = []
            gradient = {name: np.zeros_like(array) for name, array in weights.items()}
            for part, its in pool.map(batch, tasks):
                rewards += part
                for name, array in its.items():
                    gradient[name] += array / args.jobs
            weights = adam.climb(weights, gradient)
            usual = 0.8 * usual + 0.2 * float(np.mean(rewards))
            if done % (BATCH * args.jobs * 5) == 0:
                print(f"{done} games, lately {usual:+.2f} a game, {perf_counter() - began:.0f} s", flush=True)
        test("after", best=True)
    spent = sum(sum(getrusage(who)[:2]) for who in (RUSAGE_SELF, RUSAGE_CHILDREN))
    print(f"{perf_counter() - began:.0f} s, {spent:.0f} s of processor time over {args.jobs} processes")


if __name__ == "__main__":
    main()
