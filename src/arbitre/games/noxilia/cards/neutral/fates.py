"""Turns of fate that belong to nobody: weather, markets, roads."""

from __future__ import annotations

from arbitre.kernel.effects import Lasting

from ... import definitions as d
from ... import nodes as n

CARDS: tuple[d.Card, ...] = (
    d.fate("market-day", does=(Lasting(n.Rule("gold", 1)),)),
    d.fate("letters-from-home", does=(Lasting(n.Rule("draw", 1)),)),
    d.fate("thick-fog", does=(Lasting(n.Rule("no_ranged")),)),
    d.fate("knee-deep-mud", does=(Lasting(n.Rule("steps", -1)),)),
    d.fate("frozen-roads", does=(Lasting(n.Rule("steps", 1)),)),
    d.fate("open-hostility", does=(Lasting(n.Modify(n.Units(), melee=1)),)),
    d.fate("numb-fingers", does=(Lasting(n.Modify(n.Units(), melee=-1)),)),
    d.fate("full-moon", does=(Lasting(n.Rule("magic", 1)),)),
    d.fate("dead-calm", does=(Lasting(n.Rule("no_spells")), n.DrawCards(1, n.ANYONES))),
)
