"""What triggered mana abilities add to mana that is made (605.1b): foreseen, so that it can help to pay."""

from __future__ import annotations

from arbitre.kernel.effects import Seq

from ... import language as n
from ...cards.index import NODES
from ..events import MANA, Happening
from ..model import Table
from ..stack.triggers import makes_mana, makes_trigger, times_triggered


def added_to(table: Table, seat: int, piece: int, symbols: str) -> str:
    """The symbols that will be added besides when a permanent makes these; of what leaves a choice, nothing
    is counted on."""
    event = Happening(MANA, seat, piece, piece, word=symbols)
    more = ""
    for effect in table.triggers.get(MANA, ()):
        node = NODES.nodes[effect.ability]
        assert isinstance(node, n.Triggered)
        gift = _gift(node, effect.seat == seat, symbols)
        if gift and makes_mana(node, event) and makes_trigger(table, effect, node, event):
            more += gift * times_triggered(table, effect, event)
    return more


def _gift(node: n.Triggered, mine: bool, symbols: str) -> str:
    """What an ability surely adds for the player who made these."""
    adds = node.do.parts[0] if isinstance(node.do, Seq) else node.do
    if isinstance(adds, n.AddSameMana) and isinstance(adds.who, n.ThatPlayer):
        return symbols[0] if len(set(symbols)) == 1 else ""
    return adds.symbols if mine and isinstance(adds, n.AddMana) and not adds.only_for else ""
