"""What must be so: the lines of `then` (and of `expect` between actions)."""

from __future__ import annotations

import re

from arbitre.kernel.pieces import Answer, Concession, Event, Option, Refusal
from arbitre.kernel.rules import BadInput

from .acting import NOTHING, open_question, split, tried
from .reading import Item
from .told import told
from .vocabulary import Absent, Fact, Failed, Listed, Stage, Vocabulary, placed, repeated

GENERAL = (
    "asked, how many, offered, offered exactly, not offered, refused, winner, winners, result, over, "
    "happened, happened once, happened twice, happened N times, did not happen, "
    "log / prompt / labels, Bob's log …, log in French …"
)
TIMES = {"once": 1, "twice": 2}


def judge(stage: Stage, words: Vocabulary, line: Item, since: int) -> None:
    """Check one line. Raises `Failed` with what was there instead."""
    if isinstance(line.value, str):
        _bare(stage, words, line)
        return
    if not line.value:
        line.empty()
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
    elif subject == "how many":
        _how_many(stage, words, wanted)
    elif subject == "refused":
        _refused(stage, words, wanted)
    elif subject in ("winner", "winners"):
        names = [name for each in wanted.items() if (name := each.text("a player")) != "nobody"]
        _known(stage, wanted, names)
        there = [stage.name(seat) for seat in game.result.winners] if game.result else []
        if sorted(there) != sorted(names):
            raise Failed(wanted, f"expected {_and(names)} to have won; {_and(there)} has.")
    elif subject == "result":
        there_is = game.result.reason if game.result else "none yet"
        drawn = game.result is not None and not game.result.winners
        if there_is != wanted.text() and not (drawn and wanted.text() == "draw"):
            raise Failed(wanted, f"expected the result '{wanted.text()}', it is '{there_is}'.")
    elif subject == "over":
        if game.over != wanted.flag():
            raise Failed(wanted, f"the game is {'over' if game.over else 'not over'}.")
    elif (times := _times(subject)) is not None:
        _events(stage, words, times, wanted, game.state.events_since(since))
    else:
        _fact(stage, words, subject, wanted, since)


def _known(stage: Stage, item: Item, names: list[str]) -> None:
    for name in names:
        if stage.seat(name) is None:
            item.wrong(f"nobody is called '{name}'; there are {_and(stage.names)}.")


def _and(names: list[str]) -> str:
    return ", ".join(names) or "nobody"


def _options(stage: Stage, words: Vocabulary, each: Item) -> tuple[bool, list[Option]]:
    """Whether what a line means is offered, and the options it means; a leading player's name must be that
    of the one who decides. A whole declaration, or several things chosen together, is offered if it can be
    answered as it is written."""
    pending = stage.game.pending
    seat, text = stage.led_by(each.text("words for one choice"))
    declares = words.declares(stage, text)
    if declares is not None:
        return _declared(stage, words, declares if seat is None else seat, Item(text, each.file, each.line))
    several = pending is not None and not pending.single and pending.options
    if several and pending is not None and (text.lower() in NOTHING or len(split(text)) > 1):
        answers, problem = tried(stage, words, pending.seat, Item(text, each.file, each.line))
        if problem or seat not in (None, pending.seat):
            return False, []
        return True, [option for answer in answers for option in _chosen(answer)]
    try:
        fits = words.option(stage, text)
    except BadInput as error:
        if text.lower() in NOTHING or _names_several(stage, words, text):
            return False, []  # well written, but one thing is to be chosen here, or none at all
        raise words.misread(text, error) from None
    if pending is None or (seat is not None and seat != pending.seat):
        return False, []
    found = [option for option in pending.options if fits(option)]
    return bool(found), found


def _names_several(stage: Stage, words: Vocabulary, text: str) -> bool:
    """Whether a text names several things that may each be chosen somewhere."""
    parts = split(text) if text.lower().startswith("choose ") else []
    try:
        return len(parts) > 1 and all(words.option(stage, f"choose {part}") for part in parts)
    except BadInput:
        return False


def _chosen(answer: Answer, single: bool = False) -> tuple[Option, ...]:
    """The options an answer means."""
    if isinstance(answer, Concession):
        return ()
    return answer if isinstance(answer, tuple) and not single else (answer,)


def _declared(stage: Stage, words: Vocabulary, seat: int, item: Item) -> tuple[bool, list[Option]]:
    """The same for a declaration; the option it means is the first answer it gives."""
    answers, problem = tried(stage, words, seat, item)
    return not problem, [] if problem else [
        option for answer in answers[:1] for option in _chosen(answer, True)
    ]


def _offers(stage: Stage, words: Vocabulary, subject: str, wanted: Item) -> None:
    offered = list(stage.game.pending.options) if stage.game.pending else []
    meant: list[Option] = []
    for each in wanted.some() if subject != "offered exactly" else wanted.items():
        so, found = _options(stage, words, each)
        if subject == "not offered" and so:
            raise Failed(each, f"'{each.text()}' is offered. {open_question(stage, words)}")
        if subject != "not offered" and not so:
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


