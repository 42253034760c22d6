"""Magic as numbers, for whoever learns from its views."""

from __future__ import annotations

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
    word,
)
from arbitre.kernel.view import View

from .cards.index import CARDS
from .language.definitions import COLOURS, mana
from .rules.model import MULLIGANS, OPENING, ROLES, TURN_STEPS

TYPES: Final = ("creature", "land", "artifact", "enchantment", "planeswalker", "battle", "instant", "sorcery")
KEYWORDS: Final = (
    *("flying", "reach", "first strike", "double strike", "deathtouch", "lifelink", "trample", "vigilance"),
    *("haste", "menace", "defender", "hexproof", "indestructible", "ward", "flash"),
)
VERBS: Final = (
    *("pass", "done", "none", "keep", "play", "cast", "activate", "unlock", "suspend", "face_up", "tap"),
    *("give_up", "convoke", "spend", "life", "mana", "attack", "block", "stay", "target", "piece", "seat"),
    *("item", "host", "next", "door", "name", "creature type", "word", "parity", "mode", "either", "pile"),
    *("effect", "vote", "guard", "trigger"),
)
_FACES: Final = {each.slug: each.faces[0] for each in CARDS}


def _cost(shown: Shown, reader: Reader) -> int:
    """The mana value of what is printed."""
    face = _FACES.get(shown.get("card", ""))
    return mana(face.cost).value() if face is not None and face.cost else 0


def _printed(kind: str) -> Column:
    """Whether a card is printed as one of a type, wherever it lies."""

    def read(shown: Shown, reader: Reader) -> int:
        types = shown.get("types")
        if types is None:
            face = _FACES.get(shown.get("card", ""))
            types = face.types if face is not None else ()
        return int(kind in types)

    return Column(kind, read)


def _mana(colour: str) -> Column:
    return Column(f"mana {colour}", lambda shown, reader: shown.get("pool", "").count(colour))


def _marks(view: View) -> dict[int, dict[str, Any]]:
    """Who attacks whom and who blocks."""
    found: dict[int, dict[str, Any]] = {}
    for attack in view.board.get("attacks", ()):
        sort, number = attack["whom"]
        found[attack["piece"]] = {
            "attacks": number if sort == "seat" else -1,
            "attacking": True,
            "blocked": attack["blocked"],
        }
        for blocker in attack["blockers"]:
            found[blocker] = {"blocking": True}
    return found


ARRAYS: Final = Arrays(
    cards=numbered(CARDS),
    zones=ROLES,
    verbs=VERBS,
    board=(
        *whole("turn"),
        *chair("active", "priority"),
        *word("step", (*TURN_STEPS, MULLIGANS, OPENING)),
        *count("stack", "attacks"),
    ),
    seat=(
        *whole("team", "life", "hand", "library", "lands_played", "out"),
        *(_mana(colour) for colour in (*COLOURS, "C")),
        *among("counters", "poison", "energy"),
    ),
    piece=(
        *card("card", "copy_of"),
        Column("cost", _cost),
        *(_printed(kind) for kind in TYPES),
        *chair("controller", "owner"),
        *each("size", "power", "toughness"),
        *whole("tapped", "sick", "damage", "token", "back", "commander", "doors"),
        *there("face_down", "host"),
        *among("counters", "+1/+1", "-1/-1", "loyalty", "defense", "time", "stun", "lore"),
        *among("keywords", *KEYWORDS),
        *whole("attacking", "blocked", "blocking"),
        *chair("attacks"),
    ),
    marks=_marks,
)
