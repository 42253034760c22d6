"""Rules that no single position shows: what may be in a deck, and what chance decides."""

from __future__ import annotations

import msgspec
import pytest
from tests.seven_fallen.arrange import second_leader

import arbitre
from arbitre.games.seven_fallen.cards.index import CARDS
from arbitre.games.seven_fallen.decks import CONSTRUCTED, DECKS, READY, STARTERS
from arbitre.games.seven_fallen.decks.check import check
from arbitre.games.seven_fallen.language.definitions import Deck
from arbitre.games.seven_fallen.rules.model import BOOK, REGISTER, Table
from arbitre.games.seven_fallen.rules.places import area
from arbitre.kernel.rules import BadInput

SEEDS = range(24)
BUILT = DECKS["rising-reef"]
LED = DECKS["elora-and-the-forty-seven"]
GHOULS = DECKS["table-of-ghouls"]
STARTER = DECKS["drowned-treasury"]


def faults(deck: Deck, **changes: object) -> set[str]:
    """The rules a changed deck breaks."""
    return {fault.rule for fault in check(msgspec.structs.replace(deck, **changes))}


def swapped(deck: Deck, out: str, put: str, number: int = 1) -> tuple[tuple[str, int], ...]:
    """The book of a deck with so many copies of one page out for those of another."""
    book = dict(deck.book)
    book[out] -= number
    book[put] = book.get(put, 0) + number
    return tuple((slug, copies) for slug, copies in book.items() if copies)


@pytest.mark.rule("F-004", "FR-02")
def test_a_built_book_has_at_least_fifty_pages() -> None:
    assert sum(number for _, number in BUILT.book) == 50
    first, *rest = BUILT.book
    assert faults(BUILT, book=((first[0], first[1] - 1), *rest)) == {"F-004"}
    assert faults(BUILT, book=(*BUILT.book, ("leviathan-calf", 1))) == set()


@pytest.mark.rule("F-005", "FR-02")
def test_a_register_is_exactly_ten_worshippers() -> None:
    first, *rest = BUILT.register
    for number in (first[1] - 1, first[1] + 1):
        assert faults(BUILT, register=((first[0], number), *rest)) == {"F-005"}
    assert "F-005" in faults(BUILT, register=((first[0], first[1] - 1), *rest, ("gnawling", 1)))


@pytest.mark.rule("F-006")
def test_an_eden_is_one_archangel_one_temple_and_one_divinity() -> None:
    assert faults(BUILT) == set()
    assert faults(BUILT, archangel=BUILT.divinity) == {"F-006"}
    assert "F-006" in faults(BUILT, temple=BUILT.archangel)
    assert faults(BUILT, divinity="nobody-at-all") == {"F-006"}


@pytest.mark.rule("F-007", "FR-02")
def test_a_starter_has_nine_worshippers_and_forty_two_pages_and_plays_starters_only() -> None:
    for deck in STARTERS:
        sizes = (sum(n for _, n in deck.book), sum(n for _, n in deck.register))
        assert sizes == (42, 9)
        assert 3 + sum(sizes) == 54
        assert check(deck) == []
    assert faults(STARTER, book=(*STARTER.book, ("gnawling", 1))) == {"F-007"}
    assert faults(STARTER, format="constructed") == {"F-004", "F-005"}
    with pytest.raises(BadInput, match="F-007"):
        arbitre.new("seven_fallen", decks=["drowned-treasury", "rising-reef"])


@pytest.mark.rule("F-008")
def test_no_page_is_there_more_than_three_times() -> None:
    assert ("reef-polyp", 3) in STARTER.book
    assert faults(STARTER, book=swapped(STARTER, "gangway-corsair", "reef-polyp")) == {"F-008"}
    apart = (*swapped(STARTER, "gangway-corsair", "reef-polyp")[:-1], *STARTER.book[-1:])
    assert "F-008" in faults(STARTER, book=apart)


@pytest.mark.rule("F-009")
def test_a_book_holds_pages_only() -> None:
    kinds = {card.type for deck in READY for card in CARDS if card.slug in dict(deck.book)}
    assert kinds == {"angel", "golem", "miracle", "equipment", "blessing"}
    for stranger in ("salt-banker", "sunken-treasury", "thalasse-the-ninth-wave"):
        assert faults(STARTER, book=swapped(STARTER, "reef-polyp", stranger)) == {"F-009"}


