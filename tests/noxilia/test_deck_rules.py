"""Deck building (N-214 to N-219): from a ready-made deck, one change, and what is said of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from tests.noxilia.arena import problems

import arbitre
from arbitre.games.noxilia.cards.index import CARDS, NUMBER
from arbitre.games.noxilia.decks import DECKS
from arbitre.games.noxilia.decks import check as deck_check
from arbitre.games.noxilia.decks.deck import Deck
from arbitre.games.noxilia.language.definitions import Card

AUBETERRE = DECKS["aubeterre"]
FILLER = ("aubeterre-levy", "oath-pikeman", "gate-sergeant", "wall-crossbow", "grey-sister", "oath-blade")


def having(deck: Deck = AUBETERRE, /, **copies: int) -> Deck:
    """The deck of Aubeterre with other numbers of some cards, made up to sixty again with plain ones."""
    wanted = {slug.replace("_", "-"): number for slug, number in copies.items()}
    cards = dict(deck.cards) | wanted
    for slug in FILLER:
        if slug not in wanted:
            lacking = 60 - sum(cards.values())
            cards[slug] = min(4, max(0, cards.get(slug, 0) + lacking))
    return rebuilt(cards, deck)


def rebuilt(cards: Mapping[str, int], deck: Deck = AUBETERRE) -> Deck:
    return msgspec.structs.replace(deck, cards=tuple((s, n) for s, n in cards.items() if n))


def changed(**changes: Any) -> Deck:
    return msgspec.structs.replace(AUBETERRE, **changes)


def banner_with(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
    """Print other words on the Banner of Aubeterre."""

    def card(slug: str) -> Card:
        it = CARDS[NUMBER[slug]]
        return msgspec.structs.replace(it, **changes) if slug == "oath-of-aubeterre" else it

    monkeypatch.setattr(deck_check, "_card", card)


def only(deck: Deck, rule: str) -> str:
    """The one thing that is wrong with a deck, which must be for this rule."""
    wrong = problems(deck)
    assert len(wrong) == 1 and rule in wrong[0], wrong
    return wrong[0]


def refused(deck: Deck, rule: str) -> str:
    """What is wrong with a deck for one rule."""
    wrong = [each for each in problems(deck) if rule in each]
    assert wrong, problems(deck)
    return " ".join(wrong)


# N-214: the Banner


@pytest.mark.rule("N-214")
@pytest.mark.parametrize("slug", ["aubeterre", "hollow-court", "willow-choir"])
def test_the_ready_made_decks_obey_their_banners(slug: str) -> None:
    assert problems(DECKS[slug]) == []


@pytest.mark.rule("N-214")
def test_a_colour_the_banner_does_not_name_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    banner_with(monkeypatch, colours=("light",))
    assert "infernal" in refused(AUBETERRE, "N-214")
    assert all("N-214" in each for each in problems(AUBETERRE))


@pytest.mark.rule("N-214")
def test_a_spell_of_no_clan_is_bound_by_its_colours_alone() -> None:
    assert problems(having(chalk_circle=2, hush=1, the_first_word=1)) == []


@pytest.mark.rule("N-214")
def test_a_type_of_spell_the_banner_does_not_allow_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    banner_with(monkeypatch, spells=("spell",))
    wrong = refused(AUBETERRE, "N-214")
    assert "aegis-of-dawn" in wrong and "mend-the-line" not in wrong


@pytest.mark.rule("N-214")
def test_a_race_the_banner_does_not_allow_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert problems(having(breach_sapper=2)) == []
    banner_with(monkeypatch, races=("undead",))
    assert "breach-sapper" in refused(having(breach_sapper=2), "N-219")


@pytest.mark.rule("N-214")
def test_zones_of_another_clan_are_refused() -> None:
    deck = changed(zones=("throne-of-dust", *AUBETERRE.zones[1:]))
    assert "throne-of-dust" in only(deck, "N-214")
    assert problems(changed(zones=("ruined-keep", *AUBETERRE.zones[1:]))) == []


@pytest.mark.rule("N-026", "N-056")
def test_a_zone_card_goes_where_its_kind_belongs() -> None:
    hall, infirmary, *walls = AUBETERRE.zones
    assert walls[0] in refused(changed(zones=(walls[0], infirmary, *walls)), "N-026")
    assert problems(changed(zones=(hall, infirmary, walls[1], walls[0]))) == []


@pytest.mark.rule("N-214")
def test_mana_of_another_colour_is_refused_by_its_name() -> None:
    spell = next(c for c in CARDS if c.type == "spell" and c.mana.nature)
    assert f"foreign_mana {spell.slug} nature" in refused(having(**{spell.slug: 1}), "N-214")


@pytest.mark.parametrize("part", [{"banner": "nobody"}, {"monarch": "nobody"}, {"cards": (("nobody", 60),)}])
def test_a_card_that_does_not_exist_is_named(part: dict[str, Any]) -> None:
    assert problems(changed(**part)) == [" unknown_card nobody"]


# N-215: sixty cards


@pytest.mark.rule("N-215")
@pytest.mark.parametrize("difference", [-1, 1])
def test_a_deck_has_neither_59_nor_61_cards(difference: int) -> None:
    cards = dict(AUBETERRE.cards)
    cards["aubeterre-levy"] += difference
    assert f"deck_size {60 + difference} 60" in only(rebuilt(cards), "N-215")
    said = rf"It has {60 + difference} cards; a deck has exactly 60 \(N-215\)\."
    with pytest.raises(arbitre.BadInput, match=said):
        arbitre.new("noxilia", decks=[rebuilt(cards), "aubeterre"])


@pytest.mark.rule("N-215")
def test_monarch_fates_and_zones_are_not_counted() -> None:
    assert sum(number for _, number in AUBETERRE.cards) == 60
    assert problems(changed(fates=(*AUBETERRE.fates, "thick-fog", "dead-calm"))) == []


@pytest.mark.rule("N-215")
@pytest.mark.parametrize(
    "slug", ["whalebone-bow", "thick-fog", "aubeterre-recruit", "toll-gate", "silver-leaf"]
)
def test_treasures_fates_tokens_zones_and_banners_are_not_among_the_sixty(slug: str) -> None:
    assert slug in refused(having(**{slug: 1}), "N-215")


# N-216: the Monarch


@pytest.mark.rule("N-216")
def test_the_monarch_is_brought_once_and_not_again_among_the_sixty() -> None:
    assert "regent-ysende" in only(having(regent_ysende=1), "N-216")


@pytest.mark.rule("N-216")
def test_no_second_monarch_either() -> None:
    assert "morvane-the-last-heir" in refused(having(morvane_the_last_heir=1), "N-216")


# N-217, N-218: copies


@pytest.mark.rule("N-217")
@pytest.mark.parametrize("slug", ["captain-thibaud", "hold-the-line", "the-lamplighter", "midnight-oil"])
def test_two_copies_of_a_hero_or_event_but_not_three(slug: str) -> None:
    assert problems(having(**{slug: 2})) == []
    assert slug in only(having(**{slug: 3}), "N-217")


@pytest.mark.rule("N-218")
@pytest.mark.parametrize(
    "slug", ["oath-knight", "lance-of-morning", "powder-cellar", "bell-destrier", "breach-sapper", "hush"]
)
def test_four_copies_of_a_unit_spell_or_equipment_but_not_five(slug: str) -> None:
    assert problems(having(**{slug: 4})) == []
    assert slug in only(having(**{slug: 5}), "N-218")


@pytest.mark.rule("N-218")
def test_copies_written_in_two_rows_are_counted_together() -> None:
    rows = [*having(oath_knight=4).cards]
    rows.remove(("oath-knight", 4))
    split = changed(cards=(*rows, ("oath-knight", 2), ("oath-knight", 2)))
    assert problems(split) == []
    rows = [*having(oath_knight=5).cards]
    rows.remove(("oath-knight", 5))
    only(changed(cards=(*rows, ("oath-knight", 3), ("oath-knight", 2))), "N-218")


# N-219: whom the Banner musters


@pytest.mark.rule("N-219")
@pytest.mark.parametrize("slug", ["rag-ghoul", "count-vauquelin", "reed-runner", "naielle-the-voice"])
def test_units_of_another_clan_are_refused(slug: str) -> None:
    assert slug in refused(having(**{slug: 1}), "N-219")


@pytest.mark.rule("N-219")
@pytest.mark.parametrize("slug", ["breach-sapper", "hired-blade", "the-lamplighter"])
def test_units_without_a_clan_of_the_allowed_race_are_welcome(slug: str) -> None:
    assert problems(having(**{slug: 1})) == []


@pytest.mark.rule("N-219")
@pytest.mark.parametrize("slug", ["tomb-crawler", "kingfisher-warden"])
def test_units_without_a_clan_of_another_race_are_refused(slug: str) -> None:
    assert slug in only(having(**{slug: 1}), "N-219")


@pytest.mark.rule("N-219")
def test_the_monarch_must_belong_to_the_banner_too() -> None:
    assert "naielle-the-voice" in only(changed(monarch="naielle-the-voice"), "N-219")
