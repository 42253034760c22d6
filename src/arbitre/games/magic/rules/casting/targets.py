"""Targets (115): what may be chosen, choosing, and checking again on resolution."""

from __future__ import annotations

from typing import Final

from arbitre.kernel import ask
from arbitre.kernel.meaning import count, find, means

from ... import language as n
from ...cards.index import NODES, targets
from ...language.keywords import Enchant, Protection
from ..continuous.layers import controller, traits_of
from ..model import BATTLEFIELD, Play, StackItem, Table
from ..permissions import can, cannot_by, player_has
from ..refs import is_piece, is_seat, item_ref, life_of, named, seat_of, unnamed
from ..stack.scenes import scene_for

_AURA: Final[dict[str, n.Target]] = {}


def slots(item: StackItem) -> tuple[n.Target, ...]:
    """What a spell or ability aims at, in order. An Aura spell aims at what it can enchant (303.4a)."""
    if not item.name:
        return ()
    node = NODES.nodes[item.name]
    if isinstance(node, Enchant):
        found = _AURA.get(item.name)
        if found is None:
            found = _AURA[item.name] = n.Target(node.what)
        return (found,)
    return targets(item.name, item.modes)


def legal_targets(table: Table, target: n.Target, scene: Play) -> list[int]:
    """The refs a target may be now; of creatures that one player is to control, those of players who have
    enough of them."""
    found = [ref for ref in find(table, target.among, scene) if can_be_targeted(table, ref, scene)]
    if not target.same_controller:
        return found
    whose = [controller(table, ref) for ref in found]
    least, _ = bounds(table, target, scene)
    return [ref for ref, seat in zip(found, whose) if whose.count(seat) >= least]


def can_be_targeted(table: Table, ref: int, scene: Play) -> bool:
    """Whether nothing keeps a spell or ability of this source from targeting this (115.4, 702)."""
    if is_seat(ref):
        seat = seat_of(ref)
        if _foe(table, scene.seat, seat) and player_has(table, seat, "hexproof"):
            return False  # 702.11c
        return not table.seats[seat].out and not cannot_by(table, "be_targeted", ref, scene.source)
    if not is_piece(ref):
        return not (isinstance(scene.item, StackItem) and ref == item_ref(scene.item.id))
    item = scene.item
    if ref == scene.source and isinstance(item, StackItem) and item.kind == "spell":
        return False  # 115.5
    if table.pieces[ref].zone == BATTLEFIELD:
        traits = traits_of(table, ref)
        if traits.keywords:
            foe = _foe(table, scene.seat, controller(table, ref))
            if foe and traits.has("hexproof") and not can(table, "be_targeted_as_though_not_hexproof", ref):
                return False
            if traits.has("shroud"):
                return False
            if traits.has("protection") and protected(table, ref, scene.source):
                return False
    return not cannot_by(table, "be_targeted", ref, scene.source)


def _foe(table: Table, seat: int, other: int) -> bool:
    return table.seats[seat].team != table.seats[other].team


def protected(table: Table, ref: int, source: int) -> bool:
    """Whether a permanent has protection from a source (702.16)."""
    for name in traits_of(table, ref).abilities:
        node = NODES.nodes[name]
        if isinstance(node, Protection) and source >= 0:
            scene = Play(controller(table, ref), ref, life=table.pieces[ref].life)
            if source in find(table, node.from_, scene):
                return True
    return False


def bounds(table: Table, target: n.Target, scene: Play) -> tuple[int, int]:
    """The least and the most targets to choose."""
    most = count(table, target.number, scene)
    if target.each_opponent:
        most *= len(table.opponents(scene.seat))
    if target.up_to:
        return (0, most)
    return (most if target.least is None else target.least, most)


def can_aim(table: Table, item: StackItem) -> bool:
    """Whether enough legal targets exist for every slot (601.2c, 603.3d)."""
    scene = None
    for target in slots(item):
        scene = scene or scene_for(table, item)
        least, _ = bounds(table, target, scene)
        if least and not _enough(table, target, scene, least):
            return False
    return True


def _enough(table: Table, target: n.Target, scene: Play, least: int) -> bool:
    """Whether there are so many legal targets; no more are looked for."""
    if target.same_controller:
        return len(legal_targets(table, target, scene)) >= least
    for ref in find(table, target.among, scene):
        if can_be_targeted(table, ref, scene):
            least -= 1
            if not least:
                return True
    return False


