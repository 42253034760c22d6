"""The verbs about players: damage, life, mana, winning and losing, extra turns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from arbitre.kernel import ask
from arbitre.kernel.door import happen, happen_together
from arbitre.kernel.effects import Node
from arbitre.kernel.pieces import NOBODY

from ...cards.index import NODES
from .. import changes as did
from ..damage import Blow, deal, excess, lethal
from ..events import Happening
from ..leaving import lose_game
from ..life import any_cannot, gain
from ..model import Play, Table
from ..refs import is_seat, seat_of, seat_ref
from ..teams import life_mates
from .reports import permanents, report


def deal_damage(
    table: Table,
    scene: Play,
    refs: Iterable[int],
    number: int | tuple[int, ...],
    source: int | None = None,
    life: int | None = None,
) -> tuple[int, ...]:
    """The source (this object, or another) deals damage to objects and players at the same time; with a
    tuple, so much to each."""
    by = scene.source if source is None else source
    if life is None:
        life = scene.life if source is None else table.pieces[by].life
    blows = [
        Blow(by, life, ref, number[k] if isinstance(number, tuple) else number) for k, ref in enumerate(refs)
    ]
    return deal_blows(table, scene, blows)


def deal_blows(table: Table, scene: Play, blows: Sequence[Blow]) -> tuple[int, ...]:
    """Damage of several sources, at the same time."""
    left = {ref: lethal(table, ref) for ref in permanents(table, (blow.to for blow in blows))}
    dealt = deal(table, blows)
    scene.excess = excess(dealt, left)
    return report(
        scene,
        (event.piece if event.piece >= 0 else seat_ref(event.other) for event in dealt),
        sum(event.amount for event in dealt),
    )


def gain_life(table: Table, scene: Play, seats: Iterable[int], number: int) -> tuple[int, ...]:
    """Players gain life (119.3)."""
    events = [Happening(did.GAINED, seat, source=scene.source, amount=number) for seat in seats]
    done = gain(table, events)
    return report(scene, (seat_ref(g.seat) for g in done), sum(g.amount for g in done))


def lose_life(table: Table, scene: Play, seats: Iterable[int], number: int) -> tuple[int, ...]:
    """Players lose life (119.3)."""
    events = [
        Happening(did.LOST, seat, source=scene.source, amount=number, cause="effect")
        for seat in seats
        if number > 0 and not any_cannot(table, "lose_life", seat)
    ]
    done = happen_together(table, events)
    return report(scene, (seat_ref(k.seat) for k in done), sum(k.amount for k in done))


def set_lives(table: Table, scene: Play, totals: dict[int, int]) -> None:
    """Life totals become these at the same time: players gain or lose what is between (119.5)."""
    before = {seat: table.seats[seat].life for seat in totals}
    gains = [
        Happening(did.GAINED, seat, source=scene.source, amount=life - before[seat])
        for seat, life in totals.items()
        if life > before[seat]
    ]
    losses = [
        Happening(did.LOST, seat, source=scene.source, amount=before[seat] - life, cause="effect")
        for seat, life in totals.items()
        if life < before[seat]
    ]
    happen_together(table, (*gains, *losses))


def one_of_each(table: Table, scene: Play, seats: Iterable[int]) -> list[int]:
    """Of players who have one life total only one, whom their team chooses: the first of it says whom."""
    found: list[int] = []
    left = list(seats)
    while left:
        mates = [seat for seat in left if seat in life_mates(table, left[0])] or left[:1]
        left = [seat for seat in left if seat not in mates]
        options = [("seat", seat) for seat in mates]
        say = ("choose_player",)
        found.append(
            int(ask.pick_one(table, mates[0], partial(list, options), say, scene.source, "810.9")[1])
        )
    return found


def can_pay_life(table: Table, seat: int, number: int) -> bool:
    """A player can pay life only if he has that much (119.4)."""
    able = table.seats[seat].life >= number and not any_cannot(table, "lose_life", seat)
    return able or number == 0


def pay_life(table: Table, scene: Play, seat: int, number: int) -> bool:
    """A player pays life; False if he cannot."""
    if not can_pay_life(table, seat, number):
        return False
    if number:
        happen(table, Happening(did.LOST, seat, source=scene.source, amount=number, cause="pay"))
    return True


def add_mana(table: Table, scene: Play, seat: int, symbols: str, only: Node | None = None) -> None:
    """Mana goes into a pool; `only` is a registered node that says what it may be spent on (106.6)."""
    cause = NODES.name(only) if only is not None else ""
    if symbols:
        happen(
            table,
            Happening(did.MANA, seat, source=scene.source, word=symbols, cause=cause, piece=scene.source),
        )


def lose(table: Table, scene: Play, seat: int, cause: str = "effect", rule: str = "104.3e") -> None:
    """A player loses the game, unless he cannot."""
    if not table.seats[seat].out and not any_cannot(table, "lose", seat):
        lose_game(table, {seat: (cause, rule)})


def win(table: Table, scene: Play, seat: int) -> None:
    """A player wins: all others lose unless they are of his team (104.2b)."""
    if not any_cannot(table, "win", seat):
        happen(table, Happening(did.WINS, seat, source=scene.source, cause="effect", word="104.2b"))


def draw_game(table: Table, reason: str = "draw", rule: str = "104.4") -> None:
    """Nobody wins."""
    happen(table, Happening(did.WINS, NOBODY, cause=reason, word=rule))


def extra_turn(table: Table, scene: Play, seat: int) -> None:
    """A player takes an extra turn after this one (500.7)."""
    happen(table, Happening(did.EXTRA_TURN, seat, source=scene.source))


def extra_phase(table: Table, scene: Play, phase: str = "combat") -> None:
    """After this phase there is an additional combat phase, or "combat and main" (500.8)."""
    happen(table, Happening(did.EXTRA_PHASE, scene.seat, source=scene.source, word=phase))


def players(refs: Iterable[int]) -> list[int]:
    """The seats among refs."""
    return [seat_of(ref) for ref in refs if is_seat(ref)]
