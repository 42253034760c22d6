"""What a card's words allow, the table allows: every printed cost and target is tried at its edge.

The words of a filter are read here once more, apart from the engine. Units stand there that anybody might
want to leave out: with one life left, engaged, face down, poisoned, tokens, the Monarch. Who fits the words
must be offered; a ban that no card says fails here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from arbitre.games.noxilia import language as n
from arbitre.games.noxilia.cards.index import ACTIVATED, ADVENTURE, CARDS, NUMBER, REACH, TYPE
from arbitre.games.noxilia.meaning.units import aims
from arbitre.games.noxilia.rules.model import GRAVEYARD, Thing
from arbitre.games.noxilia.rules.places import place
from arbitre.kernel.effects import Node, Scene, walk
from arbitre.kernel.layers import traits

from .arena import A_COMMAND, A_WALL, FIELD, KING, QUEEN, A, Arena, B

CROWD = ("aubeterre-levy", "grey-sister", "rag-ghoul", "bone-servant", "dream-listener", "grave-robber")
STATES: tuple[dict[str, Any], ...] = ({}, {"engaged": True}, {"poison": 2}, {"hidden": True})


def crowded(space: int) -> Arena:
    """A position with all sorts of units of both sides in one space, and both Monarchs near death there."""
    arena = Arena()
    for seat in (A, B):
        for slug in CROWD:
            for state in STATES:
                for lost in {0, CARDS[NUMBER[slug]].life - 1}:
                    arena.unit(slug, seat, space, lost=lost, **state)
    for monarch, slug in ((arena.queen, QUEEN), (arena.king, KING)):
        arena.table.own(monarch).lost = CARDS[NUMBER[slug]].life - 1
    return arena


def fits(arena: Arena, words: n.Units, unit: int, seat: int, source: int) -> bool:
    """Whether the words name this unit, as far as the seat can see it; read anew, field by field."""
    table = arena.table
    it, card = table.pieces[unit], CARDS[table.pieces[unit].what]
    unseen = it.hidden and it.controller != seat
    said: list[bool] = [
        words.whose == n.ANYONES or (it.controller == seat) == (words.whose == n.YOURS),
        words.engaged in (None, it.engaged),
        words.wounded in (None, it.lost > 0),
        words.poisoned in (None, it.poison > 0),
        words.face_down in (None, it.hidden),
        not words.cursed,  # nobody is
        not (words.other and unit == source),
    ]
    asks: list[bool] = [
        card.type in words.types if words.types else True,
        card.type == "unit" if words.common else True,
        card.race == words.race if words.race else True,
        card.clan == words.clan if words.clan else True,
        any(isinstance(skill, words.skill) for skill in card.skills) if words.skill else True,
        (card.produces.total > 0) == words.producer if words.producer is not None else True,
        card.gold <= words.cost_at_most and not card.costs if words.cost_at_most < 99 else True,
        traits(table, unit).melee <= words.melee_at_most if words.melee_at_most < 99 else True,
        traits(table, unit).life <= words.life_at_most if words.life_at_most < 99 else True,
    ]
    nosy = words.types or words.common or words.race or words.clan or words.skill
    nosy = nosy or words.producer is not None
    nosy = nosy or min(words.cost_at_most, words.melee_at_most, words.life_at_most) < 99
    return all(said) and all(asks) and not (nosy and unseen)


def everybody(arena: Arena) -> list[int]:
    return [unit for space in range(len(arena.table.board.places)) for unit in arena.table.ids(space)]


def priced() -> Iterator[tuple[str, str, Node]]:
    """Every printed cost that is paid with a unit, or with a card: whose, how it is begun, the cost."""
    verbs = {"unit": "play", "hero": "play", "event": "event", "equipment": "attach"}
    for what, card in enumerate(CARDS):
        for cost in card.costs:
            yield card.slug, verbs[card.type], cost
        for power in ACTIVATED[what]:
            yield from ((card.slug, "ability", cost) for cost in power.costs)
        journey = ADVENTURE[what]
        if journey is not None:
            yield from ((card.slug, "adventure", cost) for cost in journey.costs)


PAID = [each for each in priced() if not isinstance(each[2], n.PayGold)]


@pytest.mark.rule("NR-41")
@pytest.mark.parametrize(("slug", "verb", "cost"), PAID, ids=[f"{s}-{type(c).__name__}" for s, _, c in PAID])
def test_a_cost_may_be_paid_with_all_that_its_words_name(slug: str, verb: str, cost: Any) -> None:
    arena = crowded(A_COMMAND)
    table = arena.table
    graves = place(table, A, GRAVEYARD)
    for name in CROWD:
        table.add_piece(Thing(0, NUMBER[name], A, graves, controller=A))
    others = [arena.hand(name) for name in ("oath-blade", "borrowed-sword")]
    on_board = verb in ("ability", "adventure")
    payer = arena.unit(slug, A, A_WALL) if on_board else arena.hand(slug)
    if isinstance(cost, n.DiscardCards):
        expected = set(others)
    elif isinstance(cost, n.ExileDead):
        assert isinstance(cost.among, n.Cards)
        kinds = cost.among.types
        dead = [card for card in table.ids(graves) if not kinds or TYPE[table.pieces[card].what] in kinds]
        race = cost.among.race
        expected = {card for card in dead if not race or CARDS[table.pieces[card].what].race == race}
    else:
        assert isinstance(cost.among, n.Units)
        expected = {u for u in everybody(arena) if u != payer and fits(arena, cost.among, u, A, payer)}
    assert expected, "the position has nobody to pay with"
    begun = [option for option in arena.game.pending.options if option[:2] == (verb, payer)]  # type: ignore[union-attr]
    assert begun, f"{slug} cannot be begun"
    arena.game.answer(begun[0])
    while arena.game.pending.options[0][0] != "pay":  # type: ignore[union-attr]
        arena.game.answer(arena.game.pending.options[0])  # type: ignore[union-attr]
    offered = {option[1] for option in arena.game.pending.options}  # type: ignore[union-attr]
    assert offered <= expected
    alike = table.rules.alike(table, sorted(expected))
    assert offered == set(alike)
    for option in arena.game.pending.options:  # type: ignore[union-attr]
        game = arena.game.fork()
        game.answer(option)  # and each is accepted


AIMING = [
    (card.slug, node)
    for card in CARDS
    for node in walk((card.does, card.skills))
    if isinstance(node, n.Target) and isinstance(node.among, n.Units)
]


@pytest.mark.rule("N-191")
@pytest.mark.parametrize(("slug", "node"), AIMING, ids=[slug for slug, _ in AIMING])
def test_all_that_its_words_name_may_be_a_target(slug: str, node: Any) -> None:
    """From the very zone where they stand, so that no reach and no rampart is in the way."""
    spaces = {"rampart": A_WALL, "command": A_COMMAND}
    arena = crowded(spaces.get(node.among.at, FIELD))
    source = arena.unit("gate-sergeant", A, spaces.get(node.among.at, FIELD))
    there = [u for u in everybody(arena) if arena.table.pieces[u].zone == arena.table.pieces[source].zone]
    expected = {u for u in there if fits(arena, node.among, u, A, source)}
    assert expected, "the position has nobody to aim at"
    found = aims(arena.table, node, Scene(A, source))
    assert set(found) & set(there) == expected
    if (
        not node.among.at and REACH.get(id(node), -1) < 0
    ):  # anywhere: the Monarchs too, near death as they are
        far = {arena.queen, arena.king}
        assert set(found) & far == {u for u in far if fits(arena, node.among, u, A, source)}
