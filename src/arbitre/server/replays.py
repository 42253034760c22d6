"""Replays: a record seen again, step by step, through one pair of eyes. All of it runs in a worker process,
because a record may come from anybody."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

import arbitre
from arbitre.games import spec
from arbitre.kernel.game import Game, Refused
from arbitre.kernel.pieces import Answer
from arbitre.kernel.record import snapshot
from arbitre.kernel.rules import BadInput
from arbitre.words.phrase import Language

from .bounds import MOST_PIECES
from .frames import frame
from .names import LONGEST, clean
from .rest import Frame, ReplayInfo, Tick
from .sentences import bot_name, say
from .showing import Showing, Story

AT_ONCE = 20
MOST_ANSWERS = 20_000
MOST_NOTES = 100_000
"""Bytes of what a record notes beside its game."""
KEPT = 4


class BadRecord(Exception):
    """A record that cannot be shown, and why."""


@contextmanager
def sound() -> Iterator[None]:
    """What goes wrong inside is the record's fault. Raises `BadRecord`."""
    try:
        yield
    except (BadRecord, MemoryError):
        raise
    except BadInput as error:
        raise BadRecord(str(error)) from None
    except Refused as refused:
        raise BadRecord(f"an answer in it is not legal ({refused.refusal.rule}).") from None
    except Exception as error:  # a position nobody could have come to
        raise BadRecord(f"the position in it is not sound ({type(error).__name__}).") from None


class Replay:
    """A record played out: the game after each answer."""

    def __init__(self, record: str) -> None:
        with sound():
            start, self.answers = arbitre.replay(record.encode(), "record")
            if (size := len(msgspec.json.encode(start.notes))) > MOST_NOTES:
                raise BadRecord(f"{size} > {MOST_NOTES}")
            if len(self.answers) > MOST_ANSWERS:
                raise BadRecord(f"{len(self.answers)} > {MOST_ANSWERS}")
            self.positions = [start]
            for answer in self.answers:
                after = self.positions[-1].fork()
                after.answer(answer)
                self.positions.append(after)
        self.stories: dict[tuple[int, Language], tuple[int, Story]] = {}

    def names(self, lang: Language) -> list[str]:
        """What the record calls the players, if it does."""
        return _names(self.positions[0], lang)

    def at(self, step: int, seat: int, lang: Language) -> Frame:
        """One frame. Stories are told in order, so that each line is told at its position."""
        told, story = self.stories.get((seat, lang), (-1, Story()))
        if told >= step:
            told, story = -1, Story()
        shown: Frame | None = None
        names = self.names(lang)
        for number in range(told + 1, step + 1):
            before = self.positions[number - 1] if number else None
            answer: Answer | None = self.answers[number - 1] if number else None
            if number == step:
                shown = frame(number, before, self.positions[number], story, seat, lang, names, answer)
            else:
                story.go_on(Showing(self.positions[number], seat, lang, names))
        self.stories[seat, lang] = (step, story)
        assert shown is not None
        return shown


def _names(game: Game, lang: Language) -> list[str]:
    seats = len(game.state.seats)
    noted, sitting = game.notes.get("names"), game.notes.get("seats")
    given = [clean(str(name)[:LONGEST]) for name in noted[:seats]] if isinstance(noted, list) else []
    if isinstance(sitting, list) and len(sitting) == seats:
        people = iter(given)
        return [
            next(people, "") or say("player", lang, number=at + 1)
            if seat in ("me", "moi")
            else bot_name(clean(str(seat)[:LONGEST]), lang)
            for at, seat in enumerate(sitting)
        ]
    given += [""] * (seats - len(given))
    return [name or say("player", lang, number=at + 1) for at, name in enumerate(given)]


_KEPT_REPLAYS: OrderedDict[str, Replay] = OrderedDict()


def kept(name: str, record: str) -> Replay:
    """A record played out, from memory where it was looked at lately. Raises `BadRecord`."""
    replay = _KEPT_REPLAYS.pop(name, None) or Replay(record)
    _KEPT_REPLAYS[name] = replay
    while len(_KEPT_REPLAYS) > KEPT:
        _KEPT_REPLAYS.popitem(last=False)
    return replay


def check(record: str) -> str:
    """The game of a record that can be shown. Raises `BadRecord`."""
    replay = Replay(record)
    for position in (replay.positions[0], replay.positions[-1]):
        _look(position)
    # What is kept is kept as it came: not with any amount of nothing in it.
    most = 2 * len(replay.positions[-1].save()) + MOST_NOTES
    if len(record) > most:
        raise BadRecord(f"{len(record)} > {most}")
    return replay.positions[0].rules.name


def _look(position: Game) -> None:
    """Look at a position through every pair of eyes. Raises `BadRecord` where that cannot be."""
    with sound():
        for seat in range(-1, len(position.state.seats)):
            showing = Showing(position, seat, "en", _names(position, "en"))
            _ = showing.sight, showing.can_go_by
            showing.question(0)


def about(name: str, record: str, lang: Language) -> ReplayInfo:
    """The timeline. Raises `BadRecord`."""
    replay = kept(name, record)
    game = replay.positions[0].rules.name
    ticks = []
    for step, position in enumerate(replay.positions):
        board: Any = position.state.board
        seat = position.pending.seat if position.pending else -1
        ticks.append(Tick(step, seat, getattr(board, "turn", 0), position.state.count))
    last = replay.positions[-1]
    with sound():
        showing = Showing(last, -1, lang, replay.names(lang))
        _ = showing.sight
        ending = showing.ending()
    return ReplayInfo(
        name,
        game,
        replay.names(lang),
        len(replay.answers),
        [-1, *range(len(last.state.seats))],
        ticks,
        spec(game).table.layout,
        ending,
    )


def frames(name: str, record: str, seat: int, lang: Language, first: int, last: int) -> list[Frame]:
    """Some frames, at most 20. Raises `BadRecord`, `LookupError`."""
    replay = kept(name, record)
    if not -1 <= seat < len(replay.positions[0].state.seats) or not 0 <= first <= last < len(
        replay.positions
    ):
        raise LookupError
    with sound():
        return [replay.at(step, seat, lang) for step in range(first, min(last, first + AT_ONCE - 1) + 1)]


def go_on(record: str, step: int) -> str:
    """The record of a game that begins where a replay stands. Raises `BadRecord`, `LookupError`."""
    replay = Replay(record)
    if not 0 <= step < len(replay.positions):
        raise LookupError
    position = replay.positions[step]
    if len(position.state.pieces) > MOST_PIECES:
        raise BadRecord(f"{len(position.state.pieces)} > {MOST_PIECES}")
    _look(position)
    fresh = Game(position.rules, position.start.fork())
    for answer in position.history:
        fresh.answer(answer)
    fresh.notes = {"names": replay.names("en")}
    assert snapshot(fresh.checkpoint) == snapshot(position.checkpoint)
    return fresh.save().decode()
