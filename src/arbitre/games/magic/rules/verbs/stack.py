"""The verbs about the stack: countering, copying, changing targets, casting in the middle of an effect."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from arbitre.kernel import ask
from arbitre.kernel.door import happen
from arbitre.kernel.effects import Node

from ... import language as n
from ...cards.index import CARDS
from ...language.definitions import DOUBLE
from .. import changes as did
from ..casting.cast import cast, tell_targets, why_not_way
from ..casting.targets import legal_targets, say_name, slots
from ..casting.way import Way
from ..casting.ways import printed_ways, ways_for_cost
from ..continuous.last import copiable
from ..continuous.layers import controller, traits_of
from ..continuous.traits import Last
from ..events import Happening
from ..model import BACK_UP, EXILE, FIRST_ITEM, STACK, Play, StackItem, Table, Thing
from ..permissions import cannot
from ..refs import is_item, life_of, named, unnamed
from ..stack.resolve import leave_stack
from ..stack.scenes import scene_for
from .reports import report


def item_of(table: Table, ref: int) -> StackItem | None:
    """The item of the stack a ref means: an ability, or a spell by its piece."""
    for item in table.board.stack:
        if (item.kind == "spell" and item.source == ref) or FIRST_ITEM + item.id == ref:
            return item
    return None


def ref_of(item: StackItem) -> int:
    """The ref of an item: a spell by its piece."""
    return item.source if item.kind == "spell" else FIRST_ITEM + item.id


def counter(table: Table, scene: Play, refs: Iterable[int]) -> tuple[int, ...]:
    """Counter spells or abilities (701.5)."""
    done = []
    for ref in refs:
        item = item_of(table, ref)
        if item is None or (not is_item(ref) and cannot(table, "be_countered", ref)):
            continue
        event = Happening(
            did.COUNTERED, item.seat, source=scene.source, extra=item.id, cause="effect", refs=(ref,)
        )
        if happen(table, event):
            leave_stack(table, item, "countered")
            done.append(ref)
    return report(scene, done)


def copy_spell(table: Table, scene: Play, ref: int, *, new_targets: bool = True) -> StackItem | None:
    """Copy a spell or ability on the stack (707.10): not cast, with the same choices; its controller may
    choose new targets. One that was countered meanwhile is copied as it last was (608.2h); of a face-down
    one only what can be seen is copied, and the copy has nothing to be turned up (707.2, 708.2)."""
    item = item_of(table, ref) or _countered(table, scene, ref)
    if item is None:
        report(scene, ())
        return None
    source, life = item.source, item.life
    if item.kind == "spell":
        original: Thing | Last = table.pieces[item.source]
        copy = copiable(table, item.source)
        door = table.pieces[item.source].door
        last = table.pieces[item.source].last
        if last is not None and last.life == item.life and last.copy is not None:
            original, copy = last, last.copy
        source = did.add_token(table, copy.what, scene.seat)
        happen(
            table,
            Happening(
                did.MOVED,
                scene.seat,
                source,
                to=STACK,
                cause="copy",
                copies=(copy,),
                doors=int(door >= 0),
                extra=max(0, door),
                marks=original.marks,
            ),
        )
        life = table.pieces[source].life
        if item.x:
            did.announced_x(table, source, item.x)
    twin = msgspec.structs.replace(
        item, id=did.new_item(table), seat=scene.seat, source=source, life=life, copy=True
    )
    did.put_on_stack(table, twin)
    happen(table, Happening(did.COPIED_SPELL, scene.seat, source=scene.source, extra=twin.id, refs=(ref,)))
    if new_targets and any(twin.aims):
        twin = _new_targets(table, scene.seat, twin)
    tell_targets(table, twin)
    report(scene, (ref_of(twin),))
    return twin


def _countered(table: Table, scene: Play, ref: int) -> StackItem | None:
    """The spell an ability heard being cast, if it was countered since."""
    event = scene.event
    if not isinstance(event, Happening) or event.kind != did.CAST or event.piece != ref:
        return None
    return next((item for item in table.board.countered if item.id == event.extra), None)


def _new_targets(table: Table, seat: int, item: StackItem) -> StackItem:
    """Each target may be changed to another legal one, or left (707.10c, 115.7d)."""
    aims = [list(slot) for slot in item.aims]
    for place, target in enumerate(slots(item)):
        for k in range(len(aims[place])):
            now = [ref for ref, _ in aims[place]]
            keep = not target.same_controller or k == 0 or _alike(table, now[k], now[0])
            answer = _other_target(table, seat, item, target, now, k, keep=keep)
            if answer is not None:
                aims[place][k] = (answer, life_of(table, answer))
    return _aim(table, item, aims)


def _aim(table: Table, item: StackItem, aims: list[list[tuple[int, int]]]) -> StackItem:
    changed = msgspec.structs.replace(item, aims=tuple(tuple(slot) for slot in aims))
    did.change_item(table, changed)
    return changed


def _other_target(
    table: Table, seat: int, item: StackItem, target: n.Target, now: list[int], at: int, keep: bool
) -> int | None:
    legal = [ref for ref in legal_targets(table, target, scene_for(table, item)) if ref not in now]
    if target.same_controller and at:
        legal = [ref for ref in legal if _alike(table, ref, now[0])]
    if target.each_opponent:
        others = [ref for k, ref in enumerate(now) if k != at]
        legal = [ref for ref in legal if not any(_alike(table, ref, other) for other in others)]
    if not legal:
        return None
    say = ("new_target", say_name(item, target), item.source, *named(now[at]))
    answer = ask.pick_one(
        table,
        seat,
        lambda: [*((("keep",),) if keep else ()), *(("target", *named(ref)) for ref in legal)],
        say,
        item.source,
        "115.7",
    )
    return None if answer[0] == "keep" else unnamed(answer)


def _alike(table: Table, one: int, other: int) -> bool:
    """Whether one player controls both, where targets are to be of one player, or each of another's."""
    return controller(table, one) == controller(table, other)


