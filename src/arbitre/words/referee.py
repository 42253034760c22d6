"""What the referee says in every game: the kernel's own prompts, refusals and endings.

A game's catalogue starts from these: `MESSAGES = Catalogue(referee.MESSAGES)`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from arbitre.kernel.deeds import Argument, Deed, Piece, Several, Which

from .catalogue import Catalogue
from .lines import answered, line
from .naming import headed
from .phrase import *

if TYPE_CHECKING:
    from .telling import Teller

MESSAGES = Catalogue()
answered(MESSAGES, "arbitre.words")


# Prompts


@MESSAGES.message("ask.waiting")
def waiting(teller: Teller, seat: int) -> Phrase:
    return Sentence(Clause(NP("table", "the"), "wait_for", teller.seat(seat)))


@MESSAGES.message("ask.may")
@MESSAGES.message("ask.choose")
def card_asks(teller: Teller, node: str) -> Phrase:
    """The card's name and the words of it that are being played."""
    return headed(teller.definition(node), teller.sentence(node))


@MESSAGES.message("ask.order_guards")
def order_guards(teller: Teller, kind: str) -> Phrase:
    first = Clause(None, "apply", after=(Adv("first"),))
    return Sentence(Clause(None, "choose", NP("effect", "the", that=first)))


@MESSAGES.message("ask.next_trigger")
def next_trigger(teller: Teller) -> Phrase:
    what = NP("ability", "the", mods=(PP("to_do", Clause(None, "resolve", after=(Adv("first"),))),))
    return Sentence(Clause(None, "choose", what))


@MESSAGES.message("ask.end_turn")
def rests(teller: Teller) -> Phrase:
    """Where a scenario rests before the next turn; a line that does not fit there says what would."""
    return Sentence(Clause(None, "end", NP("turn", "the")))


# What the kernel itself offers


def deeds(piece: Piece) -> tuple[Deed, ...]:
    """Pieces to choose from, which ability comes first, and the end of the turn where a scenario rests there;
    `piece` is how the game speaks of pieces."""
    return (
        Deed("end_turn", "end the turn|end [his |her ]turn|[begin ][the ]next turn", _end_turn),
        ability("trigger", "(resolve|apply)", piece),
        ability("guard", "(apply|resolve)", piece),
        pieces(piece, "choose {pieces}|{pieces}"),
    )


def pieces(piece: Piece, written: str) -> Deed:
    """Pieces alone."""
    return Deed("", written, lambda teller, piece: teller.choice(piece), pieces=Several(piece, _each))


def _each(text: str) -> list[str]:
    """Several pieces as they are said: each begins with whose it is, for a name may hold a comma."""
    return re.split(r", (?=\w+'s )", text)


def ability(verb: str, word: str, piece: Piece, which: Argument | None = None) -> Deed:
    """One of several abilities at a moment; `word` is how it is written that it comes first."""
    written = f"{word} {{source}}{{number}}|[choose ]{{source}}{{number}}"
    return Deed(verb, written, _ability, source=piece, node=Argument(), number=which or Which())


def _end_turn(teller: Teller) -> Phrase:
    return Sentence(Clause(None, "end", NP("turn", "the"), mood="infinitive"), end="")


def _ability(teller: Teller, source: int, node: str, number: int) -> Phrase:
    return card_asks(teller, node)


# Refusals


@MESSAGES.message("no.not_offered")
def not_offered(teller: Teller) -> Phrase:
    return Sentence(Clause(NP("choice", "this"), "be", Adj("possible"), neg="not", after=(Adv("now"),)))


@MESSAGES.message("no.answer_first")
def answer_first(teller: Teller) -> Phrase:
    """Something else is being asked: what was begun is finished first."""
    asked = teller.prompt().removesuffix(".")
    return line(f"First answer: “{asked}”.", f"Répondez d'abord : « {asked} ».")


@MESSAGES.message("no.yes_or_no")
def yes_or_no(teller: Teller) -> Phrase:
    return Sentence(Clause(None, "answer", after=(All((Adv("yes"), Adv("no")), "or"),)))


@MESSAGES.message("no.number_between")
def number_between(teller: Teller, least: int, most: int) -> Phrase:
    bounds = PP("between", All((Symbol(str(least)), Symbol(str(most)))))
    return Sentence(Clause(None, "choose", NP("number", "a", mods=(bounds,))))


