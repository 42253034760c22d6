"""Which players a node means, as refs in turn order."""

from __future__ import annotations

from arbitre.kernel.effects import Node, Scene
from arbitre.kernel.meaning import find, means

from .. import language as n
from ..rules.continuous.layers import last_or_now
from ..rules.events import Happening
from ..rules.model import BATTLEFIELD, Play, StackItem, Table
from ..rules.refs import is_item, is_piece, is_seat, item_ref, library, seat_of, seat_ref
from .filters import is_whose, players


def seats(table: Table, node: Node, scene: Scene) -> list[int]:
    """The seats of the players a node means."""
    return [seat_of(ref) for ref in find(table, node, scene) if is_seat(ref)]


@means(n.You)
def _you(table: Table, node: n.You, scene: Scene) -> list[int]:
    return [seat_ref(scene.seat)]


@means(n.Players)
def _players(table: Table, node: n.Players, scene: Scene) -> list[int]:
    found = []
    for seat in table.seats:
        if node.lost_life:
            counts = seat.lost > 0
        else:
            counts = not seat.out
        if counts and is_whose(table, node.whose, seat.id, scene.seat):
            found.append(seat.id)
    if node.but is not None:
        others = seats(table, node.but, scene)
        found = [seat for seat in found if seat not in others]
    return players(table, found)


@means(n.ThatPlayer)
def _that_player(table: Table, node: n.ThatPlayer, scene: Scene) -> list[int]:
    event = scene.event
    if event is None:
        return []
    about = event.other if event.kind in ("damaged", "attacked") and event.other >= 0 else event.seat
    return [seat_ref(about)] if about >= 0 else []


@means(n.DefendingPlayer)
def _defending_player(table: Table, node: n.DefendingPlayer, scene: Scene) -> list[int]:
    event = scene.event
    return [seat_ref(event.other)] if event is not None and event.kind == "attacked" else []


def controller_of(table: Table, ref: int, scene: Scene) -> int:
    """Who controls an object a node means, or last did."""
    if is_item(ref):
        return next((item.seat for item in table.board.stack if item_ref(item.id) == ref), -1)
    return last_or_now(table, ref, life_meant(table, ref, scene)).controller


def life_meant(table: Table, ref: int, scene: Scene) -> int:
    """Which object of a piece a sentence speaks of: the one targeted or paid with, the one the event was
    about, the source as it was; else the one it is now."""
    if not isinstance(scene, Play):
        return table.pieces[ref].life
    if isinstance(scene.item, StackItem):
        for slot in scene.item.aims:
            for aimed, life in slot:
                if aimed == ref:
                    return life
        paid = scene.item.paid
        if ref in paid[::2]:
            return paid[2 * paid[::2].index(ref) + 1]
    event = scene.event
    if isinstance(event, Happening) and event.piece == ref and event.kind in ("moved", "cast"):
        came = event.kind == "moved" and event.to == BATTLEFIELD and table.pieces[ref].life > event.life
        return event.life + 1 if came else event.life
    if ref == scene.source and scene.life >= 0:
        return scene.life
    together = next((each for each in scene.batch if each.piece == ref and each.kind == "attacked"), None)
    return table.pieces[ref].life if together is None else together.life


@means(n.ControllersOf)
def _controllers_of(table: Table, node: n.ControllersOf, scene: Scene) -> list[int]:
    found = [controller_of(table, ref, scene) for ref in find(table, node.of, scene)]
    return players(table, list(dict.fromkeys(seat for seat in found if seat >= 0)))


@means(n.OwnersOf)
def _owners_of(table: Table, node: n.OwnersOf, scene: Scene) -> list[int]:
    found = [table.pieces[ref].owner for ref in find(table, node.of, scene) if is_piece(ref)]
    return players(table, list(dict.fromkeys(found)))


@means(n.AllButBottom)
def _all_but_bottom(table: Table, node: n.AllButBottom, scene: Scene) -> list[int]:
    libraries = [library(table, seat) for seat in seats(table, node.who, scene)]
    return [i for ids in libraries for i in ids[node.number :]]


@means(n.Voter)
def _voter(table: Table, node: n.Voter, scene: Scene) -> list[int]:
    return [seat_ref(scene.other)] if scene.other >= 0 else []


@means(n.EnchantedPlayer)
def _enchanted_player(table: Table, node: n.EnchantedPlayer, scene: Play) -> list[int]:
    piece = table.pieces[scene.source]
    host = piece.host
    if piece.life != scene.life and piece.last is not None and piece.last.life == scene.life:
        host = piece.last.host
    return [host] if is_seat(host) else []
