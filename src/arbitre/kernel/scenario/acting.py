"""From words to an answer: what a line of `when` means at the decision that is open."""

from __future__ import annotations

import re

from arbitre.kernel import ask
from arbitre.kernel.ask import Decision
from arbitre.kernel.game import Refused
from arbitre.kernel.pieces import Accord, Answer, Concession, Option
from arbitre.kernel.rules import BadInput

from .reading import Item
from .vocabulary import Failed, Stage, Vocabulary, placed

NOTHING = ("choose nothing", "nothing", "none")


def understand(stage: Stage, words: Vocabulary, seat: int, item: Item) -> Answer:
    """The answer a line means. Raises `Failed` if it is not offered, or means several different ones."""
    pending = stage.game.pending
    if pending is None:
        raise Failed(item, f"{stage.name(seat)} cannot act: the game is over.")
    text = ", ".join(part.text("words for one choice") for part in item.items())
    lower = text.lower()
    if lower == "concede":
        return Concession(seat)
    if lower == "agree on a draw":
        return Accord(tuple(each.id for each in stage.state.seats if not each.out))
    if pending.seat != seat:
        raise Failed(item, f"it is not {stage.name(seat)} who decides now. {open_question(stage, words)}")
    kind = pending.kind
    if kind == ask.YES:
        if lower not in ("yes", "no", "true", "false"):
            raise Failed(item, f"'{text}' is neither yes nor no. {open_question(stage, words)}")
        return lower in ("yes", "true")
    if kind == ask.NUMBER:
        found = re.search(r"-?\d+", text)
        if not found or not pending.least <= int(found[0]) <= pending.most:
            raise Failed(item, f"'{text}' is no number of the right size. {open_question(stage, words)}")
        return int(found[0])
    if pending.single:
        return _one(stage, words, pending.options, item, text, pending)
    parts = [] if lower in NOTHING else split(text)
    if kind in (ask.PICK, ask.ORDER):
        chosen: list[Option] = []
        for part in parts:
            left = [option for option in pending.options if option not in chosen]
            chosen.append(_one(stage, words, left, item, part, pending))
        answer: tuple[Answer, ...] = tuple(chosen)
    else:
        answer = _shares(stage, words, pending, item, parts)
    refusal = pending.refuse(answer)
    if refusal is not None:
        said = words.reason(stage, seat, refusal)
        raise Failed(item, f"'{text}' is no answer ({said}). {open_question(stage, words)}")
    return answer


def tried(stage: Stage, words: Vocabulary, seat: int, item: Item) -> tuple[list[Answer], str]:
    """The answers a line stands for, given on a copy of the game, and what went wrong ("" if nothing did)."""
    trial = Stage(stage.game.fork(), stage.names)
    given: list[Answer] = []
    try:
        for answer in words.answers(trial, seat, item, understand):
            trial.game.answer(answer)
            given.append(answer)
    except (Failed, Refused) as problem:
        return given, str(problem)
    return given, ""


def split(text: str) -> list[str]:
    """The parts of "choose A, B and C", the verb taken off."""
    bare = re.sub(r"^(choose|order|split)\s+", "", text, flags=re.IGNORECASE)
    return [part.strip() for part in re.split(r",| and ", bare) if part.strip()]


def _one(
    stage: Stage, words: Vocabulary, options: list[Option], item: Item, text: str, pending: Decision
) -> Option:
    """The one option a text means; twins are one."""
    try:
        fits = words.option(stage, text)
    except BadInput as error:
        if text.lower() in NOTHING:
            raise Failed(item, f"'{text}' is not offered. {open_question(stage, words)}") from None
        raise placed(item, words.misread(text, error)) from None
    found = [option for option in options if fits(option)]
    if not found:
        reason = why(stage, words, pending.seat, text)
        raise Failed(item, f"'{text}' is not offered{reason}. {open_question(stage, words)}")
    if any(not words.same(stage, found[0], other) for other in found[1:]):
        several = "; ".join(dict.fromkeys(words.say_option(stage, option) for option in found))
        raise Failed(item, f"'{text}' can mean several things: {several}. Say which.")
    return found[0]


def _shares(
    stage: Stage, words: Vocabulary, pending: Decision, item: Item, parts: list[str]
) -> tuple[Answer, ...]:
    """Amounts ("3 Goblin, 1 Dragon") for every option."""
    shares: dict[int, int] = {}
    for part in parts:
        amount = re.fullmatch(r"(\d+)\s+(.+)", part)
        if not amount:
            raise Failed(item, f"'{part}' does not say how much for whom.")
        whom = _one(stage, words, pending.options, item, amount[2], pending)
        shares[pending.options.index(whom)] = int(amount[1])
    return tuple(shares.get(number, 0) for number in range(len(pending.options)))


def why(stage: Stage, words: Vocabulary, seat: int, text: str) -> str:
    """The game's own reason, where it has one."""
    try:
        wished = words.wished(stage, seat, text)
    except BadInput:
        return ""
    for option in wished:
        refusal = stage.game.why_not(seat, option)
        if refusal is not None and refusal.say[0] != "not_offered":
            return f" ({words.reason(stage, seat, refusal)})"
    return "" if wished else " (there is nothing of that name it could be done with)"


def open_question(stage: Stage, words: Vocabulary) -> str:
    """Who decides what, with every option in words one may write."""
    pending = stage.game.pending
    if pending is None:
        result = stage.game.result
        winners = ", ".join(stage.name(seat) for seat in result.winners) if result else ""
        return f"The game is over; {winners or 'nobody'} won."
    who, about = stage.name(pending.seat), pending.say[0]
    if pending.kind == ask.YES:
        return f"{who} is asked '{about}': yes or no."
    if pending.kind == ask.NUMBER:
        return f"{who} is asked '{about}': a number from {pending.least} to {pending.most}."
    said = "; ".join(dict.fromkeys(words.say_option(stage, option) for option in pending.options))
    bounds = "" if pending.single else f" {pending.least} to {pending.most} of"
    return f"{who} is asked '{about}':{bounds} {said}."
