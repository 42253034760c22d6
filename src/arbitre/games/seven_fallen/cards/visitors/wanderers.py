"""Those without a realm, two of whom the rulebook knows by name, and what anybody may carry or pray for."""

from __future__ import annotations

from arbitre.kernel.effects import It

from ... import definitions as d
from ... import nodes as n

ANGEL = ("angel",)

CARDS: tuple[d.Card, ...] = (
    # Published: his name, and that his ability does not stop Angels with Gust (F-151). The rest is ours.
    d.Angel(
        slug="vanaris",
        classes=("warden",),
        cost=4,
        atq=3,
        fv=5,
        rarity="legendary",
        house=False,
        abilities=(n.CannotPlay(ANGEL, n.OPPONENTS, when=n.AttackPhase()),),
    ),
    # Published: his name, and that his ability cannot target an Angel that comes with Gust (F-152).
    d.Angel(
        slug="ragwell",
        classes=("archer",),
        cost=4,
        atq=3,
        fv=4,
        rarity="legendary",
        house=False,
        abilities=(n.when_played(n.OPPONENTS, ANGEL, n.Target(It(), n.Damage(It(), 1), may=True)),),
    ),
    d.Golem(
        slug="wandering-idol",
        classes=("stone",),
        cost=3,
        tempest=None,
        shield=4,
        atq=3,
        rarity="uncommon",
        abilities=(n.MayAttack(),),
    ),
    d.Miracle(
        slug="silence-in-heaven",
        worshippers=3,
        revoke=1,
        rarity="uncommon",
        effect=n.Counter(),
    ),
    d.Miracle(
        slug="call-to-retreat",
        worshippers=1,
        effect=n.FallBack(n.Cards(n.YOURS, ("angel", "archangel"), ("fire",))),
    ),
    d.Equipment(
        slug="borrowed-halo",
        classes=("relic",),
        cost=1,
        abilities=(n.Modify(who=n.Bearer(), atq=1, fv=1), n.destroyed_goes("hand")),
    ),
    d.Blessing(
        slug="seventh-bell",
        cost=2,
        rarity="uncommon",
        abilities=(n.FewerWorshippers(1), n.MoreDraws(1)),
    ),
)
