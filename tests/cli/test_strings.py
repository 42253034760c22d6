"""The interface speaks both languages, and every string it asks for exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.every import every

import arbitre.cli
from arbitre.cli.strings import STRINGS

SOURCES = sorted(Path(arbitre.cli.__file__).parent.rglob("*.py"))
DYNAMIC = (
    "about.",
    "bot.",
    "title.",
    "order.",
    "decks.",
    "play.how_",
    "play.signs.",
    "play.example.",
    "play.tried.",
)
"""Keys made from a name: `about.<command>` …"""


def wanted() -> set[str]:
    """Every key that stands in the sources as a constant."""
    families = {key.partition(".")[0] for key in STRINGS if "." in key}
    found = {"stopped", "fault"}
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                family, dot, rest = node.value.partition(".")
                if dot and family in families and re.fullmatch(r"[a-z_.]+", rest):
                    found.add(node.value)
    return {key for key in found if key not in DYNAMIC}


def test_every_string_asked_for_exists() -> None:
    assert not {key for key in wanted() if not key.endswith((".tsv", ".py"))} - STRINGS.keys()


def test_every_string_is_used() -> None:
    unused = {key for key in STRINGS.keys() - wanted() if not key.startswith(DYNAMIC)}
    assert not unused


def test_both_languages_say_the_same() -> None:
    def check(key: str) -> None:
        en, fr = STRINGS[key]
        assert en and fr
        assert set(re.findall(r"{\w+}", en)) == set(re.findall(r"{\w+}", fr))
        assert "  " not in en.replace("        ", "") or key.startswith(("scenario.", "bench."))

    every(STRINGS, check)


def test_french_sets_its_high_marks_off_with_a_no_break_space() -> None:
    def check(key: str) -> None:
        fr = STRINGS[key][1]
        assert not re.search(r"[ \w}][;?!»](?!\w)", fr.replace("Quarriors!", "")), fr
        assert not re.search(r"« ", fr)

    every(STRINGS, check)
