"""What Magic says at the table: prompts and endings.

Buttons are in `buttons`, refusals in `refusals`, the log in `log` and `turn`.
"""

from __future__ import annotations

from typing import Final

from arbitre.words import *
from arbitre.words.lines import answered, fixed, line
from arbitre.words.naming import headed
from arbitre.words.orders import deed
from arbitre.words.referee import MESSAGES as GENERIC
from arbitre.words.referee import those
from arbitre.words.story import Story
from arbitre.words.tables import rows, sentences
from arbitre.words.telling import GameWords, Teller
from arbitre.words.typography import spaced

from ... import language as n
from ...cards.index import NODES
from ...deeds import DEEDS
from ...rules import changes as did
from ...rules.model import MAIN_1, MAIN_2, Table
from ...rules.refs import is_seat, item_ref
from ...rules.teams import is_active
from ..lexicon import STEPS
from ..naming import (
    A_CARD,
    OPPOSING,
    controlled,
    controller,
    definition,
    heading,
    item,
    option,
    printed,
    ref,
    sentence,
    shown,
    thing,
    unseen,
    zone,
)
from ..terms import NAMES, TYPES, text
from ..texts.costs import cost as cost_text
from ..texts.costs import paying_either
from ..texts.nouns import of_type
from ..texts.tale import Tale
from .buttons import OFFERED
from .log import LOG
from .refusals import REFUSALS
from .turn import TURNS

PROMPTS: Final = Catalogue()
answered(PROMPTS, "arbitre.games.magic.speech.messages")
HIDDEN: Final = A_CARD

fixed(PROMPTS, "ask", sentences(__package__, "prompts"))


def _cards(number: int) -> Phrase:
    return A_CARD if number == 1 else NP("card", count=numeral(number, "f"))


# Before the game


@PROMPTS.message("ask.bottom")
def bottom(teller: Teller, owed: int) -> Phrase:
    where = text("on the bottom of your library")
    return Sentence(Clause(None, "put", _cards(owed), after=(where,)))


# Priority and the stack


@PROMPTS.message("ask.priority")
def priority(teller: Teller, step: str, waiting: int) -> Phrase:
    """What there is to answer: the top of the stack, or where in whose turn we are; and what one may do, for
    somebody who has never heard of priority."""
    table: Table = teller.state
    board = table.board
    if board.stack:
        top = board.stack[-1]
        spoken = controlled(teller, top.source) if top.kind == "spell" else item(teller, item_ref(top.id))
        return Sentence(Join((Words((text("on the stack:"), spoken)), text("you may respond")), ";"))
    turn = NP("turn", "the", owner=teller.seat(board.active))
    plays = is_active(table, teller.reader) and step in (MAIN_1, MAIN_2)
    return headed(
        Words((STEPS[step], Paren(turn))), text("play cards, or pass" if plays else "you may act, or pass")
    )


@PROMPTS.message("ask.new_target")
def new_target(teller: Teller, name: str, source: int, sort: str, number: int) -> Phrase:
    now = shown(teller, sort, number)
    chosen = Clause(None, "choose", text("a new target instead of"), after=(now,))
    return headed(heading(teller, source), chosen)


@PROMPTS.message("ask.divide")
def divide(teller: Teller, name: str, amount: int) -> Phrase:
    """At least one each; the rest is shared out."""
    rest = line("each gets one; share out the rest", "chacune en reçoit une ; répartissez le reste")
    return Words((headed(teller.definition(name), teller.sentence(name)), Paren(rest)))


@PROMPTS.message("ask.miracle")
def miracle(teller: Teller, piece: int) -> Phrase:
    """A card with miracle was drawn: reveal it?"""
    reveal = Clause(None, "reveal", text("it for its miracle"))
    return headed(heading(teller, piece), deed(reveal), "?")


ABOUT_A_THING: Final[dict[str, Phrase]] = {
    "x": Clause(None, "choose", Symbol("X")),
    "cast_now": text("you may cast a spell now"),
    "which_mana": Clause(None, "choose", text("the mana to add")),
    "attach": Clause(None, "choose", text("what it is attached to")),
    "enter_attacking": Clause(None, "choose", text("whom it attacks")),
    "order_blockers": Clause(None, "order", NP("magic.blocker", "the", plural=True)),
    "order_attackers": Clause(None, "order", NP("magic.attacker", "the", plural=True)),
}
"""Questions that are its name and then these words."""


