"""How much of anything one client, one room and the whole house may use."""

from __future__ import annotations

import time

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Generous to people, tight to machines that misbehave."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    body_seconds: float = 20.0
    record_bytes: int = 2_000_000
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    refusals_before_closing: int = 200  # in a row, without one message that made sense
    posts_per_second: float = 20.0
    posts_at_once: int = 300
    rooms: int = 2_000  # in memory
    stored_rooms: int = 100_000
    spectators_per_room: int = 24
    connections_per_seat: int = 4  # one more, and the oldest is let go
    connections: int = 4_000
    connections_for_seats: int = 1_000  # of these, where spectators are no longer let in
    resume_seconds: float = 120.0  # how long a lost connection can be taken up again
    kept_messages: int = 128
    unload_seconds: float = 600.0  # a room nobody is in goes back to the store
    idle_seconds: float = 7_200.0  # a connection that says nothing
    hello_seconds: float = 15.0
    absent_seconds: float = 60.0  # before others may let a bot stand in for somebody
    forget_days: float = 60.0  # stored rooms nobody has touched
    replays: int = 20_000
    think_seconds: float = 30.0


class Bucket:
    """Lets so many a second through, and so many at once."""

    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, rate: float, full: int) -> None:
        self._rate = rate
        self._full = float(full)
        self._left = float(full)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
