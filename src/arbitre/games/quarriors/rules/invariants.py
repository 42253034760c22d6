"""What must be so in every position of Quarriors!."""

from __future__ import annotations

from arbitre.kernel.soundness import places

from ..cards.index import KINDS
from . import changes as did
from .model import LOCKED, Table
from .places import area, area_of
from .setup import DICE_ON_CARD, DICE_ON_OTHERS, STARTING_DICE


def invariants(table: Table) -> list[str]:
    """Every die in exactly one place, in the area of its owner; totals kept; one die locked at most."""
    wrong = places(table, "die")
    for zone in table.zones:
        for die in zone.ids:
            piece = table.pieces[die]
            if piece.owner != zone.owner:
                wrong.append(f"die {die} of player {piece.owner} lies in an area of player {zone.owner}")
        if zone.name == "locked" and len(zone.ids) > 1:
            wrong.append(f"{len(zone.ids)} dice in the Locked Area of player {zone.owner}")
    wanted = {
        kind: DICE_ON_CARD.get(KINDS[kind].slug, DICE_ON_OTHERS)
        + STARTING_DICE.get(KINDS[kind].slug, 0) * len(table.seats)
        for kind, card in enumerate(table.board.card_of)
        if card >= 0
    }
    have: dict[int, int] = {}
    for piece in table.pieces:
        have[piece.what] = have.get(piece.what, 0) + 1
    if {k: v for k, v in wanted.items() if v} != have:
        wrong.append(f"dice of the kinds do not add up: {have} instead of {wanted}")
    board = table.board
    if board.quiddity < 0 or board.captures < 0 or any(seat.glory < 0 for seat in table.seats):
        wrong.append("a number fell below zero")
    wrong += [
        f"die {piece.id} is attached to die {piece.host}, which lies elsewhere"
        for piece in table.pieces
        if piece.host >= 0 and (table.pieces[piece.host].zone not in (piece.zone, area(piece.owner, LOCKED)))
    ]
    wrong += [
        f"die {effect.source} is out of play but its clauses are at work"
        for effect in table.effects
        if not effect.until and area_of(table, table.pieces[effect.source].zone) not in did.WHERE
    ]
    return wrong
