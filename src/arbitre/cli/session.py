"""A game at the terminal: who sits where, what each has been told, going back, and saving."""

from __future__ import annotations

from collections import deque

from arbitre.bots import Bot, Glimpse, agree, everybody
from arbitre.games import teller
from arbitre.games.repeating import Step, fitting, round_before
from arbitre.games.stops import nothing_else, passing, stop, stops
from arbitre.kernel import ask
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import NOBODY, Accord, Answer, Concession
from arbitre.kernel.view import sees

from . import records
from .ui import Language, Ui


class Player:
    """Somebody at the table: a person, or a bot that sees only its seat."""

    def __init__(self, name: str, bot: Bot | None = None, named: bool = True) -> None:
        self.name = name
        self.bot = bot
        self.named = named
        """Whether the name was given; otherwise it is « you », in whatever language."""


class Session:
    """The game and the people around it."""

    def __init__(self, game: Game, players: list[Player], record: str | None = None) -> None:
        self.game = game
        self.players = players
        self.record = record
        self.told = [0] * len(players)
        """For each seat, the number of the first event it has not been told yet."""
        self.deciders: list[int] = []
        """Who gave each answer of the history."""
        self.positions = [game.fork()]
        """The game at its beginning and after each answer: a story is told from the moment itself, because
        later a shuffle may have hidden which dice were rolled."""
        self.pays = True
        """Whether payments are made without asking; what is paid with seldom matters."""
        self.passes = list(stops(game).quiet)
        """The stops that go by without asking a person."""
        self.skips = True
        """Whether one who plays alone is asked only where he can do something."""
        self.again: deque[Step] = deque()
        """What is still to be done again, as a person wished."""
        self.saved = 0
        """How many answers the newest save holds."""
        self.file = record or ""
        """Where the newest save is."""

    @property
    def names(self) -> list[str]:
        """The names, by seat."""
        return [player.name for player in self.players]

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    def recall(self, start: Game, answers: list[Answer]) -> None:
        """Learn from a record who gave which answer, so that undo works across a save."""
        self.positions = [start.fork()]
        for answer in answers:
            assert start.pending is not None
            self.deciders.append(start.pending.seat)
            start.answer(answer)
            self.positions.append(start.fork())
        self.told = [start.state.count] * len(self.players)
        self.saved = len(answers)

    def answer(self, answer: Answer, of_itself: bool = False) -> None:
        """Answer for the seat that is asked; raises `Refused`, changing nothing, if it is no answer.

        What was answered of itself is nobody's decision: going back passes over it.
        """
        pending = self.game.pending
        assert pending is not None
        self.game.answer(answer, pending.id)
        self.deciders.append(NOBODY if of_itself else pending.seat)
        self.positions.append(self.game.fork())
        self.keep()

    def end(self, answer: Concession | Accord) -> None:
        """Somebody gives up, or all agree on a draw; raises `Refused` where that cannot be."""
        self.game.answer(answer)
        self.deciders.append(NOBODY)
        self.positions.append(self.game.fork())
        self.keep()

    def keep(self) -> None:
        """Save to the record, if there is one."""
        if self.record is not None:
            self.save(self.record)

    def save(self, path: str) -> None:
        """Save to a file."""
        records.write(path, self.game.save())
        self.saved = len(self.game.history)
        self.file = path

    def let_bots_play(self) -> None:
        """Every bot that is asked answers, until a person is asked or the game is over."""
        while self.game.pending is not None:
            bot = self.players[self.game.pending.seat].bot
            if bot is None:
                return
            if not self.people and agree(self.game):
                self.end(everybody(self.game))
                return
            self.answer(bot.choose(Glimpse(self.game)))

    def pay(self) -> bool:
        """Pay in the first way there is, if that is what a person is asked; false if it is not."""
        pending = self.game.pending
        if not self.pays or pending is None or pending.say[0] != "pay" or not pending.single:
            return False
        self.answer(pending.options[0], of_itself=True)
        return True

    def let_go(self) -> bool:
        """Pass, if a person is asked at a stop that goes by without asking; false if he is to be asked.

        Who alone sits at the keyboard is not asked either where there is nothing but passing; two people
        would read from it what the other does not hold.
        """
        pending = self.game.pending
        if pending is None:
            return False
        alone = len(self.people) == 1 and self.skips
        option = passing(self.game)
        if option is not None and (stop(self.game) in self.passes or (alone and nothing_else(self.game))):
            self.answer(option, of_itself=True)
            return True
        if alone and pending.kind == ask.PICK and not pending.options and not pending.single:
            self.answer((), of_itself=True)
            return True
        return False

    def repeat(self, times: int) -> bool:
        """Do again, so many times, what the person who is asked just did; false if that is nothing."""
        steps = round_before(self.positions)
        answer = fitting(self.game, steps[0]) if steps else None
        if answer is None:
            return False
        self.again = deque(steps * times)
        self.again.popleft()
        self.answer(answer)
        return True

    def go_on(self) -> bool:
        """Answer as in the round that is repeated, if that is what is asked."""
        answer = fitting(self.game, self.again[0]) if self.again else None
        if answer is None:
            return False
        self.again.popleft()
        self.answer(answer, of_itself=True)
        return True

    def stop_repeating(self, seat: int) -> None:
        """A round is over where its person is asked something else."""
        if self.again and self.again[0].seat == seat:
            self.again.clear()

    def before(self, seat: int) -> Game | None:
        """The game as it was at the seat's previous decision, or nothing if this is its first."""
        for at in range(len(self.deciders) - 1, -1, -1):
            if self.deciders[at] == seat:
                return self.game.undo(len(self.deciders) - at)
        return None

    def go_back(self, to: Game) -> None:
        """Take back every answer given since."""
        self.game = to
        self.again.clear()
        del self.deciders[len(to.history) :]
        del self.positions[len(to.history) + 1 :]
        self.told = [min(told, to.state.count) for told in self.told]
        self.keep()

    def story(self, seat: int, lang: Language, since: int = 0) -> list[str]:
        """What happened from event number `since`, as the seat may know it."""
        lines: list[str] = []
        for then in self.positions:
            if then.state.count > since:
                lines += teller(then, seat, lang, self.names).log(since)
                since = then.state.count
        return lines

    def revealed_since(self, to: Game) -> bool:
        """Whether going back would take back knowledge: chance was used, or a hidden piece was seen."""
        now, then = self.game.state, to.state
        return now.rng != then.rng or any(
            sees(now, seat, piece) and not sees(then, seat, piece)
            for piece in range(len(then.pieces))
            for seat in self.people
        )


def usual_name(seat: int, people: int, ui: Ui) -> str:
    """What a person is called who gave no name."""
    return ui.text("play.you") if people == 1 else ui.text("play.player", number=seat + 1)
