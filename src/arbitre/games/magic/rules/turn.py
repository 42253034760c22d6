"""The turn (500 to 514): what each step does by itself, who gets priority in it, and what comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbitre.kernel import ask
from arbitre.kernel.door import happen, happen_together
from arbitre.kernel.pieces import NOBODY

from . import changes as did
from . import setup
from .combat.steps import combat_damage, declare_attackers, declare_blockers, end_combat, strikes_first
from .continuous.layers import on_battlefield, traits_of
from .continuous.standing import watched
from .events import Happening
from .leaving import Why, ends_game, lose_game
from .model import (
    ATTACKERS,
    BEGIN_COMBAT,
    BLOCKERS,
    CLEANUP,
    DAMAGE,
    DRAW,
    END,
    END_COMBAT,
    FIRST_DAMAGE,
    HAND,
    MAIN_1,
    MAIN_2,
    MULLIGANS,
    OPENING,
    UNTAP,
    UPKEEP,
    Play,
    Table,
)
from .offers import PASS, nothing_but_pass
from .permissions import can, cannot, hand_size
from .refs import seat_ref, zone
from .schemes import set_top_in_motion
from .stack.priority import ends_round, take
from .state_based import check, settle
from .teams import active_seats, in_turn_order, together
from .verbs.lasting import expire, expire_with_turn
from .verbs.players import draw_game
from .verbs.zones import discard, draw

GIVEN_UP: Final[Why] = ("concede", "104.3a")


def step(table: Table) -> None:
    """One short step of the game: a player with priority acts, or the turn moves on to the next question. In
    a brisk game those who can only pass do so in the same step."""
    if table.board.leaving:
        _let_go(table)
    if table.board.step in (MULLIGANS, OPENING):
        if not setup.step(table):
            return
        begin_turn(table, table.board.first)
    elif table.board.round.holder >= 0:
        if table.board.restless:  # a position that was laid down, or somebody has given up
            settle(table)
            _mind_the_gone(table)
        take(table)
    else:
        proceed(table)
    _run_on(table)
    while _goes_on(table):
        take(table)
        _run_on(table)


def _run_on(table: Table) -> None:
    """Play what surely asks nothing, up to the next priority."""
    while table.board.round.holder < 0 and _quiet(table):
        proceed(table)
    if table.board.round.holder >= 0:
        settle(table)
        _mind_the_gone(table)


def _goes_on(table: Table) -> bool:
    """Whether the player with priority passes in this very step: if he was seen to, or if it is a brisk game
    and he can do nothing else. What then resolves has a step of its own, for it may ask."""
    if not opens(table):
        return False
    if not ask.known(table):
        board = table.board
        if table.forced is None or (board.stack and ends_round(table)):
            return False
        if not nothing_but_pass(table, board.round.holder):
            return False
        ask.foresee(table, PASS)
    ask.renew(table)
    return True


def opens(table: Table) -> bool:
    """Whether the next step begins with a question: whoever has priority is asked, once all is settled."""
    board = table.board
    return board.round.holder >= 0 and not board.restless and board.step not in (MULLIGANS, OPENING)


def _quiet(table: Table) -> bool:
    """Whether what comes next surely asks nothing: then it is played at once."""
    board = table.board
    if board.begun:
        return True
    return board.step not in (ATTACKERS, BLOCKERS, FIRST_DAMAGE, DAMAGE, CLEANUP)


def concede(table: Table, seat: int) -> None:
    """A player gives up: he loses at once, whatever says that he cannot lose (104.3a). Where others play on,
    what comes back as he leaves may ask, so the next step begins with it."""
    if ends_game(table, {seat: GIVEN_UP}):
        lose_game(table, {seat: GIVEN_UP})
    else:
        did.gives_up(table, seat)
        did.unrest(table)


def _let_go(table: Table) -> None:
    """Those who have given up leave."""
    leaving = table.board.leaving
    did.let_go(table)
    lose_game(table, dict.fromkeys(leaving, GIVEN_UP))


def _mind_the_gone(table: Table) -> None:
    """Priority never stays with a player who has left (800.4)."""
    holder = table.board.round.holder
    if table.seats[holder].out:
        did.give_priority(table, in_turn_order(table, holder)[0])


def proceed(table: Table) -> None:
    """Do what the step does by itself; or, when it is over, go to the next."""
    board = table.board
    if not board.begun:
        did.step_begun(table)
        ACTIONS[board.step](table)
    else:
        finish(table)


def finish(table: Table) -> None:
    """A step ends: mana is lost (500.5); then the next step, or the next turn."""
    if any(player.pool for player in table.seats):
        happen(table, Happening(did.EMPTIED))
    if table.board.step == END_COMBAT:
        end_combat(table)
        expire(table, "combat")
    board = table.board
    while board.steps and not _takes_place(table, board.steps[0]):
        did.skip_step(table)
        board = table.board
    if not board.steps:
        next_turn(table)
        return
    if board.steps[0] == END:
        expire(table, "next end step")
    happen(table, Happening(did.STEP, board.active, word=board.steps[0]))


def _takes_place(table: Table, step: str) -> bool:
    """Without attackers nothing is blocked or damaged (508.8); a first damage step is for those who strike
    first (510.4)."""
    if step == DRAW and any(cannot(table, "have_draw_step", seat_ref(s)) for s in active_seats(table)):
        return False
    if step in (BLOCKERS, DAMAGE):
        return bool(table.board.fighting)
    return step != FIRST_DAMAGE or (bool(table.board.fighting) and strikes_first(table))


def next_turn(table: Table) -> None:
    """An extra turn, or that of the next player after the one whose ordinary turn was the last: extra turns
    come between ordinary ones and replace none (500.7, 103.8)."""
    if table.board.turn_limit and table.board.turn >= table.board.turn_limit:
        draw_game(table, "turn_limit", "")
    seat = did.take_turn(table)
    while seat != NOBODY and table.seats[seat].out:
        _would_begin(table, seat)
        seat = did.take_turn(table)
    if seat != NOBODY:
        begin_turn(table, seat, "extra")
        return
    last = did.last_ordinary(table.board)
    seat = (last + 1) % len(table.seats)
    while table.seats[seat].out or (seat != last and seat in together(table, last)):
        if table.seats[seat].out:
            _would_begin(table, seat)
        seat = (seat + 1) % len(table.seats)
    begin_turn(table, seat)


def begin_turn(table: Table, seat: int, cause: str = "") -> None:
    """A turn begins, or an extra one, of a player or of his whole team (805.4); what lasted until it ends."""
    seat = together(table, seat)[0]
    happen(table, Happening(did.TURN, seat, cause=cause))
    for mate in together(table, seat):
        _would_begin(table, mate)
    happen(table, Happening(did.STEP, seat, word=UNTAP))


def _would_begin(table: Table, seat: int) -> None:
    """What was to last until a player's next turn ends as it begins, or would have if he had not left
    (800.4k)."""
    expire(table, f"turn of {seat}")
    did.end_goads(table, seat)


def _priority(table: Table) -> None:
    """The active player gets priority (117.3a)."""
    did.give_priority(table, in_turn_order(table, table.board.active)[0])


def _untap(table: Table) -> None:
    """Untap what the active players control (502.3); nobody gets priority."""
    seats = active_seats(table)
    mine = []
    for seat in seats:
        held = on_battlefield(table, seat)
        did.hold(table, seat, held)
        mine += held
    if seats:
        able = [i for i in mine if table.pieces[i].tapped]
        if any(key in table.statics for key in STAYING_TAPPED):
            able = [i for i in able if not _stays_tapped(table, i)]
        if "can:untap_with_others" in table.statics:
            able += [
                i
                for i in on_battlefield(table)
                if i not in able
                and i not in mine
                and table.pieces[i].tapped
                and can(table, "untap_with_others", i)
                and not cannot(table, "untap", i)
            ]
        events = [Happening(did.UNTAPPED, traits_of(table, i).controller, i, cause="step") for i in able]
        happen_together(table, events)


STAYING_TAPPED: Final = ("cannot:untap", "cannot:untap_in_own_step")


def _stays_tapped(table: Table, piece: int) -> bool:
    """Whether a permanent does not untap in its controller's untap step."""
    return cannot(table, "untap", piece) or cannot(table, "untap_in_own_step", piece)


