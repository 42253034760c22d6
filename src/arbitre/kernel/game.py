"""A game in progress: a checkpoint and the answers given since.

    work = checkpoint.fork(); run the step on it; if it asks, wait; when the answer comes, run it again.

Fork, save, load, undo, replay and crash recovery are all this one thing. Whoever can answer at once, bots and
dreams, plays the game through (`Game.play`): a question is answered where it is asked, the run goes on, and
no step is run again. The game is the same, answer by answer. As long as nobody looks for the checkpoint of
such a game none is kept: the first who does has what was played since the last one played once more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from . import view as sight
from .answering import answerable, better_reason, put_to_a_player, refusal, unoffered
from .ask import Asked, Decision
from .chance import dream, twist
from .endings import stands_still
from .leaving import agreed, given_up
from .pieces import (
    Accord,
    Answer,
    Concession,
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

IDLE_STEPS = 10_000  # in a row, that neither ask nor end before the game is called stalled
ENDLESS = 1_000_000  # more answers than any game has
WORTH_IT = 100  # answers to be given at least before no checkpoints are kept between steps
FORCED_ANSWERS = 1_000  # in a row, that a brisk game gives for itself before it asks all the same


class Refused(Exception):
    """An answer that is not accepted, with the reason; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.say}" if refusal.rule else str(refusal.say))
        self.refusal = refusal


Read = TypeVar("Read")

Before = tuple[State[Any, Any, Any, Any] | None, list[Answer], int, int, Twist | None]
"""A checkpoint, if one was kept, and answers since, so many of them; so many in the history; and how a dream
parts."""

Kept = tuple[Decision | None, State[Any, Any, Any, Any], list[Answer], int, Twist | None]
"""The question, a checkpoint, the answers since, how many answers are in the history, how a dream parts."""


