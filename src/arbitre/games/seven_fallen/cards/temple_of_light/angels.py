"""The Angels of Temple de la Lumière: one class, one order, many ways to ask the question."""

from __future__ import annotations

from ...language import *

REALM = TEMPLE_OF_LIGHT
ANGEL = ("angel",)
INQUISITOR = ("inquisitor",)

CARDS: tuple[Card, ...] = (
    Angel(slug="taper-novice", realm=REALM, classes=INQUISITOR, cost=1, atq=2, fv=3, abilities=(Loyalist(),)),
    Angel(slug="lamplit-bailiff", realm=REALM, classes=INQUISITOR, cost=2, atq=3, fv=3, abilities=(Light(),)),
    Angel(
        slug="gatekeeper-of-noon",
        realm=REALM,
        classes=INQUISITOR,
        cost=2,
        atq=2,
        fv=5,
        abilities=(Guardian(),),
    ),
    Angel(
        slug="censer-swinger",
        realm=REALM,
        classes=INQUISITOR,
        cost=2,
        atq=2,
        fv=3,
        rarity="uncommon",
        abilities=(DivineAurora(Heal(Cards(YOURS, ("angel", "archangel"), other=True), 1)),),
    ),
    Angel(
        slug="sworn-interrogator",
        realm=REALM,
        classes=INQUISITOR,
        cost=3,
        atq=4,
        fv=4,
        abilities=(Loyalist(), Valiant()),
    ),
    Angel(
        slug="reader-of-charges",
        realm=REALM,
        classes=INQUISITOR,
        cost=3,
        atq=3,
        fv=4,
        rarity="uncommon",
        abilities=(Fervour(Target(Cards(OPPONENTS, ANGEL), Lasting(Gain(Pacifist(), who=It())), may=True)),),
    ),
    Angel(
        slug="stake-kindler",
        realm=REALM,
        classes=INQUISITOR,
        cost=3,
        atq=4,
        fv=3,
        abilities=(Flame(), Light()),
    ),
    Angel(
        slug="noon-falconer",
        realm=REALM,
        classes=INQUISITOR,
        cost=3,
        atq=3,
        fv=4,
        rarity="uncommon",
        abilities=(Archery(2),),
    ),
    Angel(
        slug="daybreak-lancer",
        realm=REALM,
        classes=INQUISITOR,
        cost=4,
        atq=4,
        fv=5,
        rarity="uncommon",
        abilities=(DivineAurora(Mark(This(), atq=1)),),
    ),
    Angel(
        slug="high-inquisitor",
        realm=REALM,
        classes=INQUISITOR,
        cost=5,
        atq=5,
        fv=6,
        rarity="rare",
        abilities=(Light(), when_it_destroys(Draw(1))),
    ),
)
