"""Whole declarations in a scenario: "attack Bob with Garden Bear; attack Carol with Stove Imp"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from arbitre.kernel.pieces import Answer
from arbitre.kernel.scenario import Failed, Item, Stage, Vocabulary
from arbitre.kernel.scenario.acting import open_question, why

from ..rules.model import (
    ATTACKERS,
    BEGIN_COMBAT,
    BLOCKERS,
    DAMAGE,
    DRAW,
    END_COMBAT,
    FIRST_DAMAGE,
    MAIN_1,
    MAIN_2,
    UPKEEP,
    Table,
)
from ..rules.teams import is_active, together
from .phrases import find, find_ref, parts_of, say_card, say_ref
from .roads import about

Pair = tuple[str, str]
"""Whom, or "" for the only one there is; and with what."""
Fight = tuple[int, int]
"""A creature, and whom it attacks or blocks."""


def declares(stage: Stage, text: str) -> int | None:
    """Whose whole attack or block a text is; None if it is neither."""
    verb = re.match(r"(?:no )?(attack|block)\b", text.strip(), re.IGNORECASE)
    pending = stage.game.pending
    if verb is None or pending is None or about(stage) == "enter_attacking":
        return None
    board = stage.state.board
    if verb[1].lower() == "attack":
        return int(board.active)
    defenders = {attack.defender for attack in board.attacks}
    return pending.seat if about(stage) == "block" or len(defenders) != 1 else int(defenders.pop())


def pairs(item: Item, text: str, verb: str) -> list[Pair]:
    """What is declared: whom with what."""
    found: list[Pair] = []
    if text.lower() == f"no {verb}":
        return found
    for part in re.split(rf"\s*;\s*(?:{verb} )?|,?\s+and {verb} |,\s*{verb} ", text.partition(" ")[2]):
        said = re.fullmatch(r"(?:(.+?) )?with (.+)", part)
        if not said:
            item.wrong(f"'{part}' does not say whom with what: '{verb} WHOM with CREATURE and CREATURE'.")
        found += [(said[1] or "", each) for each in parts_of(said[2])]
    return found


def fighting(verb: str, whom: str, creature: str) -> str:
    """One pair of a declaration as it is written by itself."""
    return f"{verb} {whom} with {creature}" if whom else f"{verb} with {creature}"


def attack(stage: Stage, words: Vocabulary, seat: int, item: Item, text: str) -> Iterator[Answer]:
    """Pass until attackers are declared, and declare exactly these."""
    plan = pairs(item, text, "attack")
    table: Table = stage.state
    if not is_active(table, seat):
        raise Failed(item, f"it is not the turn of {stage.name(seat)}.")
    over = table.board.step in (BLOCKERS, FIRST_DAMAGE, DAMAGE, END_COMBAT)
    done = table.board.step == ATTACKERS and any(_verb(answer) == "attack" for answer in stage.game.history)
    if over or (done and about(stage) != "attack"):
        raise Failed(item, f"attackers have been declared already. {open_question(stage, words)}")
    yield from _on_the_way(stage, words, item, "attack", (UPKEEP, DRAW, MAIN_1, BEGIN_COMBAT, MAIN_2))
    left = list(plan)
    while about(stage) == "attack":
        yield _next(stage, words, item, left)
    there = [(attack.piece, attack.whom) for attack in stage.state.board.attacks]
    _check(stage, words, seat, item, plan, "attack", there)


def _verb(answer: Answer) -> str:
    return str(answer[0]) if isinstance(answer, tuple) and answer else ""


def _on_the_way(
    stage: Stage, words: Vocabulary, item: Item, question: str, steps: tuple[str, ...]
) -> Iterator[Answer]:
    while about(stage) == "priority" and stage.state.board.step in steps:
        if stage.state.board.stack:
            raise Failed(item, f"something is on the stack: resolve it first. {open_question(stage, words)}")
        yield ("pass",)
    if about(stage) not in (question, "priority"):
        raise Failed(item, f"nothing is declared now. {open_question(stage, words)}")


def _next(stage: Stage, words: Vocabulary, item: Item, left: list[Pair]) -> Answer:
    """What the creature asked about does."""
    pending = stage.game.pending
    assert pending is not None
    for pair in left:
        whom, creature = pair
        fits = words.option(stage, fighting(about(stage), whom, creature))
        found = [option for option in pending.options if fits(option)]
        if len(found) > 1 and any(not words.same(stage, found[0], other) for other in found[1:]):
            raise Failed(item, f"whom {creature} is to fight must be said. {open_question(stage, words)}")
        if found:
            left.remove(pair)
            return found[0]
    if not left and ("done",) in pending.options:
        return ("done",)
    stays: list[Answer] = [o for o in pending.options if isinstance(o, tuple) and o[0] == "stay"]
    if not stays:
        raise Failed(item, f"the declaration is not legal. {open_question(stage, words)}")
    return stays[0]


def _check(
    stage: Stage, words: Vocabulary, seat: int, item: Item, plan: list[Pair], verb: str, there: list[Fight]
) -> None:
    """Whoever had to fight was not asked: what was declared must be what was written."""
    left = list(there)
    for whom, creature in plan:
        fits, aims = find(stage, creature), find_ref(stage, whom) if whom else None
        found = next((it for it in left if fits(it[0]) and (not aims or aims(it[1]))), None)
        if found is None and any(fits(one) for one, _ in there):
            raise Failed(item, f"there are not so many of '{creature}' that can {verb} {whom or 'anybody'}.")
        if found is None:
            reason = why(stage, words, seat, fighting(verb, whom, creature))
            raise Failed(item, f"{creature} cannot {verb} {whom or 'anybody'}{reason}.")
        left.remove(found)
    if left:
        said = ", ".join(f"{say_card(stage, one)} ({say_ref(stage, whom)})" for one, whom in left)
        raise Failed(item, f"this {verb}s as well: {said}.")


def block(stage: Stage, words: Vocabulary, seat: int, item: Item, text: str) -> Iterator[Answer]:
    """Pass until blockers are declared, and declare exactly these."""
    plan = pairs(item, text, "block")
    if stage.state.board.step not in (ATTACKERS, BLOCKERS) or (
        about(stage) != "block" and any(_is_block(stage, seat, answer) for answer in stage.game.history)
    ):
        raise Failed(item, f"no blockers are declared now. {open_question(stage, words)}")
    yield from _on_the_way(stage, words, item, "block", (ATTACKERS,))
    left = list(plan)
    mates = together(stage.state, seat)
    while about(stage) == "block" and stage.game.pending is not None and stage.game.pending.seat in mates:
        yield _next(stage, words, item, left)
    if about(stage) != "block":
        table: Table = stage.state
        there = [(it, goal) for it, _, goals in table.board.blocks for goal in goals]
        mine = [pair for pair in there if table.pieces[pair[0]].under in mates]
        _check(stage, words, seat, item, plan, "block", mine)


def _is_block(stage: Stage, seat: int, answer: Answer) -> bool:
    """Whether a player declared a blocker of this combat with an answer."""
    if _verb(answer) != "block" or stage.state.board.step != BLOCKERS:
        return False
    assert isinstance(answer, tuple)
    return stage.state.pieces[answer[1]].under in together(stage.state, seat)
