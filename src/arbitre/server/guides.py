"""What a newcomer is shown: guided first games, the game that goes on where one stops, how to play, words."""

from __future__ import annotations

from arbitre.games import spec
from arbitre.learning import glossary, guide, moments, parts
from arbitre.learning.guide import SEATS
from arbitre.words.phrase import Language
from arbitre.words.typography import typeset

from .frames import frame
from .rest import GameWord, GameWords, GuideFrame, GuideInfo, HowPart, HowTo
from .scenarios import going_on
from .showing import Showing, Story


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


def how_to_play(game: str, lang: Language) -> HowTo:
    """The page that says how a game is played."""
    layout = spec(game).table.layout
    shown = [
        HowPart(
            typeset(part.titles[lang]),
            typeset(part.said[lang]),
            Showing(part.picture, 0, lang, list(SEATS)).sight if part.picture else None,
            part.pieces,
        )
        for part in parts(game)
    ]
    return HowTo(game, layout.title, layout, list(SEATS), shown)


def words(game: str, lang: Language) -> GameWords:
    """The words of a game, explained."""
    found = [GameWord(it.word, it.text, it.rule, it.chapter, it.scene) for it in glossary(game, lang)]
    return GameWords(game, found)
