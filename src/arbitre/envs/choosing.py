"""Any question as a row of choices of one among few.

Most questions are that already. Others take several choices: picking three of ten is picking one, then
another behind it, until there are three or one has enough; an order is given item by item, an amount is
shared out part by part. Where more is on offer than there are slots, the last slot shows what comes next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final, NamedTuple

from arbitre.kernel.ask import NUMBER, ORDER, PICK, SPLIT, YES, Decision
from arbitre.kernel.pieces import Answer, Option

SLOTS: Final = 128
"""Choices that can be on offer at once."""

SORTS: Final = {"option": 1, "item": 2, "yes": 4, "no": 5, "number": 6, "enough": 7, "more": 8}
"""What a choice can be, and its figure in the arrays: what is trained reads the same ones for ever."""


class Offer(NamedTuple):
    """One choice: an option of the question, a number, that it is enough, or to see more."""

    sort: str
    option: Option | None = None
    number: int = 0


class Choosing:
    """A question on its way to an answer. `offers` is what can be chosen now, at most `SLOTS` of them."""

    __slots__ = ("_from", "chosen", "decision", "offers")

    def __init__(self, decision: Decision, chosen: Sequence[int] = (), start: int = 0) -> None:
        self.decision = decision
        self.chosen = list(chosen)
        """What was chosen so far: numbers of options, or amounts."""
        self._from = start
        self.offers: list[Offer] = []
        self._lay_out()

    def fork(self) -> Choosing:
        """An independent copy."""
        return Choosing(self.decision, *self.state)

    @property
    def state(self) -> tuple[list[int], int]:
        """What was chosen, and which page is shown."""
        return self.chosen, self._from

    def take(self, slot: int) -> tuple[Answer] | None:
        """Choose; the whole answer in a tuple once it is complete."""
        offer = self.offers[slot]
        if offer.sort == "more":
            self._from += SLOTS - 1
            self._lay_out()
            return None
        self._from = 0
        answer = _TAKES[self.decision.kind](self, offer)
        while answer is None:
            self._lay_out()
            if len(self.offers) > 1:
                return None
            answer = _TAKES[self.decision.kind](self, self.offers[0])
        return answer

    def _lay_out(self) -> None:
        offers = _OFFERS[self.decision.kind](self)
        shown = offers[self._from : self._from + SLOTS]
        if len(offers) > self._from + SLOTS:
            shown[-1] = Offer("more")
        self.offers = shown


# What is on offer, for each kind of question


def _picks(at: Choosing) -> list[Offer]:
    """Options behind the last one chosen, as long as enough are left; and that it is enough."""
    decision = at.decision
    options = decision.options
    if decision.single:
        return [Offer("option", option, index) for index, option in enumerate(options)]
    first = at.chosen[-1] + 1 if at.chosen else 0
    wanted = max(0, decision.least - len(at.chosen) - 1)
    if len(at.chosen) < decision.most:
        found = [Offer("item", options[i], i) for i in range(first, len(options) - wanted)]
    else:
        found = []
    return [*found, Offer("enough")] if len(at.chosen) >= decision.least else found


def _yes_or_no(at: Choosing) -> list[Offer]:
    return [Offer("yes"), Offer("no")]


def _numbers(at: Choosing) -> list[Offer]:
    """Only as many as a page and one more: a range may be long."""
    decision = at.decision
    numbers = islice(range(decision.least, decision.most + 1), at._from + SLOTS + 1)
    return [Offer("number", None, number) for number in numbers]


def _left_to_order(at: Choosing) -> list[Offer]:
    chosen = set(at.chosen)
    return [Offer("item", o, i) for i, o in enumerate(at.decision.options) if i not in chosen]


def _amounts(at: Choosing) -> list[Offer]:
    """How much the next one gets; the last gets the rest."""
    decision = at.decision
    left = decision.most - sum(at.chosen)
    part = decision.options[len(at.chosen)]
    least = left if len(at.chosen) == len(decision.options) - 1 else 0
    return [Offer("number", part, number) for number in range(least, left + 1)]


_OFFERS: Final[dict[str, Callable[[Choosing], list[Offer]]]] = {
    PICK: _picks,
    YES: _yes_or_no,
    NUMBER: _numbers,
    ORDER: _left_to_order,
    SPLIT: _amounts,
}


# What choosing does


def _take_pick(at: Choosing, offer: Offer) -> tuple[Answer] | None:
    decision = at.decision
    if decision.single:
        assert offer.option is not None
        return (offer.option,)
    if offer.sort == "item":
        at.chosen.append(offer.number)
        if len(at.chosen) < decision.most:
            return None
    return (tuple(decision.options[i] for i in at.chosen),)


def _take_order(at: Choosing, offer: Offer) -> tuple[Answer] | None:
    at.chosen.append(offer.number)
    options = at.decision.options
    return (tuple(options[i] for i in at.chosen),) if len(at.chosen) == len(options) else None


def _take_amount(at: Choosing, offer: Offer) -> tuple[Answer] | None:
    at.chosen.append(offer.number)
    return (tuple(at.chosen),) if len(at.chosen) == len(at.decision.options) else None


_TAKES: Final[dict[str, Callable[[Choosing, Offer], tuple[Answer] | None]]] = {
    PICK: _take_pick,
    YES: lambda at, offer: (offer.sort == "yes",),
    NUMBER: lambda at, offer: (offer.number,),
    ORDER: _take_order,
    SPLIT: _take_amount,
}
