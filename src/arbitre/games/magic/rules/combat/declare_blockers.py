"""The declare blockers step (509): each defending player in turn order, then the orders of damage."""

from __future__ import annotations

from typing import Any

from arbitre.kernel import ask
from arbitre.kernel.door import happen, happen_together
from arbitre.kernel.pieces import Option

from .. import changes as did
from ..continuous.layers import controller
from ..events import Happening
from ..mana.purse import alike_key
from ..model import Attack, Table
from ..teams import active_seats, in_turn_order, together
from .blockers import Watcher, attackers_of, watchers
from .legal_blocks import Block, Blocking, blocking_of

DONE = ("done",)


def declare_blockers(table: Table) -> None:
    """The defending players declare blockers, in turn order (509.1, 802.4a), those of a team together
    (805.10); then the orders in which damage will be assigned are announced (509.2, 509.3)."""
    if not table.board.attacks:
        return
    blocks: list[Block] = []
    asked = active_seats(table)
    for seat in in_turn_order(table, table.board.active):
        if seat not in asked:
            blocks += _declare(table, seat, blocks)
            asked += together(table, seat)
    _block(table, blocks)
    if blocks:
        order_blockers(table)
        order_attackers(table)


def _declare(table: Table, seat: int, before: list[Block]) -> list[Block]:
    attackers = attackers_of(table, seat)
    if not attackers:
        return []
    undecided = watchers(table, seat, attackers)
    if not undecided:
        return []
    blocking = blocking_of(table, undecided, attackers, len({blocker for blocker, _ in before}))
    blocks: list[Block] = []
    while undecided:
        watcher, *rest = undecided
        used = sum(blocker == watcher.piece for blocker, _ in blocks)
        if used == watcher.most:
            undecided = rest
            continue
        option = _ask(table, blocking, blocks, undecided, used)
        if option == DONE:
            undecided = [other for other in undecided if other.seat != watcher.seat]
        elif option[0] == "block":
            blocks.append((watcher.piece, option[2]))
        else:
            undecided = rest
    return blocks


def _ask(
    table: Table, blocking: Blocking, blocks: list[Block], undecided: list[Watcher], used: int
) -> tuple[Any, ...]:
    piece = undecided[0].piece
    answer: tuple[Any, ...] = ask.pick_one(
        table,
        undecided[0].seat,
        lambda: _options(blocking, blocks, undecided, used),
        ("block", piece),
        piece,
        "509.1",
    )
    return answer


def _options(blocking: Blocking, blocks: list[Block], undecided: list[Watcher], used: int) -> list[Option]:
    """What it may block, or that it stays: each only if the declaration can still become a legal one."""
    watcher, *rest = undecided
    left = watcher.most - used - 1
    # A creature that can block once more stays undecided, for what it may add.
    then = undecided if left else rest
    options: list[Option] = [
        ("block", watcher.piece, attacker)
        for attacker in watcher.can
        if (watcher.piece, attacker) not in blocks
        and blocking.completable([*blocks, (watcher.piece, attacker)], then, left)
    ]
    if blocking.completable(blocks, rest, 0):
        stays: Option = ("stay", watcher.piece)
        if not options:
            return [stays]
        options.append(stays)
        others = [other for other in rest if other.seat != watcher.seat]
        if len(others) < len(rest) and blocking.completable(blocks, others, 0):
            options.append(DONE)
    return options


def _block(table: Table, blocks: list[Block]) -> None:
    """They become blocking, attackers become blocked or unblocked, and stay so (509.1g, 509.1h)."""
    attacks = []
    events: list[Happening] = []
    for attack in table.board.attacks:
        by = tuple(blocker for blocker, attacker in blocks if attacker == attack.piece)
        attacks.append(_with_blockers(attack, by, bool(by)))
        kind = did.BECAME_BLOCKED if by else did.UNBLOCKED
        seat = controller(table, attack.piece)
        events.append(Happening(kind, seat, attack.piece, amount=len(by), refs=by, other=attack.defender))
    fighting: dict[int, list[int]] = {}
    for blocker, attacker in blocks:
        fighting.setdefault(blocker, []).append(attacker)
    did.set_attacks(table, tuple(attacks))
    did.set_blocks(
        table, tuple((blocker, table.pieces[blocker].life, tuple(whom)) for blocker, whom in fighting.items())
    )
    first = [
        Happening(
            did.BLOCKED,
            controller(table, blocker),
            blocker,
            host=whom[0],
            refs=tuple(whom),
            other=controller(table, whom[0]),
        )
        for blocker, whom in fighting.items()
    ]
    happen_together(table, [*first, *events])


def _with_blockers(attack: Attack, blockers: tuple[int, ...], blocked: bool) -> Attack:
    return Attack(
        attack.piece, attack.life, attack.whom, attack.defender, blockers, blocked, attack.struck, attack.band
    )


def order_blockers(table: Table) -> None:
    """The player who attacks orders the blockers of each attacker that has several (509.2)."""
    attacks = list(table.board.attacks)
    for k, attack in enumerate(attacks):
        if len(attack.blockers) > 1:
            seat = controller(table, attack.piece)
            order = _order(table, seat, "order_blockers", attack.piece, attack.blockers, "509.2")
            attacks[k] = _with_blockers(attack, order, True)
            happen(table, Happening(did.ORDERED, seat, attack.piece, refs=order))
    did.set_attacks(table, tuple(attacks))


def order_attackers(table: Table) -> None:
    """Each defending player orders the attackers of each creature that blocks several (509.3)."""
    board = table.board
    blocks = list(board.blocks)
    for k, (blocker, life, attackers) in enumerate(blocks):
        if len(attackers) > 1:
            seat = controller(table, blocker)
            order = _order(table, seat, "order_attackers", blocker, attackers, "509.3")
            blocks[k] = (blocker, life, order)
            happen(table, Happening(did.ORDERED, seat, blocker, refs=order))
    did.set_blocks(table, tuple(blocks))


def _order(
    table: Table, seat: int, key: str, piece: int, others: tuple[int, ...], rule: str
) -> tuple[int, ...]:
    if _all_alike(table, others):
        return others
    chosen = ask.order(table, seat, [("next", other) for other in others], (key, piece), piece, rule)
    return tuple(option[1] for option in chosen)


def _all_alike(table: Table, creatures: tuple[int, ...]) -> bool:
    """Whether no order of these could be told from another: all are the same and no effect speaks of one."""
    if len({(alike_key(table, i), controller(table, i), _fights(table, i)) for i in creatures}) > 1:
        return False
    spoken = {ref for effect in table.effects for ref in effect.targets}
    return spoken.isdisjoint(creatures)


def _fights(table: Table, creature: int) -> tuple[int, ...]:
    """Whom a creature blocks, or who blocks it."""
    blocked = [whom for blocker, _, whom in table.board.blocks if blocker == creature]
    blocked += [attack.blockers for attack in table.board.attacks if attack.piece == creature]
    return tuple(i for whom in blocked for i in whom)
