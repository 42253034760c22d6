"""The house: which rooms are open, making and finding them, and closing up."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections import Counter
from collections.abc import AsyncIterator
from importlib import import_module

from arbitre.games import spec

from . import jobs, lobby, secrecy
from .database import StoreTrouble
from .entries import Setup
from .fairness import tidy
from .limits import Bucket, Buckets, Limits, Shares
from .live import Live, deck_name
from .logs import fault, log
from .names import clean, unlike
from .refusals import RequestRefused
from .rest import Invitation, Invited, Join, Made, NewRoom, Place, TableInfo
from .room import Room, Sitter, rebuild
from .seating import arrange, check_deck
from .sharing import Elsewhere
from .store import Damaged, Store, written
from .workers import Workers

SWEEP_SECONDS = 20.0
PROBE_SECONDS = 0.2
WAKES = (4.0, 20)
"""Rooms a second, and at once, that wake with their story told; where more do, a server has died or begun."""
MOST_TABLES = 50
"""So many public tables are shown."""
MOST_TABLES_EACH = 3
"""And so many of one visitor: nobody fills the list alone."""


def load_words() -> None:
    """Load the lexicons of the realiser, which would otherwise hold up the first sentence."""
    import_module("pyrealb")


def _invited(room: Room, code: str) -> Sitter:
    """The open seat a code is for; every digest is compared, so that time tells nothing. At a public table
    any free one. Raises `RequestRefused`."""
    if room.setup.public and not code:
        seats = [sitter for sitter in room.sitters if sitter.chair.kind == "open"]
        return next((sitter for sitter in seats if not sitter.taken), seats[0])
    wanted = [
        sitter
        for sitter in room.sitters
        if sitter.chair.kind == "open" and secrecy.same(code, sitter.chair.code)
    ]
    if not wanted:
        raise RequestRefused("bad_code", status=403)
    return wanted[0]


class Hub:
    """All rooms of a server."""

    def __init__(self, store: Store, limits: Limits, thinkers: int = 0) -> None:
        self.store = store
        self.limits = limits
        self.workers = Workers(thinkers, limits.think_seconds)
        self.began = time.monotonic()
        self.rooms: dict[str, Live] = {}
        self.visitors: Counter[str] = Counter()
        """Connections of each visitor."""
        self.arrivals = Buckets(limits.visitor_arrivals_per_second, limits.visitor_arrivals_at_once)
        self.shares = Shares(limits.visitor_share, limits.visitor_ahead)
        self.closing = False
        self._wakes = Bucket(*WAKES)
        self._coming = 0
        """Rooms that are being made or woken."""
        self._opening: dict[str, asyncio.Future[Live | None]] = {}
        self._probe: asyncio.Task[float] | None = None
        self._probed = 0.0
        self._sweeper: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None

    @property
    def connections(self) -> int:
        """How many there are; a room looks at it too, to know whether it is alone."""
        return self.workers.connections

    def count(self, one: int, visitor: str) -> None:
        """One connection more, or one less."""
        self.workers.connections += one
        self.visitors[visitor] += one
        if not self.visitors[visitor]:
            del self.visitors[visitor]

    def open(self) -> None:
        """Begin to look after the rooms."""
        self._sweeper = asyncio.create_task(self._sweep())

    def warm_up(self) -> None:
        """Begin what the first visitor would wait for: the lobby's list, and the process that reads cards."""
        self._warming = asyncio.create_task(self._warm_up())

    async def _warm_up(self) -> None:
        await asyncio.gather(
            asyncio.to_thread(load_words),
            asyncio.to_thread(lobby.games),
            self.workers.read(jobs.wake),
            return_exceptions=True,
        )
        # Definitions and lexicons stay for good: looking through them for garbage again and again would hold
        # up every table (half a second at 200 rooms).
        gc.collect()
        gc.freeze()

    async def close(self) -> None:
        """Say goodbye to everybody, write what waits, send the workers home."""
        self.closing = True
        for task in (self._sweeper, self._warming):
            if task is not None:
                task.cancel()
        await asyncio.gather(*(live.close("shutdown") for live in list(self.rooms.values())))
        self.workers.close()
        await asyncio.to_thread(self.store.close)
        log("closed", count=len(self.rooms))

    async def probed(self) -> float:
        """How long an answer takes to be kept, tried a moment ago at most. Raises `StoreTrouble`."""
        now, last = time.monotonic(), self._probe
        if last is None or (last.done() and (last.exception() or now - self._probed > PROBE_SECONDS)):
            self._probed, self._probe = now, asyncio.create_task(self._try_the_store())
        assert self._probe is not None
        return await asyncio.shield(self._probe)

    async def _try_the_store(self) -> float:
        began = time.monotonic()
        await self.store.probe()
        return time.monotonic() - began

    # Rooms

    async def make(self, asked: NewRoom, start: str = "") -> Made:
        """A new room. Raises `RequestRefused`."""
        setup, places, codes = arrange(asked, start)
        stored = await self.store.count_rooms()
        if stored >= self.limits.stored_rooms:
            raise RequestRefused("full_house", status=503)
        async with self._place():
            return await self.admit(setup, places, codes)

    async def admit(self, setup: Setup, places: list[Place], codes: list[tuple[int, str]]) -> Made:
        """Keep a room that was arranged, and begin if everybody is there."""
        room = Room(secrecy.new_room(), setup)
        try:
            await self.store.create(room.name, setup, [])
        except StoreTrouble:
            raise RequestRefused("not_stored", status=503) from None
        await self._seat(room).start()
        log("a room is made", room=room.name, game=setup.game, count=len(self.rooms))
        return Made(room.name, places, codes, f"/room/{room.name}")

    def _seat(self, room: Room) -> Live:
        live = self.rooms[room.name] = Live(room, self.store, self.workers, self.limits)
        return live

    async def find(self, name: str) -> Live | None:
        """A room by its name, from the store if it sleeps there."""
        live = self.rooms.get(name)
        if live is not None and live.closed and not self.closing:
            del self.rooms[name]  # it lost its journal to somebody else, and is read anew
            live = None
        if live is not None or self.closing:
            return live
        if name in self._opening:
            return await self._opening[name]
        future: asyncio.Future[Live | None] = asyncio.get_running_loop().create_future()
        self._opening[name] = future
        try:
            live = await self._wake(name)
            future.set_result(live)
            return live
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # whoever else waits hears of it; nobody needs to
            raise
        finally:
            del self._opening[name]

    @contextlib.asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        """A place for one more room. Where all are taken, the room nobody has been in for longest goes back
        to the store. Raises `RequestRefused` where people are in all of them."""
        self._coming += 1
        try:
            oldest = sorted(self.rooms.values(), key=lambda each: each.touched)
            while len(self.rooms) + self._coming > self.limits.rooms:
                if not oldest:
                    raise RequestRefused("full_house", status=503)
                live = oldest.pop(0)
                if not live.here and not live.lock.locked():
                    await self._unload(live)
            yield
        finally:
            self._coming -= 1

    async def _unload(self, live: Live) -> bool:
        """Let a room sleep, if nobody has come in the meantime; whether it does."""
        async with live.lock:
            if live.here or live.closed:
                return False
            try:
                await live.pause()
            except RequestRefused:
                return False  # what it still has to say cannot be kept now
            live.closed = True
            self.rooms.pop(live.room.name, None)
        await live.close()
        with contextlib.suppress(StoreTrouble):
            await self.store.release(live.room.name)
        return True

    async def _wake(self, name: str) -> Live | None:
        try:
            found = await self.store.load(name)
        except Damaged as damaged:
            if damaged.known:
                raise RequestRefused("damaged", status=500) from None
            raise await self._set_aside(name, str(damaged)) from None
        except Elsewhere:
            raise RequestRefused("busy", status=503) from None
        if found is None:
            return None
        setup, entries = found
        async with self._place():
            try:
                room = await asyncio.to_thread(rebuild, name, setup, entries)
            except Exception as error:  # a journal that makes no game
                raise await self._set_aside(name, type(error).__name__) from None
            live = self._seat(room)
            live.hurried = not self._wakes.take()
            live.bytes = sum(len(written(entry)) for entry in entries)
        if room.all_want_to_begin:
            await live.start()  # the process ended between the last wish for it and the deal
        elif room.game is not None:
            live.told = room.game.state.count
            async with live.lock:
                await live.resume()
        with contextlib.suppress(StoreTrouble):
            await self.store.touch(name)
        log("a room is awake again", room=name, count=len(entries))
        return live

    async def _set_aside(self, name: str, why: str) -> RequestRefused:
        """A room that cannot be read is named to whoever runs the server and left alone; the rest serves."""
        fault("a room is damaged and set aside", room=name, reason=why[:200])
        with contextlib.suppress(StoreTrouble):
            await self.store.set_aside(name, why)
        return RequestRefused("damaged", status=500)

    def invitation(self, live: Live, asked: Invited) -> Invitation:
        """What a code invites to. Raises `RequestRefused`."""
        room = live.room
        sitter = _invited(room, asked.code)
        return Invitation(
            room.setup.game,
            sitter.seat,
            sitter.taken,
            [room.name_of(other.seat) for other in room.sitters if other.taken],
            len(room.sitters),
            spec(room.setup.game).decks.per_seat and not sitter.deck,
            "" if sitter.taken else deck_name(sitter.deck),
            room.setup.options,
            room.setup.minutes,
            room.setup.increment,
            room.promise[0],
        )

    async def join(self, live: Live, asked: Join, visitor: str = "") -> Place:
        """Take an open seat by its code. Raises `RequestRefused`."""
        async with live.lock:
            live.awake()
            room = live.room
            sitter = _invited(room, asked.code)
            if visitor and not asked.code and visitor in live.unwanted:
                raise RequestRefused("foreign", "shown_out", status=403)
            if sitter.taken:
                raise RequestRefused("seat_taken", status=409)
            if asked.deck and sitter.deck:
                raise RequestRefused("deck_given", status=409)
            await live.effort.apart(check_deck, room.setup, asked.deck, asked.lang)
            token = secrecy.new_token()
            others = [room.name_of(other.seat) for other in room.sitters if other is not sitter]
            name = unlike(clean(asked.name), others)
            data = {"name": name, "deck": asked.deck, "token": secrecy.digest(token)}
            data |= {"words": tidy(asked.words)} if asked.words else {}
            await live.keep(lambda: room.entry("joined", time.time(), sitter.seat, data=data))
            live.came[sitter.seat] = visitor
            live.notice("joined", name=room.name_of(sitter.seat))
            await live.start()
            if room.game is not None:
                await live.tell(fresh=True)
            live.tell_room()
        live.drive()
        return Place(sitter.seat, token)

    def tables(self) -> list[TableInfo]:
        """The public tables at which somebody is, those with a free seat first."""
        shown = []
        for live in self.rooms.values():
            room, people = live.room, [stream for stream in live.here if stream.seat >= 0]
            free = sum(not sitter.taken for sitter in room.sitters)
            if room.setup.public and people and not room.over and (free or room.setup.spectators):
                names = [room.name_of(sitter.seat) for sitter in room.sitters if sitter.taken]
                watching = len(live.here) - len(people)
                about = (room.setup.game, names, free, watching, room.setup.minutes, room.setup.options)
                shown.append((people[0].visitor, TableInfo(room.name, *about)))
        shown.sort(key=lambda each: -each[1].free)
        each: Counter[str] = Counter()
        found = []
        for visitor, table in shown:
            each[visitor] += 1
            if not visitor or each[visitor] <= MOST_TABLES_EACH:
                found.append(table)
        return found[:MOST_TABLES]

    def seat_of(self, live: Live, token: str) -> int | None:
        """The seat a token opens; every digest is compared, so that time tells nothing."""
        found = None
        for sitter in live.room.sitters:
            if secrecy.same(token, sitter.chair.token or "none"):
                found = sitter.seat
        return found

    async def _sweep(self) -> None:
        """Rooms nobody is in go back to the store; what nobody has touched for long is forgotten."""
        swept = 0.0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                now = time.monotonic()
                for live in list(self.rooms.values()):
                    live.sweep()
                    live.tell_absences()
                    idle = now - live.touched > self.limits.unload_seconds
                    if idle and not live.here and not live.lock.locked():
                        await self._unload(live)
                await self.store.probe()
                if now - swept > 3600:
                    swept = now
                    days = (self.limits.forget_days, self.limits.waiting_days, self.limits.purge_days)
                    await self.store.forget(*(each * 86_400 for each in days))
            except Exception:
                fault("looking after the rooms failed")
