"""What is printed: cards, doors and mana costs, as frozen data.

A face has `abilities`, one node for each paragraph of the card, and an instant or a sorcery an `effect`.
Names live in `cards/names.tsv`, under the slug. Types are the English words in lower case.
"""

from __future__ import annotations

import re
from functools import cache
from sys import intern
from typing import Final

import msgspec

from arbitre.kernel.effects import Node

COLOURS: Final = "WUBRG"
"""The five colours in their usual order (105.1)."""
MANA: Final = "WUBRGC"
"""The six types of mana (106.1b)."""

CARD_TYPES: Final = (
    "artifact",
    "battle",
    "creature",
    "enchantment",
    "instant",
    "kindred",
    "land",
    "planeswalker",
    "sorcery",
)
"""The card types that count, for instance for delirium (205.2a)."""
PERMANENT_TYPES: Final = ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")
OTHER_TYPES: Final = ("emblem", "scheme")
"""No card types of traditional cards, but objects of the command zone all the same (114, 314)."""
SUPERTYPES: Final = ("basic", "legendary", "ongoing", "snow", "world")
BASIC_LAND_TYPES: Final = {"plains": "W", "island": "U", "swamp": "B", "mountain": "R", "forest": "G"}
"""The basic land types with the mana each gives (305.6)."""

NORMAL: Final = "normal"
ROOM: Final = "room"
DOUBLE: Final = "double"
"""How the faces of a card lie: one, two doors side by side, front and back."""

ARTIFACT_SUBTYPES: Final = ("blood", "clue", "equipment", "food", "gold", "treasure", "vehicle")
ENCHANTMENT_SUBTYPES: Final = ("aura", "class", "curse", "room", "saga", "shard", "shrine")
BATTLE_SUBTYPES: Final = ("siege",)
PLANESWALKER_SUBTYPES: Final = ("ashiok", "kaito", "niko", "tamiyo", "tyvar")


class ManaCost(Node, frozen=True):
    """A mana cost, or the mana part of any cost: so many {X}, so much generic mana, and the other symbols.

    A symbol is a type of mana ("U", "C"), a hybrid ("U/B", "2/W") or Phyrexian ("G/P", "G/U/P").
    """

    generic: int = 0
    x: int = 0
    symbols: tuple[str, ...] = ()

    def value(self, x: int = 0) -> int:
        """The mana value (202.3): a hybrid counts its larger half, Phyrexian 1."""
        return self.generic + self.x * x + sum(symbol_value(s) for s in self.symbols)

    def colours(self) -> str:
        """The colours of the symbols (202.2), in the usual order."""
        found = {half for s in self.symbols for half in s.split("/")}
        return "".join(c for c in COLOURS if c in found)

    def written(self) -> str:
        """As the symbols are printed: {X}{2}{R}."""
        generic = [str(self.generic)] if self.generic or not (self.x or self.symbols) else []
        return "".join("{" + s + "}" for s in (*("X",) * self.x, *generic, *self.symbols))


def symbol_value(symbol: str) -> int:
    """What one symbol adds to the mana value (202.3e, 202.3f)."""
    first = symbol.split("/", 1)[0]
    return int(first) if first.isdigit() else 1


_SYMBOL: Final = re.compile(r"\{([^{}]*)\}")
_KNOWN: Final = re.compile(r"[WUBRGC]|[WUBRG2]/[WUBRG]|[WUBRG](/[WUBRG])?/P")


@cache
def mana(text: str) -> ManaCost:
    """Read a cost as it is printed: `mana("{X}{2}{R}")`."""
    parts = _SYMBOL.findall(text)
    if "".join("{" + part + "}" for part in parts) != text.replace(" ", ""):
        raise ValueError(f"{text!r} is no mana cost: write symbols in braces, such as {{2}}{{U}}{{U}}")
    symbols = tuple(part for part in parts if part != "X" and not part.isdigit())
    for symbol in symbols:
        if not _KNOWN.fullmatch(symbol):
            raise ValueError(f"{{{symbol}}} in {text!r} is no mana symbol")
    generic = sum(int(part) for part in parts if part.isdigit())
    return ManaCost(generic, parts.count("X"), symbols)


