"""Activating abilities (602), loyalty abilities (606) and mana abilities (605)."""

from __future__ import annotations

from typing import Final

import msgspec

from arbitre.kernel import ask
from arbitre.kernel.door import happen
from arbitre.kernel.meaning import holds, play
from arbitre.kernel.pieces import Refusal

from ... import language as n
from ...cards.index import NODES, modes_of
from .. import changes as did
from ..continuous.abilities import at_work
from ..continuous.layers import controller, traits_of
from ..events import Happening
from ..mana.bill import Bill, Use
from ..mana.pay import make_mana, pay_mana
from ..mana.phyrexian import announced, pay_life_for, settled
from ..mana.purse import EASY, Purse, Purses, can_pay, made_by, mana_of_ability, purse
from ..model import Play, StackItem, Table
from ..permissions import cannot
from ..refs import counters_of, role
from .cast import aimed, changed, choose_modes, legal_modes, main_time, tell_targets
from .costs import has_x, mana_of, others, pay_costs, pay_noting, payable_others
from .sparing import besides, kept_back
from .targets import can_aim

LOYALTY = "loyalty"


def abilities_of(table: Table, piece: int) -> tuple[str, ...]:
    """The activated abilities an object has where it is."""
    return at_work(traits_of(table, piece).abilities, role(table.pieces[piece].zone)).activated


def why_not_activate(
    table: Table, seat: int, piece: int, name: str, purses: Purses | None = None
) -> Refusal | None:
    """Why a player cannot activate this ability now; nothing if he can. `purses` are those of this moment, if
    known."""
    if name not in abilities_of(table, piece):
        return Refusal("602.2", ("no_such_ability",))
    node = NODES.nodes[name]
    assert isinstance(node, n.Activated)
    if controller(table, piece) != seat and not node.anyone:
        return Refusal("602.2", ("not_yours",))
    late = node.timing == "sorcery" or node.loyalty is not None
    if late and not main_time(table, seat):
        return Refusal("602.5d", ("only_main_phase",))
    if cannot(table, "activate", piece):
        return Refusal("101.2", ("cannot_activate",))
    it = table.pieces[piece]
    scene = Play(seat, piece, life=it.life)
    if not holds(table, node.if_, scene):
        return Refusal("602.5b", ("condition_not_met", name))
    if node.once_per_turn and (piece, it.life, name) in table.board.used:
        return Refusal("602.5b", ("once_per_turn",))
    if node.once and (piece, it.life, name) in table.board.spent:
        return Refusal("602.5b", ("only_once",))
    if node.loyalty is not None and (refusal := _why_not_loyalty(table, piece, node.loyalty)):
        return refusal
    if not payable_others(table, others(node.costs), scene):
        return Refusal("602.2b", ("cannot_pay_costs",))
    owed = mana_owed(table, seat, piece, node, 0)
    if not owed.empty and not can_pay(_purse(table, scene, node, purses), owed):
        return Refusal("602.2b", ("cannot_pay", owed.written()))
    if not node.mana and not _has_targets(table, seat, piece, node):
        return Refusal("602.2b", ("no_target",))
    return None


def _purse(table: Table, scene: Play, node: n.Activated, purses: Purses | None) -> Purse:
    """What a player could pay an ability with: not with what its other costs tap."""
    use = Use("ability", scene.source)
    barred = kept_back(table, besides(node.costs, scene))
    return purse(table, scene.seat, use, barred=barred) if purses is None else purses.get(use, False, barred)


def _why_not_loyalty(table: Table, piece: int, loyalty: int) -> Refusal | None:
    it = table.pieces[piece]
    if (piece, it.life, LOYALTY) in table.board.used:
        return Refusal("606.3", ("once_per_turn",))
    if loyalty < 0 and counters_of(it.counters, LOYALTY) < -loyalty:
        return Refusal("606.6", ("cannot_pay_costs",))
    return None


def _has_targets(table: Table, seat: int, piece: int, node: n.Activated) -> bool:
    name = NODES.name(node.do)
    item = StackItem(0, name, seat, piece, table.pieces[piece].life, kind="activated")
    return bool(legal_modes(table, item)) if modes_of(name) is not None else can_aim(table, item)


def mana_owed(table: Table, seat: int, piece: int, node: n.Activated, x: int) -> Bill:
    """The mana of an activation cost, after increases and reductions."""
    scene = Play(seat, piece, life=table.pieces[piece].life, x=x)
    return changed(table, seat, piece, mana_of(table, node.costs, scene), "ability")


