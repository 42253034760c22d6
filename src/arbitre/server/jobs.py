"""What worker processes do: think for bots, and tell long stories again. Each keeps the games it knows."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import sys
import threading
from collections import OrderedDict

import arbitre
from arbitre.bots import Glimpse, by_name
from arbitre.games import GAMES, spec
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer
from arbitre.words.phrase import Language

from . import advising
from .advising import Advised
from .showing import Showing, Story

KEPT = 256
READER_BYTES = 1_500_000_000
_GAMES: OrderedDict[str, Game] = OrderedDict()
"""The games this process has played along, newest last."""


class Unknown(Exception):
    """This process has never seen how that game began."""


def prepare() -> None:
    """Before anything else in a worker: the parent alone decides when to stop, and comes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)


def prepare_reader() -> None:
    """A reader also has only so much memory: what strangers send may ask for any amount."""
    prepare()
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (READER_BYTES, READER_BYTES))


def _end_with(sentinel: int) -> None:
    """A worker whose server was killed has nobody to work for, and would never hear of it from its queue."""
    multiprocessing.connection.wait([sentinel])
    os._exit(1)


def awake() -> None:
    """Nothing: whoever can do it is there."""


def wake() -> None:
    """Load every game, so that the first who asks does not wait for it."""
    for name in GAMES:
        spec(name).speech.card_text(spec(name).cards[0].slug)


def follow(key: str, start: str | None, answers: list[Answer]) -> Game:
    """The game after these answers, from where this process left it if it knows it. Raises `Unknown`."""
    game = _GAMES.pop(key, None)
    if game is None or game.history != answers[: len(game.history)]:
        if game is not None:
            game = Game(game.rules, game.start.fork())
        elif start is None:
            raise Unknown(key)
        else:
            game, _ = arbitre.replay(start.encode(), "record")
    for answer in answers[len(game.history) :]:
        game.answer(answer)
    _GAMES[key] = game
    while len(_GAMES) > KEPT:
        _GAMES.popitem(last=False)
    return game


def think(
    key: str, start: str | None, answers: list[Answer], bot: str, seed: int, seat: int, crowd: int = 1
) -> Answer:
    """What a bot answers, from what its seat may know. Where a crowd waits for this process, a bot that may
    take its time takes as much less."""
    game = follow(key, start, answers)
    assert game.pending is not None and game.pending.seat == seat
    return by_name(bot, seed, seat, crowd).choose(Glimpse(game))


def advise(key: str, start: str | None, answers: list[Answer], lang: Language, names: list[str]) -> Advised:
    """What the apprentice would do for the seat that is asked, and why."""
    return advising.advise(follow(key, start, answers), lang, names)


def retell(start: str, answers: list[Answer], seat: int, lang: Language, names: list[str]) -> Story:
    """The story of a game from its beginning, told move by move."""
    game, _ = arbitre.replay(start.encode(), "record")
    story = Story()
    story.go_on(Showing(game, seat, lang, names))
    for answer in answers:
        game.answer(answer)
        story.go_on(Showing(game, seat, lang, names))
    return story
