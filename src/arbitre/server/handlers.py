"""What a client may say about the game, message by message: checked, done and answered, or refused with
reason. What it may say about the company is in `company`."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from arbitre.bots import agree
from arbitre.games.repeating import round_before
from arbitre.games.stops import passing
from arbitre.kernel.game import Refused

from . import chatting
from . import protocol as p
from .answering import as_offered, plain, reasons, refusal_of
from .company import COMPANY, begin, decides, playing, seat_of
from .hinting import HINTING
from .limits import Share
from .live import Live
from .logs import fault
from .metrics import ANSWERS, REFUSALS
from .refusals import RequestRefused, Ruling
from .room import DRAW
from .seating import check_deck
from .sentences import say
from .showing import Showing, rule_text
from .stream import Stream

HARMLESS = ("late", "duplicate", "not_now", "not_stored")
"""Reasons that befall honest clients too: they do not count as nonsense."""


def refuse(stream: Stream, refused: RequestRefused, request: str) -> None:
    """Tell a client why its message was not taken."""
    REFUSALS.add(refused.reason)
    ruling = refused.ruling or Ruling("")
    text = refused.text(stream.lang)
    stream.send(p.Refused(0, request, refused.reason, text, ruling.rule, ruling.rule_text))


async def handle(live: Live, stream: Stream, message: Any, share: Share | None = None) -> bool:
    """Take a message of a client that has said hello, at the cost of his share. Whether it made sense.

    What was begun is done to its end, even if the client is shown out meanwhile: an entry that is on disk and
    of which the room does not know would be in the way of the next."""
    await live.rest(share)
    doing = asyncio.create_task(_done(live, stream, message, share))
    live.doing.add(doing)
    doing.add_done_callback(live.doing.discard)
    return await asyncio.shield(doing)


async def _done(live: Live, stream: Stream, message: Any, share: Share | None) -> bool:
    async with live.lock:
        with live.effort.charged(share):
            made_sense = await _take(live, stream, message)
    live.drive()
    return made_sense


async def _take(live: Live, stream: Stream, message: Any) -> bool:
    request = getattr(message, "id", "")
    try:
        if live.streams.get(stream.name) is not stream:
            raise RequestRefused("foreign")  # the seat was taken from it in the meantime
        if not live.bucket.take():
            raise RequestRefused("too_fast")
        await _HANDLERS[type(message)](live, stream, message)
    except RequestRefused as refused:
        refuse(stream, refused, request)
        return refused.reason in HARMLESS
    except Exception:
        fault("a message could not be taken", room=live.room.name, kind=type(message).__name__)
        stream.send(p.Refused(0, request, "fault", say("fault", stream.lang)))
    return True


def _open(live: Live, seat: int, decision: int) -> None:
    """Whether this question is open, and this seat's."""
    room = live.room
    if decision != room.decision:
        raise RequestRefused("late")
    decides(live, seat)
    if room.asked != seat:
        raise RequestRefused("foreign", "not_yours", name=room.name_of(room.asked))


async def _answer(live: Live, stream: Stream, message: p.Answer) -> None:
    seat = seat_of(live, stream, message.id)
    room = live.room
    playing(live)
    assert room.game is not None
    given = plain(message.answer, "answer")
    _open(live, seat, message.decision)
    pending = room.game.pending
    assert pending is not None
    answer = as_offered(pending, given)
    if answer is None:
        raise await live.effort.apart(_illegal, live, stream, given)
    with ANSWERS.measured(room.setup.game):
        try:
            await live.answer(seat, answer, message.id, message.follows)
        except Refused:
            raise RequestRefused("illegal") from None
        stream.send(p.Accepted(0, message.id))
        await live.tell()
    if room.over:
        live.tell_room()


async def _again(live: Live, stream: Stream, message: p.Again) -> None:
    seat = seat_of(live, stream, message.id)
    room = live.room
    playing(live)
    _open(live, seat, message.decision)
    steps = round_before(room.positions)
    if not steps:
        raise RequestRefused("not_now", "nothing_again")
    await live.repeat(steps, message.times, message.id)
    stream.send(p.Accepted(0, message.id))
    live.notice("again", name=room.name_of(seat), times=message.times)
    await live.tell()
    if room.over:
        live.tell_room()


