"""How much of anything one client, one room and the whole house may use."""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Generous to people, tight to machines that misbehave."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    header_seconds: float = 10.0
    requests: int = 1_000  # at work at once, besides the connections
    body_seconds: float = 20.0
    record_bytes: int = 2_000_000
    report_bytes: int = 1_000_000
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    refusals_before_closing: int = 200  # in a row, without one message that made sense
    room_messages_per_second: float = 80.0  # of everybody in a room together
    room_messages_at_once: int = 400
    settings_per_second: float = 0.5  # stops, decks, mutings of one seat
    settings_at_once: int = 20
    posts_per_second: float = 100.0
    posts_at_once: int = 500
    visitor_posts_per_second: float = 2.0  # from one address
    visitor_posts_at_once: int = 60
    visitor_rooms_per_second: float = 0.05
    visitor_rooms_at_once: int = 30
    visitor_connections: int = 64
    rooms: int = 2_000  # in memory
    stored_rooms: int = 100_000
    spectators_per_room: int = 24
    connections_per_seat: int = 4  # one more, and the oldest is let go
    connections: int = 4_000
    connections_for_seats: int = 1_000  # of these, where spectators are no longer let in
    resume_seconds: float = 120.0  # how long a lost connection can be taken up again
    kept_streams: int = 3  # of each seat, and of all spectators
    kept_messages: int = 128
    unload_seconds: float = 600.0  # a room nobody is in goes back to the store
    idle_seconds: float = 7_200.0  # a connection that says nothing
    hello_seconds: float = 15.0
    absent_seconds: float = 60.0  # before others may let a bot stand in for somebody
    forget_days: float = 60.0  # of service, after which rooms and replays nobody has touched are put away
    waiting_days: float = 3.0  # and rooms whose game never began
    purge_days: float = 30.0  # after which what was put away is dropped
    replays: int = 20_000
    think_seconds: float = 30.0


class Buckets:
    """A bucket for each visitor; the longest unseen are forgotten. A visitor without a name is not counted:
    his address stands for many."""

    def __init__(self, rate: float, full: int, most: int = 20_000) -> None:
        self._rate = rate
        self._full = full
        self._most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether one more of this visitor may pass."""
        if not who:
            return True
        bucket = self._of.pop(who, None) or Bucket(self._rate, self._full)
        self._of[who] = bucket
        while len(self._of) > self._most:
            self._of.popitem(last=False)
        return bucket.take()


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
