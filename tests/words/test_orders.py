"""Orders made into permissions and deeds, and statements that last; how builders are learnt."""

import pytest

from arbitre.kernel.effects import It, Node, This
from arbitre.words import (
    NP,
    PP,
    UNTIL_END_OF_TURN,
    YOU,
    All,
    Bilingual,
    Clause,
    Deeds,
    If,
    Join,
    Phrase,
    Pronoun,
    Text,
    Unwritten,
    Words,
    they,
    write,
)
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


def test_orders_in_a_row_hang_on_one_permission_and_those_of_the_next_part_on_having_done_so() -> None:
    assert said(permit(All((DRAW, DISCARD), "then"))) == (
        "you may draw a card, then discard a card",
        "vous pouvez piocher une carte, puis vous défausser d’une carte",
    )
    assert said(permit(Join((DRAW, DISCARD), ";")))[1] == (
        "vous pouvez piocher une carte\u00a0; si vous le faites, défaussez-vous d’une carte"
    )


@pytest.mark.parametrize(
    ("phrase", "english", "french"),
    [
        (STATED, "you may have this creature die", "vous pouvez faire que cette créature meure"),
        (
            Clause(they("creature"), "attack", modal="cannot"),
            "you may have it so that they can’t attack",
            "vous pouvez faire qu’elles ne puissent pas attaquer",
        ),
        (
            Deeds(they("creature"), (Clause(None, "attack"), Clause(None, "die"))),
            "you may have them attack and die",
            "vous pouvez faire qu’elles attaquent et meurent",
        ),
        (
            All((DRAW, STATED)),
            "you may draw a card and have this creature die",
            "vous pouvez piocher une carte et faire que cette créature meure",
        ),
        (
            If(STATED, DRAW, "when"),
            "when this creature dies, you may draw a card",
            "quand cette créature meurt, vous pouvez piocher une carte",
        ),
        (Clause(YOU, "draw", NP("card", "a")), "you may draw a card", "vous pouvez piocher une carte"),
        (
            Join((PP("for", NP("opponent", "each")), DRAW), ","),
            "for each opponent, you may draw a card",
            "pour chaque adversaire, vous pouvez piocher une carte",
        ),
    ],
)
def test_a_permission_is_heard_whatever_it_is_given(phrase: Phrase, english: str, french: str) -> None:
    assert said(permit(phrase)) == (english, french)


def test_what_cannot_be_permitted_is_refused() -> None:
    with pytest.raises(Unwritten, match="no permission"):
        permit(NP("card", "a"))
    with pytest.raises(Unwritten, match="no deed"):
        permit(Words((Text("then", "puis"),)))


def test_every_order_of_a_row_is_told_of_somebody() -> None:
    opponent = NP("opponent", "your")
    assert said(told_of(All((DRAW, DISCARD)), opponent))[0].count("your opponent") == 2
    assert said(told_of(STATED, opponent))[0] == "for your opponent, this creature dies"
    assert said(told_of(Join((DRAW, DISCARD), "."), opponent)) == (
        "your opponent draws a card. They discard a card",
        "votre adversaire pioche une carte. Il se défausse d’une carte",
    )


def test_what_lasts_says_so_at_its_end_or_before_a_condition() -> None:
    assert said(until(STATED, UNTIL_END_OF_TURN))[0] == "this creature dies until end of turn"
    then = If(STATED, DRAW, "when")
    assert said(until(then, UNTIL_END_OF_TURN))[0].startswith("until end of turn, when this creature dies")
    with pytest.raises(Unwritten, match="no place for a duration"):
        until(Pronoun(3), UNTIL_END_OF_TURN)


def test_a_node_is_written_by_one_builder_only() -> None:
    sayings = Sayings[str]()

    @sayings.says(This)
    def this(node: This, tale: str) -> NP:
        return NP(tale, "this")

    assert write(sayings.say(This(), "creature"), "en") == "this creature"
    with pytest.raises(AssertionError, match="This is already written"):
        sayings.says(Node, This)(this)
    with pytest.raises(Unwritten, match="It is not written"):
        sayings.say(It(), "creature")
