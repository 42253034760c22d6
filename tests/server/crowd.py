"""Many people at many tables: each a websocket that answers by chance, and comes back when the server died.

Every room keeps what was acknowledged in it and how far anybody has seen, so that records can be held
against it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Callable
from http.client import HTTPException
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import arbitre
from arbitre.kernel.pieces import freeze

from .player import choose, text

HEARD_OUT = 60.0
"""Seconds in which an answer under way is waited for at the end."""


class Company:
    """One room: what its people were told, all of them together."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.room = str(made["room"])
        self.tokens = [str(place["token"]) for place in made["places"]]
        self.given: dict[int, Any] = {}
        """The acknowledged answers by the number of their question: it counts from 1, and so do answers."""
        self.number = 0
        """The furthest position anybody has been shown."""
        self.ended = False
        self.asked_before = 0
        self.number_before = 0

    def remember(self) -> None:
        """The server is about to be killed: nothing up to here may be lost."""
        self.asked_before = max(self.given, default=0)
        self.number_before = self.number

    @property
    def went_on(self) -> bool:
        """Whether something new was acknowledged since."""
        return self.ended or max(self.given, default=0) > self.asked_before

    def record(self, url: str) -> tuple[arbitre.Game, list[Any]]:
        """The game at its beginning, and all its answers."""
        return arbitre.replay(text(url, f"/api/rooms/{self.room}/record", token=self.tokens[0]))

    def lost(self, answers: list[Any]) -> list[int]:
        """The questions whose acknowledged answer is not in its place among these."""
        return [at for at, given in self.given.items() if answers[at - 1 : at] != [freeze(given)]]


class Crowd:
    """Everybody, and what is counted."""

    def __init__(
        self, url: str | list[str], rooms: list[dict[str, Any]], think: float, arrive: float = 0.0
    ) -> None:
        """Of several servers each comes to any."""
        self.urls = [url] if isinstance(url, str) else url
        self.think = think
        self.arrive = arrive
        self.companies = [Company(made) for made in rooms]
        self.people: list[Person] = []
        self.kills = 0
        self.died = 0.0
        self.knocks = 0
        """How often somebody who came was not let in at once."""
        self.back: list[float] = []
        """After how many seconds people whose connection was lost were at their tables again."""
        self.times: list[float] = []
        self.errors: list[str] = []
        self.tables = 0
        self.bytes = 0
        self.goes_on = True

    async def play(self, direct: Callable[[], Any]) -> None:
        """Everybody plays until `direct` has returned."""
        people = [Person(self, company, token) for company in self.companies for token in company.tokens]
        self.people = people
        tasks = [asyncio.create_task(person.come()) for person in people]
        try:
            await direct()
        finally:
            # Whoever waits for an answer hears it; everybody else goes.
            self.goes_on = False
            end = time.monotonic() + HEARD_OUT
            while any(person.waiting for person in people) and time.monotonic() < end:
                await asyncio.sleep(0.05)
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception):
                    raise ended
        unheard = sum(person.waiting is not None for person in people)
        self.errors += ["an answer was never heard of"] * unheard

    async def until(self, so: Callable[[Company], bool], seconds: float) -> None:
        """Wait until this is so in every room."""
        end = time.monotonic() + seconds
        while waiting := [company.room for company in self.companies if not so(company)]:
            late = f"{len(waiting)} rooms not in {seconds:.0f} s ({waiting[0]} …); errors {self.errors[:5]}"
            assert time.monotonic() < end, late
            await asyncio.sleep(0.05)

    async def all_home(self, seconds: float) -> None:
        """Wait until everybody who has lost his connection is at his table again."""
        end = time.monotonic() + seconds
        while away := sum(person.lost and not person.company.ended for person in self.people):
            assert time.monotonic() < end, f"{away} people are not back after {seconds:.0f} s"
            await asyncio.sleep(0.02)

    def about_to_die(self) -> None:
        """From now on connections may be lost, once for everybody."""
        self.kills += 1
        self.died = time.monotonic()
        for company in self.companies:
            company.remember()

    async def records(self) -> list[list[Any]]:
        """The answers of every room, as its record has them now. Reading may be tried again: it changes
        nothing."""
        found = []
        for company in self.companies:
            until = time.monotonic() + 120
            while True:
                try:
                    record = await asyncio.to_thread(company.record, random.choice(self.urls))
                    break
                except (OSError, HTTPException):  # nobody there, or a room on its way from a server that died
                    assert time.monotonic() < until, f"no record of {company.room}"
                    await asyncio.sleep(0.1)
            found.append(record[1])
        return found


