"""The declare attackers step (508): a question for each creature that can attack, then all at once."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.door import happen_together
from arbitre.kernel.pieces import NOBODY, Option

from .. import changes as did
from .. import events as e
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
    """The active player declares attackers (508.1): they tap, costs are paid, they become attacking."""
    seat = table.board.active
    undecided = raiders(table, seat)
    chosen: list[Charge] = []
    while undecided:
        raider, *undecided = undecided
        option = _ask(table, seat, raider, chosen, undecided)
        if option == DONE:
            break
        if option[0] == "attack":
            chosen.append((raider, unnamed(option)))
    if chosen:
        _attack(table, seat, chosen)


def _ask(
    table: Table, seat: int, raider: Raider, chosen: list[Charge], rest: list[Raider]
) -> tuple[str, ...]:
    answer: tuple[str, ...] = ask.pick_one(
        table,
        seat,
        lambda: _options(table, seat, raider, chosen, rest),
        ("attack", raider.piece),
        raider.piece,
        "508.1",
    )
    return answer


def _options(
    table: Table, seat: int, raider: Raider, chosen: list[Charge], rest: list[Raider]
) -> list[Option]:
    """Whom it may attack, or that it stays: each only if the declaration can still become a legal one."""
    options: list[Option] = [
        ("attack", raider.piece, *named(ref))
        for ref in raider.whom
        if completable(table, seat, [*chosen, (raider, ref)], rest)
    ]
    if raider.stays and completable(table, seat, chosen, rest):
        stays: Option = ("stay", raider.piece)
        if not options:
            return [stays]
        options.append(stays)
        free = all(other.stays for other in rest) and completable(table, seat, chosen, [])
        if free and any(completable(table, seat, [*chosen, (r, ref)], rest) for r in rest for ref in r.whom):
            options.append(DONE)
    return options


def completable(table: Table, seat: int, chosen: list[Charge], rest: list[Raider]) -> bool:
    """Whether the attackers chosen so far, with more of the rest, can be a legal declaration."""
    forced = [raider for raider in rest if not raider.stays]
    if any(raider.tolls.get(ref) for raider, ref in chosen):
        return _payable_with(table, seat, chosen, forced, rest)
    if len(chosen) + len(forced) != 1:
        return True
    alone, ref = chosen[0] if chosen else (forced[0], forced[0].whom[0])
    return not alone.lonely or _joined(table, seat, (alone, ref), rest)


def _payable_with(
    table: Table, seat: int, chosen: list[Charge], forced: list[Raider], rest: list[Raider]
) -> bool:
    """The same where attacking costs mana: creatures that must attack too can no longer be tapped for it."""
    if forced:
        first, *others = forced
        left = [raider for raider in rest if raider is not first]
        return any(_payable_with(table, seat, [*chosen, (first, ref)], others, left) for ref in first.whom)
    if len(chosen) == 1 and chosen[0][0].lonely:
        return _joined(table, seat, chosen[0], rest)
    return _can_pay(table, seat, chosen)


def _joined(table: Table, seat: int, charge: Charge, rest: list[Raider]) -> bool:
    """Whether another creature can attack besides this one."""
    return any(
        _can_pay(table, seat, [charge, (other, ref)])
        for other in rest
        if other is not charge[0]
        for ref in other.whom
    )


def toll(chosen: list[Charge]) -> int:
    """What the declaration costs in all (508.1h)."""
    return sum(raider.tolls.get(ref, 0) for raider, ref in chosen)


def _can_pay(table: Table, seat: int, chosen: list[Charge]) -> bool:
    """Costs are paid after the attackers were tapped (508.1f, 508.1j)."""
    if not toll(chosen):
        return True
    tapped = tuple(event.piece for event in _tapping(table, seat, chosen))
    return can_pay(purse(table, seat, Use("", NOBODY), barred=tapped), Bill(toll(chosen), ()))


def _tapping(table: Table, seat: int, chosen: list[Charge]) -> list[Happening]:
    return [
        Happening(e.TAPPED, seat, raider.piece, cause="attack")
        for raider, _ in chosen
        if not traits_of(table, raider.piece).has("vigilance")
    ]


def _attack(table: Table, seat: int, chosen: list[Charge]) -> None:
    happen_together(table, _tapping(table, seat, chosen))
    if cost := toll(chosen):
        pay_mana(table, seat, Bill(cost, ()), Use("", NOBODY))
    # What was tapped or sacrificed for mana meanwhile does not attack (508.1k).
    charges = [(r.piece, ref) for r, ref in chosen if table.pieces[r.piece].zone == BATTLEFIELD]
    attacks = tuple(
        Attack(piece, table.pieces[piece].life, ref, defender_of(table, ref)) for piece, ref in charges
    )
    did.set_attacks(table, (*table.board.attacks, *attacks))
    happen_together(
        table,
        [Happening(e.ATTACKED, seat, a.piece, host=a.whom, other=a.defender) for a in attacks],
    )
