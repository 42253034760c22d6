"""What is said of a deed of Noxilia before it is done.

Its button, in a few words and with its price; the question in which it is offered, where that is its own; and
the reasons against it that no other deed meets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbitre.words import *
from arbitre.words.lines import line, told
from arbitre.words.naming import headed
from arbitre.words.orders import deed
from arbitre.words.referee import card_asks
from arbitre.words.tables import sentences
from arbitre.words.telling import Teller

from ...cards.index import ACTIVATED, ADVENTURE, CARDS, GOLD
from ...language.definitions import Mana
from ...rules.checks.cards import gold_price, recall_price
from ...rules.costs import gold_in
from ...rules.mana import LATENT_COST, cost_of
from ...rules.model import Table
from ...rules.places import layout_of
from ..lexicon import KINDS
from ..naming import a_card, any_option, heading, space_button
from ..texts.card import clause_text
from ..texts.verbs import mana_of

LEXICON.add(
    verb("noxilia.fire", "shoot", "tirer"),
    verb("noxilia.pull_back", "fall back with", "replier"),
    verb("noxilia.send", "send", "envoyer"),
    verb("noxilia.recall", "recall", "rappeler"),
    adjective("noxilia.opposing", "opposing", "adverse"),
    adverb("noxilia.stay", "stay", "rester"),
    adverb("noxilia.to_adventure", "on an adventure", "à l'aventure"),
    preposition("noxilia.back_at", "at", "contre"),
)

# Actions of units


def does(verb: str) -> Callable[[Teller, int], Phrase]:
    """A verb with a card as its object, told apart from others like it."""
    return lambda teller, piece: label(Clause(None, verb, any_option(teller, piece)))


def acts(verb: str) -> Callable[[Teller, int], Phrase]:
    """A verb done with a unit: attack with it."""
    return lambda teller, unit: label(Clause(None, verb, after=(PP("with", any_option(teller, unit)),)))


def under(teller: Teller, host: int) -> Phrase:
    return Sentence(PP("under", any_option(teller, host)), end="")


def adventure(teller: Teller, unit: int) -> Phrase:
    table: Table = teller.state
    send = Clause(None, "noxilia.send", any_option(teller, unit), after=(Adv("noxilia.to_adventure"),))
    what = teller.what(unit)
    journey = ADVENTURE[what] if what >= 0 else None
    if journey is None:
        return label(send)
    gold = journey.gold + gold_in(journey.costs)
    return label(send, *_price(table, gold, journey.mana))


def _price(table: Table, gold: int, mana: Mana) -> tuple[Phrase, ...]:
    paid: list[Phrase] = [NP("noxilia.gold", count=gold)] if gold else []
    return (*paid, *([mana_of(mana)] if mana.total else []))


def ability(teller: Teller, unit: int, which: int = 0) -> Phrase:
    """The unit, what the ability does, and what it costs."""
    what = teller.what(unit)
    powers = ACTIVATED[what] if what >= 0 else ()
    if which >= len(powers):
        return label(Clause(None, "use", NP("ability", "the", owner=any_option(teller, unit))))
    power = powers[which]
    price = _price(teller.state, power.gold + gold_in(power.costs), power.mana)
    line = Join((any_option(teller, unit), deed(clause_text(power.do))), ":")
    return Sentence(Words((line, *(Paren(part) for part in price))), end="")


# Cards of the hand and of the deck


def play(teller: Teller, card: int) -> Phrase:
    table: Table = teller.state
    what = teller.what(card)
    if what < 0:
        return label(Clause(None, "play", a_card(teller, card)))
    price = gold_price(table, table.pieces[card].owner, what)
    return label(Clause(None, "play", a_card(teller, card)), NP("noxilia.gold", count=price))


def recall(teller: Teller, card: int) -> Phrase:
    table: Table = teller.state
    what = teller.what(card)
    back = Clause(None, "noxilia.recall", a_card(teller, card))
    if what < 0:
        return label(back)
    price = recall_price(table, table.pieces[card].owner, what)
    return label(back, NP("noxilia.gold", count=price))


def cast(teller: Teller, card: int) -> Phrase:
    table: Table = teller.state
    what = teller.what(card)
    cast = Clause(None, "cast", a_card(teller, card))
    if what < 0:
        return label(cast)
    return label(cast, *_price(table, 0, Mana(*cost_of(table, table.pieces[card].owner, what))))


def lay(teller: Teller, card: int) -> Phrase:
    return label(Clause(None, "noxilia.lay", a_card(teller, card)), mana_of(Mana(*LATENT_COST)))


def muster(teller: Teller, card: int) -> Phrase:
    what = teller.what(card)
    choose = Clause(None, "noxilia.muster", a_card(teller, card))
    if what < 0:
        return label(choose)
    return label(choose, NP("noxilia.gold", count=GOLD[what] + gold_in(CARDS[what].costs)))


# Zones and words


def to(teller: Teller, space: int) -> Phrase:
    """A zone with its kind; where a unit may act without a step, that it stays."""
    table: Table = teller.state
    kind = NP(KINDS[layout_of(table).kinds[space]])
    name = Words((space_button(teller, space), Paren(kind)))
    pending = teller.game.pending
    stays = pending is not None and pending.piece >= 0 and table.pieces[pending.piece].zone == space
    return Sentence(Join((Adv("noxilia.stay"), name), ":") if stays else name, end="")


_PASS: Final = {
    "guardian": ("Let the attack go through", "Laisser passer l'attaque"),
    "latent": ("Reveal nothing", "Ne rien révéler"),
}


def let_pass(teller: Teller) -> Phrase:
    pending = teller.game.pending
    return line(*_PASS.get(pending.say[0] if pending else "", ("Pass", "Passer")))


STOP: Final = told(line("Stop", "En rester là"))
BEGIN: Final = told(line("Begin with these units", "Commencer avec ces unités"))
TAKE_NOTHING: Final = told(line("Take nothing", "Ne rien prendre"))


# Questions, and reasons against

OFFERED: Final = Catalogue()
"""The questions in which one deed is offered, and the reasons against it that are its own."""

_ABOUT: Final = sentences(__package__, "questions")
"""What is asked about the card that is named first."""


def _about(en: str, fr: str) -> Callable[[Teller, int], Phrase]:
    def prompt(teller: Teller, piece: int) -> Phrase:
        order = Text(en, fr)
        return headed(heading(teller, piece), order) if piece >= 0 else Sentence(order)

    return prompt


for _key, _pair in _ABOUT.items():
    OFFERED.message(f"ask.{_key}")(_about(*_pair))

OFFERED.message("ask.target")(card_asks)


@OFFERED.message("ask.muster")
def ask_muster(teller: Teller) -> Phrase:
    table: Table = teller.state
    left = NP("noxilia.gold", count=table.seats[table.board.active].allowance)
    order = Clause(None, "choose", NP("noxilia.unit", "a", adj=("noxilia.starting",)))
    return Sentence(Words((order, Paren(left))))
