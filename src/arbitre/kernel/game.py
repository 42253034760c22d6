"""A game in progress: a checkpoint and the answers given since.

    work = checkpoint.fork(); run the step on it; if it asks, wait; when the answer comes, run it again.

Fork, save, load, undo, replay and crash recovery are all this one thing.
"""

from __future__ import annotations

from typing import Any

from . import view as sight
from .answering import answerable, refusal
from .ask import Asked, Decision
from .chance import dream
from .endings import STILL_TURNS, still_turns
from .pieces import (
    Accord,
    Answer,
    Concession,
    DeadEnd,
    Event,
    Fault,
    Option,
    Over,
    Refusal,
    Result,
    Stalled,
    Twist,
)
from .record import written
from .rules import BadInput, Rules, Unsound
from .state import State

IDLE_STEPS = 10_000
"""Steps in a row that neither ask nor end before the game is called stalled."""

FORCED_ANSWERS = 1_000
"""Answers in a row that a brisk game gives for itself before it asks all the same."""


class Refused(Exception):
    """An answer that is not accepted, with the reason; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.say}" if refusal.rule else str(refusal.say))
        self.refusal = refusal


def _answerable(decision: Decision) -> Decision:
    """A question as it is put to a player; one without an answer never is."""
    if not answerable(decision):
        raise DeadEnd(f"no answer to {decision.kind} {decision.say} for seat {decision.seat}")
    return decision


class Game:
    """One game: answer its pending decision, look at it through a seat's eyes, fork it, go back."""

    __slots__ = (
        "_asked",
        "_dreamt",
        "_reusable",
        "_twist",
        "_unasked",
        "answers",
        "brisk",
        "checkpoint",
        "foreign",
        "history",
        "notes",
        "rules",
        "start",
        "state",
    )

    def __init__(
        self,
        rules: Rules[Any, Any, Any, Any],
        start: State[Any, Any, Any, Any],
        checkpoint: State[Any, Any, Any, Any] | None = None,
        answers: list[Answer] | None = None,
        twin: Game | None = None,
        brisk: bool = False,
    ) -> None:
        """The game that begins at `start`; or stood at a checkpoint, with these answers given since; or,
        for `fork`, is where its twin is."""
        self.rules = rules
        self.brisk = brisk
        """Whether nothing is asked where there is nothing to ask: a question with one answer is answered by
        the game itself, and what makes no difference is not offered. The answers it gives are in the history
        like any other, so a plain game that is given them comes to the same positions. For bots and
        simulations; at a table of people a silent pass would tell what somebody holds."""
        self.start = start
        self.checkpoint = checkpoint if checkpoint is not None else start.fork()
        self.answers: list[Answer] = answers if answers is not None else []
        self._reusable = False
        if twin is None:
            self.history: list[Answer] = []
            self.notes: dict[str, Any] = {}
            """What whoever keeps the game wants in its record: who sat where. No rule reads it."""
            self._asked: Decision | None = None
            self._unasked = False
            self._dreamt = False
            self.foreign = False
            """Whether it came from a file: what goes wrong may be the fault of whoever wrote it."""
            self.state = self.checkpoint
            self._twist: Twist | None = None
            if rules.derives:
                rules.derive(self.checkpoint)
            if self.checkpoint.result is None:
                self._advance()
        else:
            self.history = twin.history[:]
            self.notes = twin.notes
            self._asked = twin._asked
            self._unasked = twin._unasked
            self._dreamt = twin._dreamt
            self.foreign = twin.foreign
            self.state = twin.state
            self._twist = twin._twist

    @property
    def pending(self) -> Decision | None:
        """The open question; nothing once the game is over. In a dream, what a step opens with is made when
        it is first looked at: whoever only judges a position does not pay for what could be done in it."""
        if self._unasked:
            self._unasked = False
            self._asked = self.rules.opening(self.state)
        return self._asked

    @pending.setter
    def pending(self, decision: Decision | None) -> None:
        self._unasked = False
        self._asked = decision

    @property
    def result(self) -> Result | None:
        """How the game ended, once it has."""
        return self.state.result

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.result is not None

    @property
    def still(self) -> bool:
        """Whether nothing has changed for so long that those who play should be told a draw may be agreed."""
        return self.state.result is None and still_turns(self.state) == STILL_TURNS

    def answer(self, answer: Answer, decision: int | None = None) -> None:
        """Answer the pending decision. Raises `Refused`, changing nothing, if it is no legal answer; `Fault`,
        changing nothing either, if the rules go wrong over it."""
        try:
            self._take(answer, decision)
        except Exception as error:
            raise self._blamed(error) from error

    def _blamed(self, error: Exception) -> Exception:
        """What went wrong, and whose fault it is: of a game from a file, the file's."""
        if not self.foreign or isinstance(error, (Refused, Fault, BadInput)):
            return error
        return Unsound(f"The game in the record cannot be played ({type(error).__name__}: {error}).")

    def _take(self, answer: Answer, decision: int | None) -> None:
        pending = self.pending
        if pending is None:
            raise Refused(Refusal("", ("game_over",)))
        if isinstance(answer, Concession):
            self._concede(answer)
            return
        if isinstance(answer, Accord):
            self._agree(answer)
            return
        if decision is not None and decision != pending.id:
            raise Refused(Refusal("", ("late_answer", decision, pending.id)))
        wrong = refusal(pending, answer)
        if wrong is not None:
            raise Refused(self._reason(pending, answer) or wrong)
        before = self.checkpoint, self.answers[:], self._twist
        given = len(self.history)
        self.answers.append(answer)
        self.history.append(answer)
        try:
            self._advance()
        except Exception:
            self.checkpoint, self.answers, self._twist = before
            self._reusable = False
            del self.history[given:]
            self._advance()
            raise

    def _concede(self, concession: Concession) -> None:
        """A seat gives up. Where the others play on, what is under way must be finished first: a step cannot
        go on without one of those it began with."""
        seats, mine = self.state.seats, self.state.seats[concession.conceded].team
        others = {seat.team for seat in seats if seat.team != mine and not seat.out}
        if seats[concession.conceded].out:
            raise Refused(Refusal("", ("has_left",)))
        if len(others) > 1 and (self.answers or self.state.count != self.checkpoint.count):
            raise Refused(Refusal("", ("under_way",)))
        work = self.state.fork()
        work.answers, work.cursor = [], 0
        work.limit = work.count + self.rules.step_budget
        try:
            if not self.rules.concede(work, concession.conceded):
                if len(others) != 1:
                    raise Refused(Refusal("", ("no_conceding",)))
                left = (seat.id for seat in seats if seat.team in others and not seat.out)
                work.result = Result(tuple(left), "conceded")
        except Over:
            pass
        if self.rules.derives:
            self.rules.derive(work)
        self._stand(work, concession)
        if work.result is None:
            self._advance()

    def _agree(self, accord: Accord) -> None:
        """Nobody wins, because all who still play want it so."""
        if set(accord.agreed) != {seat.id for seat in self.state.seats if not seat.out}:
            raise Refused(Refusal("", ("not_agreed",)))
        work = self.state.fork()
        work.result = Result((), "agreed")
        self._stand(work, accord)

    def _stand(self, work: State[Any, Any, Any, Any], answer: Answer) -> None:
        """What was under way is left as it is: the game stands here, after an answer to no question."""
        work.answers, work.cursor = [], 0
        self.history.append(answer)
        self.checkpoint = self.state = work
        self.answers, self.pending, self._twist, self._reusable = [], None, None, False

    def _reason(self, pending: Decision, answer: Answer) -> Refusal | None:
        """A better reason than "not offered", where the game knows one."""
        if isinstance(answer, tuple) and answer and isinstance(answer[0], str):
            return self.rules.why_not(self.state, pending.seat, answer)
        return None

    def why_not(self, seat: int, option: Option) -> Refusal | None:
        """Why a seat cannot do something now; nothing if it is offered."""
        try:
            return self._why_not(seat, option)
        except Exception as error:
            raise self._blamed(error) from error

    def _why_not(self, seat: int, option: Option) -> Refusal | None:
        if self.over:
            return Refusal("", ("game_over",))
        pending = self.pending
        assert pending is not None
        if pending.seat == seat and option in pending.options:
            return None
        if pending.seat != seat:
            return Refusal("", ("not_your_decision", pending.seat))
        reason = self.rules.why_not(self.state, seat, option)
        if reason is not None:
            return reason
        verb = option[0] if isinstance(option, tuple) and option and isinstance(option[0], str) else None
        asked = verb is None or any(isinstance(o, tuple) and o and o[0] == verb for o in pending.options)
        return Refusal(pending.rule, ("not_offered" if asked else "answer_first",))

    def _advance(self) -> None:
        """Run steps until one asks or the game is over."""
        step, opens = self.rules.step, self.rules.opens
        budget = self.rules.step_budget
        forced = self.history if self.brisk else None
        work = self.state if self._reusable else self.checkpoint.fork()
        self.pending = None
        idle = settled = 0
        noted = len(self.history)
        while idle < IDLE_STEPS:
            idle += 1
            if forced is not None and len(forced) > noted:
                settled += len(forced) - noted
                idle, noted = 0, len(forced)
                if settled >= FORCED_ANSWERS:
                    forced = None
            work.forced = forced
            work.answers = self.answers
            work.cursor = 0
            work.limit = work.count + budget
            work.twist = self._twist
            try:
                step(work)
            except Asked as asked:
                self._asked = _answerable(asked.decision)
                self.state = work
                # A step that asked before it changed anything can be run again where it stands.
                self._reusable = (
                    work.untouched and self._twist is None and work.count == self.checkpoint.count
                )
                return
            except Stalled:
                break
            except Over:
                pass
            if self.rules.derives:
                self.rules.derive(work)  # every run of the next step then reads what is at work now
            self.checkpoint = work
            self.answers = []
            self._twist = None
            if work.result is not None:
                self.state = work
                return
            work = work.fork()
            if not opens(work):
                continue
            work.forced = forced
            if self._dreamt and forced is None:
                self._unasked = True
            else:
                question = self.rules.opening(work)
                if forced is not None and len(question.options) == 1 and question.single:
                    forced.append(question.options[0])
                    self.answers = [question.options[0]]
                    continue
                self._asked = question
            self.state = work
            self._reusable = True
            return
        stalled = self.checkpoint.fork()
        stalled.result = self.rules.stalled
        self.checkpoint = self.state = stalled
        self.answers = []

    def fork(self) -> Game:
        """An independent copy: what happens in one never shows in the other."""
        self._reusable = False
        return Game(self.rules, self.start, self.checkpoint, self.answers[:], self, self.brisk)

    def undo(self, count: int = 1) -> Game:
        """The game as it was `count` answers ago (the start and the answers before them, played again)."""
        if count > len(self.history):
            raise Refused(Refusal("", ("nothing_to_undo",)))
        try:
            back = Game(self.rules, self.start.fork())
        except Exception as error:
            raise self._blamed(error) from error
        back.notes, back.foreign = self.notes, self.foreign
        for answer in self.history[: len(self.history) - count]:
            back.answer(answer)
        back.brisk = self.brisk
        return back

    def view(self, seat: int) -> sight.View:
        """What a seat may see (or everybody may, for `SPECTATOR`)."""
        try:
            return sight.view(self.state, seat, self.pending)
        except Exception as error:
            raise self._blamed(error) from error

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What happened from event number `since`, as the seat may know it."""
        return sight.seen_events(self.state, seat, since)

    def save(self) -> bytes:
        """The game as a record file, at any decision (see `record`)."""
        try:
            return written(self.rules, self.start, self.checkpoint, self.answers, self.history, self.notes)
        except Exception as error:
            raise self._blamed(error) from error

    def dream(self, seat: int, seed: int) -> Twist:
        """One of the ways in which the unseen could lie and chance fall, for all that `seat` knows."""
        try:
            return dream(self.state, len(self.answers), seat, seed)
        except Exception as error:
            raise self._blamed(error) from error

    def imagine(self, answer: Answer, dream: Twist) -> Game:
        """The game as it may be after this answer, in a dream of the open question.

        The running step is played again as it was up to the open question; when the answer is taken, the
        unseen is as dreamt and chance is fresh, so every earlier answer stays valid. The past of the dream
        is cut off: nothing in it tells what the seat may not know. A dream of a brisk game is a plain one and
        stops at the next question, so that all answers are judged equally soon; it may be made brisk then.
        """
        assert self._twist is None, "a dream of a dream would begin in what is real"
        return self._imagined(answer, dream)

    def suppose(self, answer: Answer, key: bytes) -> Game:
        """In a dream: the game as it may be after this answer, with other chance. As long as the step runs in
        which the dream began, chance is the dream's: before that step lies what is real."""
        return self._imagined(answer, self._twist or Twist(len(self.answers), key, ()))

    def _imagined(self, answer: Answer, dream: Twist) -> Game:
        new = self.fork()
        new.brisk = False
        new._dreamt = True
        new._twist = dream
        new.answer(answer)
        new.start = new.state
        new.history = []
        return new
