"""What one answer costs the server at a crowded table: four-player Commander with 200 permanents.

    python bench/answering.py [--answers 200] [--permanents 200]

A room of four people and a spectator in the server's own classes, on an SQLite store, without sockets:
measured is all that is done from a legal answer to the encoded tables for all five pairs of eyes (taking the
answer, writing it down, what follows of itself, views, words, story, JSON), in milliseconds of processor and
by the clock. The wish is under 20 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from arbitre.bots.luck import Luck
from arbitre.bots.sample import one
from arbitre.games import spec
from arbitre.kernel.game import Game
from arbitre.kernel.scenario.reading import read
from arbitre.kernel.view import SPECTATOR
from arbitre.server import secrecy
from arbitre.server.app import make_app
from arbitre.server.entries import Chair, Setup
from arbitre.server.live import Live
from arbitre.server.stream import Stream

NAMES = ("Alice", "Bob", "Carol", "Dave")
LEADERS = (
    "The Wandering Rescuer",
    "Zimone, All-Questioning",
    "Valgavoth, Harrower of Souls",
    "Winter, Cynical Opportunist",
)
EACH = (
    "4 Plains",
    "3 Forest",
    "3 Island",
    "3 Swamp",
    "3 Mountain",
    "2 Hedge Boar",
    "6 Toy",
    "4 Furnace Ogre",
    "2 Old Oak",
    "3 Ivy Climber",
    "2 Garden Bear",
    "2 Stove Imp",
    "2 Pantry Rat",
    "2 Lamp Lighter",
    "2 Iron Bust",
    "Leyline of Hope",
    "Leyline of Mutation",
    "Found Footage",
    "Dollmaker's Shop",
    "Optimistic Scavenger",
    "Chandelier Swinger",
    "Bedside Nurse",
    "Night Watchman",
)
"""Of every player; 50 permanents."""
HAND = "Forest, Garden Bear, Unholy Heat, Stove Imp, Optimistic Scavenger, Unwanted Remake"
WISH_MS = 20.0


def position(permanents: int) -> Game:
    """A table of four with commanders and so many permanents."""
    times = permanents / 200
    half = [line if line[0].isdigit() else f"1 {line}" for line in EACH]
    held = [(round(int(number) * times), name) for number, name in (line.split(" ", 1) for line in half)]
    lines = ["title: A crowded table", "game: magic", "given:", "  turn: 29"]
    for name, leader in zip(NAMES, LEADERS, strict=True):
        lines += [f"  {name}:", f"    hand: [{HAND}]", "    library: [60 Forest]"]
        lines += ["    graveyard: [6 Pantry Rat, 4 Warm Soup]", f"    command zone: ['{leader} commander']"]
        lines += ["    battlefield:", *(f"      - {number} {what}" for number, what in held if number)]
    scenario = read("\n".join([*lines, "when: [Alice pass]", "then: {turn: 29}"]), "answering")[0]
    state = spec("magic").scenario.position(list(NAMES), {"commander": True}, scenario.given, 1).state
    return Game(state.rules, state)


async def measured(game: Game, answers: int) -> tuple[list[float], list[float]]:
    """Milliseconds of processor and by the clock of each answer."""
    spent, waited = [], []
    with tempfile.TemporaryDirectory() as folder:
        hub = make_app(f"sqlite:///{folder}/rooms.sqlite", thinkers=1).state.hub
        chairs = [Chair("me", name, token=secrecy.digest(secrecy.new_token())) for name in NAMES]
        options = {"commander": True}
        setup = Setup("magic", chairs, options, start=game.save().decode(), bot_seed=1)
        made = await hub.admit(setup, [], [])
        live: Live = await hub.find(made.room)
        for seat, lang in ((0, "fr"), (1, "en"), (2, "fr"), (3, "en"), (SPECTATOR, "fr")):
            stream = Stream(seat, lang, 8)
            live.streams[stream.name] = stream
        await live.tell(fresh=True)
        gc.collect()
        gc.freeze()  # as the server does when it has warmed up
        for number in range(answers):
            played = live.room.game
            if played is None or played.pending is None:
                break
            answer = one(played.pending, Luck(7, number))
            seat, clock, began = live.room.asked, time.perf_counter(), time.process_time()
            await live.answer(seat, answer, f"a{number}")
            await live.tell()
            spent.append((time.process_time() - began) * 1000)
            waited.append((time.perf_counter() - clock) * 1000)
        await hub.close()
    return spent, waited


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--answers", type=int, default=200)
    parser.add_argument("--permanents", type=int, default=200)
    args = parser.parse_args()
    game = position(args.permanents)
    state = game.state
    print(f"{len(state.ids(0))} permanents of {len(state.pieces)} cards and tokens, five pairs of eyes")
    spent, waited = asyncio.run(measured(game, args.answers))
    for name, times in (("processor", spent), ("by the clock", waited)):
        ordered = sorted(times)
        print(
            f"{name}: median {statistics.median(ordered):.1f} ms, mean {statistics.mean(ordered):.1f},"
            f" 95 % under {ordered[int(0.95 * len(ordered))]:.1f}, most {ordered[-1]:.1f}"
            f" ({sum(each < WISH_MS for each in ordered)} of {len(ordered)} under {WISH_MS:.0f})"
        )


if __name__ == "__main__":
    main()
