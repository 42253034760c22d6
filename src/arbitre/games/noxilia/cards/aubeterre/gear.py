"""What Aubeterre decrees, and what its armourers hand out at the gate."""

from __future__ import annotations

from ... import definitions as d
from ... import keywords as k
from ... import nodes as n
from ...definitions import Mana

CLAN = "aubeterre"

EVENTS = (
    d.event(
        "call-the-ban",
        clan=CLAN,
        gold=2,
        costs=(n.EngageUnits(1),),
        does=(n.CreateToken("aubeterre-recruit", n.Zones(n.YOURS, kinds=(d.COMMAND, d.RAMPART)), 2),),
    ),
    d.event(
        "hold-the-line",
        clan=CLAN,
        gold=2,
        does=(n.Adjust(n.Units(n.YOURS, skill=k.BrotherInArms, face_down=False), melee=1, armour=1),),
    ),
    d.event(
        "regents-writ",
        clan=CLAN,
        gold=1,
        costs=(n.DiscardCards(1),),
        does=(n.Search(n.Cards("library", types=("hero",))), n.GainGold(1)),
    ),
)

EQUIPMENT = (
    d.equipment("oath-blade", clan=CLAN, gold=2, melee=1, skills=(k.Riposte(),)),
    d.equipment("hammered-cuirass", clan=CLAN, gold=2, armour=2, once=True),
    d.equipment(
        "aubeterre-lantern",
        clan=CLAN,
        gold=2,
        produces=Mana(light=1),
        skills=(k.Resistance(2, "death"),),
    ),
    d.equipment("bell-destrier", clan=CLAN, gold=3, armour=1, skills=(k.Charge(1), k.FastMarch()), once=True),
)

CARDS: tuple[d.Card, ...] = (*EVENTS, *EQUIPMENT)
