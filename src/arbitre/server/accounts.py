"""What one pair of eyes is told of a room's game as a whole: its story so far, and how it ended."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from . import protocol as p
from .jobs import retell
from .logs import fault
from .room import Room
from .sentences import say
from .showing import Showing, Story
from .workers import Workers

if TYPE_CHECKING:
    from .live import Live

LATER_SECONDS = 5.0, 20.0
"""After which those are told the story whose room woke among many others."""


async def retold(room: Room, workers: Workers, showing: Showing) -> Story:
    """The story from the beginning: from the positions at hand, or played again by a worker."""
    answers = list(showing.game.history)
    if len(answers) < len(room.positions):
        story = Story()
        for position in room.positions:
            story.go_on(Showing(position, showing.seat, showing.lang, room.names))
        return story
    about = (room.start, answers, showing.seat, showing.lang, room.names)
    try:
        return await workers.read(retell, *about)
    except Exception:
        # Telling it here would hold up every table: this one hears what happens from now on.
        fault("a story could not be told by a worker", room=room.name)
        story = Story()
        story.count = showing.game.state.count
        return story


async def tell_past(live: Live, key: tuple[int, p.Lang], story: Story) -> None:
    """The part of a story that was left out when its room woke, once there is time for it; whoever listens
    gets the whole table with it."""
    room = live.room
    assert room.game is not None
    (seat, lang), answers = key, list(room.game.history)
    await asyncio.sleep(random.uniform(*LATER_SECONDS))
    async with live.workers.later:
        if live.stories.get(key) is not story:
            return  # another game, or another past
        try:
            past = await live.workers.read(retell, room.start, answers, seat, lang, room.names)
        except Exception:
            fault("a story could not be told by a worker", room=room.name)
            return
    async with live.lock:
        listening = [stream for stream in live.here if (stream.seat, stream.lang) == key]
        if live.closed or live.stories.get(key) is not story:
            return
        story.put_before(past)
        for stream in listening:
            stream.send(await live.table(seat, lang, whole=True))


def ending_of(room: Room, showing: Showing) -> p.Ending | None:
    """How the game ended, by its rules or otherwise."""
    end = room.end
    if end is None:
        return showing.ending()
    names = room.names
    text = say(end.reason, showing.lang, name=names[end.seat])
    if end.winners:
        winners = ", ".join(names[seat] for seat in end.winners)
        text = f"{text} {say('wins', showing.lang, names=winners)}"
    return p.Ending(end.winners, end.reason, text, "")
