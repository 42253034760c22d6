"""English is spelled one way, that of print; French letters for figures stay in French."""

import re
from pathlib import Path

import pytest

from arbitre.games import GAMES
from arbitre.rulebook import index

PAGES = Path(__file__).parents[2] / "docs" / "cards"
ELSEWHERE = re.compile(
    r"\b\w*(?:armou|colou|favou|honou|fervou|parlou|mould|storey|draught|duellist|grey|defence|sabre)\w*"
    r"|\b(?:EC|ATQ|FV|BOU)\b",
    re.IGNORECASE,
)


def english(page: str) -> str:
    """What a page of cards says in English: French stands under headings of the third rank."""
    return re.sub(r"^### .*?(?=^## |\Z)", "", page, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("game", GAMES)
def test_cards_and_rules_are_spelled_one_way(game: str) -> None:
    page = english((PAGES / f"{game}.md").read_text(encoding="utf-8"))
    assert page.count("\n## ") > 70
    said = [page, *(entry.text for entry in index(game).values())]
    assert [found.group() for text in said for found in ELSEWHERE.finditer(text)] == []
