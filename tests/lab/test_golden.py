"""Golden games: seeded games between chance are what they were, event by event."""

from pathlib import Path

import pytest

from arbitre.games import GAMES
from arbitre.lab.golden import lines

KEPT = Path(__file__).parent / "golden"


@pytest.mark.parametrize("game", GAMES)
def test_seeded_games_are_what_they_were(game: str) -> None:
    """Where a rule was mended on purpose: `make golden` writes the tables again, and the commit says why."""
    kept = (KEPT / f"{game}.tsv").read_text(encoding="utf-8").splitlines()
    assert list(lines(game, len(kept))) == kept
