"""A long night of tables that come and go, uploads, floods and kills, with an eye on all the server uses.

    python bench/soak.py [--minutes 30] [--rooms 40] [--kill-every 120]

Every few seconds the server is asked for its figures. Memory, files, log and database must not grow
with time: the most of the last third may be half as much again as the most of the first third, and a
little more.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import sys
import tempfile
import time
from functools import partial
from http.client import HTTPException
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.crowd import Crowd
from tests.server.player import http, text
from tests.server.process import Process
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import arbitre
from arbitre.lab.mutate import spoilt_record

LOST = (OSError, HTTPException)
"""What a request ends with where the server is killed before it, or in the midst of its answer."""
ENOUGH = 200
"""Answers before anything is divided by their number."""
WORD = "the word of the operator"
SEATS = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
GAMES = ("quarriors", "noxilia", "seven_fallen", "magic")
LITTLE = {"memory MB": 150, "files": 40, "log kB per answer": 1.0, "database kB per answer": 8.0}
"""What the last third may have more than half as much again."""


class Soak:
    """The night, and what was seen of it."""

    def __init__(self, server: Process, args: argparse.Namespace, folder: Path) -> None:
        self.server, self.args, self.folder = server, args, folder
        self.ends = time.monotonic() + 60 * args.minutes
        self.done = self.lost = self.games = self.uploads = self.floods = self.kills = 0
        self.crowds: list[Crowd] = []
        self.errors: list[str] = []
        self.samples: list[dict[str, float]] = []

    @property
    def goes_on(self) -> bool:
        """Whether it is still night."""
        return time.monotonic() < self.ends

    @property
    def answers(self) -> int:
        """How many were acknowledged so far."""
        return self.done + sum(given(crowd) for crowd in self.crowds)

    async def churn(self, number: int) -> None:
        """Some tables at a time: made, played for a while, compared with their records, left."""
        luck = random.Random(number)
        while self.goes_on:
            try:
                asked = {
                    "game": GAMES[number % 4],
                    "seats": SEATS[: 3 if number % 4 == 0 else 2],
                    "pace": 100,
                }
                rooms = [
                    await asyncio.to_thread(http, self.server.url, "/api/rooms", asked) for _ in range(5)
                ]
            except LOST:  # killed, or its hands full
                await asyncio.sleep(0.5)
                continue
            crowd = Crowd(self.server.url, rooms, think=1.0, arrive=2.0)
            self.crowds.append(crowd)
            await crowd.play(partial(asyncio.sleep, luck.uniform(15, 40)))
            records = await crowd.records()
            self.crowds.remove(crowd)
            self.done += given(crowd)
            self.games += len(rooms)
            self.lost += sum(len(c.lost(now)) for c, now in zip(crowd.companies, records, strict=True))
            self.errors += crowd.errors

    async def _made(self, asked: dict[str, Any]) -> dict[str, Any]:
        return dict(await asyncio.to_thread(http, self.server.url, "/api/rooms", asked))

    async def upload(self) -> None:
        """Records, sound and spoilt."""
        sound = arbitre.new("magic", seed=1).save()
        while self.goes_on:
            data = spoilt_record(self.uploads, 5) if self.uploads % 2 else sound
            with contextlib.suppress(*LOST):
                await asyncio.to_thread(http, self.server.url, "/api/replays", None, data)
            self.uploads += 1
            await asyncio.sleep(1.0)

    async def flood(self) -> None:
        """Now and then somebody who only wants to be heard."""
        while self.goes_on:
            with contextlib.suppress(*LOST, WebSocketException):
                async with connect(f"ws{self.server.url[4:]}/ws/nowhere2345", open_timeout=5) as ws:
                    for _ in range(300):
                        await ws.send("[" * 500)
            for _ in range(20):
                with contextlib.suppress(*LOST):
                    await asyncio.to_thread(http, self.server.url, "/api/rooms", {"game": "x", "seats": []})
                self.floods += 1
            await asyncio.sleep(5.0)

    async def kill(self) -> None:
        """As a power cut would, and up again."""
        while self.goes_on:
            await asyncio.sleep(self.args.kill_every)
            if self.goes_on:
                for crowd in self.crowds:
                    crowd.about_to_die()
                await asyncio.to_thread(self.server.kill)
                await asyncio.to_thread(self.server.start)
                self.kills += 1

    async def watch(self) -> None:
        """What the server uses."""
        while self.goes_on:
            await asyncio.sleep(5.0)
            with contextlib.suppress(*LOST):
                found = {}
                for line in (await asyncio.to_thread(self._figures)).splitlines():
                    name, _, value = line.rpartition(" ")
                    found[name] = value
                done = self.answers
                if done < ENOUGH:
                    continue
                database = sum(file.stat().st_size for file in self.folder.glob("rooms.sqlite*"))
                self.samples.append(
                    {
                        "memory MB": float(found["arbitre_memory_bytes"]) / 1e6,
                        "files": float(found["arbitre_open_files"]),
                        "log kB per answer": self.server.log.stat().st_size / 1e3 / done,
                        "database kB per answer": database / 1e3 / done,
                    }
                )

    def _figures(self) -> str:
        return text(self.server.url, "/metrics", token=WORD).decode()

    def verdict(self) -> list[str]:
        """What grew."""
        third = len(self.samples) // 3
        grown = []
        for name, little in LITTLE.items():
            first = max(sample[name] for sample in self.samples[:third] or self.samples)
            last = max(sample[name] for sample in self.samples[-third:] or self.samples)
            print(f"  {name}: first third at most {first:.1f}, last third at most {last:.1f}")
            if last > 1.5 * first + little:
                grown.append(name)
        return grown


def given(crowd: Crowd) -> int:
    """The answers acknowledged in its rooms."""
    return sum(len(company.given) for company in crowd.companies)


async def night(soak: Soak) -> None:
    """Everything at once."""
    tables = [soak.churn(number) for number in range(max(1, soak.args.rooms // 5))]
    await asyncio.gather(*tables, soak.upload(), soak.flood(), soak.kill(), soak.watch())


def main() -> int:
    """Let it be night, and say what it was like."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--rooms", type=int, default=40, help="at a time")
    parser.add_argument("--kill-every", type=float, default=120.0, help="seconds")
    args = parser.parse_args()
    os.environ["ARBITRE_OPERATOR"] = WORD
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = Process(f"sqlite:///{folder}/rooms.sqlite", folder / "log")
        try:
            soak = Soak(server, args, folder)
            asyncio.run(night(soak))
            faults = sum(b'"level":"error"' in line for line in server.log.read_bytes().splitlines())
        finally:
            server.end()
        print(
            f"{args.minutes:g} min, {soak.games} tables, {soak.answers} answers, {soak.uploads} uploads, "
            f"{soak.floods} senseless requests, {soak.kills} kills; lost answers {soak.lost}"
        )
        grown = soak.verdict()
        print(f"errors {msgspec.json.encode(sorted(set(soak.errors))).decode()}, faults in the log {faults}")
        print(f"grew: {grown}" if grown else "nothing grew")
    return 1 if soak.lost or soak.errors or grown else 0


if __name__ == "__main__":
    sys.exit(main())
