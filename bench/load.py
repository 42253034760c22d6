"""Many tables at once: rooms with a bot and two websocket clients each, who answer as people do.

    python bench/load.py [--rooms 200] [--seconds 60] [--think 2] [--game quarriors] [--bot greedy] [--kill]
    python bench/load.py --processes 4 --clients 4 --bot "" --rooms 2000 --think 60 --arrive 120 --kill

Servers are started in processes of their own on the loopback, with their store in a temporary folder, and the
people in others (--clients of them), so that what is measured is the server: the time from sending an answer
to the table that shows its effect. Afterwards every room's record is compared with the answers that were
acknowledged. With --kill the server is killed (kill -9) half-way with everybody at play and started again on
the same store: records must go on where they were, and every room must go on. With --processes several
servers share a PostgreSQL, and people come to any of them; --kill then kills one for good.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import resource
import statistics
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.crowd import Crowd
from tests.server.player import http, text
from tests.server.postgres import start_postgres
from tests.server.process import Process

WORD = "the word of the operator"
GOES_ON_SECONDS = 300
NOTICED_SECONDS = 0.3
"""After which everybody whose connection was cut knows it."""


class Told(msgspec.Struct):
    """What the people of one process have seen."""

    answers: int
    tables: int
    bytes: int
    times: list[float]
    back: list[float]
    knocks: int
    errors: list[str]
    lost: int
    torn: int
    asked_before: int
    went_on: int
    processor: float


class People:
    """The people of some rooms, in a process of their own. It does as it is told and says when it is done."""

    def __init__(self, urls: list[str], rooms: list[dict[str, Any]], think: float, arrive: float) -> None:
        self.wire, there = multiprocessing.Pipe()
        about = (there, urls, rooms, think, arrive)
        self.process = multiprocessing.get_context("spawn").Process(target=_people, args=about, daemon=True)
        self.process.start()

    def hear(self) -> Any:
        """What it says next."""
        assert self.wire.poll(GOES_ON_SECONDS + 300), "the people say nothing"
        return self.wire.recv()


def _people(
    wire: Connection, urls: list[str], rooms: list[dict[str, Any]], think: float, arrive: float
) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 20_000)), hard))
    wire.send(asyncio.run(_evening(wire, Crowd(urls, rooms, think, arrive))))


async def _evening(wire: Connection, crowd: Crowd) -> Told:
    playing: list[list[Any]] = []
    again: list[list[Any]] = []

    async def direct() -> None:
        nonlocal playing, again
        while (order := await asyncio.to_thread(wire.recv)) != "end":
            if order == "remember":
                playing = await crowd.records()
                crowd.about_to_die()
                wire.send(order)
            else:  # a server is gone, or was
                crowd.urls = [url for url in crowd.urls if url != order]
                await asyncio.sleep(NOTICED_SECONDS)
                await crowd.all_home(GOES_ON_SECONDS)
                wire.send("home")
                reading = asyncio.create_task(crowd.records())
                await crowd.until(lambda company: company.went_on, GOES_ON_SECONDS)
                wire.send(time.monotonic() - crowd.died)
                again = await reading

    await crowd.play(direct)
    after = await crowd.records()
    stages = zip(playing, again, after, strict=True) if playing else []
    used = os.times()
    return Told(
        sum(len(company.given) for company in crowd.companies),
        crowd.tables,
        crowd.bytes,
        crowd.times,
        crowd.back,
        crowd.knocks,
        crowd.errors,
        sum(len(company.lost(now)) for company, now in zip(crowd.companies, after, strict=True)),
        sum(then[: len(a)] != a or now[: len(then)] != then for a, then, now in stages),
        sum(company.asked_before for company in crowd.companies),
        sum(company.went_on for company in crowd.companies),
        used.user + used.system,
    )


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
    parser.add_argument("--clients", type=int, default=1, help="processes of people")
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


def rooms_of(servers: list[Process], args: argparse.Namespace) -> list[dict[str, Any]]:
    """The rooms, made at each server in turn."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    if args.game == "quarriors" and args.bot:
        seats.append({"kind": "bot", "bot": args.bot})
    asked = {"game": args.game, "seats": seats, "pace": args.pace}
    rooms = []
    for at in range(args.rooms):
        rooms.append(http(servers[at % len(servers)].url, "/api/rooms", asked))
        time.sleep(0.06 / len(servers))  # below the limit on new rooms
    return rooms


class Fall(msgspec.Struct):
    """How long the server was away, what processor time it took the servers that were left until everybody
    was at his table again, and after how long the last room had gone on."""

    away: float = 0.0
    spent: float = 0.0
    back: float = 0.0


