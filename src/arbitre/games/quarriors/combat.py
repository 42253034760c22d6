"""Phase 3: the attack, and how a creature is destroyed (Q-022 to Q-030, Q-044)."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.door import happen, resolve_triggers
from arbitre.kernel.layers import traits
from arbitre.kernel.pieces import NOBODY, Event

from . import changes as did
from . import nodes as n
from .catalogue import NAMES
from .model import LOCKED, READY, SPENT, USED, Table, area, area_of
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
    damage = total_against(table, defender)
    hit: set[int] = set()
    while damage > 0:
        able = [die for die in did.creatures(table, defender) if die not in hit]
        if not able:
            return  # leftover damage is lost
        die = ask.pick_one(
            table,
            defender,
            lambda able=able: [("defend", d) for d in able],  # type: ignore[misc]
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
    active = table.board.active
    statics = table.statics
    home = area(active, READY)
    total = 0
    bonuses = statics.get(n.AttackBonus.key, ())
    for die in table.board.attackers:
        piece = table.pieces[die]
        # A creature that scored during the attack still counts as it was (last-known figures).
        figures = traits(table, die) if piece.zone == home else piece.last
        if figures is None:
            continue
        force = figures.attack
        for effect in bonuses:
            bonus = NAMES.ability(effect.ability)
            assert isinstance(bonus, n.AttackBonus)
            if effect.source == die and creature_count(table, defender) == bonus.creatures:
                force += bonus.amount
        for effect in statics.get(n.NoAttackFrom.key, ()):
            barred = NAMES.ability(effect.ability)
            assert isinstance(barred, n.NoAttackFrom)
            if effect.seat == defender and figures.level <= barred.level_at_most:
                force = 0
        for effect in statics.get(n.AttackCap.key, ()):
            cap = NAMES.ability(effect.ability)
            assert isinstance(cap, n.AttackCap)
            if effect.seat == defender:
                force = min(force, cap.at_most)
        total += force
    for effect in statics.get(n.AttackTotal.key, ()):
        change = NAMES.ability(effect.ability)
        assert isinstance(change, n.AttackTotal)
        if effect.seat == defender:
            total += change.change
    return max(0, total)


def creature_count(table: Table, seat: int) -> int:
    """The creatures a player has, the locked one included (Q-051, QR-08)."""
    return len(did.creatures(table, seat)) + len(table.ids(area(seat, LOCKED)))


def defense_against(table: Table, die: int, attacker: int) -> int:
    """The defense of a creature, without attached spells where the attacker's card ignores them."""
    defense = traits(table, die).defense
    if any(effect.seat == attacker for effect in table.statics.get(n.IgnoreAttached.key, ())):
        for effect in table.statics.get(n.Modify.key, ()):
            modify = NAMES.ability(effect.ability)
            attached = table.pieces[effect.source].host == die
            if attached and isinstance(modify, n.Modify) and isinstance(modify.defense, int):
                defense -= modify.defense
    return max(0, defense)
