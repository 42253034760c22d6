"""One websocket from its hello to its end: reads, validates, limits; writes what its stream holds."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from arbitre.games import spec

from . import protocol as p
from .handlers import handle, refuse
from .hub import Hub
from .limits import Bucket
from .live import Live
from .logs import fault, log
from .metrics import REFUSALS
from .refusals import RequestRefused
from .sentences import say
from .stream import Outbox, Stream, encode

_DECODER = msgspec.json.Decoder(p.FromClient)

POLICY = 1008
GOING_AWAY = 1001
TRY_LATER = 1013
FOR_GOOD = ("no_room", "foreign", "no_spectators")
"""Reasons that will be the same later."""


def read_message(frame: dict[str, Any], most: int) -> Any:
    """The message in a frame. Raises `RequestRefused`, `WebSocketDisconnect`."""
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code") or 1000)
    text = frame.get("text")
    if text is None:
        raise RequestRefused("malformed", what="not text")
    if len(text) > most or len(text.encode(errors="surrogatepass")) > most:
        raise RequestRefused("too_large")
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
        # The reason names types and fields, never what was in them.
        what = str(error) if isinstance(error, msgspec.ValidationError) else "not JSON"
        raise RequestRefused("malformed", request=_request(text), what=what[:200]) from None


def _request(text: str) -> str:
    """What the client called a message that cannot be read, if that much can."""
    try:
        found = msgspec.json.decode(text, type=dict[str, Any]).get("id", "")
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError):
        return ""
    return found if isinstance(found, str) and len(found) <= 40 else ""


class Connection:
    """One client, as long as it is connected."""

    def __init__(self, hub: Hub, socket: WebSocket, visitor: str = "") -> None:
        self.hub = hub
        self.socket = socket
        self.visitor = visitor
        self.limits = hub.limits
        self.bucket = Bucket(self.limits.messages_per_second, self.limits.messages_at_once)
        self.senseless = 0
        self.lang: p.Lang = "en"

    async def serve(self, room: str) -> None:
        """From the first message to the last."""
        await self.socket.accept()
        self.hub.count(1, self.visitor)
        try:
            if self.hub.closing or self._too_many():
                await self._end(RequestRefused("shutdown" if self.hub.closing else "too_many"), TRY_LATER)
                return
            hello = await self._hello()
            if hello is None:
                return
            live = await self.hub.find(room) if room.isalnum() and len(room) <= 32 else None
            if live is None:
                raise RequestRefused("no_room")
            await self._sit(live, hello)
        except WebSocketDisconnect:
            pass
        except RequestRefused as refused:
            await self._end(refused, POLICY if refused.reason in FOR_GOOD else TRY_LATER)
        except Exception:
            fault("a connection failed", room=room if room.isalnum() else "")
            await self._end(RequestRefused("fault"), 1011)
        finally:
            self.hub.count(-1, self.visitor)

    def _too_many(self) -> bool:
        """Whether this connection is one too many, of all or of one visitor."""
        mine = self.hub.visitors[self.visitor] if self.visitor else 0
        if not self.hub.arrivals.take(self.visitor):
            return True
        return self.hub.connections > self.limits.connections or mine > self.limits.visitor_connections

    async def _hello(self) -> p.Hello | None:
        """The first message, which must be hello."""
        try:
            frame = await asyncio.wait_for(self.socket.receive(), self.limits.hello_seconds)
            message = read_message(dict(frame), self.limits.message_bytes)
        except TimeoutError:
            await self._end(RequestRefused("idle"), POLICY)
            return None
        except RequestRefused as refused:
            await self._end(refused, POLICY)
            return None
        if not isinstance(message, p.Hello):
            await self._end(RequestRefused("hello_first"), POLICY)
            return None
        self.lang = message.lang
        return message

    async def _sit(self, live: Live, hello: p.Hello) -> None:
        self._seat(live, hello)
        share = self.hub.shares.of(self.visitor)
        await live.rest(share)
        async with live.lock:
            live.awake()
            seat = self._seat(live, hello)  # who was shown out while he waited is not let in
            with live.effort.charged(share):
                stream, outbox = await self._welcome(live, seat, hello)
        writer = asyncio.create_task(self._write(outbox))
        live.drive()
        reader = asyncio.create_task(self._read(live, stream))
        try:
            done, _ = await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            if reader in done:
                # Refusals that explain the end are still to be written.
                outbox.put_nowait(None) if not outbox.full() else None
                await asyncio.wait_for(writer, 5)
        except (WebSocketDisconnect, TimeoutError, RuntimeError):
            pass
        finally:
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)
            stream.detach(outbox)
            live.touched = asyncio.get_running_loop().time()
            live.tell_presence()
            if self.socket.application_state is WebSocketState.CONNECTED:
                code = GOING_AWAY if live.closed else 1000
                await self._close(code)

    def _seat(self, live: Live, hello: p.Hello) -> int:
        """The seat somebody may take now, or -1 for who only looks on. Raises `RequestRefused`."""
        if not hello.token:
            if not live.room.setup.spectators:
                raise RequestRefused("no_spectators")
            if self._no_room_to_watch(live):
                raise RequestRefused("too_many")
            return -1
        seat = self.hub.seat_of(live, hello.token)
        if seat is None:
            log("a foreign token", room=live.room.name)
            raise RequestRefused("foreign")
        return seat

    def _no_room_to_watch(self, live: Live) -> bool:
        """Whether one more spectator would take a place that is kept for those who play."""
        watching = sum(stream.seat < 0 for stream in live.here)
        kept = self.limits.connections - self.limits.connections_for_seats
        return watching >= self.limits.spectators_per_room or self.hub.connections > kept

    def _let_go(self, live: Live, seat: int) -> None:
        """A seat is never locked out by connections of its own: beyond so many the oldest goes."""
        mine = [stream for stream in live.here if stream.seat == seat]
        mine.sort(key=lambda stream: stream.came)
        for stream in mine[: max(0, len(mine) - self.limits.connections_per_seat)]:
            stream.send(p.Closing(0, "elsewhere", say("elsewhere", stream.lang)))
            stream.close()

    async def _welcome(self, live: Live, seat: int, hello: p.Hello) -> tuple[Stream, Outbox]:
        """Take up the stream it had, or begin a new one with the whole table."""
        old = live.streams.get(hello.stream)
        missed = None
        if old is not None and old.seat == seat and old.lang == hello.lang:
            missed = old.since(hello.seen)
        stream = old if old is not None and missed is not None else None
        if stream is None:
            live.sweep()
            stream = Stream(seat, hello.lang, self.limits.kept_messages, self.limits.kept_bytes)
            live.streams[stream.name] = stream
        stream.visitor = self.visitor
        outbox = stream.attach()
        if seat >= 0:
            self._let_go(live, seat)
        for data in missed or []:
            stream.again(data)
        room = live.room
        sitter = room.sitters[seat] if seat >= 0 else None
        table = spec(room.setup.game).table
        stream.send(
            p.Welcome(
                0,
                stream.name,
                missed is not None,
                p.PROTOCOL,
                seat,
                stream.lang,
                live.info(seat),
                table.layout,
                sitter.pays if sitter else True,
                sitter.eases if sitter else True,
                sitter.passes if sitter else [],
                list(table.stops.quiet),
                list(table.stops.all),
            )
        )
        if missed is None and room.game is not None:
            stream.send(await live.table(seat, stream.lang, whole=True))
            live.seen()
        if missed is None:
            for said in live.said:
                if live.hears(seat, said.seat):
                    stream.send(said)
        live.touched = asyncio.get_running_loop().time()
        stream.news = encode(p.News(0, live.info(seat)))  # the welcome has told as much
        live.tell_presence()
        return stream, outbox

    async def _read(self, live: Live, stream: Stream) -> None:
        """Take messages until the client goes or misbehaves."""
        while True:
            try:
                frame = await asyncio.wait_for(self.socket.receive(), self.limits.idle_seconds)
            except TimeoutError:
                stream.send(p.Closing(0, "idle", say("idle", stream.lang)))
                return
            live.touched = asyncio.get_running_loop().time()
            if live.closed:
                return
            if not self.bucket.take():
                name = _request(str(frame.get("text") or "")[: self.limits.message_bytes])
                if not self._refuse(stream, RequestRefused("too_fast", request=name)):
                    return
                await asyncio.sleep(0.05)
                continue
            try:
                message = read_message(dict(frame), self.limits.message_bytes)
            except RequestRefused as refused:
                if not self._refuse(stream, refused):
                    return
                continue
            if await handle(live, stream, message, self.hub.shares.of(self.visitor)):
                self.senseless = 0
            elif not self._endures(stream):
                return

    def _refuse(self, stream: Stream, refused: RequestRefused) -> bool:
        refuse(stream, refused, refused.request)
        return self._endures(stream)

    def _endures(self, stream: Stream) -> bool:
        """Whether it may go on after one more message that made no sense."""
        self.senseless += 1
        if self.senseless < self.limits.refusals_before_closing:
            return True
        log("a client talks nonsense", seat=stream.seat, count=self.senseless)
        stream.send(p.Closing(0, "too_fast", say("too_fast", stream.lang)))
        return False

    async def _write(self, outbox: Outbox) -> None:
        """Send what the stream holds, until it says no more."""
        while (data := await outbox.get()) is not None:
            await self.socket.send_text(data.decode())

    async def _end(self, why: RequestRefused, code: int) -> None:
        """Say why, and close."""
        REFUSALS.add(why.reason)
        try:
            closing = p.Closing(0, why.reason, why.text(self.lang))
            await self.socket.send_text(encode(closing).decode())
        except (WebSocketDisconnect, RuntimeError):
            return
        await self._close(code)

    async def _close(self, code: int) -> None:
        try:
            await self.socket.close(code)
        except (WebSocketDisconnect, RuntimeError):
            pass
