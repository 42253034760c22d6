"""One pair of eyes: numbered messages, kept for a while so that a lost connection can be taken up again."""

from __future__ import annotations

import asyncio
import time
from collections import deque

import msgspec

from . import protocol as p
from .secrecy import new_token

UNNUMBERED = b'"number":0'
OUTBOX = 512

_ENCODER = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    """A message whose number is still 0; `number` is its first field, so the first one found is it."""
    return _ENCODER.encode(message)


class Stream:
    """What one client is told, in order."""

    def __init__(self, seat: int, lang: p.Lang, keep: int) -> None:
        self.name = new_token()
        self.seat = seat
        self.lang: p.Lang = lang
        self.number = 0
        self.kept: deque[tuple[int, bytes]] = deque(maxlen=keep)
        self.outbox: asyncio.Queue[bytes | None] | None = None
        """Where messages go while there is a connection."""
        self.news = b""
        """What it was last told of the room."""
        self.came = 0.0
        """When somebody connected."""
        self.left = 0.0
        """When the connection was lost."""

    @property
    def here(self) -> bool:
        """Whether somebody is connected."""
        return self.outbox is not None

    def attach(self) -> asyncio.Queue[bytes | None]:
        """A new connection takes the stream up; an older one of the same stream is let go."""
        if self.outbox is not None:
            self._end(self.outbox)
        self.outbox = asyncio.Queue(OUTBOX)
        self.came = time.monotonic()
        return self.outbox

    def detach(self, outbox: asyncio.Queue[bytes | None]) -> None:
        """The connection with this outbox is gone."""
        if self.outbox is outbox:
            self.outbox = None
            self.left = time.monotonic()

    def send(self, message: object) -> None:
        """Tell it, numbered."""
        self.post(encode(message))

    def post(self, data: bytes) -> None:
        """Tell what is encoded already, with the next number."""
        self.number += 1
        numbered = data.replace(UNNUMBERED, b'"number":%d' % self.number, 1)
        self.kept.append((self.number, numbered))
        self._put(numbered)

    def since(self, seen: int) -> list[bytes] | None:
        """What came after a number, or nothing if some of it is no longer kept."""
        if seen > self.number or seen < 0:
            return None
        missed = [data for number, data in self.kept if number > seen]
        return missed if len(missed) == self.number - seen else None

    def again(self, data: bytes) -> None:
        """Send a kept message once more."""
        self._put(data)

    def _put(self, data: bytes) -> None:
        if self.outbox is None:
            return
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:  # it does not read: let it come back and take up what it missed
            self._end(self.outbox)
            self.detach(self.outbox)

    def close(self) -> None:
        """Say no more."""
        if self.outbox is not None:
            self._end(self.outbox)

    def _end(self, outbox: asyncio.Queue[bytes | None]) -> None:
        while outbox.full():
            outbox.get_nowait()
        outbox.put_nowait(None)
