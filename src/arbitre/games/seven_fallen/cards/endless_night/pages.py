"""Golems, Miracles, Equipment and a Blessing of Nuit Sans Fin."""

from __future__ import annotations

from arbitre.kernel.effects import It, This

from ... import definitions as d
from ... import nodes as n

REALM = d.ENDLESS_NIGHT
ANGEL = ("angel",)

CARDS: tuple[d.Card, ...] = (
    d.Golem(
        slug="coffin-golem",
        realm=REALM,
        classes=("wood",),
        cost=1,
        tempest=2,
        shield=2,
    ),
    d.Golem(
        slug="gallows-golem",
        realm=REALM,
        classes=("wood",),
        cost=2,
        tempest=3,
        shield=3,
        rarity="uncommon",
        abilities=(n.Gain(n.Trickery(), who=n.LinkedTo(This())),),
    ),
    d.Miracle(
        slug="cold-kiss",
        realm=REALM,
        worshippers=1,
        effect=n.Target(n.Cards(types=ANGEL), n.Mark(It(), atq=-1, fv=-1)),
    ),
    d.Miracle(
        slug="exhume",
        realm=REALM,
        worshippers=3,
        revoke=1,
        oaths=(n.AngelDied(),),
        rarity="uncommon",
        effect=n.Target(n.Cards(n.YOURS, ANGEL, ("purgatory",), cost_at_most=4), n.PutIntoPlay(It())),
    ),
    d.Miracle(
        slug="blood-tithe",
        realm=REALM,
        worshippers=2,
        oaths=(n.Vow(n.Cards(n.YOURS, ANGEL), n.Destroy(It())),),
        rarity="uncommon",
        effect=n.Target(n.Cards(n.OPPONENTS, ANGEL), n.Destroy(It())),
    ),
    d.Miracle(
        slug="bury-alive",
        realm=REALM,
        worshippers=4,
        revoke=1,
        oaths=(n.Vow(n.Cards(n.YOURS, ANGEL, ("purgatory",)), n.Banish(It())),),
        rarity="rare",
        effect=n.Target(n.Cards(types=ANGEL), n.Banish(It())),
    ),
    d.Equipment(
        slug="mourning-veil",
        realm=REALM,
        classes=("relic",),
        cost=1,
        abilities=(
            n.Modify(who=n.Bearer(), atq=1, fv=1),
            n.Gain(n.Evade(1), who=n.Bearer()),
        ),
    ),
    d.Blessing(
        slug="book-of-debts",
        realm=REALM,
        cost=2,
        rarity="rare",
        abilities=(
            n.when_destroyed(n.YOURS, ANGEL, n.Damage(n.Cards(n.OPPONENTS, ("divinity",), ("divine",)), 1)),
        ),
    ),
)
