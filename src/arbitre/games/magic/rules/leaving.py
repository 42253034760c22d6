"""Losing, winning and leaving the game (104, 800.4)."""

from __future__ import annotations

from arbitre.kernel.door import happen, happen_together
from arbitre.kernel.pieces import NOBODY

from . import changes as did
from . import events as e
from .changes.effects import end_effects
from .continuous.layers import controller
from .events import Happening
from .model import BATTLEFIELD, CEASED, EXILE, STACK, Table


def lose_game(table: Table, seats: tuple[int, ...], cause: str, rule: str) -> bool:
    """Players lose at the same time (104.3); whether any did. Who is left alone wins, if nobody is it is a
    draw (104.2a, 104.4a); in a larger game the losers leave (104.5)."""
    losers = _with_team(table, seats)
    events = [Happening(e.LOSES, seat, cause=cause, word=rule) for seat in losers]
    if not happen_together(table, events):
        return False
    left = [player for player in table.seats if not player.out]
    teams = {player.team for player in left}
    if len(teams) <= 1:
        winner = left[0].id if left else NOBODY
        happen(table, Happening(e.WINS, winner, cause=cause if left else "draw", word=rule))
    for event in events:
        if table.seats[event.seat].out:
            leave(table, event.seat)
    return True


def _with_team(table: Table, seats: tuple[int, ...]) -> list[int]:
    """A team that shares its life loses together (810.8)."""
    if "shared_life" not in table.board.options:
        return list(seats)
    teams = {table.seats[seat].team for seat in seats}
    return [player.id for player in table.seats if player.team in teams and not player.out]


def leave(table: Table, seat: int) -> None:
    """All objects a player owns leave the game, effects that give him control end, his spells and abilities
    cease to exist, and what he still controls is exiled (800.4a)."""
    end_effects(table, tuple(effect for effect in table.effects if effect.seat == seat))
    for item in table.board.stack:
        spell = item.kind == "spell"
        owner = table.pieces[item.source].owner if spell else NOBODY
        if seat in (item.seat, owner):
            did.take_off_stack(table, item.id)
            if spell:
                to = CEASED if item.copy or owner == seat else EXILE
                happen(table, Happening(e.MOVED, seat, item.source, to=to, cause="left_game"))
    owned = [
        Happening(e.MOVED, seat, i, to=CEASED, cause="left_game")
        for i, piece in enumerate(table.pieces)
        if piece.owner == seat and piece.zone != CEASED
    ]
    happen_together(table, owned)
    held = [
        Happening(e.MOVED, seat, i, to=EXILE, cause="left_game")
        for i in (*table.ids(BATTLEFIELD), *table.ids(STACK))
        if controller(table, i) == seat
    ]
    happen_together(table, held)
    did.forget_waiting(table, seat)
    happen(table, Happening(e.LEFT_GAME, seat))
