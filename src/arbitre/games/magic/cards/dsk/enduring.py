"""The enduring Glimmers: creatures that come back as enchantments."""

from ...language import *


def _endures() -> Triggered:
    """When this dies, if it was a creature, it comes back as an enchantment and nothing else."""
    return Triggered(
        when=Dies(),
        do=PutOntoBattlefield(which=This(), under="owner", becoming=(Becomes(("enchantment",)),)),
        if_=Fits(This(), CREATURE),
    )


_SMALL: Final = Permanents(whose=YOURS, types=("creature",), power_at_most=2, other=True)
_ANY_COLOUR: Final = Activated(costs=(TapSelf(),), do=AddMana(any_of=COLOURS), mana=True)

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
    card(
        "enduring-curiosity",
        "enchantment creature: cat glimmer",
        Flash(),
        Triggered(when=DealsDamage(CREATURE_YOU_CONTROL, PLAYER, combat=True), do=Draw()),
        _endures(),
        cost="{2}{U}{U}",
        size=(4, 3),
    ),
    card(
        "enduring-vitality",
        "enchantment creature: elk glimmer",
        Vigilance(),
        StaticAbility(do=(Has((_ANY_COLOUR,)),), who=CREATURE_YOU_CONTROL),
        _endures(),
        cost="{1}{G}{G}",
        size=(3, 3),
    ),
    card(
        "enduring-innocence",
        "enchantment creature: sheep glimmer",
        Lifelink(),
        Triggered(when=Enters(_SMALL), do=Draw(), one_or_more=True, once_per_turn=True),
        _endures(),
        cost="{1}{W}{W}",
        size=(2, 1),
    ),
)
