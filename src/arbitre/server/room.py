"""A room as its journal makes it: the seats, the game, whose answer was which, wishes, clocks.

Everything that changes a room is an entry. `weigh` says what an entry would make of the room and changes
nothing; `take` makes it so. Between the two the entry goes to disk. After a restart the same entries are
weighed and taken again, so a room that was rebuilt is the room that was.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Any, Final

import msgspec

import arbitre
from arbitre.games import spec
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import NOBODY, Answer, freeze
from arbitre.kernel.view import sees

from .entries import Chair, Entry, Setup
from .fairness import digest_of, promise_in, secret_of
from .sentences import bot_name, say

REMEMBERED = 512
"""Names of messages that are recognised when they come again."""
POSITIONS = 24
"""Positions kept ready to go back to; older ones are played again from the beginning."""


DRAW: Final = -1
"""Where a wish for a draw would go back to: nowhere."""


class Wish(msgspec.Struct):
    """Somebody wants to go back to after so many answers, or a draw."""

    ask: int
    seat: int
    to: int
    asked: list[int]
    agreed: list[int]


class End(msgspec.Struct):
    """An ending that is not the game's own: somebody gave up or ran out of time, or all agreed on a draw."""

    winners: list[int]
    reason: str
    seat: int


class Sitter(msgspec.Struct):
    """Who sits on a chair now."""

    chair: Chair
    seat: int
    name: str
    taken: bool
    deck: Any = ""
    rematch: bool = False
    gave_up: bool = False
    pays: bool = True
    eases: bool = True
    passes: list[str] = []
    stand_in: str = ""  # the bot that plays for a person who is away
    muted: list[int] = []  # seats this one does not want to be asked by
    words: str = ""  # added to the chance of the next game
    hints: bool = False  # whether this one is content that hints are given at the table

    @property
    def person(self) -> bool:
        """Whether a person decides here."""
        return self.chair.kind != "bot" and not self.gave_up and not self.stand_in

    @property
    def bot(self) -> str:
        """The bot that decides here."""
        return self.chair.bot if self.chair.kind == "bot" else self.stand_in or "greedy"


class Weighed(msgspec.Struct):
    """What an entry would make of the room."""

    entry: Entry
    game: Game | None = None


