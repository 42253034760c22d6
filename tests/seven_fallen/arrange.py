"""Positions for tests: cards laid where a test wants them, and a hand to play them by name."""

from __future__ import annotations

from typing import Any

from arbitre.games.seven_fallen import GAME
from arbitre.games.seven_fallen import changes as did
from arbitre.games.seven_fallen.catalogue import CARD_NUMBER, CARDS, ENERGY
from arbitre.games.seven_fallen.model import AREAS, PUT, WORD, Table, area
from arbitre.kernel.door import happen
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Event

DECKS = ["sample-fire", "sample-water"]
QUIET = ("pay", "next_effect", "link", "revoke")


class Sitting:
    """A game with cards called by name: `sitting["spark"]` is seat 0's first one, `sitting[1, "spark"]` …"""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def table(self) -> Table:
        return self.game.state

    def __getitem__(self, name: str | tuple[int, str]) -> int:
        seats, slug = ((0, 1), name) if isinstance(name, str) else ((name[0],), name[1])
        for seat in seats:
            for piece in self.table.pieces:
                found = piece.owner == seat and CARDS[piece.what].slug == f"sample-{slug}"
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
    number of `worshippers`, the `energy` of the Temple, `damage` by name, `fv` of the Divinity, `mortal`."""
    table: Table = GAME.start(2, {"decks": DECKS}, 1)
    for seat, wish in enumerate((mine or {}, theirs or {})):
        lay(table, seat, wish)
    board = table.own_board()
    board.phase, board.turn, board.active = WORD, 1, 0
    board.dirty = board.lonely = False
    return Sitting(Game(GAME, table))


def take(table: Table, seat: int, slug: str) -> int:
    """A page from the bottom of the book, made into this card."""
    pile = "register" if CARDS[CARD_NUMBER[f"sample-{slug}"]].type == "worshipper" else "book"
    piece = table.ids(area(seat, AREAS.index(pile)))[0]
    table.own(piece).what = CARD_NUMBER[f"sample-{slug}"]
    return piece


def lay(table: Table, seat: int, wish: dict[str, Any]) -> None:
    player = table.own_seat(seat)
    if "archangel" in wish:
        table.own(player.archangel).what = CARD_NUMBER[f"sample-{wish['archangel']}"]
        if wish.get("arrived"):
            happen(table, Event(did.ENTERED, seat, player.archangel, to=area(seat, 5), amount=PUT))
    for which in ("rear", "fire"):
        for entry in wish.get(which, ()):
            names = entry if isinstance(entry, tuple) else (entry,)
            to = area(seat, AREAS.index(which))
            angel = take(table, seat, names[0])
            happen(table, Event(did.ENTERED, seat, angel, to=to, amount=PUT))
            for extra in names[1:]:
                other = take(table, seat, extra)
                happen(table, Event(did.ENTERED, seat, other, angel, to=to, amount=PUT))
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
        piece = take(table, seat, "monk")
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
        for piece in table.pieces:
            if (
                piece.owner == seat
                and CARDS[piece.what].slug == f"sample-{name}"
                and piece.zone % 11 in (5, 6)
            ):
                table.own(piece.id).damage = amount
    for name in wish.get("frozen", ()):
        for piece in table.pieces:
            if (
                piece.owner == seat
                and CARDS[piece.what].slug == f"sample-{name}"
                and piece.zone % 11 in (5, 6)
            ):
                table.own(piece.id).frozen = True
    if "fv" in wish:
        divinity: Any = CARDS[table.pieces[player.divinity].what]
        table.own(player.divinity).damage = divinity.fv - wish["fv"]
        table.own(player.divinity).mortal = wish["fv"] == 0
