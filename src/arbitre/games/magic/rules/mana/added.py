"""What triggered mana abilities add to mana that is made (605.1b): foreseen, so that it can help to pay."""

from __future__ import annotations

from arbitre.kernel.effects import Seq

from ... import language as n
from ...cards.index import NODES
from .. import changes as did
from ..continuous.standing import Heard
from ..events import Happening
from ..model import Table
from ..stack.triggers import makes_mana, makes_trigger, times_triggered


def hearers(table: Table, seat: int, piece: int) -> Heard:
    """The triggered mana abilities that hear a permanent tapped for mana, whatever it makes (106.12)."""
    event = Happening(did.MANA, seat, piece, piece)
    found: list[tuple[str, bool, int]] = []
    for effect in table.triggers.get(did.MANA, ()):
        node = NODES.nodes[effect.ability]
        assert isinstance(node, n.Triggered)
        if makes_mana(node, event) and makes_trigger(table, effect, node, event):
            found.append((effect.ability, effect.seat == seat, times_triggered(table, effect, event)))
    return tuple(found)


def added_to(heard: Heard, symbols: str) -> str:
    """The symbols that will be added besides when these are made; of what leaves a choice, nothing is counted
    on."""
    return "".join([_gift(name, mine, symbols) * times for name, mine, times in heard])


def _gift(name: str, mine: bool, symbols: str) -> str:
    """What an ability surely adds for the player who made these."""
    node = NODES.nodes[name]
    assert isinstance(node, n.Triggered)
    adds = node.do.parts[0] if isinstance(node.do, Seq) else node.do
    if isinstance(adds, n.AddSameMana) and isinstance(adds.who, n.ThatPlayer):
        return symbols[0] if len(set(symbols)) == 1 else ""
    return adds.symbols if mine and isinstance(adds, n.AddMana) and not adds.only_for else ""
