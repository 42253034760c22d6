"""Positions for tests: cards laid where a test wants them, and a hand to play them by name.

Printed figures may still be tuned: where a test counts, it writes the figures it counts with, "rime-siren
2/4" (ATQ/FV) or "brick-golem 2" (Shield), and markers make the card so.
"""

from __future__ import annotations

import sys
from itertools import count
from typing import Any

import msgspec
import pytest

from arbitre.games.seven_fallen.cards import index as catalogue
from arbitre.games.seven_fallen.cards.index import ATQ, BOU, CARD_NUMBER, CARDS, ENERGY, FV, NODES
from arbitre.games.seven_fallen.decks import check as deck_check
from arbitre.games.seven_fallen.language import Leader
from arbitre.games.seven_fallen.meaning.keywords import STIRRING
from arbitre.games.seven_fallen.rules import changes as did
from arbitre.games.seven_fallen.rules.game import RULES
from arbitre.games.seven_fallen.rules.model import AREAS, FIRE, PUT, REAR, WORD, Table
from arbitre.games.seven_fallen.rules.places import area
from arbitre.kernel.door import happen
from arbitre.kernel.effects import Ability, Node, walk
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Event

DECKS = ["drowned-treasury", "drowned-treasury"]  # its Eden has nothing to use in an attack phase
QUIET = ("pay", "next_effect", "link", "revoke")


