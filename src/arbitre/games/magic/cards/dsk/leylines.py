"""The Leylines: they may be there before the first turn (103.6)."""

from ...language import *

_YOUR_CREATURES_ANYWHERE: Final = AnyOf(
    (
        CREATURE_YOU_CONTROL,
        Spells(whose=YOURS, types=("creature",)),
        Cards(whose=YOURS, types=("creature",), where=("hand", "library", "graveyard", "exile", "command")),
    )
)

CARDS: Final = (
    card(
        "leyline-of-transformation",
        "enchantment",
        MayBeginInPlay(),
        as_enters(ChooseCreatureType()),
        StaticAbility(do=(IsAlso(chosen_type=True),), who=_YOUR_CREATURES_ANYWHERE),
        cost="{2}{U}{U}",
    ),
    card(
        "leyline-of-the-void",
        "enchantment",
        MayBeginInPlay(),
        Replacement(of=PutIntoGraveyard(Objects(owned=OPPONENTS)), by=ExileInstead()),
        cost="{2}{B}{B}",
    ),
    card(
        "leyline-of-hope",
        "enchantment",
        MayBeginInPlay(),
        Replacement(of=GainsLife(), by=MuchMore(1)),
        StaticAbility(
            do=(Gets(2, 2),), who=CREATURE_YOU_CONTROL, while_=AtLeast(Minus(Life(), StartingLife()), 7)
        ),
        cost="{2}{W}{W}",
    ),
    card(
        "leyline-of-resonance",
        "enchantment",
        MayBeginInPlay(),
        Triggered(
            when=Casts(Spells(whose=YOURS, types=("instant", "sorcery"), targets_only=CREATURE_YOU_CONTROL)),
            do=CopySpell(That()),
        ),
        cost="{2}{R}{R}",
    ),
    card(
        "leyline-of-mutation",
        "enchantment",
        MayBeginInPlay(),
        PayInstead(costs=(Mana("{W}{U}{B}{R}{G}"),)),
        cost="{2}{G}{G}",
    ),
)
