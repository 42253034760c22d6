"""The house set is whole: each ability, colour, type and cost is on a card, all is named, decks are legal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.every import every
from tests.noxilia.arena import problems

from arbitre.games.noxilia import language as n
from arbitre.games.noxilia.cards import CARDS
from arbitre.games.noxilia.cards.names import CLANS, NAMES, RACES
from arbitre.games.noxilia.decks import READY, Deck
from arbitre.games.noxilia.language.definitions import COLOURS, TYPES, UNIT_TYPES, ZONE_KINDS, Card, Mana
from arbitre.games.noxilia.language.keywords import SKILLS, Adventure, Resistance
from arbitre.kernel.effects import Choose, Node, walk

BY_SLUG = {card.slug: card for card in CARDS}
CLAN_SLUGS = ("aubeterre", "hollow-court", "willow-choir", "brass-ledger")


def nodes_of(card: Card) -> Iterator[Node]:
    yield from walk((card.skills, card.does, card.costs))


ALL_NODES = [node for card in CARDS for node in nodes_of(card)]


def costs_paid() -> set[type[Node]]:
    """The kinds of additional cost that cards and abilities ask for."""
    found = {type(cost) for card in CARDS for cost in card.costs}
    for node in ALL_NODES:
        if isinstance(node, Adventure | n.Activated):
            found |= {type(cost) for cost in node.costs}
    return found


def test_slugs_are_unique() -> None:
    assert len(BY_SLUG) == len(CARDS)


def test_every_card_is_marked_as_ours() -> None:
    assert all(card.house for card in CARDS)


def test_every_ability_is_printed_on_a_card() -> None:
    printed = {type(node) for card in CARDS for node in card.skills}
    assert not [skill.__name__ for skill in SKILLS if skill not in printed]


@pytest.mark.parametrize("colour", [*COLOURS, "any", "pure"])
def test_every_mana_is_asked_by_a_spell(colour: str) -> None:
    assert [c.slug for c in CARDS if c.type in ("spell", "latent") and getattr(c.mana, colour)]


@pytest.mark.parametrize("colour", [*COLOURS, "pure"])
def test_every_mana_is_produced_by_a_sorcerer(colour: str) -> None:
    def casts(card: Card) -> bool:
        return any(type(s).__name__ == "Sorcerer" for s in card.skills)

    assert [c.slug for c in CARDS if getattr(c.produces, colour) and casts(c)]


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_of_resistance_is_there(colour: str) -> None:
    assert [s for s in ALL_NODES if isinstance(s, Resistance) and s.colour == colour]


@pytest.mark.parametrize("sort", dict.fromkeys(TYPES))
def test_every_type_of_card_is_there(sort: str) -> None:
    assert [card.slug for card in CARDS if card.type == sort]


@pytest.mark.parametrize("kind", ZONE_KINDS)
def test_every_kind_of_zone_is_there(kind: str) -> None:
    assert [card.slug for card in CARDS if card.type == "zone" and card.kind == kind]


def test_there_is_a_water_zone_and_a_flood() -> None:
    assert any(card.water for card in CARDS)
    assert any(isinstance(node, n.Flood) for node in ALL_NODES)


@pytest.mark.parametrize("moment", n.MOMENTS)
def test_every_moment_has_a_latent_spell(moment: str) -> None:
    assert [card.slug for card in CARDS if card.on == moment]


@pytest.mark.parametrize(
    "cost",
    [n.PayGold, n.EngageUnits, n.SacrificeUnits, n.HurtUnits, n.DiscardCards, n.ExileDead],
    ids=lambda c: c.__name__,
)
def test_every_additional_cost_is_asked(cost: type[Node]) -> None:
    assert cost in costs_paid()


def test_adventures_cost_gold_mana_and_more() -> None:
    trips = [node for node in ALL_NODES if isinstance(node, Adventure)]
    assert any(trip.gold for trip in trips)
    assert any(trip.mana.total for trip in trips)
    assert any(trip.costs for trip in trips)


def test_treasures_are_enough() -> None:
    treasures = [card for card in CARDS if card.type == "treasure"]
    assert len([t for t in treasures if not t.false]) >= 8
    assert [t for t in treasures if t.false]


def test_every_token_is_made_by_a_card() -> None:
    made = {node.slug for node in ALL_NODES if isinstance(node, n.CreateToken)}
    assert made == {card.slug for card in CARDS if card.type == "token"}


@pytest.mark.parametrize("clan", CLAN_SLUGS)
def test_a_clan_has_all_it_needs(clan: str) -> None:
    of = [card for card in CARDS if card.clan == clan]
    count: dict[str, int] = {}
    for card in of:
        count[card.type] = count.get(card.type, 0) + 1
    assert count["banner"] == count["monarch"] == 1
    assert count["hero"] >= 3
    assert count["unit"] >= 12
    assert sum(count.get(t, 0) for t in ("hero", "unit", "spell", "latent", "event", "equipment")) >= 26
    assert sorted(card.kind for card in of if card.type == "zone") == sorted(
        ["command", "complementary", "rampart", "rampart"]
    )


@pytest.mark.parametrize("deck", READY, ids=lambda d: d.slug)
def test_a_ready_deck_is_legal(deck: Deck) -> None:
    assert problems(deck) == []
    assert len(set(deck.fates)) == len(deck.fates) >= 10


@pytest.mark.parametrize("deck", READY, ids=lambda d: d.slug)
def test_a_ready_deck_can_cast_its_spells(deck: Deck) -> None:
    cards = [BY_SLUG[slug] for slug in (deck.monarch, *(slug for slug, _ in deck.cards))]
    made = Mana(**{c: max(getattr(card.produces, c) for card in cards) for c in (*COLOURS, "pure")})
    for card in cards:
        if card.type in ("spell", "latent"):
            assert all(not getattr(card.mana, c) or getattr(made, c) for c in COLOURS), card.slug


@pytest.mark.parametrize("deck", READY, ids=lambda d: d.slug)
def test_a_ready_deck_plays_most_cards_of_its_clan(deck: Deck) -> None:
    played = {slug for slug, _ in deck.cards}
    clan = BY_SLUG[deck.banner].clan
    own = {c.slug for c in CARDS if c.clan == clan and c.type not in ("banner", "monarch", "zone", "fate")}
    assert len(played & own) >= 26
    assert len(own - played) <= 12


@pytest.mark.parametrize("clan", CLAN_SLUGS)
def test_the_second_deck_of_a_clan_is_another_game(clan: str) -> None:
    one, other = (deck for deck in READY if BY_SLUG[deck.banner].clan == clan)
    kept = sum(min(number, dict(other.cards).get(slug, 0)) for slug, number in one.cards)
    assert kept <= 45, f"{kept} of 60 cards are the same"
    assert {slug for slug, _ in one.cards} - {slug for slug, _ in other.cards}


def test_curves_are_alike() -> None:
    """The mean gold of the units of one deck is within half a piece of every other's."""
    means = []
    for deck in READY:
        units = [(BY_SLUG[slug], number) for slug, number in deck.cards if BY_SLUG[slug].is_unit]
        means.append(sum(c.gold * k for c, k in units) / sum(k for _, k in units))
    assert max(means) - min(means) <= 0.5


