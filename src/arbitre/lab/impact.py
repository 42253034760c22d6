"""What a card did for its owner: how often he won when he had drawn it, played it, or done neither."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from arbitre.games import spec
from arbitre.kernel.pieces import Event
from arbitre.kernel.state import AnyState

from .report import Plain, wilson

HANDS = ("hand",)
PILES = ("library", "book")
"""What games call the pile one draws from."""
DRAWN = 1
PLAYED = 2


class Part(Plain):
    """Games of a sort: how many, how many its owner won, the share with its 95 % interval."""

    games: int
    wins: int
    share: float
    low: float
    high: float


class Impact(Plain):
    """A card: the games in which its owner drew it, played it, or had it in his deck and did neither."""

    card: str
    drawn: Part
    played: Part
    neither: Part


def part(games: int, wins: int) -> Part:
    """A share of games."""
    low, high = wilson(wins, games)
    return Part(games, wins, round(wins / games, 4) if games else 0.0, round(low, 4), round(high, 4))


def held(state: AnyState, events: Iterable[Event]) -> list[dict[str, int]]:
    """For each seat the cards it drew and played, in a finished game.

    What went back into a pile is left out: a shuffle deals what is printed behind the numbers anew, so nobody
    knows any more which card it was. A hand that was changed for another was never drawn, in the end.
    """
    known = spec(state.rules.name)
    hands = {zone.id: zone.owner for zone in state.zones if zone.name in HANDS}
    piles = {zone.id for zone in state.zones if zone.name in PILES}
    marks: dict[tuple[int, int], int] = {}
    for event in events:
        for piece in (event.piece, *event.group):
            if piece < 0:
                continue
            if event.to in hands:
                key = hands[event.to], piece
                marks[key] = marks.get(key, 0) | DRAWN
            if event.kind in known.tally.played:
                key = state.pieces[piece].owner, piece
                marks[key] = marks.get(key, 0) | PLAYED
    found: list[dict[str, int]] = [{} for _ in state.seats]
    for (seat, piece), mark in marks.items():
        it = state.pieces[piece]
        if it.zone not in piles and seat >= 0:
            slug = known.cards[it.what].slug
            found[seat][slug] = found[seat].get(slug, 0) | mark
    return found


class Impacts:
    """Counts games as they come and keeps none of them: a million take no more room than a hundred."""

    def __init__(self) -> None:
        self._decks: dict[str, list[int]] = {}
        self._cards: dict[tuple[str, str], list[int]] = {}

    def add(self, decks: Sequence[str], hands: Sequence[dict[str, int]], winner: int) -> None:
        """A game: the decks of the seats, what each seat held, and the seat that won (-1: nobody)."""
        for seat, (deck, cards) in enumerate(zip(decks, hands)):
            won = int(seat == winner)
            _count(self._decks.setdefault(deck, [0, 0]), 0, won)
            for card, mark in cards.items():
                count = self._cards.setdefault((deck, card), [0] * 6)
                if mark & DRAWN:
                    _count(count, 0, won)
                if mark & PLAYED:
                    _count(count, 2, won)
                _count(count, 4, won)

    def found(self) -> list[Impact]:
        """Every card that was seen; those who had it in their deck and did not are the rest of its games."""
        totals: dict[str, list[int]] = {}
        for (deck, card), count in self._cards.items():
            total = totals.setdefault(card, [0] * 6)
            games, wins = self._decks[deck]
            for at, number in enumerate((*count[:4], games - count[4], wins - count[5])):
                total[at] += number
        return [
            Impact(card, part(*total[:2]), part(*total[2:4]), part(*total[4:]))
            for card, total in sorted(totals.items())
        ]


def _count(count: list[int], at: int, won: int) -> None:
    count[at] += 1
    count[at + 1] += won
