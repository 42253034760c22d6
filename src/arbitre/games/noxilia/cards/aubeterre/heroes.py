"""The Regent of Aubeterre and the four whose names the levies sing."""

from __future__ import annotations

from ...language import *

CLAN = "aubeterre"

MONARCH = monarch(
    "regent-ysende",
    clan=CLAN,
    race="human",
    melee=3,
    armour=2,
    life=16,
    produces=Mana(light=1),
    skills=(Riposte(), BrotherInArms()),
    does=(at_start_of_turn(Choose(Units(YOURS, at="here", wounded=True, other=True), RestoreLife(It(), 1))),),
)

HEROES = (
    hero(
        "isaut-the-unbent",
        clan=CLAN,
        race="human",
        gold=6,
        melee=3,
        wounded=5,
        armour=2,
        life=6,
        skills=(GuardianAngel(), Riposte(), BrotherInArms()),
    ),
    hero(
        "brother-odon",
        clan=CLAN,
        race="human",
        gold=5,
        melee=2,
        wounded=1,
        armour=1,
        life=5,
        produces=Mana(light=2),
        skills=(Sorcerer(), Heal(3)),
        does=(at_end_of_turn(RestoreLife(Units(YOURS, at="here", wounded=True), 1)),),
    ),
    hero(
        "short-fuse-margot",
        clan=CLAN,
        race="human",
        gold=6,
        melee=2,
        wounded=1,
        ranged=3,
        armour=1,
        life=5,
        skills=(RapidFire(2), PointBlankShot()),
    ),
    hero(
        "captain-thibaud",
        clan=CLAN,
        race="human",
        gold=6,
        melee=4,
        wounded=3,
        armour=2,
        life=6,
        skills=(AttackAura(1),),
        does=(
            Activated(
                Choose(Units(YOURS, at="here", common=True, engaged=True, face_down=False), Disengage(It())),
                costs=(PayGold(1),),
            ),
        ),
    ),
    hero(
        "thibaud-in-the-ranks",
        clan=CLAN,
        race="human",
        gold=5,
        melee=3,
        wounded=4,
        armour=1,
        life=5,
        version_of="captain-thibaud",
        skills=(AttackAura(2), BrotherInArms()),
    ),
)

CARDS: tuple[Card, ...] = (MONARCH, *HEROES)
