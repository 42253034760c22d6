"""Many tables at once: rooms with a bot and two websocket clients each, who answer as people do.

    python bench/load.py [--rooms 200] [--seconds 60] [--think 2] [--game quarriors] [--bot greedy]

A server is started in a process of its own on the loopback, with its store in a temporary folder. Measured is
the time from sending an answer to the table that shows its effect; afterwards every room's record is compared
with the answers that were acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

import arbitre
from arbitre.kernel.pieces import freeze

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.player import choose, http

Acknowledged = list[tuple[int, Any]]


class Measured:
    """What is counted."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.errors: list[str] = []
        self.tables = 0
        self.bytes = 0


async def person(
    url: str, room: str, token: str, args: Any, end: float, seen: Measured, given: Acknowledged
) -> None:
    """A client who answers after thinking."""
    luck = random.Random(token)
    await asyncio.sleep(luck.uniform(0, args.arrive))
    asked: dict[str, tuple[float, int, Any]] = {}
    try:
        async with connect(f"ws{url[4:]}/ws/{room}", max_size=None, open_timeout=120) as ws:
            await ws.send(json.dumps({"type": "hello", "token": token, "lang": luck.choice(["en", "fr"])}))
            waiting = ""
            taken: set[str] = set()
            while (left := end - time.monotonic()) > 0:
                try:
                    data = await asyncio.wait_for(ws.recv(), left)
                except TimeoutError:
                    break
                seen.bytes += len(data)
                message = json.loads(data)
                if message["type"] == "refused":
                    seen.errors.append(f"refused: {message['reason']}")
                elif message["type"] == "closing":
                    seen.errors.append(f"closing: {message['code']}")
                elif message["type"] == "accepted":
                    _, at, answer = asked[message["id"]]
                    given.append((at, answer))
                    taken.add(message["id"])
                elif message["type"] == "table":
                    seen.tables += 1
                    if waiting:
                        seen.times.append(time.monotonic() - asked[waiting][0])
                        waiting = ""
                    if message["ending"]:
                        break
                    question = message["question"]
                    if question is None:
                        continue
                    await asyncio.sleep(args.think * luck.uniform(0.5, 1.5))
                    if time.monotonic() >= end:
                        break
                    answer = choose(question, luck)
                    waiting = f"{len(asked)}-{token[:8]}"
                    asked[waiting] = (time.monotonic(), question["id"], answer)
                    said = {"type": "answer", "id": waiting, "decision": question["id"], "answer": answer}
                    await ws.send(json.dumps(said))
            if waiting and waiting not in taken:  # one answer is on its way: hear what became of it
                try:
                    while True:
                        message = json.loads(await asyncio.wait_for(ws.recv(), 10))
                        if message["type"] == "accepted" and message["id"] == waiting:
                            given.append((asked[waiting][1], asked[waiting][2]))
                            break
                except TimeoutError:
                    seen.errors.append("an answer was never acknowledged")
    except Exception as error:
        seen.errors.append(type(error).__name__)


async def run(url: str, rooms: list[dict[str, Any]], args: Any, seen: Measured) -> dict[str, Acknowledged]:
    """Everybody sits down and plays."""
    end = time.monotonic() + args.seconds
    acknowledged: dict[str, Acknowledged] = {made["room"]: [] for made in rooms}
    await asyncio.gather(
        *(
            person(url, made["room"], place["token"], args, end, seen, acknowledged[made["room"]])
            for made in rooms
            for place in made["places"]
        )
    )
    return acknowledged


def lost(url: str, made: dict[str, Any], given: Acknowledged) -> int:
    """Acknowledged answers that the record of the room does not hold, in their order."""
    path = f"{url}/api/rooms/{made['room']}/record?token={made['places'][0]['token']}"
    with urllib.request.urlopen(path, timeout=60) as reply:
        _, answers = arbitre.replay(reply.read())
    left = iter(answers)
    return sum(
        not any(answer == freeze(wanted) for answer in left)
        for _, wanted in sorted(given, key=lambda g: g[0])
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
    args = parser.parse_args()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        order = [sys.executable, "-m", "arbitre", "serve", "--port", str(port), "--store"]
        with log.open("wb") as out:
            server = subprocess.Popen([*order, f"sqlite:///{folder}/rooms.sqlite"], stdout=out, stderr=out)
        try:
            for _ in range(600):
                try:
                    http(url, "/api/health")
                    break
                except OSError:
                    time.sleep(0.1)
            seats = [{"kind": "me"}, {"kind": "me"}]
            if args.game == "quarriors":
                seats.append({"kind": "bot", "bot": args.bot})
            asked = {"game": args.game, "seats": seats, "pace": args.pace}
            rooms = []
            for _ in range(args.rooms):
                rooms.append(http(url, "/api/rooms", asked))
                time.sleep(0.06)
            seen = Measured()
            began = os.times()
            acknowledged = asyncio.run(run(url, rooms, args, seen))
            spent = os.times()
            missing = sum(lost(url, made, acknowledged[made["room"]]) for made in rooms)
            health = http(url, "/api/health")
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)
        faults = sum(b'"level":"error"' in line for line in log.read_bytes().splitlines())
    times = sorted(seen.times)
    if not times:
        print("no answer was given;", seen.errors[:5])
        return 1
    answers = sum(len(given) for given in acknowledged.values())
    print(
        f"{args.rooms} rooms of {args.game}, {2 * args.rooms} clients, {args.seconds:.0f} s, bot {args.bot}"
    )
    print(
        f"answers {answers} ({answers / args.seconds:.0f}/s), tables {seen.tables}, {seen.bytes / 1e6:.1f} MB"
    )
    print(
        f"answer to view: median {1000 * statistics.median(times):.1f} ms, "
        f"95 % {1000 * times[int(len(times) * 0.95)]:.1f} ms, worst {1000 * times[-1]:.1f} ms"
    )
    print(f"errors {len(seen.errors)} {sorted(set(seen.errors))}, faults in the log {faults}")
    print(f"lost answers {missing}")
    client = spent.user + spent.system - began.user - began.system
    print(f"the clients themselves used {client:.1f} s of processor; rooms open {health['rooms']}")
    return 1 if seen.errors or missing or faults else 0


if __name__ == "__main__":
    sys.exit(main())
