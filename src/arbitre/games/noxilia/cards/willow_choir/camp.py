"""The Banner of the Willow Choir, its four places and the turns of fate it brings."""

from __future__ import annotations

from ...language import *

CLAN = "willow-choir"

BANNER = banner(
    "silver-leaf",
    clan=CLAN,
    races=("sylvan",),
    gold=16,
    colours=("nature", "psionic"),
    placement=Placement(units=(COMMAND, COMPLEMENTARY, RAMPART), monarch=(COMMAND,)),
)

ZONES = (
    zone("council-willow", kind=COMMAND, clan=CLAN, draw=1, gold=2, does=(Ground("all", melee=-1),)),
    zone(
        "dreaming-pool",
        kind=COMPLEMENTARY,
        clan=CLAN,
        income=(
            If(
                AtLeast(CountOf(Units(YOURS, at="here", producer=True, face_down=False)), 1),
                DrawCards(1),
            ),
        ),
    ),
    zone("reed-maze", kind=RAMPART, clan=CLAN, gold=1, does=(Ground("enemies", melee=-1),)),
    zone(
        "thorn-hedge",
        kind=RAMPART,
        clan=CLAN,
        gold=1,
        does=(Ground("enemies", melee=-1, armour=-1),),
    ),
)

FATES = (
    fate("spring-tide", clan=CLAN, does=(Flood(Zones(kinds=(BATTLEFIELD,)), 2),)),
    fate("following-wind", clan=CLAN, does=(Lasting(Modify(Units(), gets=(FastMarch(),))),)),
    fate("ivy-on-the-walls", clan=CLAN, does=(Lasting(Modify(Units(), gets=(Climber(),))),)),
    fate("lucid-dream", clan=CLAN, does=(Lasting(Rule("spell_cost", -1)),)),
    fate("white-mist", clan=CLAN, does=(Lasting(Modify(Units(), gets=(StealthAttack(),))),)),
    fate(
        "week-of-rain",
        clan=CLAN,
        does=(Lasting(Rule("no_ranged")), Lasting(Modify(Units(), loses=(Flying,)))),
    ),
    fate("green-hour", clan=CLAN, does=(Lasting(Rule("magic", -1)),)),
)

CARDS: tuple[Card, ...] = (BANNER, *ZONES, *FATES)
