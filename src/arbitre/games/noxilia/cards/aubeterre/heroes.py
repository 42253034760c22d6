"""The Regent of Aubeterre and the four whose names the levies sing."""

from __future__ import annotations

from arbitre.kernel.effects import Choose, It

from ... import definitions as d
from ... import keywords as k
from ... import nodes as n
from ...definitions import Mana

CLAN = "aubeterre"

MONARCH = d.monarch(
    "regent-ysende",
    clan=CLAN,
    race="human",
    melee=3,
    armour=1,
    life=15,
    produces=Mana(light=1),
    skills=(k.Riposte(), k.BrotherInArms()),
    does=(
        n.at_start_of_turn(
            Choose(n.Units(n.YOURS, at="here", wounded=True, other=True), n.RestoreLife(It(), 1))
        ),
    ),
)

HEROES = (
    d.hero(
        "isaut-the-unbent",
        clan=CLAN,
        race="human",
        gold=6,
        melee=3,
        wounded=5,
        armour=2,
        life=6,
        skills=(k.GuardianAngel(), k.Riposte(), k.BrotherInArms()),
    ),
    d.hero(
        "brother-odon",
        clan=CLAN,
        race="human",
        gold=5,
        melee=2,
        wounded=1,
        armour=1,
        life=5,
        produces=Mana(light=2),
        skills=(k.Sorcerer(), k.Heal(3)),
        does=(n.at_end_of_turn(n.RestoreLife(n.Units(n.YOURS, at="here", wounded=True), 1)),),
    ),
    d.hero(
        "short-fuse-margot",
        clan=CLAN,
        race="human",
        gold=6,
        melee=2,
        wounded=1,
        ranged=3,
        armour=1,
        life=5,
        skills=(k.RapidFire(2), k.PointBlankShot()),
    ),
    d.hero(
        "captain-thibaud",
        clan=CLAN,
        race="human",
        gold=6,
        melee=4,
        wounded=3,
        armour=2,
        life=6,
        skills=(k.AttackAura(1),),
        does=(
            n.Activated(
                Choose(
                    n.Units(n.YOURS, at="here", common=True, engaged=True, face_down=False), n.Disengage(It())
                ),
                costs=(n.PayGold(1),),
            ),
        ),
    ),
)

CARDS: tuple[d.Card, ...] = (MONARCH, *HEROES)
