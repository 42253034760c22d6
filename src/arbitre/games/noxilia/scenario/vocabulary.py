"""How a position of Noxilia is written in a scenario, set up, acted in and read.

`given` says what stands and lies where, whose turn it is and what everybody has. An action is written in the
small steps in which the game asks for it: "charge with Oath Knight", then "target Rag Ghoul".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.games import teller
from arbitre.kernel.pieces import Event, Option
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Item, Position, Stage, Vocabulary
from arbitre.kernel.scenario.happening import about_nothing, in_the_moment, pieces_of, read_event, which
from arbitre.kernel.scenario.looking import happened_before
from arbitre.kernel.scenario.phrasing import verb_of
from arbitre.kernel.scenario.vocabulary import Fact, Speaker

from ..cards.index import NUMBER, TYPE
from ..rules.changes import turn as did
from ..rules.model import HAND, LIBRARY, Table, ground, place
from .facts import SUBJECTS, fact
from .phrases import find, named, parse, say_card, twins
from .places import space_meant, space_name
from .set_up import set_up

CARD: Final = r"(?P<card>.+)"
VERBS: Final[tuple[tuple[str, str], ...]] = (
    ("end_turn", r"(?:end (?:the )?turn|(?:begin )?(?:the )?next turn)"),
    ("pass", r"(?:pass|reveal nothing|redirect nothing|no reaction)"),
    ("done", r"(?:done|muster nothing(?: more)?)"),
    ("stop", r"(?:stop|stay|target nothing(?: more)?)"),
    ("none", r"take nothing"),
    ("move", rf"move (?:with )?{CARD}"),
    ("charge", rf"charge (?:with )?{CARD}"),
    ("fall_back", rf"fall back (?:with )?{CARD}"),
    ("melee", rf"(?:melee|attack)(?: with)? {CARD}"),
    ("ranged", rf"(?:ranged(?: attack)?|shoot)(?: with)? {CARD}"),
    ("equip", rf"equip {CARD}"),
    ("heal", rf"heal with {CARD}"),
    ("purify", rf"purify with {CARD}"),
    ("adventure", rf"send {CARD} on (?:an )?adventure"),
    ("ability", rf"use (?:the )?(?:(?P<nth>second) )?(?:ability of )?{CARD}"),
    ("play", rf"play {CARD}"),
    ("cast", rf"cast {CARD}"),
    ("lay", rf"lay {CARD}"),
    ("to", r"to (?P<zone>.+)"),
    ("target", rf"(?:target|at) {CARD}"),
    ("take", rf"take {CARD}"),
    ("caster", rf"(?:by|with) {CARD}"),
    ("under", rf"under {CARD}"),
    ("bearer", rf"on {CARD}"),
    ("pay", rf"pay with {CARD}"),
    ("guard", rf"redirect (?:it )?to {CARD}"),
    ("reveal", rf"reveal {CARD}"),
    ("discard", rf"discard {CARD}"),
    ("muster", rf"muster {CARD}"),
    ("resolve", rf"resolve {CARD}"),
    ("choose", rf"(?:choose )?{CARD}"),
)
"""What an action is called in the game, and how it is written."""

BARE: Final = {
    "end_turn": "next turn",
    "pass": "pass",
    "done": "done",
    "stop": "stop",
    "none": "take nothing",
}
"""The answers that are about nothing."""

SAID: Final = {
    "charge": "charge with",
    "fall_back": "fall back with",
    "melee": "attack with",
    "ranged": "shoot with",
    "heal": "heal with",
    "purify": "purify with",
    "ability": "use ability of",
    "caster": "by",
    "bearer": "on",
    "pay": "pay with",
    "guard": "redirect to",
}
"""How a verb is said where it is not said by its own name."""

ONE_WORD: Final = {"event": "play", "attach": "play", "produce": "pay"}
"""Options that are written with the same verb as another."""

PLAYED: Final = {"unit": "play", "hero": "play", "event": "event", "equipment": "attach"}
FROM_HAND: Final = ("play", "event", "attach", "cast", "lay")


def parts_of(option: Option) -> tuple[str, tuple[int, ...]]:
    """The verb of an option, as it is written, and what it is about: a card, a space."""
    if isinstance(option, int):
        return "choose", (option,)
    assert isinstance(option, tuple)
    if isinstance(option[0], int):
        return "choose", option
    verb = option[0]
    if verb == "trigger" or (verb == "guard" and len(option) > 2):
        return "resolve", (option[1],)
    return str(ONE_WORD.get(verb, verb)), option[1:]


class NoxiliaWords(Vocabulary):
    """The words of Noxilia in scenarios."""

    subjects = SUBJECTS
    rest_before = did.TURN

    actions = (
        *("pass", "move", "charge", "fall", "attack", "melee", "shoot", "ranged", "equip", "heal", "purify"),
        *(
            "send",
            "use",
            "play",
            "cast",
            "lay",
            "to",
            "target",
            "at",
            "take",
            "by",
            "with",
            "under",
            "on",
            "pay",
        ),
        *(
            "redirect",
            "reveal",
            "discard",
            "muster",
            "resolve",
            "choose",
            "stop",
            "stay",
            "done",
            "yes",
            "no",
        ),
        *("next", "end", "concede"),
    )

    def position(self, names: list[str], options: dict[str, Any], given: Item, seed: int) -> Position:
        return set_up(names, options, given, seed)

    def speaker(self, stage: Stage, seat: int, lang: str) -> Speaker:
        return teller(stage.game, seat, "fr" if lang == "fr" else "en", stage.names)

    def piece(self, stage: Stage, text: str) -> Callable[[int], bool]:
        return find(stage, text)

    def say_piece(self, stage: Stage, piece: int) -> str:
        return say_card(stage, piece)

    def option(self, stage: Stage, text: str) -> Callable[[Option], bool]:
        if text.strip().lower() in ("yes", "no"):
            return lambda option: False  # a yes or no where none is asked
        verb, parts = verb_of(VERBS, text)
        pending = stage.game.pending
        seat = pending.seat if pending else None
        space = _space(stage, parts["zone"], seat) if "zone" in parts else -1
        fits = thing_meant(stage, parts["card"], seat) if "card" in parts else None

        def test(option: Option) -> bool:
            is_verb, about = parts_of(option)
            if is_verb != verb:
                return False
            if verb == "to":
                return about[0] == space
            if verb == "ability" and about[1] != int("nth" in parts):
                return False
            return fits is None or fits(about[0])

        return test

    def say_option(self, stage: Stage, option: Option) -> str:
        verb, about = parts_of(option)
        if verb in BARE:
            return BARE[verb]
        if verb == "to":
            return f"to {space_name(stage.names, about[0])}"
        if verb == "adventure":
            return f"send {say_card(stage, about[0])} on adventure"
        table: Table = stage.state
        if about[0] in table.board.places:
            said = space_name(stage.names, table.board.places.index(about[0]))
        else:
            said = say_card(stage, about[0])
        which = "use second" if verb == "ability" and about[1] else SAID.get(verb, verb)
        return f"{which} {said}"

    def same(self, stage: Stage, one: Option, other: Option) -> bool:
        verb, about = parts_of(one)
        other_verb, other_about = parts_of(other)
        if verb != other_verb or len(about) != len(other_about) or about[1:] != other_about[1:]:
            return False
        if verb == "to":
            return about == other_about
        return not about or twins(stage, about[0], other_about[0])

    def wished(self, stage: Stage, seat: int, text: str) -> list[Option]:
        if text.strip().lower() in ("yes", "no"):
            return []
        verb, parts = verb_of(VERBS, text)
        table: Table = stage.state
        if verb in BARE:
            return [(verb,)]
        if verb == "to":
            return [("to", _space(stage, parts["zone"], seat))]
        fits = thing_meant(stage, parts["card"], seat)
        things = [thing for thing in range(len(table.pieces)) if fits(thing)]
        if verb == "play":
            verb = next((PLAYED.get(TYPE[table.pieces[t].what], "play") for t in things), "play")
        # What lies where the verb looks for it is meant; else anything of the name.
        near = [thing for thing in things if _near(table, seat, verb, thing)]
        more = (int("nth" in parts),) if verb == "ability" else ()
        return [(verb, thing, *more) for thing in near or things]

    def fact(self, stage: Stage, subject: str) -> Fact | None:
        if " before " in subject:
            return happened_before(stage, subject, self.event)
        return fact(stage, subject)

    def rests(self, state: Table, event: Event) -> int | None:
        return event.seat if state.board.turn else None

    def event(self, stage: Stage, text: str) -> Callable[[Event], bool]:
        told = read_event(text, did.PERFORMS)
        table: Table = stage.state
        seat, rest = None, told.about
        space = space_meant(table, stage.names, rest, None) if rest else None
        if space is None:
            seat, rest = stage.led_by(rest)
            space = space_meant(table, stage.names, rest, None) if rest else None
        card = _card_of(stage, told.kind, told.about) if rest and space is None else None

        def test(event: Event) -> bool:
            if event.kind != told.kind or not told.fits(event):
                return False
            if card is not None:
                return card(event)
            if seat is not None and seat not in (event.seat, event.other):
                return False
            if space is not None:
                return event.to in (space, ground(table, space)) or event.piece == table.board.places[space]
            return True

        return test


OF_PLAYERS: Final = (
    *("fell", "attack_over", "halted", "mana", "acted", "advanced", "dawn", "dusk", "faded", "gold", "kept"),
    *("passed", "phase", "ready", "reset", "started", "turn", "shuffled", "poured", "began", "ended"),
)
"""Events that are about no card."""


def _card_of(stage: Stage, kind: str, text: str) -> Callable[[Event], bool]:
    """The test for events about the card a text names."""
    if kind in OF_PLAYERS:
        raise about_nothing(kind, text)
    table: Table = stage.state
    phrase = parse(stage.names, text, None, table)
    if phrase.in_the_moment:
        raise in_the_moment(text, "its card by name, whose it is (its owner's) and 'second'")
    what = NUMBER[phrase.slug]

    def fits(card: int) -> bool:
        return phrase.whose in (None, table.pieces[card].owner)

    nth = which(stage, lambda card: table.pieces[card].what == what and fits(card), phrase.nth)

    def test(event: Event) -> bool:
        return any(was == what and fits(card) and nth(card) for card, was in pieces_of(event).items())

    return test


def thing_meant(stage: Stage, text: str, seat: int | None) -> Callable[[int], bool]:
    """The test for a card by its phrase, or for the zone card of a zone by the name of the zone."""
    table: Table = stage.state
    space = None if named(text) else space_meant(table, stage.names, text, seat)
    if space is None and named(text) and TYPE[NUMBER[named(text) or ""]] == "zone":
        space = space_meant(table, stage.names, text, seat)
    if space is not None:
        card = table.board.places[space]
        return lambda thing: thing == card
    return find(stage, text, seat)


def _space(stage: Stage, text: str, seat: int | None) -> int:
    space = space_meant(stage.state, stage.names, text, seat)
    if space is None:
        raise BadInput(f"no zone is called '{text}'.")
    return space


def _near(table: Table, seat: int, verb: str, thing: int) -> bool:
    """Whether a card lies where a verb looks for it."""
    it = table.pieces[thing]
    if verb in FROM_HAND:
        return it.zone == place(table, seat, HAND)
    if verb == "muster":
        return it.zone == place(table, seat, LIBRARY)
    if verb in ("target", "choose"):
        return it.zone < len(table.board.places)
    return it.zone < len(table.board.places) and it.controller == seat


VOCABULARY: Final = NoxiliaWords()
