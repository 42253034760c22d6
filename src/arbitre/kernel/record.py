"""Records: a game written down, in one versioned file format.

Two lines of JSON. The first names the format and carries a digest of the second; the second holds how
the game began, every answer, the checkpoint and the answers of the running step. A file that is newer,
cut short or edited is refused by name, before anything of it is used.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from .chance import KEY_BYTES, MASK
from .door import reindex
from .pieces import Answer, Effect, Event, Result, Triggered, Zone
from .rules import BadInput, Rules
from .shapes import reader
from .state import AnyState, B, P, S, State, T

AnyRules: TypeAlias = Rules[Any, Any, Any, Any]

ENCODER = msgspec.json.Encoder()

FORMAT = "arbitre-record"
VERSION = 2
"""1: chance was a 64-bit congruential generator, whose state is the whole of `rng`. 2: chance has a key."""


class Header(msgspec.Struct):
    """The first line of the file."""

    format: str
    version: int
    digest: str


E = TypeVar("E", bound=Event)


class Snapshot(msgspec.Struct, Generic[P, S, B, E], omit_defaults=True):
    """A state as data."""

    pieces: list[P]
    zones: list[Zone]
    seats: list[S]
    board: B
    effects: list[Effect]
    queue: list[Triggered]
    events: list[E]
    rng: int
    fixed: tuple[int, ...]
    serial: int
    result: Result | None
    key: bytes = b""


class Body(msgspec.Struct):
    """The second line of the file."""

    game: str
    release: int
    start: msgspec.Raw
    checkpoint: msgspec.Raw
    answers: list[Any]
    history: list[Any]
    notes: dict[str, Any] = {}


def story(state: AnyState) -> list[bytes]:
    """All that happened, encoded, in as many parts as were not yet put together. The story up to the newest
    closed chapter is kept there for the next time, and no longer in the chapter it was continued from."""
    newer: list[list[Event]] = []
    past = state.past
    while past is not None and not past[2]:
        newer.append(past[1])
        past = past[0]
    told = [past[2][0]] if past is not None else []
    told += [ENCODER.encode(chapter)[1:-1] for chapter in reversed(newer)]
    if newer:
        assert state.past is not None
        told = [b",".join(told)]
        state.past[2].append(told[0])
        if past is not None:
            past[2].clear()
    if state.recent:
        if told:
            told.append(b",")
        told.append(ENCODER.encode(state.recent)[1:-1])
    return told


def snapshot(state: State[P, S, B, T]) -> bytes:
    """Encode a state (one that stands between two steps)."""
    return b"".join(_parts(state))


def _parts(state: State[P, S, B, T]) -> list[bytes]:
    """The parts of an encoded state. The story is the most of it, and is put where it belongs without being
    copied."""
    around = ENCODER.encode(
        Snapshot(
            state.pieces,
            state.zones,
            state.seats,
            state.board,
            list(state.effects),
            list(state.queue),
            [],
            state.rng,
            state.fixed,
            state.serial,
            state.result,
            state.key,
        )
    )
    before, no_story, after = around.partition(NO_STORY)
    assert no_story, "a snapshot has one place for the story"
    return [before, EVENTS, *story(state), RNG, after]


EVENTS = b',"events":['
RNG = b'],"rng":'
NO_STORY = EVENTS + RNG
"""What stands where the story of a snapshot belongs. No text in it looks like that: quotes are escaped."""


def restore(
    rules: Rules[P, S, B, T], data: bytes | msgspec.Raw, version: int | None = None
) -> State[P, S, B, T]:
    """Decode a state. Raises `BadInput` where its chance is not that of the version of its record."""
    shape = Snapshot[rules.piece_type, rules.seat_type, rules.board_type, rules.event_type]  # type: ignore[name-defined]
    snap = reader(shape).decode(data)
    wanted = (0, KEY_BYTES) if version is None else (0,) if version == 1 else (KEY_BYTES,)
    if len(snap.key) not in wanted or not 0 <= snap.rng <= MASK:
        raise BadInput("its chance is not that of a game")
    state: State[P, S, B, T] = State(rules, snap.seats, snap.board, snap.key)
    state.rng = snap.rng
    state.pieces = snap.pieces
    state.zones = snap.zones
    state.effects = tuple(snap.effects)
    state.queue = tuple(snap.queue)
    state.recent = list(snap.events)
    state.count = len(snap.events)
    state.fixed = snap.fixed
    state.serial = snap.serial
    state.result = snap.result
    reindex(state)
    return state


def _kept(start: AnyState) -> bytes:
    """How a game began never changes, and is encoded once for all its forks."""
    if not start.encoded:
        start.encoded = snapshot(start)
    return start.encoded


def written(
    rules: AnyRules,
    start: AnyState,
    checkpoint: AnyState,
    answers: list[Answer],
    history: list[Answer],
    notes: dict[str, Any],
) -> bytes:
    """A game as a file, at any decision: a `Body` whose large parts are put in without being copied."""
    around = ENCODER.encode(Body(rules.name, rules.release, NOTHING, NOTHING, answers, history, notes))
    before, no_states, after = around.partition(NO_STATES)
    assert no_states, "a body has one place for the two states"
    parts = [before, START, _kept(start), CHECKPOINT, *_parts(checkpoint), ANSWERS, after]
    digest = sha256()
    for part in parts:
        digest.update(part)
    version = VERSION if start.key else 1  # a game goes on with the chance it began with
    header = msgspec.json.encode(Header(FORMAT, version, digest.hexdigest()))
    return b"".join((header, b"\n", *parts, b"\n"))


NOTHING = msgspec.Raw(b"")
START = b',"start":'
CHECKPOINT = b',"checkpoint":'
ANSWERS = b',"answers":'
NO_STATES = START + CHECKPOINT + ANSWERS


def opened(data: bytes, rules_of: Callable[[str], AnyRules], name: str) -> tuple[Body, AnyRules, int]:
    """What is in a file, the rules it is played by, and its version. Raises `BadInput` naming what is
    wrong with it."""
    first, _, rest = data.partition(b"\n")
    try:
        header = reader(Header).decode(first)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadInput(f"{name}: line 1 is not the header of an Arbitre record ({error}).") from error
    if header.format != FORMAT:
        raise BadInput(f"{name}: line 1 says format '{header.format}', wanted '{FORMAT}'.")
    if header.version < 1:
        raise BadInput(f"{name}: there is no format {header.version}.")
    if header.version > VERSION:
        raise BadInput(
            f"{name}: written by a newer Arbitre (format {header.version}); this one reads up to {VERSION}."
        )
    text = rest.removesuffix(b"\n")
    if sha256(text).hexdigest() != header.digest:
        raise BadInput(f"{name}: damaged: it was cut short or edited after it was saved (digest differs).")
    try:
        body = reader(Body).decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadInput(f"{name}: line 2 is not a record ({error}).") from error
    rules = rules_of(body.game)
    if body.release > rules.release:
        raise BadInput(
            f"{name}: holds {body.game} release {body.release}; this Arbitre plays release {rules.release}."
        )
    return body, rules, header.version
