"""What a game hands to the kernel. One subclass per game, in the game's `rules/game.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic

from .decisions import Decision
from .effects import Choose, Scene
from .layers import by_layer_and_age, changed, traits
from .meaning import find
from .pieces import Changed, Effect, Event, Fault, Option, Refusal, Result, Twist
from .register import Register
from .state import B, P, S, State, T


class BadInput(Exception):
    """Something a person wrote cannot be used: says what is wrong, where, and what would be right."""


class Unplayable(BadInput):
    """What somebody brings may not be played: the rules against it, in the codes of the game's refusals. Who
    knows words tells them (`arbitre.new`)."""

    def __init__(self, what: str, faults: list[Refusal]) -> None:
        said = "; ".join(f"{fault.rule}: {' '.join(map(str, fault.say))}" for fault in faults)
        super().__init__(f"{what} may not be played: {said}.")
        self.what = what
        self.faults = faults


class Unsound(Fault, BadInput):
    """A game that came from a file has come to a position the rules cannot play: nobody could have brought it
    there by playing. Nothing has changed."""


class Rules(Generic[P, S, B, T]):
    """The game behind a state: how it starts, what a step is, what events do, what a seat is shown."""

    name: str
    release: int = 1
    """Raised when saved checkpoints of an older release can no longer be read."""

    derives: bool = False
    """Whether the abilities in force are part of the traits: the game keeps the indexes of triggers, guards
    and statics itself (`derive`), offers events to guards (`guarded`) and lets triggers hear (`hear`)."""

    step_budget: int = 20_000
    """Events one step may make before it is called a loop."""

    stalled: Result = Result((), "stalled")
    """How a game ends that the rules cannot get out of."""

    turning: str = ""
    """The kind of event a turn begins with, where the game wants to know how long nothing has changed."""

    idle: frozenset[str] = frozenset()
    """The kinds of event that change nothing by themselves: phases, words passed (see `endings`)."""

    event_type: type[Event] = Event
    """What its events are, if they carry more than the kernel's."""

    piece_type: type[P]
    seat_type: type[S]
    board_type: type[B]

    register: Register
    """The names of all nodes of all definitions."""

    performs: Mapping[str, Callable[[State[P, S, B, T], Event], None]]
    """For each kind of event, the one function that writes it into the state."""

    def start(self, seats: int, options: dict[str, Any], seed: int) -> State[P, S, B, T]:
        """The state before anything has happened. Raises `BadInput` when the options make no game."""
        raise NotImplementedError

    def step(self, state: State[P, S, B, T]) -> None:
        """Play one short step of the game. Deterministic; may ask."""
        raise NotImplementedError

    def opens(self, state: State[P, S, B, T]) -> bool:
        """Whether the next step surely begins with a question, so that it need not be run to know that."""
        return False

    def opening(self, state: State[P, S, B, T]) -> Decision:
        """The question the next step begins with, where it `opens`: what the step would ask. A run that
        stops to ask is dearer, and this is made only when somebody looks at it."""
        raise NotImplementedError

    def rests(self, state: State[P, S, B, T]) -> bool:
        """Whether a dream may be judged here although nobody is asked yet: a turn is over, and what comes
        next is chance that no answer so far can tell."""
        return False

    def why_not(self, state: State[P, S, B, T], seat: int, option: Option) -> Refusal | None:
        """The reason an action cannot be taken now, or nothing if it can."""
        raise NotImplementedError

    def concede(self, state: State[P, S, B, T], seat: int) -> bool:
        """A seat gives up and leaves the game; False where the rules know nothing of it: then, between two
        sides, the other has won."""
        return False

    def dead(self, state: State[P, S, B, T]) -> bool:
        """Whether it is certain that no seat can ever change anything again: the game ends undecided."""
        return False

    def repeated(self, state: State[P, S, B, T]) -> bool:
        """Whether the same position has come so often that nothing more seems to come of it."""
        return False

    def affected(self, state: State[P, S, B, T], event: Event) -> int:
        """The seat that orders several replacements of one event: by default the piece's owner."""
        return state.pieces[event.piece].owner if event.piece >= 0 else event.seat

    def derive(self, state: State[P, S, B, T]) -> None:
        """Make `state.triggers`, `guards` and `statics` those of this moment, if they are not."""
        raise NotImplementedError

    def guarded(self, state: State[P, S, B, T], event: Event) -> bool:
        """Offer an event to the guards at work; False if it is called off."""
        raise NotImplementedError

    def dreamt(self, state: State[P, S, B, T], dream: Twist) -> None:
        """Forget what is kept of traits, where what a dream deals anew may make others of them."""
        state.current_stamp = -1

    def hear(
        self, state: State[P, S, B, T], events: Sequence[Event], before: dict[str, tuple[Effect, ...]]
    ) -> None:
        """Let triggers hear what happened together; `before` are the triggers of the moment before."""
        raise NotImplementedError

    def printed(self, state: State[P, S, B, T], piece: int) -> T:
        """Fresh traits of a piece from what is printed on it, before any modifier."""
        raise NotImplementedError

    def traits(self, state: State[P, S, B, T], piece: int) -> T:
        """The current traits of one piece; a game may find them without computing all others."""
        return traits(state, piece)

    def in_play(self, state: State[P, S, B, T]) -> Iterable[int]:
        """The pieces whose traits modifiers can change."""
        raise NotImplementedError

    def modifiers(self, effects: Sequence[tuple[Effect, Any]]) -> Sequence[tuple[Effect, Any]]:
        """The order in which modifiers apply: by layer, then by age. A game may know dependencies."""
        return by_layer_and_age(effects)

    def changed(self, state: State[P, S, B, T]) -> dict[int, Changed]:
        """The pieces in play that are not as printed, and what does it. Who is told is for others to ask."""
        return changed(state)

    def show_piece(self, state: State[P, S, B, T], piece: int, seat: int) -> dict[str, Any]:
        """What is to be seen of a piece that `seat` may see."""
        raise NotImplementedError

    def show_hidden(self, state: State[P, S, B, T], piece: int) -> dict[str, Any]:
        """What everybody may see of a piece that lies face down in an open place: at least its number."""
        return {"id": piece}

    def show_zone(self, state: State[P, S, B, T], zone: int, seat: int) -> dict[str, Any]:
        """What is public about a zone whose pieces `seat` may not see (its size is shown anyway)."""
        return {}

    def show_seat(self, state: State[P, S, B, T], of: int, seat: int) -> dict[str, Any]:
        """What `seat` may know of the seat `of` (life, gold, glory …)."""
        raise NotImplementedError

    def show_board(self, state: State[P, S, B, T], seat: int) -> dict[str, Any]:
        """What `seat` may know of the board record (turn, phase …)."""
        raise NotImplementedError

    def choosable(self, state: State[P, S, B, T], node: Choose, scene: Scene) -> list[int]:
        """The pieces a `Choose` may take of those it finds; a game may bar some for what is then done."""
        return find(state, node.among, scene)

    def alike(self, state: State[P, S, B, T], pieces: list[int], /) -> list[int]:
        """One of each where pieces cannot be told apart: choosing between twins is no choice."""
        return pieces

    def hidden_from(self, state: State[P, S, B, T], seat: int) -> list[list[int]]:
        """Groups of pieces among which `seat` cannot tell who is who, for `imagine` to deal anew."""
        raise NotImplementedError

    def invariants(self, state: State[P, S, B, T]) -> list[str]:
        """What is broken in this position, in plain words; nothing in a sound one."""
        raise NotImplementedError
