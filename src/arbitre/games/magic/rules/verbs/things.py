"""The verbs about permanents: tapping, counters, tokens, copies, control, faces, doors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from arbitre.kernel import ask
from arbitre.kernel.door import happen, happen_together
from arbitre.kernel.effects import Node
from arbitre.kernel.pieces import NOBODY

from ...cards.index import CARD_NUMBER, CARDS, NODES
from ...language.definitions import DOUBLE, ROOM
from .. import changes as did
from ..continuous.last import copiable
from ..continuous.layers import controller, traits_of
from ..events import CopyOf, Counters, Happening
from ..model import BATTLEFIELD, COMMAND, GRAVEYARD, Play, Table
from ..permissions import cannot
from ..refs import is_piece, is_seat, library, seat_of, zone
from .reports import moment_of, permanents, report
from .zones import look, put_onto_battlefield, to_owners

MONSTROUS: Final = "monstrous"
"""The mark of a creature that became monstrous (701.37)."""


def tap(table: Table, scene: Play, refs: Iterable[int]) -> tuple[int, ...]:
    """Tap permanents that are untapped (701.21)."""
    able = [i for i in permanents(table, refs) if not table.pieces[i].tapped]
    events = [Happening(did.TAPPED, controller(table, i), i, scene.source) for i in able]
    return report(scene, (k.piece for k in happen_together(table, events)))


def untap(table: Table, scene: Play, refs: Iterable[int]) -> tuple[int, ...]:
    """Untap permanents that are tapped (701.22)."""
    able = [i for i in permanents(table, refs) if table.pieces[i].tapped]
    events = [Happening(did.UNTAPPED, controller(table, i), i, scene.source) for i in able]
    return report(scene, (k.piece for k in happen_together(table, events)))


def regenerate(table: Table, scene: Play, piece: int) -> None:
    """Tap a permanent, remove the damage marked on it and remove it from combat (701.15a)."""
    tap(table, scene, (piece,))
    seat = controller(table, piece)
    if table.pieces[piece].damage or table.pieces[piece].doomed:
        happen(table, Happening(did.HEALED, seat, piece, scene.source))
    happen(table, Happening(did.REMOVED_FROM_COMBAT, seat, piece, scene.source))


# Counters


def put_counters(
    table: Table, scene: Play, refs: Iterable[int], kind: str, number: int | tuple[int, ...]
) -> tuple[int, ...]:
    """Put counters on permanents, or give them to players; with a tuple, so many on each (122.6)."""
    events = []
    for k, ref in enumerate(refs):
        amount = number[k] if isinstance(number, tuple) else number
        if amount <= 0:
            continue
        if is_seat(ref):
            events.append(
                Happening(
                    did.COUNTERS,
                    scene.seat,
                    source=scene.source,
                    amount=amount,
                    other=seat_of(ref),
                    word=kind,
                )
            )
        elif is_piece(ref) and table.pieces[ref].zone == BATTLEFIELD:
            events.append(Happening(did.COUNTERS, scene.seat, ref, scene.source, amount=amount, word=kind))
    return report(scene, (k.piece for k in happen_together(table, events)))


def remove_counters(
    table: Table, scene: Play, refs: Iterable[int], kind: str, number: int
) -> tuple[int, ...]:
    """Remove counters of a kind, as many as there are up to the number (below 0: all)."""
    events = []
    for piece in refs:
        have = dict(table.pieces[piece].counters).get(kind, 0) if is_piece(piece) else 0
        amount = have if number < 0 else min(have, number)
        if amount:
            events.append(
                Happening(did.UNCOUNTERED, scene.seat, piece, scene.source, amount=amount, word=kind)
            )
    done = happen_together(table, events)
    return report(scene, (k.piece for k in done), sum(k.amount for k in done))


# Tokens and copies


def create_tokens(
    table: Table,
    scene: Play,
    seat: int,
    token: str | int,
    number: int = 1,
    *,
    tapped: bool = False,
    counters: Counters = (),
    copies: tuple[CopyOf, ...] = (),
    attacking: int | None = None,
    marks: tuple[str, ...] = (),
    power: int | None = None,
    toughness: int | None = None,
) -> tuple[int, ...]:
    """Create tokens under a player's control (701.6, 111); their size is part of their copiable values."""
    what = CARD_NUMBER[token] if isinstance(token, str) else token
    event = Happening(did.TOKENS, seat, source=scene.source, amount=number, extra=what)
    if number <= 0 or not happen(table, event):
        return report(scene, ())
    if power is not None:
        copies = (CopyOf(what, size=(power, power if toughness is None else toughness)),)
    made = [did.add_token(table, what, seat) for _ in range(event.amount)]
    return put_onto_battlefield(
        table,
        scene,
        made,
        under=seat,
        tapped=tapped,
        counters=counters,
        copies=copies,
        attacking=attacking,
        marks=marks,
        cause="create",
    )