class Person:
    """One websocket. What it says it says once; after a loss it answers what it is asked then."""

    def __init__(self, crowd: Crowd, company: Company, token: str) -> None:
        self.crowd = crowd
        self.company = company
        self.token = token
        self.luck = random.Random(token)
        self.connected_after = 0
        self.tries = -1
        self.said = 0
        self.number = self.answered = 0
        self.lost = self.inside = False
        self.waiting: tuple[str, int, Any, float] | None = None

    async def come(self) -> None:
        """Sit down, and again if the server died."""
        crowd = self.crowd
        await asyncio.sleep(self.luck.uniform(0, crowd.arrive))
        while crowd.goes_on and not self.company.ended:
            try:
                address = f"ws{self.luck.choice(crowd.urls)[4:]}/ws/{self.company.room}"
                quiet: dict[str, Any] = {"max_size": None, "ping_interval": None, "open_timeout": 120}
                async with connect(address, **quiet) as ws:
                    await self._talk(ws)
            except (OSError, WebSocketException, TimeoutError) as error:
                if self.inside and self.connected_after == crowd.kills:
                    crowd.errors.append(f"lost its connection: {type(error).__name__}")
                    return
                self.waiting = None  # nobody knows whether it was heard: it answers what it is asked then
                self.lost, self.inside = self.inside or self.lost, False  # not let in yet: it knocks again
                crowd.knocks += not self.lost
                self.tries += 1  # as the client in the browser does
                await asyncio.sleep(min(4.0, 0.15 * 2 ** min(5, self.tries)) * self.luck.uniform(0.9, 1.1))

    async def _talk(self, ws: ClientConnection) -> None:
        self.waiting, self.answered = None, 0
        hello = {"type": "hello", "token": self.token, "lang": self.luck.choice(["en", "fr"])}
        await ws.send(json.dumps(hello))
        while self.crowd.goes_on or self.waiting:
            data = await ws.recv()
            self.crowd.bytes += len(data)
            if not await self._hear(ws, msgspec.json.decode(data)):
                return

    async def _hear(self, ws: ClientConnection, message: dict[str, Any]) -> bool:
        """Take a message; whether the game goes on."""
        match message["type"]:
            case "welcome":
                if self.lost:
                    self.crowd.back.append(time.monotonic() - self.crowd.died)
                self.lost, self.inside, self.tries = False, True, -1
                self.connected_after = self.crowd.kills
            case "closing" if self.connected_after != self.crowd.kills:
                pass  # its room is still on its way from a server that died
            case "refused" | "closing":
                self.crowd.errors.append(f"{message['type']}: {message.get('reason') or message.get('code')}")
                self.waiting = None
            case "accepted" if self.waiting and message["id"] == self.waiting[0]:
                if self.waiting[1] in self.company.given:
                    self.crowd.errors.append("asked again what was answered")
                self.company.given[self.waiting[1]] = self.waiting[2]
            case "table":
                return await self._see(ws, message)
        return True

    async def _see(self, ws: ClientConnection, table: dict[str, Any]) -> bool:
        crowd, company = self.crowd, self.company
        crowd.tables += 1
        if self.waiting:
            crowd.times.append(time.monotonic() - self.waiting[3])
            self.waiting = None
        number = table["view"]["number"]
        if number < max(self.number, company.number_before):
            crowd.errors.append("the table went back")
        self.number = number
        company.number = max(company.number, number)
        if table["ending"]:
            company.ended = True
            return False
        question = table["question"]
        if question is not None and question["id"] == self.answered:
            return True  # the table once more, with the story it came without
        if question is not None and crowd.goes_on:
            with contextlib.suppress(TimeoutError):  # whoever thinks notices too that the server is gone
                await asyncio.wait_for(ws.wait_closed(), crowd.think * self.luck.uniform(0.5, 1.5))
            if crowd.goes_on:
                await self._answer(ws, question)
        return True

    async def _answer(self, ws: ClientConnection, question: dict[str, Any]) -> None:
        self.said += 1
        self.answered = question["id"]
        name, answer = f"{self.said}-{self.token[:8]}", choose(question, self.luck)
        self.waiting = name, question["id"], answer, time.monotonic()
        said = {"type": "answer", "id": name, "decision": question["id"], "answer": answer}
        await ws.send(json.dumps(said))
