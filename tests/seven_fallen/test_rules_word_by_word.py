"""Rules played word by word: bare nodes on a written position, apart from any card."""

from __future__ import annotations

from typing import Any

import pytest

from arbitre import rulebook
from arbitre.games.seven_fallen import language as n
from arbitre.games.seven_fallen.cards.index import CARDS, NODES
from arbitre.games.seven_fallen.rules.figures import classes
from arbitre.games.seven_fallen.rules.game import RULES
from arbitre.games.seven_fallen.rules.model import PANDEMONIUM, SECRET, Table
from arbitre.games.seven_fallen.rules.places import area
from arbitre.kernel.door import begin
from arbitre.kernel.effects import It, Node, Scene
from arbitre.kernel.game import Game
from arbitre.kernel.meaning import play
from arbitre.kernel.scenario import read

GUARD = n.Gain(n.Guardian(), who=It())
PEACE = n.Gain(n.Pacifist(), who=It())
WARD = n.Gain(n.Aegis(), who=It())
UNWARD = n.Lose(n.Aegis, who=It())
SHOW_HAND = n.Reveal(n.Cards(n.YOURS, where=("hand",)))
SHOW_SECRET = n.Reveal(n.Cards(n.OPPONENTS, where=("secret",)))
ADVANCE = n.Advance(n.Cards(n.YOURS, ("angel",)))
UNBANISH = n.MoveTo(n.Cards(n.YOURS, where=("pandemonium",)), "purgatory")
NODES.add("word-by-word", GUARD, PEACE, WARD, UNWARD)


def position(given: str) -> Table:
    """The state a `given` describes."""
    text = f"title: x\ngame: seven_fallen\nrules: [F-001]\ngiven: {given}\nthen: [not over]\n"
    scenario = read(text, "test")[0]
    table: Table = rulebook.words_of("seven_fallen").position(scenario.seats, {}, scenario.given, 1).state
    return table


def card(table: Table, slug: str, seat: int = 0) -> int:
    """A card by name, outside the piles."""
    return next(
        it.id
        for it in table.pieces
        if it.owner == seat and CARDS[it.what].slug == slug and it.zone % 11 not in (0, 2)
    )


def do(table: Table, node: Node, seat: int = 0, answers: tuple[Any, ...] = ()) -> None:
    """Play a node as an effect of a player's Divinity, with these answers to what it asks."""
    table.answers, table.cursor = list(answers), 0
    table.limit = table.count + 100
    play(table, node, Scene(seat, table.seats[seat].divinity, other=1 - seat))


def last(table: Table, ability: Any, piece: int) -> None:
    """Let an ability last on a card until the end of the turn."""
    begin(table, NODES.name(ability), table.pieces[piece].owner, piece, "turn", (piece,))


@pytest.mark.rule("F-174")
def test_a_doppelganger_that_is_revealed_takes_one_class_and_keeps_it() -> None:
    table = position("{ Alice: { hand: [Faceless Guest] } }")
    guest = card(table, "faceless-guest")
    assert {"dragon", "coral", "ghoul"} <= set(classes(table, guest))
    do(table, SHOW_HAND, answers=(("class", "dragon"),))
    assert classes(table, guest) == ("dragon",)


@pytest.mark.rule("F-201")
def test_a_page_in_secret_that_is_revealed_stays_in_secret() -> None:
    table = position("{ Bob: { secret: [Night Terror] } }")
    terror = card(table, "night-terror", 1)
    assert not table.pieces[terror].known & 1
    do(table, SHOW_SECRET)
    it = table.pieces[terror]
    assert it.zone == area(1, SECRET)
    assert it.hidden
    assert it.known & 1, "who saw it knows it"
    assert "out_of_secret" not in [event.kind for event in table.events_since(0)]


@pytest.mark.rule("F-203", "F-231")
@pytest.mark.parametrize("gained", [GUARD, PEACE])
def test_an_attacker_that_becomes_guardian_or_pacifist_finishes_its_attack(gained: Any) -> None:
    table = position(
        "{ phase: attack, Alice: { firing line: [Mirror Eel announced] },"
        " Bob: { rear guard: [Anchor Warden] } }"
    )
    eel, warden = card(table, "mirror-eel"), card(table, "anchor-warden", 1)
    last(table, gained, eel)
    game = Game(RULES, table)
    assert game.state.pieces[eel].zone == area(0, 6)
    game.answer(("attack", eel, warden))
    assert game.state.pieces[warden].damage == 3


@pytest.mark.rule("F-202", "F-231")
def test_no_effect_puts_a_guardian_or_a_pacifist_in_the_firing_line() -> None:
    table = position("{ Alice: { rear guard: [Anchor Warden, Anaya's Dove, Gnawling] } }")
    do(table, ADVANCE)
    assert [CARDS[table.pieces[i].what].slug for i in table.ids(area(0, 6))] == ["gnawling"]


@pytest.mark.rule("F-178")
@pytest.mark.parametrize(("now", "damage"), [(WARD, 2), (UNWARD, 2), (None, 0)])
def test_aegis_must_be_there_when_the_miracle_aims_and_when_it_resolves(now: Any, damage: int) -> None:
    angel = "Anchor Warden" if now is WARD else "Lantern Inquisitor"
    slug = angel.lower().replace(" ", "-")
    table = position(
        "{ Alice: { hand: [Lance of Flame], worshippers: 1 }, Bob: { rear guard: ["
        + angel
        + "], hand: [Gnawling] } }"
    )
    game = Game(RULES, table)
    game.answer(("miracle", card(game.state, "lance-of-flame")))
    aimed = game.state.fork()
    if now is not None:
        last(aimed, now, card(aimed, slug, 1))
    game = Game(RULES, aimed)
    game.answer(("pass",))
    assert game.state.pieces[card(game.state, slug, 1)].damage == damage


@pytest.mark.rule("F-260")
def test_a_page_with_darkness_does_not_go_from_the_pandemonium_to_the_purgatory() -> None:
    table = position("{ Alice: { pandemonium: [Pallbearer, Gnawling] } }")
    do(table, UNBANISH)
    assert [CARDS[table.pieces[i].what].slug for i in table.ids(area(0, PANDEMONIUM))] == ["pallbearer"]
