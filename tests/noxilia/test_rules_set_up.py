"""Rules of board, cards and set-up that no single position shows: chance, and what is printed."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from tests.noxilia.arena import problems

import arbitre
from arbitre.games.noxilia.cards.index import CARDS, NUMBER
from arbitre.games.noxilia.decks import DECKS, READY
from arbitre.games.noxilia.language.definitions import UNIT_TYPES
from arbitre.games.noxilia.rules.ground import DUEL
from arbitre.games.noxilia.rules.model import CAMP, FATE, GRAVEYARD, HAND, LIBRARY
from arbitre.games.noxilia.rules.places import place, pool
from arbitre.kernel.game import Game

SEEDS = range(24)
DUEL_DECKS = ["aubeterre", "hollow-court"]


def begun(seed: int) -> Game:
    return arbitre.new("noxilia", seed=seed, decks=DUEL_DECKS)


def set_up(seed: int) -> Game:
    """A game at its first action: random starting units, every hand kept."""
    game, random = begun(seed), Random(seed)
    while game.state.board.turn == 0:
        assert game.pending is not None
        options = game.pending.options
        mulligan = game.pending.say[0] == "mulligan"
        game.answer(() if mulligan else random.choice(options))
    return game


@pytest.mark.rule("N-008", "N-044", "N-045", "N-046", "N-047", "NR-01")
def test_the_board_of_a_duel_has_eight_zones_of_players_and_two_battlefields() -> None:
    assert [len(own) for own in DUEL.own] == [4, 4]
    assert len(DUEL.battlefields) == 2 and DUEL.size == 10
    for a, space in enumerate(DUEL.spaces):
        mirrored = [
            b
            for b, other in enumerate(DUEL.spaces)
            if (other.row, other.column, other.kind) == (4 - space.row, space.column, space.kind)
        ]
        assert len(mirrored) == 1
        assert len(DUEL.adjacent[a]) == len(DUEL.adjacent[mirrored[0]])
    rows = [{s.kind for s in DUEL.spaces if s.row == row} for row in range(3)]
    assert rows == [{"command", "complementary"}, {"rampart"}, {"battlefield"}]


@pytest.mark.rule("NR-04")
def test_adjacent_is_a_shared_side() -> None:
    for a, near in enumerate(DUEL.adjacent):
        for b in range(DUEL.size):
            one, other = DUEL.spaces[a], DUEL.spaces[b]
            shares = abs(one.row - other.row) + abs(one.column - other.column) == 1
            assert (b in near) == shares


@pytest.mark.rule("N-029", "N-021")
def test_every_card_has_the_figures_and_costs_of_its_type_and_no_others() -> None:
    for card in CARDS:
        fights = card.melee or card.ranged or card.armour or card.life
        carried = card.type in ("equipment", "treasure")
        if card.type in UNIT_TYPES:
            assert card.life > 0, card.slug
        elif not carried:
            assert not fights and not card.produces.total, card.slug
        assert card.produces.any == 0, card.slug  # "any" is only ever asked (N-198)
        if card.type in ("spell", "latent"):
            assert card.mana.total > 0 and card.gold == 0, card.slug
        elif card.type in ("monarch", "token", "treasure", "fate"):
            assert card.gold == 0 and not card.costs and card.mana.total == 0, card.slug


@pytest.mark.rule("N-017", "N-026", "N-056")
@pytest.mark.parametrize("deck", READY, ids=lambda deck: deck.slug)
def test_a_deck_brings_one_monarch_and_four_zone_cards(deck: Any) -> None:
    kinds = Counter(CARDS[NUMBER[slug]].kind for slug in deck.zones)
    assert kinds == {"command": 1, "complementary": 1, "rampart": 2}
    assert CARDS[NUMBER[deck.monarch]].type == "monarch"
    assert all(CARDS[NUMBER[slug]].type != "monarch" for slug, _ in deck.cards)
    table = arbitre.new("noxilia", decks=[deck.slug, deck.slug]).state
    for seat in (0, 1):
        laid = [CARDS[table.pieces[table.board.places[space]].what].slug for space in DUEL.homes_of(seat)]
        assert laid == list(deck.zones)
        assert all(table.pieces[table.board.places[space]].controller == seat for space in DUEL.own[seat])


@pytest.mark.rule("N-027", "N-043", "N-219")
def test_a_card_without_a_clan_goes_into_every_deck_of_its_race() -> None:
    deck = DECKS["aubeterre"]
    fewer = tuple((slug, n - 1 if slug == "oath-pikeman" else n) for slug, n in deck.cards)
    hired = msgspec.structs.replace(deck, cards=(*fewer, ("hired-blade", 1)))
    assert problems(hired) == []
    dead = msgspec.structs.replace(deck, cards=(*fewer, ("bog-candle", 1)))
    assert len(problems(dead)) == 1 and "N-219" in problems(dead)[0]


@pytest.mark.rule("N-057")
def test_chance_chooses_the_first_player() -> None:
    firsts = [begun(seed).state.board.starter for seed in SEEDS]
    assert 4 < sum(firsts) < 20
    for seed in SEEDS:
        game = begun(seed)
        assert game.pending is not None and game.pending.seat == game.state.board.starter


@pytest.mark.rule("N-058", "NR-33")
def test_the_second_player_gets_two_gold() -> None:
    for seed in SEEDS:
        table = begun(seed).state
        first = table.board.starter
        assert [table.seats[first].gold, table.seats[1 - first].gold] == [0, 2]


@pytest.mark.rule("NR-33")
@pytest.mark.parametrize("seats", [1, 3])
def test_only_two_can_play(seats: int) -> None:
    with pytest.raises(Exception, match="NR-33"):
        arbitre.new("noxilia", seats=seats)


@pytest.mark.rule("N-059", "N-060", "N-061", "NR-37")
def test_after_set_up_all_is_where_it_belongs() -> None:
    for seed in SEEDS:
        table = set_up(seed).state
        for seat in (0, 1):
            deck = DECKS[DUEL_DECKS[seat]]
            units = [table.pieces[u] for s in DUEL.own[seat] for u in table.ids(s)]
            slugs = Counter(CARDS[it.what].slug for it in units)
            assert slugs.pop(deck.monarch) == 1
            assert all(number <= 2 for number in slugs.values())
            assert all(it.hidden and it.known == 1 << seat for it in units)
            # A starting unit may have been sacrificed for another.
            rest = sum(len(table.ids(place(table, seat, which))) for which in (HAND, LIBRARY, GRAVEYARD))
            assert rest + sum(slugs.values()) == 60
            assert len(table.ids(place(table, seat, CAMP))) == 1


@pytest.mark.rule("N-064")
def test_the_library_is_shuffled() -> None:
    tops = set()
    for seed in SEEDS:
        table = set_up(seed).state
        library = table.ids(place(table, 0, LIBRARY))
        tops.add(tuple(table.pieces[card].what for card in library[-5:]))
        assert all(table.pieces[card].known == 0 for card in library)
    assert len(tops) == len(SEEDS)


@pytest.mark.rule("N-067")
def test_one_true_and_one_false_treasure_lie_on_the_battlefields_in_any_order() -> None:
    left = []
    kinds = set()
    for seed in SEEDS:
        table = set_up(seed).state
        laid = [it for it in table.pieces if it.primo]
        assert sorted(it.zone - DUEL.size for it in laid) == list(DUEL.battlefields)
        assert all(it.hidden and it.known == 0 for it in laid)
        assert sum(CARDS[it.what].false for it in laid) == 1
        left.append(any(CARDS[it.what].false and it.zone - DUEL.size == DUEL.battlefields[0] for it in laid))
        kinds |= {it.what for it in laid}
        assert len(table.ids(pool(table))) + 2 == sum(card.type == "treasure" for card in CARDS)
    assert 4 < sum(left) < 20
    assert len(kinds) > 4


@pytest.mark.rule("N-080")
def test_every_player_brings_a_fate_deck_of_his_own() -> None:
    table = begun(1).state
    for seat, slug in enumerate(DUEL_DECKS):
        fates = Counter(CARDS[table.pieces[f].what].slug for f in table.ids(place(table, seat, FATE)))
        assert fates == Counter(DECKS[slug].fates)


@pytest.mark.rule("N-077")
def test_a_spectator_sees_no_more_than_both_players_do() -> None:
    game = set_up(3)
    shown = {piece["id"] for zone in game.view(-1).zones for piece in zone.pieces if "card" in piece}
    for seat in (0, 1):
        seen = {piece["id"] for zone in game.view(seat).zones for piece in zone.pieces if "card" in piece}
        assert shown < seen
