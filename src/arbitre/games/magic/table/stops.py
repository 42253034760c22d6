"""When a player is asked for priority: most of the many moments of a turn go by unless he wants them.

What a moment is called depends on the step, the turn and the stack alone: everybody sees these.
"""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.tables import Label, Stop, label
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Option

from ..cards.index import NODES
from ..language import Activated
from ..rules.model import (
    ATTACKERS,
    BEGIN_COMBAT,
    BLOCKERS,
    DAMAGE,
    DRAW,
    END,
    END_COMBAT,
    FIRST_DAMAGE,
    MAIN_1,
    MAIN_2,
    UPKEEP,
)
from ..rules.teams import is_active
from ..speech.lexicon import STEPS

PRIORITY: Final = "priority"
ANSWER: Final = "priority-answer"
"""Another's spell or ability is on top of the stack."""
OWN: Final = "priority-own"
"""One's own is: letting it go by lets it resolve."""


IDLE: Final = f"{ATTACKERS}-idle"
"""The step in which attackers would have been declared."""


def _quiet(whose: str, *steps: str) -> tuple[str, ...]:
    return tuple(f"{PRIORITY}-{whose}-{step}" for step in steps)


QUIET: Final = (
    OWN,
    *_quiet("mine", UPKEEP, DRAW, BEGIN_COMBAT, ATTACKERS, IDLE, FIRST_DAMAGE, DAMAGE, END_COMBAT, END),
    *_quiet("theirs", UPKEEP, DRAW, MAIN_1, BEGIN_COMBAT, IDLE, FIRST_DAMAGE, DAMAGE, END_COMBAT, MAIN_2),
)
"""What goes by at first: one is asked in one's own main phases and after blocks, in others' turns after
attacks, after blocks and at the end, and about everything another puts on the stack."""


_STEPS: Final = (
    UPKEEP,
    DRAW,
    MAIN_1,
    BEGIN_COMBAT,
    ATTACKERS,
    IDLE,
    BLOCKERS,
    FIRST_DAMAGE,
    DAMAGE,
    END_COMBAT,
    MAIN_2,
    END,
)
_NOBODY_ATTACKS: Final = Label(
    "Declare attackers, when nobody attacks", "Attaquants, quand personne n'attaque"
)
_STACK: Final = Label("On the stack", "Sur la pile")


def _stops(whose: str, group: Label) -> list[Stop]:
    return [
        Stop(f"{PRIORITY}-{whose}-{step}", _NOBODY_ATTACKS if step == IDLE else label(STEPS[step]), group)
        for step in _STEPS
    ]


STOPS: Final = [
    *_stops("mine", Label("Your turn", "Votre tour")),
    *_stops("theirs", Label("Turns of others", "Tours des autres")),
    Stop(ANSWER, Label("A spell or ability of another", "Un sort ou une capacité d’un autre"), _STACK),
    Stop(OWN, Label("Your own spell or ability", "Votre propre sort ou capacité"), _STACK),
]
"""Every question for priority, in words."""


def trifle(option: Option) -> bool:
    """Whether an option changes nothing by itself: tapping for mana that nothing can be paid with."""
    if not isinstance(option, tuple) or option[0] != "activate":
        return False
    ability = NODES.nodes[str(option[2])]
    return isinstance(ability, Activated) and ability.mana


def stop(game: Game) -> str:
    """What sort of question is open; a question for priority by the step and whose turn it is."""
    assert game.pending is not None
    sort = str(game.pending.say[0])
    if sort != PRIORITY:
        return sort
    board: Any = game.state.board
    if board.stack:
        return OWN if board.stack[-1].seat == game.pending.seat else ANSWER
    step = IDLE if board.step == ATTACKERS and not board.attacks else board.step
    whose = "mine" if is_active(game.state, game.pending.seat) else "theirs"
    return f"{PRIORITY}-{whose}-{step}"


LAST: Final = (f"{PRIORITY}-mine-{END}",)


def plays(game: Game) -> bool:
    """Whether it is the turn of the one who is asked, or of his team."""
    assert game.pending is not None
    return is_active(game.state, game.pending.seat)


_RESOLVE: Final = Label("Let it resolve", "Laisser se résoudre")
_LEADS: Final = {
    MAIN_1: Label("Go to combat", "Passer au combat"),
    END_COMBAT: Label("Go to the second main phase", "Passer à la seconde phase principale"),
    MAIN_2: Label("Go to the end step", "Passer à l’étape de fin"),
    END: Label("End the turn", "Finir le tour"),
}


def leads(game: Game) -> Label | None:
    """What comes when the one who is asked passes and all others do, where that is worth a name."""
    assert game.pending is not None
    board: Any = game.state.board
    if game.pending.say[0] != PRIORITY:
        return None  # enough targets, no more modes: nothing goes on yet
    if board.stack:
        return _RESOLVE
    return _LEADS.get(board.step) if board.active == game.pending.seat else None
