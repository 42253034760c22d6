"""The pool of treasures, true and false: one of the true ones lies on a battlefield in every game."""

from __future__ import annotations

from ...language import *

TRUE = (
    treasure("crown-of-the-drowned-king", melee=1, armour=1, skills=(Aquatic(),), does=(GainGold(2),)),
    treasure("prism-of-the-first-night", produces=Mana(pure=1), skills=(MagicResistance(1),)),
    treasure("couriers-boots", skills=(FastMarch(), Infiltrator()), does=(DrawCards(1),)),
    treasure("whalebone-bow", ranged=2, skills=(PointBlankShot(),)),
    treasure("cup-of-second-mornings", life=2, skills=(Regeneration(1),)),
    treasure("thirsty-knife", melee=1, does=(when_wounds(RestoreLife(Bearer(), ThatMuch())),)),
    treasure("saints-jawbone", armour=1, skills=(Righteousness(), Purification())),
    treasure("drum-of-the-ninth-hill", skills=(AttackAura(1), Solid())),
    treasure("key-to-every-helm", skills=(PiercingAttack(),), does=(GainGold(1),)),
    treasure("map-of-another-map", does=(GainGold(2), DrawCards(2), BuryTreasure(Here()))),
)

FALSE = (
    treasure("empty-chest", false=True),
    treasure("painted-lead", false=True),
    treasure("mocking-letter", false=True),
    treasure("nest-of-mice", false=True),
)

CARDS: tuple[Card, ...] = (*TRUE, *FALSE)
