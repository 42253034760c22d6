"""Reactions: spells that answer a moment, in anybody's turn (Q-031, QG-04)."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.door import happen
from arbitre.kernel.effects import Ability, Scene
from arbitre.kernel.meaning import play
from arbitre.kernel.pieces import Event

from . import changes as did
from .model import READY, SPENT, USED, Table
from .places import area


def react(table: Table, seat: int, moment: str, about: int) -> None:
    """Offer a seat its reactions to a moment, one after the other, until it lets it pass."""
    while True:
        able = [die for die in table.ids(area(seat, READY)) if answers(table, die, moment)]
        if not able:
            return
        choice = ask.pick_one(
            table,
            seat,
            lambda: [*(("cast", d) for d in table.rules.alike(table, able)), ("pass",)],
            ("react", moment, about),
            about,
            "Q-031",
        )
        if choice[0] == "pass":
            return
        resolve_spell(table, seat, choice[1], (about,) if about >= 0 else ())


def answers(table: Table, die: int, moment: str) -> bool:
    """Whether a readied die is a reaction to this moment."""
    if not did.face_of(table, die).spell or table.pieces[die].host >= 0:
        return False
    return moment in did.card_of(table, die).moments


def resolve_spell(table: Table, seat: int, die: int, about: tuple[int, ...] = ()) -> None:
    """Cast: the die leaves for its pile (Q-032), then its clauses are played in order."""
    card = did.card_of(table, die)
    bursts = did.face_of(table, die).bursts
    pile = SPENT if seat == table.board.active else USED
    happen(table, Event(did.CAST, seat, die, to=area(seat, pile)))
    if card.timing != "reaction":
        for other in table.opponents(seat):
            react(table, other, "spell", die)
    for clause in card.clauses:
        if (not clause.bursts or bursts in clause.bursts) and not isinstance(clause.does, Ability):
            play(table, clause.does, Scene(seat, die, it=about))


def attach_spell(table: Table, seat: int, die: int, host: int) -> None:
    """Attach a spell to a creature: it stays with it until it leaves (QB-13)."""
    happen(table, Event(did.CAST, seat, die, host, extra=1))
    for other in table.opponents(seat):
        react(table, other, "spell", die)
    happen(table, Event(did.ATTACHED, seat, die, host))
