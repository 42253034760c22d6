"""One game as a learner meets it: whose turn it is to choose, what is on offer, what it led to."""

from __future__ import annotations

from typing import Any, Final

import arbitre
from arbitre.games import teller
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import NOBODY, Answer
from arbitre.kernel.rules import BadInput

from .choosing import Choosing, Offer
from .writing import Observation, writer

MOST_ANSWERS: Final = 20_000
"""Answers after which a game is broken off."""


class Episode:
    """A game, and the question on its way to an answer.

    A `brisk` game (the usual) asks nothing where there is nothing to ask. An action that is not on offer ends
    the game: whoever gave it has lost, the others get nothing.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        options: dict[str, Any] | None = None,
        brisk: bool = True,
        most: int = MOST_ANSWERS,
        at: Game | None = None,
    ) -> None:
        """A new game; or `at` a game that is under way."""
        self.seats = seats
        self.most = most
        self.writer = writer(game, seats)
        self.blunder = NOBODY
        """The seat that chose what was not on offer."""
        self.choosing: Choosing | None = None
        self.game: Game = at or arbitre.new(game, seed, seats, brisk=brisk, **(options or {}))
        self._ask()

    def fork(self) -> Episode:
        """An independent copy."""
        twin = Episode(self.game.rules.name, self.seats, 0, most=self.most, at=self.game.fork())
        twin.choosing = self.choosing.fork() if self.choosing is not None else None
        twin.blunder = self.blunder
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process as a record, and what was chosen since."""
        chosen = self.choosing.state if self.choosing is not None else None
        return _restored, (self.game.save(), self.game.brisk, self.most, self.blunder, chosen)

    @property
    def asked(self) -> int:
        """The seat that has to choose; nobody once it is over."""
        return self.choosing.decision.seat if self.choosing is not None else NOBODY

    @property
    def ended(self) -> bool:
        """Whether the game is over by its rules, or lost by a choice that was not on offer."""
        return self.game.over or self.blunder >= 0

    @property
    def broken_off(self) -> bool:
        """Whether it took too long."""
        return not self.ended and len(self.game.history) >= self.most

    @property
    def offers(self) -> list[Offer]:
        """What is on offer."""
        return self.choosing.offers if self.choosing is not None else []

    def act(self, slot: int) -> None:
        """Choose what lies in a slot."""
        assert self.choosing is not None, "the game is over: nobody has anything to choose"
        if not 0 <= slot < len(self.choosing.offers):
            self.blunder = self.asked
            self.choosing = None
            return
        answer = self.choosing.take(slot)
        if answer is not None:
            self.answer(answer[0])

    def answer(self, answer: Answer) -> None:
        """Answer the open question as a whole, as bots do."""
        self.game.answer(answer)
        self._ask()

    def _ask(self) -> None:
        pending = self.game.pending
        late = len(self.game.history) >= self.most
        self.choosing = Choosing(pending) if pending is not None and not late else None

    def returns(self) -> list[float]:
        """What it brought each seat: 1 for who won, -1 for who lost; 0 where all won or nobody did."""
        if self.blunder >= 0:
            return [-1.0 if seat == self.blunder else 0.0 for seat in range(self.seats)]
        result = self.game.result
        if result is None or len(result.winners) in (0, self.seats):
            return [0.0] * self.seats
        return [1.0 if seat in result.winners else -1.0 for seat in range(self.seats)]

    def observe(self, seat: int) -> Observation:
        """What a seat may know, as arrays."""
        mine = self.choosing if self.asked == seat else None
        return self.writer.write(self.game.view(seat), mine)

    def readable(self) -> list[tuple[Any, ...]]:
        """What is on offer, as data: the sort of choice, then the option or the number."""
        return [_readable(offer) for offer in self.offers]

    def words(self, lang: str = "en") -> list[str]:
        """What is on offer, as buttons say it."""
        if self.choosing is None:
            return []
        tells = teller(self.game, self.asked, _language(lang))
        found = []
        for offer in self.offers:
            said = tells.label(offer.option) if offer.option is not None else offer.sort
            found.append(f"{said}: {offer.number}" if offer.sort == "number" else said)
        return found


def _restored(
    record: bytes, brisk: bool, most: int, blunder: int, chosen: tuple[list[int], int] | None
) -> Episode:
    """An episode that came from another process."""
    game = arbitre.load(record)
    game.brisk = brisk
    found = Episode(game.rules.name, len(game.state.seats), 0, most=most, at=game)
    found.blunder = blunder
    if chosen is None:
        found.choosing = None
    elif game.pending is not None:
        found.choosing = Choosing(game.pending, *chosen)
    return found


def _readable(offer: Offer) -> tuple[Any, ...]:
    if offer.sort == "number":
        return (
            (offer.sort, offer.number) if offer.option is None else (offer.sort, offer.option, offer.number)
        )
    return (offer.sort,) if offer.option is None else (offer.sort, offer.option)


def _language(lang: str) -> Any:
    if lang not in ("en", "fr"):
        raise BadInput(f"There is no language '{lang}'; there is en, fr.")
    return lang
