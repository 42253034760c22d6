"""The Banner of Aubeterre, its four places and the turns of fate it brings."""

from __future__ import annotations

from ...language import *

CLAN = "aubeterre"

BANNER = banner(
    "oath-of-aubeterre",
    clan=CLAN,
    races=("human",),
    gold=18,
    colours=("light", "infernal"),
    placement=Placement(units=(COMMAND, RAMPART), monarch=(COMMAND, COMPLEMENTARY)),
)

ZONES = (
    zone(
        "dawn-hall",
        kind=COMMAND,
        clan=CLAN,
        draw=1,
        gold=2,
        does=(Ground("all", ranged=-1),),
    ),
    zone(
        "grey-infirmary",
        kind=COMPLEMENTARY,
        clan=CLAN,
        income=(Choose(Units(YOURS, at="here", wounded=True), RestoreLife(It(), 2)),),
    ),
    zone("pavise-wall", kind=RAMPART, clan=CLAN, gold=1, does=(Ground("enemies", melee=-1),)),
    zone(
        "crossbow-tower",
        kind=RAMPART,
        clan=CLAN,
        gold=1,
        does=(Ground("enemies", melee=-1), Ground("allies", shots=-1)),
    ),
)

FATES = (
    fate("day-of-truce", clan=CLAN, does=(Lasting(Rule("no_charge")),)),
    fate("blessing-of-wells", clan=CLAN, does=(Lasting(Rule("healing", 1)),)),
    fate("muster-bells", clan=CLAN, does=(Lasting(Rule("unit_cost", -1)),)),
    fate("vow-of-silence", clan=CLAN, does=(Lasting(Rule("spell_cost", 1)),)),
    fate(
        "not-one-step-back",
        clan=CLAN,
        does=(Lasting(Rule("no_fall_back")), Lasting(Modify(Units(), gets=(Riposte(),)))),
    ),
    fate("eye-to-eye", clan=CLAN, does=(Lasting(Modify(Units(), gets=(PointBlankShot(),))),)),
    fate("polished-steel", clan=CLAN, does=(Lasting(Modify(Units(), armour=1)),)),
)

CARDS: tuple[Card, ...] = (BANNER, *ZONES, *FATES)
