"""The Banner of the Willow Choir, its four places and the turns of fate it brings."""

from __future__ import annotations

from arbitre.kernel.effects import If, Lasting

from ... import definitions as d
from ... import keywords as k
from ... import nodes as n

CLAN = "willow-choir"

BANNER = d.banner(
    "silver-leaf",
    clan=CLAN,
    races=("sylvan",),
    gold=15,
    colours=("nature", "psionic"),
    placement=d.Placement(units=(d.COMMAND, d.COMPLEMENTARY, d.RAMPART), monarch=(d.COMMAND,)),
)

ZONES = (
    d.zone("council-willow", kind=d.COMMAND, clan=CLAN, draw=1, gold=2, does=(n.Ground("all", melee=-1),)),
    d.zone(
        "dreaming-pool",
        kind=d.COMPLEMENTARY,
        clan=CLAN,
        income=(
            If(
                n.AtLeast(n.CountOf(n.Units(n.YOURS, at="here", producer=True, face_down=False)), 1),
                n.DrawCards(1),
            ),
        ),
    ),
    d.zone("reed-maze", kind=d.RAMPART, clan=CLAN, gold=1, does=(n.Ground("enemies", melee=-1),)),
    d.zone(
        "thorn-hedge",
        kind=d.RAMPART,
        clan=CLAN,
        gold=1,
        does=(n.Ground("enemies", melee=-1, armour=-1),),
    ),
)

FATES = (
    d.fate("spring-tide", clan=CLAN, does=(n.Flood(n.Zones(kinds=(d.BATTLEFIELD,)), 2),)),
    d.fate("following-wind", clan=CLAN, does=(Lasting(n.Modify(n.Units(), gets=(k.FastMarch(),))),)),
    d.fate("ivy-on-the-walls", clan=CLAN, does=(Lasting(n.Modify(n.Units(), gets=(k.Climber(),))),)),
    d.fate("lucid-dream", clan=CLAN, does=(Lasting(n.Rule("spell_cost", -1)),)),
    d.fate("white-mist", clan=CLAN, does=(Lasting(n.Modify(n.Units(), gets=(k.StealthAttack(),))),)),
    d.fate(
        "week-of-rain",
        clan=CLAN,
        does=(Lasting(n.Rule("no_ranged")), Lasting(n.Modify(n.Units(), loses=(k.Flying,)))),
    ),
    d.fate("green-hour", clan=CLAN, does=(Lasting(n.Rule("magic", -1)),)),
)

CARDS: tuple[d.Card, ...] = (BANNER, *ZONES, *FATES)
