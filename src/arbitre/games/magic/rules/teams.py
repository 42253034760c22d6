"""Teams that take their turn together (805) or share their life (810)."""

from __future__ import annotations

from .model import Table


def shares_turn(table: Table) -> bool:
    """Whether the players of a team take their turns together."""
    return "shared_turn" in table.board.options


def shares_life(table: Table) -> bool:
    """Whether the players of a team have one life total."""
    return "shared_life" in table.board.options


def team_of(table: Table, seat: int) -> list[int]:
    """The players of a team that still play, in turn order."""
    team = table.seats[seat].team
    return [player.id for player in table.seats if player.team == team and not player.out]


def is_active(table: Table, seat: int) -> bool:
    """Whether it is this player's turn: his own, or that of his team (805.4)."""
    active = table.board.active
    if active == seat or active < 0:
        return active == seat
    return shares_turn(table) and table.seats[active].team == table.seats[seat].team


def active_seats(table: Table) -> list[int]:
    """The players whose turn it is, who still play."""
    active = table.board.active
    if shares_turn(table):
        return team_of(table, active)
    return [] if table.seats[active].out else [active]


def together(table: Table, seat: int) -> list[int]:
    """The players who take their turns with this one, himself among them."""
    return team_of(table, seat) if shares_turn(table) else [seat]


def life_mates(table: Table, seat: int) -> list[int]:
    """The players who have one life total with this one, himself among them."""
    return team_of(table, seat) if shares_life(table) else [seat]


def round_from(table: Table, leader: int) -> list[int]:
    """All seats in the order in which they get priority after this player: those of his team first where they
    take their turns together, then team after team (117.3d, 805.5)."""
    seats = [player.id for player in table.seats]
    order = seats[leader:] + seats[:leader]
    if not shares_turn(table):
        return order
    team = table.seats[leader].team
    mine = [seat for seat in order if table.seats[seat].team == team]
    return mine + [seat for seat in order if table.seats[seat].team != team]


def in_turn_order(table: Table, first: int) -> list[int]:
    """Those who still play, in turn order from this player on; where teams take their turns together, team
    after team (101.4, 805.6)."""
    if not shares_turn(table):
        return table.clockwise(first)
    return [seat for seat in round_from(table, first) if not table.seats[seat].out]


def after(table: Table, leader: int, holder: int) -> int:
    """Who gets priority next when one passes."""
    seats = table.seats
    if not shares_turn(table):
        seat = (holder + 1) % len(seats)
        while seats[seat].out:
            seat = (seat + 1) % len(seats)
        return seat
    order = round_from(table, leader)
    place = order.index(holder)
    return next(seat for seat in (*order[place + 1 :], *order[: place + 1]) if not table.seats[seat].out)
