"""Small scenarios of Magic, and what is wrong with them."""

from __future__ import annotations

from arbitre.kernel.scenario import check
from arbitre.rulebook import words_of


def problem(given: str, when: str = "", then: str = "turn: 3", options: str = "{}") -> str:
    """What is wrong with a small scenario; "" if nothing is."""
    lines = ["title: t", "game: magic", f"options: {options}", f"given: {given}"]
    if when:
        lines.append("when:\n" + "\n".join(f"  - {line}" for line in when.split("\n")))
    lines.append(f"then:\n  - {then}")
    (outcome,) = check("\n".join(lines), "t.yaml", words_of)
    return outcome.problem


BEAR = (
    "{ Alice: { battlefield: [2 Forest, Garden Bear], hand: [Garden Bear, Second Helping] },"
    " Bob: { battlefield: [Old Oak] } }"
)
