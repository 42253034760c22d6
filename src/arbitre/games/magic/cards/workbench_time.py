"""Cards of our own that wait, go mad, come back or go round in circles: suspend, madness, regeneration …"""

from __future__ import annotations

from ..language import *

TIME: Final = (
    card("late-riser", "creature: giant", Suspend(3, "{G}"), cost="{5}{G}", size=(5, 4), house=True),
    card(
        "long-awaited-letter",
        "sorcery",
        Suspend(2, "{U}"),
        cost="{4}{U}",
        effect=Draw(3),
        house=True,
    ),
    card(
        "slow-fuse",
        "sorcery",
        Suspend(1, "{R}"),
        cost=None,
        colours="R",
        effect=DealDamage(Target(CREATURE), 3),
        house=True,
    ),
    card(
        "fit-of-temper",
        "instant",
        Madness("{R}"),
        cost="{1}{R}",
        effect=DealDamage(Target(ANY_TARGET), 3),
        house=True,
    ),
    card(
        "growing-pains",
        "enchantment",
        Replacement(of=CountersPut(CREATURE_YOU_CONTROL, "+1/+1"), by=MuchMore(1)),
        cost="{G}",
        house=True,
    ),
    card(
        "second-wind",
        "instant",
        cost="{G}",
        effect=Enforce(Replacement(of=Destroyed(It()), by=Regenerate()), about=Target(CREATURE)),
        house=True,
    ),
    double(
        face(
            "assault-on-the-attic",
            "battle: siege",
            Triggered(
                when=LastCounterGone("defense"), do=Seq((Exile(This()), MayCast(Made(), transformed=True)))
            ),
            when_enters(GainLife(2)),
            cost="{2}{W}",
            defense=4,
        ),
        face("attic-garrison", "creature: soldier", colours="W", size=(4, 4)),
    ),
    card("turned-coat", "instant", cost="{R}", effect=Transform(Target(CREATURE)), house=True),
    card(
        "company-lamp",
        "enchantment",
        Triggered(when=IsSo(AtMost(CountOf(CREATURE_YOU_CONTROL), 0)), do=Sacrifice(This())),
        cost="{W}",
        house=True,
    ),
    card(
        "revolving-door",
        "enchantment",
        Triggered(when=GainsLife(), do=LoseLife(1)),
        Triggered(when=LosesLife(), do=May(GainLife(1))),
        cost="{1}{B}",
        house=True,
    ),
    card(
        "overgrown-corridor",
        "enchantment",
        Triggered(when=GainsLife(), do=GainLife(1)),
        cost="{B}{G}",
        house=True,
    ),
    card(
        "draughty-corridor",
        "enchantment",
        Triggered(when=GainsLife(), do=LoseLife(1)),
        Triggered(when=LosesLife(), do=GainLife(1)),
        cost="{B}",
        house=True,
    ),
)