@pytest.mark.rule("F-182")
def test_a_swarm_needs_its_temple() -> None:
    assert ("coral-swarmling", 8) in BUILT.book
    assert faults(BUILT) == set()
    assert faults(BUILT, temple="sunken-treasury") == {"F-182"}
    assert faults(BUILT, book=swapped(BUILT, "reef-polyp", "coral-swarmling")) == {"F-182"}


@pytest.mark.rule("F-218")
def test_beside_a_leader_every_page_is_single() -> None:
    assert faults(LED) == set()
    assert faults(LED, book=swapped(LED, "hearthguard", "spark-drake")) == {"F-218"}


@pytest.mark.rule("F-219")
def test_a_leader_may_be_there_three_times() -> None:
    assert ("elora-captain-of-the-elite", 3) in LED.book
    assert faults(LED, book=swapped(LED, "hearthguard", "elora-captain-of-the-elite")) == {"F-008"}


@pytest.mark.rule("F-219")
def test_leaders_of_different_names_do_not_share_a_book(monkeypatch: pytest.MonkeyPatch) -> None:
    second_leader(monkeypatch)
    assert faults(LED) == {"F-219"}


@pytest.mark.rule("F-220")
def test_two_pages_of_one_character_are_two_names() -> None:
    assert ("elora-of-eondra", 1) in LED.book
    assert ("elora-captain-of-the-elite", 3) in LED.book
    assert check(LED) == []


@pytest.mark.rule("F-221")
def test_loyalists_suffer_only_their_own() -> None:
    assert ("oathbound-ghoul", 3) in GHOULS.book
    assert faults(GHOULS) == set()
    assert faults(GHOULS, book=swapped(GHOULS, "pallbearer", "reef-polyp")) == {"F-221"}
    # A golem has no class to answer for.
    assert faults(GHOULS, book=swapped(GHOULS, "pallbearer", "barnacle-golem")) == set()


@pytest.mark.rule("FR-41", "SG-08")
def test_there_is_no_realm_limit_unless_the_table_asks_for_one() -> None:
    assert check(LED) == []
    strangers = msgspec.structs.replace(GHOULS, divinity="o-god-of-poseidia")
    assert check(strangers) == []
    assert {fault.rule for fault in check(strangers, realm_limit=True)} == {"FR-41"}


@pytest.mark.rule("F-022")
def test_with_equal_wills_chance_names_who_chooses() -> None:
    decks = ["drowned-treasury", "drowned-treasury"]
    seats = set()
    for seed in SEEDS:
        game = arbitre.new("seven_fallen", seed=seed, decks=decks)
        assert game.pending is not None
        assert game.pending.say[0] == "first"
        seats.add(game.pending.seat)
    assert seats == {0, 1}


@pytest.mark.rule("F-021", "F-030")
def test_the_stronger_will_chooses_whatever_the_luck_and_the_seat() -> None:
    for decks, chooser in ((["ember-host", "long-vigil"], 0), (["long-vigil", "ember-host"], 1)):
        for seed in SEEDS:
            game = arbitre.new("seven_fallen", seed=seed, decks=decks)
            assert game.pending is not None
            assert game.pending.seat == chooser


@pytest.mark.rule("F-010", "F-013")
@pytest.mark.parametrize("pile", [BOOK, REGISTER])
def test_books_and_registers_are_shuffled(pile: int) -> None:
    orders = set()
    for seed in SEEDS:
        table: Table = arbitre.new("seven_fallen", seed=seed, decks=["ember-host", "ember-host"]).state
        orders.add(tuple(table.pieces[i].what for i in table.ids(area(0, pile))))
    assert len(orders) > len(SEEDS) // 2


@pytest.mark.rule("F-033", "F-052", "F-055", "SG-10")
def test_what_is_printed_keeps_to_the_kinds_of_the_rulebook() -> None:
    for card in CARDS:
        if card.type == "divinity":
            assert 1 <= card.feathers <= 3 and card.fv >= 12  # type: ignore[attr-defined]
        elif card.type == "angel":
            assert card.atq >= 0 and card.fv > 0  # type: ignore[attr-defined]
        elif card.type == "golem":
            assert card.shield > 0 and card.cost > 0  # type: ignore[attr-defined]
    assert all(check(deck) == [] for deck in CONSTRUCTED)
