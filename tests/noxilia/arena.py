"""A small board for one rule at a time: place units, play actions by name, look at the result."""

from __future__ import annotations

from typing import Any

from arbitre.games.noxilia.cards.index import NUMBER, UNIT
from arbitre.games.noxilia.decks.check import check
from arbitre.games.noxilia.decks.deck import Deck
from arbitre.games.noxilia.rules.changes.handling import wake
from arbitre.games.noxilia.rules.game import RULES
from arbitre.games.noxilia.rules.model import ACTIONS, CARRIED, HAND, Table, Thing
from arbitre.games.noxilia.rules.places import place
from arbitre.kernel.game import Game
from arbitre.kernel.layers import traits

# Spaces of the duel board, by name: A is seat 0 (rows 0 and 1), B is seat 1.
A_COMMAND, A_ROOM, A_WALL, A_WALL_2, FIELD, FIELD_2, B_WALL, B_WALL_2, B_COMMAND, B_ROOM = range(10)
A, B = 0, 1
QUEEN, KING = "regent-ysende", "morvane-the-last-heir"


def problems(deck: Deck) -> list[str]:
    """What is wrong with a deck: for each fault its rule and what it is about."""
    return [" ".join(map(str, (fault.rule, *fault.say))) for fault in check(deck)]


class Arena:
    """A position in the action phase, seat 0 to act, both Monarchs at home and face up."""

    def __init__(self, gold: int = 20) -> None:
        options = {"decks": ["aubeterre", "hollow-court"]}
        self.table: Table = RULES.start(2, options, 5)
        board = self.table.own_board()
        board.phase, board.turn = ACTIONS, 1
        for seat in self.table.seats:
            seat.gold = gold
            seat.mulligan = True
        self._game: Game | None = None
        self.queen = self.unit(QUEEN, A, A_COMMAND)
        self.king = self.unit(KING, B, B_COMMAND)

    def unit(self, slug: str, seat: int, space: int, hidden: bool = False, **fields: Any) -> int:
        """A unit on the board."""
        it = Thing(0, NUMBER[slug], seat, space, controller=seat, **fields)
        if hidden:
            it.hidden, it.known = True, 1 << seat
        self.table.add_piece(it)
        if not hidden:
            wake(self.table, it.id)
        return it.id

    def hand(self, slug: str, seat: int = A) -> int:
        """A card in hand."""
        return self.table.add_piece(
            Thing(0, NUMBER[slug], seat, place(self.table, seat, HAND), controller=seat)
        ).id

    def latent(self, slug: str, seat: int, host: int) -> int:
        """A latent spell under a unit or zone card."""
        over = self.table.pieces[host]
        zone = place(self.table, seat, CARRIED) if UNIT[over.what] else over.zone
        it = Thing(0, NUMBER[slug], seat, zone, hidden=True, known=1 << seat, controller=seat, host=host)
        self.table.add_piece(it)
        over.under += (it.id,)
        return it.id

    @property
    def game(self) -> Game:
        """The game from this position on."""
        if self._game is None:
            self._game = Game(RULES, self.table)
        return self._game

    @property
    def now(self) -> Table:
        return self.game.state

    def does(self, *answers: Any) -> Arena:
        """Answer the pending decisions one after the other."""
        for answer in answers:
            self.game.answer(answer)
            assert RULES.invariants(self.now) == []
        return self

    def figures(self, unit: int) -> Any:
        return traits(self.now, unit)
