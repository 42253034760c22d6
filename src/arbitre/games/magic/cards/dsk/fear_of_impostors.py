"""Fear of Impostors."""

from ...language import *

CARD = card(
    "fear-of-impostors",
    "enchantment creature: nightmare",
    Flash(),
    when_enters(Seq((CounterSpell(Target(Spells())), Each(ControllersOf(Targeted()), ManifestDread())))),
    cost="{1}{U}{U}",
    size=(3, 2),
)
