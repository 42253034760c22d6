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
OUTBOX_BYTES = 4_000_000

_ENCODER = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    """A message whose number is still 0; `number` is its first field, so the first one found is it."""
    return _ENCODER.encode(message)


class Outbox(asyncio.Queue[bytes | None]):
    """What waits to be sent to one connection; it knows its size."""

    def _init(self, maxsize: int) -> None:
        super()._init(maxsize)
        self.bytes = 0

    def _put(self, item: bytes | None) -> None:
        super()._put(item)
        self.bytes += len(item or b"")

    def _get(self) -> bytes | None:
        item: bytes | None = super()._get()
        self.bytes -= len(item or b"")
        return item


class Stream:
    """What one client is told, in order. As much is kept as `keep` and `keep_bytes` say, and the newest."""

    def __init__(self, seat: int, lang: p.Lang, keep: int, keep_bytes: int = 1_000_000) -> None:
        self.name = new_token()
        self.seat = seat
        self.lang: p.Lang = lang
        self.number = 0
        self.visitor = ""
        """Who looks, as far as visitors are told apart."""
        self.kept: deque[tuple[int, bytes]] = deque()
        self._keep, self._keep_bytes, self._kept_bytes = keep, keep_bytes, 0
        self.outbox: Outbox | None = None
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

    def attach(self) -> Outbox:
        """A new connection takes the stream up; an older one of the same stream is let go."""
        if self.outbox is not None:
            self._end(self.outbox)
        self.outbox = Outbox(OUTBOX)
        self.came = time.monotonic()
        return self.outbox

    def detach(self, outbox: Outbox) -> None:
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
        self._kept_bytes += len(numbered)
        while len(self.kept) > self._keep or (self._kept_bytes > self._keep_bytes and len(self.kept) > 1):
            self._kept_bytes -= len(self.kept.popleft()[1])
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
        if self.outbox.full() or self.outbox.bytes > OUTBOX_BYTES:
            # It does not read: let it come back and take up what it missed.
            self._end(self.outbox)
            self.detach(self.outbox)
        else:
            self.outbox.put_nowait(data)

    def close(self) -> None:
        """Say no more."""
        if self.outbox is not None:
            self._end(self.outbox)

    def _end(self, outbox: Outbox) -> None:
        while outbox.full():
            outbox.get_nowait()
        outbox.put_nowait(None)