def _about_a_thing(key: str, words: Phrase) -> None:
    @PROMPTS.message(f"ask.{key}")
    def asked(teller: Teller, piece: int) -> Phrase:
        return headed(heading(teller, piece), words)


for _key, _words in ABOUT_A_THING.items():
    _about_a_thing(_key, _words)


# Paying


@PROMPTS.message("ask.pay")
def pay(teller: Teller, cost: str, piece: int) -> Phrase:
    what = (PP("for", thing(teller, piece)),) if piece >= 0 else ()
    return Sentence(Clause(None, "pay", Symbol(cost), after=what))


@PROMPTS.message("ask.phyrexian")
def phyrexian(teller: Teller, symbol: str, piece: int) -> Phrase:
    how = Words((text("how to pay"), Symbol("{" + symbol + "}")))
    return headed(heading(teller, piece), how, "?")


@PROMPTS.message("ask.cost")
def cost(teller: Teller, name: str, number: int, source: int) -> Phrase:
    """A cost that is paid with things, in its own words; of what is tapped one by one, how much is left."""
    node = NODES.nodes[name]
    order = cost_text(node, Tale("magic.permanent"))
    if isinstance(node, n.TapSome) and number != (node.total_power or node.number):
        order = Words((order, Paren(text("{0} still needed", number))))
    return headed(heading(teller, source), order)


@PROMPTS.message("ask.choose_one")
def choose_one(teller: Teller, node: str) -> Phrase:
    """The card's name, and what there is to choose for the one who does it, whoever has the card."""
    return headed(teller.definition(node), teller.words.sentence(node))


@PROMPTS.message("ask.choose_word")
@PROMPTS.message("ask.vote")
@PROMPTS.message("ask.spare")
@PROMPTS.message("ask.face_down_pile")
@PROMPTS.message("ask.piles")
@PROMPTS.message("ask.pile")
@PROMPTS.message("ask.copy")
@PROMPTS.message("ask.additional_cost")
@PROMPTS.message("ask.which_cost")
def card_asks(teller: Teller, node: str) -> Phrase:
    """The card's name and the words of it that are being played."""
    return headed(teller.definition(node), teller.sentence(node))


@PROMPTS.message("ask.sacrifice")
def sacrifice(teller: Teller, node: str) -> Phrase:
    """What to sacrifice, in the words of the card; of what may be discarded instead, both."""
    if isinstance(NODES.nodes[node], n.MaySacrificeOrDiscard):
        either = line(
            "you may sacrifice a permanent or discard a card.",
            "vous pouvez sacrifier un permanent ou vous défausser d'une carte.",
        )
        return headed(teller.definition(node), either)
    return card_asks(teller, node)


@PROMPTS.message("ask.put_of_type")
def put_of_type(teller: Teller, word: str) -> Phrase:
    """One card of a type from the hand."""
    card = Text(f"{_an(TYPES[word].en)} card", f"une carte {of_type(TYPES[word].fr)}")
    there = PP("onto", NP("magic.battlefield", "the"))
    return Sentence(Clause(YOU, "put", card, modal="may", after=(there,)))


