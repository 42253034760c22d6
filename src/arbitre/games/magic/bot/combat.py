"""Combat in the bot's head: who would block whom, who would die, what would go through."""

from __future__ import annotations

from math import exp
from typing import Final

from ..rules.model import ATTACKERS, BLOCKERS, FIRST_DAMAGE, Table
from ..rules.refs import is_seat
from ..rules.teams import shares_life, together
from .units import LOYALTY, Field, Unit

POINT: Final = 0.5  # a life
PLENTY: Final = 20  # lives beyond are worth …
SPARE: Final = 0.15  # … this
LAST: Final = 16.0  # what the last lives are worth more
FADING: Final = 0.28  # and how fast that fades with more of them
DEAD: Final = 300.0
OVERKILL: Final = 4.0  # each life below zero: so that every block counts before death is averted
WORTHWHILE: Final = 0.05  # a block must be better by this than none


def life_worth(life: float) -> float:
    """What a life total is worth."""
    if life <= 0:
        return -DEAD + OVERKILL * life
    many = POINT * life if life <= PLENTY else POINT * PLENTY + SPARE * (life - PLENTY)
    return many - LAST * exp(-FADING * life)


class Clash:
    """The outcome between an attacker and those who block it, first strike and all (510)."""

    __slots__ = ("dead", "fallen", "gained", "healed", "through")

    def __init__(self, attacker: Unit, blockers: list[Unit], blocked: bool, phases: tuple[bool, ...]) -> None:
        self.dead = False  # the attacker
        self.fallen: list[Unit] = []  # of the blockers
        self.through = 0
        self.gained = 0  # by the attacker's lifelink
        self.healed = 0  # by the blockers' lifelink
        left = attacker.left
        standing = [blocker.left for blocker in blockers]
        for early in phases:
            blows = 0
            if early:
                strikes = attacker.first or attacker.double
            else:
                strikes = attacker.double or not attacker.first
            hits = [0] * len(blockers)
            doomed = [False] * len(blockers)
            if strikes and not self.dead:
                rest = attacker.power
                if rest and attacker.lifelink:
                    self.gained += rest
                if not blocked:
                    self.through += rest
                else:
                    alive = [k for k in range(len(blockers)) if standing[k] > 0]
                    for k in alive:
                        need = 1 if attacker.touch else standing[k]
                        given = rest if k == alive[-1] and not attacker.trample else min(rest, need)
                        hits[k] = given
                        doomed[k] = attacker.touch and given > 0
                        rest -= given
                    if attacker.trample:
                        self.through += rest
            touched = False
            for k, blocker in enumerate(blockers):
                if standing[k] <= 0 or (
                    not (blocker.first or blocker.double) if early else blocker.first and not blocker.double
                ):
                    continue
                blows += blocker.power
                touched = touched or (blocker.touch and blocker.power > 0)
                if blocker.lifelink:
                    self.healed += blocker.power
            for k, hit in enumerate(hits):
                standing[k] -= hit
                if (standing[k] <= 0 or doomed[k]) and hit and not blockers[k].indestructible:
                    standing[k] = 0
                    self.fallen.append(blockers[k])
            left -= blows
            if (left <= 0 or touched) and not attacker.indestructible:
                self.dead = True


BOTH: Final = (True, False)
LATE: Final = (False,)


def phases_of(units: list[Unit]) -> tuple[bool, ...]:
    """The damage steps there will be (510.4)."""
    return BOTH if any(unit.first or unit.double for unit in units) else LATE


def swap(clash: Clash, attacker: Unit) -> float:
    """What a clash is worth to the defending player, without the damage that goes through."""
    worth = attacker.worth if clash.dead else 0.0
    for unit in clash.fallen:
        worth -= unit.worth
    return worth - POINT * clash.gained + POINT * clash.healed


