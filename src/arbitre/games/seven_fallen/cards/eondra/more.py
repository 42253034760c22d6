"""More of Eondra, for decks people build: the Captain who leads, a wyrm, and what the forge makes of both."""

from __future__ import annotations

from arbitre.kernel.effects import It, Lasting, Seq, This

from ... import definitions as d
from ... import nodes as n

REALM = d.EONDRA
ANGEL = ("angel",)

CARDS: tuple[d.Card, ...] = (
    # Published: her name, and that both Eloras may be written in one book (F-220). The rest is ours.
    d.Angel(
        slug="elora-captain-of-the-elite",
        realm=REALM,
        classes=("soldier", "elite"),
        cost=4,
        atq=4,
        fv=5,
        rarity="legendary",
        house=False,
        abilities=(
            n.Leader(),
            n.MoreReinforcements(),
            n.Modify(who=n.Cards(n.YOURS, ANGEL, other=True, classes=("soldier",)), atq=1),
        ),
    ),
    d.Angel(
        slug="salamander-duellist",
        realm=REALM,
        classes=("soldier",),
        cost=3,
        atq=3,
        fv=4,
        rarity="uncommon",
        abilities=(
            n.CombatPhase(Lasting(n.Modify(who=This(), atq=2), until="attack"), n.Cost(energy=1)),
            n.Withdrawal(),
        ),
    ),
    d.Angel(
        slug="furnace-wyrm",
        realm=REALM,
        classes=("dragon",),
        cost=5,
        atq=5,
        fv=5,
        rarity="rare",
        abilities=(n.Flame(), n.Collateral()),
    ),
    d.Golem(
        slug="emberglass-golem",
        realm=REALM,
        classes=("glass",),
        cost=2,
        tempest=2,
        shield=2,
        rarity="uncommon",
        abilities=(n.LastBreath(n.Damage(n.Cards(n.OPPONENTS, ANGEL), 1)),),
    ),
    d.Miracle(
        slug="smelt-the-guilty",
        realm=REALM,
        worshippers=2,
        rarity="uncommon",
        effect=n.Target(n.Cards(types=("golem",)), n.Destroy(It())),
    ),
    d.Miracle(
        slug="arms-of-the-fallen",
        realm=REALM,
        worshippers=2,
        rarity="uncommon",
        effect=n.Target(
            n.Cards(n.YOURS, ("equipment",), ("purgatory",)), Seq((n.MoveTo(It(), "limbo"), n.Draw(1)))
        ),
    ),
    d.Equipment(
        slug="comet-lance",
        realm=REALM,
        classes=("weapon",),
        cost=2,
        rarity="rare",
        abilities=(n.Modify(who=n.Bearer(), atq=2), n.Gain(n.Archery(1), who=n.Bearer())),
    ),
    d.Blessing(
        slug="kindling-choir",
        realm=REALM,
        cost=2,
        rarity="rare",
        abilities=(
            n.when_enters(
                n.YOURS,
                ANGEL,
                n.Damage(n.Cards(n.OPPONENTS, ("divinity",), ("divine",)), 1),
                classes=("dragon",),
            ),
        ),
    ),
)
