"""The attack phase: announcing, declaring, damage, and what comes after (F-092 to F-131).

Each function is one short step; the board's `attack` says which comes next. Between declaration and damage
lies the Contemplation, a round of priority like any other (`priority`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel import ask
from arbitre.kernel.door import expire, happen
from arbitre.kernel.pieces import Event, Option, Refusal

from .. import language as n
from ..cards.index import ANGEL, ARCHANGEL, GOLEM, MIRACLE, TYPE
from ..meaning.keywords import after_secret, on_declaring
from . import changes as did
from .actions import able_attackers, may_announce
from .combat import strike
from .costs import pay_cost, payable
from .figures import covered, defended, has, on_field, statics
from .model import AFTERMATH, DECLARE, FIRE, PER_SEAT, PURGATORY, REAR, RETIRE, SECRET, Table
from .offers import offers
from .places import area
from .plays import act

READY: Final[Option] = ("ready",)
GO: Final[Option] = ("go",)


# Announcing (F-092, FR-12)


def announce(table: Table) -> None:
    """Announce one more attacker, or be ready."""
    seat = table.board.active
    choice = ask.pick_one(table, seat, lambda: announcements(table, seat), ("announce",), rule="F-092")
    if choice == READY:
        happen(table, Event(did.ATTACK, seat, amount=DECLARE))
    else:
        happen(table, Event(did.ATTACKER, seat, choice[1], amount=ANNOUNCING.index(choice[0])))


ANNOUNCING: Final = ("announce", "ambush", "reinforce")


def announcements(table: Table, seat: int) -> list[Option]:
    """Normal attackers, one Ambusher, and Reinforcements where allowed (F-093, F-099)."""
    able = able_attackers(table, seat)
    found: list[Option] = [("announce", i) for i in able]
    board = table.board
    if not board.ambushers:
        found += [("ambush", i) for i in able]
    elif board.reinforcements < reinforcements(table, seat):
        found += [("reinforce", i) for i in able]
    found.append(READY)
    return found


def reinforcements(table: Table, seat: int) -> int:
    """How many Reinforcements may join the Ambusher (F-099, F-100, F-229)."""
    number = 1 if table.board.open_sky else 0
    if n.MoreReinforcements.key in table.statics:
        for node, scene in statics(table, n.MoreReinforcements):
            if scene.seat == seat:  # whatever defends (FR-62)
                number += node.number
    return number


def why_not_announce(table: Table, seat: int, option: tuple[Any, ...]) -> Refusal | None:
    """Why an attacker cannot be announced like this."""
    refusal = may_announce(table, seat, option[1])
    if refusal is not None:
        return refusal
    if option[0] == "ambush" and table.board.ambushers:
        return Refusal("F-093", ("one_ambusher",))
    if option[0] == "reinforce" and table.board.reinforcements >= reinforcements(table, seat):
        return Refusal("F-099", ("no_reinforcement",))
    return None


# Declaring


def declare(table: Table) -> None:
    """Declare an attack, cancel one, or play something first; ambushers come last (F-112, F-116)."""
    seat = table.board.active
    if not strikers(table):
        happen(table, Event(did.ATTACK, seat, amount=RETIRE))
        return
    choice = ask.pick_openly(table, seat, lambda: declarations(table, seat), ("declare",), rule="F-102")
    if choice[0] == "attack":
        _attack(table, seat, choice[1], choice[2])
    elif choice[0] == "cancel":
        happen(table, Event(did.CANCELLED, seat, choice[1]))  # F-110
    else:
        act(table, seat, choice)


def strikers(table: Table) -> tuple[int, ...]:
    """The announced attackers whose turn it is: those in Ambush after all others (F-112). To declare is to
    tilt (F-102), so one that something has tilted or frozen since is passed over."""
    pieces, board = table.pieces, table.board
    for announced in (board.attackers, board.ambushers):
        upright = tuple(i for i in announced if not pieces[i].tilted and not pieces[i].frozen)
        if upright:
            return upright
    return ()


def declarations(table: Table, seat: int) -> list[Option]:
    """Every attack that may be declared now, every one that may be cancelled, and what may be played."""
    turn = strikers(table)
    goals = defenders(table, seat)
    if turn[0] in table.board.ambushers and not defended(table, 1 - seat):
        goals = [*goals, table.seats[1 - seat].divinity]  # F-096, F-111, F-113
    found: list[Option] = [("attack", i, goal) for i in turn for goal in goals]
    found += [("cancel", i) for i in turn]
    return found + offers(table, seat)


def defenders(table: Table, seat: int) -> list[int]:
    """What may be attacked on either line: Angels (with their Golem), Archangels, lone Golems, and pages in
    Secret (F-103, F-197)."""
    home = (1 - seat) * PER_SEAT
    pieces = table.pieces
    found = [
        i
        for which in (REAR, FIRE)
        for i in table.zones[home + which].ids
        if TYPE[pieces[i].what] in (ANGEL, ARCHANGEL)
        or (TYPE[pieces[i].what] == GOLEM and pieces[i].link < 0)
    ]
    if n.CannotBeAttacked.key in table.statics:
        found = [i for i in found if not covered(table, n.CannotBeAttacked, i)]
    return found + table.zones[home + SECRET].ids


def why_not_declare(table: Table, seat: int, option: tuple[Any, ...]) -> Refusal | None:
    """Why an attack cannot be declared."""
    board = table.board
    attacker, goal = option[1], option[2]
    if attacker not in board.attackers and attacker not in board.ambushers:
        return Refusal("F-092", ("not_announced",))
    if table.pieces[attacker].tilted or table.pieces[attacker].frozen:
        return Refusal("F-102", ("already_tilted",))
    if attacker not in strikers(table):
        return Refusal("F-112", ("ambush_last",))
    if goal == table.seats[1 - seat].divinity:
        if attacker not in board.ambushers:
            return Refusal("F-094", ("only_ambush",))
        if defended(table, 1 - seat):
            return Refusal("F-113", ("divinity_defended",))
    elif goal not in defenders(table, seat):
        return Refusal("F-103", ("no_defender",))
    return None


def _attack(table: Table, seat: int, first: int, goal: int, second: bool = False) -> None:
    """One or several attackers on one defender (F-107); the Divinity is attacked by one at a time."""
    fighters = [first]
    able = _second_strikers(table) if second else strikers(table)  # F-145, FR-57
    divinity = goal == table.seats[1 - seat].divinity
    if not divinity:
        while True:
            others = [i for i in able if i not in fighters]
            if not others:
                break
            joined = ask.pick_one(
                table,
                seat,
                lambda: [*(("join", i) for i in others), GO],
                ("group", goal),
                goal,
                "F-107",
            )
            if joined == GO:
                break
            fighters.append(joined[1])
    event = Event(did.DECLARED, seat, first, extra=goal, amount=int(second), group=tuple(fighters))
    event.other = 1 - seat
    happen(table, event)
    if table.pieces[goal].zone == area(1 - seat, SECRET):
        _expose(table, seat, goal)
    did.await_stack(table, on_declaring(table, table.board.fighters, divinity))


def _expose(table: Table, seat: int, page: int) -> None:
    """A page in Secret is attacked and turned up before the Contemplation (F-197 to F-199)."""
    owner = table.pieces[page].owner
    miracle = TYPE[table.pieces[page].what] == MIRACLE
    to = area(owner, PURGATORY if miracle else FIRE)
    happen(table, Event(did.EXPOSED, seat, page, to=to, other=owner))
    if miracle:
        happen(table, Event(did.CANCELLED, seat, extra=1))
    for item, keyword in after_secret(table, page, n.Exposed):
        if payable(table, owner, keyword.cost, page) is not None:
            continue
        if keyword.cost != n.FREE and not ask.yes(table, owner, ("exposed", page), page, "F-198"):
            continue
        pay_cost(table, owner, keyword.cost, page)
        did.await_stack(table, [item])


# Damage, and after


def resolve(table: Table) -> None:
    """The Contemplation is over: the attack resolves (F-106, F-117)."""
    board = table.board
    seat = board.active
    fighters = tuple(i for i in board.fighters if on_field(table, i))
    berserk = tuple(i for i in fighters if i not in board.lunged and has(table, i, n.Berserk))  # F-146, F-148
    hit = bool(fighters) and board.defender >= 0 and strike(table, seat, fighters, board.defender)
    if table.board.attack == RETIRE:
        return  # a Divinity became mortal: the phase is over (F-127)
    did.set_seconds(table, berserk if hit else ())
    happen(table, Event(did.ATTACK, seat, amount=AFTERMATH))


def aftermath(table: Table) -> None:
    """A second attack of a Berserk that is alive and still Berserk comes right now, or never; several that
    attacked together attack again together, or one of them does (F-145 to F-147)."""
    seat = table.board.active
    ready = _second_strikers(table)
    if not ready:
        happen(table, Event(did.ATTACK, seat, amount=DECLARE))
        return
    choice = ask.pick_one(table, seat, lambda: second_attacks(table, seat, ready), ("berserk",), rule="F-143")
    if choice[0] == "cancel":
        happen(table, Event(did.CANCELLED, seat, choice[1]))
    else:
        _attack(table, seat, choice[1], choice[2], second=True)


def _second_strikers(table: Table) -> list[int]:
    """The Berserks whose second attack may come now."""
    return [i for i in table.board.seconds if on_field(table, i) and has(table, i, n.Berserk)]


def second_attacks(table: Table, seat: int, ready: list[int]) -> list[Option]:
    """A second attack at anything; at the Divinity if the Berserk is in Ambush (F-144)."""
    goals = defenders(table, seat)
    open_sky = not defended(table, 1 - seat)
    found: list[Option] = []
    for i in ready:
        found += [("attack", i, goal) for goal in goals]
        if open_sky and i in table.board.hidden_blades:
            found.append(("attack", i, table.seats[1 - seat].divinity))
        found.append(("cancel", i))
    return found


def retire(table: Table) -> None:
    """The end of the phase: those with Withdrawal may go back to the Rear Guard (F-126, F-241)."""
    board = table.board
    seat = board.active
    home = area(seat, FIRE)
    able = [i for i in board.announced if table.pieces[i].zone == home and has(table, i, n.Withdrawal)]
    while able:
        choice = ask.pick_one(
            table,
            seat,
            lambda: [*(("withdraw", i) for i in able), ("stay",)],
            ("withdraw",),
            rule="F-241",
        )
        if choice[0] == "stay":
            break
        happen(table, Event(did.SHIFTED, seat, choice[1], to=area(seat, REAR)))
        able = [i for i in able if i != choice[1]]
    happen(table, Event(did.ATTACK, seat, amount=0))
    expire(table, "attack")


STAGES: Final[tuple[Callable[[Table], None] | None, ...]] = (
    None,
    announce,
    declare,
    resolve,
    aftermath,
    retire,
)
"""What to do at each stage of the attack phase."""
