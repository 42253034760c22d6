"""The loop of a game at the terminal: tell the story, show the table, ask, take the answer."""

from __future__ import annotations

from arbitre.games import teller
from arbitre.kernel import ask
from arbitre.kernel.ask import Decision
from arbitre.kernel.game import Refused
from arbitre.kernel.view import SPECTATOR
from arbitre.words.telling import Teller

from .answers import read_answer
from .orders import obey
from .reader import NoMore, ask_line
from .screen import ASKING, QUIET, STRONG, WRONG, Screen
from .session import Session
from .tables import looks
from .ui import OK, Bad, Ui


class Leave(Exception):
    """The person goes; the game may go on another day."""


class Table:
    """A session on a screen."""

    def __init__(self, session: Session, ui: Ui) -> None:
        self.session = session
        self.ui = ui
        self.screen = Screen()
        self.looks = looks(session.game.rules.name)
        self.chapters: dict[int, int | None] = {}
        """For each seat, the chapter of the game in which it was last shown the whole table."""
        self.shown = (-1, -1)
        """Who was last shown the table, and after which event: a question inside an action needs no other."""
        self.fresh = False
        """Whether an order wants the question to be put anew."""

    # What is shown

    def teller(self, seat: int) -> Teller:
        """Who tells a seat what is asked, in the language of the moment."""
        return teller(self.session.game, seat, self.ui.lang, self.session.names)

    def labels(self, decision: Decision) -> list[str]:
        """The options in words."""
        teller = self.teller(decision.seat)
        options = (True, False) if decision.kind == ask.YES else decision.options
        return [teller.label(option) for option in options]

    def story(self, seat: int) -> None:
        """What happened since the seat was last told."""
        lines = self.session.story(seat, self.ui.lang, self.session.told[seat])
        self.session.told[seat] = self.session.game.state.count
        if lines:
            self.screen.heading(self.ui.text("play.story"))
            for line in lines:
                self.screen.indented(line, by=1)

    def show(self, seat: int, whole: bool | None = None) -> None:
        """The table; the whole of it only when a new chapter begins, unless `whole` says otherwise."""
        view = self.session.game.view(seat)
        now = self.looks.chapter(view)
        if whole is None:
            whole = seat not in self.chapters or (now is not None and now != self.chapters[seat])
        if whole:
            self.chapters[seat] = now
        self.shown = (seat, self.session.game.state.count)
        self.looks.show(self.screen, view, self.session.names, self.ui, whole)

    def question(self, decision: Decision, labels: list[str]) -> None:
        """Who decides what, by which rule, and the numbered options."""
        prompt = self.teller(decision.seat).prompt()
        if len(self.session.people) > 1:
            prompt = self.ui.text("play.asked", name=self.session.names[decision.seat], prompt=prompt)
        rule = f" ({decision.rule})" if decision.rule else ""
        self.screen.line()
        self.screen.line(prompt + rule, ASKING)
        how = how_to_answer(decision)
        if how:
            self.screen.line(" " + self.ui.text(how, least=decision.least, most=decision.most), QUIET)
        if decision.kind != ask.NUMBER:
            self.screen.numbered([label + self.note(decision, at) for at, label in enumerate(labels)])

    def note(self, decision: Decision, at: int) -> str:
        """What the table adds to an option."""
        if at >= len(decision.options):
            return ""
        view = self.session.game.view(decision.seat)
        note = self.looks.note(view, decision.options[at], self.ui)
        return f" · {note}" if note else ""

    # What is done

    def play(self) -> int:
        """Play until the game is over or the person leaves."""
        self.screen.line(self.ui.text("play.hint"), QUIET)
        try:
            while not self.session.game.over:
                self.session.let_bots_play()
                session = self.session
                if session.game.pending is None or session.go_on() or session.pay() or session.let_go():
                    continue
                self.turn()
        except Leave:
            return OK
        self.ending()
        return OK

    def turn(self) -> None:
        """One question to a person: shown, and asked until it is answered or the game has changed."""
        decision = self.session.game.pending
        assert decision is not None
        self.session.stop_repeating(decision.seat)
        labels = self.labels(decision)
        self.story(decision.seat)
        if self.shown != (decision.seat, self.session.game.state.count) or decision.seat not in self.chapters:
            self.show(decision.seat)
        if self.session.game.still:
            self.screen.line(self.ui.text("play.still"), STRONG)
        self.question(decision, labels)
        while True:
            try:
                text = ask_line()
            except (NoMore, KeyboardInterrupt):
                text = None
            try:
                if text is None:
                    self.leave(at_end=True)
                if not text:
                    self.show(decision.seat, whole=True)
                    self.question(decision, labels)
                elif obey(self, text, decision):
                    if self.session.game.pending is not decision or self.fresh:
                        self.fresh = False
                        return
                else:
                    self.session.answer(read_answer(text, decision, labels))
                    return
            except Bad as wrong:
                tell = self.screen.unbroken if "file" in wrong.about else self.screen.line
                tell(self.ui.text(wrong.key, **wrong.about), WRONG)
            except Refused as refused:
                self.refuse(decision.seat, refused)
            except NoMore:  # in the middle of an order
                self.leave(at_end=True)

    def refuse(self, seat: int, refused: Refused) -> None:
        """Say why an answer is not taken."""
        rule = f" ({refused.refusal.rule})" if refused.refusal.rule else ""
        self.screen.line(self.teller(seat).refusal(refused.refusal) + rule, WRONG)

    def leave(self, at_end: bool = False) -> None:
        """Go, after offering to save what no file holds yet (at the end of the input nobody answers)."""
        session = self.session
        if session.saved < len(session.game.history) and not at_end:
            from .orders import save

            try:
                path = ask_line(self.ui.text("play.save_where"))
            except (NoMore, KeyboardInterrupt):
                path = ""
            if path:
                save(self, path)
        kept = session.saved == len(session.game.history) and session.file
        if kept:
            self.screen.unbroken(self.ui.text("play.kept", file=session.file))
        else:
            self.screen.line(self.ui.text("play.not_kept"))
        raise Leave

    def ending(self) -> None:
        """The last of the story, the last position, and who has won."""
        people = self.session.people
        seat = people[0] if len(people) == 1 else SPECTATOR
        if seat >= 0:
            self.story(seat)
        self.show(seat, whole=False)
        self.screen.heading(self.ui.text("play.over"))
        self.screen.line(" " + self.teller(seat).result(), STRONG)
        if self.session.record:
            self.screen.unbroken(" " + self.ui.text("play.replay", file=self.session.record), QUIET)


def how_to_answer(decision: Decision) -> str | None:
    """The string that says how to answer a decision that is more than one number."""
    if decision.single or decision.kind == ask.YES:
        return None
    if decision.kind == ask.PICK:
        return "play.how_pick"
    return f"play.how_{decision.kind}"
