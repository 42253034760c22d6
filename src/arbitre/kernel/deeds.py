"""Deeds: what a player can do, each declared once.

An option is data: a verb with its arguments, `("cast", 7, "")`, or pieces alone. A game declares every verb
it offers as a `Deed`: its arguments by name, how it is written in a scenario, how a button says it, and what
"why not?" tries. The label of an option, the scenario's words for it, what it points at on a table and what a
player might try with what he sees are all read from that one declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeAlias, TypeVar

from .pieces import NOBODY, Option
from .rules import BadInput
from .written import ORDINALS, Form, forms

if TYPE_CHECKING:
    from .scenario.vocabulary import Stage
    from .state import AnyState
    from .view import View

T = TypeVar("T")
Sort = Literal["piece", "seat", "zone", "item"]
"""What an argument can point at: a piece, a player, a zone of the view, an effect on the stack."""
Values: TypeAlias = tuple[Any, ...]
"""What the arguments of an option are, in order."""
Test: TypeAlias = Callable[[Any, Values], bool]
"""Whether an argument, after the ones before it, is the one a text means."""
Where: TypeAlias = Callable[[Any, int, int], bool]
"""Of a state, a seat and a piece: whether the piece lies where the seat would look for it."""


class Argument:
    """A kind of argument: how it is written, said and found in a scenario, and what it points at."""

    width: int = 1
    """How many places of the option it takes; none: all that are left."""
    sort: Sort | None = None
    """What it points at, if it points at anything."""
    pattern: str = ".+?"
    styles: ClassVar[dict[str, str]] = {"long": ".+"}
    """Other patterns, by the name of a style; "long" where what follows may stand in it too."""

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        """The test for what a text means, said by a seat. Raises `BadInput` (without place) if unknown."""
        return lambda value, before: True

    def unsaid(self, stage: Stage, value: Any, before: Values) -> bool:
        """Whether the value is one that a text without this argument can mean."""
        return True

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        """The value in the words `read` understands."""
        return str(value)

    def wished(self, stage: Stage, seat: int, text: str | None, before: Values) -> Iterable[Any]:
        """The values a text (None: nothing said) would mean if they were offered."""
        return ()

    def same(self, stage: Stage, one: Any, other: Any) -> bool:
        """Whether choosing between two values is no choice."""
        return bool(one == other)

    def points(self, view: View, value: Any) -> Sequence[tuple[Sort, int]]:
        """What it points at on the table."""
        return ((self.sort, value),) if self.sort and value >= 0 else ()


class Piece(Argument):
    """A piece, by the words a game has for pieces."""

    sort = "piece"

    def __init__(
        self,
        find: Callable[[Stage, int, str], Callable[[int], bool]],
        say: Callable[[Stage, int], str],
        twins: Callable[[Stage, int, int], bool],
        *where: Where,
    ) -> None:
        self.find, self.name, self.twins, self.where = find, say, twins, where
        self.which: Callable[[Any, int], bool] = lambda state, piece: True

    def lying(self, *where: Where) -> Piece:
        """The same, looked for at these places in turn."""
        return self._but("where", where)

    def only(self, which: Callable[[Any, int], bool]) -> Piece:
        """The same, of the pieces that the verb could be about at all."""
        return self._but("which", which)

    def called(self, say: Callable[[Stage, int], str]) -> Piece:
        """The same, said in another way."""
        return self._but("name", say)

    def _but(self, field: str, value: object) -> Piece:
        other = copy(self)
        setattr(other, field, value)
        return other

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        fits = self.find(stage, seat, text)
        return lambda value, before: fits(value)

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        """By name; where others that are called the same lie beside it, the second or third of them."""
        said = self.name(stage, value)
        state: AnyState = stage.state
        zone = state.pieces[value].zone
        fits = self.find(stage, NOBODY, said)
        alike = [piece for piece in state.ids(zone) if fits(piece)] if zone >= 0 else []
        if value not in alike or all(self.twins(stage, value, other) for other in alike):
            return said
        return " ".join([*list(ORDINALS)[(at := alike.index(value)) : at + 1], said])

    def wished(self, stage: Stage, seat: int, text: str | None, before: Values) -> Iterable[Any]:
        """What lies where the verb looks for it is meant; else anything of the name."""
        state: AnyState = stage.state
        fits = self.find(stage, seat, text) if text is not None else (lambda piece: True)
        found = [it.id for it in state.pieces if fits(it.id) and self.which(state, it.id)]
        for here in self.where:
            near = [piece for piece in found if here(state, seat, piece)]
            if near:
                return near
        return found

    def same(self, stage: Stage, one: Any, other: Any) -> bool:
        return self.twins(stage, one, other)


class Exactly(Argument):
    """What a text names is one value."""

    def meant(self, stage: Stage, seat: int, text: str) -> Any:
        """The value. Raises `BadInput` (without place) if the text is unknown."""
        return text

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        meant = self.meant(stage, seat, text)
        return lambda value, before: bool(value == meant)

    def wished(self, stage: Stage, seat: int, text: str | None, before: Values) -> Iterable[Any]:
        return () if text is None else (self.meant(stage, seat, text),)


class Seat(Exactly):
    """A player, by name."""

    sort = "seat"

    def meant(self, stage: Stage, seat: int, text: str) -> Any:
        found = stage.seat(text)
        if found is None:
            raise BadInput(f"nobody is called '{text}'; there are {', '.join(stage.names)}.")
        return found

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        return stage.name(value)


class Number(Exactly):
    """A number; where people count from one and the game from nought, `first` is 1."""

    pattern = r"\d+"

    def __init__(self, first: int = 0) -> None:
        self.first = first

    def meant(self, stage: Stage, seat: int, text: str) -> Any:
        return int(text) - self.first

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        return str(value + self.first)


class Several(Argument):
    """All that is left of the option: so many of one kind."""

    width = 0

    def __init__(self, each: Argument, split: Callable[[str], list[str]] = lambda text: [text]) -> None:
        self.each, self.split = each, split

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        tests = [self.each.read(stage, seat, part) for part in self.split(text)]

        def test(values: Any, before: Values) -> bool:
            left = list(values)
            for fits in tests:
                one = next((value for value in left if fits(value, before)), None)
                if one is None:
                    return False
                left.remove(one)
            return not left

        return test

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        return ", ".join(self.each.say(stage, one, before) for one in value)

    def wished(self, stage: Stage, seat: int, text: str | None, before: Values) -> Iterable[Any]:
        return [()] if text is None else [(one,) for one in self.each.wished(stage, seat, text, before)]

    def same(self, stage: Stage, one: Any, other: Any) -> bool:
        return len(one) == len(other) and all(
            self.each.same(stage, a, b) for a, b in zip(sorted(one), sorted(other))
        )

    def points(self, view: View, value: Any) -> Sequence[tuple[Sort, int]]:
        return [at for one in value for at in self.each.points(view, one)]


class Which(Argument):
    """The number that tells abilities of one piece apart, written as theirs among those offered: "(2)".
    What stands behind a colon is for the reader. Which number it is makes no difference to anybody."""

    pattern = r"(?:\s*\([^)]+\))?"

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        wanted = text.strip(" ()").partition(":")[0]

        def test(value: Any, before: Values) -> bool:
            numbers = [option[3] for option in self.alike(stage, before)]
            return value in numbers and str(numbers.index(value) + 1) == wanted

        return test

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        alike = self.alike(stage, before)
        which = next((at for at, option in enumerate(alike) if option[3] == value), 0)
        return f" ({which + 1}{self.told(stage, alike[which])})" if len(alike) > 1 else ""

    def told(self, stage: Stage, option: Any) -> str:
        """What helps to know it by, for the reader."""
        return ""

    def alike(self, stage: Stage, before: Values) -> list[Any]:
        """The options about an ability of the same piece."""
        pending = stage.game.pending
        options = pending.options if pending is not None else []
        return [it for it in options if isinstance(it, tuple) and len(it) > 3 and it[1] == before[0]]

    def same(self, stage: Stage, one: Any, other: Any) -> bool:
        return True


Label: TypeAlias = Callable[..., Any]
"""How a button says it: of who tells it and the option's arguments, a phrase. Built only when it is read."""
Tries: TypeAlias = Callable[["View"], Iterable[Values]]
"""The arguments a player might try it with, legal or not, of what his view shows him."""


