"""What a card's words allow, the table allows: every printed cost, Oath and target is tried at its edge.

The words of a filter are read here once more, apart from the engine. Cards stand there that anybody might
want to leave out: with one Vital Force left, tilted, frozen, in the Firing Line, in a linked pair. Who fits
the words must be offered; a ban that no card says fails here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from arbitre.games.seven_fallen import language as n
from arbitre.games.seven_fallen.cards.index import CARDS, FV
from arbitre.games.seven_fallen.rules.costs import broken_oath, payable
from arbitre.games.seven_fallen.rules.figures import has, in_play
from arbitre.games.seven_fallen.rules.game import RULES
from arbitre.games.seven_fallen.rules.model import AREAS, Table
from arbitre.games.seven_fallen.rules.stack import legal_targets
from arbitre.kernel.effects import Node, Scene, walk
from arbitre.kernel.game import Game
from arbitre.kernel.layers import traits

from .arrange import Sitting, arrange

ANGELS = ("gnawling", "rime-siren", "spark-drake", "ember-recruit", "hearthguard", "mirror-eel")
OTHERS = ("spark-drake", "night-terror")
PILE = ("gnawling", "spark-drake", "brick-golem", "lance-of-flame")


def crowded(*more: str) -> Sitting:
    """Both sides with all sorts of Angels: fresh, hurt, tilted, frozen, linked, in either line; and
    piles, with `more` in hand."""
    side: dict[str, Any] = {
        "rear": [*ANGELS, ("ember-recruit", "brick-golem"), ("hearthguard", "crucible-golem"), *OTHERS],
        "fire": [*ANGELS[:3]],
        "hand": (*PILE, *more),
        "purgatory": PILE,
        "limbo": PILE,
        "worshippers": 6,
        "energy": 9,
    }
    sitting = arrange(dict(side), dict(side))
    table = sitting.table
    for seat in (0, 1):
        angels = [i for i in in_play(table, seat) if CARDS[table.pieces[i].what].type == "angel"]
        for at, piece in enumerate(angels):
            it = table.own(piece)
            it.damage = (FV[it.what] - 1) * (at % 2)
            it.tilted, it.frozen = at % 3 == 1, at % 4 == 3
    return Sitting(Game(RULES, table))


def fits(table: Table, words: n.Cards, piece: int, seat: int, source: int) -> bool:
    """Whether the words name this card, read anew; only fields that stand on printed targets and Oaths."""
    it, card = table.pieces[piece], CARDS[table.pieces[piece].what]
    area = AREAS[it.zone % len(AREAS)]
    classes = set(getattr(card, "classes", ()))
    said = [
        words.whose == n.ANYONES or (it.owner == seat) == (words.whose == n.YOURS),
        area in words.where,
        not words.types or card.type in words.types,
        not (words.other and piece == source),
        not words.classes or bool(classes & set(words.classes)),
        not classes & set(words.without_classes),
        not words.realms or card.realm in words.realms,
        words.wounded in (None, it.damage > 0),
        words.tilted in (None, it.tilted or it.frozen),
        words.frozen in (None, it.frozen),
        words.keyword is None or has(table, piece, words.keyword),
        words.without is None or not has(table, piece, words.without),
    ]
    for limit, figure in ((words.atq_at_most, "atq"), (words.fv_at_most, "fv")):
        if limit is not None:
            said.append(getattr(traits(table, piece), figure) <= limit)
    if words.atq_at_least is not None:
        said.append(traits(table, piece).atq >= words.atq_at_least)
    cost = getattr(card, "cost", None)
    if isinstance(words.cost_at_most, int):
        said.append(cost is not None and cost <= words.cost_at_most)
    if words.cost_at_least is not None:
        said.append(cost is not None and cost >= words.cost_at_least)
    return all(said)


def nodes(card: Any) -> Iterator[Node]:
    """All that stands on a card."""
    yield from walk((card.abilities, getattr(card, "effect", ()), getattr(card, "oaths", ())))


UNREAD = ("linked", "equipped", "attacking", "ambush", "in_combat", "markers", "named", "same_name", "among")
"""Fields that need a combat, a mark or another card: scenarios have those."""


def readable(words: object) -> bool:
    if not isinstance(words, n.Cards) or words.destroyed_this_turn:
        return False
    plain = n.Cards()
    return all(getattr(words, field) == getattr(plain, field) for field in UNREAD) and not (
        words.cost_at_most is not None and not isinstance(words.cost_at_most, int)
    )


AIMING = [
    (card.slug, node)
    for card in CARDS
    for node in nodes(card)
    if isinstance(node, n.Target) and readable(node.among)
]


@pytest.mark.rule("FR-22")
@pytest.mark.parametrize(("slug", "node"), AIMING, ids=[slug for slug, _ in AIMING])
def test_all_that_its_words_name_may_be_a_target(slug: str, node: Any) -> None:
    sitting = crowded()
    table = sitting.table
    source = table.seats[0].temple
    everything = [piece.id for piece in table.pieces if piece.zone >= 0]
    hidden = ("book", "register", "secret")
    open_ = [i for i in everything if AREAS[table.pieces[i].zone % len(AREAS)] not in hidden]
    expected = {i for i in open_ if fits(table, node.among, i, 0, source)}
    assert expected or node.among.where != n.BATTLEFIELD, "the position has nobody to aim at"
    found = set(legal_targets(table, node, Scene(0, source, other=1), miracle=False, spare=9))
    assert found == expected


OATHS = [
    (card.slug, vow)
    for card in CARDS
    if isinstance(card, n.Miracle)
    for vow in card.oaths
    if isinstance(vow, n.Vow)
]


@pytest.mark.rule("F-074")
@pytest.mark.parametrize(("slug", "vow"), OATHS, ids=[slug for slug, _ in OATHS])
def test_an_oath_may_be_paid_with_all_that_its_words_name(slug: str, vow: Any) -> None:
    sitting = crowded(slug)
    table = sitting.table
    piece = sitting[0, slug]
    expected = {
        i
        for i in (p.id for p in table.pieces if p.zone >= 0)
        if i != piece and fits(table, vow.among, i, 0, piece)
    }
    assert len(expected) >= vow.number
    assert broken_oath(table, 0, (vow,), piece) is None
    sitting.game.answer(("miracle", piece))
    while sitting.asked != "oath":
        sitting.game.answer(sitting.options[0])
    offered = {option[1] for option in sitting.options}
    assert offered == set(table.rules.alike(table, sorted(expected)))
    for option in sitting.options:
        sitting.game.fork().answer(option)


COSTS = [
    (card.slug, cost)
    for card in CARDS
    for cost in nodes(card)
    if isinstance(cost, n.Cost) and cost not in (n.FREE, n.Cost(destroy_this=True))
]


@pytest.mark.rule("F-243", "F-257", "F-040")
@pytest.mark.parametrize(("slug", "cost"), COSTS, ids=[f"{slug}-{at}" for at, (slug, _) in enumerate(COSTS)])
def test_exactly_what_a_cost_says_pays_it_and_one_less_does_not(slug: str, cost: Any) -> None:
    def refusal(less: int) -> object:
        """Why it cannot be paid with so much less of each thing it takes."""
        wish = {
            "energy": max(0, cost.energy - less),
            "hand": ["spark-drake"] * (cost.discard - less),
            "worshippers": max(0, cost.revoke - less),
            "rear": ["gnawling"],
        }
        sitting = arrange(wish)
        table, payer = sitting.table, sitting[0, "gnawling"]
        table.own(payer).poseidor = max(0, cost.poseidor - less)
        table.own(payer).tilted = bool(cost.tilt and less)
        return payable(table, 0, cost, payer)

    assert refusal(0) is None
    assert refusal(1) is not None
