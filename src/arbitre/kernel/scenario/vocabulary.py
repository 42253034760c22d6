"""What a game teaches the scenario runner: how a position is written, and what its words mean."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator
from typing import Any, NamedTuple, NoReturn, Protocol

from arbitre.kernel.deeds import YES_OR_NO, Deeds
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import NOBODY, Answer, Event, Option, Refusal
from arbitre.kernel.rules import BadInput
from arbitre.kernel.state import AnyState
from arbitre.kernel.written import ORDINALS

from .phrasing import ARTICLES, perhaps
from .reading import Item


class Listed(NamedTuple):
    """Words that stand in no order: types, keywords, the lines of a log."""

    parts: tuple[str, ...]
    between: str = r"\s*,\s*"
    """What stands between them where they are written as one text; "" where each is a whole sentence."""
    none: str = "none"
    """How it is called that there are none, besides "none" and "nothing"."""
    known: Callable[[str], object] | None = None
    """Raises `BadInput` for a word that could never stand there."""


def one_of(sort: str, known: Iterable[str]) -> Callable[[str], None]:
    """The test that a word is one of those known, with what it may have been meant for."""
    words = tuple(known)

    def check(word: str) -> None:
        if word not in words:
            raise BadInput(f"no {sort} is called '{word}'{perhaps(word, words)}.")

    return check


Fact = int | str | list[int] | Listed
"""A number, a word, the pieces lying somewhere, or words in no order."""


class Speaker(Protocol):
    """Who tells the game to a reader in a language: what a player reads at the table."""

    def prompt(self) -> str:
        """The open question."""

    def label(self, option: Option | Answer, /) -> str:
        """An option as a button says it."""

    def log(self, since: int = 0, /) -> list[str]:
        """What happened, one line each."""

    def refusal(self, refusal: Refusal, /) -> str:
        """Why not, in one sentence."""


REST = ("end_turn",)
"""The one option where a scenario rests."""


class Failed(Exception):
    """A scenario does not hold: where, what was expected and what was there."""

    def __init__(self, item: Item, problem: str) -> None:
        super().__init__(f"{item.place}: {problem}")


class Absent(Exception):
    """A line speaks of a piece that is not there, or of one of several: it does not hold."""


class Position:
    """A state made from a `given`, and the rolls fixed in it (what is rolled, the side, the words for it)."""

    __slots__ = ("rolls", "state")

    def __init__(self, state: AnyState, rolls: list[tuple[int, int, str]]) -> None:
        self.state = state
        self.rolls = rolls


class Stage:
    """A game being played by a scenario, and what its players are called."""

    __slots__ = ("game", "names")

    def __init__(self, game: Game, names: list[str]) -> None:
        self.game = game
        self.names = names

    @property
    def state(self) -> AnyState:
        """The position on the table."""
        return self.game.state

    def seat(self, name: str) -> int | None:
        """The seat of a player, or None."""
        return self.names.index(name) if name in self.names else None

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else "nobody"

    def led_by(self, text: str) -> tuple[int | None, str]:
        """A leading player's name ("Bob …" or "Bob's …") taken off a text."""
        for seat, name in enumerate(self.names):
            found = re.match(rf"{re.escape(name)}(?:['’]s?)?(?:\s+|$)", text)
            if found:
                return seat, text[found.end() :]
        return None, text


SO_OFTEN = r"(\d{1,9})\s*[x×]\s*(.+)"
"""How it is written that something is there several times, and what."""


def _like(line: str, text: str) -> bool:
    """Whether a text is written as a line says, where its capitals stand for something."""
    return re.fullmatch(re.sub(r"\b[A-Z]+\b", ".+", line), text) is not None


ENDINGS = ("concede", "agree on a draw")
"""What may be written for any player at any moment: how a game is given up."""


