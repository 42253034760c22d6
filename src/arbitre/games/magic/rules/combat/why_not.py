"""Why a creature may not attack or block: the rule and the reason, read from what everybody sees."""

from __future__ import annotations

from arbitre.kernel.pieces import NOBODY, Option, Refusal

from ..continuous.layers import derive
from ..model import ATTACKERS, BATTLEFIELD, BLOCKERS, Table
from ..refs import unnamed
from ..teams import is_active
from .attackers import AttackLaws, attack_bar, attackable, raiders
from .blockers import attackers_of, block_bar, block_laws, pair_bar, wanted, watchers
from .laws import REASONS, about
from .legal_blocks import blocking_of


def why_not(table: Table, seat: int, option: Option) -> Refusal | None:
    """Why not this answer to a question of combat: ("attack", creature, "seat" | "piece", number),
    ("block", creature, attacker), ("stay", creature), ("done",)."""
    now = _declaring(table, seat)
    match option:
        case ("attack", int(piece), "seat" | "piece", int()):
            reason = why_not_attack(table, seat, piece, unnamed(option))
            return reason or (None if now == "attack" else refusal("attack_not_now", piece))
        case ("block", int(piece), int(attacker)):
            reason = why_not_block(table, seat, piece, attacker)
            return reason or (None if now == "block" else refusal("block_not_now", piece, attacker))
        case ("stay", int(piece)) if now:
            return refusal(f"{now}_required", piece)
        case ("done",) if now:
            return refusal(f"{now}_required", NOBODY)
    return None


def _declaring(table: Table, seat: int) -> str:
    """What a player may be declaring now: "attack", "block" or nothing."""
    board = table.board
    active = is_active(table, seat)
    if board.step == ATTACKERS and active:
        return "attack"
    return "block" if board.step == BLOCKERS and not active else ""


def refusal(word: str, *about_: int) -> Refusal:
    """The refusal for one of the reasons."""
    return Refusal(REASONS[word], (word, *about_))


def why_not_attack(table: Table, seat: int, piece: int, whom: int = NOBODY) -> Refusal | None:
    """Why a creature may not attack at all, or not this player or planeswalker; nothing if it may."""
    derive(table)
    if not _there(table, piece):
        return refusal("attack_no_creature", piece)
    traits = table.current[piece]
    if traits.controller != seat:
        return refusal("attack_not_yours", piece)
    laws = AttackLaws(table)
    if bar := attack_bar(laws, table.pieces[piece], traits):
        return refusal(bar, piece)
    if whom != NOBODY:
        if whom not in attackable(table, seat):
            return refusal("attack_whom", piece)
        if about(laws.cannot, piece, whom):
            return refusal("attack_whom_forbidden", piece)
    able = next((raider for raider in raiders(table, seat) if raider.piece == piece), None)
    if able is None:
        return refusal("attack_alone" if laws.alone else "attack_whom_forbidden", piece)
    if whom != NOBODY and whom not in able.whom:
        return refusal("attack_required", piece)
    return None


def why_not_block(table: Table, seat: int, piece: int, attacker: int) -> Refusal | None:
    """Why a creature may not block this attacker; nothing if it may."""
    derive(table)
    attackers = attackers_of(table, seat)
    if attacker not in attackers:
        return refusal("block_not_attacked", piece, attacker)
    if not _there(table, piece):
        return refusal("block_no_creature", piece, attacker)
    if table.current[piece].controller != seat:
        return refusal("block_not_yours", piece, attacker)
    laws = block_laws(table, attackers)
    bar = block_bar(laws, table.pieces[piece], table.current[piece]) or pair_bar(table, laws, piece, attacker)
    if bar:
        return refusal(bar, piece, attacker)
    found = watchers(table, seat, attackers)
    blocking = blocking_of(table, found, attackers)
    rest = [watcher for watcher in found if watcher.piece != piece]
    if blocking.completable([(piece, attacker)], rest, 0):
        return None
    if wanted(table, attacker) > 1 and not any(attacker in watcher.can for watcher in rest):
        return refusal("block_menace", piece, attacker)
    if piece in blocking.lonely and not rest:
        return refusal("block_alone", piece, attacker)
    return refusal("block_required", piece, attacker)


def _there(table: Table, piece: int) -> bool:
    return 0 <= piece < len(table.pieces) and table.pieces[piece].zone == BATTLEFIELD
