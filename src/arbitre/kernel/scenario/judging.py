"""What must be so: the lines of `then` (and of `expect` between actions)."""

from __future__ import annotations

import re

from arbitre.kernel.pieces import Event, Option
from arbitre.kernel.rules import BadInput

from .acting import open_question
from .reading import Item
from .vocabulary import Absent, Fact, Failed, Stage, Vocabulary, placed, repeated

GENERAL = (
    "asked, offered, offered exactly, not offered, refused, winner, winners, result, over, "
    "happened, happened once, happened twice, happened N times, did not happen"
)
TIMES = {"once": 1, "twice": 2}


def judge(stage: Stage, words: Vocabulary, line: Item, since: int) -> None:
    """Check one line. Raises `Failed` with what was there instead."""
    if isinstance(line.value, str):
        _bare(stage, words, line)
        return
    for subject, wanted in line.table("a line like 'Alice glory: 3'").items():
        try:
            _judge(stage, words, subject, wanted, since)
        except Absent as absent:
            raise Failed(wanted, f"{subject}: {absent}") from None
        except BadInput as error:
            if str(error).startswith(wanted.file):
                raise
            raise placed(wanted, error) from None


def _bare(stage: Stage, words: Vocabulary, line: Item) -> None:
    """A line of its own: "over", "not over", or what a game can answer with yes or no."""
    text = line.text().lower()
    if text not in ("over", "not over"):
        try:
            there = words.fact(stage, line.text())
        except Absent as absent:
            raise Failed(line, f"{line.text()}: {absent}") from None
        except BadInput as error:
            raise placed(line, error) from None
        if there == "yes":
            return
        if there == "no":
            raise Failed(line, f"this is not so: {line.text()}. {open_question(stage, words)}")
        line.wrong(f"'{line.text()}' says nothing that can be checked; write 'subject: value'.")
    if stage.game.over != (text == "over"):
        raise Failed(line, f"the game is {'over' if stage.game.over else 'not over'}.")


def _judge(stage: Stage, words: Vocabulary, subject: str, wanted: Item, since: int) -> None:
    game = stage.game
    if subject in ("offered", "offered exactly", "not offered"):
        _offers(stage, words, subject, wanted)
    elif subject == "asked":
        _asked(stage, words, wanted)
    elif subject == "refused":
        _refused(stage, words, wanted)
    elif subject in ("winner", "winners"):
        names = [each.text("a player") for each in wanted.items()]
        _known(stage, wanted, names)
        there = [stage.name(seat) for seat in game.result.winners] if game.result else []
        if sorted(there) != sorted(names):
            raise Failed(wanted, f"expected {_and(names)} to have won; {_and(there)} has.")
    elif subject == "result":
        there_is = game.result.reason if game.result else "none yet"
        if there_is != wanted.text():
            raise Failed(wanted, f"expected the result '{wanted.text()}', it is '{there_is}'.")
    elif subject == "over":
        if game.over != wanted.flag():
            raise Failed(wanted, f"the game is {'over' if game.over else 'not over'}.")
    elif (times := _times(subject)) is not None:
        _events(stage, words, times, wanted, game.state.events_since(since))
    else:
        _fact(stage, words, subject, wanted)


def _known(stage: Stage, item: Item, names: list[str]) -> None:
    for name in names:
        if stage.seat(name) is None:
            item.wrong(f"nobody is called '{name}'; there are {_and(stage.names)}.")


def _and(names: list[str]) -> str:
    return ", ".join(names) or "nobody"


def _options(stage: Stage, words: Vocabulary, each: Item) -> list[Option]:
    """The offered options a line means; a leading player's name must be that of the one who decides."""
    pending = stage.game.pending
    seat, text = stage.led_by(each.text("words for one choice"))
    fits = words.option(stage, text)
    if pending is None or (seat is not None and seat != pending.seat):
        return []
    return [option for option in pending.options if fits(option)]


def _offers(stage: Stage, words: Vocabulary, subject: str, wanted: Item) -> None:
    offered = list(stage.game.pending.options) if stage.game.pending else []
    meant: list[Option] = []
    for each in wanted.items():
        found = _options(stage, words, each)
        if subject == "not offered" and found:
            raise Failed(each, f"'{each.text()}' is offered. {open_question(stage, words)}")
        if subject != "not offered" and not found:
            raise Failed(each, f"'{each.text()}' is not offered. {open_question(stage, words)}")
        meant += found
    if subject == "offered exactly":
        more = [words.say_option(stage, option) for option in offered if option not in meant]
        if more:
            raise Failed(wanted, f"this is offered as well: {'; '.join(dict.fromkeys(more))}.")


