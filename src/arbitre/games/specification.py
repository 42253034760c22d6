"""What a game is to whoever uses one: its rules; and deeds, speech, table, decks, bot, scenarios, tally.

Every game has one `Spec`, called `GAME`, in its package. Its parts are read when somebody first asks for
them: a play-out loads the rules alone and pays for no word and no picture.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer, Event, Option
from arbitre.kernel.rules import Rules
from arbitre.kernel.view import View

if TYPE_CHECKING:
    from arbitre.kernel.decisions import Decision
    from arbitre.kernel.deeds import Deeds
    from arbitre.kernel.scenario import Vocabulary
    from arbitre.kernel.state import AnyState
    from arbitre.words import Name, Phrase
    from arbitre.words.lines import Title
    from arbitre.words.phrase import Language
    from arbitre.words.telling import GameWords

    from .arrays import Arrays
    from .tables import DeckFault, Evening, Face, Format, Label, Layout, Ready, Stop
    from .weights import Part


T = TypeVar("T")


@dataclass(frozen=True)
class Speech:
    """What is said of a game: names, card texts, and what is told at the table."""

    words: GameWords
    names: Mapping[str, Name]  # by slug, all that has a name
    name: Callable[[str, Language], str]
    find: Callable[[str], str | None]  # the slug a person means, in either language
    card_text: Callable[[str], Phrase]
    reminded: Callable[[str], Phrase]  # the same, with what its keywords mean in brackets
    type_line: Callable[[str], Phrase]
    provenance: Callable[[str], Phrase]  # what of a card is ours or unsettled; nothing if all is printed
    options: Mapping[str, Title]  # the table's options in words
    values: Mapping[str, Name]  # the values of options that are words
    decks: Mapping[str, Title]  # the ready-made decks
    keywords: Sequence[tuple[Name, Phrase]] = ()  # each with what it means, where that is no part of its text


def _none(*args: Any) -> tuple[Any, ...]:
    return ()


def _nothing(*args: Any) -> None:
    return None


def _asked(game: Game) -> str:
    assert game.pending is not None
    return str(game.pending.say[0])


def _plays(game: Game) -> bool:
    assert game.pending is not None
    return bool(game.state.board.active == game.pending.seat)


def _matters(option: Option) -> bool:
    return False


@dataclass(frozen=True)
class Stops:
    """Where a player may want to be asked, or not: all of it sees only what everybody sees."""

    all: Sequence[Stop] = ()  # those that have a name, in the order they come in
    quiet: Sequence[str] = ()  # those that go by until a player wants otherwise
    at: Callable[[Game], str] = _asked  # which of them the open question is
    trifle: Callable[[Option], bool] = _matters  # an option not worth being asked about alone
    answers: Sequence[str] = ()  # those where another has just done something
    leads: Callable[[Game], Label | None] = _nothing  # what letting the open question go by leads to
    plays: Callable[[Game], bool] = _plays  # whether it is the turn of the one who is asked
    last: Sequence[str] = ()  # those that end the turn when they go by: nothing more is left of it


@dataclass(frozen=True)
class Table:
    """How a drawn table shows the game."""

    layout: Layout
    about: Label
    dress: Callable[[View], None]  # what tables want to know beside the view itself
    translate: Callable[[View, Language], None]  # what pieces have by name, in the reader's language
    card: Callable[[View, int], str]  # the card behind a number of an event
    face: Callable[[Any, Language], Face]  # what is printed on a card
    stops: Stops = field(default_factory=Stops)
    ahead: Callable[[Game], Sequence[Option]] = _none  # what later questions of the same gesture may offer


@dataclass(frozen=True)
class Decks:
    """Decks (or Wilds) as a lobby, a terminal and a tournament know them."""

    option: str  # the table's option that takes them
    per_seat: bool
    ready: Callable[[], list[Ready]]
    lists: Mapping[str, Any]  # the ready-made ones as they are played
    gather: Callable[..., dict[str, Any]]  # a deck from cards and their numbers
    faults: Callable[[str | dict[str, Any], Language, dict[str, Any]], list[DeckFault]]
    deck: Callable[[str | dict[str, Any]], Any]  # one value of the option
    fitting: Callable[[dict[str, Any]], list[str]]  # the ready-made ones a table with these options takes
    headings: Mapping[str, str] = field(default_factory=dict)  # lines that begin another part of a deck
    coming: Callable[[str], bool] = _matters  # whether a name is that of a printed card not here yet
    write: Callable[[dict[str, Any], Language], str] | None = None  # the list of a deck written out
    ordinary: Mapping[str, Any] = field(default_factory=dict)  # options of a drawn table nobody has changed
    formats: Sequence[Format] = ()  # known ways to play, by name
    in_formats: Sequence[str] = ()  # options one chooses by choosing a format
    evenings: Sequence[Evening] = ()  # tables that are ready to be sat down at


@dataclass(frozen=True)
class CardSense:
    """Cards whose worth is learned one by one, beside what their figures say."""

    names: Sequence[str]
    parts: Callable[[Any, int, tuple[float, ...]], Sequence[float]]  # of the value, if the cards are worth so
    present: Callable[[Any], Sequence[int]]  # which of them are in a game
    step: float  # how far worths are tried out, in points of the value


def _never(decision: Decision) -> bool:
    return False


@dataclass(frozen=True)
class BotSense:
    """What is good for a seat, and what need not be thought about.

    Where questions are many a game may also say: `sensible`, the answers worth a look (`None`: all); `usual`,
    the manners in which an action that has begun is finished without looking further, an answer for each,
    none where it is worth looking, `None` where the position may be judged as it stands; `idle`, the answer
    that does nothing, which is never worse than the table is now; `trifle`, whether looking ahead tells no
    more of a question than a look at each answer. All read the question alone. `by_heart` reads the table
    too: the answer greedy gives, and dreams are played on with, where it need not be tried out; and so does
    `same`, handed what happened in the action so far: what an answer comes to, if by any other way with the
    same it comes to the very same position. `survey` is shown a table, which nobody writes any more, before
    answers are tried from it: what it works out for a seat then is at hand in every fork. `ends` knows what
    an answer may come to without playing it: handed how the table was before the running step, the question,
    what was answered in that step, how many questions are followed up and how many answers to each, it gives
    what those ends are worth to which neither chance nor the unseen add anything, and the other positions.
    """

    value: Callable[[Any, int], float]
    sensible: Callable[[Decision], list[Answer] | None] = _nothing
    usual: Callable[[Decision], Sequence[Answer] | None] = _none
    idle: Callable[[Decision], Answer | None] = _nothing
    by_heart: Callable[[Any, Decision], Answer | None] | None = None
    same: Callable[[Any, Decision, Answer, Sequence[Event]], Hashable] | None = None
    survey: Callable[[Any, int], None] | None = None
    ends: (
        Callable[
            [Callable[[], Any], Decision, Sequence[Answer], Answer, int, int],
            tuple[list[float], list[Any]] | None,
        ]
        | None
    ) = None
    trifle: Callable[[Decision], bool] = _never
    parts: Callable[[Any, int], Sequence[float]] = _none  # the outcome, and what else the value is the sum of
    weights: Sequence[float] = ()  # how much each of those weighs
    said: Sequence[Part] = ()  # each of those in words, without the outcome
    cards: CardSense | None = None
    scale: float = 8.0  # the value at which a win is e times as likely as a loss
    ahead: int = 2  # turns a search looks ahead, the one under way among them
    opinion: float = 0.1  # how far greedy's chances of winning are from the truth: a standard deviation
    luck: float = 0.1  # how far one dream is from the next in what it tells of two answers
    glances: int = 4  # dreams in which it first looks to the end of the turn: there greedy's errors show


def _seat_0(state: AnyState) -> int:
    return 0


def _no_card(seats: int, asked: dict[str, Any]) -> frozenset[str]:
    return frozenset()


def _board_turn(state: AnyState) -> int:
    turn: int = state.board.turn
    return turn


@dataclass(frozen=True)
class Tally:
    """What the lab counts in a game, and the tables it plays at."""

    cards: Callable[[], list[str]]
    deeds: Callable[[Any, list[Event]], Iterator[tuple[str, str]]]
    uses: Callable[[Any, Event], Iterator[str]]
    label: Callable[[Any, Option], str]
    varied: Callable[[Callable[[int], int], dict[str, int], int, dict[str, Any]], dict[str, Any]]
    first: Callable[[Any], int] = _seat_0  # the seat that began
    turns: Callable[[Any], int] = _board_turn  # turns begun
    rhythm: Mapping[str, int] = field(default_factory=dict)  # what is too dear to be checked every time
    played: frozenset[str] = frozenset()  # kinds of event by which a card is played
    barred: Callable[[int, dict[str, Any]], frozenset[str]] = _no_card  # what no deck may hold at a table


class Spec:
    """One game: its rules, options and cards, and its other parts, read when they are first asked for."""

    def __init__(
        self,
        package: str,
        rules: Rules[Any, Any, Any, Any],
        options: Mapping[str, Any],
        cards: Sequence[Any],
        fixtures: frozenset[str] = frozenset(),
    ) -> None:
        self._package = package
        self.rules = rules
        self.options = options
        """The table's options with their ordinary values."""
        self.cards = cards
        """Every card, in the order of their numbers."""
        self.fixtures = fixtures
        """Cards that are there to show a rule, by slug: dealt in scenarios, listed only when asked for."""

    @property
    def name(self) -> str:
        """What the game is called by."""
        return self.rules.name

    @property
    def collection(self) -> list[Any]:
        """The cards people play with."""
        return [card for card in self.cards if card.slug not in self.fixtures]

    @property
    def deeds(self) -> Deeds:
        """What can be done in it."""
        return self.speech.words.deeds

    @cached_property
    def speech(self) -> Speech:
        """What is said of it."""
        return self._part("speech.speech", Speech)

    @cached_property
    def table(self) -> Table:
        """How it is drawn."""
        return self._part("table.layout", Table)

    @cached_property
    def decks(self) -> Decks:
        """What is played with."""
        return self._part("decks.lobby", Decks)

    @cached_property
    def bot(self) -> BotSense:
        """What is good for a seat."""
        return self._part("bot", BotSense)

    @cached_property
    def scenario(self) -> Vocabulary:
        """How positions are written and read."""
        from arbitre.kernel.scenario import Vocabulary

        return self._part("scenario.vocabulary", Vocabulary)

    @cached_property
    def tally(self) -> Tally:
        """What the lab counts."""
        return self._part("tally", Tally)

    @cached_property
    def arrays(self) -> Arrays:
        """How its views are written as numbers."""
        from .arrays import Arrays

        return self._part("arrays", Arrays)

    def _part(self, room: str, kind: type[T]) -> T:
        """The one thing of its kind that a room of the game holds."""
        held = vars(import_module(f"{self._package}.{room}")).values()
        [part] = [each for each in held if isinstance(each, kind)]
        return part
