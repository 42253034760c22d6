"""More of Eondra, for decks people build: the Captain who leads, a wyrm, and what the forge makes of both."""

from __future__ import annotations

from ...language import *

REALM = EONDRA
ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    # Published: her name, and that both Eloras may be written in one book (F-220). The rest is ours.
    Angel(
        slug="elora-captain-of-the-elite",
        realm=REALM,
        classes=("soldier", "elite"),
        cost=3,
        atq=4,
        fv=5,
        rarity="legendary",
        house=False,
        abilities=(
            Leader(),
            MoreReinforcements(),
            Modify(who=Cards(YOURS, ANGEL, other=True, classes=("soldier",)), atq=1),
        ),
    ),
    Angel(
        slug="salamander-duellist",
        realm=REALM,
        classes=("soldier",),
        cost=3,
        atq=3,
        fv=5,
        rarity="uncommon",
        abilities=(
            CombatPhase(Lasting(Modify(who=This(), atq=2), until="attack"), Cost(energy=1)),
            Withdrawal(),
        ),
    ),
    Angel(
        slug="furnace-wyrm",
        realm=REALM,
        classes=("dragon",),
        cost=5,
        atq=5,
        fv=5,
        rarity="rare",
        abilities=(Flame(), Collateral()),
    ),
    Golem(
        slug="emberglass-golem",
        realm=REALM,
        classes=("glass",),
        cost=2,
        tempest=2,
        shield=2,
        rarity="uncommon",
        abilities=(LastBreath(Damage(Cards(OPPONENTS, ANGEL), 1)),),
    ),
    Miracle(
        slug="smelt-the-guilty",
        realm=REALM,
        worshippers=2,
        rarity="uncommon",
        effect=Target(Cards(types=("golem",)), Destroy(It())),
    ),
    Miracle(
        slug="arms-of-the-fallen",
        realm=REALM,
        worshippers=2,
        rarity="uncommon",
        effect=Target(Cards(YOURS, ("equipment",), ("purgatory",)), Seq((MoveTo(It(), "limbo"), Draw(1)))),
    ),
    Equipment(
        slug="comet-lance",
        realm=REALM,
        classes=("weapon",),
        cost=2,
        rarity="rare",
        abilities=(Modify(who=Bearer(), atq=2), Gain(Archery(1), who=Bearer())),
    ),
    Blessing(
        slug="kindling-choir",
        realm=REALM,
        cost=2,
        rarity="rare",
        abilities=(
            when_enters(
                YOURS,
                ANGEL,
                Damage(Cards(OPPONENTS, ("divinity",), ("divine",)), 1),
                classes=("dragon",),
            ),
        ),
    ),
)