def guess_blocks(attackers: list[Unit], blockers: list[Unit], life: int) -> list[list[Unit]]:
    """How a player who thinks would block: the best pair first, until no more block is worth it."""
    blocks: list[list[Unit]] = [[] for _ in attackers]
    free = [unit for unit in blockers if unit.untapped and unit.blocks]
    coming = sum(unit.power * (2 if unit.double else 1) for unit in attackers)
    if not free:
        return blocks
    phases = phases_of([*attackers, *free])
    pairs: list[tuple[int, tuple[Unit, ...], float, int]] = []
    for k, attacker in enumerate(attackers):
        able = [unit for unit in free if unit.can_block(attacker)]
        full = attacker.power * (2 if attacker.double else 1)
        for unit in able:
            if not attacker.menace:
                clash = Clash(attacker, [unit], True, phases)
                pairs.append((k, (unit,), swap(clash, attacker), full - clash.through))
        if attacker.menace or attacker.worth > BIG:
            able.sort(key=_worth)
            for j in range(1, len(able)):
                two = [able[j], able[j - 1]]
                clash = Clash(attacker, two, True, phases)
                pairs.append((k, tuple(two), swap(clash, attacker), full - clash.through))
    used: set[int] = set()
    while pairs:
        now = life_worth(life - coming)
        best, gain = None, WORTHWHILE
        for pair in pairs:
            better = pair[2] + life_worth(life - coming + pair[3]) - now
            if better > gain:
                best, gain = pair, better
        if best is None:
            break
        k, units, _, stopped = best
        blocks[k] = list(units)
        coming -= stopped
        used.update(unit.id for unit in units)
        pairs = [pair for pair in pairs if pair[0] != k and not any(unit.id in used for unit in pair[1])]
    return blocks


BIG: Final = 4.0  # an attacker worth more than this may be blocked by two


def _worth(unit: Unit) -> float:
    return unit.worth


def fight_on(table: Table, found: list[Field], lives: list[int]) -> None:
    """Play the combat under way to its end: the fallen leave the fields, lives change."""
    board = table.board
    if not board.attacks or board.step not in (ATTACKERS, BLOCKERS, FIRST_DAMAGE):
        return
    chosen = board.step == FIRST_DAMAGE or (board.step == BLOCKERS and board.round.holder >= 0)
    units = {unit.id: unit for field in found for unit in field.creatures}
    phases = phases_of(list(units.values()))
    if board.step == FIRST_DAMAGE and board.round.holder >= 0:
        phases = LATE
    gone: set[int] = set()
    before = lives[:]
    for side in sorted({tuple(together(table, attack.defender)) for attack in board.attacks}):
        attacks = [a for a in board.attacks if a.defender in side and a.piece in units]
        attackers = [units[a.piece] for a in attacks]
        if chosen:
            blocks = [[units[i] for i in a.blockers if i in units] for a in attacks]
        else:
            able = [unit for seat in side for unit in found[seat].creatures]
            blocks = guess_blocks(attackers, able, min((lives[seat] for seat in side), default=0))
        for attack, attacker, blockers in zip(attacks, attackers, blocks, strict=True):
            blocked = attack.blocked if chosen else bool(blockers)
            clash = Clash(attacker, blockers, blocked, phases)
            defender = attack.defender
            if is_seat(attack.whom):
                lives[defender] -= clash.through
            elif attack.whom in found[defender].walkers:
                found[defender].walkers[attack.whom] -= clash.through
            lives[table.current[attack.piece].controller] += clash.gained
            lives[defender] += clash.healed
            if clash.dead:
                gone.add(attacker.id)
            gone.update(unit.id for unit in clash.fallen)
    if shares_life(table):
        _share(table, before, lives)
    for field in found:
        field.creatures = [unit for unit in field.creatures if unit.id not in gone]
        field.walkers = {walker: left for walker, left in field.walkers.items() if left > 0}


def _share(table: Table, before: list[int], lives: list[int]) -> None:
    """What happens to the life of one happens to his whole team (810.9)."""
    for player in table.seats:
        mates = [other.id for other in table.seats if other.team == player.team]
        if mates[0] == player.id:
            change = sum(lives[mate] - before[mate] for mate in mates)
            for mate in mates:
                lives[mate] = before[mate] + change


def onslaught(attackers: list[Unit], blockers: list[Unit]) -> int:
    """The damage if all of them attacked and each blocker stopped the strongest it can."""
    if not attackers:
        return 0
    free = sorted(blockers, key=_nimble)
    through = 0
    for attacker in sorted(attackers, key=_force, reverse=True):
        power = attacker.power * 2 if attacker.double else attacker.power
        wanted = 2 if attacker.menace else 1
        by = [unit for unit in free if unit.can_block(attacker)][:wanted]
        if len(by) < wanted:
            through += power
            continue
        for unit in by:
            free.remove(unit)
        if attacker.trample:
            through += max(0, power - sum(max(0, unit.left) for unit in by))
    return through


def _force(unit: Unit) -> int:
    return unit.power * 2 if unit.double else unit.power


def _nimble(unit: Unit) -> int:
    """Those who can block flyers are kept for them."""
    return int(unit.flying or unit.reach)


def walkers_worth(field: Field, each: float) -> float:
    """The planeswalkers of a player."""
    return sum(each + LOYALTY * loyalty for loyalty in field.walkers.values())
