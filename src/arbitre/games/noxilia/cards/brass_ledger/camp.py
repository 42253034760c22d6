"""The Banner of the Brass Ledger, its four places and the turns of fate it brings."""

from __future__ import annotations

from ...language import *

CLAN = "brass-ledger"

BANNER = banner(
    "open-ledger",
    clan=CLAN,
    races=("gnome",),
    gold=13,
    colours=("infernal", "psionic"),
    placement=Placement(units=(COMMAND, RAMPART), monarch=(COMMAND, COMPLEMENTARY)),
    does=(GainGold(1),),
)

ZONES = (
    zone("counting-house", kind=COMMAND, clan=CLAN, draw=1, gold=2, does=(Ground("all", melee=-1),)),
    zone(
        "strong-room",
        kind=COMPLEMENTARY,
        clan=CLAN,
        income=(GainGold(CountOf(Equipment(YOURS, carried=True), most=2)),),
    ),
    zone("brass-portcullis", kind=RAMPART, clan=CLAN, gold=1, does=(Ground("enemies", melee=-1),)),
    zone(
        "clockwork-battlements",
        kind=RAMPART,
        clan=CLAN,
        gold=1,
        does=(Ground("enemies", melee=-1), Ground("allies", ranged=1)),
    ),
)

FATES = (
    fate("quarter-day", clan=CLAN, does=(GainGold(2, ANYONES),)),
    fate("price-of-iron", clan=CLAN, does=(Lasting(Modify(Units(), armour=-1)),)),
    fate("rush-on-recruits", clan=CLAN, does=(Lasting(Rule("unit_cost", 1)), DrawCards(1, ANYONES))),
    fate("charged-air", clan=CLAN, does=(Lasting(Modify(Units(), gets=(InstinctiveRiposte(1),))),)),
    fate("searchlights", clan=CLAN, does=(Lasting(Modify(Units(), gets=(Interceptor(),))),)),
    fate("general-strike", clan=CLAN, does=(Lasting(Rule("no_charge")), Lasting(Rule("gold", -1)))),
    fate("full-steam", clan=CLAN, does=(Lasting(Modify(Units(), gets=(Charge(1),))),)),
)

CARDS: tuple[Card, ...] = (BANNER, *ZONES, *FATES)
