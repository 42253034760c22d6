"""The house rules, read from the sources: arrows one way, one door, no clock, no chance from outside."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tests.every import every

import arbitre

PACKAGE = Path(arbitre.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
RULES_CODE = [p for p in SOURCES if p.relative_to(PACKAGE).parts[0] in ("kernel", "games")]

MAY_IMPORT = {
    "kernel": {"kernel"},
    "words": {"kernel", "words"},
    "games": {"kernel", "words", "games"},
    "rulebook": {"kernel", "words", "games", "rulebook"},
    "learning": {"kernel", "words", "games", "rulebook", "learning"},
    "bots": {"kernel", "games", "bots"},
    "envs": {"kernel", "words", "games", "bots", "extras", "envs"},
    "lab": {"kernel", "words", "games", "bots", "extras", "lab"},
    "server": {"kernel", "words", "games", "bots", "rulebook", "learning", "lab", "server"},
}
"""Arrows point one way: what a room may know."""

OWNERS = {"own", "own_all", "own_zone", "own_seat", "own_board"}


@cache
def source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(source(path))


@pytest.fixture(scope="module", autouse=True)
def forget_the_trees() -> Iterator[None]:
    """A million nodes kept to the end of the run would slow down every test that comes after."""
    yield
    tree.cache_clear()


def name(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def room(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0]


def imported_rooms(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(tree(path)):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        found |= {name.split(".")[1] for name in names if name.startswith("arbitre.")}
    return {name for name in found if (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").is_file()}


def test_arrows_point_one_way() -> None:
    def check(path: Path) -> None:
        assert imported_rooms(path) <= MAY_IMPORT[room(path)]

    every([path for path in SOURCES if room(path) in MAY_IMPORT], check, name)


def test_no_game_knows_another() -> None:
    for path in SOURCES:
        parts = path.relative_to(PACKAGE).parts
        if parts[0] == "games" and len(parts) > 2:
            text = source(path)
            others = [game for game in arbitre.games if game != parts[1]]
            assert not [game for game in others if f"games.{game}" in text or f"games import {game}" in text]


def test_the_kernel_names_no_game() -> None:
    for path in SOURCES:
        if room(path) == "kernel":
            text = source(path).lower()
            assert not [game for game in arbitre.games if game in text], path


LANGUAGE = {"language"}


def test_cards_import_only_the_language_they_are_written_in() -> None:
    for path in SOURCES:
        if "cards" in path.parts and path.name not in ("__init__.py", "index.py", "names.py", "flavour.py"):
            for node in ast.walk(tree(path)):
                if isinstance(node, ast.ImportFrom) and node.module not in (None, "__future__"):
                    assert node.module in LANGUAGE, path


def test_rules_use_no_clock_and_no_outside_chance() -> None:
    allowed_random = {"chance.py", "setup.py"}

    def check(path: Path) -> None:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Import):
                assert not {alias.name for alias in node.names} & {"time", "datetime", "secrets", "uuid"}
            if isinstance(node, ast.ImportFrom):
                assert node.module not in {"time", "datetime", "secrets", "uuid"}
                assert node.module != "random" or path.name in allowed_random

    every(RULES_CODE, check, name)


WRITERS = {f"kernel/{room}.py" for room in ("state", "door", "chance", "layers", "record", "game", "ask")}
"""The kernel's own writers: the state, the door, chance, layers, and those that load and drive a game."""
DERIVED = {"current", "current_stamp", "triggers", "guards", "statics", "standing"}
"""What is computed from the rest of the state, and may be computed anew anywhere (Magic's layers do)."""
STATES = {"table", "state", "board", "player"}
"""What rules call the state and its parts."""


def written(node: ast.AST) -> Iterator[ast.Attribute]:
    """The fields of the state that a statement assigns."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        targets = [node.target]
    for target in targets:
        for part in target.elts if isinstance(target, ast.Tuple) else [target]:
            if isinstance(part, ast.Attribute):
                root: ast.expr = part.value
                while isinstance(root, ast.Attribute | ast.Subscript):
                    root = root.value
                if isinstance(root, ast.Name) and root.id in STATES:
                    yield part


def test_only_performing_functions_write_the_state() -> None:
    """Pieces, seats, zones and the board are owned, and fields of the state assigned, in `changes` alone
    and in the kernel's own writers. Before play begins `setup` and a scenario lay a position out."""
    wrong = []
    for path in RULES_CODE:
        parts = path.relative_to(PACKAGE).parts
        if name(path) in WRITERS or "changes" in (path.stem, path.parent.name) or "scenario" in parts:
            continue
        for node in ast.walk(tree(path)):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Attribute) and called.attr in OWNERS:
                wrong.append(f"{name(path)}:{called.lineno} {called.attr}")
            if path.stem != "setup" and "speech" not in parts:
                fields = [field for field in written(node) if field.attr not in DERIVED]
                wrong += [f"{name(path)}:{field.lineno} {ast.unparse(field)}" for field in fields]
    assert wrong == []


MAY_IMPORT_BY_NAME = {
    "games/__init__.py",
    "games/specification.py",
    "games/scanning.py",
    "cli/main.py",
    "server/hub.py",
    "extras.py",
}
"""A game by its name, cards where they lie, a command, pyrealb before the first visitor, what is optional."""


def test_nothing_else_is_imported_by_name() -> None:
    found = {
        name(path)
        for path in SOURCES
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("import_module", "__import__")
    }
    assert found <= MAY_IMPORT_BY_NAME


def test_no_room_is_too_long() -> None:
    lengths = {name(path): len(source(path).splitlines()) for path in SOURCES}
    assert not {path: length for path, length in lengths.items() if length > 600}


def test_every_room_says_what_it_is_for() -> None:
    assert not [name(path) for path in SOURCES if not ast.get_docstring(tree(path))]


def test_the_fast_build_names_rooms_that_exist_and_define_no_struct() -> None:
    """mypyc would turn a msgspec struct into something else (see setup.py)."""
    build = tree(PACKAGE.parent.parent / "setup.py")
    tables = {
        node.targets[0].id: ast.literal_eval(node.value)
        for node in build.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    rooms = [PACKAGE / "kernel" / f"{room}.py" for room in tables["KERNEL"]]
    rooms += [
        PACKAGE / "games" / game / f"{room}.py" for game, names in tables["GAMES"].items() for room in names
    ]
    for path in rooms:
        assert path.is_file(), path
        bases = [
            ast.unparse(base)
            for node in ast.walk(tree(path))
            if isinstance(node, ast.ClassDef)
            for base in node.bases
        ]
        assert not [
            base for base in bases if base.endswith(("Struct", "Record", "Node", "Board", "Piece", "Seat"))
        ], path


def test_what_magic_writes_without_an_event_is_named_as_bookkeeping() -> None:
    """A writer in `changes` performs an event, or is on the list of those that do not."""
    from arbitre.games.magic.rules.changes import BOOKKEEPING

    writers = set()
    for path in SOURCES:
        if "games/magic/rules/changes/" in path.as_posix():
            for node in tree(path).body:
                if isinstance(node, ast.FunctionDef) and not node.name.startswith(("_", "performs_")):
                    calls = {
                        each.func.attr
                        for each in ast.walk(node)
                        if isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute)
                    }
                    assigns = any(list(written(each)) for each in ast.walk(node))
                    if calls & {*OWNERS, "add_piece"} or assigns:
                        writers.add(node.name)
    assert writers == BOOKKEEPING