class Room:
    """One room."""

    def __init__(self, name: str, setup: Setup) -> None:
        self.name = name
        self.setup = setup
        self.sitters = [
            self._sitter(chair, seat, chair.kind != "open") for seat, chair in enumerate(setup.chairs)
        ]
        self.number = 0
        """Entries so far."""
        self.decision = 0
        """Changes of the game so far, those taken back counted too: the name of the open question."""
        self.round = 0
        self.game: Game | None = None
        self.start = ""
        """The record the game of this round began with."""
        self.deciders: list[int] = []
        """Who gave each answer of the game; NOBODY where it was given of itself."""
        self.positions: deque[Game] = deque(maxlen=POSITIONS)
        """The newest positions, the last of them the present one."""
        self.end: End | None = None
        self.score: list[int] = [0] * len(setup.chairs)
        """Games won at this table before the present one, by seat."""
        self.wish: Wish | None = None
        self.wishes = 0
        self.clock: list[int] = [round(setup.minutes * 60_000)] * len(setup.chairs) if setup.minutes else []
        self.clocks: list[list[int]] = []
        """What every seat had left when the question of each answer was put."""
        self.thought: list[tuple[int, int]] = []
        """Who gave each answer, and how long he thought about it, in milliseconds."""
        self._stopped: list[int] = self.clock[:]
        """The clock as the last entry left it."""
        self._requests: OrderedDict[tuple[int, str], None] = OrderedDict()

    def _sitter(self, chair: Chair, seat: int, taken: bool) -> Sitter:
        """Somebody as he sits down, or nobody yet."""
        usual = list(spec(self.setup.game).table.stops.quiet)
        return Sitter(chair, seat, chair.name, taken, chair.deck, passes=usual)

    # What is so

    @property
    def status(self) -> str:
        """waiting, playing or over."""
        if self.game is None:
            return "waiting"
        return "over" if self.over else "playing"

    @property
    def over(self) -> bool:
        """Whether nothing more can be answered."""
        return self.end is not None or (self.game is not None and self.game.over)

    def tally(self) -> list[int]:
        """Games won at this table by each seat, the one that just ended counted."""
        result = self.game.result if self.game is not None else None
        winners = self.end.winners if self.end is not None else result.winners if result is not None else ()
        return [won + (seat in winners) for seat, won in enumerate(self.score)]

    @property
    def asked(self) -> int:
        """The seat that is asked, or NOBODY."""
        if self.game is None or self.over or self.game.pending is None:
            return NOBODY
        return self.game.pending.seat

    @property
    def people(self) -> list[int]:
        """The seats where persons decide."""
        return [sitter.seat for sitter in self.sitters if sitter.person]

    @property
    def players(self) -> list[int]:
        """The seats of persons who have not given up, of those too who are away while a bot stands in."""
        return [sitter.seat for sitter in self.sitters if sitter.chair.kind != "bot" and not sitter.gave_up]

    @property
    def hints(self) -> bool:
        """Whether hints are given: one person plays against bots, or everybody is content with it."""
        players = self.players
        return len(players) <= 1 or all(self.sitters[seat].hints for seat in players)

    @property
    def bot_seed(self) -> int:
        """What the bots of the game on the table choose by."""
        noted = self.game.notes.get("bot_seed") if self.game is not None else None
        return noted if type(noted) is int else self.setup.bot_seed

    @property
    def playing(self) -> bool:
        """Whether a game is going on."""
        return self.game is not None and not self.over

    @property
    def can_abort(self) -> bool:
        """Whether the game may still be dropped: while somebody has not decided anything in it, or where
        one person alone plays."""
        return self.playing and (self.setup.private or not set(self.people) <= set(self.deciders))

    @property
    def promise(self) -> tuple[str, list[str]]:
        """The digest of what the chance of the game on the table, or else of the next one, is made from, and
        the words added to it; nothing where it is from a given seed or position."""
        noted = promise_in(self.game.notes) if self.game is not None and self.playing else None
        if noted is not None:
            return noted.digest, noted.words
        given = self.setup.start or self.setup.seed is not None
        if self.playing or not self.setup.secret or (given and self.round == 0):
            return "", []
        return digest_of(secret_of(self.setup.secret, self.round)), [each.words for each in self.sitters]

    @property
    def all_want_to_begin(self) -> bool:
        """Whether everybody is seated and, after a game, wants another."""
        people = [sitter for sitter in self.sitters if sitter.chair.kind != "bot"]
        wanted = self.game is None or (self.over and all(sitter.rematch for sitter in people))
        return wanted and all(sitter.taken for sitter in self.sitters)

    @property
    def names(self) -> list[str]:
        """What everybody is called."""
        return [self.name_of(sitter.seat) for sitter in self.sitters]

    def name_of(self, seat: int) -> str:
        """What a seat is called: the name given, the bot's, or a number."""
        sitter = self.sitters[seat]
        if sitter.name:
            return sitter.name
        if sitter.chair.kind == "bot":
            same = [other for other in self.sitters if other.chair.bot == sitter.chair.bot]
            called = bot_name(sitter.chair.bot, self.setup.lang)
            return called + (f" {same.index(sitter) + 1}" if len(same) > 1 else "")
        return say("player", self.setup.lang, number=seat + 1)

    def heard(self, seat: int, request: str) -> bool:
        """Whether a message of this name was taken from this seat before."""
        return (seat, request) in self._requests

    def can_undo(self, seat: int) -> bool:
        """Whether a seat has a decision to go back to."""
        return (
            self.game is not None
            and self.end is None
            and seat >= 0
            and self.sitters[seat].person
            and seat in self.deciders
        )

    def back_to(self, seat: int) -> int | None:
        """How many answers the game had at the seat's previous decision."""
        for at in range(len(self.deciders) - 1, -1, -1):
            if self.deciders[at] == seat:
                return at
        return None

    def position(self, answers: int) -> Game:
        """The game of this round after its first so many answers."""
        assert self.game is not None
        back = len(self.game.history) - answers
        if back < len(self.positions):
            return self.positions[-1 - back]
        return self.game.undo(back)

    def reveals(self, to: Game) -> bool:
        """Whether going back would take back knowledge: chance was used, or a person saw a hidden piece."""
        assert self.game is not None
        now, then = self.game.state, to.state
        return now.rng != then.rng or any(
            sees(now, seat, piece) and not sees(then, seat, piece)
            for piece in range(len(then.pieces))
            for seat in self.players
        )

    def concerned(self, seat: int, to: int) -> list[int]:
        """The people who have to agree before a seat goes back to after so many answers: everybody where
        knowledge would be taken back, and else whoever has answered since. A bot agrees for nobody."""
        others = [other for other in self.players if other != seat]
        if self.setup.private or not others:
            return []
        if self.reveals(self.position(to)):
            return others
        return [other for other in others if other in self.deciders[to:]]

    def clock_after_undo(self, seat: int, to: int, thinking: int) -> list[int]:
        """What everybody has left once a seat is back at after so many answers: what he had then. But what
        the seat itself has thought since, and thinks now, stays thought: going back again and again would
        be time for nothing."""
        if not self.clock:
            return []
        left = self.clocks[to][:]
        left[seat] -= thinking + sum(spent for who, spent in self.thought[to:] if who == seat)
        return left

    # What changes

    def entry(
        self,
        kind: Any,
        at: float,
        seat: int = NOBODY,
        request: str = "",
        data: Any = None,
        clock: list[int] | None = None,
    ) -> Entry:
        """The next entry, not yet weighed."""
        return Entry(
            self.number + 1, at, kind, seat, request, data, self.clock[:] if clock is None else clock
        )

    def weigh(self, entry: Entry) -> Weighed:
        """What an entry would make of the game. Raises `Refused` where it is no legal answer."""
        if entry.kind == "started":
            game, answers = arbitre.replay(self._record(entry).encode(), "record")
            for given in answers:  # a position of the rulebook may lie in the middle of an action
                game.answer(given)
            return Weighed(entry, game)
        if entry.kind == "answer":
            assert self.game is not None
            after = self.game.fork()
            answer: Answer = freeze(entry.data["answer"])
            after.answer(answer)
            return Weighed(entry, after)
        if entry.kind == "undo":
            return Weighed(entry, self.position(entry.data["to"]).fork())
        return Weighed(entry)

    def _record(self, entry: Entry) -> str:
        """What a game began with: where the room was made from a position, that one, kept once."""
        return entry.data.get("record") or self.setup.start

    def take(self, weighed: Weighed) -> None:
        """Make it so."""
        entry = weighed.entry
        assert entry.number == self.number + 1
        self.number = entry.number
        if entry.clock:
            self.clock = entry.clock[:]
        before, self._stopped = self._stopped, self.clock[:]
        if entry.kind == "answer":
            self.clocks.append(before)
            self.thought.append((entry.seat, entry.data.get("thought", 0)))
        if entry.request:
            self._requests[entry.seat, entry.request] = None
            while len(self._requests) > REMEMBERED:
                self._requests.popitem(last=False)
        getattr(self, f"_{entry.kind}")(entry, weighed.game)

    def _joined(self, entry: Entry, _: Game | None) -> None:
        sitter = self.sitters[entry.seat]
        sitter.taken = True
        sitter.name = entry.data["name"]
        sitter.deck = entry.data["deck"] or sitter.deck
        sitter.chair.token = entry.data["token"]
        sitter.words = entry.data.get("words", "")
        sitter.rematch = self.game is not None

    def _left(self, entry: Entry, _: Game | None) -> None:
        """The seat is free again; who was asked to go needs another code to come back."""
        chair = self.sitters[entry.seat].chair
        chair.token = ""
        chair.code = entry.data.get("code") or chair.code
        self.sitters[entry.seat] = self._sitter(chair, entry.seat, False)
        for other in self.sitters:  # the next who sits there is somebody else
            other.muted = [seat for seat in other.muted if seat != entry.seat]
        self.wish = None

    def _started(self, entry: Entry, game: Game | None) -> None:
        assert game is not None
        self.game = game
        self.start = self._record(entry)
        self.round += 1
        self.score = entry.data.get("score", self.score)
        self.decision += 1
        self.deciders = [NOBODY] * len(game.history)
        self.positions.clear()
        self.positions.append(game.fork())
        self.end = None
        self.wish = None
        if self.setup.minutes:
            self.clock = [round(self.setup.minutes * 60_000)] * len(self.sitters)
        self._stopped = self.clock[:]
        self.clocks = [self.clock[:] for _ in game.history]
        self.thought = [(NOBODY, 0) for _ in game.history]
        for sitter in self.sitters:
            sitter.rematch = False
            sitter.gave_up = False
            sitter.stand_in = ""
            sitter.words = ""

    def _answer(self, entry: Entry, game: Game | None) -> None:
        self.decision += 1
        self.deciders.append(NOBODY if entry.data.get("of_itself") else entry.seat)
        self.wish = None
        if game is not None:  # else it is taken back later: `rebuild` knows
            self.game = game
            self.positions.append(game.fork())

    def _undo(self, entry: Entry, game: Game | None) -> None:
        self.decision += 1
        self.wish = None
        for each in (self.deciders, self.clocks, self.thought):
            del each[entry.data["to"] :]
        if game is not None:
            while self.positions and len(self.positions[-1].history) > len(game.history):
                self.positions.pop()
            if not self.positions:
                self.positions.append(game.fork())
            self.game = game

    def _ask(self, entry: Entry, _: Game | None) -> None:
        self.wishes += 1
        others = [seat for seat in self.people if seat != entry.seat]
        self.wish = Wish(self.wishes, entry.seat, entry.data["to"], entry.data.get("asked", others), [])

    def _consent(self, entry: Entry, _: Game | None) -> None:
        assert self.wish is not None
        if entry.data["yes"]:
            self.wish.agreed.append(entry.seat)
        else:
            self.wish = None

    def _concede(self, entry: Entry, _: Game | None) -> None:
        self._lose(entry.seat, "conceded")

    def _drawn(self, entry: Entry, _: Game | None) -> None:
        self.decision += 1
        self.wish = None
        self.end = End([], "agreed", entry.seat)

    def _flag(self, entry: Entry, _: Game | None) -> None:
        self._lose(entry.seat, "out_of_time")

    def _aborted(self, entry: Entry, _: Game | None) -> None:
        self.decision += 1
        self.wish = None
        self.end = End([], "aborted", entry.seat)

    def _paused(self, entry: Entry, _: Game | None) -> None:
        """Nobody was there any more: the clock stood still from here on."""

    def _replaced(self, entry: Entry, _: Game | None) -> None:
        """During a game a bot stands in for a person; otherwise the seat becomes the bot's."""
        sitter, bot = self.sitters[entry.data["seat"]], entry.data["bot"]
        self.decision += 1
        self.wish = None
        if not entry.data["for_good"]:
            sitter.stand_in = bot
            return
        chair = sitter.chair
        chair.kind, chair.bot, chair.name, chair.token, chair.code = "bot", bot, "", "", ""
        self.sitters[sitter.seat] = Sitter(chair, sitter.seat, "", True, chair.deck)

    def _muted(self, entry: Entry, _: Game | None) -> None:
        sitter, other = self.sitters[entry.seat], entry.data["seat"]
        sitter.muted = [seat for seat in sitter.muted if seat != other] + [other] * entry.data["mute"]

    def _hints(self, entry: Entry, _: Game | None) -> None:
        self.sitters[entry.seat].hints = entry.data["allow"]

    def _words(self, entry: Entry, _: Game | None) -> None:
        self.sitters[entry.seat].words = entry.data["words"]

    def _lose(self, seat: int, reason: str) -> None:
        """Between two sides the other wins; among several a bot plays on."""
        assert self.game is not None
        self.decision += 1
        self.wish = None
        seats = self.game.state.seats
        left = [other.id for other in seats if other.team != seats[seat].team and not other.out]
        teams = {seats[other].team for other in left}
        self.sitters[seat].gave_up = True
        if len(teams) == 1 or not self.people:
            self.end = End(left, reason, seat)

    def _rematch(self, entry: Entry, _: Game | None) -> None:
        self.sitters[entry.seat].rematch = True

    def _swap(self, entry: Entry, _: Game | None) -> None:
        self.sitters[entry.seat].deck = entry.data["deck"]

    def _stops(self, entry: Entry, _: Game | None) -> None:
        sitter = self.sitters[entry.seat]
        sitter.pays, sitter.passes = entry.data["pays"], entry.data["passes"]
        sitter.eases = entry.data.get("eases", True)