class Deed:
    """A verb of the game. Its arguments are named, in the order in which an option has them."""

    __slots__ = ("arguments", "forms", "label", "tries", "verb")

    def __init__(
        self, verb: str, written: str, label: Label, tries: Tries | None = None, **arguments: Argument
    ) -> None:
        self.verb: Final = verb
        self.arguments: Final = arguments
        self.forms: Final[list[Form]] = list(forms(written, self._pattern))
        self.label: Final = label
        self.tries: Final = tries

    def _pattern(self, name: str, style: str) -> str:
        argument = self.arguments[name]
        return argument.styles[style] if style else argument.pattern

    def values(self, places: Values) -> Values:
        """What the arguments of an option are, from its places after the verb."""
        found: list[Any] = []
        for argument in self.arguments.values():
            if argument.width == 1:
                found += places[:1]
                places = places[1:]
            else:
                width = argument.width or len(places)
                found.append(places[:width])
                places = places[width:]
        return tuple(found)

    def takes(self, number: int) -> bool:
        """Whether an option with so many places after the verb can be this deed."""
        widths = [argument.width for argument in self.arguments.values()]
        return number >= sum(widths) if 0 in widths else number == sum(widths)

    def option(self, values: Values) -> Option:
        """The option with these arguments."""
        places: list[Any] = []
        for argument, value in zip(self.arguments.values(), values, strict=True):
            places += [value] if argument.width == 1 else value
        return (self.verb, *places) if self.verb else places[0]

    def say(self, stage: Stage, values: Values) -> str:
        """The deed as it is written."""
        said = {
            name: argument.say(stage, value, values[:at])
            for at, ((name, argument), value) in enumerate(zip(self.arguments.items(), values))
        }
        return self.forms[0].said.format_map(said)

    def read(self, stage: Stage, seat: int, parts: dict[str, str]) -> Callable[[Values], bool]:
        """The test for the arguments that texts mean."""
        tests = [
            argument.read(stage, seat, parts[name]) if name in parts else partial(argument.unsaid, stage)
            for name, argument in self.arguments.items()
        ]
        return lambda values: all(
            test(value, values[:at]) for at, (test, value) in enumerate(zip(tests, values))
        )

    def wished(self, stage: Stage, seat: int, parts: dict[str, str]) -> Iterable[Values]:
        """The arguments that texts would mean if they were offered."""
        wished: list[Values] = [()]
        for name, argument in self.arguments.items():
            wished = [
                (*before, value)
                for before in wished
                for value in argument.wished(stage, seat, parts.get(name), before)
            ]
        return wished

    def same(self, stage: Stage, one: Values, other: Values) -> bool:
        """Whether choosing between the two is no choice."""
        return len(one) == len(other) and all(
            argument.same(stage, a, b) for argument, a, b in zip(self.arguments.values(), one, other)
        )


