"""Reading scenario files. Every value keeps its place, so that any complaint names file and line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NoReturn

import msgspec
import yaml

from arbitre.kernel.rules import BadInput

KEYS = (
    "title",
    "titre",
    "game",
    "rules",
    "note",
    "remarque",
    "options",
    "seats",
    "given",
    "when",
    "then",
)
NAMES = ("Alice", "Bob", "Carol", "Dave", "Eve", "Frank")
"""What players are called unless a scenario says otherwise."""

RESERVED = ("", "nobody", "anybody", "nothing", "none", "expect", "rule", "says", "dit")
"""What no player can be called."""

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""Ten times as fast where PyYAML was built with libyaml: the same events at the same lines."""

LONGEST_NUMBER = 18
DEPTH = 20
"""How deep a file may nest; what is written by hand needs half of it."""


def _is_whole(text: str) -> bool:
    """Whether this is a whole number that somebody could mean."""
    return text.removeprefix("-").isdecimal() and len(text) <= LONGEST_NUMBER


class Item:
    """A value of the file and where it stands: a text, a list of items, or items by name."""

    __slots__ = ("file", "line", "value")

    def __init__(self, value: str | list[Item] | dict[str, Item], file: str, line: int) -> None:
        self.value = value
        self.file = file
        self.line = line

    @property
    def place(self) -> str:
        """File and line, as editors understand them."""
        return f"{self.file}:{self.line}"

    def wrong(self, problem: str) -> NoReturn:
        """Complain about this item."""
        raise BadInput(f"{self.place}: {problem}")

    def text(self, wanted: str = "a text") -> str:
        """The item as a text."""
        if not isinstance(self.value, str):
            self.wrong(f"wanted {wanted}, found {_sort(self)}.")
        return self.value.strip()

    def number(self, wanted: str = "a whole number") -> int:
        """The item as a whole number."""
        text = self.text(wanted)
        if not _is_whole(text):
            self.wrong(f"wanted {wanted}, found '{text}'.")
        return int(text)

    def at_least(self, least: int) -> int:
        """The item as a whole number that is no smaller."""
        number = self.number()
        if number < least:
            self.wrong(f"wanted a whole number, {least} or more, found '{number}'.")
        return number

    def flag(self) -> bool:
        """The item as yes or no."""
        text = self.text("yes or no").lower()
        if text not in ("yes", "no", "true", "false"):
            self.wrong(f"wanted yes or no, found '{text}'.")
        return text in ("yes", "true")

    def seat(self, names: list[str]) -> int:
        """The item as a player: his place among the names."""
        name = self.text("a player")
        if name not in names:
            self.wrong(f"nobody is called '{name}'; there are {', '.join(names)}.")
        return names.index(name)

    def items(self) -> list[Item]:
        """The items of a list; a single text is a list of one, nothing an empty one."""
        if isinstance(self.value, dict):
            self.wrong("wanted a list, found names with values.")
        if isinstance(self.value, str):
            return [] if self.value.strip().lower() in ("", "nothing", "none") else [self]
        return self.value

    def some(self) -> list[Item]:
        """The same of a list that must name something."""
        return self.items() or self.empty()

    def empty(self) -> NoReturn:
        """Complain of a check that names nothing."""
        self.wrong("nothing is named here, so nothing would be checked.")

    def table(self, wanted: str) -> dict[str, Item]:
        """The items by name."""
        if self.value == "":
            return {}
        if not isinstance(self.value, dict):
            self.wrong(f"wanted {wanted}, found {_sort(self)}.")
        return self.value

    def plain(self) -> Any:
        """The bare value: yes and no as such, whole numbers, texts, lists, names with values."""
        if isinstance(self.value, list):
            return [item.plain() for item in self.value]
        if isinstance(self.value, dict):
            return {name: item.plain() for name, item in self.value.items()}
        lower = self.value.lower()
        if lower in ("yes", "true", "no", "false"):
            return lower in ("yes", "true")
        return int(self.value) if _is_whole(self.value) else self.value


def _sort(item: Item) -> str:
    if isinstance(item.value, list):
        return "a list"
    return "names with values" if isinstance(item.value, dict) else f"'{item.value}'"


class Scenario(msgspec.Struct):
    """One scenario of a file."""

    file: str
    line: int
    title: str
    game: str
    rules: list[tuple[str, int]]  # the ids shown, each with its line
    seats: list[str]
    options: dict[str, Any]
    given: Item
    when: list[Item]
    then: list[Item]
    note: str = ""
    titre: str = ""
    remarque: str = ""

    def titled(self, lang: str) -> str:
        """The title for a reader of this language; the one that is there where it has no other."""
        return (self.titre if lang == "fr" else "") or self.title

    def noted(self, lang: str) -> str:
        """The note for a reader of this language."""
        return (self.remarque if lang == "fr" else "") or self.note

    @property
    def ids(self) -> list[str]:
        """The ids of the rules it shows."""
        return [rule for rule, _ in self.rules]


def read(text: str, file: str = "scenario") -> list[Scenario]:
    """The scenarios of a file. Raises `BadInput` with the place of what is wrong."""
    documents = parse(text, file)
    if not documents:
        raise BadInput(f"{file}:1: there is no scenario in it; one has title, game, given, then.")
    return [_scenario(document) for document in documents]


