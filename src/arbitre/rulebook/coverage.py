"""What is covered: a rule is, when a scenario that passes names it, or a passing test marked with its id.

Scenarios are run here. Tests are run only for the rules no scenario shows, in a process of their own, with
a plugin that writes down which marked tests passed; without pytest or without the tests, those rules count
as missing.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from .entries import index
from .examples import check, scenario_files

TESTS = Path(__file__).parents[3] / "tests"
"""The tests of a checkout; an installed package has none."""

MARK = re.compile(r"mark\.rule\(([^)]*)\)", re.DOTALL)


class Report(msgspec.Struct):
    """Which rules of a game are shown to hold, and which are not."""

    game: str
    total: int
    passing: int
    missing: list[str]
    failing: list[str] = []  # what is wrong with scenarios that do not pass

    def json(self) -> dict[str, Any]:
        """The report for machines."""
        return {
            "game": self.game,
            "total": self.total,
            "passing": self.passing,
            "missing": self.missing,
        }


def coverage(game: str, tests: Path | None = TESTS) -> Report:
    """Run what shows the rules of a game. Raises `BadInput` for a game that does not exist."""
    rules = [entry.id for entry in index(game).values() if entry.kind == "rule"]
    shown: set[str] = set()
    failing = []
    for file in scenario_files(game):
        for outcome in check(file):
            if outcome.ok:
                shown.update(outcome.rules)
            else:
                failing.append(outcome.problem)
    left = [rule for rule in rules if rule not in shown]
    if left and tests is not None:
        shown |= shown_by_tests(left, tests)
    missing = [rule for rule in rules if rule not in shown]
    return Report(game, len(rules), len(rules) - len(missing), missing, failing)


def shown_by_tests(rules: list[str], tests: Path) -> set[str]:
    """Those of the rules that a test is marked with and every test marked with it passes."""
    files = [file for file in sorted(tests.rglob("test_*.py")) if _marks(file) & set(rules)]
    if not files:
        return set()
    with TemporaryDirectory() as folder:
        out = Path(folder) / "rules.json"
        order = [sys.executable, "-m", "pytest", "-q", "-p", "arbitre.rulebook.pytest_plugin"]
        order += ["-p", "no:cacheprovider", f"--rule-results={out}", f"--rule-ids={','.join(rules)}"]
        subprocess.run(
            [*order, *map(str, files)], cwd=tests.parent, capture_output=True, check=False, timeout=600
        )
        if not out.exists():  # no pytest here, or a file that cannot be imported: nothing is verified
            return set()
        return {rule for rule, passed in msgspec.json.decode(out.read_bytes()).items() if passed}


def _marks(file: Path) -> set[str]:
    """The ids a test file is marked with (`@pytest.mark.rule("Q-001", "Q-002")`)."""
    text = file.read_text(encoding="utf-8")
    return {rule for marks in MARK.findall(text) for rule in re.findall(r"[\"']([^\"']+)[\"']", marks)}
