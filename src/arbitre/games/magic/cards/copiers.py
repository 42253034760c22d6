"""Cards that are, become or make copies."""

from __future__ import annotations

from ..language import *

_NEXT_END_STEP: Final = BeginningOf("end", ANYONES)
_TIME: Final = CountersOn(This(), "time")

COPIERS: Final = (
    card(
        "phantasmal-image",
        "creature: illusion",
        may_enter_as_copy(
            CREATURE,
            IsAlso(subtypes=("illusion",)),
            Has((Triggered(when=BecomesTarget(), do=Sacrifice(This())),)),
        ),
        cost="{1}{U}",
        size=(0, 0),
    ),
    card(
        "silent-hallcreeper",
        "enchantment creature: horror",
        Cannot(deed="be_blocked"),
        Triggered(
            when=DealsDamage(This(), PLAYER, combat=True),
            do=Modes(
                (
                    PutCounters(This(), "+1/+1", 2),
                    Draw(),
                    BecomeCopy(This(), Target(OTHER_CREATURE_YOU_CONTROL)),
                ),
                unchosen=True,
            ),
        ),
        cost="{1}{U}",
        size=(1, 1),
    ),
    card(
        "the-jolly-balloon-man",
        "legendary creature: human clown",
        Haste(),
        Activated(
            costs=(Mana("{1}"), TapSelf()),
            do=Seq(
                (
                    CreateCopies(
                        Target(OTHER_CREATURE_YOU_CONTROL),
                        except_=(
                            HasBase(1, 1),
                            HasColours("R", also=True),
                            IsAlso(types=("creature",), subtypes=("balloon",)),
                            Has((Flying(), Haste())),
                        ),
                    ),
                    Delayed(Triggered(when=_NEXT_END_STEP, do=Sacrifice(It())), about=Made()),
                )
            ),
            timing="sorcery",
        ),
        cost="{1}{R}{W}",
        size=(1, 4),
    ),
    card(
        "niko-light-of-hope",
        "legendary creature: human wizard",
        when_enters(CreateTokens("shard-token", 2)),
        Activated(
            costs=(Mana("{2}"), TapSelf()),
            do=Seq(
                (
                    Exile(
                        Target(
                            Permanents(whose=YOURS, types=("creature",), without_supertypes=("legendary",))
                        )
                    ),
                    BecomeCopy(
                        Permanents(whose=YOURS, subtypes=("shard",)), Targeted(), until="next end step"
                    ),
                    Delayed(
                        Triggered(when=_NEXT_END_STEP, do=PutOntoBattlefield(which=It(), under="owner")),
                        about=Made(),
                    ),
                )
            ),
        ),
        cost="{2}{W}{U}",
        size=(3, 4),
    ),
    card(
        "marvin-murderous-mimic",
        "legendary artifact creature: toy",
        StaticAbility(
            do=(
                HasActivatedAbilitiesOf(
                    Permanents(whose=YOURS, types=("creature",), no_name_in_common_with=This())
                ),
            )
        ),
        cost="{2}",
        size=(2, 2),
    ),
    card(
        "cursed-recording",
        "artifact",
        Triggered(
            when=Casts(INSTANT_OR_SORCERY),
            do=Seq(
                (
                    PutCounters(This(), "time"),
                    If(
                        AtLeast(_TIME, 7),
                        Seq((RemoveCounters(This(), "time", ALL), DealDamage(You(), 20))),
                    ),
                )
            ),
        ),
        Activated(
            costs=(TapSelf(),),
            do=Delayed(Triggered(when=Casts(INSTANT_OR_SORCERY), do=CopySpell(That())), until="turn"),
        ),
        cost="{2}{R}{R}",
    ),
)
