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
    visitor_reads_per_second: float = 20.0
    visitor_reads_at_once: int = 400
    visitor_pages_per_second: float = 100.0  # files of the client
    visitor_pages_at_once: int = 3_000
    visitor_guesses_per_second: float = 0.2  # at the operator's word
    visitor_guesses_at_once: int = 10
    visitor_rooms_per_second: float = 0.015  # so that nobody fills the house alone before rooms are forgotten
    visitor_rooms_at_once: int = 60
    visitor_replays_per_second: float = 0.05  # kept for looking at
    visitor_replays_at_once: int = 30
    visitor_replay_bytes_per_second: float = 1_000.0
    visitor_replay_bytes_at_once: int = 40_000_000
    visitor_connections: int = 64
    visitor_arrivals_per_second: float = 5.0  # connections, however short
    visitor_arrivals_at_once: int = 150
    visitor_share: float = 0.3  # of the time of the process, for what one visitor asks for at all tables
    visitor_ahead: float = 2.0
    visitor_sockets: int = 256  # from one address, whatever is said on them
    room_share: float = 0.25  # of the time of the process, for what is worked out in one room
    room_ahead: float = 1.0  # seconds of it at once
    room_games_per_second: float = 0.1  # wishes for another one: each game keeps the record it begins with
    room_games_at_once: int = 20
    room_bytes: int = 20_000_000  # of a journal, beyond which a game is only played to its end
    game_answers: int = 20_000  # longer records are not shown either
    rooms: int = 2_000  # in memory
    stored_rooms: int = 100_000
    spectators_per_room: int = 24
    connections_per_seat: int = 4  # one more, and the oldest is let go
    connections: int = 4_000
    connections_for_seats: int = 1_000  # of these, where spectators are no longer let in
    resume_seconds: float = 120.0  # how long a lost connection can be taken up again
    kept_streams: int = 3  # of each seat, and of all spectators
    kept_messages: int = 128
    kept_bytes: int = 1_000_000
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

    def take(self, who: str, much: int = 1) -> bool:
        """Whether one more of this visitor, or so much more, may pass."""
        if not who:
            return True
        bucket = self._of.pop(who, None) or Bucket(self._rate, self._full)
        self._of[who] = bucket
        while len(self._of) > self._most:
            self._of.popitem(last=False)
        return bucket.take(much)

    def dry(self, who: str) -> bool:
        """Whether nothing more of this visitor may pass now."""
        bucket = self._of.get(who)
        return bucket is not None and bucket.dry()


class Bucket:
    """Lets so many a second through, and so many at once."""

    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, rate: float, full: int) -> None:
        self._rate = rate
        self._full = float(full)
        self._left = float(full)
        self._at = time.monotonic()

    def take(self, much: int = 1) -> bool:
        """Whether one more, or so much more, may pass."""
        if self.dry(much):
            return False
        self._left -= much
        return True

    def dry(self, much: int = 1) -> bool:
        """Whether so much may not pass now."""
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left < much


class Shares:
    """A share for each visitor, as with `Buckets`; none for those who cannot be told apart."""

    def __init__(self, part: float, ahead: float, most: int = 20_000) -> None:
        self._usual = part, ahead
        self._most = most
        self._of: OrderedDict[str, Share] = OrderedDict()

    def of(self, who: str) -> Share | None:
        """This visitor's."""
        if not who:
            return None
        share = self._of.pop(who, None) or Share(*self._usual)
        self._of[who] = share
        while len(self._of) > self._most:
            self._of.popitem(last=False)
        return share


class Share:
    """A part of the time there is. Who has used more than his waits until everybody else has had theirs."""

    __slots__ = ("_ahead", "_at", "_left", "_part")

    def __init__(self, part: float, ahead: float) -> None:
        self._part = part
        self._ahead = self._left = ahead
        self._at = time.monotonic()

    def spend(self, seconds: float) -> None:
        """So much was used."""
        now = time.monotonic()
        self._left = min(self._ahead, self._left + (now - self._at) * self._part) - seconds
        self._at = now

    def wait(self) -> float:
        """Seconds until there is some again."""
        return max(0.0, -self._left / self._part - (time.monotonic() - self._at))
