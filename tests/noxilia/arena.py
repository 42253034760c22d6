"""A small board for one rule at a time: place units, play actions by name, look at the result."""

from __future__ import annotations

from typing import Any

from arbitre.games.noxilia import GAME
from arbitre.games.noxilia.catalogue import CARDS, NUMBER
from arbitre.games.noxilia.changes_handling import wake
from arbitre.games.noxilia.model import ACTIONS, CARRIED, HAND, Table, Thing, ground, place
from arbitre.kernel.game import Game
from arbitre.kernel.layers import traits

# Spaces of the duel board, by name: A is seat 0 (rows 0 and 1), B is seat 1.
A_COMMAND, A_ROOM, A_WALL, A_WALL_2, FIELD, FIELD_2, B_WALL, B_WALL_2, B_COMMAND, B_ROOM = range(10)
A, B = 0, 1


class Arena:
    """A position in the action phase, seat 0 to act, both Monarchs at home and face up."""

    def __init__(self, monarchs: bool = True, gold: int = 20) -> None:
        options = {"decks": ["sample-east", "sample-west"]}
        self.table: Table = GAME.start(2, options, 5)
        board = self.table.own_board()
        board.phase, board.turn = ACTIONS, 1
        for seat in self.table.seats:
            seat.gold = gold
            seat.mulligan = True
        self._game: Game | None = None
        if monarchs:
            self.queen = self.unit("sample-queen", A, A_COMMAND)
            self.king = self.unit("sample-king", B, B_COMMAND)

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
        on_unit = CARDS[self.table.pieces[host].what].is_unit
        zone = place(self.table, seat, CARRIED) if on_unit else self.table.pieces[host].zone
        it = Thing(0, NUMBER[slug], seat, zone, hidden=True, known=1 << seat, controller=seat, host=host)
        self.table.add_piece(it)
        self.table.pieces[host].under += (it.id,)
        return it.id

    def lying(self, slug: str, space: int, **fields: Any) -> int:
        """Something on the ground."""
        return self.table.add_piece(Thing(0, NUMBER[slug], A, ground(self.table, space), **fields)).id

    @property
    def game(self) -> Game:
        """The game from this position on."""
        if self._game is None:
            self._game = Game(GAME, self.table)
        return self._game

    @property
    def now(self) -> Table:
        return self.game.state

    def offered(self) -> list[Any]:
        assert self.game.pending is not None
        return self.game.pending.options

    def does(self, *answers: Any) -> Arena:
        """Answer the pending decisions one after the other."""
        for answer in answers:
            self.game.answer(answer)
            assert GAME.invariants(self.now) == []
        return self

    def it(self, unit: int) -> Thing:
        return self.now.pieces[unit]

    def figures(self, unit: int) -> Any:
        return traits(self.now, unit)

    def life(self, unit: int) -> int:
        return int(traits(self.now, unit).life)

    def on_board(self, unit: int) -> bool:
        return self.it(unit).zone < 10

    def dies(self, unit: int) -> bool:
        return not self.on_board(unit)
