"""What a scenario can ask of a position of Seven Fallen: players, areas, cards, the stack, what is seen."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Stage
from arbitre.kernel.scenario.looking import look_up, sees, the_one, yes
from arbitre.kernel.scenario.phrasing import perhaps
from arbitre.kernel.scenario.vocabulary import Absent, Fact
from arbitre.words.finding import slug as plain

from ..meaning.filters import equipment_on
from ..rules import changes as did
from ..rules.figures import classes, has, worshippers
from ..rules.model import (
    AURORA,
    BOOK,
    FIRE,
    NIGHT,
    PER_SEAT,
    REAR,
    REGISTER,
    SET_UP,
    STACK_ZONE,
    WAYS,
    WORD,
    Table,
)
from ..rules.places import area
from .areas import area_named, zone_word
from .effects import KEYWORD_NAMES, say_item
from .phrases import COUNTED, FLAGS, SPELT, figure, find, mark_of, say_card, twins

SUBJECTS: Final = (
    "turn, phase, active, attackers, ambushers, fighters, defender, stack, stack size, stack top, stack N "
    "(from the bottom), stack N aims; PLAYER energy / fv / feathers / mortal / worshippers / AREA / AREA "
    "size / top card / bottom card / top of register / sees CARD; CARD atq / fv / bou / damage / energy / "
    "poseidor / feathers / markers / tilted / frozen / mortal / wounded / zone / line / owner / linked to / "
    "equipment / classes / way / announced / ambush / has KEYWORD; EVENT before EVENT"
)
PHASES: Final = {SET_UP: "set up", AURORA: "aurora", WORD: "word", NIGHT: "night"}
OTHERS: Final = ("markers", "zone", "line", "owner", "linked to", "equipment", "classes", "way")
ASPECTS: Final = sorted((*COUNTED, *FLAGS, *OTHERS, *SPELT), key=len, reverse=True)


def fact(stage: Stage, subject: str) -> Fact | None:
    """What is so about a subject; None if it is no subject."""
    return look_up(stage, subject, _shared, _player, _card)


def _shared(stage: Stage, subject: str) -> Fact | None:
    table: Table = stage.state
    board = table.board
    if subject == "turn":
        return board.turn
    if subject == "phase":
        return "attack" if board.attack else PHASES[board.phase]
    if subject == "active":
        return stage.name(board.active)
    if subject in ("attackers", "ambushers", "fighters"):
        return list(getattr(board, subject))
    if subject == "defender":
        return [board.defender] if board.defender >= 0 else []
    return _stack(stage, subject) if subject.startswith("stack") else None


def _stack(stage: Stage, subject: str) -> Fact | None:
    table: Table = stage.state
    stack = table.board.stack
    if subject == "stack":
        return [item.source for item in stack]
    if subject == "stack size":
        return len(stack)
    found = re.fullmatch(r"stack (top|\d+)( aims| player)?", subject)
    if not found:
        return None
    at = len(stack) - 1 if found[1] == "top" else int(found[1]) - 1
    if not 0 <= at < len(stack):
        raise Absent(f"there are {len(stack)} effects on the stack.")
    if found[2] == " aims":
        return [piece for aims in stack[at].aims for piece, _ in aims]
    return stage.name(stack[at].seat) if found[2] else say_item(table, stack[at])


def _player(stage: Stage, seat: int, rest: str) -> Fact | None:
    table: Table = stage.state
    player = table.seats[seat]
    divinity = table.pieces[player.divinity]
    if rest == "energy":
        return player.energy
    if rest in ("fv", "vf"):
        return did.left(table, player.divinity)
    if rest == "feathers":
        return divinity.feathers
    if rest == "mortal":
        return yes(divinity.mortal)
    if rest == "worshippers":
        return len(worshippers(table, seat))
    if rest in ("top card", "bottom card", "top of register", "bottom of register"):
        pile = table.ids(area(seat, REGISTER if "register" in rest else BOOK))
        if not pile:
            raise Absent("the pile is empty.")
        return [pile[-1 if rest.startswith("top") else 0]]
    if rest in ("sees", "does not see"):
        return [it.id for it in table.pieces if sees(stage, seat, it.id) == (rest == "sees")]
    if rest.startswith("sees "):
        return yes(sees(stage, seat, one(stage, rest[5:])))
    which = area_named(rest.removesuffix(" size"))
    if which is None:
        return None
    ids = table.ids(area(seat, which))
    return len(ids) if rest.endswith(" size") else list(ids)


def _card(stage: Stage, subject: str) -> Fact | None:
    wanted = re.fullmatch(r"(.+) has ([A-Za-z -]+)", subject)
    if wanted:
        keyword = KEYWORD_NAMES.get(plain(wanted[2]))
        if keyword is None:
            raise BadInput(
                f"no keyword is called '{wanted[2]}'{perhaps(plain(wanted[2]), KEYWORD_NAMES)}; "
                f"there are {', '.join(KEYWORD_NAMES)}."
            )
        return yes(has(stage.state, one(stage, wanted[1]), keyword))
    for aspect in ASPECTS:
        if subject.endswith(f" {aspect}"):
            return _aspect(stage, one(stage, subject.removesuffix(f" {aspect}")), SPELT.get(aspect, aspect))
    return None


def _aspect(stage: Stage, piece: int, aspect: str) -> Fact:
    table: Table = stage.state
    it = table.pieces[piece]
    if aspect in ("atq", "fv", "bou"):
        try:
            return figure(table, piece, aspect)
        except BadInput as error:
            raise Absent(str(error)) from None
    if aspect in COUNTED:
        return mark_of(table, it, aspect)
    if aspect in FLAGS:
        mark, value = FLAGS[aspect]
        return yes(mark_of(table, it, mark) == value)
    if aspect == "markers":
        return f"{it.bou:+d}" if it.bou else f"{it.atq:+d}/{it.fv:+d}"
    if aspect == "zone":
        return zone_word(stage.names, table, piece)
    if aspect == "line":
        where = it.zone % PER_SEAT if it.zone != STACK_ZONE else -1
        return {REAR: "rear guard", FIRE: "firing line"}.get(where, "none")
    if aspect == "owner":
        return stage.name(it.owner)
    if aspect == "linked to":
        return [it.link] if it.link >= 0 else []
    if aspect == "equipment":
        return equipment_on(table, piece)
    return ", ".join(classes(table, piece)) or "none" if aspect == "classes" else WAYS[it.way] or "none"


def one(stage: Stage, about: str) -> int:
    """The one card a phrase means: in play if there is one, else anywhere, in a pile last of all."""
    table: Table = stage.state
    fits = find(stage, about)
    meant = [it.id for it in table.pieces if fits(it.id)]
    where = {i: table.pieces[i].zone % PER_SEAT if table.pieces[i].zone != STACK_ZONE else -1 for i in meant}
    in_play = [i for i in meant if where[i] in did.IN_PLAY and not table.pieces[i].hidden]
    outside = [i for i in meant if where[i] not in (BOOK, REGISTER)]
    cards = in_play or outside or meant
    return the_one(about, cards, partial(twins, table), partial(say_card, stage))
