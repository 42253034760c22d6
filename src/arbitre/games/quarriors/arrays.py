"""Quarriors! as numbers, for whoever learns from its views."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from arbitre.games.arrays import Arrays, Column, Reader, Shown, card, chair, each, numbered, whole
from arbitre.kernel.pieces import NOBODY, Option
from arbitre.kernel.view import View, ZoneView

from .cards.index import CARD_NUMBER, CARDS, KINDS
from .rules.model import AREAS

SLOTS: Final = 13
"""Cards of the Wilds, basic ones among them."""
VERBS: Final = (
    *("done", "pass", "keep", "summon", "lock", "place", "ready", "use", "ability", "reroll", "with", "draw"),
    *("cast", "unlock", "capture", "cull", "defend", "attach", "copy", "face", "pay", "end_turn", "trigger"),
    "guard",
)


def _wild(slot: int) -> Column:
    """The card at one place of the Wilds, by its own number: it says what the dice of its kind do."""

    def read(shown: Shown, reader: Reader) -> int:
        wilds = shown["wilds"]
        return CARD_NUMBER[wilds[slot]] + 1 if slot < len(wilds) else 0

    return Column(f"wild {slot}", read)


def _marks(view: View) -> dict[int, dict[str, Any]]:
    """What dice cost in this game: the Wilds say it."""
    cost = {}
    for slug in view.board["wilds"]:
        known = CARDS[CARD_NUMBER[slug]]
        cost[known.kind] = known.cost
    return {
        die["id"]: {"cost": cost[die["kind"]]}
        for zone in view.zones
        for die in zone.pieces
        if die.get("kind") in cost
    }


def _unseen(zone: ZoneView) -> Iterable[Shown]:
    """A bag holds so many of each kind."""
    return [{"kind": kind, "count": number} for kind, number in zone.show.get("holds", {}).items()]


def _about(view: View, option: Option) -> int:
    """Who captures takes the next die of the card."""
    if isinstance(option, tuple) and option[:1] == ("capture",):
        for zone in view.zones:
            if zone.name == f"wilds-{option[1]}" and zone.pieces:
                return int(zone.pieces[-1]["id"])
    return NOBODY


ARRAYS: Final = Arrays(
    cards=numbered(KINDS),
    zones=(*AREAS, *(f"wilds-{slot}" for slot in range(SLOTS))),
    verbs=VERBS,
    board=(
        *whole("turn", "phase", "goal", "quiddity", "captures", "discount", "last_turn"),
        *chair("active"),
        *(_wild(slot) for slot in range(SLOTS)),
    ),
    seat=whole("glory", "bag"),
    piece=(
        *card("kind", "as"),
        *whole("face", "as_face", "cost"),
        *each("figures", "level", "attack", "defense", "glory", "bursts"),
    ),
    marks=_marks,
    unseen=_unseen,
    about=_about,
)
