"""The pool of treasures, true and false: one of the true ones lies on a battlefield in every game."""

from __future__ import annotations

from ... import definitions as d
from ... import keywords as k
from ... import nodes as n
from ...definitions import Mana

TRUE = (
    d.treasure("crown-of-the-drowned-king", melee=1, armour=1, skills=(k.Aquatic(),), does=(n.GainGold(2),)),
    d.treasure("prism-of-the-first-night", produces=Mana(pure=1), skills=(k.MagicResistance(1),)),
    d.treasure("couriers-boots", skills=(k.FastMarch(), k.Infiltrator()), does=(n.DrawCards(1),)),
    d.treasure("whalebone-bow", ranged=2, skills=(k.PointBlankShot(),)),
    d.treasure("cup-of-second-mornings", life=2, skills=(k.Regeneration(1),)),
    d.treasure("thirsty-knife", melee=1, does=(n.when_wounds(n.RestoreLife(n.Bearer(), n.ThatMuch())),)),
    d.treasure("saints-jawbone", armour=1, skills=(k.Righteousness(), k.Purification())),
    d.treasure("drum-of-the-ninth-hill", skills=(k.AttackAura(1), k.Solid())),
    d.treasure("key-to-every-helm", skills=(k.PiercingAttack(),), does=(n.GainGold(1),)),
    d.treasure("map-of-another-map", does=(n.GainGold(2), n.DrawCards(2), n.BuryTreasure(n.Here()))),
)

FALSE = (
    d.treasure("empty-chest", false=True),
    d.treasure("painted-lead", false=True),
    d.treasure("mocking-letter", false=True),
    d.treasure("nest-of-mice", false=True),
)

CARDS: tuple[d.Card, ...] = (*TRUE, *FALSE)