class Game:
    """One game: answer its pending decision, look at it through a seat's eyes, fork it, go back."""

    __slots__ = (
        "_asked", "_before", "_behind", "_borrowed", "_checkpoint", "_choose", "_choosing",
        "_dreamt", "_given", "_history", "_kept", "_light", "_reusable", "_said", "_stopped",
        "_trouble", "_twist", "_unasked", "_until", "answers", "brisk", "foreign", "notes", "rules",
        "start", "state",
    )  # fmt: skip

    def __init__(
        self,
        rules: Rules[Any, Any, Any, Any],
        start: State[Any, Any, Any, Any],
        checkpoint: State[Any, Any, Any, Any] | None = None,
        answers: list[Answer] | None = None,
        twin: Game | None = None,
        brisk: bool = False,
    ) -> None:
        """The game that begins at `start`; or stood at a checkpoint, these answers since; or as its twin."""
        self.rules = rules
        self.brisk = brisk
        """Whether nothing is asked where there is nothing to ask: a question with one answer is answered by
        the game itself, and what makes no difference is not offered. The answers it gives are in the history
        like any other, so a plain game that is given them comes to the same positions. For bots and
        simulations; at a table of people a silent pass would tell what somebody holds."""
        self.start = start
        self._checkpoint = checkpoint if checkpoint is not None else start.fork()
        self.answers: list[Answer] = answers if answers is not None else []
        self._reusable = False
        self._choose: Callable[[Game], Answer | None] | None = None
        """Who plays it through, while somebody does; `_until` how many answers are in the history."""
        self._until = 0
        self._light = False
        """Whether no checkpoint is kept between steps, `_behind` whether the last one is older than the step
        under way; `_kept` is where the playing began."""
        self._behind = False
        self._kept: Kept | None = None
        self._choosing = False
        """Whether he is choosing in the midst of a step, which goes on as soon as he has."""
        self._stopped = False
        """Whether he wants to stop."""
        self._said: Answer | None = None
        self._trouble: BaseException | None = None
        """What he said, or what went wrong with him, where the run had to stop."""
        self._given = 0
        """The length of the history when the last answer was given that is not the game's own."""
        self._before: Before | None = None
        """Where the game stood then, for the rules may go wrong over it."""
        if twin is None:
            self._history: list[Answer] = []
            self._borrowed = -1
            self.notes: dict[str, Any] = {}
            """What whoever keeps the game wants in its record: who sat where. No rule reads it."""
            self._asked: Decision | None = None
            self._unasked = False
            self._dreamt = False
            self.foreign = False
            """Whether it came from a file: what goes wrong may be the fault of whoever wrote it."""
            self.state = self._checkpoint
            self._twist: Twist | None = None
            if rules.derives:
                rules.derive(self._checkpoint)
            if self._checkpoint.result is None:
                self._advance()
        else:
            self._history = twin._history
            self._borrowed = len(twin._history) if twin._borrowed < 0 else twin._borrowed
            """How much of its history is that of its twin, which goes on in the same list; below 0, it is its
            own. Most forks and dreams never look at it."""
            self.notes = twin.notes
            self._asked = twin._asked
            self._unasked = twin._unasked
            self._dreamt = twin._dreamt
            self.foreign = twin.foreign
            self.state = twin.state
            self._twist = twin._twist

    @property
    def history(self) -> list[Answer]:
        """All answers given so far."""
        if self._borrowed >= 0:
            self._history = self._history[: self._borrowed]
            self._borrowed = -1
        return self._history

    @history.setter
    def history(self, answers: list[Answer]) -> None:
        self._history = answers
        self._borrowed = -1

    @property
    def pending(self) -> Decision | None:
        """The open question; nothing once the game is over. In a dream, what a step opens with is made when
        it is first looked at, and a turn that is over is left when somebody wants to know what comes next:
        whoever only judges a position does not pay for what could be done in it."""
        while self._unasked:
            if self.rules.opens(self.state):
                self.pending = self.rules.opening(self.state)
            else:
                self._advance()
        return self._asked

    @pending.setter
    def pending(self, decision: Decision | None) -> None:
        self._unasked = False
        self._asked = decision

    @property
    def checkpoint(self) -> State[Any, Any, Any, Any]:
        """The state before the step that is under way; `answers` are those given in it."""
        self._light = False
        if self._behind:
            self._catch_up()
        return self._checkpoint

    @checkpoint.setter
    def checkpoint(self, state: State[Any, Any, Any, Any]) -> None:
        self._behind = False
        self._checkpoint = state

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
        return self.state.result is None and stands_still(self.state)

    def answer(self, answer: Answer, decision: int | None = None) -> None:
        """Answer the pending decision. `Refused` (it is none) and `Fault` (the rules err) change nothing."""
        if self._choose is not None:
            raise RuntimeError("Somebody plays this game through: who chooses returns the answer.")
        try:
            self._take(answer, decision)
        except Exception as error:
            raise self._blamed(error) from error

    def _blamed(self, error: Exception) -> Exception:
        """What went wrong, and whose fault it is: of a game from a file, the file's."""
        if not self.foreign or isinstance(error, (Refused, Fault, BadInput)):
            return error
        return Unsound(f"The game in the record cannot be played ({type(error).__name__}: {error}).")

    def _soundly(self, read: Callable[[], Read]) -> Read:
        """What is read of the game or done in it; what goes wrong is blamed on whose fault it is."""
        try:
            return read()
        except Exception as error:
            raise self._blamed(error) from error

    def play(self, choose: Callable[[Game], Answer | None], most: int = ENDLESS) -> int:
        """Play on until the game is over, `choose` says nothing, or `most` answers were given; how many were,
        those of a brisk game itself among them.

        `choose` is handed the game at each question, and may look at it, fork it and dream, but not answer
        it otherwise than by what it returns. What comes of it is what would come of `answer` with each of
        these answers: history, events, records. `Refused` or what `choose` raised leaves the game at that
        question; `Fault` at the one the rules went wrong over.
        """
        return self._play(choose, most, most >= WORTH_IT)

    def _play(self, choose: Callable[[Game], Answer | None], most: int, light: bool) -> int:
        """The same; `light` keeps no checkpoints until somebody looks for one."""
        if self._choose is not None:
            raise RuntimeError("Somebody plays this game through already: who chooses returns the answer.")
        given = len(self.history)
        # The question first: a dream that was at rest goes on to it.
        self._kept = self.pending, self.checkpoint, self.answers[:], given, self._twist
        self._choose = choose
        self._until = given + most
        self._light = light
        try:
            while self.pending is not None and not self._stopped:
                answer, self._said = self._said, None
                if answer is None and len(self.history) < self._until:
                    answer = choose(self)
                if answer is None:
                    break
                try:
                    self._take(answer, None)
                except Exception as error:
                    raise self._blamed(error) from error
                if self._trouble is not None:
                    raise self._trouble
        finally:
            self._choose = self._said = self._trouble = None
            self._stopped = self._light = False
            if not self._behind:
                self._kept = None
        return len(self.history) - given

    def _chosen(self, state: State[Any, Any, Any, Any], decision: Decision) -> Answer | None:
        """What he who plays the game through answers in the midst of it; nothing if the run must stop, for he
        wants it to or his answer is none that can be taken here."""
        if not answerable(decision):
            return None
        if len(self.history) >= self._until:
            self._stopped = True
            return None
        choose = self._choose
        assert choose is not None
        self._asked = decision
        self.state = state
        self._choosing = True
        try:
            answer = choose(self)
        except BaseException as error:  # told once the game stands where it asked
            self._trouble = error
            return None
        finally:
            self._choosing = False
        if answer is None:
            self._stopped = True
            return None
        if isinstance(answer, (Concession, Accord)) or refusal(decision, answer) is not None:
            self._said = answer
            return None
        self._note(answer)
        if self.brisk:
            state.forced = self.history
        return answer

    def _note(self, answer: Answer) -> None:
        """An answer that somebody gives: into the history, and where the game stood is kept."""
        history = self.history
        checkpoint = None if self._behind else self._checkpoint
        self._before = checkpoint, self.answers, len(self.answers), len(history), self._twist
        history.append(answer)
        self._given = len(history)

    def _take(self, answer: Answer, decision: int | None) -> None:
        pending = self.pending
        if pending is None:
            raise Refused(Refusal("", ("game_over",)))
        if isinstance(answer, (Concession, Accord)):
            self._leave(answer)
            return
        if decision is not None and decision != pending.id:
            raise Refused(Refusal("", ("late_answer", decision, pending.id)))
        wrong = refusal(pending, answer)
        if wrong is not None:
            raise Refused(better_reason(self.state, pending, answer) or wrong)
        self._note(answer)
        self.answers.append(answer)
        self._go_on()

    def _go_on(self) -> None:
        """After an answer; back to the question of the last one, if the rules go wrong over it."""
        try:
            self._advance()
        except Exception:
            self._go_back()
            raise
        finally:
            self._before = None

    def _go_back(self) -> None:
        assert self._before is not None
        checkpoint, answers, number, given, twist = self._before
        if checkpoint is None:
            self._adopt(self._played_again(given))
            return
        self._checkpoint, self._behind, self._twist = checkpoint, False, twist
        self.answers = answers[:number]
        self._reusable = False
        self.history = self.history[:given]  # twins may go on in the other
        choose, self._choose = self._choose, None
        self._advance()
        self._choose = choose

    def _played_again(self, number: int) -> Game:
        """The game played again, from where it began to be played through, up to so many answers."""
        assert self._kept is not None
        asked, checkpoint, answers, given, parting = self._kept
        twin = Game(self.rules, self.start, checkpoint, answers[:], self, self.brisk)
        twin.pending, twin._twist = asked, parting
        del twin.history[given:]
        history = self.history
        twin._play(lambda game: history[len(game.history)], number - given, False)
        return twin

    def _catch_up(self) -> None:
        """Find the checkpoint that was not kept, and keep all those to come. What is looked at from here is
        the game as it was played again; the run under way goes on with its own state."""
        twin = self._played_again(len(self.history))
        self._checkpoint, self._behind = twin._checkpoint, False
        self.state, self._reusable = twin.state, False

    def _adopt(self, twin: Game) -> None:
        """Be where another game is that is nobody else's."""
        self._checkpoint, self._behind, self._twist = twin._checkpoint, False, twin._twist
        self.answers, self.history = twin.answers, twin.history
        self.state, self.pending, self._reusable = twin.state, twin.pending, False

    def _leave(self, will: Concession | Accord) -> None:
        """A seat gives up, or all agree on a draw."""
        if isinstance(will, Accord):
            work = agreed(self.state, will)
        else:
            begun = bool(self.answers) or self.state.count != self.checkpoint.count
            work = given_up(self.state, self.checkpoint, begun, will)
        if isinstance(work, Refusal):
            raise Refused(work)
        self._stand(work, will)
        if work.result is None:
            self._go_on()

    def _stand(self, work: State[Any, Any, Any, Any], answer: Answer) -> None:
        """What was under way is left as it is: the game stands here, after an answer to no question."""
        work.answers, work.cursor = [], 0
        self._note(answer)
        self.checkpoint = self.state = work
        self.answers, self.pending, self._twist, self._reusable = [], None, None, False

    def why_not(self, seat: int, option: Option) -> Refusal | None:
        """Why a seat cannot do something now; nothing if it is offered."""
        asked = self.pending
        return self._soundly(lambda: unoffered(self.state, asked, seat, option))

    def _advance(self) -> None:
        """Run steps until one asks or the game is over; where somebody plays it through, until he stops."""
        rules = self.rules
        step, opens = rules.step, rules.opens
        budget = rules.step_budget
        forced = self.history if self.brisk else None
        chooser = self._chosen if self._choose is not None else None
        playing = self._kept is not None  # else a dream is followed up, to where the action is over
        if self._reusable:
            work = self.state
        else:  # to begin from the checkpoint at hand is not to look for one
            work = (self.checkpoint if self._behind else self._checkpoint).fork()
        self._reusable = False
        self.pending = None
        idle = settled = 0
        noted = len(self.history)
        last = self._given
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
            work.chooser = chooser
            try:
                step(work)
            except Asked as asked:
                work.chooser = None
                self._asked = put_to_a_player(asked.decision)
                self.state = work
                # A step that asked before it changed anything can be run again where it stands.
                self._reusable = (
                    work.untouched
                    and self._twist is None
                    and not self._behind
                    and work.count == self._checkpoint.count
                )
                return
            except Stalled:
                break
            except Over:
                pass
            work.chooser = None
            if self._given != last:  # answered on the way: it is the first step after an answer
                last = noted = self._given
                idle, settled = 1, 0
                forced = self.history if self.brisk else None
            if rules.derives:
                rules.derive(work)  # every run of the next step then reads what is at work now
            self.answers = []
            self._twist = None
            if work.result is not None:
                self.checkpoint = self.state = work
                self._asked = None
                return
            if self._light:
                self._behind = True
            else:
                self.checkpoint = work
            if self._dreamt and forced is None and not playing and (opens(work) or rules.rests(work)):
                self._unasked = True
                self.state = work
                self._reusable = False
                return
            if not self._light:
                work = work.fork()
            if not opens(work):
                continue
            work.forced = forced
            question = rules.opening(work)
            if forced is not None and len(question.options) == 1 and question.single:
                forced.append(question.options[0])
                self.answers = [question.options[0]]
                continue
            answer = self._chosen(work, question) if playing and chooser is not None else None
            if answer is not None:
                self.answers.append(answer)
                idle, settled, last, noted = 0, 0, self._given, self._given
                forced = self.history if self.brisk else None
                continue
            if self._behind:
                self.checkpoint = work
                work = work.fork()
            self._asked = question
            self.state = work
            self._reusable = True
            return
        if self._behind:
            self._adopt(self._played_again(len(self.history)))
            return
        stalled = self._checkpoint.fork()
        stalled.result = self.rules.stalled
        self._checkpoint = self.state = stalled
        self.pending, self.answers = None, []

    def fork(self) -> Game:
        """An independent copy: what happens in one never shows in the other."""
        new = self.standing()
        if self._choosing:
            new.state = self.state.fork()
        return new

    def standing(self) -> Game:
        """A copy to try other answers from later; where somebody is choosing, its table is the one that goes
        on, and is not looked at."""
        self._reusable = False
        return Game(self.rules, self.start, self.checkpoint, self.answers[:], self, self.brisk)

    def undo(self, count: int = 1) -> Game:
        """The game as it was `count` answers ago (the start and the answers before them, played again)."""
        if count > len(self.history):
            raise Refused(Refusal("", ("nothing_to_undo",)))
        back = self._soundly(lambda: Game(self.rules, self.start.fork()))
        back.notes, back.foreign = self.notes, self.foreign
        for answer in self.history[: len(self.history) - count]:
            back.answer(answer)
        back.brisk = self.brisk
        return back

    def view(self, seat: int) -> sight.View:
        """What a seat may see (or everybody may, for `SPECTATOR`)."""
        asked = self.pending
        return self._soundly(lambda: sight.view(self.state, seat, asked))

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What happened from event number `since`, as the seat may know it."""
        return sight.seen_events(self.state, seat, since)

    def save(self) -> bytes:
        """The game as a record file, at any decision (see `record`)."""
        return self._soundly(
            lambda: written(self.rules, self.start, self.checkpoint, self.answers, self.history, self.notes)
        )

    def unseen(self, seat: int) -> list[list[int]]:
        """Groups of pieces among which a seat cannot tell who is who: what each of its dreams deals anew."""
        return self._soundly(lambda: self.rules.hidden_from(self.state, seat))

    def dream(self, seat: int, seed: int, unseen: list[list[int]] | None = None) -> Twist:
        """One of the ways in which the unseen could lie and chance fall, for all that `seat` knows. Who
        dreams often hands in what is `unseen`."""
        groups = unseen if unseen is not None else self.unseen(seat)
        return self._soundly(lambda: dream(self.state, len(self.answers), groups, seed))

    def dreaming(self, dream: Twist) -> Game:
        """The game at its open question, in a dream: for all answers that are tried in it.

        Where nothing was answered or changed in the running step yet, the dream begins at once. Otherwise
        the step is played again as it was up to the open question, so that every earlier answer stays valid,
        and when one is given the unseen is as dreamt and chance is fresh. The past of the dream is cut off:
        nothing in it tells what the seat may not know. A dream of a brisk game is a plain one and stops at
        the next question, so that all answers are judged equally soon; it may be made brisk then.
        """
        assert self._twist is None, "a dream of a dream would begin in what is real"
        new = Game(self.rules, self.start, self.checkpoint, self.answers[:], self)
        new._dreamt = True
        new.history = []
        if not self.answers and self.state.untouched and self.state.count == self.checkpoint.count:
            new.checkpoint = new.start = new.state = self.checkpoint.fork()
            twist(new.state, dream)
            if self.rules.derives:
                self.rules.derive(new.state)
        else:
            new._twist = dream
            if self._choosing:
                new.state = self.state.fork()
        return new

    def imagine(self, answer: Answer, dream: Twist) -> Game:
        """The game as it may be after this answer, in a dream of the open question (see `dreaming`)."""
        return self.dreaming(dream).trying(answer)

    def trying(self, answer: Answer, follow: Callable[[Game], Answer | None] | None = None) -> Game:
        """In a dream: the game as it is in it after this answer, which must be one to the open question. Who
        follows it up is asked where the action goes on, as in `play`, until it is over or he says nothing."""
        return self._imagined(answer, self._twist, follow)

    def suppose(
        self, answer: Answer, key: bytes, follow: Callable[[Game], Answer | None] | None = None
    ) -> Game:
        """In a dream: the same with other chance. As long as the step runs in the midst of which the dream
        began, chance is the dream's: before that step lies what is real."""
        return self._imagined(answer, self._twist or Twist(len(self.answers), key, ()), follow)

    def _imagined(
        self, answer: Answer, dream: Twist | None, follow: Callable[[Game], Answer | None] | None
    ) -> Game:
        """Only the answers of players are looked at before they are taken; those of a dream were offered."""
        self._reusable = False
        new = Game(self.rules, self.start, self.checkpoint, [*self.answers, answer], self)
        new._dreamt = True
        new._twist = dream
        new.history = []
        new._choose, new._until = follow, ENDLESS
        self._soundly(new._advance)
        if new._trouble is not None:
            raise new._trouble
        assert new._said is None, "who follows up a dream gave an answer that was not offered"
        new._choose, new._stopped = None, False
        new.start = new.state
        return new