class Vocabulary:
    """The words of one game. The game's `scenario` room holds one, called `VOCABULARY`."""

    lang: str = "en"
    """The language in which reasons are given."""

    places: tuple[str, ...] = ()
    """What a player's cards may be listed under in `given`."""

    times: str = SO_OFTEN
    """How "3x Portal" is written."""

    lines: tuple[str, ...] = ()
    """How a line is written that is no deed by itself: one that stands for several answers."""

    rules: Container[str] | None = None
    """The ids of the game's rules, where its index is at hand."""

    @property
    def actions(self) -> tuple[str, ...]:
        """The words an action can begin with, besides the name of what is chosen."""
        begun = (line.split()[0] for line in self.lines)
        return tuple(dict.fromkeys((*self.deeds.words, *begun, *YES_OR_NO, "order", *ENDINGS)))

    def misread(self, text: str, error: BadInput) -> BadInput:
        """The complaint about an action that is not understood: of an unknown verb that it is one, of a known
        one how it is written."""
        verb = text.split(" ", 1)[0]
        if verb not in self.deeds.words and any(_like(line, text) for line in self.lines):
            return BadInput(f"'{text}' stands for several answers: it is done, never offered or refused.")
        if f"'{text}'" in str(error) and (forms := self._written(verb)):
            return BadInput(f"'{text}' is no action; where it is asked, '{verb}' is written {forms}.")
        return self.unknown(text) or error

    def knows(self, rule: Item) -> None:
        """Complain of a rule that the game's index does not have."""
        name = rule.text("the id of a rule")
        if self.rules is not None and name not in self.rules:
            rule.wrong(f"the game's index has no rule '{name}'.")

    def _written(self, verb: str) -> str:
        """All that can be written with a verb."""
        known = (*self.deeds.written, *self.lines, *YES_OR_NO, "order A, B", *ENDINGS)
        return ", ".join(f"'{form}'" for form in dict.fromkeys(known) if form.split()[:1] == [verb])

    def unknown(self, text: str) -> BadInput | None:
        """The complaint about an unknown verb; None if the text begins with a known one, or with a name."""
        verb = text.split(" ", 1)[0]
        if not verb.isalpha() or not verb.islower() or verb in (*ARTICLES, *ORDINALS, *self.actions):
            return None
        near, known = perhaps(verb, self.actions), ", ".join(self.actions)
        return BadInput(
            f"'{text}' is no action{near}; an action begins with {known}, or with what is chosen."
        )

    def speaker(self, stage: Stage, seat: int, lang: str) -> Speaker:
        """Who tells the game to a seat (or to `SPECTATOR`)."""
        raise NotImplementedError

    def reason(self, stage: Stage, seat: int, refusal: Refusal) -> str:
        """Why not, with the rule where one is given."""
        said = self.speaker(stage, seat, self.lang).refusal(refusal).rstrip(".")
        colon = " : " if self.lang == "fr" else ": "
        return f"{refusal.rule}{colon}{said}" if refusal.rule else said

    def position(self, names: list[str], options: dict[str, Any], given: Item, seed: int) -> Position:
        """Build the state a `given` describes; chance fills what it leaves open."""
        raise NotImplementedError

    def piece(self, stage: Stage, text: str) -> Callable[[int], bool]:
        """The test for the pieces a text means. Raises `BadInput` (without place) for unknown words."""
        return self.deeds.piece.find(stage, NOBODY, text)

    def could_lie(self, stage: Stage, place: str, text: str) -> bool:
        """Whether what a text means could ever lie in a place; of anything else it says nothing that it is
        lacking there."""
        return True

    def say_piece(self, stage: Stage, piece: int) -> str:
        """A piece in the words `piece` understands."""
        return self.deeds.piece.name(stage, piece)

    deeds: Deeds
    """What can be done, and how it is written."""

    def option(self, stage: Stage, text: str) -> Callable[[Option], bool]:
        """The test for the options of the pending decision that a text means."""
        return self.deeds.read(stage, text)

    def say_option(self, stage: Stage, option: Option) -> str:
        """An option in the words `option` understands."""
        return self.deeds.say(stage, option)

    def answers(self, stage: Stage, seat: int, item: Item, understand: Understand) -> Iterator[Answer]:
        """The answers a line of `when` stands for, each given before the next is asked for: one, unless a
        game has words for several ("everybody passes until …")."""
        yield understand(stage, self, seat, item)

    def declares(self, stage: Stage, text: str) -> int | None:
        """The seat of a whole declaration that the game asks for bit by bit ("attack Bob with Garden Bear"):
        whether it is offered shows only when it is made. None for any other text."""
        return None

    def same(self, stage: Stage, one: Option, other: Option) -> bool:
        """Whether choosing between two options is no choice (twins)."""
        return self.deeds.same(stage, one, other)

    def wished(self, stage: Stage, seat: int, text: str) -> list[Option]:
        """The options a text would mean if they were offered, to ask why they are not."""
        return self.deeds.wished(stage, seat, text)

    def fact(self, stage: Stage, subject: str) -> Fact | None:
        """What is so about a subject ("Alice glory", "Bob's Ooze attack"); None if it is no subject.

        Raises `Absent` if what it speaks of is not on the table.
        """
        raise NotImplementedError

    rest_before: str = ""
    """The kind of event before which a scenario may rest."""

    def rests(self, state: AnyState, event: Event) -> int | None:
        """The seat that must say a word before this event, where a game would run on by itself.

        A scenario stops at the end of a turn, so that what lies there can be looked at.
        """
        return None

    subjects: str = ""
    """What can be asked of, for complaints."""

    def remark(self, stage: Stage, subject: str) -> str:
        """What may explain that something is not so about a subject; nothing where nothing does."""
        return ""

    def how_many(self, stage: Stage) -> tuple[int, int]:
        """How many can be chosen at the open question, at least and at most."""
        pending = stage.game.pending
        assert pending is not None
        return pending.least, pending.most

    def rolled(self, stage: Stage, event: Event) -> list[tuple[int, int]]:
        """What an event rolled, as (what, side)."""
        return []

    def event(self, stage: Stage, text: str) -> Callable[[Event], bool]:
        """The test for the events a text means."""
        raise NotImplementedError


