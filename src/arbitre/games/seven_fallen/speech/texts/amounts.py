"""How amounts and conditions are written: how many, and whether."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from arbitre.kernel.effects import It, Node
from arbitre.words import *
from arbitre.words.phrase import Negation
from arbitre.words.quantity import COUNT, EACH, ONE, THOSE, Quantified, as_many_as, number_of
from arbitre.words.saying import unsaid

from ... import language as n
from .filters import adjectives, found, on_table, pile_of
from .nouns import noun_of
from .tale import OPPONENT, Tale, pronoun

LEXICON.add(
    adjective("seven_fallen.printed", "printed", "imprimé"),
    noun("seven_fallen.poseidor", "Poseidor", "Poseidor", "m"),
    verb("seven_fallen.hold", "hold", "compter"),
    adverb("seven_fallen.that_much", "that much", "autant de"),
    adverb("seven_fallen.rounded_down", "rounded down", "arrondie en dessous"),
)

FIGURES: Final = {
    "atq": "seven_fallen.atq",
    "fv": "seven_fallen.fv",
    "bou": "seven_fallen.bou",
    "damage": "damage",
    "cost": "cost",
    "energy": "seven_fallen.ec",
    "poseidor": "seven_fallen.poseidor",
    "feathers": "seven_fallen.feather",
}


# Amounts


def for_each(amount: int | Node, tale: Tale) -> tuple[Phrase, ...]:
    """Nothing for a plain number; « for each … » for what is counted."""
    if isinstance(amount, n.Times):
        return for_each(amount.amount, tale)
    return (PP("for", found(amount.of, tale, EACH)),) if isinstance(amount, n.CountOf) else ()


def figure(amount: int | Node) -> int:
    """The number that is said: that of each thing counted."""
    if isinstance(amount, n.Times):
        return amount.by
    return amount if isinstance(amount, int) else 1


def measured(noun: str, amount: int | Node, tale: Tale, called: Name | None = None) -> NP:
    """So much of something: 2 damage, that much damage, a number of EC equal to its ATQ.

    What is counted is said by `for_each` behind it."""
    if isinstance(amount, n.EventAmount) and tale.amount is not None:
        return NP(noun, count=tale.amount, called=called)
    if isinstance(amount, n.EventAmount):
        return NP(noun, adv="seven_fallen.that_much", plural=True, called=called)
    if isinstance(amount, int | n.CountOf) or (
        isinstance(amount, n.Times) and isinstance(amount.amount, n.CountOf)
    ):
        number = figure(amount)
        one = number == 1 and noun in _COUNTED
        return NP(noun, "a", called=called) if one else NP(noun, count=number, called=called)
    return as_many_as(NP(noun, "some", called=called), value(amount, tale))


_COUNTED: Final = ("seven_fallen.page", "seven_fallen.marker", "seven_fallen.worshipper")
"""Things of which one is « a », not « 1 »."""


def value(amount: int | Node, tale: Tale) -> Phrase:
    """An amount as a thing: the number of your Angels, its ATQ, half of it."""
    return Symbol(str(amount)) if isinstance(amount, int) else AMOUNTS[type(amount)](amount, tale)


def _count_of(node: n.CountOf, tale: Tale) -> Phrase:
    return number_of(found(node.of, tale, COUNT))


def _figure_of(node: n.Figure, tale: Tale) -> Phrase:
    owner = found(node.of, tale, THOSE)
    adj = ("seven_fallen.printed",) if node.printed else ()
    return NP(FIGURES[node.which], "the", adj, owner=owner)


def _event_amount(node: n.EventAmount, tale: Tale) -> Phrase:
    if tale.amount is None:
        return Name("that amount", "ce montant")
    return tale.amount if isinstance(tale.amount, Symbol) else Symbol(str(tale.amount))


def _times(node: n.Times, tale: Tale) -> Phrase:
    by = NP("seven_fallen.time", count=node.by)
    return Words((by, value(node.amount, tale)))


def _half(node: n.Half, tale: Tale) -> Phrase:
    return Words(
        (NP("seven_fallen.half", "the", of=value(node.amount, tale)), Adv("seven_fallen.rounded_down"))
    )


def _energy(node: n.Energy, tale: Tale) -> Phrase:
    return NP("seven_fallen.ec", "the", owner=_player(node.whose))


def _player(whose: str) -> Phrase:
    return {n.YOURS: YOU, n.OPPONENTS: OPPONENT}.get(whose, NP("player", "each"))


AMOUNTS: Final[dict[type[Node], Callable[[Any, Tale], Phrase]]] = {
    n.CountOf: _count_of,
    n.Figure: _figure_of,
    n.EventAmount: _event_amount,
    n.Times: _times,
    n.Half: _half,
    n.Energy: _energy,
}
"""For each amount, what it is."""


# Conditions


def _compared(node: n.AtLeast | n.AtMost, tale: Tale, neg: Negation = "") -> Phrase:
    adv = "at_least" if isinstance(node, n.AtLeast) else "at_most"
    amount, number = node.amount, node.number
    if isinstance(number, int):
        if isinstance(amount, n.CountOf) and isinstance(amount.of, n.Cards):
            return _counted(amount.of, adv, number, tale, neg)
        if isinstance(amount, n.Energy):
            held = NP("seven_fallen.ec", count=number, adv=adv)
            return Clause(_player(amount.whose), "have", held, neg=neg)
        if isinstance(amount, n.Figure) and amount.which == "energy":
            unsaid(amount, "printed")
            held = NP("seven_fallen.ec", count=number, adv=adv)
            return Clause(found(amount.of, tale, THOSE), "have", held, neg=neg)
        if isinstance(amount, n.Figure) and amount.which == "damage" and number == 1 and adv == "at_least":
            unsaid(amount, "printed")
            return Clause(found(amount.of, tale, THOSE), "be", Adj("seven_fallen.wounded"), neg=neg)
    much = Words((Adv(adv), value(number, tale)))
    return Bilingual(
        en=Clause(value(amount, tale), "be", much, neg=neg),
        fr=Clause(value(amount, tale), "be", PP("of", much), neg=neg),
    )


LYING_IN: Final = {
    "book": "seven_fallen.page",
    "hand": "seven_fallen.page",
    "limbo": "seven_fallen.page",
    "register": "seven_fallen.worshipper",
}
"""What a pile holds; in the others lie pages and Worshippers."""


def _counted(cards: n.Cards, adv: str, number: int, tale: Tale, neg: Negation) -> Phrase:
    """Whether there are so many: it is tilted, you have at least 3 Angels."""
    some = adv == "at_least" and number == 1
    if isinstance(cards.among, It) and some:
        return _is_so(cards, tale, neg)
    none = adv == "at_most" and number == 0
    pile = not neg and len(cards.where) == 1 and cards == n.Cards(cards.whose, where=cards.where)
    if pile and none:
        return Clause(pile_of(cards.where[0], cards.whose), "be", Adj("empty"))
    if pile:
        held = NP(LYING_IN.get(cards.where[0], "card"), count=number, adv=adv)
        return Clause(pile_of(cards.where[0], cards.whose), "seven_fallen.hold", held)
    mine = cards.whose if not on_table(cards) else n.ANYONES
    bare = found(msgspec.structs.replace(cards, whose=mine), tale, ONE if some else Quantified("a", 2))
    assert isinstance(bare, NP)
    if none:
        bare = msgspec.structs.replace(bare, det="no", count=None)
    elif not some:
        bare = msgspec.structs.replace(bare, count=number, adv=adv)
    if cards.whose == n.ANYONES:
        return Clause(bare, "be", Adv("seven_fallen.in_play"), neg=neg)
    return Clause(YOU if cards.whose == n.YOURS else OPPONENT, "have", bare, neg=neg)


def _is_so(cards: n.Cards, tale: Tale, neg: Negation) -> Phrase:
    """What is asked of the card chosen: it is tilted, it is an Angel."""
    subject = pronoun(tale)
    parts: list[Phrase] = [Adj(key) for key in adjectives(cards)]
    if cards.types:
        noun = NP(noun_of(cards.types), "a")
        if not parts and not neg:
            return Words((Name("it is", "c'est"), noun))
        parts.append(noun)
    return Clause(subject, "be", All(tuple(parts)), neg=neg)


def _at_least(node: n.AtLeast, tale: Tale) -> Phrase:
    return _compared(node, tale)


def _at_most(node: n.AtMost, tale: Tale) -> Phrase:
    return _compared(node, tale)


def _not(node: n.Not, tale: Tale) -> Phrase:
    if isinstance(node.of, n.AtLeast | n.AtMost):
        return _compared(node.of, tale, "not")
    if isinstance(node.of, n.YourTurn):
        return Name("it is not your turn", "ce n'est pas votre tour")
    phrase = holds(node.of, tale)
    assert isinstance(phrase, Clause), "only a plain statement is denied so far"
    return Clause(
        phrase.subject,
        phrase.verb,
        phrase.object,
        phrase.to,
        phrase.after,
        neg="not",
        passive=phrase.passive,
        tense=phrase.tense,
    )


def _both(node: n.Both, tale: Tale) -> Phrase:
    return All(tuple(holds(part, tale) for part in node.parts))


def _your_turn(node: n.YourTurn, tale: Tale) -> Phrase:
    return Name("it is your turn", "c'est votre tour")


def _attack_phase(node: n.AttackPhase, tale: Tale) -> Phrase:
    phase = {
        n.YOURS: NP("seven_fallen.attack_phase", "your"),
        n.OPPONENTS: NP("seven_fallen.attack_phase", "the", ("seven_fallen.opposing",)),
    }.get(node.whose, NP("seven_fallen.attack_phase", "a"))
    return Clause(phase, "be", Adj("seven_fallen.under_way"))


def _mortal(node: n.Mortal, tale: Tale) -> Phrase:
    divinity = {
        n.YOURS: NP("seven_fallen.divinity", "your"),
        n.OPPONENTS: NP("seven_fallen.divinity", "the", ("seven_fallen.opposing",)),
    }.get(node.whose, NP("seven_fallen.divinity", "a"))
    return Clause(divinity, "be", Adj("seven_fallen.mortal"))


def _angel_died(node: n.AngelDied, tale: Tale) -> Phrase:
    angel = found(n.Cards(node.whose, ("angel",)), tale)
    return Clause(angel, "destroy", passive=True, tense="past", after=(THIS_TURN,))


CONDITIONS: Final[dict[type[Node], Callable[[Any, Tale], Phrase]]] = {
    n.AtLeast: _at_least,
    n.AtMost: _at_most,
    n.Not: _not,
    n.Both: _both,
    n.YourTurn: _your_turn,
    n.AttackPhase: _attack_phase,
    n.Mortal: _mortal,
    n.AngelDied: _angel_died,
}
"""For each condition that is no event, what holds."""


def holds(node: Node, tale: Tale) -> Phrase:
    """A condition as a statement."""
    return CONDITIONS[type(node)](node, tale)
