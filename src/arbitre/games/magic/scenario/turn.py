"""Whose turn it is in a position, and how far it has gone."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.scenario import Item
from arbitre.kernel.stack import NO_ROUND, Round

from ..rules.model import (
    ATTACKERS,
    BEGIN_COMBAT,
    BLOCKERS,
    CLEANUP,
    DAMAGE,
    DRAW,
    END,
    END_COMBAT,
    FIRST_DAMAGE,
    MAIN_1,
    MAIN_2,
    OPENING,
    TURN_STEPS,
    UNTAP,
    UPKEEP,
    Table,
)

STEPS: Final = {
    "untap": UNTAP,
    "upkeep": UPKEEP,
    "draw": DRAW,
    "main 1": MAIN_1,
    "main phase": MAIN_1,
    "first main phase": MAIN_1,
    "beginning of combat": BEGIN_COMBAT,
    "combat": BEGIN_COMBAT,
    "declare attackers": ATTACKERS,
    "attackers": ATTACKERS,
    "declare blockers": BLOCKERS,
    "blockers": BLOCKERS,
    "first strike damage": FIRST_DAMAGE,
    "combat damage": DAMAGE,
    "damage": DAMAGE,
    "end of combat": END_COMBAT,
    "main 2": MAIN_2,
    "second main phase": MAIN_2,
    "end": END,
    "cleanup": CLEANUP,
}
"""The steps as they are written, the first word for each is how it is said."""
SAID: Final = {step: word for word, step in reversed(STEPS.items())}
STARTS: Final = (UNTAP, UPKEEP, DRAW, BEGIN_COMBAT, ATTACKERS, MAIN_1, MAIN_2, END, CLEANUP)
"""Steps a position can begin with; the others need a combat under way."""


def step_named(text: str) -> str | None:
    """The step a text means ("the end step", "main 1"), or None."""
    bare = text.strip().lower().removeprefix("the ")
    for ending in ("", " step", " phase"):
        if bare.removesuffix(ending) in STEPS:
            return STEPS[bare.removesuffix(ending)]
    return None


def set_turn(table: Table, parts: dict[str, Item], active: int) -> None:
    """Write the turn into the table. A main phase is under way; any other step is about to begin."""
    board = table.board
    board.active = active
    text = parts["step"].text("a step").lower() if "step" in parts else "main 1"
    if text == "opening hand":
        board.step, board.first, board.turn = OPENING, active, 0
        return
    afresh = text.startswith("start of ")
    step = step_named(text.removeprefix("start of "))
    if step not in STARTS:
        known = ", ".join(SAID[each] for each in STARTS)
        parts["step"].wrong(f"a position cannot begin with '{text}'; it can with {known}, opening hand.")
    if step in (MAIN_1, MAIN_2) and not afresh:
        board.step, board.begun = step, True
        board.steps = TURN_STEPS[TURN_STEPS.index(step) + 1 :]
        board.mains = 1 if step == MAIN_1 else 2
        board.round = Round(active, 0)
        board.leader = active
        board.restless = True
        return
    at = TURN_STEPS.index(step)
    board.round = NO_ROUND
    board.steps = TURN_STEPS[at:]
    board.begun = True
    board.mains = int(at > TURN_STEPS.index(MAIN_1)) + int(at > TURN_STEPS.index(MAIN_2))
    board.step = TURN_STEPS[at - 1] if at else CLEANUP
    board.restless = True
