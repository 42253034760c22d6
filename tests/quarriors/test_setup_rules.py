"""The set-up of a game of Quarriors! and what a player sees of the table (Q-001 to Q-007, Q-009, Q-049)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from tests.playing import playing

import arbitre
from arbitre.games.quarriors.cards.index import CARD_NUMBER, CARDS, KIND_NUMBER, KINDS
from arbitre.games.quarriors.language.definitions import Face
from arbitre.kernel.view import ZoneView

SEEDS = range(60)


def zones(view: arbitre.View, name: str) -> list[ZoneView]:
    """The areas of this name, in the order of the seats."""
    return sorted((zone for zone in view.zones if zone.name == name), key=lambda zone: zone.owner)


def wilds(view: arbitre.View) -> dict[str, int]:
    """The cards of the Wilds and how many dice lie on each, as a spectator sees them."""
    piles = [zone for zone in view.zones if zone.owner < 0]
    cards: list[str] = view.board["wilds"]
    assert len(piles) == len(cards)
    return {card: len(pile.pieces) for card, pile in zip(cards, piles, strict=True)}


def sort_of(card: str) -> str:
    return KINDS[KIND_NUMBER[CARDS[CARD_NUMBER[card]].kind]].sort


def dice_of(view: arbitre.View, seat: int) -> Counter[str]:
    """All dice of a player by kind, wherever they lie."""
    found: Counter[str] = Counter()
    for zone in view.zones:
        if zone.owner == seat:
            found.update(zone.show.get("holds", {}))
            found.update(piece["kind"] for piece in zone.pieces if "kind" in piece)
    return found


@pytest.mark.rule("Q-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    assert len(arbitre.new("quarriors", seats=seats).view(0).seats) == seats


@pytest.mark.rule("Q-001")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_cannot(seats: int) -> None:
    with pytest.raises(arbitre.BadInput, match="2 to 4 players"):
        arbitre.new("quarriors", seats=seats)


@pytest.mark.rule("Q-002")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_eight_basic_quiddity_and_four_assistants(seats: int) -> None:
    for seed in SEEDS:
        view = arbitre.new("quarriors", seed=seed, seats=seats).view(0)
        for seat in range(seats):
            assert dice_of(view, seat) == {"basic-quiddity": 8, "assistant": 4}


@pytest.mark.rule("Q-002")
def test_all_twelve_lie_in_the_bag_until_the_first_player_draws_six() -> None:
    view = arbitre.new("quarriors", seed=4, seats=3).view(0)
    active = view.board["active"]
    assert [len(bag.pieces) for bag in zones(view, "bag")] == [
        6 if seat == active else 12 for seat in range(3)
    ]


@pytest.mark.rule("Q-003")
def test_the_wilds_are_three_basic_cards_three_spells_and_seven_creatures() -> None:
    for seed in SEEDS:
        cards = list(wilds(arbitre.new("quarriors", seed=seed).view(0)))
        assert cards[:3] == ["basic-quiddity", "assistant", "portal"]
        assert Counter(map(sort_of, cards)) == {"basic": 3, "spell": 3, "creature": 7}


@pytest.mark.rule("Q-004")
def test_no_two_cards_of_the_wilds_are_of_one_kind() -> None:
    seen: set[str] = set()
    for seed in range(300):
        cards = arbitre.new("quarriors", seed=seed).view(0).board["wilds"]
        kinds = [CARDS[CARD_NUMBER[card]].kind for card in cards]
        assert len(set(kinds)) == len(kinds) == 13
        seen.update(cards)
    assert seen == {card.slug for card in CARDS}, "yet every card comes up in some game"


@pytest.mark.rule("Q-004")
def test_two_cards_of_one_kind_cannot_be_asked_for() -> None:
    spells = ["death-charm", "life-charm", "growth-charm"]
    creatures = ["deathdealer", "strong-deathdealer", "witching-hag", "quake-dragon"]
    others = ["ghostly-spirit", "scavenging-goblin", "questing-wizard"]
    with pytest.raises(arbitre.BadInput, match="Q-004"):
        arbitre.new("quarriors", wilds=[*spells, *creatures, *others])


@pytest.mark.rule("Q-005")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_dice_on_each_card_two_on_assistant_none_on_basic_quiddity(seats: int) -> None:
    for seed in SEEDS:
        dice = wilds(arbitre.new("quarriors", seed=seed, seats=seats).view(0))
        assert dice.pop("basic-quiddity") == 0
        assert dice.pop("assistant") == 2
        assert set(dice.values()) == {5} and len(dice) == 11


@pytest.mark.rule("Q-006")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_begin_with_no_glory_and_anybody_may_be_first(seats: int) -> None:
    first: Counter[int] = Counter()
    for seed in range(200):
        view = arbitre.new("quarriors", seed=seed, seats=seats).view(0)
        assert [seat["glory"] for seat in view.seats] == [0] * seats
        first[view.board["active"]] += 1
    assert set(first) == set(range(seats))
    assert min(first.values()) > 100 / seats, first


@pytest.mark.rule("Q-007", "Q-049")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_the_areas_of_the_mat(seats: int) -> None:
    view = arbitre.new("quarriors", seats=seats).view(arbitre.SPECTATOR)
    for name in ("bag", "pool", "ready", "locked", "spent", "used"):
        assert [zone.owner for zone in zones(view, name)] == list(range(seats)), name


def seen_in(where: str) -> Iterator[tuple[arbitre.Game, dict[str, Any], Face]]:
    """The dice seen in an area in random games, each with the face that is up."""
    for seed in range(20):
        for game in playing(arbitre.new("quarriors", seed=seed), seed):
            for zone in zones(game.view(arbitre.SPECTATOR), where):
                for piece in zone.pieces:
                    yield game, piece, KINDS[KIND_NUMBER[piece["kind"]]].faces[piece["face"]]


@pytest.mark.rule("Q-009", "Q-049")
def test_everybody_sees_the_face_of_a_creature_die_in_the_pool() -> None:
    shown = {
        (face.level, face.attack, face.defense, face.bursts)
        for _, _, face in islice(seen_in("pool"), 20_000)
        if face.creature
    }
    assert (1, 1, 2, 0) in shown, "the Assistant"
    assert {bursts for *_, bursts in shown} == {0, 1, 2}


@pytest.mark.rule("Q-009", "Q-049")
def test_a_summoned_creature_shows_the_level_attack_and_defense_of_its_face() -> None:
    checked = 0
    for game, piece, face in seen_in("ready"):
        if face.creature and not face.unknown and not game.state.effects:
            assert piece["figures"][:3] == [face.level, face.attack, face.defense]
            checked += 1
        if checked == 50:
            return
    raise AssertionError("too few creatures were summoned")


@pytest.mark.rule("Q-009")
def test_a_creature_face_has_a_level_and_at_most_two_bursts() -> None:
    faces = [face for kind in KINDS for face in kind.faces if face.creature]
    assert {face.level for face in faces} == {1, 2, 3}
    assert {face.bursts for face in faces} == {0, 1, 2}
    assert all(face.unknown or face.defense > 0 for face in faces)
