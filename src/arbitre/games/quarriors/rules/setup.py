"""Set-up: the Wilds, the dice on their cards, the bags (Q-001 to Q-007), and the table options."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from arbitre.kernel.chance import key_of, seeded
from arbitre.kernel.pieces import NOBODY
from arbitre.kernel.rules import BadInput, Rules, Unplayable
from arbitre.kernel.state import State

from ..cards.index import CARD_NUMBER, CARDS, KIND_NUMBER, KINDS
from ..decks import WILDS
from ..decks.check import CREATURE_CARDS, SPELL_CARDS, check
from ..language.definitions import Card
from .model import BAG, BASICS, Bout, Die, Figures, Quarrior, Table, lay_out
from .places import area, wilds_zone

GOAL: Final = {2: 20, 3: 15, 4: 12}
STARTING_DICE: Final = {"basic-quiddity": 8, "assistant": 4}
DICE_ON_CARD: Final = {"basic-quiddity": 0, "assistant": 2}  # Q-005; 5 on all others
DICE_ON_OTHERS: Final = 5
BOXES: Final = ("base", "qladiator")

OPTIONS: Final[dict[str, Any]] = {
    "wilds": "random",
    "boxes": ["base", "qladiator"],
    "two_captures": False,
    "cull_scored_only": False,
}
"""Every option of a table with its ordinary value. `wilds` is "random", the name of a ready-made Wilds, or
a list of ten card names."""


def start(
    rules: Rules[Die, Quarrior, Bout, Figures], seats: int, options: dict[str, Any], seed: int
) -> Table:
    """The table laid out: cards and dice in the Wilds, twelve dice in each bag, nobody has Glory."""
    if seats not in GOAL:
        raise BadInput(f"Quarriors! is for 2 to 4 players, not {seats} (Q-001).")
    chosen = read_options(options)
    wilds = choose_wilds(chosen["wilds"], tuple(chosen["boxes"]), Random(seeded(seed)))
    card_of, slot_of = [NOBODY] * len(KINDS), [NOBODY] * len(KINDS)
    for slot, card in enumerate(wilds):
        card_of[KIND_NUMBER[card.kind]] = CARD_NUMBER[card.slug]
        slot_of[KIND_NUMBER[card.kind]] = slot
    board = Bout(
        wilds=tuple(CARD_NUMBER[card.slug] for card in wilds),
        card_of=tuple(card_of),
        slot_of=tuple(slot_of),
        goal=GOAL[seats],
        two_captures=chosen["two_captures"],
        cull_scored_only=chosen["cull_scored_only"],
    )
    table: Table = State(rules, [Quarrior(s, s) for s in range(seats)], board, key_of(seed))
    lay_out(table)
    for slot, card in enumerate(wilds):
        for _ in range(DICE_ON_CARD.get(card.kind, DICE_ON_OTHERS)):
            table.add_piece(Die(0, KIND_NUMBER[card.kind], NOBODY, wilds_zone(table, slot)))
    for seat in range(seats):
        for kind, number in STARTING_DICE.items():
            for _ in range(number):
                table.add_piece(Die(0, KIND_NUMBER[kind], seat, area(seat, BAG)))
    return table


def read_options(options: dict[str, Any]) -> dict[str, Any]:
    """The options with ordinary values filled in; says what is wrong with one that cannot be used."""
    for name in options:
        if name not in OPTIONS:
            raise BadInput(f"Quarriors! has no option '{name}'; it has {', '.join(OPTIONS)}.")
    chosen = {**OPTIONS, **options}
    for name in ("two_captures", "cull_scored_only"):
        if not isinstance(chosen[name], bool):
            raise BadInput(f"Option '{name}' is true or false, not {chosen[name]!r}.")
    boxes = chosen["boxes"]
    if not isinstance(boxes, list | tuple) or not boxes or any(box not in BOXES for box in boxes):
        raise BadInput(f"Option 'boxes' lists one or both of {', '.join(BOXES)}, not {boxes!r}.")
    return chosen


def choose_wilds(wanted: Any, boxes: tuple[str, ...], random: Random) -> list[Card]:
    """The basic cards, three spells and seven creatures, no two of one kind (Q-003, Q-004)."""
    basics = [CARDS[CARD_NUMBER[slug]] for slug in BASICS]
    if wanted == "random":
        pool = [card for card in CARDS if card.box in boxes and card.kind not in BASICS]
        random.shuffle(pool)
        return (
            basics
            + _first_of_each(pool, "spell", SPELL_CARDS)
            + _first_of_each(pool, "creature", CREATURE_CARDS)
        )
    if isinstance(wanted, str):
        if wanted not in WILDS:
            raise BadInput(
                f"No ready-made Wilds is called '{wanted}'; there are {', '.join(WILDS)}, and random."
            )
        ready = WILDS[wanted]
        wanted = [*ready.spells, *ready.creatures]
    return basics + _given(wanted)


def _first_of_each(pool: list[Card], sort: str, number: int) -> list[Card]:
    """Turn cards over until there are enough; one whose kind is already out is set aside (Q-004)."""
    out: dict[str, Card] = {}
    for card in pool:
        if KINDS[KIND_NUMBER[card.kind]].sort == sort and card.kind not in out and len(out) < number:
            out[card.kind] = card
    if len(out) < number:
        raise BadInput(f"These boxes hold {len(out)} kinds of {sort}; a Wilds needs {number}: add a box.")
    return list(out.values())


def _given(wanted: Any) -> list[Card]:
    if not isinstance(wanted, list | tuple) or not all(isinstance(slug, str) for slug in wanted):
        raise BadInput("Option 'wilds' is random, a ready-made Wilds, or a list of card names.")
    faults = check(wanted)
    if faults:
        raise Unplayable("The Wilds", faults)
    return [CARDS[CARD_NUMBER[slug]] for slug in wanted]
