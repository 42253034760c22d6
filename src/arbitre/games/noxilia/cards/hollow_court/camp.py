"""The Banner of the Hollow Court, its four places and the turns of fate it brings."""

from __future__ import annotations

from ...language import *

CLAN = "hollow-court"

BANNER = banner(
    "empty-crown",
    clan=CLAN,
    races=("undead",),
    gold=16,
    colours=("death", "corruption"),
    placement=Placement(at_most=3),
    does=(GainGold(1),),
)

ZONES = (
    zone("throne-of-dust", kind=COMMAND, clan=CLAN, draw=1, gold=2, does=(Ground("enemies", armour=-1),)),
    zone(
        "ossuary",
        kind=COMPLEMENTARY,
        clan=CLAN,
        income=(
            If(
                AtLeast(CountOf(Cards("graveyard", types=("unit", "hero"))), 5),
                Seq((Exile(Cards("graveyard", top=1)), CreateToken("bone-servant", Here()))),
            ),
        ),
    ),
    zone("bone-palisade", kind=RAMPART, clan=CLAN, gold=1, does=(Ground("enemies", melee=-1),)),
    zone("wall-of-sighs", kind=RAMPART, clan=CLAN, gold=1, does=(Ground("enemies", melee=-1, ranged=-1),)),
)

FATES = (
    fate("family-reunion", clan=CLAN, does=(Lasting(Modify(Units(), gets=(BloodBrother(),))),)),
    fate("bad-air", clan=CLAN, does=(Lasting(Modify(Units(), gets=(Poison(1),))),)),
    fate("drawn-curtains", clan=CLAN, does=(Lasting(Rule("healing", -1)),)),
    fate("debt-day", clan=CLAN, does=(Lasting(Rule("gold", -1)),)),
    fate("court-is-in-session", clan=CLAN, does=(Lasting(Rule("event_cost", -1)),)),
    fate("blood-moon", clan=CLAN, does=(Lasting(Modify(Units(), melee=1, armour=-1)),)),
    fate("doors-left-open", clan=CLAN, does=(Lasting(Modify(Units(), gets=(ForceThrough(1),))),)),
)

CARDS: tuple[Card, ...] = (BANNER, *ZONES, *FATES)
