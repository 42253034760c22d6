"""The deeds of Quarriors!: each thing a player can do, once.

How it is written in a scenario, how a button says it, what it is about, and with which of the dice before him
a player might try it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from arbitre.kernel.deeds import (
    Argument,
    Deed,
    Deeds,
    Exactly,
    Piece,
    Seat,
    Several,
    Sort,
    Test,
    Values,
    Where,
)
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Stage
from arbitre.kernel.scenario.phrasing import ARTICLES
from arbitre.kernel.view import View, ZoneView
from arbitre.words import referee

from .cards.index import CARD_NUMBER, CARDS, KIND_NUMBER, KINDS
from .language.definitions import Face, Kind
from .rules.model import LOCKED, POOL, READY, Table
from .rules.places import area_of
from .scenario.phrases import faces_meant, find, named, say_die, say_face, title, twins
from .speech.messages import buttons

# What deeds are about


def _in(which: int, *, anybodys: bool = False) -> Where:
    """Dice in an area of one's own, or of anybody."""

    def lies(table: Table, seat: int, die: int) -> bool:
        piece = table.pieces[die]
        return area_of(table, piece.zone) == which and (anybodys or piece.owner == seat)

    return lies


def _anybodys(stage: Stage, die: int) -> str:
    """A die with whose it is."""
    owner = stage.state.pieces[die].owner
    return f"{stage.name(owner)}'s {say_die(stage, die)}" if owner >= 0 else say_die(stage, die)


DIE: Final = Piece(lambda stage, seat, text: find(stage, text), say_die, twins, _in(POOL))
READIED: Final = DIE.lying(_in(READY))
ANY_DIE: Final = DIE.called(_anybodys)
ANY_LOCKED: Final = ANY_DIE.lying(_in(LOCKED, anybodys=True), _in(READY, anybodys=True))


class Slot(Exactly):
    """A slot of the Wilds, by its card."""

    def meant(self, stage: Stage, seat: int, text: str) -> Any:
        return slot_of(stage, text)

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        return title(CARDS[stage.state.board.wilds[value]].slug)

    def points(self, view: View, value: Any) -> Sequence[tuple[Sort, int]]:
        return (("zone", len(view.zones) - len(view.board["wilds"]) + value),)


def slot_of(stage: Stage, text: str) -> int:
    """The slot of the Wilds with this card."""
    first, _, rest = text.partition(" ")
    bare = rest if first.lower() in ARTICLES else text
    name = named(bare)
    if name is None:
        raise BadInput(f"no card is called '{bare}'; see `arbitre cards quarriors`.")
    kind, card = name
    board = stage.state.board
    slot: int = board.slot_of[KIND_NUMBER[kind]]
    if slot < 0 or (card and board.wilds[slot] != CARD_NUMBER[card]):
        there = ", ".join(title(CARDS[number].slug) for number in board.wilds)
        raise BadInput(
            f"{title(card or kind)} is not in these Wilds; name it under `wilds`. There are {there}."
        )
    return slot


class Home(Seat):
    """A player, also by his Locked Area: "Bob's Locked Area"."""

    def meant(self, stage: Stage, seat: int, text: str) -> Any:
        return super().meant(stage, seat, re.sub(r"['’]s? .+", "", text))


class SideUp(Argument):
    """A side of the die before it."""

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        if not any(faces_meant(kind.slug, text) for kind in KINDS):
            raise BadInput(f"no die has a face '{text}'.")
        return lambda value, before: (
            value in (faces_meant(KINDS[stage.state.pieces[before[0]].what].slug, text) or ())
        )

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        return say_face(_faces(stage, before[0])[value])

    def wished(self, stage: Stage, seat: int, text: str | None, before: Values) -> Iterable[Any]:
        faces = range(len(_faces(stage, before[0])))
        return (
            faces if text is None else filter(lambda side: self.read(stage, seat, text)(side, before), faces)
        )


def _faces(stage: Stage, die: int) -> tuple[Face, ...]:
    table: Table = stage.state
    return KINDS[table.pieces[die].what].faces


def _counted(text: str) -> list[str]:
    """The dice of "2x Portal, Ooze and Wizard", each by itself."""
    names = []
    for part in re.split(r",| and ", text):
        several = re.fullmatch(r"\s*(\d+)\s*[x×]\s*(.+)", part)
        names += [several[2]] * int(several[1]) if several else [part]
    return names


