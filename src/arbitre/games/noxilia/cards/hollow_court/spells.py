"""Death takes life and gives it back wrongly; corruption borrows other people's hands."""

from __future__ import annotations

from ...language import *

CLAN = "hollow-court"

ACTIVE = (
    spell(
        "second-summons",
        clan=CLAN,
        mana=Mana(death=2),
        does=(Choose(Cards("graveyard", types=("unit",), cost_at_most=4), Return(It(), "queue")),),
    ),
    spell(
        "rattle-the-pantry",
        clan=CLAN,
        mana=Mana(death=1, any=1),
        does=(CreateToken("bone-servant", Zones(YOURS), 2),),
    ),
    spell(
        "wither",
        clan=CLAN,
        mana=Mana(death=2, any=1),
        does=(Target(Units(OPPONENTS), Damage(It(), 2, "death", piercing=True)),),
    ),
    spell(
        "last-word",
        clan=CLAN,
        mana=Mana(death=2, any=1),
        reach=1,
        does=(Target(Units(OPPONENTS, common=True, wounded=True), Destroy(It())),),
    ),
    spell(
        "ballroom-miasma",
        clan=CLAN,
        mana=Mana(death=1, corruption=1),
        does=(Target(Zones(), Poisons(Units(OPPONENTS, at="it"), 2)),),
    ),
    spell(
        "dance-with-me",
        clan=CLAN,
        mana=Mana(corruption=2, any=1),
        does=(
            Target(
                Units(OPPONENTS, common=True, engaged=False, cost_at_most=4),
                TakeControl(It()),
            ),
        ),
    ),
    spell(
        "moth-in-the-heart",
        clan=CLAN,
        mana=Mana(corruption=1),
        does=(Target(Units(OPPONENTS), Curse(It(), Modify(It(), melee=-1, armour=-1))),),
    ),
)

LATENT = (
    latent(
        "kiss-of-the-cellar",
        clan=CLAN,
        mana=Mana(death=1),
        on="attacked",
        does=(Damage(Attacker(), 1, "death"), Poisons(Attacker(), 2)),
    ),
    latent(
        "hungry-ground",
        clan=CLAN,
        mana=Mana(death=1, any=1),
        on="entered",
        does=(Damage(It(), 2, "death"), Engage(It())),
    ),
    latent(
        "scapegoat",
        clan=CLAN,
        mana=Mana(corruption=1),
        on="attacked",
        does=(
            Choose(Units(YOURS, at="here", types=("unit", "token")), RedirectAttack(It())),
            DrawCards(1),
        ),
    ),
    latent("forged-seal", clan=CLAN, mana=Mana(corruption=1), on="latent", does=(CancelSpell(),)),
)

CARDS: tuple[Card, ...] = (*ACTIVE, *LATENT)
