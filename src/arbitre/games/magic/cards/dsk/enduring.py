"""The enduring Glimmers: creatures that come back as enchantments."""

from ...language import *


def _endures() -> Triggered:
    """When this dies, if it was a creature, it comes back as an enchantment and nothing else."""
    return Triggered(
        when=Dies(),
        do=PutOntoBattlefield(which=This(), under="owner", becoming=(Becomes(("enchantment",)),)),
        if_=Fits(This(), CREATURE),
    )


CARDS = (
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
)
