"""The furnace burns what is owed; arithmetic, done long enough, moves other people."""

from __future__ import annotations

from ...language import *

CLAN = "brass-ledger"

ACTIVE = (
    spell(
        "liquidation",
        clan=CLAN,
        mana=Mana(infernal=2, any=1),
        does=(Target(Units(OPPONENTS), Damage(It(), 3, "infernal")), GainGold(1)),
    ),
    spell(
        "melting-point",
        clan=CLAN,
        mana=Mana(infernal=2),
        reach=1,
        does=(Target(Units(OPPONENTS), Seq((Damage(It(), 3, "infernal"), ChangeArmour(It(), -1)))),),
    ),
    spell(
        "burst-boiler",
        clan=CLAN,
        mana=Mana(infernal=1, any=1),
        reach=1,
        does=(
            Target(Zones(), Damage(Units(OPPONENTS, at="it"), 2, "infernal")),
            Damage(Caster(), 1, "infernal"),
        ),
    ),
    spell(
        "compound-interest",
        clan=CLAN,
        mana=Mana(psionic=1),
        does=(GainGold(CountOf(Units(YOURS, producer=True, face_down=False), most=4)),),
    ),
    spell(
        "letter-of-recall",
        clan=CLAN,
        mana=Mana(psionic=2),
        does=(Target(Units(OPPONENTS, common=True), Return(It())),),
    ),
    spell(
        "hostile-takeover",
        clan=CLAN,
        mana=Mana(psionic=2, any=1),
        does=(Target(Units(OPPONENTS, common=True, cost_at_most=3), TakeControl(It(), until="")),),
    ),
    spell(
        "frozen-assets",
        clan=CLAN,
        mana=Mana(psionic=1, any=1),
        does=(
            Target(Units(OPPONENTS, engaged=False), Engage(It())),
            DrawCards(1),
        ),
    ),
    spell(
        "steam-and-sums",
        clan=CLAN,
        mana=Mana(infernal=1, psionic=1),
        does=(
            Target(
                Units(YOURS, engaged=True, common=True),
                Seq((Disengage(It()), Adjust(It(), melee=1, ranged=1, skills=(PiercingAttack(),)))),
            ),
        ),
    ),
)

LATENT = (
    latent(
        "insured-against-loss",
        clan=CLAN,
        mana=Mana(infernal=1),
        on="attacked",
        does=(ChangeArmour(Attacked(), 1), GainGold(FigureOf(Attacked(), "cost"))),
    ),
    latent(
        "return-to-sender",
        clan=CLAN,
        mana=Mana(psionic=1, any=1),
        on="attacked",
        does=(CancelAttack(), Damage(Attacker(), 1, "psionic")),
    ),
    latent(
        "tripwire-petard",
        clan=CLAN,
        mana=Mana(infernal=1),
        on="entered",
        does=(Damage(It(), 3, "infernal"),),
    ),
    latent(
        "small-print",
        clan=CLAN,
        mana=Mana(psionic=1),
        on="targeted",
        does=(CancelSpell(), GainGold(2)),
    ),
    latent("counter-clause", clan=CLAN, mana=Mana(psionic=1), on="latent", does=(CancelSpell(),)),
)

CARDS: tuple[Card, ...] = (*ACTIVE, *LATENT)
