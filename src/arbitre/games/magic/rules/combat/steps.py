"""Combat (506 to 511) as the turn and the effects meet it: its steps, who fights, who leaves, and why not."""

from __future__ import annotations

from arbitre.kernel.door import happen, happen_together
from arbitre.kernel.pieces import NOBODY

from .. import changes as did
from ..continuous.layers import derive
from ..events import Happening
from ..model import BATTLEFIELD, BLOCKERS, DAMAGE, END_COMBAT, FIRST_DAMAGE, Attack, Table
from ..refs import is_piece
from ..teams import active_seats
from .battles import protector
from .damage import combat_damage, strikes_first
from .declare_attackers import declare_attackers
from .declare_blockers import declare_blockers
from .entering import enter_attacking
from .why_not import why_not, why_not_attack, why_not_block


def tidy(table: Table) -> bool:
    """Remove from combat who no longer is a creature or is controlled by somebody else, and what is attacked
    but no planeswalker any more (506.4). Says whether anything was."""
    if not table.board.attacks and not table.board.blocks:
        return False
    derive(table)
    board, current = table.board, table.current
    attackers = active_seats(table)
    gone = [
        a.piece
        for a in board.attacks
        if not _still(table, a.piece, a.life) or current[a.piece].controller not in attackers
    ]
    gone += [b for b, life, _ in board.blocks if not _still(table, b, life)]
    if gone:
        happen_together(table, [Happening(did.REMOVED_FROM_COMBAT, table.pieces[i].under, i) for i in gone])
    return _forget_attacked(table) or bool(gone)


def _still(table: Table, piece: int, life: int) -> bool:
    it = table.pieces[piece]
    return it.zone == BATTLEFIELD and it.life == life and "creature" in table.current[piece].types


def _forget_attacked(table: Table) -> bool:
    """Who attacked what is no planeswalker of that player any more goes on attacking nothing (506.4c)."""
    lost = [a for a in table.board.attacks if is_piece(a.whom) and not _attacked_still(table, a)]
    if lost:
        did.set_attacks(
            table,
            tuple(
                Attack(a.piece, a.life, NOBODY, a.defender, a.blockers, a.blocked, a.struck, a.band)
                if a in lost
                else a
                for a in table.board.attacks
            ),
        )
    return bool(lost)


def _attacked_still(table: Table, attack: Attack) -> bool:
    if table.pieces[attack.whom].zone != BATTLEFIELD:
        return False
    traits = table.current[attack.whom]
    if "battle" in traits.types:
        return protector(table, attack.whom) == attack.defender
    return "planeswalker" in traits.types and traits.controller == attack.defender


def end_combat(table: Table) -> None:
    """As the end of combat step ends all are removed from combat (511.3)."""
    board = table.board
    if board.attacks or board.blocks or board.fighting:
        happen(table, Happening(did.COMBAT_ENDED, table.board.active))


def is_attacking(table: Table, piece: int) -> bool:
    """Whether it is an attacking creature (508.1k)."""
    return any(attack.piece == piece for attack in table.board.attacks)


def is_blocking(table: Table, piece: int) -> bool:
    """Whether it is a blocking creature (509.1g)."""
    return any(block[0] == piece for block in table.board.blocks)


def attacked_by(table: Table, piece: int) -> int:
    """The ref a creature attacks; NOBODY if it does not attack, or nothing any more."""
    return next((attack.whom for attack in table.board.attacks if attack.piece == piece), NOBODY)


def unblocked(table: Table) -> list[int]:
    """The unblocked attackers; there are none before blockers were declared (509.1h)."""
    if table.board.step not in (BLOCKERS, FIRST_DAMAGE, DAMAGE, END_COMBAT):
        return []
    return [attack.piece for attack in table.board.attacks if not attack.blocked]


__all__ = [
    "attacked_by",
    "combat_damage",
    "declare_attackers",
    "declare_blockers",
    "end_combat",
    "enter_attacking",
    "is_attacking",
    "is_blocking",
    "strikes_first",
    "tidy",
    "unblocked",
    "why_not",
    "why_not_attack",
    "why_not_block",
]
