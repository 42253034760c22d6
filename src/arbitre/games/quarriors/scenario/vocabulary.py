"""How a position of Quarriors! is written in a scenario, set up, acted in and read.

`given` says which cards are in the Wilds, whose turn and which phase it is, and what lies where. Dice are
laid with the game's own `changes.lay`, so what they do in the Ready and Locked Areas is at work.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from arbitre.games.vocabulary import GameVocabulary
from arbitre.kernel.layers import traits
from arbitre.kernel.pieces import Event
from arbitre.kernel.scenario import Item, Position, Stage
from arbitre.kernel.scenario.happening import about_nothing, in_the_moment, pieces_of, read_event, which
from arbitre.kernel.scenario.looking import the_one
from arbitre.kernel.scenario.vocabulary import Absent, Fact

from ..cards.index import KIND_NUMBER
from ..deeds import DEEDS, slot_of
from ..rules import changes as did
from ..rules.model import AREAS, CLEAN_UP, Table
from ..rules.payment import available
from ..rules.places import area, wilds_zone
from .phrases import find, parse, say_die, twins
from .set_up import PHASES, could_lie, set_up


class QuarriorsWords(GameVocabulary):
    """The words of Quarriors! in scenarios."""

    subjects = (
        "PLAYER glory; PLAYER bag / pool / ready / locked / spent / used / aside (contains, lacks); "
        "DIE level / attack / defense / glory / area / owner; CARD left; quiddity, captures, phase, active, "
        "turn; at work (contains, lacks); lasting effects"
    )
    places = AREAS
    deeds = DEEDS

    def position(self, names: list[str], options: dict[str, Any], given: Item, seed: int) -> Position:
        return set_up(names, options, given, seed)

    def say_piece(self, stage: Stage, piece: int) -> str:
        """A die of an area that is named with it: whose it is need not be said again."""
        return say_die(stage, piece)

    def look(self, stage: Stage, subject: str) -> Fact | None:
        table: Table = stage.state
        board = table.board
        shared: dict[str, Fact] = {
            "quiddity": available(table, board.active),
            "captures": board.captures,
            "active": stage.name(board.active),
            "turn": board.turn,
            "phase": PHASES[board.phase],
            "at work": [e.source for e in table.effects],
            "lasting effects": sum(1 for e in table.effects if e.until),
        }
        if subject in shared:
            return shared[subject]
        seat, rest = stage.led_by(subject)
        if seat is not None and rest == "glory":
            return table.seats[seat].glory
        if seat is not None and rest in AREAS:
            return list(table.ids(area(seat, AREAS.index(rest))))
        about, _, aspect = subject.rpartition(" ")
        if aspect == "left":
            return len(table.ids(wilds_zone(table, slot_of(stage, about))))
        if aspect in ("level", "attack", "defense", "glory", "area", "owner") and about:
            return _figure(stage, about, aspect)
        return None

    def could_lie(self, stage: Stage, place: str, text: str) -> bool:
        seat, rest = stage.led_by(place)
        if seat is None or rest not in AREAS:
            return True
        return could_lie(stage.state, parse(stage.names, text), seat, AREAS.index(rest))

    rest_before = did.PHASE

    def rests(self, state: Table, event: Event) -> int | None:
        return state.board.active if event.amount == CLEAN_UP else None

    def rolled(self, stage: Stage, event: Event) -> list[tuple[int, int]]:
        if event.kind != did.ROLLED:
            return []
        return [(stage.state.pieces[die].what, side) for die, side in zip(event.group, event.values)]

    def event(self, stage: Stage, text: str) -> Callable[[Event], bool]:
        told = read_event(text, did.PERFORMS, ONE_BY_ONE)
        seat, name = stage.led_by(told.about)
        die = _die_of(stage, told.kind, told.about) if name else None

        def test(event: Event) -> bool:
            if event.kind != told.kind or not told.fits(event):
                return False
            if die is not None:
                return die(event)
            return seat is None or seat in (event.seat, event.other)

        return test


ONE_BY_ONE: Final = (
    *("attached", "began", "captured", "cast", "culled", "destroyed", "ended", "kept"),
    *("last_turn", "locked", "moved", "readied", "returned", "rolled", "shuffled", "spared"),
    *("summoned", "swapped", "turn", "unlocked"),
)
"""Events without a number: of several things there are several."""
OF_PLAYERS: Final = (
    *(did.TURN, did.PHASE, did.DRAWN, did.LAST_TURN, did.ALLOWED, did.GLORY, did.ATTACKED, did.SPARED),
    *("quiddity", "shuffled", "poured", "began", "ended"),
)
"""Events that are about no die."""


def _die_of(stage: Stage, kind: str, text: str) -> Callable[[Event], bool]:
    """The test for events about the die a text names."""
    if kind in OF_PLAYERS:
        raise about_nothing(kind, text)
    phrase = parse(stage.names, text)
    if phrase.in_the_moment:
        raise in_the_moment(text, "its die by name, whose it is and 'second'")
    if phrase.card:
        slot_of(stage, phrase.card)  # another card of the kind has no dice here
    table: Table = stage.state
    what = KIND_NUMBER[phrase.kind]
    nth = which(stage, lambda die: table.pieces[die].what == what, phrase.nth, text)

    def test(event: Event) -> bool:
        to = table.zones[event.to].owner if event.to >= 0 else -1
        if phrase.owner not in (None, to if to >= 0 else event.seat):
            return False
        return any(was == what and nth(die) for die, was in pieces_of(event).items())

    return test


def _figure(stage: Stage, about: str, aspect: str) -> Fact:
    """A figure of the one creature in play a phrase means."""
    table: Table = stage.state
    fits = find(stage, about)
    in_play = [die for die in table.rules.in_play(table) if fits(die)]
    dice = in_play or [it.id for it in table.pieces if fits(it.id) and it.owner >= 0]

    def say(die: int) -> str:
        return f"{stage.name(table.pieces[die].owner)}'s {say_die(stage, die)}"

    die = the_one(about, dice, partial(twins, stage), say)
    if aspect == "owner":
        return stage.name(table.pieces[die].owner)
    if aspect == "area":
        return table.zones[table.pieces[die].zone].name
    if not in_play:
        raise Absent(f"'{about}' is not in play, so it has no {aspect}.")
    figure: int = getattr(traits(table, die), aspect)
    return figure


VOCABULARY: Final = QuarriorsWords()
