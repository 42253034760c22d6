"""Hints at the table: who may have one, and how it is made beside all else that goes on in the room."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from . import protocol as p
from .company import decides, playing, seat_of
from .live import Live
from .logs import fault
from .refusals import RequestRefused
from .sentences import say
from .stream import Stream

SECONDS = 20.0
"""How long the apprentice may think."""


async def _hint(live: Live, stream: Stream, message: p.Hint) -> None:
    seat = seat_of(live, stream, message.id)
    room = live.room
    playing(live)
    if message.decision != room.decision:
        raise RequestRefused("late")
    decides(live, seat)
    if room.asked != seat:
        raise RequestRefused("foreign", "not_yours", name=room.name_of(room.asked))
    if not room.hints:
        raise RequestRefused("not_now", "no_hints")
    waiting = live.advised.get(seat)
    if waiting is not None and not waiting.done():
        raise RequestRefused("not_now", "hint_pending")
    live.calm(seat)
    # The room goes on meanwhile: thinking is done in another process, and nobody waits for it but who asked.
    live.advised[seat] = asyncio.create_task(_advise(live, stream, message))


async def _advise(live: Live, stream: Stream, message: p.Hint) -> None:
    room = live.room
    assert room.game is not None
    key, answers = f"{room.name}/{room.round}", list(room.game.history)
    who = stream.visitor or room.name
    try:
        async with asyncio.timeout(SECONDS):
            found = await live.workers.advise(who, key, room.start, answers, stream.lang, room.names)
    except asyncio.CancelledError:
        raise
    except (RequestRefused, TimeoutError) as late:
        refused = late if isinstance(late, RequestRefused) else RequestRefused("too_long")
        stream.send(p.Refused(0, message.id, refused.reason, refused.text(stream.lang)))
        return
    except Exception:
        fault("a hint could not be given", room=room.name)
        stream.send(p.Refused(0, message.id, "fault", say("fault", stream.lang)))
        return
    if room.decision == message.decision and live.streams.get(stream.name) is stream:
        stream.send(
            p.Advice(
                0,
                message.id,
                message.decision,
                found.answer,
                found.label,
                found.reasons,
                found.by,
                found.chance,
                found.declares,
            )
        )


async def _hints(live: Live, stream: Stream, message: p.Hints) -> None:
    seat = seat_of(live, stream, message.id)
    room = live.room
    if room.sitters[seat].hints != message.allow:  # what is so already is not written
        live.calm(seat)
        data = {"allow": message.allow}
        await live.keep(lambda: room.entry("hints", time.time(), seat, message.id, data))
    stream.send(p.Accepted(0, message.id))
    live.tell_room()


HINTING: dict[type, Any] = {p.Hint: _hint, p.Hints: _hints}