Size = tuple[int | Node, int | Node]
"""Power and toughness."""


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """One face: a whole card, one door of a Room, or one side of a double-faced card.

    `power` and `toughness` are None where there are none, and a node for a star (208.2). `colours` is None
    where the cost says them; tokens and colour indicators name them. `effect` is what an instant or a sorcery
    does when it resolves.
    """

    slug: str
    types: tuple[str, ...]
    cost: str | None = None
    supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    power: int | Node | None = None
    toughness: int | Node | None = None
    loyalty: int | None = None
    defense: int | None = None
    colours: str | None = None
    abilities: tuple[Node, ...] = ()
    effect: Node | None = None


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card, a token or an emblem. `house` marks what we invented to build positions and decks."""

    slug: str
    faces: tuple[Face, ...]
    layout: str = NORMAL
    token: bool = False
    house: bool = False


def card(
    slug: str,
    types: str,
    *abilities: Node,
    cost: str | None = None,
    size: Size | None = None,
    loyalty: int | None = None,
    colours: str | None = None,
    effect: Node | None = None,
    token: bool = False,
    house: bool = False,
) -> Card:
    """A card with one face. `types` is the type line: "legendary creature: human wizard"."""
    only = face(
        slug, types, *abilities, cost=cost, size=size, loyalty=loyalty, colours=colours, effect=effect
    )
    return Card(slug=slug, faces=(only,), token=token, house=house)


def scheme(slug: str, *abilities: Node, ongoing: bool = False) -> Card:
    """A scheme (314), ongoing or not."""
    return card(slug, "ongoing scheme" if ongoing else "scheme", *abilities)


def double(front: Face, back: Face) -> Card:
    """A double-faced card of our own; its name is that of its front (712)."""
    return Card(slug=front.slug, faces=(front, back), layout=DOUBLE, house=True)


def room(slug: str, *doors: Face) -> Card:
    """A Room (709.5): two doors that share one type line."""
    return Card(slug=slug, faces=doors, layout=ROOM)


def door(slug: str, cost: str, *abilities: Node) -> Face:
    """One door of a Room."""
    return face(slug, "enchantment: room", *abilities, cost=cost)


def face(
    slug: str,
    types: str,
    *abilities: Node,
    cost: str | None = None,
    size: Size | None = None,
    loyalty: int | None = None,
    defense: int | None = None,
    colours: str | None = None,
    effect: Node | None = None,
) -> Face:
    """One face, from its type line."""
    left, _, right = types.partition(":")
    words = [intern(word) for word in left.split()]  # they are looked for all the time
    unknown = [w for w in words if w not in SUPERTYPES and w not in CARD_TYPES and w not in OTHER_TYPES]
    if unknown:
        raise ValueError(f"{slug}: {unknown[0]!r} is neither a supertype nor a card type")
    if cost is not None:
        mana(cost)
    return Face(
        slug=slug,
        types=tuple(w for w in words if w not in SUPERTYPES),
        cost=cost,
        supertypes=tuple(w for w in words if w in SUPERTYPES),
        subtypes=tuple(intern(word) for word in right.split()),
        power=None if size is None else size[0],
        toughness=None if size is None else size[1],
        loyalty=loyalty,
        defense=defense,
        colours=colours,
        abilities=abilities,
        effect=effect,
    )


def colours_of(face: Face) -> str:
    """The printed colours of a face (105.2)."""
    if face.colours is not None:
        return face.colours
    return "" if face.cost is None else mana(face.cost).colours()


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck by slugs, each with its number of copies."""

    slug: str
    main: tuple[tuple[str, int], ...]
    sideboard: tuple[tuple[str, int], ...] = ()
    commander: tuple[str, ...] = ()
    schemes: tuple[str, ...] = ()
