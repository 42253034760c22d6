"""What the Brass Ledger settles with money, and what it sells, with a guarantee."""

from __future__ import annotations

from ...language import *

CLAN = "brass-ledger"

EVENTS = (
    event(
        "foreclosure",
        clan=CLAN,
        gold=4,
        does=(Target(Units(OPPONENTS, common=True, wounded=True), Destroy(It())),),
    ),
    event(
        "golden-handshake",
        clan=CLAN,
        gold=3,
        does=(Target(Units(OPPONENTS, common=True, cost_at_most=4), TakeControl(It())),),
    ),
    event(
        "night-shift",
        clan=CLAN,
        gold=3,
        does=(CreateToken("tin-soldier", Zones(YOURS), 3),),
    ),
    event(
        "sealed-bid",
        clan=CLAN,
        gold=2,
        does=(Choose(Equipment(OPPONENTS, carried=True), Equip(It(), YourMonarch())), DrawCards(1)),
    ),
)

EQUIPMENT = (
    equipment("spring-blade", clan=CLAN, gold=2, melee=1, skills=(StealthAttack(),)),
    equipment(
        "boiler-plate",
        clan=CLAN,
        gold=2,
        armour=2,
        once=True,
        does=(Trigger("wounded", GainGold(1), AboutBearer()),),
    ),
    equipment("pocket-cannon", clan=CLAN, gold=2, ranged=2, skills=(PointBlankShot(),), once=True),
    equipment(
        "thinking-cap",
        clan=CLAN,
        gold=2,
        produces=Mana(psionic=1),
        skills=(Resistance(1, "death"), Resistance(1, "psionic")),
    ),
)

CARDS: tuple[Card, ...] = (*EVENTS, *EQUIPMENT)
