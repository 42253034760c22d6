"""Turns of fate that belong to nobody: weather, markets, roads."""

from __future__ import annotations

from ...language import *

CARDS: tuple[Card, ...] = (
    fate("market-day", does=(Lasting(Rule("gold", 1)),)),
    fate("letters-from-home", does=(Lasting(Rule("draw", 1)),)),
    fate("thick-fog", does=(Lasting(Rule("no_ranged")),)),
    fate("knee-deep-mud", does=(Lasting(Rule("steps", -1)),)),
    fate("frozen-roads", does=(Lasting(Rule("steps", 1)),)),
    fate("open-hostility", does=(Lasting(Modify(Units(), melee=1)),)),
    fate("numb-fingers", does=(Lasting(Modify(Units(), melee=-1)),)),
    fate("full-moon", does=(Lasting(Rule("magic", 1)),)),
    fate("dead-calm", does=(Lasting(Rule("no_spells")), DrawCards(1, ANYONES))),
)
