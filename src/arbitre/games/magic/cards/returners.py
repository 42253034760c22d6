"""Cards about leaving and coming back."""

from __future__ import annotations

from ..language import *


def _endures() -> Triggered:
    """When this dies, if it was a creature, it comes back as an enchantment and nothing else."""
    return Triggered(
        when=Dies(),
        do=PutOntoBattlefield(which=This(), under="owner", becoming=(Becomes(("enchantment",)),)),
        if_=Fits(This(), CREATURE),
    )


def _comes_back() -> Node:
    return PutOntoBattlefield(which=That(), counters=(("finality", 1),))


RETURNERS: Final = (
    card(
        "enduring-courage",
        "enchantment creature: dog glimmer",
        Triggered(when=Enters(OTHER_CREATURE_YOU_CONTROL), do=Affect(That(), (Gets(2, 0), Has((Haste(),))))),
        _endures(),
        cost="{2}{R}{R}",
        size=(3, 3),
    ),
    card(
        "enduring-tenacity",
        "enchantment creature: snake glimmer",
        Triggered(when=GainsLife(), do=LoseLife(ThatMuch(), Target(OPPONENT))),
        _endures(),
        cost="{2}{B}{B}",
        size=(4, 3),
    ),
    card(
        "meathook-massacre-ii",
        "legendary enchantment",
        when_enters(SacrificeOf(CREATURE, X(), PLAYER)),
        Triggered(when=Dies(CREATURE_YOU_CONTROL), do=MayPay((PayLife(3),), do=_comes_back())),
        Triggered(
            when=Dies(CREATURE_AN_OPPONENT_CONTROLS),
            do=MayPay((PayLife(3),), otherwise=_comes_back(), who=ControllersOf(That())),
        ),
        cost="{X}{X}{B}{B}{B}{B}",
    ),
    card(
        "fear-of-abduction",
        "enchantment creature: nightmare",
        AdditionalCost((ExileSome(CREATURE_YOU_CONTROL),)),
        Flying(),
        when_enters(Exile(Target(CREATURE_AN_OPPONENT_CONTROLS))),
        Triggered(when=Leaves(), do=PutIntoHand(ExiledWith())),
        cost="{4}{W}{W}",
        size=(5, 5),
    ),
    card(
        "trapped-in-the-screen",
        "enchantment",
        Ward(Mana("{2}")),
        when_enters(
            Exile(
                Target(Permanents(whose=OPPONENTS, types=("artifact", "creature", "enchantment"))),
                until_leaves=True,
            )
        ),
        cost="{2}{W}",
    ),
    card(
        "norin-swift-survivalist",
        "legendary creature: human coward",
        Cannot(deed="block"),
        Triggered(
            when=BecomesBlocked(CREATURE_YOU_CONTROL),
            do=May(Seq((Exile(That()), Enforce(MayPlay(cards=It()), about=Made())))),
        ),
        cost="{R}",
        size=(2, 1),
    ),
    card(
        "resurrected-cultist",
        "creature: human cleric",
        Activated(
            costs=(Mana("{2}{B}{B}"),),
            do=PutOntoBattlefield(which=This(), counters=(("finality", 1),)),
            timing="sorcery",
            if_=DELIRIUM,
            zones=GRAVEYARD,
            word="delirium",
        ),
        cost="{2}{B}",
        size=(4, 1),
    ),
)