def test_all_is_named_in_both_languages() -> None:
    assert NAMES.keys() == BY_SLUG.keys()
    assert {card.clan for card in CARDS} - {""} == CLANS.keys() == set(CLAN_SLUGS)
    assert {card.race for card in CARDS if card.race} == RACES.keys()
    for slug, name in NAMES.items():
        assert all((name.en, name.fr, name.flavour_en, name.flavour_fr)), slug


def texts(field: str) -> list[Any]:
    return [getattr(name, field) for name in NAMES.values()]


@pytest.mark.parametrize("field", ["en", "fr", "flavour_en", "flavour_fr"])
def test_no_two_cards_share_a_name_or_a_line(field: str) -> None:
    assert len(set(texts(field))) == len(NAMES)


def test_units_have_figures_that_make_sense() -> None:
    for card in CARDS:
        if card.type in UNIT_TYPES:
            assert card.life >= 1, card.slug
            assert card.melee + card.ranged >= 1, card.slug
        if card.type == "monarch":
            assert 12 <= card.life <= 16, card.slug
            assert 1 <= card.armour <= 2, card.slug
            assert 3 <= card.melee <= 4, card.slug


NOSY = (
    "types",
    "common",
    "race",
    "clan",
    "skill",
    "producer",
    "cost_at_most",
    "melee_at_most",
    "life_at_most",
)
BARE = n.Units()


def shows(node: Node) -> bool:
    """What turns up whoever it picks: aiming, dying, being hit instead."""
    if isinstance(node, Choose):
        return any(isinstance(part, n.RedirectAttack) for part in walk(node.do))
    return isinstance(node, n.Target | n.SacrificeUnits)


def quiet_filters(value: Any) -> Iterator[n.Units]:
    """Filters of one's own units by which nobody is turned up."""
    if isinstance(value, n.Units) and value.whose != n.OPPONENTS:
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from quiet_filters(part)
    elif isinstance(value, Node):
        for field in value.__struct_fields__:
            if not (field == "among" and shows(value)):
                yield from quiet_filters(getattr(value, field))


def test_no_card_tells_what_a_face_down_unit_is() -> None:
    """Who asks what a unit is without turning it up asks only units that are face up (N-077)."""

    def check_one(card: Card) -> None:
        for units in quiet_filters((card.does, card.skills, card.costs)):
            asks = any(getattr(units, field) != getattr(BARE, field) for field in NOSY)
            assert not asks or units.face_down is False

    every(CARDS, check_one, lambda card: card.slug)


VERSIONS = [card for card in CARDS if card.version_of]


def test_every_clan_has_a_hero_in_two_versions() -> None:
    assert {card.clan for card in VERSIONS} == set(CLAN_SLUGS)


@pytest.mark.parametrize("card", VERSIONS, ids=lambda card: card.slug)
def test_another_version_is_of_a_hero_of_the_same_clan(card: Card) -> None:
    first = BY_SLUG[card.version_of]
    assert card.type == first.type == "hero"
    assert (card.clan, card.race) == (first.clan, first.race)
    assert not first.version_of, "versions are all of the first one"


def test_every_race_has_an_interceptor_and_auras_differ() -> None:
    can = {card.race for card in CARDS for skill in card.skills if isinstance(skill, n.Interceptor)}
    assert can == RACES.keys()
    assert {skill.x for card in CARDS for skill in card.skills if isinstance(skill, n.AttackAura)} == {1, 2}
