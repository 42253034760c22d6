"""Costs that are no mana: paid in full or not at all, each thing for one cost."""

from __future__ import annotations

import pytest

from arbitre.games.magic import language as n
from arbitre.games.magic.cards.index import NODES
from arbitre.games.magic.rules.casting.costs import pay_others, payable_others
from arbitre.games.magic.rules.casting.sparing import besides, kept_back
from arbitre.games.magic.rules.mana.bill import Use
from arbitre.games.magic.rules.model import Play
from arbitre.kernel.ask import Asked
from arbitre.kernel.pieces import PaidShort

from .arena import Arena

CREATURE = next(
    node for node in NODES.nodes.values() if node == n.SacrificeSome(n.CREATURE_YOU_CONTROL)
)  # as a card says it
ARTIFACT = n.SacrificeSome(n.Permanents(whose=n.YOURS, types=("artifact",)))


def test_one_thing_does_not_pay_for_two_costs() -> None:
    arena = Arena()
    both = arena.put(0, "iron-bust")
    table = arena.game().state
    scene = Play(0, -1)
    assert payable_others(table, (CREATURE,), scene)
    assert payable_others(table, (ARTIFACT,), scene)
    assert not payable_others(table, (CREATURE, ARTIFACT), scene), both


def test_what_alone_can_pay_the_next_cost_is_not_offered_for_this_one() -> None:
    arena = Arena()
    bust, bear, oak = arena.put(0, "iron-bust", "garden-bear", "old-oak")
    table = arena.game().state.fork()
    table.answers, table.cursor = [], 0
    with pytest.raises(Asked) as asked:
        pay_others(table, (CREATURE, ARTIFACT), Play(0, -1), Use())
    assert asked.value.decision.options == [(bear,), (oak,)]
    assert bust not in asked.value.decision.options


def test_what_cannot_be_paid_in_full_is_not_begun() -> None:
    table = Arena().game().state.fork()
    table.answers, table.cursor = [], 0
    with pytest.raises(PaidShort):
        pay_others(table, (CREATURE,), Play(0, -1), Use())
    with pytest.raises(PaidShort):
        pay_others(table, (n.PayLife(21),), Play(0, -1), Use())


def test_creatures_that_a_cost_taps_make_no_mana_first() -> None:
    arena = Arena()
    crew = arena.put(0, "garden-bear", "old-oak")
    table = arena.game().state
    two = besides((n.TapSome(number=2),), Play(0, -1))
    assert kept_back(table, two) == tuple(crew)
    one = besides((n.TapSome(number=1),), Play(0, -1))
    assert len(kept_back(table, one)) == 1
