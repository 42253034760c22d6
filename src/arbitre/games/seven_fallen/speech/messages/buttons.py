"""The buttons of Seven Fallen: what an option does, with its price where it has one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.ask import SPLIT
from arbitre.words import *
from arbitre.words.lines import line, told
from arbitre.words.orders import deed
from arbitre.words.telling import Teller

from ... import language as n
from ...cards.index import CARDS, STEALTH
from ...rules.actions import SECRET_PRICE, way_now
from ...rules.figures import has, price
from ...rules.model import TEMPEST, Table
from ...rules.powers import invocation_price, phoenix_price
from ..lexicon import CLASSES, KEYWORD_NAMES
from ..naming import a_card, option, told_apart
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


REAR: Final = PP("seven_fallen.back_to", NP("seven_fallen.rear", "the"))
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
