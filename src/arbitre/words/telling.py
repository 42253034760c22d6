"""Telling a game: prompts, buttons, refusals and the log, for one reader in one language.

A `Teller` looks at the game through one seat's eyes: a piece the seat may not see is only what the game's
`hidden` says (« a die »), and pieces of past events are named as they were seen then. The words themselves
are the game's (`GameWords`). Nothing is built before somebody asks, so play-outs pay nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from arbitre.kernel.ask import NUMBER, YES
from arbitre.kernel.deeds import Deeds
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import NOBODY, Accord, Answer, Concession, Event, Option, Refusal
from arbitre.kernel.state import AnyState
from arbitre.kernel.view import seen_events, sees

from . import referee
from .catalogue import Catalogue
from .phrase import YOU, Adv, All, Clause, Language, Name, Phrase, Sentence, Symbol, player
from .seats import Seat, read_from
from .story import EACH_ALONE, Story, Told
from .writer import write


@dataclass(frozen=True)
class GameWords:
    """What a game says at the table, and what it calls things.

    `messages` has `ask.<key>` for prompts, `yes.<key>` and `not.<key>` for the answers where there are two,
    `no.<key>` for refusals, `log.<kind>` for events (given the event;
    None says nothing) and `logs.<kind>` for several told together, `result.<reason>` (given the winners).
    Options are told by their `deeds`.
    """

    messages: Catalogue
    deeds: Deeds
    hidden: Phrase  # a piece the reader may not know
    definition: Callable[[str], Phrase]  # the name of the card whose definition, or node of one, this is
    sentence: Callable[[str], Phrase]  # what the node of this name says, without capital or full stop
    printed: Callable[[Teller, int], Phrase]  # the name of a piece whose printed definition has this number
    option: Callable[[Teller, int], Phrase]  # a piece the reader sees, told apart from others like it
    zone: Callable[[Teller, int], Phrase]  # a zone: your bag, Bob's hand
    controller: Callable[[Teller, int], int]  # the seat whose card a piece is, or `NOBODY`
    opposing: tuple[str, ...] = ()  # the adjectives by which its cards mean what is an opponent's
    unseen: Callable[[Teller, int], Phrase] | None = None  # a piece the reader may not know, by where it lies
    story: Story = EACH_ALONE  # which events are told together, and in which order


class Teller:
    """Tells one game to one seat (or `SPECTATOR`) in one language; a `Speaker` for the catalogue."""

    def __init__(
        self, words: GameWords, game: Game, seat: int, lang: Language, names: Sequence[str] = ()
    ) -> None:
        self.words = words
        self.game = game
        self.reader = seat
        self.lang: Language = lang
        self.names = names
        self._told = Told()
        """What pieces were when the event being told happened."""

    @property
    def state(self) -> AnyState:
        """The position, for builders: they read public facts only, and name pieces through `piece`."""
        return self.game.state

    # The speaker: names of things

    def piece(self, piece: int, /) -> Phrase:
        """A piece by name, or « a die » where the reader may not know it."""
        what = self.what(piece)
        return self.words.hidden if what < 0 else self.words.printed(self, what)

    def unseen(self, piece: int, /) -> Phrase:
        """A piece the reader may not know: as the game tells it by its place, if it does."""
        tell = self.words.unseen
        return self.words.hidden if tell is None else tell(self, piece)

    def what(self, piece: int, /) -> int:
        """The number of the definition the reader knows behind a piece, or -1."""
        if piece in self._told.what:
            return self._told.what[piece]
        known = piece >= 0 and sees(self.state, self.reader, piece)
        return self.state.pieces[piece].what if known else -1

    def lay_down(self, piece: int, /) -> bool | None:
        """Whether a piece lay face down when the event being told happened; None if that was not told."""
        return self._told.down.get(piece)

    def seat(self, seat: int, /) -> Phrase:
        """You, or the player's name."""
        if seat == self.reader and seat >= 0:
            return YOU
        if 0 <= seat < len(self.names):
            return player(self.names[seat])
        return Name(f"Player {seat + 1}", f"Joueur {seat + 1}", person=True)

    def definition(self, name: str, /) -> Phrase:
        return self.words.definition(name)

    def sentence(self, name: str, /, piece: int = NOBODY) -> Phrase:
        """What a named node of a definition says to the reader.

        It is said by `piece`, or by the piece the open question is about; where that is another player's,
        « you » is that player.
        """
        if piece == NOBODY and self.game.pending is not None:
            piece = self.game.pending.piece
        return self.heard(self.words.sentence(name), piece)

    def heard(self, said: Phrase, piece: int, /) -> Phrase:
        """Words of this piece as the reader must hear them: « you » is whoever has it."""
        seat = self.words.controller(self, piece) if piece >= 0 else NOBODY
        if seat in (NOBODY, self.reader):
            return said
        alone = self.state.opponents(seat) == [self.reader]
        return read_from(said, Seat(self.seat(seat), alone, self.words.opposing))

    def zone(self, zone: int, /) -> Phrase:
        return self.words.zone(self, zone)

    # What is told

    def write(self, phrase: Phrase) -> str:
        """A phrase in the reader's language."""
        return write(phrase, self.lang)

    def prompt(self) -> str:
        """The open question, or whom the table waits for, or how the game ended."""
        pending = self.game.pending
        if pending is None:
            return self.result()
        if pending.seat != self.reader:
            return self._message("ask.waiting", pending.seat)
        key, *args = pending.say
        return self._message(f"ask.{key}", *args)

    def offered(self) -> set[str]:
        """The open question's options as buttons say them: what looks the same on a button is the same."""
        pending = self.game.pending
        return set() if pending is None else {self.label(option) for option in pending.options}

    def rule(self) -> str:
        """The id of the rule that asks, or nothing."""
        return self.game.pending.rule if self.game.pending else ""

    def label(self, option: Option | Answer) -> str:
        """An option of the open question, or a whole answer to it, as a button says it."""
        return self.write(Sentence(self.chosen(option), end=""))

    def chosen(self, option: Any) -> Phrase:
        """The phrase of an option: a verb with its arguments, a piece, yes or no, or several of them."""
        pending = self.game.pending
        if isinstance(option, bool) and pending is not None and pending.kind == YES:
            return self.words.messages.phrase(self, (f"{'yes' if option else 'not'}.{pending.say[0]}",))
        if isinstance(option, Concession):
            return Clause(None, "concede", mood="infinitive")
        if isinstance(option, Accord):
            return Name("agree on a draw", "accepter la partie nulle")
        if isinstance(option, int) and pending is not None and pending.kind in (NUMBER, YES):
            return Symbol(str(option))
        if isinstance(option, int) or (option and isinstance(option[0], str)):
            phrase: Phrase = self.words.deeds.label(self, option)
            return phrase
        if not option:
            return Adv("nothing")
        return All(tuple(self.chosen(part) for part in option))

    def choice(self, piece: int, /) -> Phrase:
        """A piece to choose, told apart from others like it."""
        return self.words.option(self, piece) if sees(self.state, self.reader, piece) else self.unseen(piece)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, in one sentence; the rule's id is `refusal.rule`."""
        key, *args = refusal.say
        return self._message(f"no.{key}", *args)

    def log(self, since: int = 0) -> list[str]:
        """What happened from event number `since`, as the reader may know it, one line each."""
        events = seen_events(self.state, self.reader)
        told = Told()
        for event in events[:since]:
            told.hear(event, self.words.story)
        return [line for _, line in self.lines(events[since:], told)]

    def lines(self, events: Sequence[Event], told: Told) -> Iterator[tuple[list[int], str]]:
        """The lines of some events in a row, each with the places of the events it tells.

        `told` says what the pieces told of before were; it is kept up.
        """
        heard = 0
        for places in self.words.story.lines(events):
            for event in events[heard : places[-1] + 1]:
                told.hear(event, self.words.story)
            heard = max(heard, places[-1] + 1)
            line = self._line([events[place] for place in places], told)
            if line:
                yield places, line

    def event(self, event: Event) -> str | None:
        """One recent event, as `seen_events` gives it to the reader; nothing if it is not worth a line."""
        told = Told()
        told.hear(event, self.words.story)
        return self._line([event], told)

    def _line(self, events: Sequence[Event], told: Told) -> str | None:
        kind = events[0].kind
        say = (f"log.{kind}", events[0]) if len(events) == 1 else (f"logs.{kind}", events)
        self._told = told
        try:
            phrase = self.words.messages.perhaps(self, say)
        finally:
            self._told = Told()
        return None if phrase is None else self.write(phrase)

    def result(self) -> str:
        """Who won, and why; nothing while the game goes on."""
        result = self.game.result
        return "" if result is None else self._message(f"result.{result.reason}", result.winners)

    def _message(self, key: str, *args: Any) -> str:
        return self.write(self.words.messages.phrase(self, (key, *args)))


GENERIC = referee.MESSAGES
"""The messages every game shares; a game's own catalogue is `Catalogue(GENERIC)`."""