def rebuild(name: str, setup: Setup, entries: list[Entry]) -> Room:
    """The room its journal makes. Games of earlier rounds are not played again, nor what was taken back:
    nothing is left of them."""
    room, gone = Room(name, setup), set[int]()
    last = max((at for at, entry in enumerate(entries) if entry.kind == "started"), default=0)
    for at, entry in enumerate(entries):
        if at < last and entry.kind in ("answer", "undo", "started"):
            room.number = entry.number
            room.decision += 1
            room.round += entry.kind == "started"
        elif at < last and entry.kind in (
            "concede",
            "drawn",
            "flag",
            "aborted",
            "paused",
            "ask",
            "consent",
            "rematch",
        ):
            room.number = entry.number
            room.decision += entry.kind in ("concede", "drawn", "flag", "aborted")
            room.wishes += entry.kind == "ask"
        else:
            skipped = entry.number in gone or (gone and entry.kind == "undo")
            room.take(Weighed(entry) if skipped else room.weigh(entry))
            if at == last and room.game is not None:
                gone = _taken_back(entries[last + 1 :], len(room.game.history))
    return room


def _taken_back(entries: list[Entry], before: int) -> set[int]:
    """The numbers of the answers that were taken back later; the game had so many before them."""
    stands: list[int] = []
    gone: set[int] = set()
    for entry in entries:
        if entry.kind == "answer":
            stands.append(entry.number)
        elif entry.kind == "undo":
            left = entry.data["to"] - before
            if left < 0:  # into what it began with: it is played as it was
                return set()
            gone.update(stands[left:])
            del stands[left:]
    return gone
