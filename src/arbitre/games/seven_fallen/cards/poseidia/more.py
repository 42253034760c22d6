"""More of Poseidia, for decks people build: a reef that multiplies, letters nobody was meant to read."""

from __future__ import annotations

from ...language import *

REALM = POSEIDIA
ANGEL = ("angel",)
CORAL = ("coral",)

CARDS: tuple[Card, ...] = (
    Angel(
        slug="coral-swarmling",
        realm=REALM,
        classes=CORAL,
        cost=1,
        atq=0,
        fv=3,
        abilities=(Symbiosis(), Swarm(8)),
    ),
    Angel(
        slug="reef-mother",
        realm=REALM,
        classes=CORAL,
        cost=3,
        atq=2,
        fv=4,
        rarity="rare",
        abilities=(
            Symbiosis(),
            Modify(who=Cards(YOURS, ANGEL, other=True, classes=CORAL), fv=1),
        ),
    ),
    Angel(
        slug="brine-oracle",
        realm=REALM,
        classes=("siren",),
        cost=2,
        atq=1,
        fv=4,
        rarity="uncommon",
        abilities=(
            DivineAurora(LookAt(Top(2), Choose(It(), MoveTo(It(), "under"), up_to=True))),
            Tempest(),
        ),
    ),
    Golem(
        slug="brain-coral-golem",
        realm=REALM,
        classes=CORAL,
        cost=2,
        tempest=2,
        shield=2,
        rarity="uncommon",
        abilities=(Symbiosis(),),
    ),
    Miracle(
        slug="spawning-night",
        realm=REALM,
        worshippers=3,
        revoke=1,
        rarity="rare",
        effect=Choose(
            Cards(YOURS, ANGEL, ("hand",), classes=CORAL, cost_at_most=2),
            PutIntoPlay(It()),
            number=3,
            up_to=True,
            openly=True,
        ),
    ),
    Miracle(
        slug="message-in-a-bottle",
        realm=REALM,
        worshippers=2,
        rarity="uncommon",
        abilities=(
            Stealth(1),
            OutOfSecret(Target(Cards(OPPONENTS, ANGEL, cost_at_most=4), MoveTo(It(), "top"))),
            Exposed(Draw(2)),
        ),
        effect=Draw(2),
    ),
    Equipment(
        slug="pursers-key",
        realm=REALM,
        classes=("relic",),
        cost=1,
        rarity="uncommon",
        abilities=(when_bearer_attacks(GainPoseidor(Bearer(), 1)), Gain(Evade(1), who=Bearer())),
    ),
    Blessing(
        slug="tide-tables",
        realm=REALM,
        cost=3,
        rarity="rare",
        abilities=(DivineAurora(Target(Cards(OPPONENTS, ANGEL, tilted=False), Chill(It()), may=True)),),
    ),
)
