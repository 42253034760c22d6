"""Golems, Miracles, Equipment and a Blessing of Eondra."""

from __future__ import annotations

from arbitre.kernel.effects import It, Lasting, Seq, This

from ... import definitions as d
from ... import nodes as n

REALM = d.EONDRA
ANGEL = ("angel",)
FIGHTERS = ("angel", "golem")

CARDS: tuple[d.Card, ...] = (
    d.Golem(slug="brick-golem", realm=REALM, classes=("clay",), cost=1, tempest=2, shield=2),
    d.Golem(
        slug="crucible-golem",
        realm=REALM,
        classes=("iron",),
        cost=2,
        tempest=3,
        shield=3,
        rarity="uncommon",
        abilities=(n.Modify(who=n.LinkedTo(This()), atq=1),),
    ),
    d.Miracle(
        slug="lance-of-flame",
        realm=REALM,
        worshippers=1,
        effect=n.Target(n.Cards(types=FIGHTERS), n.Damage(It(), 2)),
    ),
    d.Miracle(
        slug="rain-of-cinders",
        realm=REALM,
        worshippers=3,
        rarity="uncommon",
        effect=n.Damage(n.Cards(n.OPPONENTS, ANGEL), 1),
    ),
    d.Miracle(
        slug="last-charge",
        realm=REALM,
        worshippers=2,
        revoke=1,
        rarity="uncommon",
        effect=n.Target(
            n.Cards(n.YOURS, ANGEL),
            Seq((Lasting(n.Modify(who=It(), atq=2)), Lasting(n.Gain(n.Berserk(), who=It())))),
        ),
    ),
    d.Miracle(
        slug="verdict-by-fire",
        realm=REALM,
        worshippers=4,
        revoke=1,
        rarity="rare",
        effect=n.Target(n.Cards(types=ANGEL, wounded=True), n.Destroy(It())),
    ),
    d.Equipment(
        slug="dawnsteel-sabre",
        realm=REALM,
        classes=("weapon",),
        cost=1,
        abilities=(n.Modify(who=n.Bearer(), atq=2),),
    ),
    d.Equipment(
        slug="drake-scale",
        realm=REALM,
        classes=("armour",),
        cost=1,
        abilities=(n.Modify(who=n.Bearer(), fv=2), n.Gain(n.Valiant(), who=n.Bearer())),
    ),
    d.Blessing(
        slug="hymn-of-the-anvil",
        realm=REALM,
        cost=2,
        rarity="rare",
        abilities=(n.Modify(who=n.Cards(n.YOURS, ANGEL, equipped=True), atq=1, fv=1),),
    ),
)
