"""The customs of the Hollow Court, all of them paid by somebody, and its heirlooms."""

from __future__ import annotations

from ... import definitions as d
from ... import keywords as k
from ... import nodes as n
from ...definitions import Mana

CLAN = "hollow-court"

EVENTS = (
    d.event(
        "blood-tithe",
        clan=CLAN,
        gold=0,
        costs=(n.HurtUnits(1, n.Units(n.YOURS, face_down=False)),),
        does=(n.DrawCards(2),),
    ),
    d.event(
        "the-long-supper",
        clan=CLAN,
        gold=0,
        costs=(n.SacrificeUnits(1, n.Units(n.YOURS, types=("unit", "token"))),),
        does=(n.RestoreLife(n.YourMonarch(), 3), n.GainGold(2)),
    ),
    d.event(
        "melt-the-tombs",
        clan=CLAN,
        gold=0,
        costs=(n.ExileDead(2),),
        does=(n.GainGold(3),),
    ),
    d.event(
        "unpaid-debts",
        clan=CLAN,
        gold=1,
        costs=(n.EngageUnits(1),),
        does=(n.LoseGold(2, steal=True), n.Discard(1, random=True)),
    ),
)

EQUIPMENT = (
    d.equipment("family-halberd", clan=CLAN, gold=2, melee=1, skills=(k.ForceThrough(1),)),
    d.equipment("venom-ring", clan=CLAN, gold=2, skills=(k.Poison(2),), once=True),
    d.equipment("widows-veil", clan=CLAN, gold=2, armour=1, skills=(k.StealthAttack(),)),
    d.equipment(
        "skull-censer",
        clan=CLAN,
        gold=2,
        produces=Mana(death=1),
        skills=(k.Resistance(1, "light"), k.Resistance(1, "infernal")),
    ),
)

CARDS: tuple[d.Card, ...] = (*EVENTS, *EQUIPMENT)
