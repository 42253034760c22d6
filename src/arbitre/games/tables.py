"""The shapes a game's table is described in: how any client should draw it. Plain data in both languages."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from arbitre.words import Name, write

Draw = Literal["row", "fan", "pile", "grid", "dice", "stack", "count", "map", "none"]
"""How a zone is drawn: cards side by side, a fan held in the hand, a pile with its top card, a grid, dice, an
effect stack, only a number, a cell of the map, or not at all."""

Effect = Literal[
    "damage", "heal", "roll", "flip", "destroy", "draw", "cast", "attack", "gain", "pay", "turn", "score"
]
"""What an event looks like on the table."""


class Label(msgspec.Struct, frozen=True):
    """A heading in both languages."""

    en: str
    fr: str


NOBODYS: Final = Label("", "")
"""The family of what has none."""


def label(name: Name) -> Label:
    """A name of the lexicon as a heading."""
    return Label(write(name, "en"), write(name, "fr"))


class Zone(msgspec.Struct, frozen=True):
    """How the zones of one name are drawn. `name` may end in `*`: all that begin so."""

    name: str
    label: Label
    mine: Draw
    theirs: Draw
    side: Literal["seat", "shared", "map"] = "seat"
    band: Literal["front", "back", "piles", "hand", "centre"] = "front"
    order: int = 0
    empty: bool = False  # drawn although nothing lies in it
    hidden: bool = False  # usually face down to those who do not own it


class Figure(msgspec.Struct, frozen=True):
    """One number of a piece's `figures` (by its place in the list) or of a card's face (by `key`)."""

    key: str
    label: Label
    icon: str
    at: int = -1
    of: int = -1  # the place of the full value, where `at` is what is left of it


class Mark(msgspec.Struct, frozen=True):
    """A field of a piece worth showing: a number, a flag, another piece, a player, or words."""

    key: str
    label: Label
    icon: str
    how: Literal["number", "flag", "piece", "seat", "words"] = "number"


class Fact(msgspec.Struct, frozen=True):
    """A field of a seat or of the board worth showing. A side is `{"team", "name"}`, a colour and a word;
    cards are a list of `{"card", "amount"}`."""

    key: str
    label: Label
    icon: str
    how: Literal["number", "flag", "seat", "seats", "side", "card", "cards", "list", "phase", "mana"] = (
        "number"
    )
    names: list[Label] = []  # of a list: what each place is


class Map(msgspec.Struct, frozen=True):
    """Where the cells of a map lie: `board[cells]` lists them with row and column; cell `n` is zone `n`,
    and what lies on its ground is zone `n + number of cells`."""

    cells: str
    kinds: dict[str, Label]


class Gesture(msgspec.Struct, frozen=True):
    """Small questions in a row that are one thing to a player: attackers, blockers. He marks options of the
    question and of those to come (`Table.ahead`), then all are answered one after the other."""

    marks: list[str]  # verbs of what can be marked; for each piece one
    skips: list[str]  # verbs that pass a piece over, those first that pass over all that are left
    ask: Label  # the whole question
    some: Label  # what sending n marks is called; "{n}" is their number
    none: Label  # the same without any
    every: Label  # marking all that have only one thing to do
    every_at: Label | None = None  # marking all that can do it to one of several; "{whom}" is its name


class Layout(msgspec.Struct, frozen=True):
    """How a game's table is drawn."""

    game: str
    title: Label
    pieces: Literal["cards", "dice"]
    zones: list[Zone]
    figures: list[Figure]
    marks: list[Mark]
    seat: list[Fact]
    board: list[Fact]
    phases: dict[int, Label]
    joins: list[str] = []  # fields of a piece that name the piece it lies on or is joined to
    turned: list[str] = []  # flags of a piece that is drawn turned sideways
    passes: list[str] = []  # verbs that let the moment go by
    map: Map | None = None
    stack: str = ""  # the field of the board that lists effects waiting to resolve
    lines: str = ""  # the field of the board that lists lines between pieces and players
    gestures: dict[str, Gesture] = {}  # by the moment they begin with
    effects: dict[str, Effect] = {}  # what kinds of event look like; those not named only move pieces
    stages: dict[int, Label] = {}  # the parts of a turn in a word, each by the phase it begins with
    long_turns: bool = True  # a turn has so many questions that one may want to end it at once


class Stop(msgspec.Struct, frozen=True):
    """A question one may let go by: how it is called by the game, and by people; `group` is its heading."""

    key: str
    label: Label
    group: Label


class Side(msgspec.Struct, frozen=True):
    """One side of a die."""

    text: str
    figures: dict[str, int] = {}
    icons: list[str] = []


class Face(msgspec.Struct, frozen=True):
    """What is drawn on a card beside its name, type line and text."""

    kind: str  # the sort of card, which chooses its frame
    family: str = ""  # clan, realm or box: one emblem and one colour each
    family_name: Label = NOBODYS
    colours: list[str] = []
    cost: list[tuple[str, int]] = []  # (icon, amount)
    figures: dict[str, int] = {}
    sides: list[Side] = []
    rarity: str = ""
    flavour: str = ""


class Ready(msgspec.Struct, frozen=True):
    """A ready-made deck: its name, a line of character, its cards with their numbers, some for a picture; the
    format it serves, where there are several; its list as people paste it, where that says more."""

    slug: str
    name: Label
    about: Label
    cards: list[tuple[str, int]]
    faces: list[str]
    serves: Label = NOBODYS
    written: Label = NOBODYS


class Format(msgspec.Struct, frozen=True):
    """A known way to play, with a line of character: one value of the option `format`; how many usually play
    it. `alone` is the option that names who plays alone against all others, where somebody does."""

    slug: str
    name: Label
    about: Label
    usual: int
    alone: str = ""


class Evening(msgspec.Struct, frozen=True):
    """A table that is ready to be sat down at: its options, and a deck for each seat."""

    slug: str
    name: Label
    about: Label
    options: dict[str, Any]
    decks: list[str]


class DeckFault(msgspec.Struct, frozen=True):
    """What is wrong with a deck: the sentence, its rule, and the card it is about where it is one."""

    text: str
    rule: str = ""
    card: str = ""
