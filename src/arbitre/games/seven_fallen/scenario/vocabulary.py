"""How a position of Seven Fallen is written in a scenario, set up, acted in and read.

`given` says what lies where, whose turn it is and what everybody has. An action is written in the small
steps in which the game asks for it: "announce Spark Drake", "ready", "Spark Drake attacks Gnawling".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from arbitre.games import teller
from arbitre.kernel.pieces import Event, Option
from arbitre.kernel.scenario import Item, Position, Stage, Vocabulary
from arbitre.kernel.scenario.happening import about_nothing, in_the_moment, pieces_of, read_event, which
from arbitre.kernel.scenario.looking import happened_before
from arbitre.kernel.scenario.phrasing import ORDINALS, verb_of
from arbitre.kernel.scenario.vocabulary import Fact, Speaker

from ..cards.index import CARD_NUMBER, MIRACLE, TYPE
from ..rules import changes as did
from ..rules.model import BOOK, HAND, LIMBO, PURGATORY, REAR, REGISTER, SECRET, Table, area
from .areas import plain
from .effects import effect_meant, powers, sacrifices, say_effect, say_source
from .facts import SUBJECTS, fact
from .phrases import find, parse, say_card, twins
from .set_up import set_up

CARD: Final = r"(?P<card>.+?)"
OTHER: Final = r"(?P<other>.+)"
VERBS: Final[tuple[tuple[str, str], ...]] = (
    ("end_turn", r"(?:begin )?(?:the )?next turn"),
    ("done", r"(?:done|end the word)"),
    ("pass", r"pass"),
    ("stay", r"stay"),
    ("ready", r"ready"),
    ("go", r"go"),
    ("none", r"target nothing(?: more)?"),
    ("archangel", r"put the archangel into play"),
    ("look", r"look at the register"),
    ("wait", r"wait"),
    ("assault", r"(?:begin the )?attack(?: phase)?"),
    ("first", r"let (?P<player>\w+) begin"),
    ("class", r"class (?P<word>.+)"),
    ("effect", r"(?:choose )?effect (?P<word>.+)"),
    ("treasure", r"treasure (?P<word>.+)"),
    ("pay", rf"pay (?P<number>\d+) from {CARD}"),
    ("poseidor", rf"spend poseidor from {CARD}"),
    ("attack", rf"{CARD} attacks {OTHER}"),
    ("cancel", rf"cancel {CARD}"),
    ("join", rf"join (?:with )?{CARD}"),
    ("announce", rf"announce {CARD}"),
    ("ambush", rf"ambush with {CARD}"),
    ("reinforce", rf"reinforce with {CARD}"),
    ("withdraw", rf"withdraw {CARD}"),
    ("retreat", rf"retreat {CARD}"),
    ("worship", rf"worship {CARD}"),
    ("top", rf"put {CARD} on top"),
    ("under", rf"put {CARD} under"),
    ("play", rf"play {CARD}"),
    ("hide", rf"hide {CARD}"),
    ("unveil", rf"unveil {CARD}"),
    ("rise", rf"raise {CARD}"),
    ("use", rf"use (?:(?:the )?(?P<nth>first|second|third) ability of )?{CARD}"),
    ("sacrifice", rf"sacrifice {OTHER} for {CARD}"),
    ("invoke", rf"invoke {CARD} destroying {OTHER}"),
    ("link", rf"link {CARD} to {OTHER}"),
    ("target", rf"target {CARD}"),
    ("on", rf"on {CARD}"),
    ("revoke", rf"revoke {CARD}"),
    ("discard", rf"discard {CARD}"),
    ("offer", rf"offer {CARD}"),
    ("change", rf"change {CARD}"),
    ("next", rf"stack (?:(?P<word>[a-z][a-z0-9 ]*?) of )?{CARD}"),
    ("choose", rf"(?:choose )?{CARD}"),
)
"""What an action is called in the game, and how it is written."""

BARE: Final = {
    "end_turn": "next turn",
    "done": "done",
    "pass": "pass",
    "stay": "stay",
    "ready": "ready",
    "go": "go",
    "none": "target nothing",
    "archangel": "put the Archangel into play",
    "look": "look at the register",
    "wait": "wait",
    "assault": "attack",
}
"""The answers that are about nothing."""

SAID: Final = {
    "attack": "{} attacks {}",
    "link": "link {} to {}",
    "invoke": "invoke {} destroying {}",
    "sacrifice": "sacrifice {1} for {0}",
    "top": "put {} on top",
    "under": "put {} under",
    "rise": "raise {}",
    "ambush": "ambush with {}",
    "reinforce": "reinforce with {}",
    "poseidor": "spend poseidor from {}",
}
"""How a verb is said where it is not said by its own name."""

CHOSEN: Final = ("choose", "change", "strike", "on", "guard")
"""What a card alone, or `choose CARD`, can mean."""

PAIRS: Final = ("attack", "link", "invoke")
"""Verbs about two cards."""


class Deed:
    """An option taken apart: its verb, the cards it is about, and the rest of it."""

    __slots__ = ("cards", "rest", "verb")

    def __init__(self, option: Option) -> None:
        if isinstance(option, int):
            option = ("choose", option)
        assert isinstance(option, tuple)
        verb = str(option[0])
        self.verb = "play" if verb == "miracle" else verb
        self.cards: tuple[int, ...] = ()
        self.rest: tuple[Any, ...] = option[1:]
        if verb in PAIRS:
            self.cards, self.rest = option[1:3], option[3:]
        elif verb == "sacrifice":
            self.cards, self.rest = (option[1], option[3]), (option[2],)
        elif verb not in ("first", "class", "effect", "treasure") and len(option) > 1:
            self.cards, self.rest = option[1:2], option[2:]


class SevenFallenWords(Vocabulary):
    """The words of Seven Fallen in scenarios."""

    subjects = SUBJECTS
    rest_before = did.BEGIN_TURN

    actions = (
        *(
            "let",
            "retreat",
            "stay",
            "put",
            "look",
            "wait",
            "worship",
            "play",
            "pay",
            "target",
            "revoke",
            "offer",
        ),
        *(
            "discard",
            "link",
            "hide",
            "unveil",
            "raise",
            "invoke",
            "use",
            "sacrifice",
            "spend",
            "class",
            "effect",
        ),
        *(
            "stack",
            "attack",
            "announce",
            "ambush",
            "reinforce",
            "ready",
            "join",
            "go",
            "cancel",
            "order",
            "on",
        ),
        *("treasure", "withdraw", "change", "choose", "yes", "no", "pass", "done", "next", "concede"),
    )

    def position(self, names: list[str], options: dict[str, Any], given: Item, seed: int) -> Position:
        return set_up(names, options, given, seed)

    def rests(self, state: Table, event: Event) -> int | None:
        return 1 - event.seat if state.board.turn else None

    def speaker(self, stage: Stage, seat: int, lang: str) -> Speaker:
        return teller(stage.game, seat, "fr" if lang == "fr" else "en", stage.names)

    def piece(self, stage: Stage, text: str) -> Callable[[int], bool]:
        return find(stage, text)

    def say_piece(self, stage: Stage, piece: int) -> str:
        return say_card(stage, piece)

    def option(self, stage: Stage, text: str) -> Callable[[Option], bool]:
        verb, parts = verb_of(VERBS, text)
        fits = [find(stage, parts[name]) for name in ("card", "other") if name in parts]

        def test(option: Option) -> bool:
            deed = Deed(option)
            if deed.verb != verb and not (verb == "choose" and deed.verb in CHOSEN):
                return False
            if len(deed.cards) < len(fits) or not _rest_meant(stage, deed, parts):
                return False
            return all(fit(card) for fit, card in zip(fits, deed.cards))

        return test

    def say_option(self, stage: Stage, option: Option) -> str:
        deed = Deed(option)
        verb = deed.verb
        if verb in BARE:
            return BARE[verb]
        if verb == "first":
            return f"let {stage.name(deed.rest[0])} begin"
        if verb == "effect":
            return say_effect(deed.rest[0])
        if verb == "next":
            return f"stack {say_source(stage.state, deed.rest[0], deed.cards[0])}"
        if not deed.cards:
            return f"{verb} {' and '.join(str(part) for part in deed.rest)}"
        cards = [say_card(stage, card) for card in deed.cards]
        if verb == "pay":
            return f"pay {deed.rest[0]} from {cards[0]}"
        if verb == "use":
            own = powers(stage.state.pieces[deed.cards[0]].what)
            which = own.index(deed.rest[0]) if deed.rest[0] in own else 0
            return f"use {f'{list(ORDINALS)[which]} ability of ' if len(own) > 1 else ''}{cards[0]}"
        return SAID.get(verb, "{verb} {}").format(*cards, verb=verb)

    def same(self, stage: Stage, one: Option, other: Option) -> bool:
        a, b = Deed(one), Deed(other)
        if a.verb != b.verb or len(a.cards) != len(b.cards):
            return False
        if a.verb in ("next", "guard"):
            return a.rest[0] == b.rest[0] and twins(stage.state, a.cards[0], b.cards[0])
        return a.rest == b.rest and all(twins(stage.state, i, j) for i, j in zip(a.cards, b.cards))

    def wished(self, stage: Stage, seat: int, text: str) -> list[Option]:
        verb, parts = verb_of(VERBS, text)
        table: Table = stage.state
        if verb in BARE:
            return [(verb,)]
        if "card" not in parts:
            return []
        cards = _near(table, seat, verb, find(stage, parts["card"]))
        others = _near(table, 1 - seat, "", find(stage, parts["other"])) if "other" in parts else []
        if verb in ("sacrifice", "invoke", "link"):
            others = _near(table, seat, "", find(stage, parts["other"]))
        if verb == "sacrifice":
            return [
                (verb, card, name, other)
                for card in cards
                for name in sacrifices(table.pieces[card].what)
                for other in others
            ]
        if verb == "use":
            return [("use", i, name) for i in cards for name in _powers_meant(table, i, parts)]
        if verb in PAIRS:
            return [(verb, card, other) for card in cards for other in others]
        if verb == "play":
            return [("miracle" if TYPE[table.pieces[i].what] == MIRACLE else "play", i) for i in cards]
        if verb == "pay":
            return [("pay", i, int(parts["number"])) for i in cards]
        return [(verb, card) for card in cards]

    def fact(self, stage: Stage, subject: str) -> Fact | None:
        if " before " in subject:
            return happened_before(stage, subject, self.event)
        return fact(stage, subject)

    def event(self, stage: Stage, text: str) -> Callable[[Event], bool]:
        told = read_event(text, did.PERFORMS)
        seat, rest = stage.led_by(told.about)
        card = _card_of(stage, told.kind, told.about) if rest else None

        def test(event: Event) -> bool:
            if event.kind != told.kind or not told.fits(event):
                return False
            if card is not None:
                return card(event)
            return seat is None or event.seat == seat

        return test


OF_PLAYERS: Final = (
    *("attack", "turn", "phase", "stage", "opened", "closed", "passed"),
    *("shuffled", "poured", "began", "ended"),
)
"""Events that are about no card."""


def _card_of(stage: Stage, kind: str, text: str) -> Callable[[Event], bool]:
    """The test for events about the card a text names."""
    if kind in OF_PLAYERS:
        raise about_nothing(kind, text)
    phrase = parse(stage.names, text)
    if phrase.in_the_moment:
        raise in_the_moment(text, "its card by name, whose it is and 'second'")
    table: Table = stage.state

    def of_kind(what: int) -> bool:
        return TYPE[what] == phrase.role if phrase.role >= 0 else CARD_NUMBER[phrase.slug] == what

    def fits(card: int) -> bool:
        return phrase.whose in (None, table.pieces[card].owner)

    nth = which(stage, lambda card: of_kind(table.pieces[card].what) and fits(card), phrase.nth)

    def test(event: Event) -> bool:
        told = pieces_of(event).items()
        return any(was >= 0 and of_kind(was) and fits(card) and nth(card) for card, was in told)

    return test


def _rest_meant(stage: Stage, deed: Deed, parts: dict[str, str]) -> bool:
    """Whether what an option says besides its cards is what was written."""
    if deed.verb == "first":
        return bool(stage.seat(parts["player"]) == deed.rest[0])
    if deed.verb == "effect":
        return effect_meant(parts["word"], deed.rest[0])
    if deed.verb == "class":
        return plain(parts["word"]) == plain(str(deed.rest[0]))
    if deed.verb == "treasure":
        return [int(part) for part in re.findall(r"\d+", parts["word"])] == list(deed.rest)
    if deed.verb == "pay":
        return parts["number"] == str(deed.rest[0])
    if deed.verb == "next" and "word" in parts:
        said = say_source(stage.state, deed.rest[0], deed.cards[0])
        return said.lower().startswith(f"{parts['word'].lower()} of ")
    if deed.verb == "use" and "nth" in parts:
        return deed.rest[0] in _powers_meant(stage.state, deed.cards[0], parts)
    return True


def _powers_meant(table: Table, piece: int, parts: dict[str, str]) -> list[str]:
    """The abilities of a card that "use" means: all of them, or the second."""
    own = powers(table.pieces[piece].what)
    if "nth" not in parts:
        return own
    which = ORDINALS[parts["nth"].lower()]
    return own[which : which + 1]


def _near(table: Table, seat: int, verb: str, fits: Callable[[int], bool]) -> list[int]:
    """The cards meant: those lying where the verb looks for them if there are any, then those in play."""
    found = [it.id for it in table.pieces if fits(it.id)]
    places = {
        "play": (HAND, LIMBO),
        "hide": (HAND, LIMBO),
        "rise": (LIMBO,),
        "unveil": (SECRET,),
        "invoke": (PURGATORY,),
        "announce": (REAR,),
        "ambush": (REAR,),
        "reinforce": (REAR,),
    }.get(verb, did.IN_PLAY)
    here = [area(seat, which) for which in places]
    in_play = [area(each, which) for each in (seat, 1 - seat) for which in did.IN_PLAY]
    unseen = [area(each, which) for each in (0, 1) for which in (BOOK, REGISTER)]
    zone_of = {i: table.pieces[i].zone for i in found}
    return (
        [i for i in found if zone_of[i] in here]
        or [i for i in found if zone_of[i] in in_play and not table.pieces[i].hidden]
        or [i for i in found if zone_of[i] not in unseen]
        or found
    )


VOCABULARY: Final = SevenFallenWords()
