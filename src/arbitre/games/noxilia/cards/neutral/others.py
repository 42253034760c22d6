"""Spells, events, gear and zones that anybody may bring."""

from __future__ import annotations

from arbitre.kernel.effects import Choose, It

from ... import definitions as d
from ... import keywords as k
from ... import nodes as n
from ...definitions import Mana

SPELLS = (
    d.spell(
        "the-first-word",
        mana=Mana(pure=1, any=2),
        does=(n.Target(n.Units(n.OPPONENTS, common=True), n.Exile(It())),),
    ),
    d.spell(
        "chalk-circle",
        mana=Mana(any=1),
        reach=1,
        does=(
            n.Target(n.Units(n.YOURS), n.Adjust(It(), armour=2, skills=(k.MagicResistance(2),))),
            n.DrawCards(1),
        ),
    ),
    d.latent("hush", mana=Mana(any=1), on="latent", does=(n.CancelSpell(), n.DrawCards(1))),
)

EVENTS = (
    d.event(
        "bribed-gatekeeper",
        gold=3,
        does=(
            n.Target(
                n.Zones(n.OPPONENTS, kinds=(d.RAMPART,), empty_of=n.OPPONENTS),
                n.SeizeZone(It()),
            ),
        ),
    ),
    d.event(
        "buried-legend",
        gold=1,
        does=(Choose(n.Zones(kinds=(d.BATTLEFIELD,)), n.BuryTreasure(It())), n.DrawCards(1)),
    ),
    d.event("midnight-oil", gold=1, does=(n.AddMana(Mana(pure=2)),)),
    d.event(
        "rust-in-the-night",
        gold=1,
        does=(Choose(n.Equipment(n.OPPONENTS, carried=True), n.Destroy(It())), n.DrawCards(1)),
    ),
)

EQUIPMENT = (
    d.equipment("borrowed-sword", gold=1, melee=1, once=True),
    d.equipment("rope-and-hooks", gold=1, skills=(k.Climber(),)),
    d.equipment("surgeons-kit", gold=1, skills=(k.Heal(1), k.Purification())),
    d.equipment(
        "oilskin-cloak", gold=1, skills=(k.Aquatic(), k.Resistance(1, "nature"), k.Resistance(1, "psionic"))
    ),
)

ZONES = (
    d.zone("drowned-garden", kind=d.COMPLEMENTARY, gold=1, water=True),
    d.zone(
        "toll-gate",
        kind=d.RAMPART,
        gold=2,
        does=(n.when_captured(n.GainGold(3)),),
    ),
    d.zone("ruined-keep", kind=d.COMMAND, draw=2, gold=1, does=(n.Ground("allies", armour=-1),)),
)

CARDS: tuple[d.Card, ...] = (*SPELLS, *EVENTS, *EQUIPMENT, *ZONES)
