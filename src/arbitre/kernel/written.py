"""How a deed is written in a scenario: a template that is read as a pattern and said as a sentence.

`draw with {die}|draw {die}` are two forms; an option is said in the first. `[the ]` may be left out, and is
when it is said; of `(resolve|apply)` the first is said. `{die}` is an argument; `{ability.nth}` one in a
style of its own, where an argument can be written in several.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

ORDINALS: Final = {"first": 0, "second": 1, "third": 2, "fourth": 3, "fifth": 4}
"""Which of several that are called the same."""
_SLOT: Final = re.compile(r"\{(\w+)(?:\.(\w+))?\}")
_GROUP: Final = re.compile(r"\[[^\[\]()]*\]|\([^\[\]()]*\)")


class Form:
    """One way to write a deed. `pattern` gives what the text of an argument, in a style, looks like."""

    __slots__ = ("bare", "regex", "said", "words", "written")

    def __init__(self, template: str, pattern: Callable[[str, str], str]) -> None:
        found = ""
        at = 0
        while at < len(template):
            slot = _SLOT.match(template, at)
            if slot:
                found += f"(?P<{slot[1]}>{pattern(slot[1], slot[2] or '')})"
                at = slot.end()
                continue
            found += {"[": "(?:", "]": ")?", "(": "(?:"}.get(template[at]) or (
                template[at] if template[at] in ")|" else re.escape(template[at])
            )
            at += 1
        self.regex: Final = re.compile(found, re.IGNORECASE)
        variants = list(_variants(template))
        self.said: Final = _SLOT.sub(r"{\1}", variants[0])
        bare = re.sub(rf"(?<=\w){_SLOT.pattern}", "", variants[0])
        self.written: Final = _SLOT.sub(lambda slot: slot[1].upper(), bare)
        """How people are told to write it."""
        self.words: Final = [text.split()[0] for text in variants if text and not text.startswith("{")]
        """The words it can begin with."""
        self.bare: Final = not _SLOT.sub("", self.said).strip() and bool(_SLOT.search(template))
        """Whether nothing but arguments need be written, so that any text looks like it."""

    def parts(self, text: str) -> dict[str, str] | None:
        """The texts of the arguments, or None if the text is not of this form."""
        found = self.regex.fullmatch(text)
        return found and {name: part for name, part in found.groupdict().items() if part}


def forms(written: str, pattern: Callable[[str, str], str]) -> Iterator[Form]:
    """The forms of a deed, parted by "|" outside of all brackets."""
    depth, start = 0, 0
    for at, letter in enumerate(written + "|"):
        depth += (letter in "[(") - (letter in "])")
        if letter == "|" and not depth:
            yield Form(written[start:at], pattern)
            start = at + 1


def _variants(template: str) -> Iterator[str]:
    """All that a form stands for; first the one without what may be left out, of alternatives the first."""
    group = _GROUP.search(template)
    if group is None:
        yield template
        return
    inner = group[0][1:-1].split("|")
    for each in ["", *inner] if group[0][0] == "[" else inner:
        yield from _variants(template[: group.start()] + each + template[group.end() :])
