"""The house set is whole: each keyword and type is on a card, all is named, every ready deck is legal."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from arbitre.games.seven_fallen import cards
from arbitre.games.seven_fallen import language as n
from arbitre.games.seven_fallen.cards import CARDS
from arbitre.games.seven_fallen.cards.names import CLASSES, NAMES
from arbitre.games.seven_fallen.cards.names import DECKS as DECK_NAMES
from arbitre.games.seven_fallen.cards.names import REALMS as REALM_NAMES
from arbitre.games.seven_fallen.decks import CONSTRUCTED, DECKS, READY, STARTERS
from arbitre.games.seven_fallen.decks.check import check
from arbitre.games.seven_fallen.language.definitions import (
    CELESTIAL_PURITY,
    METASCIENCE,
    REALMS,
    STRUCTURE_EXTROS,
    TYPES,
    Card,
    Deck,
)
from arbitre.kernel.effects import Node, walk

BY_SLUG: dict[str, Any] = {card.slug: card for card in CARDS}
PUBLISHED = {
    "elora-captain-of-the-elite",
    "elora-of-eondra",
    "o-god-of-poseidia",
    "obscura-archqueen",
    "ragwell",
    "thanator-the-gold",
    "vanaris",
}
"""The cards a published source names (7F-03, 7F-06)."""


def of_type(name: str) -> list[Any]:
    return [card for card in CARDS if card.type == name]


def pages(deck: Deck) -> list[Any]:
    return [BY_SLUG[slug] for slug, number in deck.book for _ in range(number)]


def used(deck: Deck) -> set[str]:
    eden = {deck.divinity, deck.temple, deck.archangel}
    return eden | {slug for slug, _ in (*deck.register, *deck.book)}


def has(card: Card, keyword: type[Node]) -> bool:
    return any(isinstance(node, keyword) for node in card.abilities)


def test_slugs_are_unique() -> None:
    assert len({card.slug for card in CARDS}) == len(CARDS)
    assert len({deck.slug for deck in READY}) == len(READY)


def test_only_what_a_source_names_is_not_ours() -> None:
    assert {card.slug for card in CARDS if not card.house} == PUBLISHED


def test_thanator_is_as_the_rulebook_says() -> None:
    thanator = BY_SLUG["thanator-the-gold"]
    assert thanator.cost == 6
    assert n.Phoenix(10) in thanator.abilities


def test_every_keyword_is_printed_on_a_card() -> None:
    assert not [keyword.__name__ for keyword in n.KEYWORDS if not any(has(card, keyword) for card in CARDS)]


@pytest.mark.parametrize("name", TYPES)
def test_every_type_of_card_is_there(name: str) -> None:
    assert of_type(name)


def test_miracles_show_oaths_and_both_figures() -> None:
    miracles = of_type("miracle")
    assert [m for m in miracles if any(isinstance(oath, n.Vow) for oath in m.oaths)]
    assert [m for m in miracles if any(not isinstance(oath, n.Vow) for oath in m.oaths)]
    assert [m for m in miracles if m.revoke]
    assert [m for m in miracles if not m.revoke]
    assert all(1 <= m.worshippers <= 4 and m.revoke <= m.worshippers for m in miracles)


def test_figures_stay_in_the_ranges_of_the_house() -> None:
    """SG-10."""
    assert all(12 <= d.fv <= 22 and 1 <= d.will <= 10 for d in of_type("divinity"))
    assert all(4 <= temple.energy <= 6 for temple in of_type("temple"))
    assert all(1 <= worshipper.energy <= 3 for worshipper in of_type("worshipper"))
    assert all(4 <= archangel.time <= 7 for archangel in of_type("archangel"))
    for angel in of_type("angel"):
        assert (angel.cost is None) == has(angel, n.Invocation), angel.slug
        assert angel.cost is None or 1 <= angel.cost <= 6, angel.slug
        assert angel.fv >= 1, angel.slug


def test_each_realm_has_an_eden_of_its_own() -> None:
    divinities, archangels = of_type("divinity"), of_type("archangel")
    for eden in (divinities, archangels):
        assert [card.realm for card in eden].count(METASCIENCE) == 1
        assert {card.realm for card in eden} == set(REALMS) and len(eden) == len(REALMS)
    assert {temple.realm for temple in of_type("temple")} == set(REALMS)
    assert {divinity.feathers for divinity in divinities} == {1, 2, 3}
    assert len({(divinity.fv, divinity.feathers) for divinity in divinities}) >= 6
    assert {archangel.time for archangel in archangels} == {4, 5, 6, 7}
    assert len({(a.atq, a.fv, a.time, a.energy) for a in archangels}) == len(REALMS)
    for eden in (divinities, archangels, [t for t in of_type("temple") if t.slug != "living-reef"]):
        assert len({card.abilities for card in eden}) == len(REALMS)
    assert len({divinity.abilities[0] for divinity in divinities}) == len(REALMS)


def test_realms_are_of_the_seven() -> None:
    assert {card.realm for card in CARDS} - {""} <= set(REALMS)


def test_secret_pages_say_what_they_do_when_they_come_out() -> None:
    for card in CARDS:
        if has(card, n.Stealth):
            assert card.type in ("angel", "miracle"), card.slug
            assert has(card, n.OutOfSecret) and has(card, n.Exposed), card.slug


@pytest.mark.parametrize("deck", READY, ids=lambda d: d.slug)
def test_a_ready_deck_is_legal(deck: Deck) -> None:
    assert check(deck) == []
    assert check(deck, realm_limit=True) == []
    assert DECKS[deck.slug] is deck


@pytest.mark.parametrize("deck", STARTERS, ids=lambda d: d.slug)
def test_a_starter_is_fifty_four_cards_of_one_realm_or_none(deck: Deck) -> None:
    assert deck.format == "starter"
    assert len(pages(deck)) == 42
    assert sum(number for _, number in deck.register) == 9
    assert {BY_SLUG[slug].realm for slug in used(deck)} - {""} == {BY_SLUG[deck.divinity].realm}


@pytest.mark.parametrize("deck", CONSTRUCTED, ids=lambda d: d.slug)
def test_a_constructed_deck_has_its_size(deck: Deck) -> None:
    assert deck.format == "constructed"
    assert len(pages(deck)) >= 50
    assert sum(number for _, number in deck.register) == 10


def test_every_realm_has_a_starter_and_three_a_built_deck() -> None:
    realms = [BY_SLUG[deck.divinity].realm for deck in STARTERS]
    assert sorted(realms) == sorted(REALMS)
    assert realms[:3] == [BY_SLUG[deck.divinity].realm for deck in CONSTRUCTED]


def test_the_constructed_decks_show_the_exceptions_of_deck_building() -> None:
    leader, swarm, loyal = CONSTRUCTED
    assert any(has(page, n.Leader) for page in pages(leader))
    assert STRUCTURE_EXTROS in BY_SLUG[swarm.temple].classes
    assert any(number > 3 for _, number in swarm.book)
    assert any(has(page, n.Loyalist) for page in pages(loyal))


def test_every_card_is_in_a_ready_deck() -> None:
    assert set().union(*(used(deck) for deck in READY)) == BY_SLUG.keys()


@pytest.mark.parametrize("deck", READY, ids=lambda d: d.slug)
def test_no_page_of_a_deck_waits_for_a_card_the_deck_does_not_have(deck: Deck) -> None:
    """Honour wants Equipment, an Invocation a Spiritist, a Sacrifice an Angel it may destroy."""
    book = pages(deck)
    angels = [page for page in book if page.type == "angel"]
    if any(has(page, n.Honour) for page in book):
        assert any(page.type == "equipment" for page in book)
    if any(has(page, n.Invocation) for page in book):
        assert any("imperial-spiritist" in page.classes for page in angels)
    assert any(angel.realm != CELESTIAL_PURITY for angel in angels)


@pytest.mark.parametrize("decks", [STARTERS, CONSTRUCTED], ids=["starters", "constructed"])
def test_energy_is_alike(decks: tuple[Deck, ...]) -> None:
    """Temple, Archangel and Register bring each deck as much."""
    totals = {
        BY_SLUG[d.temple].energy
        + BY_SLUG[d.archangel].energy
        + sum(BY_SLUG[s].energy * k for s, k in d.register)
        for d in decks
    }
    assert len(totals) == 1


def test_curves_of_the_starters_are_alike() -> None:
    means = []
    for deck in STARTERS:
        costs = [page.cost for page in pages(deck) if page.type == "angel" and page.cost is not None]
        means.append(sum(costs) / len(costs))
        assert 26 <= len(costs) <= 28
        assert sum(1 for page in pages(deck) if page.type == "golem") == 5
        assert sum(1 for page in pages(deck) if page.type == "miracle") == 6
    assert max(means) - min(means) <= 0.6


def test_all_is_named_in_both_languages() -> None:
    assert NAMES.keys() == BY_SLUG.keys()
    assert REALM_NAMES.keys() == set(REALMS)
    assert {name for card in CARDS for name in card.classes} == CLASSES.keys()
    assert DECK_NAMES.keys() == {deck.slug for deck in READY}
    for slug, name in (NAMES | DECK_NAMES).items():
        assert all((name.en, name.fr, name.flavour_en, name.flavour_fr)), slug


@pytest.mark.parametrize("field", ["en", "fr", "flavour_en", "flavour_fr"])
def test_no_two_cards_share_a_name_or_a_line(field: str) -> None:
    assert len({getattr(name, field) for name in NAMES.values()}) == len(NAMES)


def test_every_effect_of_a_card_is_its_own() -> None:
    """Two cards never share one node that is named on the stack or in a prompt: it has one name only."""
    owner: dict[int, str] = {}
    for card in CARDS:
        for node in walk((card.abilities, getattr(card, "effect", ()), getattr(card, "oaths", ()))):
            if node.__struct_fields__ and node is not n.FREE and node is not n.TEMPLE:
                assert owner.setdefault(id(node), card.slug) == card.slug


def test_card_files_are_short() -> None:
    for path in Path(cards.__file__).parent.glob("*/*.py"):
        text = path.read_text()
        assert len(text.splitlines()) < 250, path
        assert ast.get_docstring(ast.parse(text)), path
