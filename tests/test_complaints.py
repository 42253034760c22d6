"""Whatever is wrong with a scenario is told in both languages."""

from __future__ import annotations

import ast
from pathlib import Path

import arbitre
from arbitre import rulebook
from arbitre.rulebook.complaints import in_french
from arbitre.words.tables import rows

ROOT = Path(arbitre.__file__).parent
SOURCES = [
    *(ROOT / "kernel" / "scenario").glob("*.py"),
    ROOT / "kernel" / "deeds.py",
    *(ROOT / "games").glob("*/scenario/*.py"),
    *(ROOT / "games").glob("*/deeds.py"),
    *(ROOT / "games").glob("*/deeds/*.py"),
    *(ROOT / "games").glob("*/rules/options.py"),
    *(ROOT / "games").glob("*/rules/formats.py"),
    *(ROOT / "games").glob("*/rules/setup.py"),
]
UNSOUND = [
    ROOT / "kernel" / "soundness.py",
    *(ROOT / "games").glob("*/rules/invariants.py"),
    ROOT / "games" / "noxilia" / "rules" / "accounts.py",
]
"""Where positions are found unsound: every sentence there is a complaint."""
COMPLAINING = {"Failed", "BadInput", "Absent", "wrong", "in_the_moment"}
WANTING = {"text", "table", "number"}
FOUND = rows("arbitre.rulebook", "complaints")


def template(node: ast.expr) -> str:
    """A sentence in the sources, `{}` for what it is about; nothing for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return ""


def either(node: ast.expr) -> list[ast.expr]:
    """What an argument may be: of "one if so else other", both."""
    return [*either(node.body), *either(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def complaints() -> set[str]:
    """Every complaint in the sources, and what is wanted instead."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in COMPLAINING:
                    found |= {template(said) for argument in node.args for said in either(argument)}
                elif name in WANTING and isinstance(node.func, ast.Attribute) and len(node.args) == 1:
                    found.add(template(node.args[0]))
    return {each for each in found if any(letter.isalpha() for letter in each)}


def unsound() -> set[str]:
    """Every reason for which a position is not sound: all that is a sentence and no docstring."""
    found = set()
    for path in UNSOUND:
        tree = ast.parse(path.read_text("utf-8"))
        remarks = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        pieces = {
            id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values
        }
        found |= {template(node) for node in ast.walk(tree) if id(node) not in remarks | pieces}
    return {each for each in found if " " in each.strip()}


def test_every_complaint_is_in_the_table() -> None:
    assert sorted(complaints() - FOUND.keys()) == []


def test_every_reason_why_a_position_is_unsound_is_in_the_table() -> None:
    assert len(list(UNSOUND)) == 6
    assert sorted(unsound() - FOUND.keys()) == []


def test_an_unsound_position_names_its_pieces_in_both_languages(tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    given = "given:\n  Alice: {rear guard: [Anchor Warden tilted frozen]}\n"
    file.write_text(f"title: Wrong\ngame: seven_fallen\n{given}then: [not over]\n", "utf-8")
    [english], [french] = rulebook.check(file), rulebook.check(file, "fr")
    assert english.problem.endswith(
        "this is no sound position: card 'Alice's Anchor Warden tilted frozen in Alice's rear guard'"
        " is both tilted and frozen."
    )
    assert french.problem.endswith(
        "une position possible\u00a0: «\u00a0Alice’s Anchor Warden tilted frozen in Alice’s rear guard\u00a0»"
        " est à la fois incliné et gelé."
    )


def test_each_of_several_reasons_is_told() -> None:
    told = in_french(
        "a.yaml:3: this is no sound position: unit 'A' has no controller; card 'B' is face down in C."
    )
    assert "«\u00a0A\u00a0» n’a pas de contrôleur\u00a0; «\u00a0B\u00a0» est face cachée (C)." in told


def test_a_file_that_is_no_yaml_is_told_in_french() -> None:
    told = in_french("a.yaml:3: this is not YAML (did not find expected '-' indicator).")
    assert told == (
        "a.yaml:3: ceci n’est pas du YAML (il manque ici le tiret d’une liste, ou la ligne est mal alignée)."
    )


def test_words_in_quotation_marks_are_quoted_as_in_french() -> None:
    told = in_french("expected Bob to be asked 'act'. nothing is asked.")
    assert "à Bob «\u00a0act\u00a0»" in told


def test_both_languages_speak_of_the_same_things() -> None:
    assert [en for en, [fr] in FOUND.items() if en.count("{}") != fr.count("{}")] == []


def test_a_scenario_that_fails_says_so_in_the_language_of_whoever_runs_it(tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text("title: Wrong\ngame: magic\ngiven:\n  Alice: {hand: [Plains]}\nthen: [Alice life: 25]\n")
    [english], [french] = rulebook.check(file), rulebook.check(file, "fr")
    assert english.problem.endswith(":5: Alice life: expected 25, it is 20.")
    assert french.problem.endswith(":5: Alice life\u00a0: prévu 25, c’est 20.")


def test_parts_of_a_complaint_are_told_as_well() -> None:
    problem = "a.yaml:3: no card is called 'Bare'{}; see `arbitre cards magic`."
    told = in_french(problem.format(" (perhaps Bear?)"))
    assert told == (
        "a.yaml:3: aucune carte ne s’appelle «\u00a0Bare\u00a0» (peut-être Bear\u00a0?)\u00a0; "
        "voyez `arbitre cards magic`."
    )


def test_words_of_the_file_stand_as_they_are_and_the_place_before_any_complaint() -> None:
    assert in_french("a.yaml:3: this is not YAML (oh).") == "a.yaml:3: ceci n’est pas du YAML (oh)."
    told = in_french("no card is called 'nothing'; see `arbitre cards magic`.")
    assert told == "aucune carte ne s’appelle «\u00a0nothing\u00a0»\u00a0; voyez `arbitre cards magic`."
    told = in_french("no card is called 'Old Oak's' (perhaps Old Oak?); see `arbitre cards magic`.")
    assert told.startswith("aucune carte ne s’appelle «\u00a0Old Oak’s\u00a0» (peut-être Old Oak")
