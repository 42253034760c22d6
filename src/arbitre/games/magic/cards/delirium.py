"""Cards that grow with four card types in your graveyard (delirium)."""

from __future__ import annotations

from ..language import *

_BASIC_LAND: Final = Cards(whose=YOURS, where=("library",), types=("land",), supertypes=("basic",))
_DEMON: Final = Cards(whose=YOURS, where=("library",), subtypes=("demon",))
_SIX_TYPES: Final = AtLeast(CardTypesAmong(Cards(whose=YOURS)), 6)

DELIRIOUS: Final = (
    card(
        "demonic-counsel",
        "sorcery",
        cost="{1}{B}",
        effect=If(DELIRIUM, Search(reveal=False), Search(_DEMON)),
    ),
    card(
        "unholy-heat",
        "instant",
        cost="{R}",
        effect=DealDamage(Target(CREATURE_OR_PLANESWALKER), Depending(DELIRIUM, 6, 2)),
    ),
    card(
        "patchwork-beastie",
        "artifact creature: beast",
        Cannot(deed="attack", while_=Not(DELIRIUM), word="delirium"),
        Cannot(deed="block", while_=Not(DELIRIUM), word="delirium"),
        Triggered(when=BeginningOf("upkeep"), do=May(Mill())),
        cost="{G}",
        size=(3, 3),
    ),
    card(
        "drag-to-the-roots",
        "instant",
        CostChange(amount=-2, while_=DELIRIUM, word="delirium"),
        cost="{2}{B}{G}",
        effect=Destroy(Target(NONLAND_PERMANENT)),
    ),
    card(
        "spineseeker-centipede",
        "creature: insect",
        when_enters(Search(_BASIC_LAND)),
        StaticAbility(do=(Gets(1, 2), Has((Vigilance(),))), while_=DELIRIUM, word="delirium"),
        cost="{2}{G}",
        size=(2, 1),
    ),
    card(
        "omnivorous-flytrap",
        "creature: plant",
        when_enters_or_attacks(
            Seq(
                (
                    PutDividedCounters(Target(CREATURE, 2, least=1, divided=2), "+1/+1"),
                    If(_SIX_TYPES, DoubleCounters(Targeted(), "+1/+1")),
                )
            ),
            if_=DELIRIUM,
            word="delirium",
        ),
        cost="{2}{G}",
        size=(2, 4),
    ),
    card(
        "fear-of-missing-out",
        "enchantment creature: nightmare",
        when_enters(Seq((Discard(), Draw()))),
        Triggered(
            when=Attacks(first_time=True),
            do=Seq((Untap(Target(CREATURE)), ExtraPhase("combat"))),
            if_=DELIRIUM,
            word="delirium",
        ),
        cost="{1}{R}",
        size=(2, 3),
    ),
)