def fall(servers: list[Process], people: list[People]) -> Fall:
    """Everybody remembers what was; the server is killed and started again, or one of several for good."""
    for each in people:
        each.wire.send("remember")
    for each in people:
        assert each.hear() == "remember"
    died = time.monotonic()
    before = 0.0 if len(servers) == 1 else total(servers[:-1])
    servers[-1].kill()
    if len(servers) == 1:
        servers[-1].start()
    away = time.monotonic() - died
    for each in people:
        each.wire.send(servers[-1].url if len(servers) > 1 else "")
    for each in people:
        each.hear()  # that all are home
    spent = total(servers[: len(servers) - 1 or 1]) - before
    return Fall(away, spent, max(float(each.hear()) for each in people))


def total(servers: list[Process]) -> float:
    """Seconds of processor they have used."""
    return sum(used(server.process.pid) for server in servers)


def measure(servers: list[Process], args: argparse.Namespace, log: Path) -> int:
    """Fill the rooms, let everybody play, compare and print; the code to leave with."""
    rooms, urls = rooms_of(servers, args), [server.url for server in servers]
    began = {server.process.pid: used(server.process.pid) for server in servers}
    people = [People(urls, rooms[at :: args.clients], args.think, args.arrive) for at in range(args.clients)]
    time.sleep(args.seconds / 2)
    spent = sum(used(server.process.pid) - began[server.process.pid] for server in servers)
    fell = fall(servers, people) if args.kill else Fall()
    time.sleep(args.seconds / 2)
    for each in people:
        each.wire.send("end")
    told = [each.hear() for each in people]
    for each in people:
        each.process.join(30)
    return report(servers, args, log, told, spent, fell)


def used(pid: int) -> float:
    """Seconds of processor a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(
    servers: list[Process],
    args: argparse.Namespace,
    log: Path,
    told: list[Told],
    spent: float,
    fell: Fall,
) -> int:
    """Print what it was like; the code to leave with."""
    faults = sum(b'"level":"error"' in line for line in log.read_bytes().splitlines())
    times = sorted(each for one in told for each in one.times)
    errors = [error for one in told for error in one.errors]
    if not times:
        print("no answer was given;", errors[:5])
        return 1
    answers, lost = sum(one.answers for one in told), sum(one.lost for one in told)
    torn = sum(one.torn for one in told)
    print(
        f"{args.rooms} rooms of {args.game}, {2 * args.rooms} clients in {args.clients} processes, "
        f"{args.seconds:.0f} s, bot {args.bot or 'none'}, "
        f"{len(servers)} server{'s on one PostgreSQL' if len(servers) > 1 else ''}, think {args.think:g} s"
    )
    print(
        f"answers {answers}, tables {sum(one.tables for one in told)}, "
        f"{sum(one.bytes for one in told) / 1e6:.1f} MB"
    )
    print(
        f"answer to view: median {1000 * statistics.median(times):.1f} ms, "
        f"95 % {1000 * times[int(len(times) * 0.95)]:.1f} ms, worst {1000 * times[-1]:.1f} ms"
    )
    print(f"knocked again {sum(one.knocks for one in told)} times")
    print(f"errors {len(errors)} {sorted(set(errors))}, faults in the log {faults}")
    print(f"lost answers {lost}")
    if args.kill:
        print(
            f"killed with {sum(one.asked_before for one in told)} answers given; away {fell.away:.1f} s, the "
            f"last room had a new answer after {fell.back:.1f} s; rooms that went on "
            f"{sum(one.went_on for one in told)} of {args.rooms}, records torn {torn}"
        )
        home = sorted(each for one in told for each in one.back)
        print(f"{len(home)} people lost their connection and were back at their tables after", end=" ")
        middle, most = statistics.median(home), home[int(len(home) * 0.95)]
        print(f"{middle:.1f} s (median), {most:.1f} s (95 %), {home[-1]:.1f} s (worst),", end=" ")
        print(f"for {fell.spent:.1f} s of processor in the servers; load {os.getloadavg()[0]:.1f}")
    theirs = sum(one.processor for one in told)
    print(f"processor: the servers {spent:.1f} s in the first half, people {theirs:.1f} s")
    for server in servers:
        if server.process.poll() is None:
            print("  " + figures(server.url))
    return 1 if errors or lost or torn or faults else 0


def figures(url: str) -> str:
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
        f"{http(url, '/api/health')['rooms']} rooms awake, {found['arbitre_memory_bytes'] / 1e6:.0f} MB, "
        f"{found['arbitre_open_files']:.0f} files, {writes:.0f} writes of {1000 * mean:.1f} ms, "
        f"refusals {refused}"
    )


if __name__ == "__main__":
    sys.exit(main())
