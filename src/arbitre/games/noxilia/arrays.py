"""Noxilia as numbers, for whoever learns from its views."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from arbitre.games.arrays import (
    Arrays,
    Column,
    Reader,
    Shown,
    among,
    card,
    chair,
    count,
    each,
    numbered,
    there,
    whole,
)
from arbitre.kernel.view import View, ZoneView

from .cards.index import CARDS
from .rules.model import PLACES
from .rules.sight import SKILL_NAMES

SPACES: Final = ("command", "complementary", "rampart-1", "rampart-2", "battlefield-1", "battlefield-2")
MOST_SPACES: Final = 10
"""Of a duel."""
MANA: Final = ("light", "infernal", "corruption", "death", "nature", "psionic", "pure")
VERBS: Final = (
    *("pass", "done", "stop", "none", "move", "charge", "fall_back", "melee", "ranged", "equip", "heal"),
    *("purify", "adventure", "ability", "play", "event", "attach", "cast", "lay", "muster", "to", "target"),
    *("take", "caster", "under", "bearer", "pay", "produce", "guard", "reveal", "discard", "end_turn"),
    *("trigger", "recall"),
)
TYPES: Final = (
    *("banner", "equipment", "event", "fate", "hero", "latent", "monarch", "spell", "token", "treasure"),
    *("unit", "zone"),
)


def _held(at: int) -> Column:
    """Who holds a space, counted from the reader's own edge of the ground."""

    def read(shown: Shown, reader: Reader) -> int:
        zones = shown["zones"]
        return reader.chair(zones[at if reader.seat == 0 else len(zones) - 1 - at]["controller"])

    return Column(f"holds {at}", read)


_CARD: Final = {each.slug: each for each in CARDS}


def _cost(shown: Shown, reader: Reader) -> int:
    known = _CARD.get(shown.get("card", ""))
    return known.gold + known.mana.total if known is not None else 0


def _type(shown: Shown, reader: Reader) -> int:
    known = _CARD.get(shown.get("card", ""))
    return TYPES.index(known.type) + 1 if known is not None else 0


def _marks(view: View) -> dict[int, dict[str, Any]]:
    """The attack under way."""
    return {view.board[word]: {word: True} for word in ("attacker", "target") if view.board[word] >= 0}


def _unseen(zone: ZoneView) -> Iterable[Shown]:
    """What lies face down, by its marks."""
    return [{**marks, "face_down": True} for marks in zone.show.get("face_down", ())]


ARRAYS: Final = Arrays(
    cards=numbered(CARDS),
    zones=(*SPACES, *(f"ground-{space}" for space in SPACES), *PLACES, "treasures", "gone"),
    verbs=VERBS,
    board=(
        *whole("turn", "turn_limit", "phase"),
        *chair("first", "active"),
        *card("fate"),
        *(_held(at) for at in range(MOST_SPACES)),
        *whole("veterans"),
    ),
    seat=(*whole("gold", "passed", "hand", "library", "allowance"), *each("mana", *MANA)),
    piece=(
        *card("card"),
        Column("type", _type),
        Column("cost", _cost),
        *chair("controller"),
        *whole("engaged", "face_down", "lost", "poison", "idle", "time", "away", "dodged"),
        *whole("attacker", "target"),
        *each("figures", "melee", "ranged", "armour", "life", "full life"),
        *count("gear", "under"),
        *there("host"),
        *among("skills", *SKILL_NAMES.values()),
    ),
    marks=_marks,
    unseen=_unseen,
)