def _how_many(stage: Stage, words: Vocabulary, wanted: Item) -> None:
    """`how many: 2`, `how many: 0 to 3`, `how many: up to 3`: can be chosen at the open question."""
    found = re.fullmatch(r"(?:(\d+) to |(up to ))?(\d+)", wanted.text("how many can be chosen"))
    if found is None:
        wanted.wrong("wanted how many can be chosen: '2', '1 to 3' or 'up to 2'.")
    if stage.game.pending is None:
        raise Failed(wanted, f"nothing is asked. {open_question(stage, words)}")
    most = int(found[3])
    least = int(found[1]) if found[1] else 0 if found[2] else most
    there = words.how_many(stage)
    if there != (least, most):
        bounds = f"{there[0]}" if there[0] == there[1] else f"{there[0]} to {there[1]}"
        raise Failed(wanted, f"{bounds} can be chosen, not {wanted.text()}. {open_question(stage, words)}")


def _refused(stage: Stage, words: Vocabulary, wanted: Item) -> None:
    """`refused: { Alice: unlock Qladiator, rule: Q-069 }`: not offered, and for this reason. The rule may be
    left out; `says` and `dit` are the reason in words."""
    parts = dict(wanted.table("refused: { Alice: the action, rule: Q-069 }"))
    rule, says, dit = (parts.pop(name, None) for name in ("rule", "says", "dit"))
    if rule is not None:
        words.knows(rule)
    if len(parts) != 1:
        wanted.wrong("wanted { a player: the action, rule: the id that forbids it }.")
    name, action = next(iter(parts.items()))
    _known(stage, action, [name])
    seat = stage.names.index(name)
    text = action.text("words for one choice")
    refusal = _refusal(stage, words, seat, action, text)
    if rule is not None and refusal.rule != rule.text("the id of a rule"):
        there = words.reason(stage, seat, refusal)
        raise Failed(rule, f"expected {rule.text()} to forbid '{text}'; the reason is: {there}.")
    for said, lang in ((says, "en"), (dit, "fr")):
        if said is not None:
            line = words.speaker(stage, seat, lang).refusal(refusal)
            if plain(line) != plain(said.text("a sentence")):
                raise Failed(said, f"expected the reason '{said.text()}', it is '{line}'.")


def _refusal(stage: Stage, words: Vocabulary, seat: int, action: Item, text: str) -> Refusal:
    """Why what a text means cannot be done. Raises `Failed` if it can, or if it means nothing or several."""
    try:
        wished = words.wished(stage, seat, text)
    except BadInput as error:
        if text.lower() in NOTHING:
            return _not_declared(stage, words, seat, action, [])
        raise words.misread(text, error) from None
    if words.declares(stage, text) is not None:
        return _not_declared(stage, words, seat, action, wished)
    if not wished:
        unknown = words.unknown(text)
        if unknown is not None:
            raise unknown
        raise Failed(action, f"there is nothing on the table that '{text}' could be done with.")
    if any(not words.same(stage, wished[0], other) for other in wished[1:]):
        several = "; ".join(dict.fromkeys(words.say_option(stage, option) for option in wished))
        raise Failed(action, f"'{text}' can mean several things: {several}. Say which.")
    refusal = _why(stage, seat, wished[0])
    if refusal is None:
        raise Failed(action, f"'{text}' is not refused. {open_question(stage, words)}")
    return refusal


def _why(stage: Stage, seat: int, option: Option) -> Refusal | None:
    """Why a seat cannot do something now; of one that is not asked the game's own reason, if it has one."""
    refusal = stage.game.why_not(seat, option)
    if refusal is not None and refusal.say[0] == "not_your_decision":
        return stage.game.rules.why_not(stage.state, seat, option) or refusal
    return refusal


def _not_declared(stage: Stage, words: Vocabulary, seat: int, action: Item, wished: list[Option]) -> Refusal:
    """Why a declaration cannot be made: the first reason against a part of it."""
    _, problem = tried(stage, words, seat, action)
    if not problem:
        raise Failed(action, f"'{action.text()}' is not refused. {open_question(stage, words)}")
    reasons = [refusal for option in wished if (refusal := _why(stage, seat, option)) is not None]
    pending = stage.game.pending
    general = Refusal(pending.rule if pending is not None else "", ("not_offered",))
    return next((refusal for refusal in reasons if refusal.say[0] != "not_offered"), general)


def _times(subject: str) -> int | str | None:
    """How often something must have happened: a number, or "" for at least once; None if it is not that."""
    if subject == "did not happen":
        return 0
    found = re.fullmatch(r"happened(?: (?:(once|twice)|(\d+) times))?", subject)
    if found is None:
        return None
    return int(found[2]) if found[2] else TIMES.get(found[1], "")