# What might be tried


def _pool(view: View) -> Iterator[tuple[int, Kind, Face]]:
    """The dice of one's own Active Pool with what they show, like ones once."""
    pieces = reversed(_zone(view, "pool", view.seat).pieces)
    for (slug, side), die in {(piece["kind"], piece["face"]): piece["id"] for piece in pieces}.items():
        kind = KINDS[KIND_NUMBER[slug]]
        yield die, kind, kind.faces[side]


def _zone(view: View, which: str, owner: int) -> ZoneView:
    return next(zone for zone in view.zones if zone.name == which and zone.owner == owner)


def _rolled(wanted: Callable[[Kind, Face], bool | int]) -> Callable[[View], list[Values]]:
    return lambda view: [(die,) for die, kind, face in _pool(view) if wanted(kind, face)]


_IS_SPELL: Final = _rolled(lambda kind, face: kind.sort == "spell")


def _spells(view: View) -> list[Values]:
    """The spells one has readied."""
    return [(piece["id"],) for piece in _zone(view, "ready", view.seat).pieces if "figures" not in piece]


def _locked(view: View) -> list[Values]:
    """Everybody's locked dice."""
    seats = range(len(view.seats))
    return [(piece["id"],) for seat in seats for piece in _zone(view, "locked", seat).pieces]


def _to_place(view: View) -> list[Values]:
    others = [seat for seat in range(len(view.seats)) if seat != view.seat]
    return [(die, other) for die, _, face in _pool(view) if face.lock for other in others]


# The deeds

DEEDS: Final = Deeds(
    Deed("done", "leave the phase|done|(leave|end) [the |this ]phase[ (1|2|3|4|5|6)]", buttons.go_on),
    Deed("pass", "pass|no reaction", buttons.PASS),
    Deed("keep", "cull nothing|keep", buttons.KEEP),
    Deed(
        "summon",
        "summon {die}",
        buttons.summon,
        _rolled(lambda kind, face: kind.sort == "creature" or face.creature),
        die=DIE,
    ),
    Deed(
        "lock",
        "lock {die}",
        buttons.plainly("quarriors.lock"),
        _rolled(lambda kind, face: any(side.lock for side in kind.faces)),
        die=DIE,
    ),
    Deed(
        "place",
        "place {die} with {seat}|place {die} (in|at|into) {seat}",
        buttons.place,
        _to_place,
        die=DIE,
        seat=Home(),
    ),
    Deed("ready", "ready {die}", buttons.plainly("quarriors.ready"), _IS_SPELL, die=DIE),
    Deed("use", "use {die}", buttons.plainly("use"), _IS_SPELL, die=DIE),
    Deed("ability", "ability {die}|[use ][the ]ability [of ]{die}", buttons.ability, die=DIE),
    Deed("reroll", "reroll {die}", buttons.reroll, _rolled(lambda kind, face: face.reroll), die=DIE),
    Deed("with", "also reroll {die}|with {die}", buttons.told_apart("reroll"), die=DIE),
    Deed("draw", "draw with {die}|draw {die}", buttons.draw, _rolled(lambda kind, face: face.draw), die=DIE),
    Deed("cast", "cast {die}", buttons.plainly("cast"), _spells, die=READIED),
    Deed("unlock", "unlock {die}", buttons.unlock, _locked, die=ANY_LOCKED),
    Deed(
        "capture",
        "capture {card}",
        buttons.capture,
        lambda view: [(slot,) for slot in range(len(view.board["wilds"]))],
        card=Slot(),
    ),
    Deed("cull", "cull {die}", buttons.told_apart("quarriors.cull"), die=DIE),
    Deed("defend", "defend with {die}|defend {die}", buttons.defend, die=DIE),
    Deed("attach", "attach to {die}|attach it to {die}", buttons.attach, die=DIE),
    Deed("copy", "copy {die}", buttons.told_apart("quarriors.copy"), die=ANY_DIE),
    Deed("face", "turn {die} to {face}|turn to {face}", buttons.turn, die=DIE, face=SideUp()),
    Deed("pay", "pay with {dice}|pay {dice}", buttons.pay, dice=Several(DIE, _counted)),
    *referee.deeds(ANY_DIE),
)
