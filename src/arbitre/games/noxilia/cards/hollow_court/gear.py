"""The customs of the Hollow Court, all of them paid by somebody, and its heirlooms."""

from __future__ import annotations

from ...language import *

CLAN = "hollow-court"

EVENTS = (
    event(
        "blood-tithe",
        clan=CLAN,
        gold=0,
        costs=(HurtUnits(1, Units(YOURS, face_down=False)),),
        does=(DrawCards(2),),
    ),
    event(
        "the-long-supper",
        clan=CLAN,
        gold=0,
        costs=(SacrificeUnits(1, Units(YOURS, types=("unit", "token"))),),
        does=(RestoreLife(YourMonarch(), 3), GainGold(2)),
    ),
    event(
        "melt-the-tombs",
        clan=CLAN,
        gold=0,
        costs=(ExileDead(2),),
        does=(GainGold(3),),
    ),
    event(
        "unpaid-debts",
        clan=CLAN,
        gold=1,
        costs=(EngageUnits(1),),
        does=(LoseGold(2, steal=True), Discard(1, random=True)),
    ),
)

EQUIPMENT = (
    equipment("family-halberd", clan=CLAN, gold=2, melee=1, skills=(ForceThrough(1),)),
    equipment("venom-ring", clan=CLAN, gold=2, skills=(Poison(2),), once=True),
    equipment("widows-veil", clan=CLAN, gold=2, armour=1, skills=(StealthAttack(),)),
    equipment(
        "skull-censer",
        clan=CLAN,
        gold=2,
        produces=Mana(death=1),
        skills=(Resistance(1, "light"), Resistance(1, "infernal")),
    ),
)

CARDS: tuple[Card, ...] = (*EVENTS, *EQUIPMENT)
