"""What people say to each other at a table: phrases everybody reads in his own language, or their own words.

It lives in memory, and nothing of it is kept. Spectators only look on: they might see more than a player.
Who has muted somebody does not hear him.
"""

from __future__ import annotations

from typing import Final

from . import protocol as p
from .company import seat_of
from .live import Live
from .names import clean
from .refusals import RequestRefused
from .stream import Stream

PHRASES: Final = ("hello", "luck", "moment", "well_played", "ouch", "thanks", "sorry", "again")
"""What can be said with one click; every client has the words."""


async def say(live: Live, stream: Stream, message: p.Say) -> None:
    """Everybody at the table hears it."""
    seat = seat_of(live, stream, message.id)
    text = clean(message.text)
    if message.phrase not in PHRASES if message.phrase else not text:
        raise RequestRefused("malformed", what="phrase")
    live.calm(seat)
    said = p.Chat(0, seat, live.room.name_of(seat), "" if message.phrase else text, message.phrase)
    live.said.append(said)
    stream.send(p.Accepted(0, message.id))
    for each in live.streams.values():
        if live.hears(each.seat, seat):
            each.send(said)
