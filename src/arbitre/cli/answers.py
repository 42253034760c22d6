"""Reading an answer: what a person types becomes an answer to the open decision."""

from __future__ import annotations

import re

from arbitre.kernel import ask
from arbitre.kernel.ask import Decision
from arbitre.kernel.pieces import Answer
from arbitre.words.finding import plain

from .lookup import NO, YES
from .ui import Bad, bad

NONE = ("0", "none", "nothing", "aucun", "aucune", "rien", "-")


def read_answer(text: str, decision: Decision, labels: list[str]) -> Answer:
    """The answer meant by `text`: numbers of the list shown, or words of one label. Raises `Bad`."""
    if decision.kind == ask.YES:
        return _yes_no(text, labels)
    if decision.kind == ask.NUMBER:
        numbers = _numbers(text)
        if len(numbers) != 1:
            bad("say.number", least=decision.least, most=decision.most)
        return numbers[0]
    if decision.single:
        return decision.options[_one(text, labels)]
    if decision.kind == ask.PICK:
        if plain(text) in NONE or text.strip() in NONE:
            return ()
        return tuple(decision.options[at] for at in _several(text, labels))
    if decision.kind == ask.ORDER:
        return tuple(decision.options[at] for at in _several(text, labels))
    numbers = _numbers(text)
    if len(numbers) != len(decision.options):
        bad("say.count", count=len(decision.options))
    return tuple(numbers)


def _yes_no(text: str, labels: list[str]) -> bool:
    """Yes or no, or words that only one of the two answers has."""
    word = plain(text)
    if word in ("y", "o", "1") or word in YES:
        return True
    if word in ("n", "2") or word in NO:
        return False
    said = [word in plain(label) for label in labels]
    if word and said.count(True) == 1:
        return said[0]
    bad("say.yes_no")


def _one(text: str, labels: list[str]) -> int:
    """The number of the option, from 0: its number in the list, or words that only its label has."""
    if text.strip().isdecimal():
        number = int(text)
        if not 1 <= number <= len(labels):
            bad("say.list", most=len(labels))
        return number - 1
    part = plain(text)
    found = [at for at, label in enumerate(labels) if part and part in plain(label)]
    exact = [at for at in found if plain(labels[at]) == part]
    if len(exact or found) == 1:
        return (exact or found)[0]
    if not found:
        raise Bad("say.not_understood", given=text, most=len(labels))
    bad("say.several", given=text, numbers=[at + 1 for at in found])


def _several(text: str, labels: list[str]) -> list[int]:
    numbers = _numbers(text)
    if not numbers or any(not 1 <= number <= len(labels) for number in numbers):
        bad("say.list_several", most=len(labels))
    return [number - 1 for number in numbers]


def _numbers(text: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", text)] if re.fullmatch(r"[\d\s,;]+", text) else []