def aim(table: Table, item: StackItem) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Choose the targets of every slot, one after the other (601.2c)."""
    wanted = slots(item)
    if not wanted:
        return ()
    scene = scene_for(table, item)
    return tuple(_aim_one(table, item, target, scene) for target in wanted)


def _aim_one(table: Table, item: StackItem, target: n.Target, scene: Play) -> tuple[tuple[int, int], ...]:
    least, most = bounds(table, target, scene)
    chosen: list[int] = []
    legal: list[int] | None = None
    while len(chosen) < most:
        if legal is None or not ask.known(table):
            legal = legal_targets(table, target, scene)
        left = [ref for ref in legal if ref not in chosen]
        if target.same_controller and chosen:
            left = [ref for ref in left if controller(table, ref) == controller(table, chosen[0])]
        if target.each_opponent:
            whose = [controller(table, ref) for ref in chosen]
            share = count(table, target.number, scene)
            left = [ref for ref in left if whose.count(controller(table, ref)) < share]
        if not left:
            break
        enough = len(chosen) >= least
        say = ("target", say_name(item, target), item.source, len(chosen) + 1)
        answer = ask.pick_one(
            table,
            item.seat,
            lambda: [
                *(("target", *named(ref)) for ref in left),
                *((("none",),) if enough else ()),
            ],
            say,
            item.source,
            "601.2c",
        )
        if answer[0] == "none":
            break
        chosen.append(unnamed(answer))
    return tuple((ref, life_of(table, ref)) for ref in chosen)


def say_name(item: StackItem, target: n.Target) -> str:
    """The name of the sentence a target is asked for."""
    return item.name if isinstance(NODES.nodes[item.name], Enchant) else NODES.name(target)


def divide(
    table: Table, item: StackItem, aims: tuple[tuple[tuple[int, int], ...], ...]
) -> tuple[tuple[int, ...], ...]:
    """Divide an amount among the targets, at least one each (601.2d)."""
    shares: list[tuple[int, ...]] = []
    scene = scene_for(table, item)
    for target, aimed in zip(slots(item), aims):
        amount = count(table, target.divided, scene) if aimed else 0
        if not amount:
            shares.append(())
            continue
        options = [named(ref) for ref, _ in aimed]
        spare = amount - len(aimed)
        if not spare:
            shares.append((1,) * len(aimed))
            continue
        say = ("divide", say_name(item, target), amount)
        more = ask.split(table, item.seat, spare, options, say, item.source, "601.2d")
        shares.append(tuple(1 + part for part in more))
    return tuple(shares) if any(shares) else ()


def still_legal(table: Table, item: StackItem) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each slot the targets that are still legal (608.2b)."""
    wanted = slots(item)
    if not any(item.aims):
        return item.aims
    scene = scene_for(table, item)
    kept = []
    for target, aimed in zip(wanted, item.aims):
        found = find(table, target.among, scene)
        kept.append(
            tuple(
                (ref, life)
                for ref, life in aimed
                if life_of(table, ref) == life and ref in found and can_be_targeted(table, ref, scene)
            )
        )
    return tuple(kept)


def aimed_at(item: StackItem) -> tuple[int, ...]:
    """Everything an item targets."""
    return tuple(ref for slot in item.aims for ref, _ in slot)


@means(n.Target)
def _target(table: Table, node: n.Target, scene: Play) -> list[int]:
    """On resolution: what was aimed at and is still legal (illegal targets were dropped, 608.2b)."""
    item = scene.item
    if not isinstance(item, StackItem):
        return []
    for place, each in enumerate(slots(item)):
        if each is node and place < len(item.aims):
            return _same(table, item, place)
    return []


@means(n.Targeted)
def _targeted(table: Table, node: n.Targeted, scene: Play) -> list[int]:
    item = scene.item
    if not isinstance(item, StackItem) or node.place >= len(item.aims):
        return []
    return _same(table, item, node.place)


def _same(table: Table, item: StackItem, place: int) -> list[int]:
    """The targets of a slot; one that the effect itself has moved is still spoken of (608.2h)."""
    return [ref for ref, _ in item.aims[place]]
