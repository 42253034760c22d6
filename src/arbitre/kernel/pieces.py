"""The plain data a position is made of: pieces, zones, seats, lasting effects and events.

Nothing here refers to another object: a piece knows its zone by number, a zone its pieces by number.
That is what lets a state fork in a microsecond and encode at every decision. Games subclass `Piece`
and `Seat` with the fields their rulebook needs; the kernel itself never looks at those.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self, TypeAlias

import msgspec

NOBODY: Final = -1
"""No seat, no piece, no zone: the number that means none."""

EVERYBODY: Final = -1
"""A sight mask with every bit set."""

Option: TypeAlias = int | str | tuple[Any, ...]
"""One thing that can be chosen: a piece number, a word, or a verb with its arguments."""


class Concession(msgspec.Struct, frozen=True):
    """A seat gives up, which it may do although somebody else is asked. A class of its own, so that nothing
    a player sends can be taken for the concession of another."""

    conceded: int


class Accord(msgspec.Struct, frozen=True):
    """All who still play agree that nobody wins; whoever holds the game has asked each of them. A class of
    its own for the same reason."""

    agreed: tuple[int, ...]


Answer: TypeAlias = bool | int | str | tuple[Any, ...] | Concession | Accord
"""What a seat replies: an option, a tuple of options, a number or a yes; or how the game is given up."""

Say: TypeAlias = tuple[Any, ...]
"""A sentence not yet written: a catalogue key and its arguments (numbers and words only)."""


class Record(msgspec.Struct, omit_defaults=True):
    """Plain data, cheap to copy: a fork shares it until somebody writes it. What is as it was at first is not
    written down in records: most of most pieces."""

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...


class Board(Record):
    """What belongs to no seat and no piece: turn, phase, counters. Each game has its own fields."""


class Piece(Record):
    """A card, die, unit or token. `what` numbers its printed definition in the game's register."""

    id: int
    what: int
    owner: int
    zone: int = NOBODY
    hidden: bool = False  # face down: only the seats in `known` see it, wherever it lies
    known: int = 0  # bit mask of seats that may see it although its zone or its face would hide it
    life: int = 0  # counts the objects this piece has been; an effect remembers (id, life)
    last: Any = None  # last-known traits, frozen when it left play; games narrow the type


class Zone(Record):
    """An ordered place for pieces: the last one is on top.

    `sight` is the bit mask of the seats that see what lies in it; `role` is the game's own number for
    what sort of place it is.
    """

    id: int
    name: str
    owner: int
    sight: int
    role: int
    ids: list[int]


class Seat(Record):
    """A place at the table. Seats of one `team` win and lose together."""

    id: int
    team: int
    out: bool = False


class Effect(msgspec.Struct, frozen=True, gc=False):
    """A definition node at work: an ability of a piece in play, or something a spell left behind.

    `ability` is the node's name in the game's register, so an effect is data and survives a save.
    """

    id: int
    ability: str
    seat: int
    source: int
    life: int  # the object the source was: a piece that came back is another
    until: str = ""  # "" while the source is in play; otherwise the name of the moment that ends it
    targets: tuple[int, ...] = ()
    amount: int = 0


class Event(msgspec.Struct, array_like=True, gc=False):
    """Something that happened, or is about to: the only currency of change.

    `seen` is the mask of the seats that may know which piece it was; `view` blanks the piece for others.
    """

    kind: str
    seat: int = NOBODY
    piece: int = NOBODY
    source: int = NOBODY
    frm: int = NOBODY
    to: int = NOBODY
    amount: int = 0
    extra: int = 0
    other: int = NOBODY  # the other seat it is about: attacked, given to
    what: int = NOBODY
    seen: int = EVERYBODY
    group: tuple[int, ...] = ()  # the pieces, where one event is about several that all may see
    values: tuple[int, ...] = ()  # a number for each of the group
    whats: tuple[int, ...] = ()  # what each of the group was


class Triggered(msgspec.Struct, frozen=True):
    """A trigger that heard its event and waits to resolve."""

    effect: Effect
    event: Event


class Result(msgspec.Struct, frozen=True):
    """How the game ended. No winner and reason "stalled" means a loop the rules could not leave."""

    winners: tuple[int, ...]
    reason: str
    rule: str = ""


class Changed(msgspec.Struct):
    """A piece that is not as printed: its printed figures, and the abilities (with their sources) at work."""

    printed: dict[str, int]
    by: list[tuple[str, int]]


class Refusal(msgspec.Struct, frozen=True):
    """Why not: the rule that forbids something and the sentence that says so."""

    rule: str
    say: Say


class Dealt(msgspec.Struct, frozen=True, gc=False):
    """A piece that is something else in a dream: its number, as it was when the dream began and as it is in
    the dream, made once for all answers that are tried in it."""

    number: int
    was: Piece
    dreamt: Piece


class Twist(msgspec.Struct, frozen=True):
    """A dream of one seat: where it parts from the real game (at this answer), the key of its chance, and
    the pieces the seat cannot see that are something else in it."""

    at: int
    key: bytes
    deal: tuple[Dealt, ...]


class Over(Exception):
    """The game ended in the middle of a step: nothing more is played."""


class Stalled(Exception):
    """A step that made more events than any rule can need."""


class Fault(Exception):
    """The rules have come to a place no rule leads to. The answer that led there is taken back."""


class DeadEnd(Fault):
    """A question that has no answer: nobody could go on playing."""


class PaidShort(Fault):
    """A cost was about to be paid with less than was owed: what cannot be paid in full is never begun."""


def answers_in(values: list[Any]) -> list[Answer]:
    """The answers of a record, as they were given."""
    return [_ending(value) if isinstance(value, dict) else freeze(value) for value in values]


def _ending(value: dict[str, Any]) -> Concession | Accord:
    """Who gave up, or who agreed on a draw."""
    if "agreed" in value:
        return Accord(freeze(value["agreed"]))
    return Concession(**value)


def freeze(value: Any) -> Any:
    """Lists become tuples, all the way down: an answer read from a file equals the answer given."""
    return tuple(freeze(item) for item in value) if isinstance(value, (list, tuple)) else value