YES_OR_NO: Final = ("yes", "no")


class Deeds:
    """All deeds of a game."""

    def __init__(self, *deeds: Deed) -> None:
        self.all: Final = list(deeds)
        self._called: Final[dict[str, list[Deed]]] = {}
        for deed in deeds:
            self._called.setdefault(deed.verb, []).append(deed)

    def of(self, option: Any) -> tuple[Deed, Values]:
        """The deed an option is, and its arguments. Raises `KeyError` for a verb nobody declared."""
        if not isinstance(option, tuple):
            option = (option,)
        verb, places = (option[0], option[1:]) if option and isinstance(option[0], str) else ("", option)
        for deed in self._called[verb]:
            if deed.takes(len(places)):
                return deed, deed.values(places)
        raise KeyError(f"'{verb}' is not declared with {len(places)} arguments")

    @property
    def piece(self) -> Piece:
        """How the game speaks of pieces."""
        several = self._called[""][0].arguments["pieces"]
        assert isinstance(several, Several) and isinstance(several.each, Piece)
        return several.each

    @property
    def words(self) -> list[str]:
        """The words an action can begin with, besides the name of what is chosen."""
        return list(dict.fromkeys(word for deed in self.all for form in deed.forms for word in form.words))

    @property
    def written(self) -> list[str]:
        """How each deed is written: the first of what its forms stand for, arguments in capitals."""
        return [form.written for deed in self.all for form in deed.forms]

    # On the table

    def label(self, teller: Any, option: Option) -> Any:
        """An option as a button says it."""
        deed, _ = self.of(option)
        return deed.label(teller, *(option[1:] if isinstance(option, tuple) else (option,)))

    def points(self, view: View, option: Option) -> list[tuple[Sort, int]]:
        """What an option points at on the table."""
        deed, values = self.of(option)
        arguments = deed.arguments.values()
        return [at for argument, value in zip(arguments, values) for at in argument.points(view, value)]

    def expected(self, view: View) -> list[Option]:
        """What a player might try with what lies before him, legal or not: what "why not?" explains."""
        return [
            deed.option(values) for deed in self.all if deed.tries is not None for values in deed.tries(view)
        ]

    # In scenarios

    def say(self, stage: Stage, option: Option) -> str:
        """An option in the words `read` understands."""
        deed, values = self.of(option)
        return deed.say(stage, values)

    def read(self, stage: Stage, text: str) -> Callable[[Option], bool]:
        """The test for the options of the open question that a text means."""
        if text.strip().lower() in YES_OR_NO:
            return lambda option: False  # where one is asked so, nothing else is offered
        seat = stage.game.pending.seat if stage.game.pending is not None else NOBODY
        meant = self._meant(text, lambda deed, parts: [(deed, deed.read(stage, seat, parts))])

        def test(option: Option) -> bool:
            deed, values = self.of(option)
            return any(deed is one and fits(values) for one, fits in meant)

        return test

    def wished(self, stage: Stage, seat: int, text: str) -> list[Option]:
        """The options a text would mean if they were offered, to ask why they are not; if some are, those.
        Where several verbs are written alike, those of the first that finds something."""
        if text.strip().lower() in YES_OR_NO:
            return []
        found = self._meant(text, lambda deed, parts: [(deed, it) for it in deed.wished(stage, seat, parts)])
        pending = stage.game.pending
        offered = [it for it in pending.options if self.of(it) in found] if pending is not None else []
        return offered or [deed.option(values) for deed, values in found if deed is found[0][0]]

    def _meant(self, text: str, read: Callable[[Deed, dict[str, str]], Iterable[T]]) -> list[T]:
        """What the forms that fit a text make of it; those that any text fits, only if no other does.
        Raises the first complaint if there is nothing else."""
        text = text.strip()
        if not text:
            raise BadInput("an action cannot be empty.")
        found: list[T] = []
        failed: list[BadInput] = []
        for bare in (False, True):
            for deed in self.all:
                for form in deed.forms:
                    parts = form.parts(text) if form.bare == bare else None
                    if parts is None:
                        continue
                    try:
                        found += read(deed, parts)
                    except BadInput as error:
                        failed.append(error)
            if found:
                return found
        if failed:
            raise failed[0]
        return found

    def same(self, stage: Stage, one: Option, other: Option) -> bool:
        """Whether choosing between two options is no choice (twins)."""
        (deed, values), (another, others) = self.of(one), self.of(other)
        return deed is another and deed.same(stage, values, others)
