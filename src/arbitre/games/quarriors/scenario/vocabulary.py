"""How a position of Quarriors! is written in a scenario, set up, acted in and read.

`given` says which cards are in the Wilds, whose turn and which phase it is, and what lies where. Dice are
laid with the game's own `changes.lay`, so what they do in the Ready and Locked Areas is at work.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from arbitre.games import teller
from arbitre.kernel.layers import traits
from arbitre.kernel.pieces import Event, Option
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Item, Position, Stage, Vocabulary
from arbitre.kernel.scenario.happening import about_nothing, in_the_moment, pieces_of, read_event, which
from arbitre.kernel.scenario.looking import the_one
from arbitre.kernel.scenario.phrasing import ARTICLES, verb_of
from arbitre.kernel.scenario.vocabulary import Absent, Fact, Speaker

from ..cards.index import CARD_NUMBER, CARDS, KIND_NUMBER, KINDS
from ..rules import changes as did
from ..rules.model import AREAS, CLEAN_UP, LOCKED, POOL, READY, Table, area, wilds_zone
from ..rules.payment import available
from .phrases import faces_meant, find, named, parse, say_die, say_face, title, twins
from .set_up import PHASES, set_up

VERBS: Final[tuple[tuple[str, str], ...]] = (
    ("end_turn", r"end (?:the |his |her )?turn"),
    ("done", r"(?:done|(?:leave|end) (?:the |this )?phase(?: \d)?)"),
    ("pass", r"(?:pass|no reaction)"),
    ("keep", r"(?:keep|cull nothing)"),
    ("with", r"(?:also reroll|with) (?P<die>.+)"),
    ("reroll", r"reroll (?P<die>.+)"),
    ("draw", r"draw (?:with )?(?P<die>.+)"),
    ("ability", r"(?:use )?(?:the )?ability (?:of )?(?P<die>.+)"),
    ("use", r"use (?P<die>.+)"),
    ("ready", r"ready (?P<die>.+)"),
    ("summon", r"summon (?P<die>.+)"),
    ("lock", r"lock (?P<die>.+)"),
    ("place", r"place (?P<die>.+?) (?:in|with|at|into) (?P<seat>\S+?)(?:['’]s? .*)?"),
    ("unlock", r"unlock (?P<die>.+)"),
    ("cast", r"cast (?P<die>.+)"),
    ("attach", r"attach (?:it )?to (?P<die>.+)"),
    ("copy", r"copy (?P<die>.+)"),
    ("defend", r"defend (?:with )?(?P<die>.+)"),
    ("cull", r"cull (?P<die>.+)"),
    ("capture", r"capture (?P<card>.+)"),
    ("pay", r"pay (?:with )?(?P<dice>.+)"),
    ("face", r"turn (?:(?P<die>.+) )?to (?P<face>.+)"),
    ("resolve", r"(?:resolve|apply) (?P<die>.+)"),
    ("choose", r"(?:choose )?(?P<die>.+)"),
)
"""What an action is called in the game, and how it is written."""


BARE: Final = {"end_turn": "end the turn", "done": "leave the phase", "pass": "pass", "keep": "cull nothing"}
"""The actions that are about nothing."""


def parts_of(option: Option) -> tuple[str, tuple[int, ...]]:
    """The verb of an option and what it is about: dice, a slot of the Wilds, a die and a seat or side."""
    if isinstance(option, int):
        return "choose", (option,)
    assert isinstance(option, tuple)
    if isinstance(option[0], int):
        return "choose", option
    if option[0] in ("trigger", "guard"):
        return "resolve", (option[1],)
    return option[0], option[1:]


class QuarriorsWords(Vocabulary):
    """The words of Quarriors! in scenarios."""

    subjects = (
        "PLAYER glory; PLAYER bag / pool / ready / locked / spent / used / aside (contains, lacks); "
        "DIE level / attack / defense / glory / area / owner; CARD left; quiddity, captures, phase, active, "
        "turn; at work (contains, lacks); lasting effects"
    )

    actions = (
        *(
            "summon",
            "ready",
            "lock",
            "place",
            "unlock",
            "reroll",
            "also",
            "draw",
            "use",
            "cast",
            "attach",
            "copy",
        ),
        *(
            "pay",
            "capture",
            "cull",
            "keep",
            "defend",
            "pass",
            "turn",
            "choose",
            "resolve",
            "apply",
            "yes",
            "no",
        ),
        *("leave", "end", "done", "concede"),
    )

    def position(self, names: list[str], options: dict[str, Any], given: Item, seed: int) -> Position:
        return set_up(names, options, given, seed)

    def speaker(self, stage: Stage, seat: int, lang: str) -> Speaker:
        return teller(stage.game, seat, "fr" if lang == "fr" else "en", stage.names)

    def piece(self, stage: Stage, text: str) -> Callable[[int], bool]:
        return find(stage, text)

    def say_piece(self, stage: Stage, piece: int) -> str:
        return say_die(stage, piece)

    def option(self, stage: Stage, text: str) -> Callable[[Option], bool]:
        verb, parts = verb_of(VERBS, text)
        if verb == "pay":
            return _payment(stage, parts["dice"])
        card = _slot(stage, parts["card"]) if "card" in parts else -1
        die = find(stage, parts["die"]) if "die" in parts else None
        seat = _seat(stage, parts["seat"]) if "seat" in parts else -1

        def test(option: Option) -> bool:
            is_verb, about = parts_of(option)
            if is_verb != verb:
                return False
            if verb == "capture":
                return about[0] == card
            if verb == "place" and about[1] != seat:
                return False
            if verb == "face" and about[1] not in _sides(stage, about[0], parts["face"]):
                return False
            return die is None or die(about[0])

        return test

    def say_option(self, stage: Stage, option: Option) -> str:
        verb, about = parts_of(option)
        if verb in BARE:
            return BARE[verb]
        if verb == "capture":
            return f"capture {title(CARDS[stage.state.board.wilds[about[0]]].slug)}"
        if verb == "pay":
            return "pay with " + ", ".join(say_die(stage, die) for die in about)
        said = say_die(stage, about[0])
        owner = stage.state.pieces[about[0]].owner
        if verb in ("unlock", "choose", "copy", "resolve") and owner >= 0:
            said = f"{stage.name(owner)}'s {said}"
        if verb == "face":
            return f"turn {said} to {say_face(KINDS[stage.state.pieces[about[0]].what].faces[about[1]])}"
        if verb == "place":
            return f"place {said} with {stage.name(about[1])}"
        before = {"with": "also reroll", "defend": "defend with", "attach": "attach to", "draw": "draw with"}
        return f"{before.get(verb, verb)} {said}"

    def same(self, stage: Stage, one: Option, other: Option) -> bool:
        verb, about = parts_of(one)
        other_verb, other_about = parts_of(other)
        if verb != other_verb or len(about) != len(other_about):
            return False
        if verb == "capture":
            return about == other_about
        if verb in ("place", "face"):
            faces = KINDS[stage.state.pieces[about[0]].what].faces
            alike = faces[about[1]] == faces[other_about[1]] if verb == "face" else about[1] == other_about[1]
            return alike and twins(stage, about[0], other_about[0])
        return all(twins(stage, a, b) for a, b in zip(sorted(about), sorted(other_about)))

    def wished(self, stage: Stage, seat: int, text: str) -> list[Option]:
        verb, parts = verb_of(VERBS, text)
        table: Table = stage.state
        if verb in BARE:
            return [(verb,)]
        if verb == "capture":
            return [(verb, _slot(stage, parts["card"]))]
        if "die" not in parts:
            return []
        fits = find(stage, parts["die"])
        dice = [die for die in range(len(table.pieces)) if fits(die)]
        if verb == "unlock":
            homes = [area(s, LOCKED) for s in range(len(table.seats))]
        else:
            homes = [area(seat, READY if verb == "cast" else POOL)]
        # What lies where the verb looks for it is meant; else anything of the name.
        near = [die for die in dice if table.pieces[die].zone in homes]
        if verb == "place":
            return [(verb, die, _seat(stage, parts["seat"])) for die in near or dice]
        return [(verb, die) for die in near or dice[:1]]

    def fact(self, stage: Stage, subject: str) -> Fact | None:
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
            return len(table.ids(wilds_zone(table, _slot(stage, about))))
        if aspect in ("level", "attack", "defense", "glory", "area", "owner") and about:
            return _figure(stage, about, aspect)
        return None

    rest_before = did.PHASE

    def rests(self, state: Table, event: Event) -> int | None:
        return state.board.active if event.amount == CLEAN_UP else None

    def rolled(self, stage: Stage, event: Event) -> list[tuple[int, int]]:
        if event.kind != did.ROLLED:
            return []
        return [(stage.state.pieces[die].what, side) for die, side in zip(event.group, event.values)]

    def event(self, stage: Stage, text: str) -> Callable[[Event], bool]:
        told = read_event(text, did.PERFORMS)
        seat, name = stage.led_by(told.about)
        die = _die_of(stage, told.kind, told.about) if name else None

        def test(event: Event) -> bool:
            if event.kind != told.kind or not told.fits(event):
                return False
            if die is not None:
                return die(event)
            return seat is None or seat in (event.seat, event.other)

        return test


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
        _slot(stage, phrase.card)  # another card of the kind has no dice here
    table: Table = stage.state
    what = KIND_NUMBER[phrase.kind]
    nth = which(stage, lambda die: table.pieces[die].what == what, phrase.nth)

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


def _slot(stage: Stage, text: str) -> int:
    """The slot of the Wilds with this card."""
    first, _, rest = text.partition(" ")
    bare = rest if first.lower() in ARTICLES else text
    name = named(bare)
    if name is None:
        raise BadInput(f"no card is called '{bare}'; see `arbitre cards quarriors`.")
    kind, card = name
    board = stage.state.board
    slot: int = board.slot_of[KIND_NUMBER[kind]]
    if slot < 0 or (card and board.wilds[slot] != CARD_NUMBER[card]):
        there = ", ".join(title(CARDS[number].slug) for number in board.wilds)
        raise BadInput(
            f"{title(card or kind)} is not in these Wilds; name it under `wilds`. There are {there}."
        )
    return slot


def _seat(stage: Stage, name: str) -> int:
    seat = stage.seat(name)
    if seat is None:
        raise BadInput(f"nobody is called '{name}'; there are {', '.join(stage.names)}.")
    return seat


def _sides(stage: Stage, die: int, text: str) -> list[int]:
    return faces_meant(KINDS[stage.state.pieces[die].what].slug, text) or []


def _payment(stage: Stage, text: str) -> Callable[[Option], bool]:
    """The ways to pay with exactly these dice."""
    names = []
    for part in re.split(r",| and ", text):
        times = re.fullmatch(r"\s*(\d+)\s*[x×]\s*(.+)", part)
        names += [times[2]] * int(times[1]) if times else [part]
    tests = [find(stage, name) for name in names]

    def test(option: Option) -> bool:
        verb, about = parts_of(option)
        if verb != "pay" or len(about) != len(tests):
            return False
        left = list(about)
        for fits in tests:
            die = next((d for d in left if fits(d)), None)
            if die is None:
                return False
            left.remove(die)
        return True

    return test


VOCABULARY: Final = QuarriorsWords()
