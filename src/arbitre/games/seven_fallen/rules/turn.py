"""The turn as a table: Aurora, Word, Night, each in short steps (F-076)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbitre.kernel import ask
from arbitre.kernel.chance import below
from arbitre.kernel.decisions import PICK, Decision
from arbitre.kernel.door import SHUFFLED, conclude, expire, happen
from arbitre.kernel.endings import end_if_dead
from arbitre.kernel.pieces import NOBODY, Event, Option, Result
from arbitre.kernel.stack import Round

from .. import language as n
from ..cards.index import ARCHANGEL, CARDS, TYPE
from ..language.definitions import Archangel
from ..meaning.keywords import at_phase
from . import changes as did
from .attack import STAGES
from .fate import destroy, draw, enter
from .figures import has, statics
from .model import (
    AFTERMATH,
    AURORA,
    BOOK,
    DECLARE,
    DUSK,
    FIRE,
    HAND,
    NIGHT,
    PLAYED,
    REAR,
    REGISTER,
    RESOLVE,
    RETIRE,
    SET_UP,
    WORD,
    Table,
)
from .offers import offers
from .places import area
from .plays import act, speechless
from .priority import question as answer
from .priority import speak
from .stack import settle

STARTING_HAND: Final = 5  # FR-03
GRACE: Final = 5  # F-025
SECOND_ENERGY: Final = 5  # F-023
LOOK: Final = 3  # F-041
NIGHT_DRAW: Final = 2  # F-089
DONE: Final[Option] = ("done",)


def step(table: Table) -> None:
    """Play the next step: a word in a round of priority, or the next thing the phase has to do; and after it
    what surely (or nearly so) asks nobody anything, so that it is never done again when an answer arrives."""
    board = table.board
    if board.stack or board.window:
        _word_in_round(table, speechless(table, board.round.holder))
    else:
        TURN[board.phase](table)
    settle(table)
    while True:
        if table.board.stack or table.board.window:
            if opens(table):
                return
            _word_in_round(table, True)
        elif _quiet(table):
            TURN[table.board.phase](table)
        else:
            return
        settle(table)


def _word_in_round(table: Table, silent: bool) -> None:
    """The seat that has the word plays something or passes; one that has nothing to say passes."""
    board = table.board
    if not board.stack and _again(table):
        # The opponent played something: the active player is in his Divine Word again.
        happen(table, Event(did.CLOSED, board.active))
    else:
        speak(table, silent)


def _again(table: Table) -> bool:
    board = table.board
    return board.window == DUSK and board.round.holder == board.active


def opens(table: Table) -> bool:
    """Whether the next step begins with a question: an answer to something, or what comes next."""
    board = table.board
    if board.stack or board.window:
        return (bool(board.stack) or not _again(table)) and not speechless(table, board.round.holder)
    return board.phase == WORD and STAGES[board.attack] is None


def question(table: Table) -> Decision:
    """The question it begins with."""
    return answer(table) if table.board.stack or table.board.window else _next_word(table)


def _quiet(table: Table) -> bool:
    """Whether the next thing the phase has to do is done at once."""
    board = table.board
    phase = board.phase
    if phase == WORD:
        attack = board.attack
        if attack == DECLARE:
            return not board.attackers and not board.ambushers
        return attack in (RESOLVE, RETIRE) or (attack == AFTERMATH and not board.seconds)
    if phase == AURORA:
        if board.stage == 0:
            return not table.zones[area(board.active, FIRE)].ids
        return board.stage in (1, 4) or (board.stage == 3 and not board.looked)
    return phase == NIGHT and board.stage > 0


# Setting up


def _set_up(table: Table) -> None:
    """Shuffle, find who begins, draw, Divine Grace (F-021 to F-026)."""
    board = table.board
    if board.stage == 0:
        for seat in (0, 1):
            happen(table, Event(SHUFFLED, seat, to=area(seat, BOOK)))
            happen(table, Event(SHUFFLED, seat, to=area(seat, REGISTER)))
        happen(table, Event(did.STAGE, chooser(table), amount=1))
    elif board.stage == 1:
        seat = board.active
        first = ask.pick_one(table, seat, lambda: [("first", 0), ("first", 1)], ("first",), rule="F-021")[1]
        _deal(table, first)
        happen(table, Event(did.STAGE, first, amount=2))
    elif board.stage in (2, 3):
        seat = board.active if board.stage == 2 else 1 - board.active
        _grace(table, seat)
        happen(table, Event(did.STAGE, board.active, amount=board.stage + 1))
    else:
        happen(table, Event(did.BEGIN_TURN, board.active))


def chooser(table: Table) -> int:
    """Who has the stronger Divine Will; chance on a tie (F-021, F-022)."""
    wills = [getattr(CARDS[table.pieces[seat.divinity].what], "will", 0) for seat in table.seats]
    if wills[0] == wills[1]:
        return below(table, 2)
    return 0 if wills[0] > wills[1] else 1


def _deal(table: Table, first: int) -> None:
    """Hands, and what the second player gets for being second (F-023, F-024)."""
    second = 1 - first
    temple = table.seats[second].temple
    happen(table, Event(did.ENERGISED, second, temple, amount=SECOND_ENERGY))
    draw(table, first, STARTING_HAND)
    draw(table, second, STARTING_HAND + 1)


def _grace(table: Table, seat: int) -> None:
    """Change up to five pages: under the book, draw as many, shuffle (F-025, F-026, FR-04)."""
    hand = area(seat, HAND)
    back = ask.pick(
        table, seat, lambda: [("change", i) for i in table.ids(hand)], 0, GRACE, ("grace",), rule="F-025"
    )
    if not back:
        return
    for _, piece in back:
        happen(table, Event(did.TUCKED, seat, piece, to=area(seat, BOOK)))
    draw(table, seat, len(back))
    happen(table, Event(SHUFFLED, seat, to=area(seat, BOOK)))


# Aurora


def _aurora(table: Table) -> None:
    """Retreat, Aurora abilities, then a Worshipper or the Archangel, in that order (F-080)."""
    AURORA_STEPS[table.board.stage](table, table.board.active)


def _go(table: Table, seat: int, stage: int) -> None:
    happen(table, Event(did.STAGE, seat, amount=stage))


def _retreat(table: Table, seat: int) -> None:
    """Bring cards back from the Firing Line, one after the other, as many as wanted (F-077, FR-07)."""
    fire = [i for i in table.ids(area(seat, FIRE)) if _retreats(table, i)]
    choice: tuple[object, ...] = ("stay",)
    if fire:
        options: list[Option] = [*(("retreat", i) for i in fire), ("stay",)]
        choice = ask.pick_one(table, seat, lambda: options, ("retreat",), rule="F-077")
    if choice[0] == "stay":
        did.await_stack(table, at_phase(table, n.DivineAurora))  # F-078, F-141
        _go(table, seat, 1)
    else:
        assert isinstance(choice[1], int)
        happen(table, Event(did.SHIFTED, seat, choice[1], to=area(seat, REAR)))


def _retreats(table: Table, piece: int) -> bool:
    """A Golem of a pair and an Equipment go with their Angel."""
    it = table.pieces[piece]
    return it.host < 0 and (it.link < 0 or TYPE[it.what] != 5)


def _arrival(table: Table, seat: int) -> None:
    """Choose between the Archangel, when its time has come, and looking at Worshippers (F-043 to F-047)."""
    register = table.ids(area(seat, REGISTER))
    archangel = table.seats[seat].archangel
    it = table.pieces[archangel]
    if it.hidden and len(register) <= LONGEST_TIME:
        # Asked whether or not this one's time has come: which Archangel it is nobody else knows (F-028).
        ripe = len(register) <= TIMES.get(it.what, 0)  # F-045, FR-01
        other: Option = ("look",) if register else ("wait",)
        options: list[Option] = [("archangel",), other] if ripe else [other]
        choice = ask.pick_openly(table, seat, lambda: options, ("arrival",), archangel, "F-045")
        if choice[0] == "archangel":
            enter(table, archangel, PLAYED)
            _go(table, seat, 4)
            return
    if not register:
        _go(table, seat, 4)  # FR-06
        return
    top = tuple(register[-LOOK:])
    for piece in top:
        happen(table, Event(did.LOOKED, seat, piece))
    did.look(table, top)
    _go(table, seat, 2)


TIMES: Final = {what: card.time for what, card in enumerate(CARDS) if isinstance(card, Archangel)}
LONGEST_TIME: Final = max(TIMES.values())


def _worshipper(table: Table, seat: int) -> None:
    """One of those looked at comes into play (F-041, F-044)."""
    looked = table.board.looked
    piece = ask.pick_one(
        table,
        seat,
        lambda: [("worship", i) for i in table.rules.alike(table, list(looked))],
        ("worship",),
        rule="F-041",
    )[1]
    did.look(table, tuple(i for i in looked if i != piece))
    enter(table, piece, PLAYED)
    _go(table, seat, 3)


def _put_back(table: Table, seat: int) -> None:
    """The others go back, one by one, on top or under (F-042)."""
    looked = table.board.looked
    if not looked:
        _go(table, seat, 4)
        return
    where, piece = ask.pick_one(
        table,
        seat,
        lambda: [(where, i) for i in looked for where in ("top", "under")],
        ("put_back",),
        rule="F-042",
    )
    happen(table, Event(did.PLACED, seat, piece, extra=did.UNDER if where == "under" else 0))


def _to_word(table: Table, seat: int) -> None:
    happen(table, Event(did.PHASE, seat, amount=WORD))


AURORA_STEPS: Final[tuple[Callable[[Table, int], None], ...]] = (
    _retreat,
    _arrival,
    _worshipper,
    _put_back,
    _to_word,
)


# Word


def _word(table: Table) -> None:
    """Play pages, Miracles, abilities, and one attack phase, in any order (F-081)."""
    board = table.board
    seat = board.active
    stage = STAGES[board.attack]
    if stage is not None:
        stage(table)
        return
    choice = ask.put(table, _next_word)
    if choice == DONE:
        # The other player may still answer this turn (F-070): the word is his before the night falls.
        happen(table, Event(did.OPENED, 1 - seat, amount=DUSK))
        did.one_pass(table, Round(1 - seat, 1))
    else:
        if choice[0] != "unveil":
            did.new_contemplation(table)
        act(table, seat, choice)


def _next_word(table: Table) -> Decision:
    """What the active player does next, or that he is done."""
    seat = table.board.active
    return Decision(table.count, PICK, seat, [*offers(table, seat), DONE], 1, 1, ("word",), NOBODY, "F-081")


# Night


def _night(table: Table) -> None:
    """Night abilities, straighten, draw, and the last step of the turn (F-090, FR-09)."""
    board = table.board
    seat = board.active
    if board.stage == 0:
        did.await_stack(table, at_phase(table, n.DivineNight))  # F-087, F-226
        _go(table, seat, 1)
    elif board.stage == 1:
        bent = tuple(i for i in _mine(table, seat) if table.pieces[i].tilted)
        if bent:
            happen(table, Event(did.STRAIGHTENED, seat, group=bent))  # F-088; the frozen wait
        draw(table, seat, NIGHT_DRAW + _more_draws(table, seat))
        _go(table, seat, 2)
        for piece in [i for s in (seat, 1 - seat) for i in _mine(table, s) if _short_lived(table, i)]:
            destroy(table, piece, table.pieces[piece].owner)  # F-223
    else:
        thawed = tuple(i for i in _mine(table, seat) if table.pieces[i].frozen)
        if thawed:
            happen(table, Event(did.STRAIGHTENED, seat, group=thawed))  # F-206
        expire(table, "turn")
        if board.turn_limit and board.turn >= board.turn_limit:
            conclude(table, Result((), "turn_limit", "turn_limit"))
        end_if_dead(table, "SG-12")
        happen(table, Event(did.BEGIN_TURN, 1 - seat))


def _mine(table: Table, seat: int) -> list[int]:
    return [i for which in (REAR, FIRE) for i in table.ids(area(seat, which))]


def _short_lived(table: Table, piece: int) -> bool:
    """Sudden Death takes every page that has it, never an Archangel (F-225)."""
    return TYPE[table.pieces[piece].what] != ARCHANGEL and has(table, piece, n.SuddenDeath)


def _more_draws(table: Table, seat: int) -> int:
    if n.MoreDraws.key not in table.statics:
        return 0
    return sum(node.number for node, scene in statics(table, n.MoreDraws) if scene.seat == seat)


TURN: Final[dict[int, Callable[[Table], None]]] = {
    SET_UP: _set_up,
    AURORA: _aurora,
    WORD: _word,
    NIGHT: _night,
}
