"""Spells, events, gear and zones that anybody may bring."""

from __future__ import annotations

from ...language import *

SPELLS = (
    spell(
        "the-first-word",
        mana=Mana(pure=1, any=2),
        does=(Target(Units(OPPONENTS, common=True), Exile(It())),),
    ),
    spell(
        "chalk-circle",
        mana=Mana(any=1),
        reach=1,
        does=(
            Target(Units(YOURS), Adjust(It(), armour=2, skills=(MagicResistance(2),))),
            DrawCards(1),
        ),
    ),
    latent("hush", mana=Mana(any=1), on="latent", does=(CancelSpell(), DrawCards(1))),
)

EVENTS = (
    event(
        "bribed-gatekeeper",
        gold=3,
        does=(
            Target(
                Zones(OPPONENTS, kinds=(RAMPART,), empty_of=OPPONENTS),
                SeizeZone(It()),
            ),
        ),
    ),
    event(
        "buried-legend",
        gold=1,
        does=(Choose(Zones(kinds=(BATTLEFIELD,)), BuryTreasure(It())), DrawCards(1)),
    ),
    event("midnight-oil", gold=1, does=(AddMana(Mana(pure=2)),)),
    event(
        "rust-in-the-night",
        gold=1,
        does=(Choose(Equipment(OPPONENTS, carried=True), Destroy(It())), DrawCards(1)),
    ),
)

EQUIPMENT = (
    equipment("borrowed-sword", gold=1, melee=1, once=True),
    equipment("rope-and-hooks", gold=1, skills=(Climber(),)),
    equipment("surgeons-kit", gold=1, skills=(Heal(1), Purification())),
    equipment("oilskin-cloak", gold=1, skills=(Aquatic(), Resistance(1, "nature"), Resistance(1, "psionic"))),
)

ZONES = (
    zone("drowned-garden", kind=COMPLEMENTARY, gold=1, water=True),
    zone(
        "toll-gate",
        kind=RAMPART,
        gold=2,
        does=(when_captured(GainGold(3)),),
    ),
    zone("ruined-keep", kind=COMMAND, draw=2, gold=1, does=(Ground("allies", armour=-1),)),
)

CARDS: tuple[Card, ...] = (*SPELLS, *EVENTS, *EQUIPMENT, *ZONES)
