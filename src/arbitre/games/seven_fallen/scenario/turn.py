"""Whose turn it is in a position, how far it has gone, and what lies on the stack."""

from __future__ import annotations

import re
from typing import Any, Final

from arbitre.kernel.scenario import Item
from arbitre.kernel.stack import Item as Effect
from arbitre.kernel.stack import Round

from ..cards.index import CARD_NUMBER, CARDS, MIRACLE, NODES, TYPE
from ..rules.changes import IN_PLAY
from ..rules.changes.turn import in_play
from ..rules.figures import defended
from ..rules.model import (
    AURORA,
    BOOK,
    DECLARE,
    NIGHT,
    PER_SEAT,
    REGISTER,
    SET_UP,
    STACK_ZONE,
    WORD,
    Copy,
    Table,
)
from ..rules.printed import targets
from .lay import read
from .phrases import title

PHASES: Final[dict[str, tuple[int, int]]] = {
    "set up": (SET_UP, 0),
    "grace": (SET_UP, 2),
    "aurora": (AURORA, 0),
    "arrival": (AURORA, 1),
    "word": (WORD, 0),
    "attack": (WORD, 0),
    "night": (NIGHT, 0),
}
"""Where a position may begin: the phase and its step."""


def set_turn(table: Table, names: list[str], parts: dict[str, Item], phase: str) -> None:
    """Write the turn into the table."""
    board = table.board
    board.phase, board.stage = PHASES[phase]
    board.active = parts["active"].seat(names) if "active" in parts else 0
    board.attacked = phase == "attack" or ("attacked" in parts and parts["attacked"].flag())
    if board.phase in (AURORA, NIGHT):
        board.present = in_play(table, board.active)
    if phase == "attack":
        board.attack = DECLARE
        board.open_sky = not defended(table, 1 - board.active)
        if not board.announced:
            parts["phase"].wrong("in the attack phase somebody must be 'announced', or in 'ambush'.")
    elif board.announced:
        parts[names[board.active]].wrong("attackers are announced only in the phase 'attack'.")
    if "stack" in parts:
        for each in parts["stack"].items():
            _put_on_stack(table, names, each)
    if "word" in parts:
        board.round = Round(parts["word"].seat(names), 0)


def _put_on_stack(table: Table, names: list[str], item: Item) -> None:
    """A Miracle that was played: "Bob's Lance of Flame at Alice's Spark Drake"; the last one is on top."""
    text, *aims = re.split(
        r" at (?!once)", item.text('a Miracle, like "Bob\'s Lance of Flame at Spark Drake"')
    )
    phrase = read(names, Item(text, item.file, item.line))
    what = CARD_NUMBER.get(phrase.slug, -1)
    if phrase.whose is None or what < 0 or TYPE[what] != MIRACLE:
        item.wrong("on the stack there can be Miracles, and it must be said whose.")
    card: Any = CARDS[what]
    it = table.add_piece(Copy(0, what, phrase.whose, STACK_ZONE))
    name = NODES.name(card.effect)
    aimed = tuple(_aimed(table, names, item, aim) for aim in aims)
    if len(aimed) < len(targets(name)):
        item.wrong(f"{title(phrase.slug)} has a target: write 'at CARD'.")
    table.serial += 1
    effect = Effect(
        table.serial, name, it.owner, it.id, it.life, None, tuple(((i, life),) for i, life in aimed)
    )
    board = table.board
    board.stack = (*board.stack, effect)
    board.round = Round(1 - it.owner, 0)
    board.aimed = (*board.aimed, *(i for i, _ in aimed if table.pieces[i].owner != it.owner))


def _aimed(table: Table, names: list[str], item: Item, text: str) -> tuple[int, int]:
    phrase = read(names, Item(text, item.file, item.line))
    meant = [it for it in table.pieces if phrase.fits(table, it.id)]
    here = [it for it in meant if it.zone % PER_SEAT in IN_PLAY and not it.hidden]
    found = here or [it for it in meant if it.zone % PER_SEAT not in (BOOK, REGISTER)]
    if len(found) != 1:
        item.wrong(f"'{text}' is {len(found)} cards; say which.")
    return found[0].id, found[0].life
