"""Parts of sentences stand in English where they are said, and in French in `phrases.tsv`."""

import ast
from pathlib import Path

from arbitre.games.magic import speech
from arbitre.words.tables import rows

ROOM = Path(speech.__file__).parent


def said() -> set[str]:
    """What the code of Magic's speech says by `text("…")`."""
    return {
        part.value
        for file in ROOM.rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "text"
        for part in ast.walk(call.args[0])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def written() -> set[str]:
    """Every text in the code of Magic's speech: a row may be said by way of a table of them."""
    return {
        part.value
        for file in ROOM.rglob("*.py")
        for part in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def test_what_is_said_has_its_french_and_no_row_is_left_over() -> None:
    french = rows(speech.__package__ or "", "phrases")
    assert said() - set(french) == set(), "said without a row"
    assert set(french) - written() == set(), "rows nobody says"


def test_both_languages_have_the_same_slots() -> None:
    def slots(words: str) -> set[str]:
        return {slot for slot in ("{0}", "{1}", "{2}", "{3}") if slot in words}

    for english, [french] in rows(speech.__package__ or "", "phrases").items():
        assert slots(english) == slots(french), english
