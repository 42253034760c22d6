"""What a seat is shown: everything but the order of the bags (QG-08)."""

from __future__ import annotations

from typing import Any

from arbitre.kernel.layers import traits

from ..cards.index import CARDS, KINDS
from . import changes as did
from .model import BAG, LOCKED, POOL, READY, Table
from .payment import available
from .places import area, area_of


def show_piece(table: Table, die: int) -> dict[str, Any]:
    """A die: its kind and, where one is up, its face; in play its current figures."""
    piece = table.pieces[die]
    shown: dict[str, Any] = {"id": die, "kind": KINDS[piece.what].slug}
    which = area_of(table, piece.zone)
    if which in (POOL, READY, LOCKED):
        shown["face"] = piece.face
    if which in (READY, LOCKED):
        if piece.host >= 0:
            shown["host"] = piece.host
        elif which == LOCKED or not did.face_of(table, die).spell:
            figures = traits(table, die)
            shown["figures"] = [figures.level, figures.attack, figures.defense, figures.glory, figures.bursts]
        if piece.guise >= 0:
            shown["as"] = KINDS[piece.guise].slug
            shown["as_face"] = piece.guise_face
    return shown


def show_zone(table: Table, zone: int) -> dict[str, Any]:
    """A bag: how many of each kind, in alphabetical order."""
    kinds = sorted(KINDS[table.pieces[die].what].slug for die in table.ids(zone))
    return {"holds": {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}}


def show_seat(table: Table, seat: int) -> dict[str, Any]:
    """A player's Glory."""
    it = table.seats[seat]
    return {"seat": seat, "glory": it.glory, "bag": len(table.ids(area(seat, BAG)))}


def show_board(table: Table) -> dict[str, Any]:
    """Turn, phase, the Wilds, and what the turn still allows."""
    board = table.board
    return {
        "turn": board.turn,
        "active": board.active,
        "phase": board.phase,
        "goal": board.goal,
        "quiddity": available(table, board.active),
        "captures": board.captures,
        "discount": board.discount,
        "last_turn": board.last_turn,
        "wilds": [CARDS[card].slug for card in board.wilds],
    }


def hidden_from(table: Table, seat: int) -> list[list[int]]:
    """The order of every bag, one's own too (QG-08)."""
    return [table.zones[area(player.id, BAG)].ids for player in table.seats]
