"""The stack (405): putting triggered abilities on it, and resolving (608)."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from arbitre.kernel import ask
from arbitre.kernel.door import happen
from arbitre.kernel.effects import Node, walk
from arbitre.kernel.meaning import holds, play
from arbitre.kernel.pieces import NOBODY

from ... import language as n
from ...cards.index import CARDS, NODES, modes_of
from .. import changes as did
from ..casting.cast import aimed, choose_modes, legal_modes, tell_targets
from ..casting.targets import can_aim, still_legal
from ..continuous.layers import controller
from ..events import Happening
from ..model import BATTLEFIELD, GRAVEYARD, STACK, StackItem, Table
from ..refs import named, zone
from ..teams import in_turn_order
from .scenes import scene_for


def put_triggers(table: Table) -> None:
    """Waiting triggers go on the stack: the active player's first, then the others' in turn order, each in an
    order their controller chooses (603.3b)."""
    items = did.take_waiting(table)
    for seat in in_turn_order(table, table.board.active):
        mine = [item for item in items if item.seat == seat]
        while mine:
            item = _next(table, seat, mine)
            mine.remove(item)
            _put(table, item)


def _next(table: Table, seat: int, mine: list[StackItem]) -> StackItem:
    sorts: dict[tuple[object, ...], int] = {}
    for k, item in enumerate(mine):
        sorts.setdefault(_sort(item), k)
    if len(sorts) == 1:
        return mine[0]
    options = [("trigger", mine[k].source, mine[k].ability, k, *_about(mine[k])) for k in sorts.values()]
    answer = ask.pick_one(table, seat, lambda: options, ("next_trigger", len(mine)), rule="603.3b")
    return mine[int(answer[3])]


def _about(item: StackItem) -> tuple[str | int, ...]:
    """What a waiting trigger heard of, where its text speaks of it: told with it, so that two triggers of one
    ability can be told apart."""
    event, told = item.event, speaks(item.ability)
    if event is None or not told:
        return ()
    node = NODES.nodes[item.ability]
    if isinstance(node, n.Triggered) and node.when.per_player:
        return ("seat", event.other)
    if event.piece >= 0 and event.piece != item.source and told & THINGS:
        return named(event.piece)
    seat = event.seat if event.other < 0 and n.ThatPlayer in told else event.other
    return ("seat", seat) if seat >= 0 else ()


def _sort(item: StackItem) -> tuple[object, ...]:
    """What tells a waiting trigger from others: what it is about only where its text speaks of that, whose it
    is only where that makes a difference."""
    event = item.event
    about: tuple[object, ...] = ()
    if event is not None and (told := speaks(item.ability)):
        about = (
            (event.piece, event.source) if told & THINGS else (),
            (event.other, event.seat) if n.ThatPlayer in told else (),
            event.amount if n.ThatMuch in told else 0,
        )
    source = NOBODY if plain(item.ability) else item.source
    return item.ability, source, item.name, item.that, about


@cache
def plain(ability: str) -> bool:
    """Whether an ability is the same whichever of several like objects it comes from: you gain so much life.
    (What deals damage, aims, or speaks of itself is not.)"""
    node = NODES.nodes[ability]
    if not isinstance(node, n.Triggered) or node.if_ is not None:
        return False
    return all(isinstance(part, n.GainLife | n.You) for part in walk(node.do))


THINGS: Final = frozenset((n.That, n.ThatSource))
"""The words of a text that mean an object the event was about."""


@cache
def speaks(ability: str) -> frozenset[type[Node]]:
    """Of what an ability heard, what its effect depends on: the objects (also where only its condition speaks
    of them), the player, the amount."""
    node = NODES.nodes[ability]
    if not isinstance(node, n.Triggered):
        return frozenset()
    told = {kind for kind in (n.ThatPlayer, n.ThatMuch) for part in walk(node.do) if isinstance(part, kind)}
    said = walk((node.do, node.if_))
    return frozenset((*told, *(type(part) for part in said if isinstance(part, n.That | n.ThatSource))))


def _put(table: Table, item: StackItem) -> None:
    """Choose modes and targets; without enough targets it is simply gone (603.3c, 603.3d)."""
    if modes_of(item.name) is not None:
        if not legal_modes(table, item):
            return
        item = choose_modes(table, item)
    elif not can_aim(table, item):
        return
    item = aimed(table, msgspec.structs.replace(item, id=did.new_item(table)))
    did.put_on_stack(table, item)
    happen(table, Happening(did.PUT, item.seat, source=item.source, extra=item.id, word=item.ability))
    tell_targets(table, item)


def resolve_top(table: Table) -> None:
    """The topmost item of the stack resolves (608.2)."""
    item = table.board.stack[-1]
    if item.kind == "triggered" and not _still_so(table, item):
        did.take_off_stack(table, item.id)  # 603.4, 608.2a
        return
    kept = still_legal(table, item)
    if any(item.aims) and not any(kept):
        fizzle(table, item)
        return
    if kept != item.aims:
        item = msgspec.structs.replace(item, aims=kept, shares=_kept_shares(item, kept))
        did.change_item(table, item)
    happen(table, Happening(did.RESOLVED, item.seat, source=item.source, extra=item.id, word=item.ability))
    if item.kind != "spell":
        play(table, NODES.nodes[item.name], scene_for(table, item))
        did.take_off_stack(table, item.id)
    elif is_permanent_spell(table, item):
        _become_permanent(table, item)
    else:
        play(table, NODES.nodes[item.name], scene_for(table, item))
        leave_stack(table, item, "resolve")


def _still_so(table: Table, item: StackItem) -> bool:
    """The intervening "if" must hold again."""
    node = NODES.nodes[item.ability] if item.ability else None
    if not isinstance(node, n.Triggered):
        return True
    return holds(table, node.if_, scene_for(table, item))


def _kept_shares(
    item: StackItem, kept: tuple[tuple[tuple[int, int], ...], ...]
) -> tuple[tuple[int, ...], ...]:
    """What was divided stays with the targets it was meant for."""
    return tuple(
        tuple(share for pair, share in zip(aims, shares) if pair in left)
        for aims, shares, left in zip(item.aims, item.shares, kept)
    )


def is_permanent_spell(table: Table, item: StackItem) -> bool:
    """Whether a spell becomes a permanent (608.3)."""
    it = table.pieces[item.source]
    if it.facing:
        return True
    what = it.copies[-1].what if it.copies else it.what
    if what < 0:  # a copy of a face-down spell
        return True
    types = CARDS[what].faces[int(it.back)].types
    return "instant" not in types and "sorcery" not in types


def _become_permanent(table: Table, item: StackItem) -> None:
    """A permanent spell enters under its controller's control (608.3); a Room with the door that was cast
    unlocked (709.5), an Aura attached to its target (608.3b)."""
    it = table.pieces[item.source]
    event = Happening(
        did.MOVED,
        item.seat,
        item.source,
        to=BATTLEFIELD,
        cause="resolve",
        marks=(*item.marks, "copied" if item.copy else "cast"),
        extra=item.x,
        doors=1 << it.door if it.door >= 0 else 0,
        facing=it.facing,
        copies=it.copies,
        host=item.aims[0][0][0] if item.aims and item.aims[0] and item.name else NOBODY,
    )
    happen(table, event)
    did.take_off_stack(table, item.id)
    now = table.pieces[item.source]
    if now.zone == STACK:
        happen(
            table,
            Happening(did.MOVED, item.seat, item.source, to=zone(now.owner, GRAVEYARD), cause="resolve"),
        )


def leave_stack(table: Table, item: StackItem, cause: str) -> None:
    """A spell that has resolved or was countered goes to its owner's graveyard (608.2n)."""
    did.take_off_stack(table, item.id)
    if cause == "countered" and item.kind == "spell":
        did.remember_countered(table, item)
    it = table.pieces[item.source]
    if item.kind == "spell" and it.zone == STACK and it.life == item.life:
        happen(
            table,
            Happening(
                did.MOVED,
                controller(table, item.source),
                item.source,
                to=zone(it.owner, GRAVEYARD),
                cause=cause,
            ),
        )


def fizzle(table: Table, item: StackItem) -> None:
    """All its targets are illegal: it does not resolve (608.2b)."""
    happen(table, Happening(did.COUNTERED, item.seat, source=item.source, extra=item.id, cause="targets"))
    leave_stack(table, item, "countered")