async def _skip(live: Live, stream: Stream, message: p.Skip) -> None:
    seat = seat_of(live, stream, message.id)
    playing(live)
    _open(live, seat, message.decision)
    assert live.room.game is not None
    answer = passing(live.room.game)
    if answer is None:
        raise RequestRefused("not_now", "cannot_go_by")
    await live.skip(seat, answer, message.until, message.id)
    stream.send(p.Accepted(0, message.id))
    await live.tell()
    if live.room.over:
        live.tell_room()


def _illegal(live: Live, stream: Stream, given: Any) -> RequestRefused:
    assert live.room.game is not None
    showing = Showing(live.room.game, stream.seat, stream.lang, live.room.names)
    refusal = refusal_of(showing, given)
    if refusal is None:
        return RequestRefused("illegal")
    rule = rule_text(live.room.setup.game, refusal.rule, stream.lang)
    return RequestRefused("illegal", ruling=Ruling(showing.teller.refusal(refusal), refusal.rule, rule))


async def _why_not(live: Live, stream: Stream, message: p.WhyNot) -> None:
    if stream.seat < 0:
        raise RequestRefused("foreign", "spectator")
    playing(live)
    assert live.room.game is not None
    option = None if message.option is None else plain(message.option, "option")
    found, any_tries = await live.effort.apart(_reasons, live, stream, message.piece, message.zone, option)
    text = "" if found else say("all_offered" if any_tries else "nothing_there", stream.lang)
    stream.send(p.Reasons(0, message.id, found, text))


def _reasons(live: Live, stream: Stream, *about: Any) -> tuple[list[p.Reason], bool]:
    assert live.room.game is not None
    return reasons(Showing(live.room.game, stream.seat, stream.lang, live.room.names), *about)


async def _undo(live: Live, stream: Stream, message: p.Undo) -> None:
    seat = seat_of(live, stream, message.id)
    room = live.room
    if room.game is None or room.end is not None or (room.over and not room.setup.private):
        raise RequestRefused("not_now", "over" if room.game else "waiting")
    decides(live, seat)
    if room.wish is not None:
        raise RequestRefused("not_now", "undo_pending")
    to = room.back_to(seat)
    if to is None:
        raise RequestRefused("not_now", "nothing_to_undo")
    asked = await live.effort.apart(room.concerned, seat, to)
    _all_there(live, asked)
    if any(seat in room.sitters[other].muted for other in asked):
        raise RequestRefused("not_now", "muted")
    if asked:
        data = {"to": to, "asked": asked}
        await live.keep(lambda: room.entry("ask", time.time(), seat, message.id, data))
        stream.send(p.Accepted(0, message.id))
        live.tell_room()
        return
    await live.undo(to, seat, message.id)
    stream.send(p.Accepted(0, message.id))
    await _undone(live, seat)


def _all_there(live: Live, asked: list[int]) -> None:
    """Whether all who would have to agree can be asked: no bot agrees for them. Raises `RequestRefused`."""
    for other in asked:
        if live.room.sitters[other].stand_in:
            raise RequestRefused("not_now", "away_to_agree", name=live.room.name_of(other))


async def _undone(live: Live, seat: int) -> None:
    live.notice("undone", name=live.room.name_of(seat))
    await live.tell(fresh=True)
    live.tell_room()


async def _consent(live: Live, stream: Stream, message: p.Consent) -> None:
    seat = seat_of(live, stream, message.id)
    room = live.room
    wish = room.wish
    if wish is None or wish.ask != message.ask or seat not in wish.asked or seat in wish.agreed:
        raise RequestRefused("not_now", "no_wish")
    if message.yes and wish.to != DRAW:
        live.clock_after_undo(wish.to, wish.seat)
    data = {"yes": message.yes}
    await live.keep(lambda: room.entry("consent", time.time(), seat, message.id, data))
    stream.send(p.Accepted(0, message.id))
    if not message.yes:
        live.notice("draw_declined" if wish.to == DRAW else "undo_refused", name=room.name_of(seat))
        live.tell_room()
    elif set(wish.asked) <= set(wish.agreed) and wish.to == DRAW:
        await _drawn(live, wish.seat, "")
    elif set(wish.asked) <= set(wish.agreed):
        await live.undo(wish.to, wish.seat, "")
        await _undone(live, wish.seat)
    else:
        live.tell_room()


async def _concede(live: Live, stream: Stream, message: p.Concede) -> None:
    seat = seat_of(live, stream, message.id)
    room = live.room
    playing(live)
    if room.sitters[seat].gave_up:
        raise RequestRefused("over")
    live.clock.stop(seat)
    await live.keep(lambda: room.entry("concede", time.time(), seat, message.id))
    stream.send(p.Accepted(0, message.id))
    live.notice("conceded" if room.over else "plays_on", name=room.name_of(seat))
    live.clock.start()
    await live.tell()
    live.tell_room()


