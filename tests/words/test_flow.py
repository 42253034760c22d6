"""The nodes every game shares, written by `Flow` for a game of two verbs; and how many of something."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from arbitre.kernel.effects import (
    Ability,
    Choose,
    EachOpponent,
    If,
    It,
    Lasting,
    May,
    Node,
    Seq,
    This,
)
from arbitre.words import NP, YOU, Clause, Phrase, Some, Unwritten, it, write
from arbitre.words.flow import Chosen, Flow
from arbitre.words.quantity import chosen, equal_to, for_each, number_of, numbered
from arbitre.words.saying import Sayings, only_says, unsaid


class Draw(Node, frozen=True):
    cards: int = 1
    twice: bool = False


class Destroy(Node, frozen=True):
    which: Node


class Dies(Ability, frozen=True):
    who: Node


class Rich(Node, frozen=True):
    pass


class Tale(NamedTuple):
    it: Phrase | None = None


SAYS = Sayings[Tale]()


def found(node: Node, tale: Tale) -> Phrase:
    if isinstance(node, This):
        return NP("creature", "this")
    return tale.it or it("creature")


@SAYS.says(Draw)
def draw(node: Draw, tale: Tale) -> Phrase:
    unsaid(node, "twice")
    return Clause(None, "draw", NP("card", "a") if node.cards == 1 else NP("card", count=node.cards))


@SAYS.says(Destroy)
def destroy(node: Destroy, tale: Tale) -> Phrase:
    return Clause(None, "destroy", found(node.which, tale))


@SAYS.says(Dies)
def dies(node: Dies, tale: Tale) -> Phrase:
    return Clause(found(node.who, tale), "die")


@SAYS.says(Rich)
def rich(node: Rich, tale: Tale) -> Phrase:
    return Clause(YOU, "have", NP("point", count=3))


class _Flow(Flow[Tale]):
    def after(self, node: Node, tale: Tale) -> Tale:
        return tale._replace(it=None)

    def chosen(self, node: Choose, tale: Tale) -> Chosen[Tale]:
        what = Some(chosen(node.number, node.up_to).number, "creature", NP("creature", "your", plural=True))
        return Chosen(what, tale._replace(it=None), tale._replace(it=what))


FLOW = _Flow(SAYS)


def said(node: Node) -> tuple[str, str]:
    phrase = SAYS.say(node, Tale())
    return write(phrase, "en"), write(phrase, "fr").replace("\u00a0", " ").replace("’", "'")


@pytest.mark.parametrize(
    ("node", "english", "french"),
    [
        (
            Seq((Draw(), Destroy(This()))),
            "draw a card, then destroy this creature",
            "piochez une carte, puis détruisez cette créature",
        ),
        (
            Seq((Draw(), Lasting(Dies(This())))),
            "draw a card; this creature dies until end of turn",
            "piochez une carte ; cette créature meurt jusqu'à la fin du tour",
        ),
        (
            May(Draw(), Destroy(This())),
            "you may draw a card; if you do, destroy this creature",
            "vous pouvez piocher une carte ; si vous le faites, détruisez cette créature",
        ),
        (
            If(Rich(), Draw(), Draw(2)),
            "if you have 3 points, draw a card; otherwise, draw 2 cards",
            "si vous avez 3 points, piochez une carte ; sinon, piochez 2 cartes",
        ),
        (
            Choose(This(), Seq((Destroy(It()), Destroy(It()))), up_to=True),
            "you may destroy one of your creatures, then destroy it",
            "vous pouvez détruire une de vos créatures, puis la détruire",
        ),
        (
            Choose(This(), Lasting(Dies(It()))),
            "choose one of your creatures: it dies until end of turn",
            "choisissez une de vos créatures : elle meurt jusqu'à la fin du tour",
        ),
        (EachOpponent(Draw()), "each opponent draws a card", "chaque adversaire pioche une carte"),
    ],
)
def test_what_every_game_shares_is_written_once(node: Node, english: str, french: str) -> None:
    assert said(node) == (english, french)


def test_what_has_no_words_is_refused() -> None:
    with pytest.raises(Unwritten, match="lasts until 'dawn'"):
        said(Lasting(Dies(This()), until="dawn"))
    with pytest.raises(Unwritten, match="Draw with twice True"):
        said(May(Draw(twice=True)))
    with pytest.raises(Unwritten, match="Draw with cards 2"):
        only_says(Draw(2), "twice")
    with pytest.raises(Unwritten, match="nothing is chosen"):
        Flow(Sayings[Tale]()).chosen(Choose(This(), Draw()), Tale())


def test_numbers_stand_before_and_behind_their_noun() -> None:
    creatures = NP("creature", "some")
    assert chosen(99, True).how == "any" and chosen(2, True).how == "up to" and chosen(1, True).how == "a"
    assert write(numbered(creatures, 3, "at_least"), "fr") == "au moins 3 créatures"
    assert write(numbered(creatures, 1, "at_least"), "en") == "a creature"
    assert write(for_each(NP("creature", "each")), "fr") == "pour chaque créature"
    assert write(number_of(creatures), "fr") == "le nombre de créatures"
    assert write(equal_to("damage", number_of(creatures)), "fr") == "des dégâts égaux au nombre de créatures"
    with pytest.raises(Unwritten, match="not counted"):
        numbered(YOU, 2)
