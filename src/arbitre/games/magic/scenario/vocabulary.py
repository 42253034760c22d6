"""How a position of Magic is written in a scenario, set up, acted in and read.

`given` says what lies where, whose turn it is and which step; `when` what is done, in plain words; a line may
stand for several answers of the game ("cast Jump Scare targeting Garden Bear", "resolve", "go to combat").
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from arbitre.games.vocabulary import GameVocabulary
from arbitre.kernel.pieces import Answer, Event, Option
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Item, Position, Stage
from arbitre.kernel.scenario.acting import open_question
from arbitre.kernel.scenario.vocabulary import Absent, Fact, Understand, placed

from ..cards.index import NODES
from ..deeds import DEEDS
from ..language import Target
from ..rules import changes as did
from .acts import CLAUSES, LINES, Line
from .events import event_test
from .facts import SUBJECTS, fact, zone_of
from .fights import declares, fighting, pairs
from .lay import could_lie
from .phrases import parse
from .set_up import PLACES, SO_OFTEN, set_up


class MagicWords(GameVocabulary):
    """The words of Magic in scenarios."""

    subjects = SUBJECTS
    places = tuple(PLACES)

    deeds = DEEDS
    lines = LINES
    times = SO_OFTEN

    def position(self, names: list[str], options: dict[str, Any], given: Item, seed: int) -> Position:
        return set_up(names, options, given, seed)

    def could_lie(self, stage: Stage, place: str, text: str) -> bool:
        zone = zone_of(stage, place)
        return zone is None or could_lie(parse(stage.names, text), zone)

    def answers(self, stage: Stage, seat: int, item: Item, understand: Understand) -> Iterator[Answer]:
        try:
            yield from Line(stage, self, seat, item, understand).play()
        except BadInput as error:
            if str(error).startswith(item.file):
                raise
            raise placed(item, error) from None

    def misread(self, text: str, error: BadInput) -> BadInput:
        main, *clauses = re.split(CLAUSES, text)
        if clauses:
            return BadInput(f"only '{main}' is offered by itself; '{clauses[0]}' is chosen after it.")
        return super().misread(text, error)

    def declares(self, stage: Stage, text: str) -> int | None:
        return declares(stage, text)

    def wished(self, stage: Stage, seat: int, text: str) -> list[Option]:
        if declares(stage, text) is None:
            return super().wished(stage, seat, text)
        verb = "block" if "block" in text.lower().split()[:2] else "attack"
        found: list[Option] = []
        for whom, creature in pairs(Item(text, "", 0), text, verb):
            found += super().wished(stage, seat, fighting(verb, whom, creature))
        return found or [("done",)]

    def look(self, stage: Stage, subject: str) -> Fact | None:
        return fact(stage, subject)

    def how_many(self, stage: Stage) -> tuple[int, int]:
        """Of targets, which are asked for one by one, as many as the sentence says (115.1)."""
        pending = stage.game.pending
        node = NODES.nodes.get(str(pending.say[1])) if pending and pending.say[0] == "target" else None
        if not isinstance(node, Target):
            return super().how_many(stage)
        if not isinstance(node.number, int):
            raise Absent("how many targets there are is no plain number here.")
        return (0 if node.up_to else node.number if node.least is None else node.least), node.number

    def remark(self, stage: Stage, subject: str) -> str:
        """What is still to go on the stack waits for an answer."""
        pending = stage.game.pending
        asked = subject.startswith("stack") and pending is not None and pending.say[0] != "priority"
        return open_question(stage, self) if asked else ""

    def event(self, stage: Stage, text: str) -> Callable[[Event], bool]:
        return event_test(stage, text)

    def rolled(self, stage: Stage, event: Event) -> list[tuple[int, int]]:
        if event.kind == did.FLIPPED:
            return [(2, event.amount)]
        return [(event.extra, event.amount - 1)] if event.kind == did.ROLLED else []


VOCABULARY: Final = MagicWords()
