"""Guided first games as a client walks through them, and the game that goes on where one stops."""

from __future__ import annotations

from arbitre.games import spec
from arbitre.learning import guide, moments
from arbitre.learning.guide import SEATS
from arbitre.words.phrase import Language

from .frames import frame
from .rest import GuideFrame, GuideInfo
from .scenarios import going_on
from .showing import Story


class NoMoment(Exception):
    """A guided game has no such step."""


def walk(game: str, lang: Language) -> GuideInfo:
    """All of a guided game, through the newcomer's eyes."""
    found = moments(game)
    story = Story()
    story.count = found[0].game.state.count  # what laid the position out is no part of the story
    frames = []
    before, answer = None, None
    for step, moment in enumerate(found):
        shown = frame(step, before, moment.game, story, 0, lang, list(SEATS), answer)
        frames.append(
            GuideFrame(
                shown,
                moment.text(lang),
                moment.pieces,
                moment.seats,
                moment.alike if moment.mine else [],
                not moment.mine,
            )
        )
        before, answer = moment.game, moment.answer
    return GuideInfo(game, guide(game).titled(lang), list(SEATS), spec(game).table.layout, frames)


def go_on(game: str, step: int, seed: int) -> str:
    """The record of a game that begins at a step of the guided one. Raises `NoMoment`."""
    found = moments(game)
    if not 0 <= step < len(found):
        raise NoMoment
    return going_on(game, found[step].game, list(SEATS), seed, {"guide": step})
