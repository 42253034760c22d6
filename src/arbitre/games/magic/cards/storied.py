"""The planeswalker and the Saga."""

from __future__ import annotations

from ..language import *

_STORIES: Final = AnyOf(
    (
        Cards(whose=YOURS, types=("instant", "sorcery")),
        Cards(whose=YOURS, types=("planeswalker",), subtypes=("tamiyo",)),
    )
)

STORIED: Final = (
    card(
        "kaito-bane-of-nightmares",
        "legendary planeswalker: kaito",
        Ninjutsu("{1}{U}{B}"),
        StaticAbility(
            do=(Becomes(("creature",), ("ninja",)), Has((Hexproof(),)), HasBase(3, 4)),
            while_=Both((YourTurn(), AtLeast(CountersOn(This(), "loyalty"), 1))),
        ),
        Activated(costs=(), loyalty=1, do=GetEmblem("kaito-emblem")),
        Activated(
            costs=(), loyalty=0, do=Seq((Surveil(2), Draw(CountOf(Players(OPPONENTS, lost_life=True)))))
        ),
        Activated(costs=(), loyalty=-2, do=Seq((Tap(Target(CREATURE)), PutCounters(Targeted(), "stun", 2)))),
        cost="{2}{U}{B}",
        loyalty=4,
    ),
    card(
        "the-tale-of-tamiyo",
        "legendary enchantment: saga",
        chapter(1, 2, 3, do=Repeat(Mill(2), while_=ShareCardType(Made()), then=Draw())),
        chapter(4, do=Seq((Exile(Target(_STORIES, ANY_NUMBER, up_to=True)), CastCopies(Made())))),
        cost="{2}{U}",
    ),
)
