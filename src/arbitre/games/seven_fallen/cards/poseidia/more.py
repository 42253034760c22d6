"""More of Poseidia, for decks people build: a reef that multiplies, letters nobody was meant to read."""

from __future__ import annotations

from arbitre.kernel.effects import Choose, It

from ... import definitions as d
from ... import nodes as n

REALM = d.POSEIDIA
ANGEL = ("angel",)
CORAL = ("coral",)

CARDS: tuple[d.Card, ...] = (
    d.Angel(
        slug="coral-swarmling",
        realm=REALM,
        classes=CORAL,
        cost=1,
        atq=0,
        fv=2,
        abilities=(n.Symbiosis(), n.Swarm(8)),
    ),
    d.Angel(
        slug="reef-mother",
        realm=REALM,
        classes=CORAL,
        cost=3,
        atq=1,
        fv=4,
        rarity="rare",
        abilities=(
            n.Symbiosis(),
            n.Modify(who=n.Cards(n.YOURS, ANGEL, other=True, classes=CORAL), fv=1),
        ),
    ),
    d.Angel(
        slug="brine-oracle",
        realm=REALM,
        classes=("siren",),
        cost=2,
        atq=1,
        fv=4,
        rarity="uncommon",
        abilities=(
            n.DivineAurora(n.LookAt(n.Top(2), Choose(It(), n.MoveTo(It(), "under"), up_to=True))),
            n.Tempest(),
        ),
    ),
    d.Golem(
        slug="brain-coral-golem",
        realm=REALM,
        classes=CORAL,
        cost=2,
        tempest=2,
        shield=2,
        rarity="uncommon",
        abilities=(n.Symbiosis(),),
    ),
    d.Miracle(
        slug="spawning-night",
        realm=REALM,
        worshippers=3,
        revoke=1,
        rarity="rare",
        effect=Choose(
            n.Cards(n.YOURS, ANGEL, ("hand",), classes=CORAL, cost_at_most=2),
            n.PutIntoPlay(It()),
            number=3,
            up_to=True,
            openly=True,
        ),
    ),
    d.Miracle(
        slug="message-in-a-bottle",
        realm=REALM,
        worshippers=2,
        rarity="uncommon",
        abilities=(
            n.Stealth(1),
            n.OutOfSecret(n.Target(n.Cards(n.OPPONENTS, ANGEL, cost_at_most=4), n.MoveTo(It(), "top"))),
            n.Exposed(n.Draw(2)),
        ),
        effect=n.Draw(2),
    ),
    d.Equipment(
        slug="pursers-key",
        realm=REALM,
        classes=("relic",),
        cost=1,
        rarity="uncommon",
        abilities=(n.when_bearer_attacks(n.GainPoseidor(n.Bearer(), 1)), n.Gain(n.Evade(1), who=n.Bearer())),
    ),
    d.Blessing(
        slug="tide-tables",
        realm=REALM,
        cost=3,
        rarity="rare",
        abilities=(
            n.DivineAurora(n.Target(n.Cards(n.OPPONENTS, ANGEL, tilted=False), n.Chill(It()), may=True)),
        ),
    ),
)
