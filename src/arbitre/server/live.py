"""A room with people in it: takes what they say one at a time, keeps it, then tells everybody.

Nothing is told before it is on disk. One lock for each room: what two people say at once happens one after
the other.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from typing import Any

from arbitre.games.repeating import Step, fitting
from arbitre.games.stops import lets_by, of_itself
from arbitre.kernel.pieces import NOBODY, Answer, Changed

from . import protocol as p
from .accounts import ending_of, retold, tell_past
from .clocks import Clock
from .database import StoreTrouble
from .driving import Driver
from .effort import Effort
from .entries import Entry
from .limits import Bucket, Limits, Share
from .logs import log
from .metrics import ENTRIES
from .refusals import RequestRefused
from .room import DRAW, Room, Weighed
from .seating import first_record
from .sentences import say
from .sharing import Fenced
from .showing import Showing, Story
from .store import Store, Unsure, written
from .stream import Stream, encode
from .workers import Workers

PRESENCE_SECONDS = 0.1
REMEMBERED_WORDS = 30
AT_ONCE = 12
"""Answers given of themselves before everybody is told."""
TO_THE_END = ("answer", "concede", "drawn", "flag", "aborted", "paused", "replaced")
"""What is kept of a room even where its journal is full: they bring its game to an end."""
LINES = 400
"""Lines of the story a whole table brings along."""


class Live:
    """One room in memory."""

    def __init__(self, room: Room, store: Store, workers: Workers, limits: Limits) -> None:
        self.room = room
        self.store = store
        self.workers = workers
        self.limits = limits
        self.lock = asyncio.Lock()
        self.streams: dict[str, Stream] = {}
        self.stories: dict[tuple[int, p.Lang], Story] = {}
        self.hurried = False
        """Whether it woke among many others: then people are at the table first, and hear the story later."""
        self.telling: set[asyncio.Task[None]] = set()
        self.doing: set[asyncio.Task[bool]] = set()
        """Messages that are being taken."""
        self.told = 0
        """Events told to everybody who listens."""
        self.awake_since = self.touched = time.monotonic()
        self.clock = Clock(room)
        self.again: dict[int, deque[Step]] = {}
        """What a seat still does again. Not kept: after a restart it is asked."""
        self.skips: dict[int, tuple[str, int]] = {}
        """What a seat lets go by: until when, and since which turn. Not kept either."""
        self.came: dict[int, str] = {}
        """Which visitor joined each seat, as far as they are told apart."""
        self.unwanted: set[str] = set()
        """Visitors who were shown out: without an invitation they do not sit down again."""
        self.said: deque[p.Chat] = deque(maxlen=REMEMBERED_WORDS)
        """The last things people said to each other."""
        self.advised: dict[int, asyncio.Task[None]] = {}
        """Who waits for a hint."""
        self.bucket = Bucket(limits.room_messages_per_second, limits.room_messages_at_once)
        self.games = Bucket(limits.room_games_per_second, limits.room_games_at_once)
        self.bytes = 0
        """Of its journal."""
        self.effort = Effort(workers, limits, foreign=bool(room.setup.start))
        self._settings: dict[int, Bucket] = {}
        self._unsure: tuple[Weighed, Future[Any]] | None = None
        """What may have been kept, though the store did not say so."""
        self._presence: asyncio.TimerHandle | None = None
        self._absent: list[int] = []
        self.driver = Driver(self)
        self.closed = False

    # Who is there

    @property
    def here(self) -> list[Stream]:
        """The streams with a connection."""
        return [stream for stream in self.streams.values() if stream.here]

    def awake(self) -> None:
        """Raises `RequestRefused` where it has just gone to sleep; it wakes for whoever comes again."""
        if self.closed:
            raise RequestRefused("busy", status=503)

    def hears(self, listener: int, speaker: int) -> bool:
        """Whether somebody (-1: a spectator) hears what a seat says."""
        return listener < 0 or speaker not in self.room.sitters[listener].muted

    def calm(self, seat: int) -> None:
        """What may be said any number of times may not be said all the time. Raises `RequestRefused`."""
        rate, full = self.limits.settings_per_second, self.limits.settings_at_once
        if not self._settings.setdefault(seat, Bucket(rate, full)).take():
            raise RequestRefused("too_fast")

    def sweep(self) -> None:
        """Forget streams that nobody took up again in time, and of each seat all but the last few."""
        long_ago = time.monotonic() - self.limits.resume_seconds
        left: Counter[int] = Counter()
        gone = [stream for stream in self.streams.values() if not stream.here]
        for stream in sorted(gone, key=lambda each: each.left, reverse=True):
            left[stream.seat] += 1
            if stream.left < long_ago or left[stream.seat] > self.limits.kept_streams:
                del self.streams[stream.name]

    def info(self, seat: int) -> p.RoomInfo:
        """The room as this seat may know it."""
        room = self.room
        here = {stream.seat for stream in self.here}
        seats = [
            p.SeatInfo(
                sitter.seat,
                room.name_of(sitter.seat),
                "bot" if sitter.chair.kind == "bot" else "person",
                sitter.chair.bot,
                sitter.taken,
                sitter.chair.kind == "bot" or sitter.seat in here,
                deck_name(sitter.deck) if sitter.seat == seat else "",
                sitter.rematch,
                sitter.gave_up,
                sitter.stand_in,
                sitter.hints,
                self.can_replace(seat, sitter.seat),
            )
            for sitter in room.sitters
        ]
        wish = room.wish
        return p.RoomInfo(
            room.name,
            room.setup.game,
            room.status,  # type: ignore[arg-type]
            room.round,
            seats,
            room.setup.options,
            sum(stream.seat < 0 for stream in self.here),
            room.setup.private,
            p.UndoWish(wish.ask, wish.seat, wish.agreed, wish.asked, wish.to == DRAW) if wish else None,
            room.over or (room.game is not None and room.setup.private),
            room.setup.host,
            room.can_abort,
            room.sitters[seat].muted if seat >= 0 else [],
            *room.promise,
            room.playing and room.game is not None and room.game.still,
            room.hints,
            room.tally(),
            room.asked,
            room.setup.public,
        )

    def away(self, seat: int) -> float:
        """For how many seconds nobody has been at a seat."""
        mine = [stream for stream in self.streams.values() if stream.seat == seat]
        if any(stream.here for stream in mine):
            return 0.0
        return time.monotonic() - max([self.awake_since, *(stream.left for stream in mine)])

    def can_replace(self, by: int, seat: int) -> bool:
        """Whether somebody may give a seat to a bot: a person's that is away from a game, or one that nobody
        has taken yet, for whoever made the room."""
        room = self.room
        if by < 0 or by == seat or room.sitters[seat].chair.kind == "bot":
            return False
        if not room.playing:
            return by == room.setup.host and not room.sitters[seat].taken
        both = room.sitters[seat].person and not room.sitters[by].gave_up
        return both and not room.setup.private and self.away(seat) >= self.limits.absent_seconds

    def tell_absences(self) -> None:
        """Everybody learns, as time goes by, for whom a bot may stand in now."""
        away = [
            seat for seat in range(len(self.room.sitters)) if self.away(seat) >= self.limits.absent_seconds
        ]
        if self.here and away != self._absent:
            self.tell_room()
        self._absent = away

    def remove(self, seat: int, code: str) -> None:
        """The seat is nobody's any more: whoever was connected there is shown out."""
        for name, stream in list(self.streams.items()):
            if stream.seat == seat:
                del self.streams[name]
                if stream.here:
                    stream.send(p.Closing(0, code, say(code, stream.lang)))
                stream.close()

    async def rest(self, visitor: Share | None = None) -> None:
        """Let others have their turn, where this room or this visitor has had more than his."""
        await self.effort.rest(len(self.here), visitor)

    # Changing

    async def keep(self, *entries: Callable[[], Entry]) -> None:
        """Weigh each entry, keep it, take it. Raises the kernel's `Refused`, or `RequestRefused` where the
        store does not take it; the rest is unchanged.

        Entries are made one by one, because each is numbered after the last.
        """
        await self._settle()
        for make in entries:
            entry = make()
            self._fits(entry)
            weighed = await self.effort.apart(self.room.weigh, entry)
            try:
                await self.store.append(self.room.name, [weighed.entry])
            except Fenced:
                await self._lose()
                raise RequestRefused("busy", status=503) from None
            except StoreTrouble as trouble:
                if isinstance(trouble, Unsure):
                    self._unsure = weighed, trouble.pending
                raise RequestRefused("not_stored", status=503) from None
            self.room.take(weighed)
            self.bytes += len(written(weighed.entry))
            ENTRIES.add(weighed.entry.kind)
            self.touched = time.monotonic()

    def _fits(self, entry: Entry) -> None:
        """Whether the journal may hold this too. Raises `RequestRefused`."""
        if entry.kind == "answer" and self.too_long:
            raise RequestRefused("not_now", "game_too_long")
        if self.bytes > self.limits.room_bytes and entry.kind not in TO_THE_END:
            raise RequestRefused("not_now", "journal_full")

    @property
    def too_long(self) -> bool:
        """Whether the game has had as many answers as one may have."""
        game = self.room.game
        return game is not None and len(game.history) >= self.limits.game_answers

    async def _lose(self) -> None:
        """Another server has the room now: whoever is here finds it there."""
        self.closed = True
        log("a room was taken by another server", room=self.room.name)
        for stream in self.streams.values():
            if stream.here:
                stream.send(p.Closing(0, "shutdown", say("shutdown", stream.lang)))
            stream.close()

    async def _settle(self) -> None:
        """Find out whether what the store was unsure about was kept after all, before anything else is.
        Raises `RequestRefused`: `late` where it was, and everybody is told of it now."""
        if self._unsure is None:
            return
        weighed, pending = self._unsure
        try:
            found = await self.store.entry(self.room.name, weighed.entry.number) if pending.done() else None
        except StoreTrouble:
            raise RequestRefused("not_stored", status=503) from None
        if not pending.done():
            raise RequestRefused("not_stored", status=503)
        self._unsure = None
        if found is None:
            return
        if found != written(weighed.entry):
            self.closed = True  # somebody else wrote: this is no longer the room
            raise RequestRefused("busy", status=503)
        self.room.take(weighed)
        self.clock.start()
        await self.tell()
        raise RequestRefused("late")

    async def start(self) -> None:
        """Begin the game of this round, if everybody is seated and wants it."""
        room = self.room
        if room.all_want_to_begin:
            record = await self.effort.apart(first_record, room)
            data: dict[str, Any] = {} if record is room.setup.start else {"record": record}
            if room.round:
                data["score"] = room.tally()
            await self.keep(lambda: room.entry("started", time.time(), data=data))
            self.stories.clear()
            self.again.clear()
            self.skips.clear()
            self.told = 0
            await self.follow()
            log("a game begins", room=room.name, game=room.setup.game, round=room.round)

    async def answer(self, seat: int, answer: Answer, request: str, follows: bool = False) -> None:
        """An answer of this seat, and whatever follows of itself. Raises as `keep` does."""
        self.again.pop(seat, None)
        self.skips.pop(seat, None)
        await self._answer(seat, answer, request, follows and self.room.can_undo(seat))
        await self.follow()

    async def skip(self, seat: int, answer: Answer, until: str, request: str) -> None:
        """Let the question go by, and those that follow in this turn or until something happens. Raises as
        `answer` does."""
        assert self.room.game is not None
        turn = self.room.game.state.board.turn
        self.again.pop(seat, None)
        await self._answer(seat, answer, request)
        self.skips[seat] = (until, turn)
        await self.follow()

    async def repeat(self, steps: list[Step], times: int, request: str) -> None:
        """The answers of this round, so many times, and what follows of itself. Raises as `answer` does."""
        seat = steps[0].seat
        assert self.room.game is not None
        answer = fitting(self.room.game, steps[0])
        assert answer is not None
        await self._answer(seat, answer, request)
        self.again[seat] = deque(steps * times)
        self.again[seat].popleft()
        await self.follow()

    async def _answer(self, seat: int, answer: Answer, request: str, follows: bool = False) -> None:
        data: dict[str, Any] = {"answer": answer, "of_itself": follows}
        if self.room.clock:
            data["thought"] = self.clock.stop(seat)
        wished = self.room.wish is not None
        try:
            await self.keep(lambda: self.room.entry("answer", time.time(), seat, request, data))
        except BaseException:
            self.clock.back(seat)
            raise
        if wished:
            self.tell_room()  # who plays on has let a wish of another lapse

    async def follow(self) -> bool:
        """What is answered of itself: rounds done again, payments, and stops a seat lets go by; a few at
        once, so that nobody waits for a whole game of it (the rest comes from `drive`). Whether all of it was
        kept."""
        room, kept = self.room, True
        for _ in range(AT_ONCE):
            repeated = self._repeated()
            answer = self._automatic() if repeated is None else repeated
            if answer is None:
                self.again.pop(room.asked, None)
                break
            seat, data = room.asked, {"answer": answer, "of_itself": True}
            try:
                await self.keep(lambda: room.entry("answer", time.time(), seat, data=data))  # noqa: B023
            except RequestRefused:
                kept = False
                break
            if repeated is not None:
                self.again[seat].popleft()
        self.clock.start()
        return kept

    def _repeated(self) -> Answer | None:
        """What is answered now because a person does a round again."""
        todo = self.again.get(self.room.asked)
        return fitting(self.room.game, todo[0]) if todo and self.room.game is not None else None

    def _automatic(self) -> Answer | None:
        """What is answered of itself now."""
        room = self.room
        if room.asked == NOBODY or room.game is None or not room.sitters[room.asked].person:
            return None
        sitter = room.sitters[room.asked]
        if sitter.seat in self.skips:
            answer = lets_by(room.game, *self.skips[sitter.seat])
            if answer is not None:
                return answer
        others = [other for other in room.sitters if other.person and other is not sitter]
        answered = of_itself(room.game, sitter.pays, sitter.passes, alone=sitter.eases and not others)
        if answered is None:
            self.skips.pop(sitter.seat, None)
        return answered

    async def resume(self) -> None:
        """After waking up: what would have been answered of itself, and the clock."""
        await self.follow()
        assert self.room.game is not None
        self.told = self.room.game.state.count
        self.seen()

    def clock_after_undo(self, to: int, seat: int) -> list[int]:
        """The clocks a seat would go back to. Raises `RequestRefused` where its time would be up."""
        clock = self.room.clock_after_undo(seat, to, self.clock.thinking(seat))
        if clock and clock[seat] <= 0:
            raise RequestRefused("not_now", "no_time_to_undo")
        return clock

    async def pause(self) -> None:
        """Nobody is here: what was thought so far is counted, and the clock stands until somebody comes.
        Raises as `keep` does."""
        if self.clock.up_in() is None:
            return
        self.clock.pause()
        try:
            await self.keep(lambda: self.room.entry("paused", time.time()))
        except BaseException:
            self.clock.start()
            raise

    async def undo(self, to: int, seat: int, request: str) -> None:
        """Go back to after so many answers."""
        room = self.room
        clock = self.clock_after_undo(to, seat)
        await self.keep(lambda: room.entry("undo", time.time(), seat, request, {"to": to}, clock))
        self.clock.reset()
        assert room.game is not None
        self.told = room.game.state.count
        self.stories = {key: story for key, story in self.stories.items() if story.go_back(self.told)}
        self.again.clear()
        self.skips.clear()
        self.clock.start()

    # Telling

    async def tell(self, fresh: bool = False) -> None:
        """Everybody gets the table as it is now; `fresh` from the beginning of the story."""
        if self.room.game is None:
            self.tell_room()
            return
        pairs = {(stream.seat, stream.lang) for stream in self.streams.values()}
        state = self.room.game.state
        # The same for everybody, as far as they see it.
        changed = await self.effort.apart(state.rules.changed, state)
        for seat, lang in sorted(pairs):
            data = encode(await self.table(seat, lang, fresh, changed))
            for stream in self.streams.values():
                if (stream.seat, stream.lang) == (seat, lang):
                    stream.post(data)
        self.told = self.room.game.state.count
        self.seen()

    def seen(self) -> None:
        """Somebody has the table before him: thinking time runs."""
        self.clock.told()
        self.driver.watch_the_clock()

    def tell_room(self, changed_only: bool = False) -> None:
        """Everybody learns who is there. Who is away learns it when he is welcomed again."""
        told: dict[int, bytes] = {}
        for stream in self.here:
            if stream.seat not in told:
                told[stream.seat] = encode(p.News(0, self.info(stream.seat)))
            if not (changed_only and stream.news == told[stream.seat]):
                stream.news = told[stream.seat]
                stream.post(stream.news)

    def tell_presence(self) -> None:
        """Somebody came or went: everybody learns it, once for all who do so at the same moment."""
        if self._presence is None and not self.closed:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        if not self.closed:
            self.tell_room(changed_only=True)

    def notice(self, code: str, **about: object) -> None:
        """Everybody is told something."""
        for stream in self.streams.values():
            stream.send(p.Notice(0, code, say(code, stream.lang, **about)))

    async def table(
        self, seat: int, lang: p.Lang, whole: bool, changed: Mapping[int, Changed] | None = None
    ) -> p.Table:
        """The table for one pair of eyes: what is new since everybody was last told, or all of it."""
        room = self.room
        game = room.game
        assert game is not None
        showing = await self.effort.apart(Showing, game, seat, lang, room.names, changed)
        known = (seat, lang) in self.stories
        story = await self.story(showing)
        return await self.effort.apart(self._laid, showing, story, whole, known)

    def _laid(self, showing: Showing, story: Story, whole: bool, known: bool) -> p.Table:
        room, seat = self.room, showing.seat
        lines = story.go_on(showing)
        if whole or not known:
            lines = story.lines[-LINES:]
        ending = ending_of(room, showing)
        done = ending is not None or (seat >= 0 and not room.sitters[seat].person)
        question = None if done else showing.question(room.decision, room.positions)
        return p.Table(
            0,
            whole,
            showing.sight,
            ending.text if ending else showing.prompt(),
            question,
            [] if whole else showing.events(self.told),
            lines if whole else [line for line in lines if line.number >= self.told],
            showing.changes(),
            self.clock.info(),
            ending,
            room.can_undo(seat) and (room.setup.private or not room.over),
        )

    async def story(self, showing: Showing) -> Story:
        """The story this seat has been told in this language so far."""
        key = (showing.seat, showing.lang)
        if key not in self.stories and self.hurried:
            story = self.stories[key] = Story.from_now(showing.game.state.count)
            self.telling.add(task := asyncio.create_task(tell_past(self, key, story)))
            task.add_done_callback(self.telling.discard)
        elif key not in self.stories:
            self.stories[key] = await retold(self.room, self.workers, showing)
        return self.stories[key]

    # Going on

    def drive(self) -> None:
        """Let bots play while it is their turn and somebody is there to see it."""
        self.driver.drive()

    def goes_on_by_itself(self) -> bool:
        """Whether a bot is asked, or something is answered of itself, and somebody is there to see it."""
        seat = self.room.asked
        if seat == NOBODY or not self.here or self.closed or self.too_long:
            return False
        person = self.room.sitters[seat].person
        return not person or self._repeated() is not None or self._automatic() is not None

    async def close(self, code: str = "") -> None:
        """Say goodbye, stop everything."""
        self.closed = True
        self.driver.stop()
        if self._presence is not None:
            self._presence.cancel()
        for waiting in (*self.advised.values(), *self.telling):
            waiting.cancel()
        async with self.lock:
            for stream in self.streams.values():
                if code and stream.here:
                    stream.send(p.Closing(0, code, say(code, stream.lang)))
                stream.close()


def deck_name(deck: Any) -> str:
    """What a seat's deck is called: a ready-made one, or that it was pasted."""
    return deck if isinstance(deck, str) else str(deck.get("slug", "pasted"))
