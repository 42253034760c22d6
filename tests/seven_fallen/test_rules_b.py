"""Rules from the attack phase to Evade that no scenario can show: what a pile holds, keywords nobody has."""

from __future__ import annotations

import pytest
from tests.seven_fallen.test_rules_word_by_word import card, do, position

from arbitre.games.seven_fallen import language as n
from arbitre.games.seven_fallen.cards.index import CARDS, CLASSES, NODES
from arbitre.games.seven_fallen.rules.figures import classes
from arbitre.games.seven_fallen.rules.game import RULES
from arbitre.games.seven_fallen.rules.model import BOOK, FIRE, LIMBO
from arbitre.games.seven_fallen.rules.places import area
from arbitre.kernel.door import begin
from arbitre.kernel.effects import It
from arbitre.kernel.game import Game

SIGH = n.Gain(n.LastBreath(n.GainEnergy(2)), who=It())
SHOW_SECRET = n.Reveal(n.Cards(n.OPPONENTS, where=("secret",)))
NODES.add("rules-b", SIGH)


@pytest.mark.rule("F-173")
def test_in_the_sacred_book_a_doppelganger_is_of_every_class_and_others_are_not() -> None:
    table = position("{ Alice: { book: [Faceless Guest, Gnawling] } }")
    held = {CARDS[table.pieces[i].what].slug: classes(table, i) for i in table.ids(area(0, BOOK))}
    assert set(held["faceless-guest"]) == set(CLASSES)
    assert held["gnawling"] == ("ghoul",)


@pytest.mark.rule("F-164", "F-165")
def test_last_breath_works_for_a_phoenix_that_goes_to_limbo() -> None:
    table = position(
        "{ Alice: { hand: [Lance of Flame, Gnawling], worshippers: 1 },"
        " Bob: { energy: 0, rear guard: [Ash Fledgling] } }"
    )
    bird = card(table, "ash-fledgling", 1)
    begin(table, NODES.name(SIGH), 1, bird, "turn", (bird,))
    game = Game(RULES, table)
    game.answer(("miracle", card(game.state, "lance-of-flame")))
    game.answer(("pass",))
    assert game.pending is not None and game.pending.seat == 1  # will it be put in Limbo?
    game.answer(True)
    state = game.state
    assert state.pieces[bird].zone == area(1, LIMBO)
    assert [item.source for item in state.board.stack] == [bird]
    assert state.seats[1].energy == 0
    game.answer(("pass",))  # Alice
    game.answer(("pass",))  # Bob, who has a page in Limbo
    assert game.state.seats[1].energy == 2


@pytest.mark.rule("F-174")
def test_a_doppelganger_revealed_in_secret_keeps_its_class_when_an_attack_brings_it_out() -> None:
    table = position(
        "{ phase: attack, Alice: { firing line: [Mirror Eel announced] },"
        " Bob: { secret: [Faceless Guest], hand: [Gnawling] } }"
    )
    guest, eel = card(table, "faceless-guest", 1), card(table, "mirror-eel")
    do(table, SHOW_SECRET, answers=(("class", "dragon"),))
    game = Game(RULES, table)
    game.answer(("attack", eel, guest))
    assert game.state.pieces[guest].zone == area(1, FIRE)
    assert classes(game.state, guest) == ("dragon",)  # and a ghoul, as printed, no more
