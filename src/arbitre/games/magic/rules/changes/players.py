"""Players change: life, mana, poison, what they did this turn."""

from __future__ import annotations

from typing import Final

from ..events import Happening
from ..model import BATTLEFIELD, Mana, Table
from ..refs import role
from ..teams import shares_life
from .commanders import cast_from_command

DAMAGED: Final = "damaged"  # `source` deals `amount` to `piece` or to seat `other`; `combat`
GAINED: Final = "gained"
LOST: Final = "lost"  # life; `cause` "damage", "pay" or "effect"
HEALED: Final = "healed"  # all marked damage goes (514.2)
MANA: Final = "mana"  # `word` symbols are added to the pool of `seat`; `source` made them
SPENT: Final = "spent"
EMPTIED: Final = "emptied"
PLAYED_LAND: Final = "played_land"
CAST: Final = "cast"  # `piece` became cast; `extra` is its item, `amount` the tax of a commander
ATTACKED: Final = "attacked"  # `piece` attacks `host` (a ref); the player or its controller is `other`
LOSES: Final = "loses"

# Only told, and heard
LEFT_GAME: Final = "left_game"
FLIPPED: Final = "flipped"
ROLLED: Final = "rolled"
VOTED: Final = "voted"
PICKED: Final = "picked"  # `seat` chooses `piece`, for all to see
DRAWN_BY_LOT: Final = "drawn_by_lot"  # the player `other` was chosen at random
DECIDED: Final = "decided"  # `seat` will "sacrifice" `piece`, "discard" a card, or (no `word`) do neither
TOLD: Final[tuple[str, ...]] = (LEFT_GAME, FLIPPED, ROLLED, VOTED, PICKED, DRAWN_BY_LOT, DECIDED)


def performs_damaged(table: Table, event: Happening) -> None:
    """Damage is marked on a creature (120.3e); to players, planeswalkers and battles it is only said here:
    what it brings about are events of its own."""
    if event.piece >= 0 and event.word == "creature":
        piece = table.own(event.piece)
        piece.damage += event.amount
        if event.extra:
            piece.doomed = True  # by a source with deathtouch


def performs_healed(table: Table, event: Happening) -> None:
    """Marked damage goes: from all at cleanup (514.2), or from one that regenerates (701.15)."""
    for number in table.ids(BATTLEFIELD) if event.piece < 0 else [event.piece]:
        piece = table.pieces[number]
        if piece.damage or piece.doomed:
            mine = table.own(number)
            mine.damage, mine.doomed = 0, False


def forget_deathtouch(table: Table, pieces: list[int]) -> None:
    """State-based actions have looked at the damage of sources with deathtouch: it is forgotten (704.5h)."""
    for number in pieces:
        table.own(number).doomed = False


def performs_gained(table: Table, event: Happening) -> None:
    """Life gained; those who share a life total share it (810.9)."""
    for seat in _sharers(table, event.seat):
        table.own_seat(seat).life += event.amount
    table.own_seat(event.seat).gained += event.amount


def performs_lost(table: Table, event: Happening) -> None:
    for seat in _sharers(table, event.seat):
        table.own_seat(seat).life -= event.amount
    table.own_seat(event.seat).lost += event.amount


def _sharers(table: Table, seat: int) -> list[int]:
    if not shares_life(table):
        return [seat]
    team = table.seats[seat].team
    return [s.id for s in table.seats if s.team == team]


def performs_mana(table: Table, event: Happening) -> None:
    """Mana goes into a pool: `word` are its symbols, `cause` names what it may be spent on."""
    seat = table.own_seat(event.seat)
    seat.pool = (*seat.pool, *(Mana(symbol, event.cause, event.source) for symbol in event.word))


def performs_spent(table: Table, event: Happening) -> None:
    """One mana leaves a pool."""
    seat = table.own_seat(event.seat)
    pool = list(seat.pool)
    del pool[event.amount]
    seat.pool = tuple(pool)


def performs_emptied(table: Table, event: Happening) -> None:
    """Unspent mana is lost as each step and phase ends (500.5)."""
    for player in table.seats:
        if player.pool:
            table.own_seat(player.id).pool = ()


def performs_loses(table: Table, event: Happening) -> None:
    """A player has lost and will leave the game (104.5)."""
    table.own_seat(event.seat).out = True


def fed(table: Table, seat: int) -> None:
    """The attempt to draw from an empty library has been looked at."""
    table.own_seat(seat).starved = False


def fresh_turn(table: Table) -> None:
    """What was counted for the turn begins anew."""
    for player in table.seats:
        mine = table.own_seat(player.id)
        mine.drawn_before = mine.drawn
        mine.lands = mine.drawn = mine.gained = mine.lost = mine.cast = mine.attacked = mine.discarded = 0
        mine.sacrificed = mine.masked = mine.unmasked = mine.landed = mine.lost_creatures = 0


def turned_up(table: Table, seat: int, number: int) -> None:
    """A player has turned so many permanents face up."""
    table.own_seat(seat).unmasked += number


def mulliganed(table: Table, seat: int) -> None:
    table.own_seat(seat).mulligans += 1


def kept(table: Table, seat: int) -> None:
    table.own_seat(seat).kept = True


def performs_played_land(table: Table, event: Happening) -> None:
    table.own_seat(event.seat).lands += 1


def performs_cast(table: Table, event: Happening) -> None:
    """A spell became cast (601.2i): counted for its player, and of a commander how often it was cast from the
    command zone."""
    table.own_seat(event.seat).cast += 1
    if table.board.commanders and role(event.frm) == "command":
        cast_from_command(table, event.piece)


def performs_attacked(table: Table, event: Happening) -> None:
    """A creature was declared as an attacker: counted for its player and for itself."""
    piece = table.own(event.piece)
    turn, times = piece.raids
    event.extra = times + 1 if turn == table.board.turn else 1
    piece.raids = (table.board.turn, event.extra)
    table.own_seat(event.seat).attacked += 1