def _an(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


@PROMPTS.message("ask.life_for")
def life_for(teller: Teller, seat: int) -> Phrase:
    """Whose life total somebody gets."""
    return Sentence(text("whose life total goes to {0}?", teller.seat(seat)), end="")


@PROMPTS.message("ask.may_pay")
def may_pay(teller: Teller, node: str) -> Phrase:
    """Pay this? Then the words that say what for."""
    asked = NODES.nodes[node]
    costs = paying_either(getattr(asked, "costs", ()), getattr(asked, "or_", ()), Tale("magic.permanent"))
    question = headed(teller.definition(node), deed(costs), "?")
    return Words((question, Paren(Sentence(teller.sentence(node)))))


# Cards and permanents


@PROMPTS.message("ask.discard")
@PROMPTS.message("ask.discard_to_size")
def discard(teller: Teller, number: int) -> Phrase:
    return Sentence(Clause(None, "magic.discard", _cards(number)))


@PROMPTS.message("ask.surveil")
def surveil(teller: Teller, number: int) -> Phrase:
    return line(
        f"Surveil {number}: choose what goes to your graveyard.",
        f"Surveiller {number} : choisissez ce qui va dans votre cimetière.",
    )


@PROMPTS.message("ask.scry")
def scry(teller: Teller, number: int) -> Phrase:
    return line(
        f"Scry {number}: choose what goes to the bottom of your library.",
        f"Regard {number} : choisissez ce qui va au-dessous de votre bibliothèque.",
    )


@PROMPTS.message("ask.legend_rule")
def legend_rule(teller: Teller, name: str) -> Phrase:
    """Of several legendary permanents with one name one is kept."""
    called = NAMES[name] if name in NAMES else Name(name)
    kept = "celle" if called.gender == "f" else "celui"
    return headed(called, Clause(None, "choose", Text("the one you keep", f"{kept} que vous gardez")))


# Commanders

_PLACES: Final = {
    "hand": NP("hand", "your"),
    "library": NP("magic.library", "your"),
    "graveyard": NP("magic.graveyard", "your"),
    "exile": Text("exile", "l'exil"),
}


@PROMPTS.message("ask.commander_home")
def commander_home(teller: Teller, piece: int, where: str) -> Phrase:
    """A commander has gone to the graveyard or into exile."""
    asked = text("put your commander from {0} into the command zone", _PLACES[where])
    return headed(heading(teller, piece), asked, "?")


@PROMPTS.message("ask.commander_instead")
def commander_instead(teller: Teller, piece: int, where: str) -> Phrase:
    """A commander would go to the hand or into the library."""
    asked = text("put your commander into the command zone instead of into {0}", _PLACES[where])
    return headed(heading(teller, piece), asked, "?")


# Combat


@PROMPTS.message("ask.assign")
def assign(teller: Teller, striker: int, to: int) -> Phrase:
    """How much combat damage goes to one of several."""
    goal = teller.seat(-2 - to) if is_seat(to) else ref(teller, to)
    much = NP("magic.damage", "the", mods=(PP("for", goal),))
    return headed(heading(teller, striker), Clause(None, "choose", much))


# Endings

MESSAGES: Final = Catalogue(GENERIC, LOG, TURNS, REFUSALS, PROMPTS, OFFERED)


_DEFEATS: Final = {reason: [*map(spaced, said)] for reason, said in rows(__package__, "defeats").items()}
"""What befell who lost, of "you" and of another, in both languages."""


def _why(teller: Teller, reason: str, winners: tuple[int, ...]) -> Phrase:
    """You have no life left; where several lost, or nobody won, a player has none."""
    if reason not in _DEFEATS:
        return text("a card ends the game")
    en_you, en, fr_you, fr = _DEFEATS[reason]
    losers = [seat for seat in range(len(teller.state.seats)) if seat not in winners]
    if len(losers) != 1:
        return Text(f"a player {en}", f"un joueur {fr}")
    if losers[0] == teller.reader:
        return Text(f"you {en_you}", f"vous {fr_you}")
    return Words((teller.seat(losers[0]), Text(en, fr)))


def _ending(reason: str) -> None:
    @MESSAGES.message(f"result.{reason}")
    def ended(teller: Teller, winners: tuple[int, ...]) -> Phrase:
        why = _why(teller, reason, winners)
        if not winners:
            return Sentence(Join((why, text("the game is a draw")), ":"))
        return Sentence(Join((why, Clause(those(teller, winners), "win")), ":"), end="!")


for _reason in (*_DEFEATS, "effect"):
    _ending(_reason)


@MESSAGES.message("result.draw")
def result_draw(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    return line("The game is a draw.", "La partie est nulle.")


@MESSAGES.message("result.loop")
def result_loop(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    return line("The game goes round in circles: it is a draw.", "La partie tourne en rond : elle est nulle.")


@MESSAGES.message("result.turn_limit")
def result_turn_limit(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    table: Table = teller.state
    return line(
        f"{table.board.turn} turns are over: the game is a draw.",
        f"{table.board.turn} tours sont passés : la partie est nulle.",
    )


STORY: Final = Story(
    frozenset({did.DREW}),
    {did.TARGETED: frozenset({did.CAST, did.ACTIVATED, did.PUT, did.COPIED_SPELL})},
    frozenset({did.MOVED, did.TURNED}),
)

WORDS: Final = GameWords(
    MESSAGES, DEEDS, HIDDEN, definition, sentence, printed, option, zone, controller, OPPOSING, unseen, STORY
)
