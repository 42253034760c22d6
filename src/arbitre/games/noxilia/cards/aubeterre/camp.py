"""The Banner of Aubeterre, its four places and the turns of fate it brings."""

from __future__ import annotations

from arbitre.kernel.effects import Choose, It, Lasting

from ... import definitions as d
from ... import keywords as k
from ... import nodes as n

CLAN = "aubeterre"

BANNER = d.banner(
    "oath-of-aubeterre",
    clan=CLAN,
    races=("human",),
    gold=17,
    colours=("light", "infernal"),
    placement=d.Placement(units=(d.COMMAND, d.RAMPART), monarch=(d.COMMAND, d.COMPLEMENTARY)),
)

ZONES = (
    d.zone(
        "dawn-hall",
        kind=d.COMMAND,
        clan=CLAN,
        draw=1,
        gold=2,
        does=(n.Ground("all", ranged=-1),),
    ),
    d.zone(
        "grey-infirmary",
        kind=d.COMPLEMENTARY,
        clan=CLAN,
        income=(Choose(n.Units(n.YOURS, at="here", wounded=True), n.RestoreLife(It(), 2)),),
    ),
    d.zone("pavise-wall", kind=d.RAMPART, clan=CLAN, gold=1, does=(n.Ground("enemies", melee=-1),)),
    d.zone(
        "crossbow-tower",
        kind=d.RAMPART,
        clan=CLAN,
        gold=1,
        does=(n.Ground("enemies", melee=-1), n.Ground("allies", shots=-1)),
    ),
)

FATES = (
    d.fate("day-of-truce", clan=CLAN, does=(Lasting(n.Rule("no_charge")),)),
    d.fate("blessing-of-wells", clan=CLAN, does=(Lasting(n.Rule("healing", 1)),)),
    d.fate("muster-bells", clan=CLAN, does=(Lasting(n.Rule("unit_cost", -1)),)),
    d.fate("vow-of-silence", clan=CLAN, does=(Lasting(n.Rule("spell_cost", 1)),)),
    d.fate(
        "not-one-step-back",
        clan=CLAN,
        does=(Lasting(n.Rule("no_fall_back")), Lasting(n.Modify(n.Units(), gets=(k.Riposte(),)))),
    ),
    d.fate("eye-to-eye", clan=CLAN, does=(Lasting(n.Modify(n.Units(), gets=(k.PointBlankShot(),))),)),
    d.fate("polished-steel", clan=CLAN, does=(Lasting(n.Modify(n.Units(), armour=1)),)),
)

CARDS: tuple[d.Card, ...] = (BANNER, *ZONES, *FATES)
