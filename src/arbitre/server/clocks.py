"""Thinking time: runs for the seat that is asked, from when everybody was told until its answer is taken."""

from __future__ import annotations

import time

from arbitre.kernel.pieces import NOBODY

from .protocol import ClockInfo
from .room import Room


class Clock:
    """The clock of a room; `room.clock` holds what was left when it last stopped."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._since = time.monotonic()
        self._running = NOBODY
        self._untold = True
        self._before = 0

    def start(self) -> None:
        """Run for whoever is asked now, if it is a person."""
        room = self._room
        seat = room.asked
        if not room.clock:
            return
        if seat != self._running:
            self._untold = True
        self._running = seat if seat != NOBODY and room.sitters[seat].person else NOBODY

    def told(self) -> None:
        """Everybody has been told who is asked: now time runs."""
        if self._untold:
            self._untold = False
            self._since = time.monotonic()

    def stop(self, seat: int) -> int:
        """The seat has answered: take what it thought, add what an answer adds. How long it thought."""
        room = self._room
        if not room.clock or seat != self._running:
            return 0
        self._before, spent = room.clock[seat], self._spent()
        left = max(0, self._before - spent)
        room.clock[seat] = left + round(room.setup.increment * 1000) if left else 0
        self._running = NOBODY
        return spent

    def back(self, seat: int) -> None:
        """The answer was not taken after all: it goes on thinking."""
        if self._room.clock and self._running == NOBODY and self._room.asked == seat:
            self._room.clock[seat] = self._before or self._room.clock[seat]
            self._running = seat

    def thinking(self, seat: int) -> int:
        """How long the seat has thought about the open question, if it is the one that is asked."""
        return self._spent() if self._room.clock and seat == self._running else 0

    def pause(self) -> None:
        """Stop without an answer: what was thought is taken, and nothing added."""
        if self._room.clock and self._running != NOBODY:
            seat = self._running
            self._room.clock[seat] = max(0, self._room.clock[seat] - self._spent())
        self.reset()

    def reset(self) -> None:
        """The table went back: whatever ran has been counted."""
        self._running = NOBODY
        self._untold = True

    def _spent(self) -> int:
        return 0 if self._untold else round((time.monotonic() - self._since) * 1000)

    def info(self) -> ClockInfo | None:
        """What everybody is shown."""
        room = self._room
        if not room.clock:
            return None
        left = room.clock[:]
        if self._running != NOBODY:
            left[self._running] = max(0, left[self._running] - self._spent())
        return ClockInfo(left, self._running, round(room.setup.increment * 1000))

    def up_in(self) -> float | None:
        """Seconds until the time of the seat that is asked is up; nothing where no clock runs."""
        if self._running == NOBODY or not self._room.clock:
            return None
        return max(0.0, (self._room.clock[self._running] - self._spent()) / 1000)