def _events(stage: Stage, words: Vocabulary, times: int | str, wanted: Item, events: list[Event]) -> None:
    for each in wanted.some():
        fits = words.event(stage, each.text("an event"))
        number = sum(fits(event) for event in events)
        if number == times or (times == "" and number):
            continue
        kinds = ", ".join(dict.fromkeys(event.kind for event in events)) or "nothing"
        how_often = f"happened {number} times, not {times}" if times and number else "did happen"
        problem = how_often if number else "did not happen"
        raise Failed(each, f"'{each.text()}' {problem}. Since the position there was: {kinds}.")


def _fact(stage: Stage, words: Vocabulary, subject: str, wanted: Item, since: int) -> None:
    bare, how = subject, ""
    for suffix in (" contains", " lacks"):
        if subject.endswith(suffix):
            bare, how = subject.removesuffix(suffix), suffix.strip()
    there: Fact | None = told(stage, words, bare, since)
    if there is None:
        there = words.fact(stage, bare)
    if there is None:
        wanted.wrong(f"'{subject}' cannot be checked. There are: {GENERAL}; {words.subjects}.")
    if isinstance(there, list):
        if how == "lacks":
            _could_lie(stage, words, bare, wanted)
        _pieces(stage, words, subject, there, wanted, how)
        return
    if isinstance(there, Listed):
        _listed(subject, there, wanted, how)
        return
    if how:
        wanted.wrong(f"'{bare}' is no place, so it cannot contain or lack anything.")
    if not _equal(there, wanted):
        remark = words.remark(stage, bare)
        found = str(there).removesuffix(".")
        raise Failed(
            wanted, f"{subject}: expected {wanted.text()}, it is {found}.{' ' * bool(remark)}{remark}"
        )


NONE = ("none", "nothing")


def _equal(there: int | str, wanted: Item) -> bool:
    if isinstance(there, int):
        return there == wanted.number()
    if there in ("yes", "no"):
        return wanted.flag() == (there == "yes")
    text = wanted.text()
    return plain(there) == plain(text) or (there in NONE and text in NONE)


def plain(text: str) -> str:
    """A text as it is compared: any space is a space, any apostrophe an apostrophe."""
    return " ".join(text.replace("’", "'").split())


def _counted(subject: str, there: int, wanted: Item) -> bool:
    """Whether a mere number is wanted; it must then be how many there are."""
    if not isinstance(wanted.value, str) or not wanted.value.strip().isdecimal():
        return False
    if there != wanted.number():
        raise Failed(wanted, f"{subject}: expected {wanted.text()}, there are {there}.")
    return True


def _listed(subject: str, there: Listed, wanted: Item, how: str) -> None:
    """Words in any order: all of them, or with `how` some or none of them; or how many there are."""
    if not how and _counted(subject, len(there.parts), wanted):
        return
    texts = [each.text("a word") for each in (wanted.some() if how else wanted.items())]
    if isinstance(wanted.value, str) and there.between and texts:
        texts = [] if texts == [there.none] else re.split(there.between, texts[0])
    if how == "lacks" and not there.between:
        wanted.wrong(
            "a misspelt sentence is lacking too: write what did not happen, is not offered, or all there is."
        )
    if there.known is not None:
        for text in texts:
            there.known(text)
    left = [plain(part) for part in there.parts]
    missing = []
    for text in map(plain, texts):
        if text in left:
            left.remove(text)
        else:
            missing.append(text)
    fails = len(missing) < len(texts) if how == "lacks" else bool(missing) or (not how and bool(left))
    if fails:
        said = " | ".join(there.parts) if not there.between else ", ".join(there.parts)
        raise Failed(wanted, f"{subject}: expected {', '.join(texts) or 'none'}; there is: {said or 'none'}.")


def _could_lie(stage: Stage, words: Vocabulary, place: str, wanted: Item) -> None:
    """Complain of what can never lie in a place: that it is lacking there could not fail."""
    for each in repeated(wanted, words.times):
        if not words.could_lie(stage, place, each.text()):
            each.wrong(f"'{each.text()}' can never lie in '{place}': it is always lacking there.")


def _pieces(stage: Stage, words: Vocabulary, subject: str, there: list[int], wanted: Item, how: str) -> None:
    if not how and _counted(subject, len(there), wanted):
        return
    player = next((each for each in wanted.items() if stage.seat(each.text()) is not None), None)
    if player is not None and not how:
        raise Failed(player, f"{subject}: it is no player.")
    if how:
        wanted.some()
    tests = [words.piece(stage, each.text()) for each in repeated(wanted, words.times)]
    holds = ", ".join(words.say_piece(stage, piece) for piece in there) or "nothing"
    if how == "lacks":
        for each, fits in zip(repeated(wanted, words.times), tests):
            if any(fits(piece) for piece in there):
                raise Failed(each, f"{subject}: '{each.text()}' is there. There is: {holds}.")
        return
    paired = _pair([[i for i, piece in enumerate(there) if fits(piece)] for fits in tests])
    if paired < len(tests) or (not how and len(tests) != len(there)):
        expected = ", ".join(each.text() for each in wanted.items()) or "nothing"
        remark = words.remark(stage, subject)
        raise Failed(
            wanted, f"{subject}: expected {expected}; there is: {holds}.{' ' * bool(remark)}{remark}"
        )


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