def to_copy(table: Table, scene: Play, piece: int) -> CopyOf:
    """The copiable values of the object an effect speaks of: as it last was, if it was targeted or heard of
    and has left since (608.2h)."""
    it = table.pieces[piece]
    lives = [life for slot in (scene.item.aims if scene.item else ()) for ref, life in slot if ref == piece]
    if scene.life >= 0 and piece == scene.source:
        lives.append(scene.life)
    if isinstance(scene.event, Happening) and scene.event.piece == piece:
        lives.append(scene.event.life)
    last = it.last
    if last is not None and it.life not in lives and last.life in lives and last.copy is not None:
        return last.copy
    return copiable(table, piece)


def with_exceptions(copy: CopyOf, exceptions: Node | None, until: str = "") -> CopyOf:
    """A copy with more exceptions: `exceptions` is a registered node with a field `except_` (707.9)."""
    tweaks = copy.tweaks
    if exceptions is not None and exceptions.except_:  # type: ignore[attr-defined]
        tweaks = (*tweaks, NODES.name(exceptions))
    return CopyOf(copy.what, tweaks, until, copy.size, copy.back)


def create_copies(
    table: Table,
    scene: Play,
    seat: int,
    of: int,
    number: int = 1,
    *,
    tweaks: Node | None = None,
    tapped: bool = False,
    attacking: int | None = None,
) -> tuple[int, ...]:
    """Create tokens that are copies of an object, as it is or last was (707.2, 608.2h)."""
    copy = with_exceptions(to_copy(table, scene, of), tweaks)
    return create_tokens(
        table, scene, seat, copy.what, number, tapped=tapped, copies=(copy,), attacking=attacking
    )


def become_copy(
    table: Table, scene: Play, refs: Iterable[int], of: int, *, until: str = "", tweaks: Node | None = None
) -> tuple[int, ...]:
    """Permanents become copies of an object (707.4): for good, or until a moment. The latest copy effect is
    what shows (613.7): one without an end leaves nothing of those before it."""
    copy = with_exceptions(to_copy(table, scene, of), tweaks, moment_of(scene, until))
    events = []
    for i in permanents(table, refs):
        copies = (*table.pieces[i].copies, copy) if until else (copy,)
        events.append(Happening(did.COPIED, scene.seat, i, scene.source, copies=copies, refs=(of,)))
    return report(scene, (k.piece for k in happen_together(table, events)))


def end_copies(table: Table, moment: str) -> None:
    """Copies that were to last until this moment end."""
    events = []
    for i in table.ids(BATTLEFIELD):
        copies = table.pieces[i].copies
        if copies and any(c.until == moment for c in copies):
            left = tuple(c for c in copies if c.until != moment)
            events.append(Happening(did.COPIED, controller(table, i), i, copies=left))
    happen_together(table, events)


def emblem(table: Table, scene: Play, seat: int, slug: str) -> tuple[int, ...]:
    """A player gets an emblem, in the command zone for good (114)."""
    piece = did.add_token(table, CARD_NUMBER[slug], seat)
    event = Happening(did.MOVED, seat, piece, scene.source, to=zone(seat, COMMAND), cause="emblem")
    return report(scene, (k.piece for k in happen_together(table, (event,))))


# Goading, choosing and attachment


def goad(table: Table, scene: Play, refs: Iterable[int], *, for_good: bool = False) -> tuple[int, ...]:
    """Goad creatures until your next turn, or for the rest of the game (701.38)."""
    cause = "game" if for_good else ""
    events = [
        Happening(did.GOADED, scene.seat, i, scene.source, cause=cause) for i in permanents(table, refs)
    ]
    return report(scene, (k.piece for k in happen_together(table, events)))


def choose(table: Table, scene: Play, piece: int, key: str, word: str) -> None:
    """A permanent remembers what was chosen for it; one that is entering will."""
    event = scene.event
    if (
        isinstance(event, Happening)
        and event.kind == did.MOVED
        and event.to == BATTLEFIELD
        and event.piece == piece
    ):
        event.chosen = (*event.chosen, (key, word))
    else:
        happen(table, Happening(did.CHOSE, scene.seat, piece, scene.source, cause=key, word=word))


def mark(table: Table, scene: Play, piece: int, word: str, *, away: bool = False) -> None:
    """Note a word on a permanent, or take it away."""
    happen(table, Happening(did.MARKED, scene.seat, piece, scene.source, amount=-1 if away else 1, word=word))


# Faces and doors


def can_turn_up(table: Table, piece: int) -> bool:
    """Whether a permanent lies face down and nothing says that it cannot be turned face up."""
    return bool(table.pieces[piece].facing) and not cannot(table, "turn_face_up", piece)


