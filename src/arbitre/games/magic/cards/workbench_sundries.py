"""Cards of our own for rulings about counters, discarding, divided damage, copies and Phyrexian mana."""

from __future__ import annotations

from ..language import *


def _spell(slug: str, types: str, cost: str, effect: Node) -> Card:
    return card(slug, types, cost=cost, effect=effect, house=True)


_A_CREATURE_CARD: Final = Cards(types=("creature",), where=("graveyard", "exile"))

SUNDRIES: Final = (
    _spell("plucked-feathers", "instant", "{W}", RemoveCounters(Target(CREATURE), "flying", ALL)),
    _spell(
        "searched-luggage",
        "sorcery",
        "{B}",
        Seq((Discard(1, Target(PLAYER)), If(Fits(Made(), _A_CREATURE_CARD), GainLife(3)))),
    ),
    _spell(
        "flying-splinters",
        "instant",
        "{1}{R}",
        DealDamage(Target(ANY_TARGET, 4, least=1, divided=4), 4, divided=True),
    ),
    _spell(
        "common-likeness",
        "sorcery",
        "{1}{U}",
        CreateCopies(Target(CREATURE), except_=(IsNot(supertypes=("legendary",)),)),
    ),
    card(
        "spiteful-heirloom",
        "artifact",
        Triggered(when=Discarded(This()), do=LoseLife(2, OPPONENT), zones=("graveyard", "exile")),
        cost="{2}",
        house=True,
    ),
    card(
        "kitchen-tonic",
        "artifact",
        Activated(costs=(Mana("{1}{G/P}"), TapSelf()), do=Tap(Target(CREATURE))),
        cost="{1}",
        house=True,
    ),
)
