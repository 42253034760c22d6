"""Seven Fallen as numbers, for whoever learns from its views."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.arrays import (
    Arrays,
    Column,
    Reader,
    Shown,
    card,
    chair,
    count,
    each,
    numbered,
    there,
    whole,
    word,
)
from arbitre.kernel.view import View

from .cards.index import CARDS
from .rules.model import AREAS, WAYS

TYPES: Final = (
    *("angel", "archangel", "golem", "divinity", "temple", "worshipper", "miracle", "blessing", "equipment"),
    "treasure",
)
VERBS: Final = (
    *("done", "pass", "stay", "ready", "go", "none", "archangel", "look", "wait", "assault", "first", "play"),
    *("miracle", "hide", "rise", "unveil", "use", "sacrifice", "invoke", "worship", "top", "under"),
    *("announce", "ambush", "reinforce", "attack", "cancel", "join", "strike", "treasure", "retreat"),
    *("withdraw", "pay", "poseidor", "target", "revoke", "discard", "offer", "change", "on", "link", "class"),
    *("effect", "next", "end_turn", "trigger", "guard"),
)
GROUPS: Final = ("announced", "attackers", "ambushers", "fighters")
COST: Final = {each.slug: getattr(each, "cost", None) or 0 for each in CARDS}


def _cost(shown: Shown, reader: Reader) -> int:
    return COST.get(shown.get("card", ""), 0)


def _marks(view: View) -> dict[int, dict[str, Any]]:
    """Who takes part in the attack."""
    found: dict[int, dict[str, Any]] = {}
    for group in GROUPS:
        for piece in view.board[group]:
            found.setdefault(piece, {})[group] = True
    if view.board["defender"] >= 0:
        found.setdefault(view.board["defender"], {})["defender"] = True
    return found


ARRAYS: Final = Arrays(
    cards=numbered(CARDS),
    zones=(*AREAS, "stack"),
    verbs=VERBS,
    board=(
        *whole("turn", "phase", "stage", "attack", "attacked", "window", "looked"),
        *chair("active", "word"),
        *count(*GROUPS, "stack"),
    ),
    seat=whole(
        *("energy", "hand", "book", "register", "adoration", "in_play", "fv", "feathers", "mortal"),
    ),
    piece=(
        *card("card"),
        *word("type", TYPES),
        Column("cost", _cost),
        *whole("face_down", "tilted", "frozen", "mortal", "calm", "damage", "left", "energy", "feathers"),
        *whole("atq_markers", "fv_markers", "bou_markers", "poseidor"),
        *each("figures", "atq", "fv"),
        *word("way", WAYS[1:]),
        *there("link", "host"),
        *count("gained"),
        *whole(*GROUPS, "defender"),
    ),
    marks=_marks,
)
