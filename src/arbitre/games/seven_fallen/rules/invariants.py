"""What must be so in every position of Seven Fallen."""

from __future__ import annotations

from arbitre.kernel.soundness import places

from ..cards.index import ANGEL, EQUIPMENT, GOLEM, MIRACLE, TYPE
from . import changes as did
from .model import FIRE, LIMBO, PER_SEAT, REAR, SECRET, STACK_ZONE, Table


def invariants(table: Table) -> list[str]:
    """Every card in one place and one state, pairs in order, energy accounted for, nothing at work that is
    out of play."""
    return _places(table) + _pairs(table) + _states(table) + _figures(table) + _attack(table)


def _places(table: Table) -> list[str]:
    wrong = places(table, "card")
    for zone in table.zones:
        for piece in zone.ids:
            it = table.pieces[piece]
            if it.owner != zone.owner and zone.id != STACK_ZONE:
                wrong.append(f"card {piece} of player {it.owner} lies in an area of player {zone.owner}")
            archangel = it.id in (seat.archangel for seat in table.seats)
            if it.hidden and zone.role != SECRET and not archangel:
                wrong.append(f"card {piece} is face down in {zone.name}")
            if zone.role == SECRET and not it.hidden:
                wrong.append(f"card {piece} is in Secret face up")
    stacked = {item.source for item in table.board.stack}
    idle = [piece for piece in table.ids(STACK_ZONE) if piece not in stacked]
    if len(idle) > 1:  # one may be resolving
        wrong.append(f"Miracles {idle} lie on the stack without an effect")
    return wrong


def _pairs(table: Table) -> list[str]:
    wrong = []
    for it in table.pieces:
        if it.link >= 0:
            other = table.pieces[it.link]
            if other.link != it.id or other.zone != it.zone or other.owner != it.owner:
                wrong.append(f"card {it.id} and card {other.id} are not properly linked")
            if {TYPE[it.what], TYPE[other.what]} != {ANGEL, GOLEM}:
                wrong.append(f"card {it.id} and card {other.id} cannot be a pair")
            if it.zone % PER_SEAT not in (REAR, FIRE) or it.zone == STACK_ZONE:
                wrong.append(f"card {it.id} is linked out of play")
        if it.host >= 0:
            host = table.pieces[it.host]
            if host.zone != it.zone or TYPE[host.what] != ANGEL or TYPE[it.what] != EQUIPMENT:
                wrong.append(f"card {it.id} is on card {host.id}, which cannot bear it")
        elif TYPE[it.what] == EQUIPMENT and it.zone % PER_SEAT in (REAR, FIRE):
            wrong.append(f"card {it.id} is Equipment and on nobody")
    return wrong


def _states(table: Table) -> list[str]:
    """No card is two things at once: a card out of play, or in Secret, is nothing but that."""
    wrong = []
    for it in table.pieces:
        if it.tilted and it.frozen:
            wrong.append(f"card {it.id} is both tilted and frozen")  # F-208
        if it.zone != STACK_ZONE and it.zone % PER_SEAT in did.IN_PLAY and not it.hidden:
            continue
        if it.tilted or it.frozen or it.damage or it.energy or it.calm or it.doom:
            wrong.append(f"card {it.id} is out of play or in Secret, yet lies there as if in play")
        if (it.atq or it.fv or it.bou or it.poseidor) and it.zone % PER_SEAT != LIMBO:
            wrong.append(f"card {it.id} carries markers where none are kept")  # F-016, F-200, FR-28
    board = table.board
    roles = (*board.attackers, *board.ambushers, *board.fighters)
    wrong += [
        f"card {piece} takes part in the attack twice"
        for piece in sorted(set(roles))
        if roles.count(piece) > 1
    ]
    return wrong


def _figures(table: Table) -> list[str]:
    wrong = []
    for seat in table.seats:
        if seat.energy != seat.granted - seat.spent or min(seat.granted, seat.spent) < 0:
            wrong.append(
                f"player {seat.id} has {seat.energy} energy, was granted {seat.granted}, spent {seat.spent}"
            )  # F-039
        total = sum(it.energy for it in table.pieces if it.owner == seat.id)
        if seat.energy != total:
            wrong.append(f"player {seat.id} counts {seat.energy} energy, its sources hold {total}")
    for it in table.pieces:
        if it.energy < 0 or it.poseidor < 0 or it.feathers < 0:
            wrong.append(f"a number on card {it.id} fell below zero")
        if TYPE[it.what] == MIRACLE and (it.damage or it.energy):
            wrong.append(f"card {it.id} is a Miracle and carries damage or energy")
    wrong += [
        f"card {effect.source} is out of play but its abilities are at work"
        for effect in table.effects
        if not effect.until
        and (
            table.pieces[effect.source].zone % PER_SEAT not in did.IN_PLAY
            or table.pieces[effect.source].hidden
        )
    ]
    return wrong


def _attack(table: Table) -> list[str]:
    board = table.board
    wrong = []
    if not board.attack and (board.fighters or board.attackers or board.ambushers):
        wrong.append("an attack goes on outside the attack phase")
    wrong += [
        f"card {piece} attacks and is not in the Firing Line"
        for piece in (*board.attackers, *board.ambushers)
        if table.pieces[piece].zone != board.active * PER_SEAT + FIRE
    ]
    return wrong
