"""What blows will do: an attack played through in the head, and what the enemy may do when his turn comes."""

from __future__ import annotations

from typing import Final

from .units import TOUGH, Unit

WIN: Final = 400.0  # the last Feather
HIT: Final = 1.15  # a point of Vital Force
LATE: Final = 0.5  # more, for each of the last …
FEW: Final = 8  # … so many points
FALL: Final = 12.0  # a Divinity becomes mortal
CERTAIN: Final = 0.85  # a blow the enemy may still parry, against one that has fallen
BREACH: Final = 0.75  # the chance to break through guards with as much attack as they can take
FELL: Final = 45.0  # a mortal Divinity nobody defends when the enemy's turn comes
DREAD: Final = 0.65  # of the enemy's next blows counts now


def vital(left: int) -> float:
    """The worth of a Divinity's Vital Force."""
    return HIT * left + LATE * min(left, FEW)


class Goal:
    """A Divinity as a target."""

    __slots__ = ("left", "mortal")

    def __init__(self, left: int, mortal: bool) -> None:
        self.left = left
        self.mortal = mortal

    def harm(self, force: int) -> float:
        """What one blow at it, undefended, is worth."""
        if force <= 0:
            return 0.0
        if self.mortal:
            return WIN
        after = max(0, self.left - force)
        return vital(self.left) - vital(after) + (FALL if not after else 0.0)


def fight(force: int, strikers: list[Unit], target: Unit, left: int) -> float:
    """The worth of an attack of these on one that can still take `left`."""
    dealt = force * (2 if target.front and not target.steady else 1)
    gain = target.mourned if _dies(strikers, target, dealt, left) else TOUGH * min(dealt, left)
    back = target.atq
    loss = 0.0
    for unit in sorted(strikers, key=_frail) if len(strikers) > 1 else strikers:
        if back >= unit.body:
            loss += unit.mourned
            back -= unit.body
        else:
            loss += TOUGH * back
            break
    return gain - loss


def _frail(unit: Unit) -> int:
    return unit.body


def _dies(strikers: list[Unit], target: Unit, dealt: int, left: int) -> bool:
    past, sudden = True, False
    for unit in strikers:
        past = past and unit.sly
        sudden = sudden or unit.sudden
    covered = min(target.shield, left)
    if sudden and dealt > (0 if past else covered):
        return True
    return dealt >= (left - covered if past else left)


def play_attack(
    plain: list[Unit], hidden: list[Unit], foes: list[Unit], goal: Goal
) -> tuple[float, set[int]]:
    """An attack phase played through: what it is worth, and who of the enemy is gone. The plain attackers
    take the best exchange left, alone or together; those in Ambush strike last, at the Divinity if they
    can."""
    left = [foe.body for foe in foes]
    total = 0.0
    waiting = sorted(plain, key=_force) if len(plain) > 1 else plain[:]
    while waiting:
        unit = waiting.pop(0)
        last = waiting[-1] if waiting else None
        alone = [unit]
        both = [unit, last] if last is not None else alone
        best, chosen, group = 0.0, -1, alone
        for at, foe in enumerate(foes):
            if left[at] <= 0:
                continue
            worth = fight(unit.atq, alone, foe, left[at])
            if worth > best:
                best, chosen, group = worth, at, alone
            if last is not None:
                together = fight(unit.atq + last.atq, both, foe, left[at])
                if together > best + 1.0:
                    best, chosen, group = together, at, both
        if chosen < 0:
            continue
        total += best
        target = foes[chosen]
        force = unit.atq
        if len(group) > 1 and last is not None:
            force += last.atq
            waiting.pop()
        dealt = force * (2 if target.front and not target.steady else 1)
        if _dies(group, target, dealt, left[chosen]):
            left[chosen] = 0
        else:
            left[chosen] -= dealt
    gone: set[int] = set()
    guarded = False
    for at, foe in enumerate(foes):
        if left[at] <= 0:
            gone.add(foe.piece)
        elif foe.guard and not foe.front:
            guarded = True
    if guarded and goal.mortal and any(unit.atq > 0 for unit in hidden):
        price = _break_through(plain, guards(foes))
        if price is not None:
            return price + CERTAIN * WIN, {foe.piece for foe in guards(foes)}
    fallen = False
    for unit in hidden:
        if not guarded and not fallen:
            total += CERTAIN * goal.harm(unit.atq)
            fallen = not goal.mortal and unit.atq >= goal.left  # the phase ends there (F-127)
            if not goal.mortal:
                goal = Goal(max(0, goal.left - unit.atq), False)
            continue
        if guarded:
            best = 0.0
            for at, foe in enumerate(foes):
                if left[at] > 0:
                    best = max(best, fight(unit.atq, [unit], foe, left[at]))
            total += best
    return total, gone


