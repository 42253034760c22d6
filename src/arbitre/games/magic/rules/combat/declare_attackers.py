"""The declare attackers step (508): a question for each creature that can attack, then all at once."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.door import happen_together
from arbitre.kernel.pieces import NOBODY, Option

from .. import changes as did
from ..continuous.layers import traits_of
from ..events import Happening
from ..mana.bill import Bill, Use
from ..mana.pay import pay_mana
from ..mana.purse import can_pay, purse
from ..model import BATTLEFIELD, Attack, Table
from ..refs import named, unnamed
from .attackers import Raider, defender_of, raiders

Charge = tuple[Raider, int]
"""An attacker and the ref it attacks."""

DONE = ("done",)


def declare_attackers(table: Table) -> None:
    """The active player declares attackers (508.1): they tap, costs are paid, they become attacking. A team
    declares its attackers together, each player his own (805.10)."""
    undecided = raiders(table, table.board.active)
    chosen: list[Charge] = []
    while undecided:
        raider, *undecided = undecided
        option = _ask(table, raider, chosen, undecided)
        if option == DONE:
            undecided = [other for other in undecided if other.seat != raider.seat]
        elif option[0] == "attack":
            chosen.append((raider, unnamed(option)))
    if chosen:
        _attack(table, chosen)


def _ask(table: Table, raider: Raider, chosen: list[Charge], rest: list[Raider]) -> tuple[str, ...]:
    answer: tuple[str, ...] = ask.pick_one(
        table,
        raider.seat,
        lambda: _options(table, raider, chosen, rest),
        ("attack", raider.piece),
        raider.piece,
        "508.1",
    )
    return answer


def _options(table: Table, raider: Raider, chosen: list[Charge], rest: list[Raider]) -> list[Option]:
    """Whom it may attack, or that it stays: each only if the declaration can still become a legal one."""
    options: list[Option] = [
        ("attack", raider.piece, *named(ref))
        for ref in raider.whom
        if completable(table, [*chosen, (raider, ref)], rest)
    ]
    if raider.stays and completable(table, chosen, rest):
        stays: Option = ("stay", raider.piece)
        if not options:
            return [stays]
        options.append(stays)
        mine = [other for other in rest if other.seat == raider.seat]
        others = [other for other in rest if other.seat != raider.seat]
        free = all(other.stays for other in mine) and completable(table, chosen, others)
        if free and any(completable(table, [*chosen, (r, ref)], rest) for r in mine for ref in r.whom):
            options.append(DONE)
    return options


def completable(table: Table, chosen: list[Charge], rest: list[Raider]) -> bool:
    """Whether the attackers chosen so far, with more of the rest, can be a legal declaration."""
    forced = [raider for raider in rest if not raider.stays]
    if any(raider.tolls.get(ref) for raider, ref in chosen):
        return _payable_with(table, chosen, forced, rest)
    if len(chosen) + len(forced) != 1:
        return True
    alone, ref = chosen[0] if chosen else (forced[0], forced[0].whom[0])
    return not alone.lonely or _joined(table, (alone, ref), rest)


def _payable_with(table: Table, chosen: list[Charge], forced: list[Raider], rest: list[Raider]) -> bool:
    """The same where attacking costs mana: creatures that must attack too can no longer be tapped for it."""
    if forced:
        first, *others = forced
        left = [raider for raider in rest if raider is not first]
        return any(_payable_with(table, [*chosen, (first, ref)], others, left) for ref in first.whom)
    if len(chosen) == 1 and chosen[0][0].lonely:
        return _joined(table, chosen[0], rest)
    return _can_pay(table, chosen)


def _joined(table: Table, charge: Charge, rest: list[Raider]) -> bool:
    """Whether another creature can attack besides this one."""
    return any(
        _can_pay(table, [charge, (other, ref)])
        for other in rest
        if other is not charge[0]
        for ref in other.whom
    )


def toll(chosen: list[Charge]) -> int:
    """What the declaration costs in all (508.1h)."""
    return sum(raider.tolls.get(ref, 0) for raider, ref in chosen)


def _by_seat(chosen: list[Charge]) -> dict[int, list[Charge]]:
    """The attackers of each player of a team."""
    found: dict[int, list[Charge]] = {}
    for charge in chosen:
        found.setdefault(charge[0].seat, []).append(charge)
    return found


def _can_pay(table: Table, chosen: list[Charge]) -> bool:
    """Costs are paid after the attackers were tapped (508.1f, 508.1j), by each player for his own."""
    return all(_payable(table, seat, mine) for seat, mine in _by_seat(chosen).items())


def _payable(table: Table, seat: int, mine: list[Charge]) -> bool:
    if not toll(mine):
        return True
    tapped = tuple(event.piece for event in _tapping(table, mine))
    return can_pay(purse(table, seat, Use("", NOBODY), barred=tapped), Bill(toll(mine), ()))


def _tapping(table: Table, chosen: list[Charge]) -> list[Happening]:
    return [
        Happening(did.TAPPED, raider.seat, raider.piece, cause="attack")
        for raider, _ in chosen
        if not traits_of(table, raider.piece).has("vigilance")
    ]


def _attack(table: Table, chosen: list[Charge]) -> None:
    happen_together(table, _tapping(table, chosen))
    for seat, mine in _by_seat(chosen).items():
        if cost := toll(mine):
            pay_mana(table, seat, Bill(cost, ()), Use("", NOBODY))
    # What was tapped or sacrificed for mana meanwhile does not attack (508.1k).
    there = [(raider, ref) for raider, ref in chosen if table.pieces[raider.piece].zone == BATTLEFIELD]
    attacks = tuple(
        Attack(raider.piece, table.pieces[raider.piece].life, ref, defender_of(table, ref))
        for raider, ref in there
    )
    did.set_attacks(table, (*table.board.attacks, *attacks))
    happen_together(
        table,
        [
            Happening(did.ATTACKED, raider.seat, attack.piece, host=attack.whom, other=attack.defender)
            for (raider, _), attack in zip(there, attacks, strict=True)
        ],
    )