def _asked(stage: Stage, words: Vocabulary, wanted: Item) -> None:
    """`asked: Bob` or `asked: { Bob: defend }`."""
    if isinstance(wanted.value, dict):
        pairs = [(name, each.text("what is asked")) for name, each in wanted.value.items()]
    else:
        name, _, about = wanted.text("a player").partition(" ")
        pairs = [(name, about)]
    pending = stage.game.pending
    for name, about in pairs:
        _known(stage, wanted, [name])
        fits = pending is not None and stage.name(pending.seat) == name
        if not fits or (about and pending is not None and about != pending.say[0]):
            kind = f" '{about}'" if about else ""
            raise Failed(wanted, f"expected {name} to be asked{kind}. {open_question(stage, words)}")


def _refused(stage: Stage, words: Vocabulary, wanted: Item) -> None:
    """`refused: { Alice: unlock Qladiator, rule: Q-069 }`: not offered, and for this reason."""
    parts = dict(wanted.table("refused: { Alice: the action, rule: Q-069 }"))
    rule = parts.pop("rule", None)
    if rule is None or len(parts) != 1:
        wanted.wrong("wanted { a player: the action, rule: the id that forbids it }.")
    name, action = next(iter(parts.items()))
    _known(stage, action, [name])
    seat = stage.names.index(name)
    text = action.text("words for one choice")
    wished = words.wished(stage, seat, text)
    if not wished:
        raise Failed(action, f"there is nothing on the table that '{text}' could be done with.")
    if any(not words.same(stage, wished[0], other) for other in wished[1:]):
        several = "; ".join(dict.fromkeys(words.say_option(stage, option) for option in wished))
        raise Failed(action, f"'{text}' can mean several things: {several}. Say which.")
    refusal = stage.game.why_not(seat, wished[0])
    if refusal is None:
        raise Failed(action, f"'{text}' is not refused. {open_question(stage, words)}")
    if refusal.rule != rule.text("the id of a rule"):
        said = " ".join(str(part) for part in refusal.say)
        raise Failed(rule, f"expected {rule.text()} to forbid '{text}'; it is {refusal.rule} ({said}).")


def _times(subject: str) -> int | str | None:
    """How often something must have happened: a number, or "" for at least once; None if it is not that."""
    if subject == "did not happen":
        return 0
    found = re.fullmatch(r"happened(?: (?:(once|twice)|(\d+) times))?", subject)
    if found is None:
        return None
    return int(found[2]) if found[2] else TIMES.get(found[1], "")


def _events(stage: Stage, words: Vocabulary, times: int | str, wanted: Item, events: list[Event]) -> None:
    for each in wanted.items():
        fits = words.event(stage, each.text("an event"))
        number = sum(fits(event) for event in events)
        if number == times or (times == "" and number):
            continue
        kinds = ", ".join(dict.fromkeys(event.kind for event in events))
        how_often = f"happened {number} times, not {times}" if times and number else "did happen"
        problem = how_often if number else "did not happen"
        raise Failed(each, f"'{each.text()}' {problem}. Since the position there was: {kinds}.")


def _fact(stage: Stage, words: Vocabulary, subject: str, wanted: Item) -> None:
    bare, how = subject, ""
    for suffix in (" contains", " lacks"):
        if subject.endswith(suffix):
            bare, how = subject.removesuffix(suffix), suffix.strip()
    there = words.fact(stage, bare)
    if there is None:
        wanted.wrong(f"'{subject}' cannot be checked. There are: {GENERAL}; {words.subjects}.")
    if isinstance(there, list):
        _pieces(stage, words, subject, there, wanted, how)
        return
    if how:
        wanted.wrong(f"'{bare}' is no place, so it cannot contain or lack anything.")
    if not _equal(there, wanted):
        raise Failed(wanted, f"{subject}: expected {wanted.text()}, it is {there}.")


def _equal(there: Fact, wanted: Item) -> bool:
    if isinstance(there, int):
        return there == wanted.number()
    return there == wanted.text()


def _pieces(stage: Stage, words: Vocabulary, subject: str, there: list[int], wanted: Item, how: str) -> None:
    tests = [words.piece(stage, each.text()) for each in repeated(wanted)]
    holds = ", ".join(words.say_piece(stage, piece) for piece in there) or "nothing"
    if how == "lacks":
        for each, fits in zip(repeated(wanted), tests):
            if any(fits(piece) for piece in there):
                raise Failed(each, f"{subject}: '{each.text()}' is there. There is: {holds}.")
        return
    paired = _pair([[i for i, piece in enumerate(there) if fits(piece)] for fits in tests])
    if paired < len(tests) or (not how and len(tests) != len(there)):
        expected = ", ".join(each.text() for each in wanted.items()) or "nothing"
        raise Failed(wanted, f"{subject}: expected {expected}; there is: {holds}.")


def _pair(choices: list[list[int]]) -> int:
    """How many of the wanted things find a piece of their own (a matching by augmenting paths)."""
    taken: dict[int, int] = {}

    def settle(want: int, seen: set[int]) -> bool:
        for piece in choices[want]:
            if piece not in seen:
                seen.add(piece)
                if piece not in taken or settle(taken[piece], seen):
                    taken[piece] = want
                    return True
        return False

    return sum(settle(want, set()) for want in range(len(choices)))
