"""Many tables at once: rooms with a bot and two websocket clients each, who answer as people do.

    python bench/load.py [--rooms 200] [--seconds 60] [--think 2] [--game quarriors] [--bot greedy] [--kill]
    python bench/load.py --processes 4 --bot "" --rooms 2000 --think 20 --arrive 60 --kill

A server is started in a process of its own on the loopback, with its store in a temporary folder. Measured is
the time from sending an answer to the table that shows its effect; afterwards every room's record is compared
with the answers that were acknowledged. With --kill the server is killed (kill -9) half-way with everybody at
play and started again on the same store: records must go on where they were, and every room must go on.
With --processes several servers share a PostgreSQL, and people come to any of them; --kill then kills one for
good.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.crowd import Crowd
from tests.server.player import http, text
from tests.server.postgres import start_postgres
from tests.server.process import Process

WORD = "the word of the operator"


class Night:
    """The killing and what was seen of it."""

    def __init__(self, servers: list[Process], crowd: Crowd) -> None:
        self.servers = servers
        self.crowd = crowd
        self.playing: list[list[Any]] = []
        self.again: list[list[Any]] = []
        self.away = 0.0
        self.back = 0.0

    async def fall(self) -> None:
        """Read every record, kill the server and start it again (or one of several), read them once more."""
        self.playing = await self.crowd.records()
        self.crowd.about_to_die()
        died = time.monotonic()
        if len(self.servers) == 1:
            await asyncio.to_thread(self.servers[0].kill)
            await asyncio.to_thread(self.servers[0].start)
        else:
            self.crowd.urls.remove(self.servers[-1].url)
            await asyncio.to_thread(self.servers[-1].kill)
        self.away = time.monotonic() - died
        reading = asyncio.create_task(self.crowd.records())
        await self.crowd.until(lambda company: company.went_on, 240)
        self.back = time.monotonic() - died
        self.again = await reading

    def torn(self, after: list[list[Any]]) -> int:
        """Rooms whose record did not simply go on."""
        stages = zip(self.playing, self.again, after, strict=True)
        return sum(then[: len(a)] != a or now[: len(then)] != then for a, then, now in stages)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=2.0)
    parser.add_argument("--game", default="quarriors")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--arrive", type=float, default=10.0, help="seconds over which people come in")
    parser.add_argument("--pace", type=int, default=500)
    parser.add_argument("--processes", type=int, default=1, help="servers that share a PostgreSQL")
    parser.add_argument("--kill", action="store_true", help="kill the server half-way and start it again")
    args = parser.parse_args()
    os.environ["ARBITRE_OPERATOR"] = WORD
    with contextlib.ExitStack() as after:
        log = Path(after.enter_context(tempfile.TemporaryDirectory()), "log")
        if args.processes == 1:
            servers = [Process(f"sqlite:///{log.parent}/rooms.sqlite", log)]
        else:
            store = after.enter_context(start_postgres())
            servers = [Process(store, log, shared=True) for _ in range(args.processes)]
        for server in servers:
            after.callback(lambda it: it.end() if it.process.poll() is None else None, server)
        return measure(servers, args, log)


def measure(servers: list[Process], args: argparse.Namespace, log: Path) -> int:
    """Fill the rooms, let everybody play, compare and print; the code to leave with."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    if args.game == "quarriors" and args.bot:
        seats.append({"kind": "bot", "bot": args.bot})
    rooms, asked = [], {"game": args.game, "seats": seats, "pace": args.pace}
    for at in range(args.rooms):
        rooms.append(http(servers[at % len(servers)].url, "/api/rooms", asked))
        time.sleep(0.06 / len(servers))  # below the limit on new rooms
    crowd = Crowd([server.url for server in servers], rooms, args.think, args.arrive)
    night = Night(servers, crowd)

    async def direct() -> None:
        if args.kill:
            await asyncio.sleep(args.seconds / 2)
            await night.fall()
            await asyncio.sleep(args.seconds / 2)
        else:
            await asyncio.sleep(args.seconds)

    began = os.times()
    asyncio.run(crowd.play(direct))
    spent = os.times()
    after = asyncio.run(crowd.records())
    lost = sum(len(company.lost(now)) for company, now in zip(crowd.companies, after, strict=True))
    torn = night.torn(after) if args.kill else 0
    open_rooms = [http(url, "/api/health")["rooms"] for url in crowd.urls]
    faults = sum(b'"level":"error"' in line for line in log.read_bytes().splitlines())
    times = sorted(crowd.times)
    if not times:
        print("no answer was given;", crowd.errors[:5])
        return 1
    answers = sum(len(company.given) for company in crowd.companies)
    print(
        f"{args.rooms} rooms of {args.game}, {2 * args.rooms} clients, {args.seconds:.0f} s, "
        f"bot {args.bot or 'none'}, "
        f"{len(servers)} process{'es on one PostgreSQL' if len(servers) > 1 else ''}, "
        f"think {args.think:g} s"
    )
    print(
        f"answers {answers} ({answers / args.seconds:.0f}/s), tables {crowd.tables}, "
        f"{crowd.bytes / 1e6:.1f} MB"
    )
    print(
        f"answer to view: median {1000 * statistics.median(times):.1f} ms, "
        f"95 % {1000 * times[int(len(times) * 0.95)]:.1f} ms, worst {1000 * times[-1]:.1f} ms"
    )
    print(f"knocked again {crowd.knocks} times")
    print(f"errors {len(crowd.errors)} {sorted(set(crowd.errors))}, faults in the log {faults}")
    print(f"lost answers {lost}")
    if args.kill:
        before = sum(company.asked_before for company in crowd.companies)
        on = sum(company.went_on for company in crowd.companies)
        print(
            f"killed with {before} answers given; away {night.away:.1f} s, the last room went on after "
            f"{night.back:.1f} s; rooms that went on {on} of {args.rooms}, records torn {torn}"
        )
        back = sorted(crowd.back)
        print(f"{len(back)} people lost their connection and were back at their tables after", end=" ")
        print(f"{statistics.median(back):.1f} s (median), {back[-1]:.1f} s (worst)")
    client = spent.user + spent.system - began.user - began.system
    print(f"the clients themselves used {client:.1f} s of processor; rooms open {open_rooms}")
    for url in crowd.urls:
        print("  " + report(url))
    return 1 if crowd.errors or lost or torn or faults else 0


def report(url: str) -> str:
    """What a server says of itself: memory, files, the database."""
    found: dict[str, float] = {}
    for line in text(url, "/metrics", token=WORD).decode().splitlines():
        if not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            found[name] = float(value)
    writes = found.get('arbitre_store_seconds_count{kind="write"}', 0)
    mean = found.get('arbitre_store_seconds_sum{kind="write"}', 0) / max(1, writes)
    refused = {name: n for name, n in found.items() if name.startswith("arbitre_refusals")}
    return (
        f"{found['arbitre_memory_bytes'] / 1e6:.0f} MB, {found['arbitre_open_files']:.0f} files, "
        f"{writes:.0f} writes of {1000 * mean:.1f} ms, refusals {refused}"
    )


if __name__ == "__main__":
    sys.exit(main())
