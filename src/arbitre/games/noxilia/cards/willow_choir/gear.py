"""What the Willow Choir agrees on without a word, and what it weaves of reed, bark and glass."""

from __future__ import annotations

from ... import definitions as d
from ... import keywords as k
from ... import nodes as n
from ...definitions import Mana

CLAN = "willow-choir"

EVENTS = (
    d.event(
        "flight-of-herons",
        clan=CLAN,
        gold=2,
        does=(n.Adjust(n.Units(n.YOURS, common=True, face_down=False), melee=1, skills=(k.Flying(),)),),
    ),
    d.event(
        "the-choir-remembers",
        clan=CLAN,
        gold=1,
        costs=(n.EngageUnits(1, n.Units(n.YOURS, engaged=False, producer=True, face_down=False)),),
        does=(n.Search(n.Cards("library", types=("spell", "latent"))), n.DrawCards(1)),
    ),
    d.event(
        "back-into-the-mist",
        clan=CLAN,
        gold=1,
        does=(n.TurnDown(n.Units(n.YOURS)), n.CreateToken("pond-wisp", n.Zones(n.YOURS), 2)),
    ),
)

EQUIPMENT = (
    d.equipment("reed-bow", clan=CLAN, gold=2, ranged=2, once=True),
    d.equipment("bark-mail", clan=CLAN, gold=2, armour=1, life=1),
    d.equipment("dragonfly-harness", clan=CLAN, gold=2, skills=(k.Flying(),)),
    d.equipment(
        "glass-tear",
        clan=CLAN,
        gold=2,
        produces=Mana(psionic=1),
        skills=(k.Resistance(2, "corruption"),),
    ),
)

CARDS: tuple[d.Card, ...] = (*EVENTS, *EQUIPMENT)
