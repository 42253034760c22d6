"""Those without a realm, two of whom the rulebook knows by name, and what anybody may carry or pray for."""

from __future__ import annotations

from ...language import *

ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    # Published: his name, and that his ability does not stop Angels with Gust (F-151). The rest is ours.
    Angel(
        slug="vanaris",
        classes=("warden",),
        cost=4,
        atq=3,
        fv=5,
        rarity="legendary",
        house=False,
        abilities=(CannotPlay(ANGEL, OPPONENTS, when=AttackPhase()),),
    ),
    # Published: his name, and that his ability cannot target an Angel that comes with Gust (F-152).
    Angel(
        slug="ragwell",
        classes=("archer",),
        cost=4,
        atq=3,
        fv=4,
        rarity="legendary",
        house=False,
        abilities=(when_played(OPPONENTS, ANGEL, Target(It(), Damage(It(), 1), may=True)),),
    ),
    Golem(
        slug="wandering-idol",
        classes=("stone",),
        cost=3,
        tempest=None,
        shield=4,
        atq=3,
        rarity="uncommon",
        abilities=(MayAttack(),),
    ),
    Miracle(
        slug="silence-in-heaven",
        worshippers=3,
        revoke=1,
        rarity="uncommon",
        effect=Counter(),
    ),
    Miracle(
        slug="call-to-retreat",
        worshippers=1,
        effect=FallBack(Cards(YOURS, ("angel", "archangel"), ("fire",))),
    ),
    Equipment(
        slug="borrowed-halo",
        classes=("relic",),
        cost=1,
        abilities=(Modify(who=Bearer(), atq=1, fv=1), destroyed_goes("hand")),
    ),
    Blessing(
        slug="seventh-bell",
        cost=2,
        rarity="uncommon",
        abilities=(FewerWorshippers(1), MoreDraws(1)),
    ),
)
