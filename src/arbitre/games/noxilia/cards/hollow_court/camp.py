"""The Banner of the Hollow Court, its four places and the turns of fate it brings."""

from __future__ import annotations

from arbitre.kernel.effects import If, Lasting

from ... import definitions as d
from ... import keywords as k
from ... import nodes as n

CLAN = "hollow-court"

BANNER = d.banner(
    "empty-crown",
    clan=CLAN,
    races=("undead",),
    gold=15,
    colours=("death", "corruption"),
    placement=d.Placement(at_most=3),
    does=(n.GainGold(1),),
)

ZONES = (
    d.zone("throne-of-dust", kind=d.COMMAND, clan=CLAN, draw=1, gold=2, does=(n.Ground("all", armour=-1),)),
    d.zone(
        "ossuary",
        kind=d.COMPLEMENTARY,
        clan=CLAN,
        income=(
            If(
                n.AtLeast(n.CountOf(n.Cards("graveyard", types=("unit", "hero"))), 5),
                n.CreateToken("bone-servant", n.Here()),
            ),
        ),
    ),
    d.zone("bone-palisade", kind=d.RAMPART, clan=CLAN, gold=1, does=(n.Ground("enemies", melee=-1),)),
    d.zone(
        "wall-of-sighs", kind=d.RAMPART, clan=CLAN, gold=1, does=(n.Ground("enemies", melee=-1, ranged=-1),)
    ),
)

FATES = (
    d.fate("family-reunion", clan=CLAN, does=(Lasting(n.Modify(n.Units(), gets=(k.BloodBrother(),))),)),
    d.fate("bad-air", clan=CLAN, does=(Lasting(n.Modify(n.Units(), gets=(k.Poison(1),))),)),
    d.fate("drawn-curtains", clan=CLAN, does=(Lasting(n.Rule("healing", -1)),)),
    d.fate("debt-day", clan=CLAN, does=(Lasting(n.Rule("gold", -1)),)),
    d.fate("court-is-in-session", clan=CLAN, does=(Lasting(n.Rule("event_cost", -1)),)),
    d.fate("blood-moon", clan=CLAN, does=(Lasting(n.Modify(n.Units(), melee=1, armour=-1)),)),
    d.fate("doors-left-open", clan=CLAN, does=(Lasting(n.Modify(n.Units(), gets=(k.ForceThrough(1),))),)),
)

CARDS: tuple[d.Card, ...] = (BANNER, *ZONES, *FATES)
