"""Losing, winning and leaving the game (104, 800.4)."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.kernel.door import happen, happen_together
from arbitre.kernel.meaning import find
from arbitre.kernel.pieces import NOBODY, Effect

from .. import language as n
from ..cards.index import NODES
from . import changes as did
from .changes.effects import end_effects
from .continuous.index import scene_of
from .continuous.layer_work import is_continuous, layer_work
from .continuous.layers import controller
from .events import Happening
from .model import BATTLEFIELD, CEASED, EXILE, STACK, Table
from .refs import seat_ref
from .teams import shares_life

Why = tuple[str, str]
"""What made a player lose, and by which rule."""


def lose_game(table: Table, losers: dict[int, Why], besides: Sequence[Happening] = ()) -> bool:
    """Players lose at the same time (104.3), and with other things that happen just then (704.3); whether
    anything did. Who is left alone wins, if nobody is it is a draw (104.2a, 104.4a); in a larger game the
    losers leave (104.5)."""
    everyone = _with_teams(table, losers)
    losses = [Happening(did.LOSES, seat, cause=why, word=rule) for seat, (why, rule) in everyone.items()]
    if not happen_together(table, (*besides, *losses)):
        return False
    left = [player for player in table.seats if not player.out]
    teams = {player.team for player in left}
    if len(teams) <= 1:
        winner = left[0].id if left else NOBODY
        why, rule = next(iter(losers.values()))
        happen(table, Happening(did.WINS, winner, cause=why if left else "draw", word=rule))
    leave(table, tuple(event.seat for event in losses if table.seats[event.seat].out))
    return True


def ends_game(table: Table, losers: dict[int, Why]) -> bool:
    """Whether the game is over once these have lost."""
    gone = _with_teams(table, losers)
    return len({player.team for player in table.seats if not player.out and player.id not in gone}) <= 1


def _with_teams(table: Table, losers: dict[int, Why]) -> dict[int, Why]:
    """A team that shares its life loses together (810.8)."""
    if not shares_life(table):
        return losers
    teams = {table.seats[seat].team: why for seat, why in losers.items()}
    return {
        player.id: teams[player.team] for player in table.seats if player.team in teams and not player.out
    }


def gives_control(table: Table, effect: Effect, seat: int) -> bool:
    """Whether a lasting effect gives a player control of something."""
    node = NODES.nodes[effect.ability]
    if not is_continuous(effect.ability):
        return False
    thefts = [c for c in layer_work(effect.ability, node).changes if isinstance(c, n.ControlledBy)]
    scene = scene_of(table, effect)
    return any(
        effect.seat == seat if theft.who is None else seat_ref(seat) in find(table, theft.who, scene)
        for theft in thefts
    )


def leave(table: Table, gone: tuple[int, ...]) -> None:
    """All objects these players own leave the game, effects that give them control end (and no others), their
    spells and abilities cease to exist, and what they still control is exiled (800.4a); of all at once, so
    that nothing comes back to a player who leaves at the same moment."""
    thefts = (effect for effect in table.effects if any(gives_control(table, effect, seat) for seat in gone))
    end_effects(table, tuple(thefts))
    for item in table.board.stack:
        spell = item.kind == "spell"
        owner = table.pieces[item.source].owner if spell else NOBODY
        if item.seat in gone or owner in gone:
            did.take_off_stack(table, item.id)
            if spell:
                to = CEASED if item.copy or owner in gone else EXILE
                seat = owner if owner in gone else item.seat
                happen(table, Happening(did.MOVED, seat, item.source, to=to, cause="left_game"))
    owned = [
        Happening(did.MOVED, piece.owner, i, to=CEASED, cause="left_game")
        for i, piece in enumerate(table.pieces)
        if piece.owner in gone and piece.zone != CEASED
    ]
    happen_together(table, owned)
    held = [
        Happening(did.MOVED, controller(table, i), i, to=EXILE, cause="left_game")
        for i in (*table.ids(BATTLEFIELD), *table.ids(STACK))
        if controller(table, i) in gone
    ]
    happen_together(table, held)
    for seat in gone:
        did.forget_waiting(table, seat)
        happen(table, Happening(did.LEFT_GAME, seat))
