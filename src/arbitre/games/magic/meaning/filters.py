"""Which objects a filter finds, and whether one object fits.

An object that has left is judged as it last was (608.2h).
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel import ask
from arbitre.kernel.effects import It, Node, Scene, This
from arbitre.kernel.meaning import count, find, means

from .. import language as n
from ..rules.commanders import is_commander
from ..rules.continuous.layers import derive, thing_as, traits_of
from ..rules.continuous.traits import Last, Traits
from ..rules.model import (
    BATTLEFIELD,
    CEASED,
    COMMAND,
    EXILE,
    FIRST_ITEM,
    GRAVEYARD,
    HAND,
    LIBRARY,
    STACK,
    Play,
    StackItem,
    Table,
    Thing,
)
from ..rules.refs import item_ref, library, seat_of, seat_ref, zone
from ..rules.teams import in_turn_order
from .checks import checks, checks_but_types, chosen, is_whose, of_types, spell_item

PER_SEAT: Final = {"library": LIBRARY, "hand": HAND, "graveyard": GRAVEYARD, "command": COMMAND}


def _in_place(table: Table, node: n.Filter, it: Thing | Last, piece: Thing) -> bool:
    """Whether an object is where a filter looks for it."""
    if isinstance(node, n.Permanents):
        return it.zone == BATTLEFIELD
    if isinstance(node, n.Spells):
        return it.zone == STACK
    if isinstance(node, n.Cards):
        return not piece.token and table.zones[it.zone].name in node.where
    return True


def fits(table: Table, node: Node, ref: int, scene: Scene, life: int | None = None) -> bool:
    """Whether an object or player is one the filter means; with `life`, the object a piece was then."""
    if not isinstance(node, n.Filter):
        return _is(table, node, ref, scene, life)
    if not 0 <= ref < FIRST_ITEM:
        return False
    piece = table.pieces[ref]
    if life is not None and life != piece.life:
        it: Thing | Last = thing_as(table, ref, life)
        traits = it.traits if isinstance(it, Last) else traits_of(table, ref)
    else:
        it, traits = piece, traits_of(table, ref)
    return _in_place(table, node, it, piece) and suits(table, node, it, traits, piece, scene)


def suits(table: Table, node: n.Filter, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    """Whether these traits suit a filter, wherever the object is."""
    return is_whose(table, node.whose, traits.controller, scene.seat) and all(
        check(table, node, it, traits, piece, scene) for check in checks(node)
    )


def _is(table: Table, node: Node, ref: int, scene: Scene, life: int | None) -> bool:
    if isinstance(node, This):
        return ref == scene.source
    if isinstance(node, It):
        return ref in scene.it
    if isinstance(node, n.AnyOf):
        return any(fits(table, part, ref, scene, life) for part in node.parts)
    return ref in find(table, node, scene)


# Finding


def _found(table: Table, node: n.Filter, ids: list[int], scene: Scene) -> list[int]:
    asked = checks(node)
    pieces, whose, you = table.pieces, node.whose, scene.seat
    found = []
    for i in ids:
        piece = pieces[i]
        traits = traits_of(table, i)
        if not is_whose(table, whose, traits.controller, you):
            continue
        for check in asked:
            if not check(table, node, piece, traits, piece, scene):
                break
        else:
            found.append(i)
    return found


@means(n.Permanents)
def _permanents(table: Table, node: n.Permanents, scene: Scene) -> list[int]:
    derive(table)
    asked = checks_but_types(node)
    pieces, current, whose, types, you = table.pieces, table.current, node.whose, node.types, scene.seat
    found = []
    for i, traits in current.items():  # in the order of the battlefield
        piece = pieces[i]
        if piece.zone != BATTLEFIELD or not is_whose(table, whose, traits.controller, you):
            continue
        if types and not of_types(traits, types):
            continue
        for check in asked:
            if not check(table, node, piece, traits, piece, scene):
                break
        else:
            found.append(i)
    return found


@means(n.Spells)
def _spells(table: Table, node: n.Spells, scene: Scene) -> list[int]:
    return _found(table, node, table.zones[STACK].ids, scene)


def cards_where(table: Table, node: n.Cards, scene: Scene) -> list[int]:
    """Everything that lies where a filter of cards looks."""
    ids: list[int] = []
    for name in node.where:
        if name == "exile":
            ids += table.zones[EXILE].ids
            continue
        for seat in table.seats:
            if is_whose(table, node.whose, seat.id, scene.seat):
                ids += table.zones[zone(seat.id, PER_SEAT[name])].ids
    return ids


@means(n.Cards)
def _cards(table: Table, node: n.Cards, scene: Scene) -> list[int]:
    ids = cards_where(table, node, scene)
    return [i for i in _found(table, node, ids, scene) if not table.pieces[i].token]


@means(n.Objects)
def _objects(table: Table, node: n.Objects, scene: Scene) -> list[int]:
    ids = [i for place in table.zones if place.name != "ceased" for i in place.ids]
    return _found(table, node, ids, scene)


@means(n.AnyOf)
def _any_of(table: Table, node: n.AnyOf, scene: Scene) -> list[int]:
    return list(dict.fromkeys(ref for part in node.parts for ref in find(table, part, scene)))


@means(n.OnStack)
def _on_stack(table: Table, node: n.OnStack, scene: Scene) -> list[int]:
    found = []
    for item in table.board.stack:
        spell = item.kind == "spell"
        if not (node.spells if spell else node.abilities):
            continue
        if not is_whose(table, node.whose, item.seat, scene.seat):
            continue
        if node.single_target and sum(len(slot) for slot in item.aims) != 1:
            continue
        found.append(item.source if spell else item_ref(item.id))
    return found


# References


@means(n.That)
def _that(table: Table, node: n.That, scene: Scene) -> list[int]:
    event = scene.event
    if event is None:
        return []
    if isinstance(scene, Play) and len(scene.batch) > 1:
        return list(dict.fromkeys(each.piece for each in scene.batch if each.piece >= 0))
    return [event.piece] if event.piece >= 0 else []


@means(n.Those)
def _those(table: Table, node: n.Those, scene: Play) -> list[int]:
    return list(dict.fromkeys(event.piece for event in scene.batch if event.piece >= 0))


@means(n.ThatSource)
def _that_source(table: Table, node: n.ThatSource, scene: Scene) -> list[int]:
    event = scene.event
    if event is None:
        return []
    if event.kind == "targeted":
        item = next((i for i in table.board.stack if i.id == event.extra), None)
        if item is None:
            return []
        return [item.source if item.kind == "spell" else item_ref(item.id)]
    return [event.source] if event.source >= 0 else []


@means(n.Made)
def _made(table: Table, node: n.Made, scene: Play) -> list[int]:
    return list(scene.that)


@means(n.PaidWith)
def _paid_with(table: Table, node: n.PaidWith, scene: Play) -> list[int]:
    return list(scene.item.paid[::2]) if isinstance(scene.item, StackItem) else []


@means(n.Attached)
def _attached(table: Table, node: n.Attached, scene: Play) -> list[int]:
    piece = table.pieces[scene.source]
    host = piece.host
    if piece.life != scene.life and piece.last is not None and piece.last.life == scene.life:
        host = piece.last.host
    return [host] if host >= 0 else []


@means(n.ExiledWith)
def _exiled_with(table: Table, node: n.ExiledWith, scene: Play) -> list[int]:
    """Cards exiled by this very object (607.2); the life of the source says which."""
    link = (scene.source, scene.life)
    return [i for i in table.zones[EXILE].ids if table.pieces[i].linked == link]


@means(n.NotChosen)
def _not_chosen(table: Table, node: n.NotChosen, scene: Scene) -> list[int]:
    return [ref for ref in find(table, node.of, scene) if ref not in scene.it]


@means(n.TopCards)
def _top_cards(table: Table, node: n.TopCards, scene: Scene) -> list[int]:
    """So many of each of these players; a number below zero is none (107.1b)."""
    number = count(table, node.number, scene)
    found = []
    for ref in find(table, node.of, scene) if number > 0 else ():
        found += library(table, seat_of(ref))[: -number - 1 : -1]
    return found


@means(n.YourCommander)
def _your_commander(table: Table, node: n.YourCommander, scene: Scene) -> list[int]:
    mine = [it for it in table.pieces if it.owner == scene.seat and it.zone != CEASED]
    found = [it.id for it in mine if is_commander(table, it.id)]
    if len(found) < 2:
        return found
    say = ("choose_commander",)
    return [ask.pick_one(table, scene.seat, lambda: found, say, scene.source, "903.3")]


def players(table: Table, seats: list[int]) -> list[int]:
    """Seats as refs, in turn order from the active player (101.4)."""
    order = in_turn_order(table, max(table.board.active, 0))
    known = [seat for seat in order if seat in seats]
    return [seat_ref(seat) for seat in (*known, *(s for s in seats if s not in known))]


__all__ = ["chosen", "fits", "is_whose", "players", "spell_item", "suits"]
