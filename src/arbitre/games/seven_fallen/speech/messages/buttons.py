"""The buttons of Seven Fallen: what an option does, with its price where it has one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.ask import SPLIT
from arbitre.words import (
    LEXICON,
    NP,
    PP,
    Adv,
    All,
    Catalogue,
    Clause,
    Join,
    Paren,
    Phrase,
    Sentence,
    Symbol,
    Words,
    adverb,
    label,
    preposition,
    verb,
)
from arbitre.words.lines import fixed
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

BUTTONS: Final = Catalogue()


def _ec(amount: int) -> Phrase:
    return NP("seven_fallen.ec", count=amount)


def _about(verb_key: str, *after: Phrase) -> Callable[[Teller, int], Phrase]:
    """A verb with a card as its object, told apart from others like it."""

    def button(teller: Teller, piece: int) -> Phrase:
        return label(Clause(None, verb_key, told_apart(teller, piece), after=after))

    return button


_REAR: Final = PP("seven_fallen.back_to", NP("seven_fallen.rear", "the"))
_REGISTER: Final = NP("seven_fallen.register", "the")

for _verb, (_key, *_after) in {
    "change": ("seven_fallen.change",),
    "worship": ("put", Adv("seven_fallen.into_play")),
    "top": ("put", PP("seven_fallen.on_top_of", _REGISTER)),
    "under": ("put", PP("under", _REGISTER)),
    "retreat": ("seven_fallen.bring_back", _REAR),
    "withdraw": ("seven_fallen.bring_back", _REAR),
    "announce": ("seven_fallen.announce",),
    "ambush": ("seven_fallen.announce", Adv("seven_fallen.in_ambush")),
    "reinforce": ("seven_fallen.announce", Adv("seven_fallen.as_reinforcement")),
    "target": ("seven_fallen.target",),
    "revoke": ("seven_fallen.revoke",),
    "discard": ("discard",),
    "offer": ("choose",),
}.items():
    BUTTONS.message(f"do.{_verb}")(_about(str(_key), *_after))  # type: ignore[arg-type]

_FIXED: Final[dict[str, tuple[str, str]]] = {
    "stay": ("Leave them there", "Les laisser là"),
    "look": ("Look at your Worshippers", "Regarder vos Adorateurs"),
    "wait": ("Wait", "Attendre"),
    "assault": ("Begin the attack phase", "Commencer la Phase d'attaque"),
    "done": ("End your Divine Word", "Finir votre Parole divine"),
    "pass": ("Pass", "Passer"),
    "ready": ("Announce nobody else", "Ne plus annoncer d'attaquant"),
    "go": ("Attack", "Attaquer"),
    "none": ("No target", "Aucune cible"),
}

fixed(BUTTONS, "do", _FIXED)


@BUTTONS.message("do.first")
def do_first(teller: Teller, seat: int) -> Phrase:
    return Sentence(Clause(teller.seat(seat), "seven_fallen.begin"), end="")


@BUTTONS.message("do.archangel")
def do_archangel(teller: Teller) -> Phrase:
    table: Table = teller.state
    archangel = table.seats[teller.reader].archangel if teller.reader >= 0 else -1
    name = a_card(teller, archangel) if archangel >= 0 else NP("seven_fallen.archangel", "the")
    return label(Clause(None, "put", name, after=(Adv("seven_fallen.into_play"),)))


# Playing


def _seat(teller: Teller, piece: int) -> int:
    table: Table = teller.state
    return table.pieces[piece].owner


@BUTTONS.message("do.play")
def do_play(teller: Teller, piece: int) -> Phrase:
    table: Table = teller.state
    seat = _seat(teller, piece)
    cost = price(table, seat, piece, way_now(table, seat, piece) == TEMPEST)
    return label(Clause(None, "play", option(teller, piece)), *((_ec(cost),) if cost is not None else ()))


@BUTTONS.message("do.miracle")
def do_miracle(teller: Teller, piece: int) -> Phrase:
    table: Table = teller.state
    card: Any = CARDS[table.pieces[piece].what]
    revoked = Clause(None, "seven_fallen.revoke", Symbol(str(card.revoke)), mood="infinitive")
    return label(Clause(None, "play", option(teller, piece)), *((revoked,) if card.revoke else ()))


@BUTTONS.message("do.hide")
def do_hide(teller: Teller, piece: int) -> Phrase:
    secret = (Adv("seven_fallen.in_secret"),)
    return label(Clause(None, "play", option(teller, piece), after=secret), _ec(SECRET_PRICE))


@BUTTONS.message("do.unveil")
def do_unveil(teller: Teller, piece: int) -> Phrase:
    table: Table = teller.state
    out = (Adv("seven_fallen.out_of_secret"),)
    cost = STEALTH[table.pieces[piece].what]
    return label(Clause(None, "seven_fallen.take_out", a_card(teller, piece), after=out), _ec(cost))


@BUTTONS.message("do.rise")
def do_rise(teller: Teller, piece: int) -> Phrase:
    cost = phoenix_price(teller.state, _seat(teller, piece), piece)
    note = Join((KEYWORD_NAMES[n.Phoenix], _ec(cost)), ",")
    return label(Clause(None, "play", a_card(teller, piece)), note)


@BUTTONS.message("do.use")
def do_use(teller: Teller, piece: int, name: str) -> Phrase:
    return Sentence(Join((told_apart(teller, piece), clause_text(name)), "—"), end="")


@BUTTONS.message("do.sacrifice")
def do_sacrifice(teller: Teller, piece: int, name: str, victim: int) -> Phrase:
    """The Angel that dies for it stands first."""
    node: Any = clause_text(name)
    dies = Clause(None, "sacrifice", told_apart(teller, victim), mood="infinitive")
    return Sentence(Words((dies, Paren(Join((a_card(teller, piece), node), "—")))), end="")


@BUTTONS.message("do.invoke")
def do_invoke(teller: Teller, piece: int, victim: int) -> Phrase:
    cost = invocation_price(teller.state, piece, victim)
    destroying = PP("by", Clause(None, "destroy", told_apart(teller, victim)))
    return label(Clause(None, "seven_fallen.invoke", a_card(teller, piece), after=(destroying,)), _ec(cost))


# Paying and choosing


@BUTTONS.message("do.pay")
def do_pay(teller: Teller, source: int, amount: int) -> Phrase:
    return Sentence(Words((_ec(amount), PP("seven_fallen.off", option(teller, source)))), end="")


@BUTTONS.message("do.poseidor")
def do_poseidor(teller: Teller, source: int) -> Phrase:
    return Sentence(option(teller, source), end="")


@BUTTONS.message("do.on")
def do_on(teller: Teller, piece: int) -> Phrase:
    pending = teller.game.pending
    if pending is not None and pending.kind == SPLIT:
        return Sentence(told_apart(teller, piece), end="")
    return label(Clause(None, "choose", told_apart(teller, piece)))


@BUTTONS.message("do.link")
def do_link(teller: Teller, golem: int, angel: int) -> Phrase:
    return label(Clause(None, "seven_fallen.link", option(teller, golem), to=option(teller, angel)))


@BUTTONS.message("do.class")
def do_class(teller: Teller, name: str) -> Phrase:
    return CLASSES[name]


@BUTTONS.message("do.effect")
def do_effect(teller: Teller, name: str) -> Phrase:
    return Sentence(deed(teller.sentence(name)), end="")


@BUTTONS.message("do.next")
def do_next(teller: Teller, source: int, name: str, number: int) -> Phrase:
    return Sentence(Join((a_card(teller, source), clause_text(name)), "—"), end="")


# Attacks


@BUTTONS.message("do.attack")
def do_attack(teller: Teller, attacker: int, goal: int) -> Phrase:
    with_it = PP("with", told_apart(teller, attacker))
    return label(Clause(None, "attack", told_apart(teller, goal), after=(with_it,)))


@BUTTONS.message("do.cancel")
def do_cancel(teller: Teller, attacker: int) -> Phrase:
    return label(Clause(None, "attack", neg="not", after=(PP("with", told_apart(teller, attacker)),)))


@BUTTONS.message("do.join")
def do_join(teller: Teller, attacker: int) -> Phrase:
    return label(
        Clause(None, "attack", after=(PP("with", told_apart(teller, attacker)), Adv("seven_fallen.too")))
    )


@BUTTONS.message("do.strike")
def do_strike(teller: Teller, attacker: int) -> Phrase:
    return Sentence(told_apart(teller, attacker), end="")


@BUTTONS.message("do.treasure")
def do_treasure(teller: Teller, *shares: int) -> Phrase:
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
