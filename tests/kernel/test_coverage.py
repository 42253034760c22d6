"""Coverage counts what is shown to hold, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.kernel.rules import BadInput
from arbitre.rulebook import Report, coverage, examples, index
from arbitre.rulebook.coverage import shown_by_tests

PASSING = 'import pytest\n\n@pytest.mark.rule("Q-001")\ndef test_a():\n    assert True\n'
FAILING = 'import pytest\n\n@pytest.mark.rule("Q-002")\ndef test_b():\n    assert False\n'
MIXED = (
    "import pytest\n\n@pytest.mark.rule('Q-003', 'Q-004')\n"
    "@pytest.mark.parametrize('x', [1, 2])\ndef test_c(x):\n    assert x == 1\n"
    "\n@pytest.mark.rule('Q-005')\n@pytest.mark.skip\ndef test_d():\n    pass\n"
)
HEAD = "title: x\ngame: quarriors\nrules: [Q-006]\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place with no scenarios but one's own."""
    (tmp_path / "quarriors").mkdir()
    monkeypatch.setattr(examples, "HOME", tmp_path)
    return tmp_path / "quarriors"


def test_only_rules_are_counted(folder: Path) -> None:
    rules = [entry.id for entry in index("quarriors").values() if entry.kind == "rule"]
    assert coverage("quarriors", tests=None) == Report("quarriors", 89, 0, rules)
    assert rules[0] == "Q-001" and rules[-1] == "Q-089"


def test_a_passing_scenario_covers_its_rules(folder: Path) -> None:
    (folder / "a.yaml").write_text(HEAD + "then: [not over]")
    report = coverage("quarriors", tests=None)
    assert report.passing == 1 and "Q-006" not in report.missing
    assert report.json()["missing"] == report.missing


@pytest.mark.parametrize("then", ["then: [over]", "then: [nonsense]", "then: ["])
def test_a_scenario_that_does_not_pass_covers_nothing(folder: Path, then: str) -> None:
    (folder / "a.yaml").write_text(HEAD + then)
    report = coverage("quarriors", tests=None)
    assert report.passing == 0 and len(report.failing) == 1


def test_a_rule_that_does_not_exist_is_noticed(folder: Path) -> None:
    (folder / "a.yaml").write_text(HEAD.replace("Q-006", "Q-600") + "then: [not over]")
    assert "has no rule 'Q-600'" in coverage("quarriors", tests=None).failing[0]


def test_marked_tests_count_if_they_pass(tmp_path: Path) -> None:
    for name, text in (("a", PASSING), ("b", FAILING), ("c", MIXED)):
        (tmp_path / f"test_{name}.py").write_text(text)
    rules = ["Q-001", "Q-002", "Q-003", "Q-004", "Q-005", "Q-006"]
    assert shown_by_tests(rules, tmp_path) == {"Q-001"}
    assert shown_by_tests(["Q-006"], tmp_path) == set()


def test_without_tests_nothing_is_verified(tmp_path: Path) -> None:
    assert shown_by_tests(["Q-001"], tmp_path / "nowhere") == set()


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadInput, match="no game 'chess'"):
        coverage("chess")
