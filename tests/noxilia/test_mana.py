"""The arithmetic of mana: what pays a cost, and what is left."""

from __future__ import annotations

import pytest

from arbitre.games.noxilia.rules.mana import after, covers

INFERNAL = (0, 2, 0, 0, 0, 0, 0, 0)
ANY = (0, 0, 0, 0, 0, 0, 0, 3)
PURE = (0, 0, 0, 0, 0, 0, 1, 0)


@pytest.mark.rule("N-198", "N-199")
def test_any_and_pure() -> None:
    assert covers((0, 1, 0, 0, 0, 0, 1), INFERNAL)
    assert not covers((5, 1, 0, 0, 0, 0, 0), INFERNAL)
    assert covers((3, 0, 0, 0, 0, 0, 0), ANY)
    assert after((0, 1, 0, 0, 0, 0, 2), INFERNAL) == (0, 0, 0, 0, 0, 0, 1)
    assert not covers((9, 9, 9, 9, 9, 9, 0), PURE)