def turn_face_up(table: Table, scene: Play, refs: Iterable[int]) -> tuple[int, ...]:
    """Turn permanents face up; an instant or sorcery card is only revealed and stays (708.11)."""
    events = []
    for i in permanents(table, refs):
        it = table.pieces[i]
        if not can_turn_up(table, i):
            continue
        types = CARDS[it.what].faces[0].types
        if "instant" in types or "sorcery" in types:
            happen(table, Happening(did.REVEALED, controller(table, i), source=scene.source, group=(i,)))
            continue
        events.append(Happening(did.TURNED, controller(table, i), i, scene.source, cause=it.facing))
    turned = report(scene, (k.piece for k in happen_together(table, events)))
    did.turned_up(table, scene.seat, len(turned))
    return turned


def transform(table: Table, scene: Play, refs: Iterable[int]) -> tuple[int, ...]:
    """Double-faced permanents, and tokens that are copies of them (707.8a), show their other face (701.28);
    others, and those that lie face down, stay as they are (701.28c, 708.2)."""
    able = [
        i
        for i in permanents(table, refs)
        if CARDS[table.pieces[i].what].layout == DOUBLE and not table.pieces[i].facing
    ]
    events = [Happening(did.TRANSFORMED, controller(table, i), i, scene.source) for i in able]
    return report(scene, (k.piece for k in happen_together(table, events)))


def turn_face_down(table: Table, scene: Play, refs: Iterable[int], facing: str = "turned") -> tuple[int, ...]:
    """Turn permanents face down: 2/2 creatures without a name (708.2a); no double-faced ones (712.16)."""
    able = [
        i
        for i in permanents(table, refs)
        if not table.pieces[i].facing and CARDS[table.pieces[i].what].layout != DOUBLE
    ]
    events = [Happening(did.TURNED, controller(table, i), i, scene.source, facing=facing) for i in able]
    return report(scene, (k.piece for k in happen_together(table, events)))


def manifest(
    table: Table, scene: Play, seat: int, refs: Iterable[int], facing: str = "manifest"
) -> tuple[int, ...]:
    """Put cards onto the battlefield face down as 2/2 creatures, one after the other (701.34)."""
    done: list[int] = []
    for piece in tuple(refs):
        done += put_onto_battlefield(table, scene, (piece,), under=seat, facing=facing)
    return report(scene, done)


def manifest_dread(table: Table, scene: Play, seat: int) -> tuple[int, ...]:
    """Look at the top two cards, manifest one, put the other into the graveyard (701.60). With one card
    there is no choice; with none nothing is put anywhere."""
    seen = library(table, seat)[::-1][:2]
    if not seen:
        happen(table, Happening(did.MANIFESTED_DREAD, seat, source=scene.source))
        return report(scene, ())
    look(table, scene, seat, seen)
    say = ("manifest_dread",)
    chosen = seen[0]
    if len(seen) == 2:
        chosen = ask.pick_one(table, seat, lambda: seen, say, scene.source, "701.60")
    made = manifest(table, scene, seat, (chosen,))
    other = to_owners(table, scene, [i for i in seen if i != chosen], GRAVEYARD, "effect")
    buried = next((i for i in other if table.pieces[i].zone == zone(seat, GRAVEYARD)), NOBODY)
    life = table.pieces[buried].life if buried >= 0 else 0
    happen(table, Happening(did.MANIFESTED_DREAD, seat, buried, scene.source, life=life))
    return report(scene, made)


def doors_of(table: Table, piece: int) -> int:
    """How many doors a permanent has: two for a Room, by what it is a copy of."""
    what = traits_of(table, piece).what
    return len(CARDS[what].faces) if what >= 0 and CARDS[what].layout == ROOM else 0


def unlock(table: Table, scene: Play, piece: int, *doors: int) -> tuple[int, ...]:
    """Unlock locked doors of a Room at the same time (701.61)."""
    if not permanents(table, (piece,)) or not doors_of(table, piece):
        return report(scene, ())
    locked = [door for door in doors if not table.pieces[piece].doors >> door & 1]
    events = [Happening(did.UNLOCKED, scene.seat, piece, scene.source, amount=door) for door in locked]
    return report(scene, (k.piece for k in happen_together(table, events)))


def lock(table: Table, scene: Play, piece: int, *doors: int) -> tuple[int, ...]:
    """Lock unlocked doors of a Room at the same time."""
    if not permanents(table, (piece,)):
        return report(scene, ())
    unlocked = [door for door in doors if table.pieces[piece].doors >> door & 1]
    events = [Happening(did.LOCKED, scene.seat, piece, scene.source, amount=door) for door in unlocked]
    return report(scene, (k.piece for k in happen_together(table, events)))
