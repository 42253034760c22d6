"""The words of a card, read by somebody who is not its player."""

import pytest

from arbitre.words import (
    NP,
    PP,
    YOU,
    All,
    Bilingual,
    Clause,
    Deeds,
    If,
    Join,
    Phrase,
    Quoted,
    Some,
    Text,
    That,
    Unwritten,
    player,
    write,
)
from arbitre.words.idioms import IF_YOU_DO
from arbitre.words.orders import permit
from arbitre.words.seats import Seat, read_from

DUEL = Seat(player("Ada"), alone=True, opposing=("test.locked",))
TABLE = Seat(player("Ada"), alone=False)
DRAW = Clause(None, "draw", NP("card", "a"))
DISCARD = Clause(None, "discard", NP("card", "a"))
OPPONENT = NP("opponent", "your")


def read(phrase: Phrase, seat: Seat = DUEL) -> tuple[str, str]:
    turned = read_from(phrase, seat)
    return write(turned, "en"), write(turned, "fr")


@pytest.mark.parametrize(
    ("phrase", "english", "french"),
    [
        (DRAW, "Ada draws a card", "Ada pioche une carte"),
        (
            All((DRAW, DISCARD), "then"),
            "Ada draws a card, then discards a card",
            "Ada pioche une carte, puis se défausse d’une carte",
        ),
        (
            Clause(None, "put", NP("card", "a"), after=(PP("in", NP("bag", "your")),)),
            "Ada puts a card in their bag",
            "Ada met une carte dans son sac",
        ),
        (
            Clause(OPPONENT, "discard", NP("card", "a")),
            "you discard a card",
            "vous vous défaussez d’une carte",
        ),
        (
            Clause(NP("card", "your", plural=True), "cost", NP("point", count=2)),
            "Ada’s cards cost 2 points",
            "les cartes d’Ada coûtent 2 points",
        ),
        (
            Clause(None, "destroy", NP("creature", "all your")),
            "Ada destroys all their creatures",
            "Ada détruit toutes ses créatures",
        ),
        (
            Clause(None, "destroy", NP("creature", "a", adj=("test.locked",))),
            "Ada destroys one of your creatures",
            "Ada détruit une de vos créatures",
        ),
        (
            Clause(None, "destroy", NP("creature", "all", adj=("test.locked",))),
            "Ada destroys all your creatures",
            "Ada détruit toutes vos créatures",
        ),
        (
            Clause(None, "destroy", NP("creature", "a", mods=(That(Clause(OPPONENT, "have")),))),
            "Ada destroys a creature you have",
            "Ada détruit une créature que vous avez",
        ),
        (
            permit(Join((DRAW, DISCARD), ".")),
            "Ada may draw a card. If they do, they discard a card",
            "Ada peut piocher une carte. Si Ada le fait, Ada se défausse d’une carte",
        ),
        (
            Deeds(YOU, (Clause(None, "draw", NP("card", "a")), Clause(None, "lose", NP("bag", "your")))),
            "Ada draws a card and loses their bag",
            "Ada pioche une carte et perd son sac",
        ),
        (
            Join((PP("for", NP("opponent", "each")),
                  Clause(None, "destroy", Some(1, "creature", Bilingual(
                      NP("creature", "their", plural=True), NP("creature", "his", plural=True))))), ","),
            "Ada destroys one of your creatures",
            "Ada détruit une de vos créatures",
        ),
        (Clause(NP("card", "a"), "have", Quoted(DRAW)), 'a card has "Draw a card."',
         "une carte a «\u00a0Piochez une carte.\u00a0»"),
    ],
)  # fmt: skip
def test_you_and_your_opponent_change_places(phrase: Phrase, english: str, french: str) -> None:
    assert read(phrase) == (english, french)


def test_with_several_opponents_they_are_told_by_whose_they_are() -> None:
    loses = Clause(NP("opponent", "each"), "lose", NP("point", "a"))
    assert read(loses, TABLE) == (
        "each opponent of Ada loses a point",
        "chaque adversaire d’Ada perd un point",
    )
    assert read(If(IF_YOU_DO, DRAW), TABLE)[0] == "if Ada does, they draw a card"


def test_plain_words_that_speak_to_somebody_are_refused() -> None:
    with pytest.raises(Unwritten, match="its own player"):
        read(Clause(NP("card", "a"), "have", Text("your name", "votre nom")))
