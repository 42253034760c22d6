"""Playing a scenario: straight, through save and load, through forks, and from its record.

All of them must show the same bytes to every pair of eyes, at the end and (but for the record, which is
looked at only there) at every decision on the way. The straight run is repeated with other luck: what a
scenario shows may depend on nothing it has not written down.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from copy import copy
from typing import Any, NoReturn

import msgspec

from arbitre.kernel import ask
from arbitre.kernel.game import Game, Refused
from arbitre.kernel.loading import load, replay
from arbitre.kernel.pieces import Answer, Event, Result
from arbitre.kernel.rules import BadInput, Rules
from arbitre.kernel.state import AnyState
from arbitre.kernel.view import SPECTATOR

from .acting import understand
from .judging import judge
from .reading import Item, Scenario, read
from .recorded import lead_to, record_in, recorded
from .vocabulary import REST, Failed, Position, Stage, Vocabulary

LUCKS = (1, 2, 3)
"""Seeds of the straight runs; the first is the one of all other runs."""

Teach = Callable[[str], Vocabulary]
"""How a game's vocabulary is found by the name of the game. Raises `BadInput`."""

Carry = Callable[[Game, Item], Game]
"""What is done to the game at every decision before it goes on, and the line that is next."""


_NUMBERED = re.compile(r"\b(player|card|die|thing|unit) (\d+)\b")
"""Whom and what the rules' own test of a position calls by number."""


class Outcome(msgspec.Struct):
    """What became of one scenario (or of a file that cannot be read: then `bad`, and no title)."""

    file: str
    line: int
    title: str
    game: str
    rules: list[str]
    ok: bool
    problem: str = ""
    bad: bool = False


def check(text: str, file: str, teach: Teach) -> list[Outcome]:
    """Run all scenarios of a file; whatever is wrong is said in the outcome."""
    try:
        scenarios = read(text, file)
    except BadInput as error:
        return [Outcome(file, 1, "", "", [], False, str(error), bad=True)]
    found = []
    for each in scenarios:
        outcome = Outcome(file, each.line, each.title, each.game, each.ids, True)
        try:
            play_through(each, teach)
        except (Failed, BadInput) as error:
            outcome.ok, outcome.problem, outcome.bad = False, str(error), isinstance(error, BadInput)
        found.append(outcome)
    return found


def play_through(scenario: Scenario, teach: Teach) -> Game:
    """Run one scenario in all ways and give the game at its end. Raises `Failed` or `BadInput`."""
    try:
        words = teach(scenario.game)
    except BadInput as error:
        raise BadInput(f"{scenario.file}:{scenario.line}: {error}") from None
    for rule, line in scenario.rules:
        words.knows(Item(rule, scenario.file, line))
    shown: list[bytes] = []
    first = _run(scenario, words, LUCKS[0], _straight, shown)
    for luck in LUCKS[1:]:
        _run(scenario, words, luck, _straight, None)
    ending = Item("", scenario.file, scenario.line)
    end = eyes(first)
    for carry, way in ((_saved, "through save and load"), (_forked, "through forks")):
        other = _run(scenario, words, LUCKS[0], carry, shown)
        if eyes(other) != end:
            raise Failed(ending, f"played {way} the game ends otherwise than played straight.")
    again, answers = replay(first.save(), lambda name: first.rules)
    for answer in answers:
        again.answer(answer)
    if eyes(again) != end:
        raise Failed(ending, "replayed from its record the game ends otherwise than it did.")
    return first


def eyes(game: Game) -> bytes:
    """Everything every pair of eyes sees, and all that happened.

    The story is written once, with who may know what of it, and not as each seat was told it: of the same
    story everybody is told the same.
    """
    seats = [SPECTATOR, *range(len(game.state.seats))]
    return msgspec.json.encode([[game.view(seat) for seat in seats], game.state.events_since(0)])


def _straight(game: Game, item: Item) -> Game:
    return game


def _saved(game: Game, item: Item) -> Game:
    kept = game.save()
    loaded = load(kept, lambda name: game.rules)
    if loaded.save() != kept:
        raise Failed(item, "saved, loaded and saved again before this line, the game is another record.")
    return loaded


def _forked(game: Game, item: Item) -> Game:
    return game.fork()


def resting(rules: Rules[Any, Any, Any, Any], words: Vocabulary) -> Rules[Any, Any, Any, Any]:
    """The same rules, but the game waits for a word where the vocabulary says it rests."""
    if not words.rest_before:
        return rules
    perform = rules.performs[words.rest_before]

    def after_a_word(state: AnyState, event: Event) -> None:
        seat = words.rests(state, event)
        if seat is not None:
            if not ask.known(state):
                raise ask.Asked(ask.Decision(state.count, ask.PICK, seat, [REST], 1, 1, REST))
            ask.recall(state)
        perform(state, event)

    slower = copy(rules)
    slower.performs = {**rules.performs, words.rest_before: after_a_word}
    return slower


