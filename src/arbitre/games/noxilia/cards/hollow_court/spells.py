"""Death takes life and gives it back wrongly; corruption borrows other people's hands."""

from __future__ import annotations

from arbitre.kernel.effects import Choose, It

from ... import definitions as d
from ... import nodes as n
from ...definitions import Mana

CLAN = "hollow-court"

ACTIVE = (
    d.spell(
        "second-summons",
        clan=CLAN,
        mana=Mana(death=2),
        does=(Choose(n.Cards("graveyard", types=("unit",), cost_at_most=4), n.Return(It(), "queue")),),
    ),
    d.spell(
        "rattle-the-pantry",
        clan=CLAN,
        mana=Mana(death=1, any=1),
        does=(n.CreateToken("bone-servant", n.Zones(n.YOURS), 2),),
    ),
    d.spell(
        "wither",
        clan=CLAN,
        mana=Mana(death=2, any=1),
        does=(n.Target(n.Units(n.OPPONENTS), n.Damage(It(), 2, "death", piercing=True)),),
    ),
    d.spell(
        "last-word",
        clan=CLAN,
        mana=Mana(death=2, any=1),
        reach=1,
        does=(n.Target(n.Units(n.OPPONENTS, common=True, wounded=True), n.Destroy(It())),),
    ),
    d.spell(
        "ballroom-miasma",
        clan=CLAN,
        mana=Mana(death=1, corruption=1),
        does=(n.Target(n.Zones(), n.Poisons(n.Units(n.OPPONENTS, at="it"), 2)),),
    ),
    d.spell(
        "dance-with-me",
        clan=CLAN,
        mana=Mana(corruption=2, any=1),
        does=(
            n.Target(
                n.Units(n.OPPONENTS, common=True, engaged=False, cost_at_most=4),
                n.TakeControl(It()),
            ),
        ),
    ),
    d.spell(
        "moth-in-the-heart",
        clan=CLAN,
        mana=Mana(corruption=1),
        does=(n.Target(n.Units(n.OPPONENTS), n.Curse(It(), n.Modify(It(), melee=-1, armour=-1))),),
    ),
)

LATENT = (
    d.latent(
        "kiss-of-the-cellar",
        clan=CLAN,
        mana=Mana(death=1),
        on="attacked",
        does=(n.Damage(n.Attacker(), 1, "death"), n.Poisons(n.Attacker(), 2)),
    ),
    d.latent(
        "hungry-ground",
        clan=CLAN,
        mana=Mana(death=1, any=1),
        on="entered",
        does=(n.Damage(It(), 2, "death"), n.Engage(It())),
    ),
    d.latent(
        "scapegoat",
        clan=CLAN,
        mana=Mana(corruption=1),
        on="attacked",
        does=(
            Choose(n.Units(n.YOURS, at="here", types=("unit", "token")), n.RedirectAttack(It())),
            n.DrawCards(1),
        ),
    ),
    d.latent("forged-seal", clan=CLAN, mana=Mana(corruption=1), on="latent", does=(n.CancelSpell(),)),
)

CARDS: tuple[d.Card, ...] = (*ACTIVE, *LATENT)
