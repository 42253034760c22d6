"""What a client may say about the company: leaving, showing out, calling off, a bot that stands in, muting,
words for chance."""

from __future__ import annotations

import time
from typing import Any

from arbitre.bots import BOTS

from . import protocol as p
from . import secrecy
from .fairness import tidy
from .live import Live
from .refusals import RequestRefused
from .stream import Stream

TOO_WEAK = ("random", "beginner")
"""Bots that do not stand in for anybody: it is his opponents who choose."""


def seat_of(live: Live, stream: Stream, request: str) -> int:
    """The seat of somebody who may act, whose message is new. Raises `RequestRefused`."""
    if stream.seat < 0:
        raise RequestRefused("foreign", "spectator")
    if live.room.heard(stream.seat, request):
        raise RequestRefused("duplicate")
    return stream.seat


def playing(live: Live) -> None:
    """Whether a game is going on. Raises `RequestRefused`."""
    if live.room.game is None:
        raise RequestRefused("not_now", "waiting")
    if live.room.over:
        raise RequestRefused("over")


def decides(live: Live, seat: int) -> None:
    """Whether a person decides for this seat. Raises `RequestRefused`."""
    sitter = live.room.sitters[seat]
    if sitter.gave_up:
        raise RequestRefused("over", "gave_up")
    if sitter.stand_in:
        raise RequestRefused("not_now", "bot_sits")


async def begin(live: Live) -> None:
    """Begin if everybody is there and wants it, and tell everybody."""
    first = live.room.game is None
    if live.room.all_want_to_begin:
        await live.start()
        if not first:
            live.notice("new_game")
        await live.tell(fresh=True)


def _seat_named(live: Live, seat: int) -> int:
    if seat >= len(live.room.sitters):
        raise RequestRefused("malformed", what="seat")
    return seat


async def _leave(live: Live, stream: Stream, message: p.Leave) -> None:
    seat = seat_of(live, stream, message.id)
    if live.room.playing:
        raise RequestRefused("not_now", "while_playing")
    if live.room.sitters[seat].chair.kind == "me":
        raise RequestRefused("not_now", "own_seat")
    name = live.room.name_of(seat)
    await live.keep(lambda: live.room.entry("left", time.time(), seat, message.id, {}))
    stream.send(p.Accepted(0, message.id))
    live.notice("left", name=name)
    live.remove(seat, "removed")
    live.tell_room()


async def _kick(live: Live, stream: Stream, message: p.Kick) -> None:
    seat, room = seat_of(live, stream, message.id), live.room
    if seat != room.setup.host:
        raise RequestRefused("foreign", "host_only")
    if room.playing:
        raise RequestRefused("not_now", "while_playing")
    sitter = room.sitters[_seat_named(live, message.seat)]
    if sitter.chair.kind != "open" or not sitter.taken:
        raise RequestRefused("not_now", "nobody_there")
    name, code = room.name_of(sitter.seat), secrecy.new_token()
    data = {"code": secrecy.digest(code)}
    await live.keep(lambda: room.entry("left", time.time(), sitter.seat, data=data))
    live.unwanted.add(live.came.pop(sitter.seat, ""))
    stream.send(p.Accepted(0, message.id))
    stream.send(p.Invite(0, sitter.seat, code))
    live.notice("kicked", name=name)
    live.remove(sitter.seat, "removed")
    live.tell_room()


async def _abort(live: Live, stream: Stream, message: p.Abort) -> None:
    seat, room = seat_of(live, stream, message.id), live.room
    playing(live)
    decides(live, seat)
    if not room.can_abort:
        raise RequestRefused("not_now", "too_late_to_abort")
    await live.keep(lambda: room.entry("aborted", time.time(), seat, message.id))
    stream.send(p.Accepted(0, message.id))
    live.notice("aborted", name=room.name_of(seat))
    live.clock.reset()
    await live.tell()
    live.tell_room()


async def _replace(live: Live, stream: Stream, message: p.Replace) -> None:
    seat, room = seat_of(live, stream, message.id), live.room
    wanted = _seat_named(live, message.seat)
    back = wanted == seat and not message.bot
    if back and not room.sitters[seat].stand_in:
        raise RequestRefused("not_now", "not_away")
    if not back and (message.bot not in BOTS or not live.can_replace(seat, wanted)):
        raise RequestRefused("not_now", "not_away")
    if not back and room.playing and message.bot in TOO_WEAK:
        raise RequestRefused("not_now", "weak_bot")
    data = {"seat": wanted, "bot": message.bot, "for_good": not room.playing}
    name = room.name_of(wanted)
    live.clock.pause()
    try:
        await live.keep(lambda: room.entry("replaced", time.time(), seat, message.id, data))
    finally:
        live.clock.start()
    stream.send(p.Accepted(0, message.id))
    live.notice("back" if back else "replaced", name=name)
    if room.playing:
        await live.tell()
    else:
        await begin(live)
    live.tell_room()


async def _mute(live: Live, stream: Stream, message: p.Mute) -> None:
    seat = seat_of(live, stream, message.id)
    wanted = _seat_named(live, message.seat)
    data = {"seat": wanted, "mute": message.mute}
    if wanted == seat or message.mute is (wanted in live.room.sitters[seat].muted):
        raise RequestRefused("not_now", "nothing_to_mute")
    live.calm(seat)
    await live.keep(lambda: live.room.entry("muted", time.time(), seat, message.id, data))
    stream.send(p.Accepted(0, message.id))
    stream.send(p.News(0, live.info(seat)))


async def _words(live: Live, stream: Stream, message: p.Words) -> None:
    seat, room = seat_of(live, stream, message.id), live.room
    if room.playing:
        raise RequestRefused("not_now", "while_playing")
    live.calm(seat)
    data = {"words": tidy(message.words)}
    await live.keep(lambda: room.entry("words", time.time(), seat, message.id, data))
    stream.send(p.Accepted(0, message.id))
    live.tell_room()


COMPANY: dict[type, Any] = {
    p.Leave: _leave,
    p.Kick: _kick,
    p.Abort: _abort,
    p.Replace: _replace,
    p.Mute: _mute,
    p.Words: _words,
}