class _Run:
    """One playing of a scenario. The first straight one keeps in `shown` what every pair of eyes saw at each
    decision; whatever is done to the game, the others must show the same there."""

    def __init__(
        self, scenario: Scenario, words: Vocabulary, luck: int, carry: Carry, shown: list[bytes] | None
    ) -> None:
        self.scenario = scenario
        self.words = words
        self.carry = carry
        self.shown = shown
        self.now_shown = b""  # of it, what belongs to the open decision
        self.decisions = 0
        self.carried: Game | None = None  # the game at the open decision, of which `carry` made the stage's
        position, answers = self.place(luck)
        rules = position.state.rules = resting(position.state.rules, words)
        if wrong := rules.invariants(position.state):
            lying = position.state.fork()
            lying.result = Result((), "unsound")  # so that nothing of it is played
            said = named(Stage(Game(rules, lying), scenario.seats), words, wrong)
            scenario.given.wrong(f"this is no sound position: {said}.")
        self.since = position.state.count
        self.told = self.since
        self.rolls = position.rolls[:]
        self.written = [text for _, _, text in position.rolls]
        position.state.fixed = tuple(side for _, side, _ in position.rolls)
        self.stage = Stage(Game(rules, position.state), scenario.seats)
        lead_to(self.stage.game, answers, [REST])
        self.look(scenario.given)

    def place(self, luck: int) -> tuple[Position, list[Answer]]:
        """The position a scenario begins from, written or recorded, with the answers that lead to it."""
        scenario, words = self.scenario, self.words
        if record_in(scenario) is not None:
            return recorded(scenario, words, luck)
        return words.position(scenario.seats, scenario.options, scenario.given, luck), []

    def answer(self, name: str, item: Item) -> None:
        """Give the answers a line means, each on what `carry` makes of the game."""
        seat = self.stage.seat(name)
        if seat is None:
            item.wrong(f"nobody is called '{name}'; there are {', '.join(self.stage.names)}.")
        answers = self.words.answers(self.stage, seat, item, understand)
        while self.answer_once(answers, item):
            pass

    def answer_once(self, answers: Iterator[Answer], item: Item) -> bool:
        """Give the next of the answers a line stands for; False if there are no more."""
        if self.carried is None:
            self.carried = self.stage.game
            self.stage.game = self.carry(self.carried, item)
            self.compare(self.stage.game, self.carried, item)
        try:
            answer = next(answers)
        except StopIteration:
            return False
        try:
            self.stage.game.answer(answer)
        except Refused as refused:
            said = self.words.reason(self.stage, SPECTATOR, refused.refusal)
            raise Failed(item, f"this is refused: {said}.") from None
        if self.carry is not _straight and eyes(self.carried) != self.now_shown:
            raise Failed(item, "this line, played on a copy, changed the game it was copied from.")
        self.carried = None
        self.look(item)
        return True

    def compare(self, game: Game, carried: Game, item: Item) -> None:
        """At every decision: what `carry` made of the game looks as the game played straight does."""
        if self.carry is _straight:
            if self.shown is not None:
                self.shown.append(eyes(game))
            return
        assert self.shown is not None
        if self.decisions == len(self.shown):
            raise Failed(item, "saved and loaded, or forked, the game asks more than played straight.")
        self.now_shown = self.shown[self.decisions]
        self.decisions += 1
        if game.state is carried.state and game.pending is carried.pending:
            return  # a fork shares what is seen until it is played on; its twin is looked at then
        if eyes(game) != self.now_shown:
            raise Failed(item, "saved and loaded, or forked, the game looks otherwise before this line.")

    def look(self, item: Item) -> None:
        """After every decision: the position is sound, and the rolls were those of the dice named."""
        if wrong := self.stage.game.rules.invariants(self.stage.state):
            said = named(self.stage, self.words, wrong)
            raise Failed(item, f"after this the position is not sound: {said}.")
        result = self.stage.game.result
        if result is not None and result.reason == "stalled":
            raise Failed(item, "after this the game stalled: a loop the rules cannot leave.")
        for event in self.stage.state.events_since(self.told):
            for what, side in self.words.rolled(self.stage, event):
                if self.rolls and self.rolls.pop(0)[:2] != (what, side):
                    self.misrolled(event.seat, item)
        self.told = self.stage.state.count

    def misrolled(self, seat: int, item: Item) -> NoReturn:
        """Say what went wrong with the rolls written."""
        done = len(self.written) - len(self.rolls)
        raise Failed(
            item,
            f"roll {done} of 'rolls' is '{self.written[done - 1]}', but {self.stage.name(seat)} rolled "
            "another kind of die then (those already in the pool come first, then those drawn, in order).",
        )

    def expect(self, lines: list[Item]) -> None:
        """Check lines."""
        for line in lines:
            judge(self.stage, self.words, line, self.since)


def named(stage: Stage, words: Vocabulary, wrong: list[str]) -> str:
    """What is wrong with a position, its players and pieces called by their names, not by their numbers."""

    def called(found: re.Match[str]) -> str:
        noun, number = found[1], int(found[2])
        if noun == "player":
            return f"{noun} {stage.name(number)}"
        return f"{noun} '{words.say_piece(stage, number)}'"

    return "; ".join(_NUMBERED.sub(called, each) for each in wrong)


def _run(scenario: Scenario, words: Vocabulary, luck: int, carry: Carry, shown: list[bytes] | None) -> Game:
    run = _Run(scenario, words, luck, carry, shown)
    for step in scenario.when:
        parts = step.table("a player and an action, like 'Alice: summon Qladiator', or 'expect: …'")
        for name, item in parts.items():
            if name == "expect":
                run.expect(expectations(item))
            else:
                run.answer(name, item)
    run.expect(scenario.then)
    if run.rolls:
        left = ", ".join(text for _, _, text in run.rolls)
        raise Failed(scenario.given, f"nobody rolled these of 'rolls': {left}.")
    return run.stage.game


def expectations(item: Item) -> list[Item]:
    """The lines of an `expect`: a list, or names with values."""
    return [item] if isinstance(item.value, dict) else item.some()
