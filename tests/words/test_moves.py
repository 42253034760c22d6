"""Where the parts of a move stand, in both languages."""

import pytest

from arbitre.words import NP, PP, YOU, Adj, Adv, Agreed, Clause, Phrase, Text, That, they, write
from arbitre.words.moves import move
from arbitre.words.orders import permit

BAG = PP("in", NP("bag", "your"))
PILE = PP("from", NP("test.used_pile", "your"))
CARD = NP("card", "a")
CHOSEN = NP("card", "a", mods=(That(Clause(YOU, "choose")),))


@pytest.mark.parametrize(
    ("phrase", "english", "french"),
    [
        (move("put", CARD, BAG), "put a card in your bag", "mettez une carte dans votre sac"),
        (move("put", they("card"), BAG), "put them in your bag", "mettez-les dans votre sac"),
        (
            move("put", CHOSEN, BAG),
            "put a card you choose in your bag",
            "mettez dans votre sac une carte que vous choisissez",
        ),
        (
            move("put", CARD, BAG, origin=PILE, manner=(Adv("face_down"),)),
            "put a card from your used pile in your bag face down",
            "mettez dans votre sac, de votre défausse, une carte face cachée",
        ),
        (
            move("put", CHOSEN, BAG, under=Text("under your control", "sous votre contrôle")),
            "put a card you choose in your bag under your control",
            "mettez dans votre sac, sous votre contrôle, une carte que vous choisissez",
        ),
        (
            move("put", CHOSEN, PP("in", NP("bag", owner=NP("owner", "the"))), ahead=False),
            "put a card you choose in the owner’s bag",
            "mettez une carte que vous choisissez dans le sac du propriétaire",
        ),
        (
            permit(move("put", CHOSEN, BAG)),
            "you may put a card you choose in your bag",
            "vous pouvez mettre dans votre sac une carte que vous choisissez",
        ),
        (
            move("put", CARD, BAG, subject=NP("opponent", "each")),
            "each opponent puts a card in your bag",
            "chaque adversaire met une carte dans votre sac",
        ),
    ],
)
def test_a_long_object_stands_behind_its_destination_in_french(
    phrase: Phrase, english: str, french: str
) -> None:
    assert (write(phrase, "en"), write(phrase, "fr")) == (english, french)


def test_what_is_said_of_it_agrees_with_what_is_moved() -> None:
    creature = NP("creature", "a")
    locked = Agreed(Adj("test.locked"), creature)
    assert write(move("put", creature, BAG, manner=(locked,)), "fr").endswith("dans votre sac verrouillée")
