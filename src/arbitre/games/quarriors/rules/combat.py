"""Phase 3: the attack, and how a creature is destroyed (Q-022 to Q-030, Q-044)."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.door import happen, resolve_triggers
from arbitre.kernel.layers import traits, traits_without
from arbitre.kernel.pieces import NOBODY, Event

from .. import language as n
from ..cards.index import NODES
from . import changes as did
from .model import LOCKED, READY, SPENT, USED, Table
from .places import area, area_of
from .reactions import react


def destroy(table: Table, die: int, by: int, in_attack: bool = False) -> None:
    """Destroy a creature or a readied spell.

    It goes to its owner's Used Pile (Q-030). Destroying a locked die is an unlocking, so in its owner's
    turn it goes to the Spent Pile (Q-081, QR-17).
    """
    owner = table.pieces[die].owner
    if not did.face_of(table, die).spell:
        react(table, owner, "doomed", die)
    zone = area_of(table, table.pieces[die].zone)
    if zone not in (READY, LOCKED):
        return
    pile = SPENT if zone == LOCKED and owner == table.board.active else USED
    event = Event(did.DESTROYED, by, die, to=area(owner, pile), extra=int(in_attack))
    if happen(table, event) and not did.face_of(table, die).spell:
        react(table, owner, "destroyed", die)


def attack(table: Table, defender: int) -> None:
    """Attack one opponent with the full total (Q-023); the defender chooses who takes the damage."""
    active = table.board.active
    happen(table, Event(did.ATTACKED, active, other=defender, amount=total_against(table, defender)))
    resolve_triggers(table, active)
    react(table, defender, "attacked", NOBODY)
    damage = total_against(table, defender) + table.board.joining
    hit: set[int] = set()
    while damage > 0:
        able = [die for die in did.creatures(table, defender) if die not in hit]
        if not able:
            return  # leftover damage is lost
        die = ask.pick_one(
            table,
            defender,
            lambda: [("defend", d) for d in able],
            ("defend", damage),
            NOBODY,
            "Q-025",
        )[1]
        hit.add(die)
        defense = defense_against(table, die, active)
        happen(table, Event(did.DAMAGED, defender, die, amount=min(damage, defense), extra=damage))
        joining = table.board.joining
        if damage >= defense:
            destroy(table, die, active, in_attack=True)
            resolve_triggers(table, active)
        # A survivor absorbs all that was left, and forgets it.
        damage = damage - defense + table.board.joining - joining


def total_against(table: Table, defender: int) -> int:
    """The attack total against one player: the sum over the attackers (Q-022), as cards change it."""
    total = sum(force_against(table, die, defender) for die in table.board.attackers)
    for effect in table.statics.get(n.AttackTotal.key, ()):
        change = NODES.ability(effect.ability)
        assert isinstance(change, n.AttackTotal)
        if effect.seat == defender:
            total += change.change
    return max(0, total)


def force_against(table: Table, die: int, defender: int) -> int:
    """What one attacker adds to the total against one player."""
    board, statics, piece = table.board, table.statics, table.pieces[die]
    figures = traits(table, die) if piece.zone == area(board.active, READY) else piece.last
    if figures is None:
        return 0
    force = figures.attack
    if table.serial == board.attack_serial and die in board.attackers:
        # Nothing new is at work since the attack began: every player meets the same force (QB-21), also
        # of a creature that has scored meanwhile.
        force = board.strengths[board.attackers.index(die)]
    for effect in statics.get(n.AttackBonus.key, ()):
        bonus = NODES.ability(effect.ability)
        assert isinstance(bonus, n.AttackBonus)
        if effect.source == die and creature_count(table, defender) == bonus.creatures:
            force += bonus.amount
    for effect in statics.get(n.NoAttackFrom.key, ()):
        barred = NODES.ability(effect.ability)
        assert isinstance(barred, n.NoAttackFrom)
        if effect.seat == defender and figures.level <= barred.level_at_most:
            return 0
    for effect in statics.get(n.AttackCap.key, ()):
        cap = NODES.ability(effect.ability)
        assert isinstance(cap, n.AttackCap)
        if effect.seat == defender:
            force = min(force, cap.at_most)
    return force


def creature_count(table: Table, seat: int) -> int:
    """The creatures a player has, the locked one included (Q-051, QR-08)."""
    return len(did.creatures(table, seat)) + len(table.ids(area(seat, LOCKED)))


def defense_against(table: Table, die: int, attacker: int) -> int:
    """The defense of a creature, without attached spells where the attacker's card ignores them."""
    if any(effect.seat == attacker for effect in table.statics.get(n.IgnoreAttached.key, ())):
        attached = [spell.id for spell in table.pieces if spell.host == die]
        return traits_without(table, die, attached).defense
    return traits(table, die).defense