class Sitting:
    """A game with cards called by name: `s["gnawling"]` is seat 0's first, `s[1, "gnawling"]` seat 1's."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def table(self) -> Table:
        return self.game.state

    def __getitem__(self, name: str | tuple[int, str]) -> int:
        seats, slug = ((0, 1), name) if isinstance(name, str) else ((name[0],), name[1])
        for seat in seats:
            for piece in self.table.pieces:
                found = piece.owner == seat and CARDS[piece.what].slug == slug
                if found and AREAS[piece.zone % len(AREAS)] not in ("book", "register"):
                    return piece.id
        raise KeyError(name)

    def divinity(self, seat: int) -> int:
        return self.table.seats[seat].divinity

    def where(self, name: str | tuple[int, str] | int) -> str:
        piece = name if isinstance(name, int) else self[name]
        return self.table.zones[self.table.pieces[piece].zone].name

    def piece(self, name: str | tuple[int, str] | int) -> Any:
        return self.table.pieces[name if isinstance(name, int) else self[name]]

    @property
    def asked(self) -> str:
        return str(self.game.pending.say[0]) if self.game.pending else ""

    @property
    def options(self) -> list[Any]:
        assert self.game.pending is not None
        return self.game.pending.options

    def option(self, verb: str, *parts: Any) -> tuple[Any, ...]:
        cards = ("play", "attack", "announce", "ambush", "reinforce", "target", "miracle", "hide", "unveil")
        more = ("cancel", "join", "rise", "on", "withdraw", "retreat", "invoke", "offer", "worship")
        if verb not in (*cards, *more):
            return (verb, *parts)
        return (verb, *(p if isinstance(p, int) else self[p] for p in parts))

    def do(self, verb: str, *parts: Any) -> Sitting:
        """Answer with this option, and with the first one to what does not matter here."""
        self.game.answer(self.option(verb, *parts))
        return self.skip()

    def skip(self) -> Sitting:
        while self.game.pending is not None and self.asked in QUIET:
            self.game.answer(self.options[0])
        return self

    def say(self, answer: Any) -> Sitting:
        self.game.answer(answer)
        return self.skip()

    def calm(self) -> Sitting:
        """Everybody passes until no word is open."""
        while self.asked == "answer":
            self.do("pass")
        return self

    def offered(self, verb: str, *parts: Any) -> bool:
        return self.option(verb, *parts) in self.options

    def why(self, seat: int, verb: str, *parts: Any) -> str:
        refusal = self.game.why_not(seat, self.option(verb, *parts))
        return refusal.rule if refusal else ""


def arrange(mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None) -> Sitting:
    """Seat 0 in its Divine Word. For each seat: cards by area (a tuple is an Angel with what is on it), the
    number of `worshippers`, the `energy` of the Temple, `damage` by name, `fv` and `feathers` of the
    Divinity."""
    table: Table = RULES.start(2, {"decks": DECKS}, 1)
    for seat, wish in enumerate((mine or {}, theirs or {})):
        lay(table, seat, wish)
    board = table.own_board()
    board.phase, board.turn, board.active = WORD, 1, 0
    board.dirty = board.lonely = False
    table.queue = ()  # nobody hears of what lay there already
    return Sitting(Game(RULES, table))


def take(table: Table, seat: int, slug: str) -> int:
    """A page from the bottom of the book, made into this card."""
    pile = "register" if CARDS[CARD_NUMBER[slug]].type == "worshipper" else "book"
    piece = table.ids(area(seat, AREAS.index(pile)))[0]
    table.own(piece).what = CARD_NUMBER[slug]
    return piece


def put(table: Table, seat: int, entry: str, to: int, host: int = -1) -> int:
    """A card laid on the battlefield, with the figures written beside its name."""
    slug, _, figures = entry.partition(" ")
    piece = take(table, seat, slug)
    happen(table, Event(did.ENTERED, seat, piece, host, to=to, amount=PUT))
    it = table.own(piece)
    if "/" in figures:
        atq, fv = figures.split("/")
        it.atq, it.fv = int(atq) - ATQ[it.what], int(fv) - FV[it.what]
    elif figures:
        it.bou = int(figures) - BOU[it.what]
    return piece


def lay(table: Table, seat: int, wish: dict[str, Any]) -> None:
    player = table.own_seat(seat)
    if "archangel" in wish:
        table.own(player.archangel).what = CARD_NUMBER[wish["archangel"]]
        if wish.get("arrived"):
            to = area(seat, AREAS.index(wish["arrived"]))
            happen(table, Event(did.ENTERED, seat, player.archangel, to=to, amount=PUT))
    for which in ("rear", "fire"):
        for entry in wish.get(which, ()):
            names = entry if isinstance(entry, tuple) else (entry,)
            to = area(seat, AREAS.index(which))
            angel = put(table, seat, names[0], to)
            for extra in names[1:]:
                other = put(table, seat, extra, to, angel)
                if CARDS[table.pieces[other].what].type == "golem":
                    happen(table, Event(did.LINKED, seat, other, angel))
    for which in ("hand", "limbo", "purgatory", "pandemonium"):
        for name in wish.get(which, ()):
            happen(table, Event(did.MOVED, seat, take(table, seat, name), to=area(seat, AREAS.index(which))))
    for name in wish.get("secret", ()):
        happen(table, Event(did.HIDDEN, seat, take(table, seat, name), to=area(seat, 7)))
    for name in wish.get("blessings", ()):
        to = area(seat, 3)
        happen(table, Event(did.ENTERED, seat, take(table, seat, name), to=to, amount=PUT))
    for _ in range(wish.get("worshippers", 0)):
        piece = take(table, seat, "salt-banker")
        happen(table, Event(did.ENTERED, seat, piece, to=area(seat, 3), amount=PUT))
        energy = wish.get("each", 0) - ENERGY[table.pieces[piece].what]
        happen(table, Event(did.ENERGISED, seat, piece, amount=energy))
    for pile in ("register", "book"):
        zone = area(seat, AREAS.index(pile))
        for piece in table.ids(zone)[wish.get(pile, 99) :]:
            happen(table, Event(did.MOVED, seat, piece, to=area(seat, 9)))
    temple = player.temple
    wanted = wish.get("energy", 0) - table.pieces[temple].energy
    happen(table, Event(did.ENERGISED, seat, temple, amount=wanted))
    for name, amount in wish.get("damage", {}).items():
        for piece in in_lines(table, seat, name):
            table.own(piece).damage = amount
    for name in wish.get("frozen", ()):
        for piece in in_lines(table, seat, name):
            table.own(piece).frozen = True
    divinity = table.own(player.divinity)
    if "fv" in wish:
        divinity.damage = FV[divinity.what] - wish["fv"]
        divinity.mortal = wish["fv"] == 0
    divinity.feathers = wish.get("feathers", divinity.feathers)


def in_lines(table: Table, seat: int, slug: str) -> list[int]:
    """The cards of this name a seat has on the battlefield."""
    found = [i for which in (REAR, FIRE) for i in table.ids(area(seat, which))]
    return [i for i in found if CARDS[table.pieces[i].what].slug == slug]


# Cards that are not in the set

REPRINTS = count(1)


def reprint(monkeypatch: pytest.MonkeyPatch, slug: str, *abilities: Node) -> None:
    """For one test, as though these keywords and abilities were printed on the card instead of its own."""
    trial = next(REPRINTS)
    for number, node in enumerate(walk(abilities)):
        name = f"trial-{trial}-{slug}/{number}"
        monkeypatch.setitem(NODES.nodes, name, node)
        monkeypatch.setitem(NODES._names, id(node), name)
    what = CARD_NUMBER[slug]
    keywords = tuple(node for node in abilities if not isinstance(node, Ability))
    lasting = tuple(NODES.name(node) for node in abilities if isinstance(node, Ability))
    stealth = next((k.value for k in keywords if isinstance(k, catalogue.Stealth)), -1)
    kinds = frozenset(type(node) for node in keywords)
    for table, entry in (
        ("KEYWORDS", keywords),
        ("KINDS", kinds),
        ("ABILITIES", lasting),
        ("STEALTH", stealth),
    ):
        old = getattr(catalogue, table)
        new = (*old[:what], entry, *old[what + 1 :])
        for module in [m for name, m in sys.modules.items() if name.startswith("arbitre.games.seven_fallen")]:
            if getattr(module, table, None) is old:
                monkeypatch.setattr(module, table, new)
    for kind, stirs in STIRRING.items():
        entry = kind in kinds or catalogue.Valhalla in kinds
        monkeypatch.setitem(STIRRING, kind, (*stirs[:what], entry, *stirs[what + 1 :]))


def second_leader(monkeypatch: pytest.MonkeyPatch) -> None:
    """For one test, the Hearthguard is a Leader too: the set has one only, and a deck is checked by print."""
    what = CARD_NUMBER["hearthguard"]
    leader = msgspec.structs.replace(CARDS[what], abilities=(Leader(),))
    monkeypatch.setattr(deck_check, "CARDS", (*CARDS[:what], leader, *CARDS[what + 1 :]))
