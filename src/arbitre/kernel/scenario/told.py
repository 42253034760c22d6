"""What players read: the log, the prompt and the labels of the buttons, as lines that can be checked."""

from __future__ import annotations

import re
from itertools import islice

from arbitre.kernel.pieces import Answer
from arbitre.kernel.view import SPECTATOR

from .vocabulary import REST, Absent, Listed, Stage, Vocabulary

LABELS = 40
"""More buttons than any question has whose answers are not options."""


def told(stage: Stage, words: Vocabulary, subject: str, since: int) -> str | Listed | None:
    """ "log", "prompt" or "labels": of a player ("Bob's log"), or else as whoever watches reads the log and
    whoever decides the rest; "in French" in that language. None if it is something else."""
    seat, rest = stage.led_by(subject)
    found = re.fullmatch(r"(log|prompt|labels)( in French)?", rest)
    if found is None:
        return None
    pending = stage.game.pending
    if pending is not None and pending.say == REST and found[1] != "log":
        raise Absent("the scenario rests here before the next turn: no player reads anything.")
    if seat is None:
        seat = SPECTATOR if pending is None or found[1] == "log" else pending.seat
    speaker = words.speaker(stage, seat, "fr" if found[2] else "en")
    if found[1] == "prompt":
        return speaker.prompt()
    if found[1] == "log":
        return Listed(tuple(speaker.log(since)), "")
    answers: list[Answer] = []
    if pending is not None:
        answers = [*pending.options] or list(islice(pending.answers(), LABELS))
    return Listed(tuple(speaker.label(answer) for answer in answers), "")
