"""Moments of a game shown one after the other: what a scenario and a replay have in common."""

from __future__ import annotations

from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer
from arbitre.words.phrase import Language

from .rest import Frame
from .showing import Showing, Story


def frame(
    step: int,
    before: Game | None,
    game: Game,
    story: Story,
    seat: int,
    lang: Language,
    names: list[str],
    answer: Answer | None = None,
    written: str = "",
) -> Frame:
    """The moment after an answer, through one pair of eyes; `seat` that decides sees its question."""
    showing = Showing(game, seat, lang, names)
    since = story.count
    events = showing.events(since)
    log = story.go_on(showing)
    who, did = -1, ""
    if before is not None and before.pending is not None and answer is not None:
        who = before.pending.seat
        if who == seat:
            did = Showing(before, who, lang, names).teller.label(answer)
    return Frame(
        step,
        showing.sight,
        showing.prompt(),
        events,
        log,
        who,
        did,
        written,
        showing.question(step),
        showing.ending(),
    )
