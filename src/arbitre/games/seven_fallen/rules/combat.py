"""One combat: damage dealt at once by both sides, split by both players (F-117 to F-124, F-129)."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.door import happen
from arbitre.kernel.pieces import Event

from .. import language as n
from ..cards.index import ANGEL, ARCHANGEL, ATQ, DIVINITY, GOLEM, TYPE
from ..meaning.keywords import new_item
from . import changes as did
from .fate import bury, deal
from .figures import atq, defended, has, on_field
from .model import FIRE, PER_SEAT, Table


def strike(table: Table, seat: int, fighters: tuple[int, ...], defender: int) -> bool:
    """Resolve the attack. False if it came to nothing (FR-14, FR-35)."""
    if TYPE[table.pieces[defender].what] == DIVINITY:
        return _strike_divinity(table, seat, fighters[0], defender)
    if not on_field(table, defender):
        return False
    place = table.pieces[defender].zone
    pair = tuple(i for i in (defender, table.pieces[defender].link) if i >= 0)
    factor = 2 if _doubled(table, defender) else 1
    force = [(i, atq(table, i) * factor) for i in _order(table, seat, fighters, pair, factor)]
    blows = _riposte(table, 1 - seat, fighters, defender)
    # Both sides strike at once: nothing is buried before the last blow has fallen (F-117).
    dealt = [(i, deal(table, i, defender, amount, seat, combat=True), amount) for i, amount in force]
    for i, amount in blows:
        deal(table, defender, i, amount, 1 - seat, combat=True)
    _treasure(table, seat, dealt)
    archangel = TYPE[table.pieces[defender].what] == ARCHANGEL
    bury(table)
    if not archangel:
        _collateral(table, dealt, place, pair)
    return True


def _doubled(table: Table, defender: int) -> bool:
    """A page attacked in the Firing Line takes double damage; not an Archangel, not the Valiant (F-120,
    F-121, F-261). A pair is Valiant with either half."""
    it = table.pieces[defender]
    if it.zone % PER_SEAT != FIRE or TYPE[it.what] == ARCHANGEL:
        return False
    if has(table, defender, n.Valiant):
        return False
    return it.link < 0 or not has(table, it.link, n.Valiant)


TELLING = (n.Light, n.SuddenDeath, n.Treasure, n.Collateral)
"""Keywords that make it matter whose damage hit which half of a pair."""
PAGES = (ANGEL, GOLEM)
"""What Collateral can hit."""


def _order(
    table: Table, seat: int, fighters: tuple[int, ...], pair: tuple[int, ...], factor: int
) -> tuple[int, ...]:
    """Whose damage falls first on a pair, or on a card that cannot take all of it, where it matters (F-118,
    FR-19)."""
    if len(fighters) == 1:
        return fighters
    if len(pair) > 1:
        telling = any(has(table, i, keyword) for i in fighters for keyword in TELLING)
    else:
        force = sum(atq(table, i) for i in fighters) * factor
        telling = force > did.left(table, pair[0]) and _differ(table, fighters, pair[0])
    if not telling:
        return fighters
    chosen = ask.order(
        table, seat, [("strike", i) for i in fighters], ("strike_order", pair[0]), pair[0], "F-118"
    )
    return tuple(option[1] for option in chosen)


def _differ(table: Table, fighters: tuple[int, ...], defender: int) -> bool:
    """Whether it matters who of them deals the damage that counts: an Angel dies by Light or not, somebody
    beside it is hit by Collateral, Poseidor (several with Treasure share it anyhow)."""
    kind, beside = TYPE[table.pieces[defender].what], table.ids(table.pieces[defender].zone)
    matters: list[type[n.Keyword]] = [n.Treasure]
    if kind == ANGEL:
        matters.append(n.Light)
    if kind != ARCHANGEL and any(i != defender and TYPE[table.pieces[i].what] in PAGES for i in beside):
        matters.append(n.Collateral)
    for keyword in matters:
        holders = sum(has(table, i, keyword) for i in fighters)
        if holders and (holders < len(fighters) or keyword is n.Collateral):
            return True
    return False


def _riposte(table: Table, seat: int, fighters: tuple[int, ...], defender: int) -> list[tuple[int, int]]:
    """The defender strikes once and its player splits the damage (F-109, F-118); halved if the attack brought
    it out of Secret (F-199, FR-32)."""
    force = atq(table, defender)
    if table.board.halved == defender:
        force //= 2
    if not force:
        return []
    if len(fighters) == 1:
        return [(fighters[0], force)]
    parts = ask.split(
        table, seat, force, [("on", i) for i in fighters], ("split", force, defender), defender, "F-118"
    )
    return list(zip(fighters, parts, strict=True))


def _strike_divinity(table: Table, seat: int, fighter: int, divinity: int) -> bool:
    """Damage to the Vital Force, or one Feather whatever the ATQ; nothing if somebody came to defend
    (F-129, F-130, FR-14, FR-21)."""
    force = atq(table, fighter)
    if defended(table, 1 - seat):
        return False
    if not table.pieces[divinity].mortal:
        dealt = deal(table, fighter, divinity, force, seat, combat=True)
        _treasure(table, seat, [(fighter, dealt, force)])
    elif force >= 1:
        happen(table, Event(did.FEATHER, seat, divinity, fighter))
    return True


def _treasure(table: Table, seat: int, dealt: list[tuple[int, int, int]]) -> None:
    """A Poseidor for each damage really taken; several attackers share it as their player likes, none more
    than it dealt (F-254 to F-256)."""
    rich = [(i, power) for i, _, power in dealt if has(table, i, n.Treasure)]
    if not rich:
        return
    own = sum(taken for i, taken, _ in dealt if any(i == r for r, _ in rich))
    if len(rich) == 1:
        shares: tuple[int, ...] = (own,)
    else:
        total = sum(taken for _, taken, _ in dealt)
        goal = min(total, sum(power for _, power in rich))
        ways = _shares(goal, [min(power, goal) for _, power in rich])
        shares = ask.pick_one(
            table, seat, lambda: [("treasure", *way) for way in ways], ("treasure", goal), rule="F-256"
        )[1:]
    if any(shares):
        happen(table, Event(did.POSEIDOR, seat, group=tuple(i for i, _ in rich), values=tuple(shares)))


def _shares(total: int, caps: list[int]) -> list[tuple[int, ...]]:
    """Every way to share a total with these caps."""
    if len(caps) == 1:
        return [(total,)] if total <= caps[0] else []
    return [
        (first, *rest)
        for first in range(min(total, caps[0]) + 1)
        for rest in _shares(total - first, caps[1:])
    ]


def _collateral(table: Table, dealt: list[tuple[int, int, int]], place: int, pair: tuple[int, ...]) -> None:
    """Collateral joins the Last Breaths in one stack, for attackers that survived (F-155 to F-162)."""
    for i, taken, _ in dealt:
        amount = min(taken, ATQ[table.pieces[i].what])  # FR-34
        if amount > 0 and on_field(table, i) and has(table, i, n.Collateral):
            event = Event("collateral", table.pieces[i].owner, frm=place, amount=amount, group=pair)
            did.await_stack(table, [new_item(table, "collateral/0", i, event)])
