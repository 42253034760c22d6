"""Whose turn it is in a position, how far it has gone, and what everybody has: gold, mana, the fate."""

from __future__ import annotations

import re
from typing import Final

from arbitre.kernel.door import begin
from arbitre.kernel.effects import Lasting
from arbitre.kernel.scenario import Item

from ..cards.index import DEEDS, NODES, NUMBER, TYPE
from ..language.definitions import COLOURS
from ..rules.model import (
    ACTIONS,
    CAMP,
    COLLECT,
    DAWN,
    FATE_DISCARD,
    LIBRARY,
    MULLIGAN,
    MUSTER,
    POISON_PHASE,
    Table,
    Thing,
)
from ..rules.places import place
from .phrases import named, title

PHASES: Final = {
    "muster": MUSTER,
    "mulligan": MULLIGAN,
    "start": DAWN,
    "collect": COLLECT,
    "actions": ACTIONS,
    "end": POISON_PHASE,
}
"""Where a position may begin: `start` and `end` run on by themselves."""

KINDS: Final = (*COLOURS, "pure")


def set_turn(
    table: Table, names: list[str], parts: dict[str, Item], seats: list[dict[str, Item]], phase: str
) -> None:
    """Write turn, players and what they have into the table."""
    board = table.board
    board.phase = PHASES[phase]
    before = board.phase in (MUSTER, MULLIGAN)
    board.turn = parts["turn"].at_least(int(not before)) if "turn" in parts else int(not before)
    board.first = _seat(names, parts.get("first"), 0)
    board.starter = _seat(names, parts.get("starter"), board.first)
    board.active = _seat(names, parts.get("active"), board.first)
    for seat, words in enumerate(seats):
        player = table.seats[seat]
        player.mulligan = not before
        if "gold" in words:
            player.gold = words["gold"].at_least(0)
        if "allowance" in words:
            player.allowance = words["allowance"].at_least(0)
            if player.allowance and board.phase != MUSTER:
                words["allowance"].wrong(
                    "what is left of an allowance is gold once starting units are chosen."
                )
        if "mana" in words:
            player.mana = _mana(words["mana"])
    if before:
        _see_decks(table)
    passed = [each.seat(names) for each in parts["passed"].items()] if "passed" in parts else []
    if len(set(passed)) < len(passed):
        parts["passed"].wrong("nobody passes twice.")
    if phase == "end":
        passed = passed or [board.active, 1 - board.active]
        passed += [seat for seat in (0, 1) if seat not in passed]
    for seat in passed:
        table.seats[seat].passed = True
    if passed:
        board.first_passed = passed[0]
    if "fate" in parts:
        _fate(table, names, parts["fate"])


def _seat(names: list[str], item: Item | None, otherwise: int) -> int:
    return otherwise if item is None else item.seat(names)


def _mana(item: Item) -> tuple[int, ...]:
    """Floating mana: "2 light, 1 pure"."""
    amounts = dict.fromkeys(KINDS, 0)
    for each in item.items():
        for part in each.text("mana, like '2 light'").split(","):
            found = re.fullmatch(r"\s*(\d+)\s+(\w+)\s*", part)
            if not found or found[2] not in amounts:
                item.wrong(f"'{part.strip()}' is no mana; write '2 light'. There are {', '.join(KINDS)}.")
            amounts[found[2]] += int(found[1])
    return tuple(amounts.values())


def say_mana(mana: tuple[int, ...]) -> str:
    """Floating mana in words."""
    return ", ".join(f"{number} {kind}" for kind, number in zip(KINDS, mana, strict=True) if number) or "none"


def _see_decks(table: Table) -> None:
    """While he chooses his starting units a player looks through his deck (N-059)."""
    for seat in (0, 1):
        if table.board.phase == MUSTER:
            for thing in table.ids(place(table, seat, LIBRARY)):
                table.pieces[thing].known = 1 << seat
        for thing in table.ids(place(table, seat, CAMP)):
            if table.pieces[thing].hidden:
                table.pieces[thing].known = 1 << seat


def _fate(table: Table, names: list[str], item: Item) -> None:
    """The fate of this turn, at work; of the first player's deck unless it says whose."""
    text = item.text("the name of a fate card")
    seat = table.board.starter
    for number, player in enumerate(names):
        if text.startswith(f"{player}'s "):
            seat, text = number, text[len(player) + 3 :]
    name = named(text)
    if name is None or TYPE[NUMBER[name]] != "fate":
        item.wrong(f"no Hand of Fate is called '{text}'.")
    card = table.add_piece(Thing(0, NUMBER[name], seat, place(table, seat, FATE_DISCARD), controller=seat))
    table.board.fate = card.id
    for deed in DEEDS[card.what]:
        if isinstance(deed, Lasting):
            begin(table, NODES.name(deed.ability), seat, card.id, deed.until)


def say_fate(table: Table) -> str:
    """The fate of the turn, by name."""
    from ..cards.index import CARDS

    fate = table.board.fate
    return title(CARDS[table.pieces[fate].what].slug) if fate >= 0 else "none"
