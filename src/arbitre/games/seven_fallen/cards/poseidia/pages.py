"""Golems, Miracles, Equipment and a Blessing of Poseidia."""

from __future__ import annotations

from arbitre.kernel.effects import If, It

from ... import definitions as d
from ... import nodes as n

REALM = d.POSEIDIA
ANGEL = ("angel",)

CARDS: tuple[d.Card, ...] = (
    d.Golem(slug="barnacle-golem", realm=REALM, classes=("shell",), cost=1, tempest=1, shield=1),
    d.Golem(
        slug="strongbox-golem",
        realm=REALM,
        classes=("iron",),
        cost=2,
        tempest=3,
        shield=3,
        rarity="uncommon",
        abilities=(n.LastBreath(n.GainEnergy(1)),),
    ),
    d.Miracle(
        slug="harpoon-volley",
        realm=REALM,
        worshippers=1,
        effect=n.Target(
            n.Cards(types=ANGEL),
            If(
                n.AtLeast(n.CountOf(n.Cards(tilted=True, among=It())), 1),
                n.Damage(It(), 3),
                n.Damage(It(), 1),
            ),
        ),
    ),
    d.Miracle(
        slug="undertow",
        realm=REALM,
        worshippers=2,
        rarity="uncommon",
        effect=n.Target(n.Cards(types=ANGEL, where=("fire",), cost_at_most=3), n.MoveTo(It(), "hand")),
    ),
    d.Miracle(
        slug="sudden-calm",
        realm=REALM,
        worshippers=2,
        oaths=(n.AtLeast(n.CountOf(n.Cards(n.OPPONENTS, attacking=True, in_combat=True)), 1),),
        effect=n.CancelAttack(),
    ),
    d.Miracle(
        slug="frozen-strait",
        realm=REALM,
        worshippers=2,
        rarity="uncommon",
        effect=n.Target(n.Cards(n.OPPONENTS, ANGEL, tilted=False), n.Chill(It()), number=2, up_to=True),
    ),
    d.Miracle(
        slug="sentence-of-the-sea",
        realm=REALM,
        worshippers=4,
        revoke=1,
        rarity="rare",
        effect=n.Target(n.Cards(types=ANGEL, where=("fire",)), n.Destroy(It())),
    ),
    d.Equipment(
        slug="coral-trident",
        realm=REALM,
        classes=("weapon",),
        cost=1,
        abilities=(n.Modify(who=n.Bearer(), atq=1, fv=1), n.Gain(n.Treasure(), who=n.Bearer())),
    ),
    d.Blessing(
        slug="charter-of-salvage",
        realm=REALM,
        cost=2,
        rarity="rare",
        abilities=(n.when_destroyed(n.OPPONENTS, ANGEL, n.GainEnergy(1)),),
    ),
)