def change_target(table: Table, scene: Play, refs: Iterable[int]) -> tuple[int, ...]:
    """Change the target of spells and abilities with a single target to another legal one, if there is one
    (115.7a)."""
    done = []
    for ref in refs:
        item = item_of(table, ref)
        if item is None or sum(len(slot) for slot in item.aims) != 1:
            continue
        place = next(k for k, slot in enumerate(item.aims) if slot)
        now = [item.aims[place][0][0]]
        other = _other_target(table, scene.seat, item, slots(item)[place], now, 0, keep=False)
        if other is not None:
            aims = [list(slot) for slot in item.aims]
            aims[place] = [(other, life_of(table, other))]
            tell_targets(table, _aim(table, item, aims))
            done.append(ref)
    return report(scene, done)


def cast_now(
    table: Table,
    scene: Play,
    seat: int,
    pieces: Iterable[int],
    *,
    paying: tuple[Node, ...] | None = (),
    mark: str = "",
    transformed: bool = False,
    most: int | None = None,
) -> tuple[int, ...]:
    """While an effect resolves, a player may cast any number of these, or up to so many, one after another,
    for their costs (None) or for others, such as none at all (608.2g); timing by type does not matter."""
    left = [i for i in pieces if "land" not in traits_of(table, i).types]  # a land is never cast (305.9)
    done: list[int] = []
    while left and (most is None or len(done) < most):
        able = [
            (piece, way)
            for piece in left
            for way in _ways_now(table, seat, piece, paying, transformed)
            if _can_now(table, seat, piece, way)
        ]
        if not able:
            break
        answer = ask.pick_one(
            table,
            seat,
            lambda: [*(("cast", p, w.word) for p, w in able), ("done",)],
            ("cast_now", scene.source),
            scene.source,
            "608.2g",
        )
        if answer[0] == "done":
            break
        way = next(w for p, w in able if p == answer[1] and w.word == answer[2])
        cast(table, seat, int(answer[1]), way, (mark,) if mark else ())
        left.remove(int(answer[1]))
        done.append(int(answer[1]))
    return report(scene, done)


def _ways_now(
    table: Table, seat: int, piece: int, paying: tuple[Node, ...] | None, transformed: bool
) -> list[Way]:
    it = table.pieces[piece]
    what = it.copies[-1].what if it.copies else it.what
    if transformed:
        double = CARDS[what].layout == DOUBLE
        return [Way(costs=paying, marks=(BACK_UP,), face=1)] if double else []
    if paying is None:
        return ways_for_cost(table, seat, piece)
    found = [way for way in printed_ways(what) if not way.facing] or [Way()]  # 118.6a: it need have no cost
    return [msgspec.structs.replace(way, costs=paying) for way in found]


def _can_now(table: Table, seat: int, piece: int, way: Way) -> bool:
    return why_not_way(table, seat, piece, way, timing=False) is None


def copy_cards(table: Table, scene: Play, seat: int, pieces: Iterable[int]) -> tuple[int, ...]:
    """Copies of cards, in exile where the cards are, to be cast from there (707.12)."""
    made = []
    for piece in pieces:
        copy = copiable(table, piece)
        twin = did.add_token(table, copy.what, seat)
        happen(table, Happening(did.MOVED, seat, twin, to=EXILE, cause="copy"))
        made.append(twin)
    return report(scene, made)
