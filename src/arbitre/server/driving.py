"""What happens in a room without anybody saying anything: bots play, and clocks run out."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

from arbitre.bots.luck import Luck
from arbitre.bots.sample import one
from arbitre.kernel.pieces import NOBODY

from .logs import fault
from .refusals import RequestRefused

if TYPE_CHECKING:
    from .live import Live

AGAIN_SECONDS = 1.0
"""After which something the store did not take is tried again."""


class Driver:
    """Drives one room."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._playing: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        """Nothing goes on any more."""
        if self._timer is not None:
            self._timer.cancel()
        if self._playing is not None:
            self._playing.cancel()

    # Bots, and what is answered of itself

    def drive(self) -> None:
        """Let the game go on while it goes on by itself."""
        idle = self._playing is None or self._playing.done()
        if idle and self.live.goes_on_by_itself():
            self._playing = asyncio.create_task(self._play_along())

    async def _play_along(self) -> None:
        live = self.live
        room = live.room
        try:
            while live.goes_on_by_itself():
                await live.rest()
                if room.sitters[room.asked].person:
                    async with live.lock:
                        if not await live.follow():
                            raise RequestRefused("not_stored")
                        await live.tell()
                    await asyncio.sleep(max(0.05, room.setup.pace / 1000))
                else:
                    await self._bot_answers()
        except RequestRefused:
            # The store does not take it now. Nobody need say anything for it to be tried again.
            asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.drive)
        except asyncio.CancelledError:
            raise
        except Exception:
            fault("a bot could not play", room=room.name)

    async def _bot_answers(self) -> None:
        live = self.live
        room = live.room
        assert room.game is not None
        decision, seat, began = room.decision, room.asked, time.monotonic()
        key = f"{room.name}/{room.round}"
        answers = list(room.game.history)
        bot, seed = room.sitters[seat].bot, room.bot_seed
        pending = room.game.pending
        assert pending is not None
        try:
            apart = live.effort.foreign or live.effort.slow
            answer = await live.workers.think(key, room.start, answers, bot, seed, seat, apart)
        except (BrokenProcessPool, TimeoutError):
            fault("a bot took too long and answers by chance", room=room.name)
            answer = one(pending, Luck(seed, decision))
        # An answer is shown on the beat: how long a bot thought tells nothing of what it holds.
        pace = room.setup.pace / 1000
        if pace:
            spent = time.monotonic() - began
            await asyncio.sleep(pace * (int(spent / pace) + 1) - spent)
        async with live.lock:
            if room.decision == decision and not live.closed:
                await live.answer(seat, answer, "")
                await live.tell()
                if room.over:
                    live.tell_room()

    # Clocks

    def watch_the_clock(self, least: float = 0.0) -> None:
        """Look at the clock when the time of the seat that is asked would be up."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        left = self.live.clock.up_in()
        if left is not None and not self.live.closed:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(left, least), lambda: asyncio.ensure_future(self._time_is_up()))

    async def _time_is_up(self) -> None:
        live = self.live
        async with live.lock:
            room = live.room
            seat = room.asked
            left = live.clock.up_in()
            if seat == NOBODY or live.closed or left is None:
                return
            if left > 0:
                self.watch_the_clock()
                return
            live.clock.stop(seat)
            try:
                await live.keep(lambda: room.entry("flag", time.time(), seat))
            except RequestRefused:
                fault("the end of a clock could not be kept", room=room.name)
                live.clock.start()
                self.watch_the_clock(AGAIN_SECONDS)
                return
            live.notice("out_of_time", name=room.name_of(seat))
            live.clock.start()
            await live.tell()
            live.tell_room()
        self.drive()
