"""The text of every card is kept in docs/cards, so that a change of any sentence shows in review."""

from difflib import unified_diff
from pathlib import Path

import pytest

from arbitre.games import GAMES

from .conftest import Run

PAGES = Path(__file__).parents[2] / "docs" / "cards"


@pytest.mark.parametrize("game", GAMES)
def test_the_texts_are_those_in_docs(arbitre: Run, game: str) -> None:
    kept = (PAGES / f"{game}.md").read_text(encoding="utf-8").splitlines()
    written = arbitre("cards", game, "--fixtures", "--markdown").out.splitlines()
    changed = list(unified_diff(kept, written, "kept", "written", lineterm="", n=0))
    assert not changed, "\n".join(("Read the difference; if it is better, run: make cards", *changed))
