"""What one pair of eyes is told of a room's game as a whole: its story so far, and how it ended."""

from __future__ import annotations

from . import protocol as p
from .jobs import retell
from .logs import fault
from .room import Room
from .sentences import say
from .showing import Showing, Story
from .workers import Workers


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