def parse(text: str, file: str) -> list[Item]:
    """The documents of a file as items. Raises `BadInput` with the place of what is not YAML."""
    try:
        return list(_documents(text, file))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = min(mark.line + 1, len(text.splitlines())) if mark else 1
        raise BadInput(f"{file}:{max(1, line)}: this is not YAML ({error.problem}).") from None
    except (yaml.YAMLError, UnicodeError) as error:
        raise BadInput(f"{file}:1: this is not YAML ({str(error).splitlines()[0]}).") from None


def _documents(text: str, file: str) -> Iterator[Item]:
    """The documents of a file, read from the parser's events: nothing is built that nests or repeats itself
    without end."""
    events = yaml.parse(text, LOADER)
    for event in events:
        if isinstance(event, yaml.DocumentStartEvent):
            yield _item(next(events), events, file, 1)


def _item(event: yaml.Event, events: Iterator[yaml.Event], file: str, depth: int) -> Item:
    line = _line(event)
    if isinstance(event, yaml.ScalarEvent):
        return Item(event.value, file, line)
    if isinstance(event, yaml.AliasEvent):
        raise BadInput(
            f"{file}:{line}: write out what '*{event.anchor}' stands for; a scenario has no aliases."
        )
    if depth > DEPTH:
        raise BadInput(f"{file}:{line}: lists and names lie more than {DEPTH} deep in one another here.")
    if isinstance(event, yaml.SequenceStartEvent):
        return Item(
            [_item(each, events, file, depth + 1) for each in _until(yaml.SequenceEndEvent, events)],
            file,
            line,
        )
    named: dict[str, Item] = {}
    for key in _until(yaml.MappingEndEvent, events):
        at = _line(key)
        if not isinstance(key, yaml.ScalarEvent):
            raise BadInput(f"{file}:{at}: a name must be a plain text.")
        name = key.value.strip()
        if name in named:
            raise BadInput(f"{file}:{at}: '{name}' stands here twice.")
        item = named[name] = _item(next(events), events, file, depth + 1)
        if isinstance(item.value, str):
            item.line = at
    return Item(named, file, line)


def _line(event: yaml.Event) -> int:
    assert event.start_mark is not None
    return event.start_mark.line + 1


def _until(end: type[yaml.Event], events: Iterator[yaml.Event]) -> Iterator[yaml.Event]:
    """The events up to the end of a list or of names; whoever takes the first of something takes the rest."""
    for event in events:
        if isinstance(event, end):
            return
        yield event


def _scenario(document: Item) -> Scenario:
    parts = document.table("a scenario: title, game, rules, given, when, then")
    for name, part in parts.items():
        if name not in KEYS:
            part.wrong(f"a scenario has no '{name}'; it has {', '.join(KEYS)}.")
    for name in ("title", "game", "then"):
        if name not in parts:
            document.wrong(f"'{name}' is missing.")
    nothing = Item("", document.file, document.line)
    shown = parts.get("rules", nothing)
    rules = [(rule.text("the id of a rule, like Q-054"), rule.line) for rule in shown.items()]
    if "rules" in parts and not rules:
        shown.wrong("name at least one rule that this shows, or leave 'rules' out.")
    for at, (rule, _) in enumerate(rules):
        if rule in [other for other, _ in rules[:at]]:
            shown.items()[at].wrong(f"'{rule}' stands here twice.")
    given = parts.get("given", nothing)
    when = parts.get("when", nothing).items()
    then = _list(parts["then"])
    if not then and not any(isinstance(step.value, dict) and "expect" in step.value for step in when):
        parts["then"].empty()
    return Scenario(
        document.file,
        document.line,
        parts["title"].text("a title"),
        parts["game"].text("the name of a game"),
        rules,
        list(_seats(parts.get("seats"), given)),
        {name: item.plain() for name, item in parts.get("options", nothing).table("options").items()},
        given,
        when,
        then,
        parts.get("note", nothing).text(),
        parts.get("titre", nothing).text(),
        parts.get("remarque", nothing).text(),
    )


def _list(item: Item) -> list[Item]:
    """A list of expectations; names with values are a list of one-line ones."""
    if isinstance(item.value, dict):
        return [Item({name: each}, item.file, each.line) for name, each in item.value.items()]
    return item.items()


def _seats(item: Item | None, given: Item) -> Iterator[str]:
    if item is None:
        named = given.value if isinstance(given.value, dict) else {}
        last = max((NAMES.index(name) for name in named if name in NAMES), default=0)
        yield from NAMES[: max(2, last + 1)]
    elif isinstance(item.value, str):
        number = item.number() if item.value.isdecimal() else 0
        if not 1 <= number <= len(NAMES):
            item.wrong(f"seats is a number from 1 to {len(NAMES)}, or a list of names.")
        yield from NAMES[:number]
    else:
        seen: set[str] = set()
        for each in item.items():
            name = each.text("a name")
            if name.lower() in RESERVED:
                each.wrong(f"a player cannot be called '{name}': it means something else here.")
            if name in seen:
                each.wrong(f"two seats are called '{name}'.")
            seen.add(name)
            yield name
