"""Everybody says everything at once, sensible or not: whatever the order, nothing fails, nobody is stuck, and
the journal makes the room that was.

`ROUNDS` says how much (`make hostile`)."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from arbitre.server.logs import FAULTS
from arbitre.server.room import rebuild

from .conftest import ROOMY, Running
from .player import choose, http

SAYINGS = int(os.environ.get("ROUNDS", "800")) // 4
HASTY = msgspec.structs.replace(
    ROOMY,
    settings_at_once=10**6,
    room_games_at_once=10**6,
    refusals_before_closing=10**6,
    absent_seconds=0.3,
    visitor_rooms_at_once=10**6,
)
SAME = (
    "number", "decision", "round", "deciders", "clock", "clocks", "thought", "wish", "wishes", "score", "end",
    "sitters", "_stopped",
)  # fmt: skip


class Somebody:
    """One who says whatever comes to his mind, most of it not fitting."""

    def __init__(self, url: str, room: str, token: str, seat: int, code: str, luck: random.Random) -> None:
        self.url, self.room, self.token, self.seat, self.code = url, room, token, seat, code
        self.luck = luck
        self.question: dict[str, Any] | None = None
        self.wish: dict[str, Any] | None = None
        self.heard: list[dict[str, Any]] = []
        self.said = 0

    async def live(self) -> None:
        """Come, talk, go, and come again."""
        while self.said < SAYINGS:
            try:
                async with connect(
                    f"ws{self.url[4:]}/ws/{self.room}", max_size=None, open_timeout=30
                ) as wire:
                    await wire.send(json.dumps({"type": "hello", "token": self.token}))
                    await self._talk(wire)
            except (OSError, WebSocketException):
                await asyncio.sleep(0.02)
            if self.heard and self.heard[-1]["type"] == "closing" and self.code:
                await asyncio.to_thread(self._join)

    def _join(self) -> None:
        try:
            joined = http(self.url, f"/api/rooms/{self.room}/join", {"code": self.code, "name": "Guest"})
            self.token = joined["token"]
        except OSError:
            pass  # the seat was given away, or a game is being played

    async def _talk(self, wire: ClientConnection) -> None:
        listening = asyncio.create_task(self._listen(wire))
        try:
            while self.said < SAYINGS and not listening.done():
                self.said += 1
                await wire.send(json.dumps({"id": f"{self.seat}-{self.said}", **self._thought()}))
                await asyncio.sleep(self.luck.choice((0, 0, 0.01, 0.03)))
                if self.luck.randrange(60) == 0:
                    return
        finally:
            listening.cancel()

    async def _listen(self, wire: ClientConnection) -> None:
        async for data in wire:
            message = json.loads(data)
            self.heard.append(message)
            if message["type"] == "table":
                self.question = message["question"]
            elif message["type"] == "room":
                self.wish = message["room"]["undo"]

    def _thought(self) -> dict[str, Any]:
        luck, asked = self.luck, self.question
        decision = asked["id"] if asked else luck.randrange(50)
        if asked is not None and luck.random() < 0.6:
            return {"type": "answer", "decision": decision, "answer": choose(asked, luck)}
        if self.wish is not None and luck.random() < 0.5:
            return {"type": "consent", "ask": self.wish["ask"], "yes": luck.random() < 0.7}
        seat = luck.randrange(4)
        return luck.choice(
            [
                {"type": "undo"},
                {"type": "undo"},
                {"type": "again", "decision": decision, "times": 2},
                {"type": "skip", "decision": decision},
                {"type": "hints", "allow": luck.random() < 0.5},
                {"type": "draw"},
                {"type": "concede"} if luck.random() < 0.1 else {"type": "ping"},
                {"type": "abort"} if luck.random() < 0.2 else {"type": "ping"},
                {"type": "rematch"},
                {"type": "rematch"},
                {"type": "leave"},
                {"type": "kick", "seat": seat},
                {"type": "replace", "seat": seat, "bot": luck.choice(("random", "greedy", ""))},
                {"type": "mute", "seat": seat, "mute": luck.random() < 0.5},
                {"type": "words", "words": f"words {self.said}"},
                {"type": "stops", "pays": luck.random() < 0.5, "eases": True, "passes": []},
                {"type": "say", "phrase": "hello"},
                {"type": "whynot", "piece": luck.randrange(60)},
            ]
        )


@pytest.mark.parametrize(("game", "clock"), [("quarriors", True), ("magic", False), ("noxilia", True)])
def test_everybody_at_once(serving: Callable[..., Running], game: str, clock: bool) -> None:
    server = serving(limits=HASTY)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    if game == "noxilia":
        seats.pop()
    asked: dict[str, Any] = {"game": game, "seats": seats, "pace": 0}
    asked |= {"clock": {"minutes": 30, "increment": 1}} if clock else {}
    made = http(server.url, "/api/rooms", asked)
    code = made["joins"][0][1]
    token = http(server.url, f"/api/rooms/{made['room']}/join", {"code": code, "name": "Bo"})["token"]
    places = [(made["places"][0]["token"], 0, ""), (token, 1, code), (token, 1, "")]
    before = len(FAULTS)
    company = [
        Somebody(server.url, made["room"], key, seat, again, random.Random(f"{game}{at}"))
        for at, (key, seat, again) in enumerate(places)
    ]

    async def evening() -> None:
        await asyncio.wait_for(asyncio.gather(*(each.live() for each in company)), 240)

    asyncio.run(evening())
    assert list(FAULTS)[before:] == []
    replies = [message for each in company for message in each.heard]
    assert not [
        message for message in replies if message["type"] == "refused" and message["reason"] == "fault"
    ]
    assert sum(message["type"] == "accepted" for message in replies) > SAYINGS / 8
    live = server.hub.rooms[made["room"]]

    async def compare() -> None:
        async with live.lock:
            found = await server.hub.store.load(made["room"])
            assert found is not None
            again, now = rebuild(made["room"], *found), live.room
            for field in SAME:
                assert getattr(again, field) == getattr(now, field), field
            assert (again.game and again.game.save()) == (now.game and now.game.save())

    server.do(compare())