async def _draw(live: Live, stream: Stream, message: p.Draw) -> None:
    """Propose that nobody wins: bots answer at once, people are asked."""
    seat = seat_of(live, stream, message.id)
    room = live.room
    playing(live)
    decides(live, seat)
    assert room.game is not None
    if room.wish is not None:
        raise RequestRefused("not_now", "undo_pending")
    asked = [other for other in room.players if other != seat]
    _all_there(live, asked)
    if any(seat in room.sitters[other].muted for other in asked):
        raise RequestRefused("not_now", "muted")
    if len(asked) + 1 < len(room.sitters) and not agree(room.game):
        raise RequestRefused("not_now", "bots_play_on")
    if not asked or room.setup.private:
        await _drawn(live, seat, message.id)
        stream.send(p.Accepted(0, message.id))
        return
    data = {"to": DRAW, "asked": asked}
    await live.keep(lambda: room.entry("ask", time.time(), seat, message.id, data))
    stream.send(p.Accepted(0, message.id))
    live.tell_room()


async def _drawn(live: Live, seat: int, request: str) -> None:
    """All have agreed: nobody wins."""
    room = live.room
    live.clock.stop(seat)
    await live.keep(lambda: room.entry("drawn", time.time(), seat, request))
    live.notice("agreed", name=room.name_of(seat))
    await live.tell()
    live.tell_room()


async def _rematch(live: Live, stream: Stream, message: p.Rematch) -> None:
    seat = seat_of(live, stream, message.id)
    room = live.room
    if not room.over:
        raise RequestRefused("not_now", "not_over")
    if room.sitters[seat].rematch:  # what is so already is not written
        stream.send(p.Accepted(0, message.id))
        return
    if not live.games.take():
        raise RequestRefused("too_fast")
    await live.keep(lambda: room.entry("rematch", time.time(), seat, message.id))
    stream.send(p.Accepted(0, message.id))
    await begin(live)
    live.tell_room()


async def _swap(live: Live, stream: Stream, message: p.Swap) -> None:
    seat = seat_of(live, stream, message.id)
    room = live.room
    if room.game is not None and not room.over:
        raise RequestRefused("not_now", "not_over")
    chair = room.sitters[seat].chair
    if chair.kind == "open" and chair.deck:
        raise RequestRefused("deck_given")
    live.calm(seat)
    await live.effort.apart(check_deck, room.setup, message.deck, stream.lang)
    data = {"deck": message.deck}
    await live.keep(lambda: room.entry("swap", time.time(), seat, message.id, data))
    stream.send(p.Accepted(0, message.id))
    stream.send(p.News(0, live.info(seat)))


async def _language(live: Live, stream: Stream, message: p.Language) -> None:
    stream.lang = message.lang
    stream.send(p.News(0, live.info(stream.seat)))
    if live.room.game is not None:
        stream.send(await live.table(stream.seat, stream.lang, whole=True))


async def _stops(live: Live, stream: Stream, message: p.Stops) -> None:
    seat = seat_of(live, stream, message.id)
    sitter = live.room.sitters[seat]
    passes = sorted(set(message.passes))
    wanted = (message.pays, message.eases, passes)
    if wanted != (sitter.pays, sitter.eases, sorted(sitter.passes)):  # what is so already is not written
        live.calm(seat)
        data = {"pays": message.pays, "eases": message.eases, "passes": passes}
        await live.keep(lambda: live.room.entry("stops", time.time(), seat, message.id, data))
    stream.send(p.Accepted(0, message.id))


async def _ping(live: Live, stream: Stream, message: p.Ping) -> None:
    stream.send(p.Pong(0, message.id))


async def _hello(live: Live, stream: Stream, message: p.Hello) -> None:
    raise RequestRefused("not_now", "hello_once")


_HANDLERS: dict[type, Any] = {
    **COMPANY,
    **HINTING,
    p.Answer: _answer,
    p.WhyNot: _why_not,
    p.Again: _again,
    p.Skip: _skip,
    p.Undo: _undo,
    p.Consent: _consent,
    p.Concede: _concede,
    p.Draw: _draw,
    p.Rematch: _rematch,
    p.Swap: _swap,
    p.Language: _language,
    p.Stops: _stops,
    p.Say: chatting.say,
    p.Ping: _ping,
    p.Hello: _hello,
}
