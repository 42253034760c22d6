"""What is said of a deed of Seven Fallen before it is done.

Its button, in a few words and with its price; the question in which it is offered, where that is its own; and
the reasons against it that no other deed meets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.ask import SPLIT
from arbitre.words import *
from arbitre.words.lines import fixed, line, told
from arbitre.words.naming import headed
from arbitre.words.orders import deed
from arbitre.words.telling import Teller

from ... import language as n
from ...cards.index import CARDS, STEALTH
from ...rules.actions import SECRET_PRICE, way_now
from ...rules.figures import has, price, value
from ...rules.model import TEMPEST, Table
from ...rules.powers import invocation_price, phoenix_price
from ..lexicon import CLASSES, KEYWORD_NAMES
from ..naming import PAGE, a_card, heading, option, told_apart
from ..texts.card import clause_text

LEXICON.add(
    verb("seven_fallen.invoke", "invoke", "invoquer"),
    verb("seven_fallen.change", "change", "changer"),
    preposition("seven_fallen.off", "from", "de"),
    adverb("seven_fallen.too", "too", "aussi"),
    adverb("seven_fallen.played", "over", "passés"),
)


def _ec(amount: int) -> Phrase:
    return NP("seven_fallen.ec", count=amount)


def about(verb_key: str, *after: Phrase) -> Callable[[Teller, int], Phrase]:
    """A verb with a card as its object, told apart from others like it."""
    return lambda teller, piece: label(Clause(None, verb_key, told_apart(teller, piece), after=after))


REAR: Final = PP(
    "seven_fallen.back_to", Bilingual(en=NP("seven_fallen.rear", "the"), fr=NP("seven_fallen.rear"))
)
_REGISTER: Final = NP("seven_fallen.register", "the")
ON_TOP: Final = PP("seven_fallen.on_top_of", _REGISTER)
UNDER: Final = PP("under", _REGISTER)

STAY: Final = told(line("Leave them there", "Les laisser là"))
LOOK: Final = told(line("Look at your Worshippers", "Regarder vos Adorateurs"))
WAIT: Final = told(line("Wait", "Attendre"))
ASSAULT: Final = told(line("Begin the attack phase", "Commencer la Phase d'attaque"))
DONE: Final = told(line("End your Divine Word", "Finir votre Parole divine"))
PASS: Final = told(line("Pass", "Passer"))
READY: Final = told(line("Announce nobody else", "Ne plus annoncer d'attaquant"))
GO: Final = told(line("Attack", "Attaquer"))
NO_TARGET: Final = told(line("No target", "Aucune cible"))


def first(teller: Teller, seat: int) -> Phrase:
    return Sentence(Clause(teller.seat(seat), "seven_fallen.begin"), end="")


def archangel(teller: Teller) -> Phrase:
    table: Table = teller.state
    archangel = table.seats[teller.reader].archangel if teller.reader >= 0 else -1
    name = a_card(teller, archangel) if archangel >= 0 else NP("seven_fallen.archangel", "the")
    return label(Clause(None, "put", name, after=(Adv("seven_fallen.into_play"),)))


# Playing


def _seat(teller: Teller, piece: int) -> int:
    table: Table = teller.state
    return table.pieces[piece].owner


def play(teller: Teller, piece: int) -> Phrase:
    table: Table = teller.state
    seat = _seat(teller, piece)
    cost = price(table, seat, piece, way_now(table, seat, piece) == TEMPEST)
    return label(Clause(None, "play", option(teller, piece)), *((_ec(cost),) if cost is not None else ()))


def miracle(teller: Teller, piece: int) -> Phrase:
    table: Table = teller.state
    card: Any = CARDS[table.pieces[piece].what]
    revoked = Clause(None, "seven_fallen.revoke", Symbol(str(card.revoke)), mood="infinitive")
    return label(Clause(None, "play", option(teller, piece)), *((revoked,) if card.revoke else ()))


def hide(teller: Teller, piece: int) -> Phrase:
    secret = (Adv("seven_fallen.in_secret"),)
    return label(Clause(None, "play", option(teller, piece), after=secret), _ec(SECRET_PRICE))


def unveil(teller: Teller, piece: int) -> Phrase:
    table: Table = teller.state
    out = (Adv("seven_fallen.out_of_secret"),)
    cost = STEALTH[table.pieces[piece].what]
    return label(Clause(None, "seven_fallen.take_out", a_card(teller, piece), after=out), _ec(cost))


def rise(teller: Teller, piece: int) -> Phrase:
    cost = phoenix_price(teller.state, _seat(teller, piece), piece)
    note = Join((KEYWORD_NAMES[n.Phoenix], _ec(cost)), ",")
    return label(Clause(None, "play", a_card(teller, piece)), note)


def use(teller: Teller, piece: int, name: str) -> Phrase:
    return Sentence(Join((told_apart(teller, piece), clause_text(name)), "—"), end="")


def sacrifice(teller: Teller, piece: int, name: str, victim: int) -> Phrase:
    """The Angel that dies for it stands first."""
    node: Any = clause_text(name)
    dies = Clause(None, "sacrifice", told_apart(teller, victim), mood="infinitive")
    return Sentence(Words((dies, Paren(Join((a_card(teller, piece), node), "—")))), end="")


def invoke(teller: Teller, piece: int, victim: int) -> Phrase:
    cost = invocation_price(teller.state, piece, victim)
    destroying = PP("by", Clause(None, "destroy", told_apart(teller, victim)))
    return label(Clause(None, "seven_fallen.invoke", a_card(teller, piece), after=(destroying,)), _ec(cost))


# Paying and choosing


def pay(teller: Teller, source: int, amount: int) -> Phrase:
    return Sentence(Words((_ec(amount), PP("seven_fallen.off", option(teller, source)))), end="")


def on(teller: Teller, piece: int) -> Phrase:
    pending = teller.game.pending
    if pending is not None and pending.kind == SPLIT:
        return Sentence(told_apart(teller, piece), end="")
    return label(Clause(None, "choose", told_apart(teller, piece)))


def link(teller: Teller, golem: int, angel: int) -> Phrase:
    return label(Clause(None, "seven_fallen.link", option(teller, golem), to=option(teller, angel)))


def of_class(teller: Teller, name: str) -> Phrase:
    return CLASSES[name]


def effect(teller: Teller, name: str) -> Phrase:
    return Sentence(deed(teller.sentence(name)), end="")


def next(teller: Teller, source: int, name: str, number: int) -> Phrase:
    return Sentence(Join((a_card(teller, source), clause_text(name)), "—"), end="")


# Attacks


def attack(teller: Teller, attacker: int, goal: int) -> Phrase:
    with_it = PP("with", told_apart(teller, attacker))
    return label(Clause(None, "attack", told_apart(teller, goal), after=(with_it,)))


def cancel(teller: Teller, attacker: int) -> Phrase:
    return label(Clause(None, "attack", neg="not", after=(PP("with", told_apart(teller, attacker)),)))


def join(teller: Teller, attacker: int) -> Phrase:
    return label(
        Clause(None, "attack", after=(PP("with", told_apart(teller, attacker)), Adv("seven_fallen.too")))
    )


def treasure(teller: Teller, *shares: int) -> Phrase:
    """So many for each of those with Treasure, in the order their damage fell."""
    rich = _rich(teller)
    if len(rich) != len(shares):
        return Symbol(" + ".join(map(str, shares)))
    parts = tuple(
        Words((a_card(teller, piece), Paren(Symbol(str(share)))))
        for piece, share in zip(rich, shares, strict=True)
    )
    return Sentence(All(parts), end="")


def _rich(teller: Teller) -> list[int]:
    """The attackers with Treasure; an order chosen in this step comes before that of the attack."""
    table: Table = teller.state
    fighters = table.board.fighters
    for given in teller.game.answers:
        if isinstance(given, tuple) and given and isinstance(given[0], tuple) and given[0][0] == "strike":
            fighters = tuple(each[1] for each in given)
    return [piece for piece in fighters if has(table, piece, n.Treasure)]


# Questions, and reasons against

OFFERED: Final = Catalogue()
"""The questions in which one deed is offered, and the reasons against it that are its own."""

_PLAIN: Final[dict[str, tuple[str, str]]] = {
    "first": ("Choose who begins.", "Choisissez qui commence."),
    "retreat": (
        "You may bring cards back to the Rear Guard.",
        "Vous pouvez ramener des cartes sur l'Arrière-garde.",
    ),
    "worship": ("Choose the Worshipper to put into play.", "Choisissez l'Adorateur à mettre en jeu."),
    "announce": ("Announce your attackers.", "Annoncez vos attaquants."),
    "withdraw": (
        "Withdrawal: you may bring attackers back to the Rear Guard.",
        "Retrait : vous pouvez ramener des attaquants sur l'Arrière-garde.",
    ),
    "link": (
        "Choose which Golem to link to which Angel.",
        "Choisissez quel Golem lier à quel Ange.",
    ),
}
fixed(OFFERED, "ask", _PLAIN)


@OFFERED.message("ask.target")
def ask_target(teller: Teller, name: str, source: int) -> Phrase:
    """The card and the words of it that aim; Archery and Honour with their value now."""
    table: Table = teller.state
    slug = name.partition("/")[0]
    keyword: type[n.Archery] | type[n.Honour] | None = {"archery": n.Archery, "honour": n.Honour}.get(slug)  # type: ignore[assignment]
    amount = value(table, source, keyword) if keyword is not None else None
    return headed(heading(teller, source), clause_text(name, amount))


@OFFERED.message("ask.class")
def ask_class_of(teller: Teller, piece: int) -> Phrase:
    what = Clause(None, "choose", NP("seven_fallen.class", "a"), after=(PP("for", a_card(teller, piece)),))
    return Sentence(what)


def spent_for(teller: Teller, piece: int) -> tuple[Phrase, ...]:
    """What is paid, revoked or discarded goes for this card."""
    return (PP("for", a_card(teller, piece)),) if piece >= 0 else ()


@OFFERED.message("ask.pay")
def ask_pay(teller: Teller, left: int, cost: int, piece: int) -> Phrase:
    paying = Clause(None, "pay", _ec(cost), after=spent_for(teller, piece))
    return Sentence(Words((paying, Paren(remaining(left)))) if left != cost else paying)


@OFFERED.message("ask.revoke")
def ask_revoke(teller: Teller, piece: int) -> Phrase:
    worshipper = NP("seven_fallen.worshipper", "a")
    return Sentence(Clause(None, "seven_fallen.revoke", worshipper, after=spent_for(teller, piece)))


@OFFERED.message("ask.discard")
def ask_discard(teller: Teller, source: int) -> Phrase:
    return Sentence(Clause(None, "discard", NP(PAGE, "a"), after=spent_for(teller, source)))


@OFFERED.message("ask.treasure")
def ask_treasure(teller: Teller, total: int) -> Phrase:
    markers = NP("seven_fallen.marker", count=total, called=Name("Poseidor", "Poseidor"))
    among = PP("among", NP("seven_fallen.attacker", "your", plural=True))
    return Sentence(Clause(None, "split", markers, after=(among,)))
