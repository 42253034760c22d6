"""Orders made into permissions and deeds, and statements that last; how builders are learnt."""

import pytest

from arbitre.kernel.effects import Node, This
from arbitre.words import NP, UNTIL_END_OF_TURN, All, Bilingual, Clause, If, Join, Phrase, Pronoun, write
from arbitre.words.orders import is_order, permit, told_of, until
from arbitre.words.saying import Sayings

DRAW = Clause(None, "draw", NP("card", "a"))
DISCARD = Clause(None, "discard", NP("card", "a"))
STATED = Clause(NP("creature", "this"), "die")


def said(phrase: Phrase) -> tuple[str, str]:
    return write(phrase, "en"), write(phrase, "fr")


def test_what_begins_with_an_order_is_one() -> None:
    assert is_order(All((DRAW, STATED))) and is_order(Join((DRAW, STATED), ";"))
    assert is_order(Bilingual(DRAW, DRAW))
    assert not is_order(STATED) and not is_order(NP("card", "a"))


def test_orders_in_a_row_hang_on_one_permission_and_those_of_the_next_part_do_not() -> None:
    assert said(permit(All((DRAW, DISCARD), "then"))) == (
        "you may draw a card, then discard a card",
        "vous pouvez piocher une carte, puis défausser une carte",
    )
    assert said(permit(Join((DRAW, DISCARD), ";")))[1] == (
        "vous pouvez piocher une carte\u00a0; défaussez une carte"
    )
    assert permit(STATED) == STATED


def test_every_order_of_a_row_is_told_of_somebody() -> None:
    opponent = NP("opponent", "your")
    assert said(told_of(All((DRAW, DISCARD)), opponent))[0].count("your opponent") == 2
    assert told_of(STATED, opponent) == STATED


def test_what_lasts_says_so_at_its_end_or_before_a_condition() -> None:
    assert said(until(STATED, UNTIL_END_OF_TURN))[0] == "this creature dies until end of turn"
    then = If(STATED, DRAW, "when")
    assert said(until(then, UNTIL_END_OF_TURN))[0].startswith("until end of turn, when this creature dies")
    with pytest.raises(AssertionError, match="no place for a duration"):
        until(Pronoun(3), UNTIL_END_OF_TURN)


def test_a_node_is_written_by_one_builder_only() -> None:
    sayings = Sayings[str]()

    @sayings.says(This)
    def this(node: This, tale: str) -> NP:
        return NP(tale, "this")

    assert write(sayings.say(This(), "creature"), "en") == "this creature"
    with pytest.raises(AssertionError, match="This is already written"):
        sayings.says(Node, This)(this)
