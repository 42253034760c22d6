"""The state of a game, and how it forks.

A fork copies the top lists and forgets what it owns; `own` clones a piece, a zone or a seat the first
time it is written after a fork. (An ownership set instead of an epoch number in each piece keeps the
pieces pure data, so they encode as they are.)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from .pieces import Answer, Board, Dealt, Effect, Event, Piece, Result, Seat, Triggered, Twist, Zone

if TYPE_CHECKING:
    from .decisions import Decision
    from .rules import Rules

P = TypeVar("P", bound=Piece)
S = TypeVar("S", bound=Seat)
B = TypeVar("B", bound=Board)
T = TypeVar("T")

Past = tuple[Any, list[Event], list[bytes]]
"""Older events as a chain of closed chapters, newest first; forks share it. With each goes a place for the
story up to its end as records have it, once it was written (see `record`); a closed chapter never changes."""


SEATS: Final = tuple(str(seat) for seat in range(64))  # more than sit at any table


class State(Generic[P, S, B, T]):
    """Pieces `P`, seats `S`, one board record `B` for all that belongs to nobody, current traits `T`."""

    __slots__ = (
        "_mine",
        "_touched",
        "answers",
        "block",
        "board",
        "chooser",
        "count",
        "current",
        "current_stamp",
        "cursor",
        "derives",
        "effects",
        "encoded",
        "fixed",
        "forced",
        "guarded",
        "guards",
        "guises",
        "hear",
        "key",
        "limit",
        "past",
        "pieces",
        "queue",
        "recent",
        "result",
        "rng",
        "rules",
        "seats",
        "serial",
        "standing",
        "statics",
        "triggers",
        "twist",
        "zones",
    )

    def __init__(
        self,
        rules: Rules[P, S, B, T],
        seats: list[S],
        board: B,
        key: bytes,
        twin: State[P, S, B, T] | None = None,
    ) -> None:
        """A state with nothing in it yet; or, for `fork`, one that shares everything with its twin."""
        self.rules = rules
        self.seats: list[S] = seats
        self.board: B = board
        self.key = key
        self.recent: list[Event] = []
        # What was cloned since the last fork: n a piece, ~n a zone, "n" a seat, "" the board.
        self._mine: set[int | str] = set()
        self._touched = False
        self.answers: list[Answer] = []
        self.cursor = 0
        self.twist: Twist | None = None
        # What a record says of it, once one was written: of the start of a game, which never changes.
        self.encoded = b""
        # In a brisk game, where answers that leave no choice are noted; nothing in any other.
        self.forced: list[Answer] | None = None
        # In a game that is played through, who answers what it asks, or nothing to stop there.
        self.chooser: Chooser | None = None
        if twin is None:
            # Of the rules, what every event asks for.
            self.derives: bool = rules.derives
            self.guarded: Callable[[Any, Any], bool] = rules.guarded
            self.hear: Callable[[Any, Any, Any], None] = rules.hear
            self.pieces: list[P] = []
            self.zones: list[Zone] = []
            self.effects: tuple[Effect, ...] = ()
            self.triggers: dict[str, tuple[Effect, ...]] = {}
            self.guards: dict[str, tuple[Effect, ...]] = {}
            self.statics: dict[str, tuple[Effect, ...]] = {}
            self.queue: tuple[Triggered, ...] = ()
            self.past: Past | None = None
            self.count = 0
            # How much of the key's chance was used; and the words at hand (see `chance`).
            self.rng = 0
            self.block: tuple[int, ...] = ()
            self.fixed: tuple[int, ...] = ()
            self.serial = 0
            self.result: Result | None = None
            self.limit = rules.step_budget  # the driver sets it anew for each step
            self.current: dict[int, T] = {}
            self.current_stamp = -1
            # What the game worked out from the traits; forks share it: it is replaced, never written.
            self.standing: Any = None
            # Pieces as something else, made for dreams (see `chance`); all forks of a game share and fill it.
            self.guises: dict[int, Dealt] = {}
        else:
            self.derives = twin.derives
            self.guarded = twin.guarded
            self.hear = twin.hear
            self.pieces = twin.pieces[:]
            self.zones = twin.zones[:]
            self.effects = twin.effects
            self.triggers = twin.triggers
            self.guards = twin.guards
            self.statics = twin.statics
            self.queue = twin.queue
            self.past = twin.past
            self.count = twin.count
            self.rng = twin.rng
            self.block = twin.block
            self.fixed = twin.fixed
            self.serial = twin.serial
            self.result = twin.result
            self.limit = twin.limit
            self.current = twin.current
            self.current_stamp = twin.current_stamp
            self.standing = twin.standing
            self.guises = twin.guises

    def fork(self) -> State[P, S, B, T]:
        """A second state that shares everything until one of the two writes."""
        if self.recent:
            self.past = (self.past, self.recent, [])
            self.recent = []
        self._touched = not self.untouched
        self._mine = set()
        return State(self.rules, self.seats[:], self.board, self.key, self)

    @property
    def untouched(self) -> bool:
        """Whether nothing was written since it was forked from another."""
        return not self._mine and not self._touched

    def own(self, piece: int) -> P:
        """The piece, to be written. Only the functions that perform events call this."""
        if piece in self._mine:
            return self.pieces[piece]
        self._mine.add(piece)
        mine = self.pieces[piece] = self.pieces[piece].__copy__()
        return mine

    def own_all(self, pieces: Sequence[int]) -> list[P]:
        """Several pieces, to be written."""
        have, mine = self.pieces, self._mine
        for piece in pieces:
            if piece not in mine:
                mine.add(piece)
                have[piece] = have[piece].__copy__()
        return [have[piece] for piece in pieces]

    def lasts(self, piece: int) -> bool:
        """Whether a piece is cloned before it is written next: as it is now it will never change."""
        return piece not in self._mine

    def exchange(self, number: int, was: P, now: P) -> bool:
        """Put a piece in the place of one that nobody has written since it was looked at; it may lie in other
        states as well, and is cloned when it is written. False if something was."""
        if number in self._mine or self.pieces[number] is not was:
            return False
        self.pieces[number] = now
        return True

    def own_zone(self, zone: int) -> Zone:
        """The zone, to be written."""
        if ~zone in self._mine:
            return self.zones[zone]
        self._mine.add(~zone)
        mine = self.zones[zone] = self.zones[zone].__copy__()
        mine.ids = mine.ids[:]
        return mine

    def own_seat(self, seat: int) -> S:
        """The seat, to be written."""
        name = SEATS[seat]
        if name not in self._mine:
            self._mine.add(name)
            self.seats[seat] = self.seats[seat].__copy__()
        return self.seats[seat]

    def own_board(self) -> B:
        """The board record, to be written."""
        if "" not in self._mine:
            self._mine.add("")
            self.board = self.board.__copy__()
        return self.board

    def add_zone(self, name: str, owner: int, sight: int, role: int = 0) -> int:
        """Lay out a zone (set-up only) and give its number."""
        number = len(self.zones)
        self.zones.append(Zone(number, name, owner, sight, role, []))
        return number

    def add_piece(self, piece: P) -> P:
        """Bring a piece into the game (set-up and tokens); it takes the next number."""
        piece.id = len(self.pieces)
        self.pieces.append(piece)
        self._mine.add(piece.id)
        if piece.zone >= 0:
            self.own_zone(piece.zone).ids.append(piece.id)
        return piece

    def ids(self, zone: int) -> list[int]:
        """The pieces lying in a zone, in order. Do not write to it."""
        return self.zones[zone].ids

    def clockwise(self, first: int) -> list[int]:
        """The seats still playing, in turn order, beginning with `first`."""
        return [s.id for s in self.seats[first:] + self.seats[:first] if not s.out]

    def opponents(self, seat: int) -> list[int]:
        """The seats of other teams, in turn order from the left of `seat`."""
        team = self.seats[seat].team
        return [s.id for s in self.seats[seat:] + self.seats[:seat] if s.team != team and not s.out]

    def events_since(self, number: int) -> list[Event]:
        """The events numbered `number` and later, oldest first."""
        chapters = [self.recent]
        start = self.count - len(self.recent)
        past = self.past
        while start > number and past is not None:
            past, chapter, _ = past
            chapters.append(chapter)
            start -= len(chapter)
        events = [event for chapter in reversed(chapters) for event in chapter]
        return events[max(0, number - start) :]


AnyState: TypeAlias = State[Any, Any, Any, Any]
"""A state of any game, for what knows none."""

Chooser: TypeAlias = "Callable[[AnyState, Decision], Answer | None]"
"""Who answers a question where it is asked, if he does."""
