"""The scenario files of a game: where they are, reading and running them."""

from __future__ import annotations

from copy import copy
from pathlib import Path

from arbitre.games import GAMES, spec
from arbitre.kernel import scenario
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Outcome, Scenario, Vocabulary

from .complaints import in_french
from .entries import index

HOME = Path(__file__).parents[1] / "scenarios"
"""Where the scenarios are: inside the package (in a checkout, a link to the `scenarios` folder)."""


def words_of(game: str, lang: str = "en") -> Vocabulary:
    """The vocabulary of a game, giving reasons in this language. Raises `BadInput` for a game that does not
    exist."""
    found = copy(spec(game).scenario)
    found.lang, found.rules = lang, index(game)
    return found


def scenario_files(game: str) -> list[Path]:
    """The scenario files of a game, by name."""
    if game not in GAMES:
        raise BadInput(f"There is no game '{game}'; there is {', '.join(GAMES)}.")
    home = HOME if HOME.is_dir() else Path(__file__).parents[3] / "scenarios"
    return sorted((home / game).glob("**/*.yaml"))


def read(file: Path | str) -> list[Scenario]:
    """The scenarios of a file. Raises `BadInput` with the line of what is wrong."""
    return scenario.read(_text(Path(file)), _shown(Path(file)))


def check(file: Path | str, lang: str = "en") -> list[Outcome]:
    """Run the scenarios of a file in every way; what is wrong is told in the outcomes, in this language.

    Raises `BadInput` only if there is no such file.
    """
    path = Path(file)
    outcomes = scenario.check(_text(path), _shown(path), lambda game: words_of(game, lang))
    for outcome in outcomes:
        if lang == "fr":
            outcome.problem = in_french(outcome.problem)
    return outcomes


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput(f"There is no file '{path}'.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"'{path}' cannot be read ({error}).") from None


def _shown(path: Path) -> str:
    """The path as short as it can be said from here."""
    try:
        return str(path.resolve().relative_to(Path.cwd()))
    except ValueError:
        return str(path)