@MESSAGES.message("no.list_wanted")
def list_wanted(teller: Teller) -> Phrase:
    return Sentence(Clause(None, "give", NP("list", "a", of=NP("option", "some"))))


@MESSAGES.message("no.how_many")
def how_many(teller: Teller, least: int, most: int) -> Phrase:
    if least == most:
        what = NP("option", count=most, adv="exactly")
    elif least == 0:
        what = NP("option", count=most, adv="at_most")
    else:
        what = NP("option", count=Symbol(f"{least}–{most}"))
    return Sentence(Clause(None, "choose", what))


@MESSAGES.message("no.order_all")
def order_all(teller: Teller, number: int) -> Phrase:
    return Sentence(Clause(None, "order", NP("option", "the", count=number)))


@MESSAGES.message("no.split_all")
def split_all(teller: Teller, amount: int) -> Phrase:
    return Sentence(Clause(None, "split", Words((Adv("exactly"), Symbol(str(amount))))))


@MESSAGES.message("no.game_over")
def game_over(teller: Teller) -> Phrase:
    return Sentence(Clause(NP("game", "the"), "be", Adj("over")))


@MESSAGES.message("no.late_answer")
def late_answer(teller: Teller, answered: int, pending: int) -> Phrase:
    return Sentence(Clause(NP("answer", "this"), "come", after=(Adv("too_late"),)))


@MESSAGES.message("no.not_your_decision")
def not_your_decision(teller: Teller, seat: int) -> Phrase:
    return Sentence(Clause(NP("decision", "the"), "fall_to", to=teller.seat(seat)))


@MESSAGES.message("no.nothing_to_undo")
def nothing_to_undo(teller: Teller) -> Phrase:
    return Sentence(Clause(NP("move", "no"), "undo", modal="can", passive=True))


@MESSAGES.message("no.has_left")
def has_left(teller: Teller) -> Phrase:
    return line("This player has left the game.", "Ce joueur a quitté la partie.")


@MESSAGES.message("no.under_way")
def under_way(teller: Teller) -> Phrase:
    return line(
        "What is under way must be finished first: the others play on.",
        "Il faut d'abord finir ce qui est en cours : les autres continuent à jouer.",
    )


@MESSAGES.message("no.no_conceding")
def no_conceding(teller: Teller) -> Phrase:
    return line(
        "Among several, the rules of this game know no conceding.",
        "À plusieurs, les règles de ce jeu ignorent l'abandon.",
    )


@MESSAGES.message("no.not_agreed")
def not_agreed(teller: Teller) -> Phrase:
    return line("A draw takes everybody who still plays.", "Pour une partie nulle, il faut l'accord de tous.")


# Events and endings


MESSAGES.untold("tucked", "began", "ended")


@MESSAGES.message("result.stalled")
def stalled(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    nobody = Clause(NP("player", "no"), "win")
    return Sentence(Join((Clause(NP("game", "the"), "go_in_circles"), nobody), ":"))


@MESSAGES.message("result.agreed")
def agreed(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    return line("The players have agreed on a draw.", "Les joueurs se sont accordés sur une partie nulle.")


@MESSAGES.message("result.dead")
def dead(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    return line(
        "Nobody can ever change anything again: the game is a draw.",
        "Plus personne ne peut rien changer : la partie est nulle.",
    )


@MESSAGES.message("result.conceded")
def conceded(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    given_up = Clause(NP("player", "a" if len(winners) == 1 else "some"), "concede", tense="past")
    if not winners:
        return Sentence(Join((given_up, Clause(NP("player", "no"), "win")), ":"))
    return Sentence(Join((given_up, Clause(those(teller, winners), "win")), ":"), end="!")


def those(teller: Teller, seats: tuple[int, ...]) -> Phrase:
    """Some seats by name: Alice; Alice and Bob."""
    return All(tuple(teller.seat(seat) for seat in seats)) if len(seats) > 1 else teller.seat(seats[0])


def own(teller: Teller, seat: int, noun: str) -> Phrase:
    """Something of the sentence's subject: your bag, their bag / votre sac, son sac."""
    if seat == teller.reader:
        return NP(noun, "your")
    return Bilingual(en=NP(noun, "their"), fr=NP(noun, "his"))