def _break_through(plain: list[Unit], wall: list[Unit]) -> float | None:
    """What it is worth to fell every guard, whoever is lost over it; None if these attackers cannot. The
    weakest guard falls to the fewest who can fell it, the strongest of them first."""
    fresh = sorted(plain, key=_force, reverse=True)
    total = 0.0
    for guard in sorted(wall, key=_frail):
        group: list[Unit] = []
        force = 0
        while not group or not _dies(group, guard, force, guard.body):
            if not fresh:
                return None
            one = fresh.pop(0)
            group.append(one)
            force += one.atq
        total += fight(force, group, guard, guard.body)
    return total


def _force(unit: Unit) -> int:
    return unit.atq


def guards(field: list[Unit]) -> list[Unit]:
    """Those who defend the Divinity now (F-096)."""
    return [unit for unit in field if unit.guard and not unit.front]


def dread(foes: list[Unit], behind: list[Unit], goal: Goal) -> float:
    """What the enemy's next attack may do to a Divinity with these guards."""
    first = second = force = 0
    for foe in foes:
        if foe.able:
            force += foe.atq
            if foe.atq > first:
                first, second = foe.atq, first
            elif foe.atq > second:
                second = foe.atq
    if not force:
        return 0.0
    if not behind:
        if goal.mortal:
            return FELL
        return DREAD * goal.harm(first + second)
    wall = 0
    for guard in behind:
        wall += guard.body
    share = (force - first) / (wall if wall > 1 else 1)
    chance = BREACH * (share if share < 1.0 else 1.0) ** 2
    return chance * (FELL if goal.mortal else DREAD * goal.harm(first))


def after_blow(force: int, strikers: list[Unit], target: Unit) -> int:
    """What one can still take after an attack of these."""
    dealt = force * (2 if target.front and not target.steady else 1)
    return 0 if _dies(strikers, target, dealt, target.body) else target.body - dealt


class Clash:
    """Both battlefields and both Divinities, seen by the player who attacks."""

    __slots__ = ("foes", "mine", "own", "theirs")

    def __init__(self, mine: list[Unit], foes: list[Unit], own: Goal, theirs: Goal) -> None:
        self.mine = mine
        self.foes = foes
        self.own = own
        self.theirs = theirs

    def outcome(self, plain: list[Unit], hidden: list[Unit]) -> float:
        """An attack by these, and the enemy's answer to what stays behind."""
        gain, gone = play_attack(plain, hidden, self.foes, self.theirs)
        sent = {unit.piece for unit in plain + hidden if not unit.returns}
        behind = [u for u in self.mine if u.guard and u.piece not in sent and (not u.front or u.returns)]
        return gain - dread([foe for foe in self.foes if foe.piece not in gone], behind, self.own)

    def best(self, plain: list[Unit], hidden: list[Unit], open_sky: bool) -> float:
        """The best of a few ways to attack with some of those who are able, beside those announced."""
        able = [unit for unit in self.mine if unit.able and unit.ready and unit.atq and not unit.front]
        order = sorted(able, key=_force, reverse=True)
        places = max(0, (2 if open_sky else 1) - len(hidden))
        first, rest = order[:places], order[places:]
        lurking = hidden + first
        best = self.outcome(plain, lurking)
        if rest:
            best = max(best, self.outcome(plain + rest, lurking))
        if len(rest) > 1:
            best = max(best, self.outcome(plain + rest[:-1], lurking))
        if first:
            best = max(best, self.outcome(plain + order, hidden))
        return best