def _draw(table: Table) -> None:
    """The active players draw (504.1, 805.4), except in the very first turn of a game of two, or of a team
    that takes it together (103.8a, 810.6)."""
    seats = active_seats(table)
    first = table.board.turn == 1 and (len(table.seats) == 2 or len(seats) > 1)
    for seat in () if first else seats:
        draw(table, Play(seat), seat)
    _priority(table)


def _first_main(table: Table) -> None:
    """The active player sets the top scheme of his scheme deck in motion (505.3), then his Sagas get a lore
    counter (505.4, 714.3c)."""
    if table.board.mains == 1:
        for seat in active_seats(table):
            set_top_in_motion(table, seat)
        sagas = [
            Happening(did.COUNTERS, seat, i, amount=1, word="lore", cause="rule")
            for seat in active_seats(table)
            for i in watched(table)
            if "saga" in table.current[i].subtypes and table.current[i].controller == seat
        ]
        happen_together(table, sagas)
    _priority(table)


def _attackers(table: Table) -> None:
    declare_attackers(table)
    _priority(table)


def _blockers(table: Table) -> None:
    declare_blockers(table)
    _priority(table)


def _first_damage(table: Table) -> None:
    combat_damage(table, first=True)
    _priority(table)


def _damage(table: Table) -> None:
    combat_damage(table)
    _priority(table)


def _cleanup(table: Table) -> None:
    """Discard down to the hand size (514.1); then damage is removed and "this turn" ends, at once (514.2). If
    anything then happens players get priority, and there is another cleanup step (514.3a)."""
    for seat in active_seats(table):
        _discard_to_size(table, seat)
    if any(table.pieces[i].damage or table.pieces[i].doomed for i in on_battlefield(table)):
        happen(table, Happening(did.HEALED))
    for seat in together(table, table.board.active) or (table.board.active,):
        expire_with_turn(table, seat)
    stirred = bool(table.board.waiting)
    if table.board.restless:
        did.rest(table)
        stirred = check(table) or stirred or bool(table.board.waiting)
        if stirred:
            did.unrest(table)
    if stirred:
        did.again(table, CLEANUP)
        _priority(table)


def _discard_to_size(table: Table, seat: int) -> None:
    hand = list(table.ids(zone(seat, HAND)))
    limit = hand_size(table, seat)
    extra = 0 if limit is None else len(hand) - limit
    if extra > 0:
        say = ("discard_to_size", extra)
        chosen = ask.pick(table, seat, lambda: hand, extra, extra, say, rule="514.1")
        discard(table, Play(seat), seat, chosen)


ACTIONS: Final[dict[str, Callable[[Table], None]]] = {
    UNTAP: _untap,
    UPKEEP: _priority,
    DRAW: _draw,
    MAIN_1: _first_main,
    BEGIN_COMBAT: _priority,
    ATTACKERS: _attackers,
    BLOCKERS: _blockers,
    FIRST_DAMAGE: _first_damage,
    DAMAGE: _damage,
    END_COMBAT: _priority,
    MAIN_2: _priority,
    END: _priority,
    CLEANUP: _cleanup,
}
"""What each step does by itself, before players get priority in it."""
