"""Positions for tests: cards laid where a test wants them, and a hand to play them by name."""

from __future__ import annotations

from typing import Any

from arbitre.games.magic.cards.index import CARD_NUMBER, CARDS
from arbitre.games.magic.rules import changes as did
from arbitre.games.magic.rules.continuous.layers import traits_of
from arbitre.games.magic.rules.continuous.traits import Traits
from arbitre.games.magic.rules.game import RULES
from arbitre.games.magic.rules.model import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    TURN_STEPS,
    Table,
    Thing,
)
from arbitre.games.magic.rules.refs import role, seat_ref, zone
from arbitre.kernel.game import Game

QUIET = ("pay", "choose_mana")
"""What is answered with its first option where a test does not care."""

ORDER = ("battlefield", "stack", "hand", "graveyard", "exile", "command", "library")
LANDS = {"W": "plains", "U": "island", "B": "swamp", "R": "mountain", "G": "forest", "C": "wastes"}


class Sitting:
    """A game with cards called by slug: `s["jump-scare"]` is the first of that name, seat 0's before seat
    1's; `s[1, "garden-bear"]` is seat 1's."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def table(self) -> Table:
        return self.game.state

    def all(self, name: str, seat: int | None = None, where: str = "") -> list[int]:
        """The pieces printed with this name (or copying it), those on the battlefield first."""
        found = []
        for piece in self.table.pieces:
            what = piece.copies[-1].what if piece.copies else piece.what
            named = what >= 0 and name in (CARDS[what].slug, CARDS[piece.what].slug)
            place = role(piece.zone)
            if named and seat in (None, piece.owner) and place != "ceased" and where in ("", place):
                found.append(piece)
        found.sort(key=lambda piece: (ORDER.index(role(piece.zone)), piece.owner, piece.id))
        return [piece.id for piece in found]

    def __getitem__(self, name: str | tuple[int, str]) -> int:
        seat, slug = (None, name) if isinstance(name, str) else name
        found = self.all(slug, seat)
        if not found:
            raise KeyError(name)
        return found[0]

    def ref(self, name: Any) -> int:
        """A card by name, or ("player", n)."""
        if isinstance(name, int):
            return name
        if isinstance(name, tuple) and name[0] == "player":
            return seat_ref(name[1])
        return self[name]

    def piece(self, name: Any) -> Thing:
        return self.table.pieces[self.ref(name)]

    def traits(self, name: Any) -> Traits:
        return traits_of(self.table, self.ref(name))

    def size(self, name: Any) -> tuple[int, int]:
        traits = self.traits(name)
        return traits.power, traits.toughness

    def where(self, name: Any) -> str:
        return role(self.piece(name).zone)

    def counters(self, name: Any) -> dict[str, int]:
        return {kind: number for kind, number in self.piece(name).counters if number}

    def life(self, seat: int) -> int:
        return self.table.seats[seat].life

    def hand(self, seat: int) -> int:
        return len(self.table.ids(zone(seat, HAND)))

    @property
    def asked(self) -> str:
        return str(self.game.pending.say[0]) if self.game.pending else ""

    @property
    def options(self) -> list[Any]:
        assert self.game.pending is not None
        return list(self.game.pending.options)

    def offered(self, verb: str, name: Any, *more: Any) -> bool:
        return any(o[:2] == (verb, self.ref(name)) and o[2:][: len(more)] == more for o in self.options)

    # Answering

    def say(self, answer: Any) -> Sitting:
        """Answer with just this, then pay."""
        self.game.answer(answer)
        while self.game.pending is not None and self.asked in QUIET:
            self.game.answer(self.options[0])
        return self

    def aim(self, *targets: Any) -> Sitting:
        """Choose targets, one question each; "none" says that there are no more."""
        for target in targets:
            if target == "none":
                self.say(("none",))
            elif isinstance(target, tuple) and target[0] == "player":
                self.say(("target", "seat", target[1]))
            else:
                self.say(("target", "piece", self.ref(target)))
        return self

    def cast(self, name: Any, *targets: Any, way: str = "") -> Sitting:
        """Cast a card that is offered, whichever of that name it is."""
        named = [name] if isinstance(name, int) else self.all(name)
        piece = next((i for i in named if ("cast", i, way) in self.options), named[-1])
        return self.say(("cast", piece, way)).aim(*targets)

    def use(self, name: Any, number: int = 0, *targets: Any) -> Sitting:
        """Activate the ability of this number among those offered for the object."""
        piece = self.ref(name)
        mine = [o for o in self.options if o[0] == "activate" and o[1] == piece]
        return self.say(mine[number]).aim(*targets)

    def passing(self) -> Sitting:
        return self.say(("pass",))

    def resolve(self) -> Sitting:
        """All pass until the stack is empty; questions in between are left to the test."""
        while self.asked == "priority" and self.table.board.stack:
            self.passing()
        return self

    def attack(self, *names: Any, whom: int = 1) -> Sitting:
        """Go to the declaration of attackers and declare just these, all against one player."""
        pieces = [self.ref(name) for name in names]
        while self.asked == "priority":
            self.passing()
        while self.asked == "attack":
            mine = [
                o for o in self.options if o[0] == "attack" and o[1] in pieces and o[2:] == ("seat", whom)
            ]
            stay = [o for o in self.options if o[0] == "stay"]
            self.say((mine or stay)[0])
        return self

    def block(self, **blocks: Any) -> Sitting:
        """Everybody passes until blockers are declared; `block(garden_bear="old-oak")` blocks the oak."""
        pairs = {self.ref(k.replace("_", "-")): self.ref(v) for k, v in blocks.items()}
        while self.asked == "priority" and self.table.board.step == "attackers":
            self.passing()
        while self.asked == "block":
            mine = [o for o in self.options if o[0] == "block" and pairs.get(o[1]) == o[2]]
            stay = [o for o in self.options if o[0] == "stay"]
            self.say((mine or stay)[0])
        return self

    def until(self, step: str, turn: int | None = None) -> Sitting:
        """Everybody passes, nobody attacks or blocks, until this step (of this turn number) has come."""
        first = self.table.board.turn
        for _ in range(400):
            board = self.table.board
            if board.step == step and (board.turn == turn if turn is not None else board.turn >= first):
                return self
            if self.game.pending is None:
                return self
            self._idle()
        raise AssertionError(f"{step} never came; {self.game.pending}")

    def calm(self) -> Sitting:
        """Answer plainly until the stack is empty and somebody has priority."""
        while self.game.pending is not None and (self.asked != "priority" or self.table.board.stack):
            self._idle()
        return self

    def _idle(self) -> None:
        """Pass, decline, choose as little as possible, keep the order."""
        pending = self.game.pending
        assert pending is not None
        if self.asked == "priority":
            self.passing()
        elif pending.kind == "yes":
            self.say(False)
        elif pending.kind == "order":
            self.say(tuple(self.options))
        elif pending.kind == "number":
            self.say(pending.least)
        elif pending.least != pending.most:
            self.say(tuple(self.options[: pending.least]))
        else:
            plain = [o for o in self.options if isinstance(o, tuple) and o[0] in ("done", "none", "stay")]
            self.say(plain[0] if plain else self.options[0])


def arrange(
    mine: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    *,
    step: str = "main_1",
    active: int = 0,
    seats: int = 2,
    dice: tuple[int, ...] = (),
) -> Sitting:
    """A position: for each seat `play` (battlefield), `hand`, `graveyard`, `library` (top first), `life`, and
    `lands`: a string of colours, each a basic land ("WWU"). `dice` are the next results, from 0 on."""
    table: Table = RULES.start(seats, {}, 1)
    for place in table.zones:
        table.own_zone(place.id).ids = []
    table.pieces = []
    for seat, wish in enumerate((mine or {}, theirs or {}, {}, {}, {}, {})[:seats]):
        lay(table, seat, wish)
    board = table.own_board()
    board.turn, board.active, board.first = 3, active, active
    board.step, board.begun = step, True
    board.steps = TURN_STEPS[TURN_STEPS.index(step) + 1 :]
    board.mains = sum(main not in board.steps for main in ("main_1", "main_2"))
    table.fixed = dice
    did.give_priority(table, active)
    table.current_stamp = -1
    return Sitting(Game(RULES, table))


def lay(table: Table, seat: int, wish: dict[str, Any]) -> None:
    player = table.own_seat(seat)
    player.life = wish.get("life", 20)
    player.kept = True
    for place, name in ((LIBRARY, "library"), (HAND, "hand"), (GRAVEYARD, "graveyard")):
        cards = list(wish.get(name, ()))
        if name == "library" and not wish.get("bare"):
            cards = [*["wastes"] * 20, *reversed(cards)]
        for slug in cards:
            add(table, seat, slug, zone(seat, place))
    for slug in (*(LANDS[c] for c in wish.get("lands", "")), *wish.get("play", ())):
        add(table, seat, slug, BATTLEFIELD)
    for slug in wish.get("exile", ()):
        add(table, seat, slug, EXILE)


def add(table: Table, seat: int, entry: str, place: int) -> int:
    """A card laid down. Behind the name: "tapped", "sick", "open" (both doors), "door0", "door1", or
    counters such as "time=6"."""
    slug, *words = entry.split()
    it = Thing(0, CARD_NUMBER[slug], seat, place, controller=seat)
    it.life = 1
    if place == BATTLEFIELD:
        it.under = seat
        it.held = -1 if "sick" in words else seat
        it.tapped = "tapped" in words
        it.doors = 3 if "open" in words else 1 * ("door0" in words) + 2 * ("door1" in words)
        it.counters = tuple((k, int(v)) for k, _, v in (w.partition("=") for w in words if "=" in w))
        it.token = CARDS[it.what].token
        it.stamp = table.serial
        table.serial += 1
    return table.add_piece(it).id