Understand = Callable[[Stage, Vocabulary, int, Item], Answer]
"""How the one answer that a line means is found; see `acting`."""


MOST_OF_ONE = 1000
"""So many of one thing a position may hold."""


def so_many(item: Item, number: int) -> int:
    """How many of one thing a position is to hold; complains of more than it may."""
    if number > MOST_OF_ONE:
        item.wrong(f"a position holds at most {MOST_OF_ONE} of one thing, not {number}.")
    return number


def elsewhere(item: Item) -> NoReturn:
    """Complain of a zone or a player behind or before a name in a position."""
    item.wrong("in a position a thing is written where it lies, with the player with whom it lies there.")


def marked(item: Item, marks: Iterable[str], able: Container[str], where: str) -> None:
    """Complain of a mark that says nothing about what lies there."""
    for mark in marks:
        if mark not in able:
            item.wrong(f"'{mark}' cannot be written of what begins in the {where}.")


def numbered(item: Item, nth: int | None, before: int) -> None:
    """Complain of a "second" in a position that is not the second of its name there."""
    if nth not in (None, before):
        item.wrong(f"'{item.text()}' is number {before + 1} of its name here: write them in this order.")


def repeated(item: Item, times: str = SO_OFTEN) -> list[Item]:
    """The items of a list, each as often as it says ("3x Portal"; `times` is how that is written)."""
    found: list[Item] = []
    for each in item.items():
        several = re.fullmatch(times, each.text("a name"))
        if several and not int(several[1]):
            each.wrong("none of a thing is not written: leave it out.")
        number = so_many(each, int(several[1])) if several else 1
        found += [Item(several[2], each.file, each.line)] * number if several else [each]
    return found


def placed(item: Item, error: BadInput) -> BadInput:
    """A complaint about words, with the place they stand at."""
    return BadInput(f"{item.place}: {error}")


def only(options: dict[str, Any], useful: tuple[str, ...], given: Item) -> None:
    """Complain of the first option of a table that does nothing in a scenario, where the position says it."""
    for option in options:
        if option not in useful:
            given.wrong(
                f"the option '{option}' does nothing in a scenario{perhaps(option, useful)}; "
                f"there are {', '.join(useful)}."
            )
