"""How the house is built, read from the sources: no import goes round in a circle, no folder hides packages
behind prefixes, every game has the same rooms."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import arbitre

PACKAGE = Path(arbitre.__file__).parent
ROOMS = {"language", "cards", "decks", "rules", "speech", "scenario", "table"}
"""What every game has a folder for; meaning, bot and deeds are files where they are small."""
FEW = 3
"""So many files that begin with the same word are a package in disguise."""


def modules() -> dict[str, Path]:
    found = {}
    for path in PACKAGE.rglob("*.py"):
        parts = ["arbitre", *path.relative_to(PACKAGE).with_suffix("").parts]
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules()


def imported(name: str) -> set[str]:
    """The modules one imports, anywhere in it; what is imported for the types alone does not count."""
    path = MODULES[name]
    tree = ast.parse(path.read_text("utf-8"))
    for_types = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    found = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom) or node in for_types:
            continue
        base = package[: len(package) - node.level + 1] if node.level else []
        home = ".".join([*base, *([node.module] if node.module else [])])
        for alias in node.names:
            found.add(f"{home}.{alias.name}" if f"{home}.{alias.name}" in MODULES else home)
    return found & MODULES.keys()


def test_no_import_goes_round_in_a_circle() -> None:
    """Parts of a game are read when asked for: its front door may name rooms that know the games."""
    doors = {"arbitre.games", *(f"arbitre.games.{game}" for game in arbitre.games)}
    arrows = {name: set() if name in doors else imported(name) for name in MODULES}
    while free := {name for name, to in arrows.items() if not to & (arrows.keys() - {name})}:
        arrows = {name: to for name, to in arrows.items() if name not in free}
    assert not arrows, sorted(arrows)


def test_no_folder_hides_packages_behind_prefixes() -> None:
    hidden = []
    folders = {path.parent for path in MODULES.values()}
    for folder in (each for each in folders if "cards" not in each.parts):  # cards are called as they are
        stems = [path.stem for path in folder.glob("*.py")]
        starts = Counter(stem.split("_")[0] for stem in stems)
        hidden += [f"{folder.name}/{word}_*" for word, number in starts.items() if number >= FEW]
    assert hidden == []


def test_every_game_has_the_same_rooms() -> None:
    for game in arbitre.games:
        home = PACKAGE / "games" / game
        folders = {path.name for path in home.iterdir() if (path / "__init__.py").is_file()}
        assert folders >= ROOMS, game
        assert folders <= {*ROOMS, "meaning", "bot", "deeds"}, game


FLOORS = {
    "language": {"language"},
    "cards": {"language", "cards"},
    "decks": {"language", "cards", "decks"},
    "rules": {"language", "cards", "decks", "rules", "meaning"},
    "meaning": {"language", "cards", "rules", "meaning"},
}
"""What the rooms that play may know of their own game: nothing that speaks, draws or reads scenarios."""
FRONTS = {"lobby"}
"""How people meet decks, in words."""


def test_the_rooms_that_play_know_no_words() -> None:
    """speech, scenario, table and bot know the rules; the rules know none of them."""
    wrong = []
    for game in arbitre.games:
        home = f"arbitre.games.{game}."
        for name in MODULES:
            floor, _, rest = name.removeprefix(home).partition(".")
            if name.startswith(home) and floor in FLOORS and rest not in FRONTS:
                known = {to.removeprefix(home).split(".")[0] for to in imported(name) if to.startswith(home)}
                wrong += [f"{name} -> {room}" for room in known - FLOORS[floor]]
    assert wrong == []
