"""Golems, Miracles, Equipment and a Blessing of Nuit Sans Fin."""

from __future__ import annotations

from ...language import *

REALM = ENDLESS_NIGHT
ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    Golem(
        slug="coffin-golem",
        realm=REALM,
        classes=("wood",),
        cost=1,
        tempest=2,
        shield=2,
    ),
    Golem(
        slug="gallows-golem",
        realm=REALM,
        classes=("wood",),
        cost=2,
        tempest=3,
        shield=3,
        rarity="uncommon",
        abilities=(Gain(Trickery(), who=LinkedTo(This())),),
    ),
    Miracle(
        slug="cold-kiss",
        realm=REALM,
        worshippers=1,
        effect=Target(Cards(types=ANGEL), Mark(It(), atq=-1, fv=-1)),
    ),
    Miracle(
        slug="exhume",
        realm=REALM,
        worshippers=3,
        revoke=1,
        oaths=(AngelDied(),),
        rarity="uncommon",
        effect=Target(Cards(YOURS, ANGEL, ("purgatory",), cost_at_most=4), PutIntoPlay(It())),
    ),
    Miracle(
        slug="blood-tithe",
        realm=REALM,
        worshippers=2,
        oaths=(Vow(Cards(YOURS, ANGEL), Destroy(It())),),
        rarity="uncommon",
        effect=Target(Cards(OPPONENTS, ANGEL), Destroy(It())),
    ),
    Miracle(
        slug="bury-alive",
        realm=REALM,
        worshippers=4,
        revoke=1,
        oaths=(Vow(Cards(YOURS, ANGEL, ("purgatory",)), Banish(It())),),
        rarity="rare",
        effect=Target(Cards(types=ANGEL), Banish(It())),
    ),
    Equipment(
        slug="mourning-veil",
        realm=REALM,
        classes=("relic",),
        cost=1,
        abilities=(
            Modify(who=Bearer(), atq=1, fv=1),
            Gain(Evade(1), who=Bearer()),
        ),
    ),
    Blessing(
        slug="book-of-debts",
        realm=REALM,
        cost=2,
        rarity="rare",
        abilities=(when_destroyed(YOURS, ANGEL, Damage(Cards(OPPONENTS, ("divinity",), ("divine",)), 1)),),
    ),
)
