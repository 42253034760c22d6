"""Auras, Equipment and Fortifications: what may be attached to what (301.5, 303.4)."""

from __future__ import annotations

from arbitre.kernel.door import happen
from arbitre.kernel.meaning import find

from ..cards.index import NODES
from ..language.keywords import Enchant
from . import changes as did
from .casting.targets import protected
from .continuous.layers import traits_of
from .events import Happening
from .model import BATTLEFIELD, Play, Table
from .refs import is_piece, is_seat, seat_of
from .verbs.reports import report


def can_enchant(table: Table, aura: int, ref: int, seat: int) -> bool:
    """Whether an Aura could be attached to this: what its enchant abilities say (702.5), and protection."""
    enchants = [
        node for name in traits_of(table, aura).abilities if isinstance(node := NODES.nodes[name], Enchant)
    ]
    if not enchants:
        return False
    scene = Play(seat, aura, life=table.pieces[aura].life)
    return all(ref in find(table, node.what, scene) for node in enchants) and not _guarded(table, aura, ref)


def _guarded(table: Table, piece: int, ref: int) -> bool:
    return is_piece(ref) and traits_of(table, ref).has("protection") and protected(table, ref, piece)


def can_be_attached(table: Table, piece: int, ref: int) -> bool:
    """Whether a permanent could be, or stay, attached to this (701.3a)."""
    traits = traits_of(table, piece)
    if ref == piece or (is_piece(ref) and table.pieces[ref].zone != BATTLEFIELD):
        return False
    if is_seat(ref) and table.seats[seat_of(ref)].out:
        return False
    if "creature" in traits.types and "aura" not in traits.subtypes:
        return False  # 301.5c
    if "aura" in traits.subtypes:
        return "creature" not in traits.types and can_enchant(table, piece, ref, traits.controller)
    if "equipment" in traits.subtypes:
        return is_piece(ref) and "creature" in traits_of(table, ref).types and not _guarded(table, piece, ref)
    return False


def attach(table: Table, scene: Play, piece: int, ref: int) -> tuple[int, ...]:
    """Attach a permanent to an object or player; if it cannot be, or is already, nothing happens (701.3b)."""
    it = table.pieces[piece]
    if it.zone != BATTLEFIELD or it.host == ref or not can_be_attached(table, piece, ref):
        return report(scene, ())
    happen(table, Happening(did.ATTACHED, traits_of(table, piece).controller, piece, scene.source, host=ref))
    return report(scene, (piece,))
