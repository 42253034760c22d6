"""What triggered mana abilities add to mana that is made (605.1b): foreseen, so that it can help to pay."""

from __future__ import annotations

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
        adds = node.do
        if effect.seat != seat or not isinstance(adds, n.AddMana) or adds.only_for:
            continue
        if makes_mana(node, event) and makes_trigger(table, effect, node, event):
            more += adds.symbols * times_triggered(table, effect, event)
    return more