def activate(table: Table, seat: int, piece: int, name: str) -> None:
    """Activate an ability (602.2): choices, costs, then it is activated; a mana ability resolves at once."""
    node = NODES.nodes[name]
    assert isinstance(node, n.Activated)
    it = table.pieces[piece]
    if node.once_per_turn or node.once or node.loyalty is not None:
        word = LOYALTY if node.loyalty is not None else name
        cause = "once" if node.once else ""
        happen(table, Happening(did.USED, seat, piece, life=it.life, word=word, cause=cause))
    if node.mana:
        _activate_mana(table, seat, piece, name, node)
        return
    item = StackItem(
        did.new_item(table),
        NODES.name(node.do),
        seat,
        piece,
        it.life,
        kind="activated",
        ability=name,
    )
    did.announce(table)
    did.put_on_stack(table, item)  # 602.2a
    item = choose_modes(table, item)
    if has_x(node.costs):
        item = _choose_x(table, item, node)
    use = Use("ability", piece)
    scene = Play(seat, piece, life=it.life, x=item.x, item=item)
    owed = mana_owed(table, seat, piece, node, item.x)
    by_life = announced(table, seat, owed, use, barred=kept_back(table, besides(node.costs, scene)))
    item = aimed(table, item)
    did.change_item(table, item)
    scene = Play(seat, piece, life=it.life, x=item.x, item=item)
    owed = mana_owed(table, seat, piece, node, item.x)
    pay_mana(table, seat, settled(owed, by_life), use, other=besides(node.costs, scene))
    pay_life_for(table, seat, by_life)
    paid = pay_noting(table, others(node.costs), scene, use)
    if node.loyalty is not None:
        _pay_loyalty(table, seat, piece, node.loyalty)
    item = msgspec.structs.replace(item, paid=paid)
    did.change_item(table, item)
    did.announced(table)
    tell_targets(table, item)
    happen(table, Happening(did.ACTIVATED, seat, piece, extra=item.id, word=name))


def _pay_loyalty(table: Table, seat: int, piece: int, loyalty: int) -> None:
    """Put on or remove loyalty counters (606.4)."""
    kind = did.COUNTERS if loyalty > 0 else did.UNCOUNTERED
    if loyalty:
        happen(table, Happening(kind, seat, piece, piece, amount=abs(loyalty), word=LOYALTY, cause="cost"))


def _choose_x(table: Table, item: StackItem, node: n.Activated) -> StackItem:
    scene = Play(item.seat, item.source, life=item.life)
    barred = kept_back(table, besides(node.costs, scene))
    have = purse(table, item.seat, Use("ability", item.source), barred=barred)
    x = 0
    while x < 100 and can_pay(have, mana_owed(table, item.seat, item.source, node, x + 1)):
        x += 1
    x = ask.number(table, item.seat, 0, x, ("x", item.source), item.source, "602.2b")
    return msgspec.structs.replace(item, x=x)


OWN: Final = (n.TapSelf, n.PayLife, n.SacrificeSelf)
"""Costs a permanent pays with itself, and life: a mana ability with others is paid for like any ability."""


def _activate_mana(table: Table, seat: int, piece: int, name: str, node: n.Activated) -> None:
    """A mana ability does not use the stack (605.3b); which mana is chosen as it resolves."""
    scene = Play(seat, piece, life=table.pieces[piece].life)
    adds = mana_of_ability(node)
    if adds is None or not all(isinstance(cost, OWN) for cost in node.costs):
        pay_costs(table, node.costs, scene, Use("ability", piece))
        play(table, node.do, scene)
        return
    costly = not all(isinstance(cost, EASY) for cost in node.costs)
    if costly:  # what it takes is chosen, too
        pay_costs(table, node.costs, scene, Use("ability", piece))
    kinds = made_by(table, adds, scene)
    if not kinds:  # as much as nothing, such as X mana where X is 0
        if not costly:
            pay_costs(table, node.costs, scene, Use("ability", piece))
        return
    options = [("mana", symbols) for symbols in kinds]
    chosen = ask.pick_one(table, seat, lambda: options, ("which_mana", piece), piece, "605.3b")
    make_mana(table, seat, piece, name, str(chosen[1]), paid=costly)
