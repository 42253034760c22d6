"""How a command speaks: in one language, to one pair of streams, with one way to say what is wrong."""

from __future__ import annotations

import contextlib
import json
import os
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NoReturn

from .strings import STRINGS

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "fr")

OK = 0
FAILED = 1
"""Something was checked and does not hold."""
BAD_INPUT = 2
CLOSED_PIPE = 141
"""128 + SIGPIPE, as for any Unix filter whose reader has gone."""
INTERRUPTED = 130
FAULT = 70
"""A fault of the program itself (EX_SOFTWARE)."""

STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
"""What steers a terminal or turns a line round instead of being read; a file from somebody may hold it."""
LONGEST = 2_000
"""Letters of a complaint: it may quote what was given, and that may be a whole file."""


def readable(text: str) -> str:
    """A text that does nothing but be read."""
    return STEERING.sub("\ufffd", text)


class Bad(Exception):
    """Something a person gave cannot be used: a key of the strings, and what it is about."""

    def __init__(self, key: str, /, **about: object) -> None:
        super().__init__(key)
        self.key = key
        self.about = about


def bad(key: str, /, **about: object) -> NoReturn:
    """Refuse what was given."""
    raise Bad(key, **about)


def language(argv: Sequence[str], environment: Mapping[str, str]) -> Language:
    """The language asked for, before anything else is read: errors are said in it too."""
    for at, word in enumerate(argv):
        given = (
            word[7:]
            if word.startswith("--lang=")
            else argv[at + 1]
            if word == "--lang" and at + 1 < len(argv)
            else ""
        )
        if given in LANGUAGES:
            return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "fr" if environment[name].lower().startswith("fr") else "en"
    return "en"


class Ui:
    """The voice of a command."""

    def __init__(self, lang: Language = "en", as_json: bool = False) -> None:
        self.lang: Language = lang
        self.as_json = as_json

    def text(self, key: str, /, **about: object) -> str:
        """A string of the interface in the chosen language."""
        pair = STRINGS[key]
        return pair[self.lang == "fr"].format(**{k: self._shown(v) for k, v in about.items()})

    def figure(self, value: float, digits: int = 0) -> str:
        """A number with so many decimals, as the language writes it."""
        text = f"{value:.{digits}f}"
        return text.replace(".", ",") if self.lang == "fr" else text

    def _shown(self, value: object) -> object:
        if isinstance(value, (list, tuple)):
            return ", ".join(str(item) for item in value)
        return value

    def write(self, text: str = "") -> None:
        """A line to the reader."""
        sys.stdout.write(readable(text) + "\n")

    def say(self, key: str, /, **about: object) -> None:
        """A string of the interface, as a line."""
        self.write(self.text(key, **about))

    def complain(self, text: str) -> None:
        """The one line on stderr that says what is wrong."""
        line = readable(" ".join(text.split()))
        with contextlib.suppress(OSError):  # where nothing can be written, the code alone tells
            sys.stdout.flush()
            sys.stderr.write(f"arbitre: {line if len(line) <= LONGEST else line[:LONGEST] + '…'}\n")
            sys.stderr.flush()

    def document(self, value: Any) -> None:
        """The one JSON document of a command."""
        said = json.dumps(value, ensure_ascii=False, indent=2)
        self.write(STEERING.sub(lambda found: f"\\u{ord(found[0]):04x}", said))


def at_terminal() -> bool:
    """Whether somebody sits before it: both streams are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def colours() -> bool:
    """Whether colours may be used (https://no-color.org)."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def width() -> int:
    """The columns to fill: those of the terminal, at most 100, and 80 where there is none."""
    if not sys.stdout.isatty():
        return 80
    import shutil

    return max(40, min(100, shutil.get_terminal_size((80, 24)).columns))
