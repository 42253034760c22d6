"""What one pair of eyes is shown: the view, the question with its options in words, events, the story."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from arbitre.games import spec
from arbitre.games.repeating import fitting, round_before
from arbitre.games.stops import passing, stop
from arbitre.kernel import ask
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Changed, Event, Option
from arbitre.kernel.view import View, sees
from arbitre.rulebook import index
from arbitre.words.phrase import Headed, Language
from arbitre.words.story import Told

from .protocol import Change, Choice, Ending, Happening, Line, Question, Reason, Sight, ZoneSight
from .telling import PointingTeller

REMEMBERED = 64
"""So many steps of a story can be gone back without telling all of it again."""


def sight(game: Game, seat: int, lang: Language) -> tuple[Sight, View]:
    """The view in the words of the wire, every known piece with its card; and the view itself."""
    view = game.view(seat)
    table = spec(game.rules.name).table
    table.dress(view)
    table.translate(view, lang)
    zones = [ZoneSight(zone.name, zone.owner, zone.pieces, zone.show) for zone in view.zones]
    shown = Sight(view.game, view.seat, view.number, view.board, view.seats, zones, view.waiting_for)
    return shown, view


def rule_text(game: str, rule: str, lang: Language) -> str:
    """What a rule says."""
    entry = index(game).get(rule)
    return entry.said(lang) if entry else ""


class Showing:
    """One game through one pair of eyes in one language."""

    def __init__(
        self,
        game: Game,
        seat: int,
        lang: Language,
        names: Sequence[str],
        changed: Mapping[int, Changed] | None = None,
    ) -> None:
        """`changed` are the pieces that are not as printed, where somebody has found them already."""
        self.game = game
        self.seat = seat
        self.lang: Language = lang
        found = spec(game.rules.name)
        self.teller = PointingTeller(found.speech.words, game, seat, lang, names)
        self.table = found.table
        self.changed = changed

    # Looked at when first asked for: who only tells a story on does without.

    @cached_property
    def _seen(self) -> tuple[Sight, View]:
        return sight(self.game, self.seat, self.lang)

    @property
    def sight(self) -> Sight:
        """The view in the words of the wire."""
        return self._seen[0]

    @property
    def view(self) -> View:
        """The view itself."""
        return self._seen[1]

    @cached_property
    def can_go_by(self) -> bool:
        """Whether the open question may go by unanswered."""
        return passing(self.game) is not None

    def prompt(self) -> str:
        """What is asked, or whom the table waits for, or how it ended."""
        return self.teller.prompt()

    def question(self, number: int, before: Sequence[Game] = ()) -> Question | None:
        """The open question, if it is this seat's; `number` is what an answer must repeat, `before` are the
        newest positions, this one the last of them."""
        pending = self.game.pending
        if pending is None or pending.seat != self.seat:
            return None
        self.teller.told()
        prompt = self.teller.prompt()
        pieces, _ = self.teller.told()
        if pending.piece >= 0:
            pieces = list(dict.fromkeys([pending.piece, *pieces]))
        options = [self.choice(option) for option in pending.options]
        if pending.kind == ask.YES:
            options = [Choice(answer, self.teller.label(answer)) for answer in (True, False)]
        return Question(
            number,
            pending.kind,  # type: ignore[arg-type]
            pending.single,
            pending.least,
            pending.most,
            stop(self.game),
            prompt,
            options,
            pending.rule,
            rule_text(self.game.rules.name, pending.rule, self.lang),
            pending.piece,
            pieces,
            self.can_go_by,
            [self.choice(option) for option in self.ahead()],
            self.again(before),
            self.leads(),
            self.twins(),
            self.can_go_by and stop(self.game) in self.table.stops.last,
        )

    def leads(self) -> str:
        """What letting the question go by leads to, where the game's table knows."""
        found = self.table.stops.leads(self.game) if self.can_go_by else None
        return "" if found is None else found.fr if self.lang == "fr" else found.en

    def twins(self) -> dict[int, int]:
        """Of pieces that lie together and look the same the rules offer one: each other with that one."""
        pending = self.game.pending
        if pending is None or pending.seat != self.seat:
            return {}
        points = [self.points(option) for option in (*pending.options, *self.ahead())]
        offered = {number for at in points for kind, number in at if kind == "piece"}
        found: dict[int, int] = {}
        for zone in self.view.zones:
            stands_for = {_look(piece): piece["id"] for piece in zone.pieces if piece["id"] in offered}
            for piece in zone.pieces if stands_for else ():
                if piece["id"] not in offered and "card" in piece and _look(piece) in stands_for:
                    found[piece["id"]] = stands_for[_look(piece)]
        return found

    def ahead(self) -> list[Option]:
        """What later small questions of the same gesture may offer, where the game's table knows."""
        return list(self.table.ahead(self.game))

    def again(self, before: Sequence[Game]) -> str:
        """What the seat could do again, in words."""
        steps = round_before(before) if before else []
        answer = fitting(self.game, steps[0]) if steps else None
        return "" if answer is None else self.teller.label(answer)

    def choice(self, option: Any) -> Choice:
        """An option in words, with what it points at."""
        self.teller.told()
        text = self.teller.label(option)
        pieces, zones = self.teller.told()
        at = self.points(option)
        meant, places, seats, items = (_numbers(at, sort) for sort in ("piece", "zone", "seat", "item"))
        if meant or places:
            pieces = [*meant, *(piece for piece in pieces if piece not in meant)]
            zones = [*places, *(zone for zone in zones if zone not in places)]
        verb = option[0] if isinstance(option, tuple) and option and isinstance(option[0], str) else ""
        trifle = self.can_go_by and self.table.stops.trifle(option)
        return Choice(option, text, pieces, zones, verb, seats, items, trifle)

    def points(self, option: Option) -> list[tuple[str, int]]:
        """What an option points at: pieces, zones, players, what waits on the stack."""
        return [*spec(self.game.rules.name).deeds.points(self.view, option)]

    def events(self, since: int) -> list[Happening]:
        """What happened from event number `since`, for moving pictures."""

        def name(what: int) -> str:
            return self.table.card(self.view, what)

        return [
            happening(since + at, event, name) for at, event in enumerate(self.game.events(self.seat, since))
        ]

    def changes(self) -> list[Change]:
        """Pieces in play that are not as printed, and which sources do it, as far as the seat sees them."""
        state = self.game.state
        changed = state.rules.changed(state) if self.changed is None else self.changed
        return [
            Change(piece, change.printed, self._reasons(change.by))
            for piece, change in changed.items()
            if sees(state, self.seat, piece)
        ]

    def _reasons(self, by: list[tuple[str, int]]) -> list[Reason]:
        """Each ability in its own words, once; of a source the seat may not know nothing is said."""
        reasons: dict[str, Reason] = {}
        for ability, source in by:
            if not sees(self.game.state, self.seat, source):
                continue
            said = self.teller.sentence(ability, source)
            text = self.teller.write(Headed(self.teller.definition(ability), said))
            reasons.setdefault(text, Reason(text, pieces=[source]))
        return list(reasons.values())

    def ending(self) -> Ending | None:
        """How the game ended by its own rules, once it has."""
        result = self.game.result
        if result is None:
            return None
        return Ending(list(result.winners), result.reason, self.teller.result(), result.rule)


def _look(piece: dict[str, Any]) -> bytes:
    """All that is seen of a piece but its number."""
    return msgspec.json.encode({**piece, "id": 0})


def _numbers(at: list[tuple[str, int]], sort: str) -> list[int]:
    return [number for kind, number in at if kind == sort]


def happening(number: int, event: Event, name: Callable[[int], str]) -> Happening:
    """An event in the words of the wire."""
    return Happening(
        number,
        event.kind,
        event.seat,
        event.piece,
        event.source,
        event.frm,
        event.to,
        event.amount,
        event.extra,
        event.other,
        name(event.what) if event.what >= 0 and event.piece >= 0 else "",
        list(event.group),
        list(event.values),
        [name(what) if what >= 0 else "" for what in event.whats],
    )


class Story:
    """The story as one seat is told it: lines are told at the moment they happen, because a later shuffle may
    hide which pieces they were about."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.count = 0
        self._told = Told()
        self._went_back = False
        self._before: deque[tuple[int, int]] = deque(maxlen=REMEMBERED)
        """How far it had been told each time: so many events, in so many lines."""

    def go_on(self, showing: Showing) -> list[Line]:
        """Tell what happened since; the new lines."""
        game, teller = showing.game, showing.teller
        if self._went_back:
            self._told, self._went_back = Told(), False
            for event in game.events(showing.seat)[: self.count]:
                self._told.hear(event, teller.words.story)
        if self.count < game.state.count:
            self._before.append((self.count, len(self.lines)))
        fresh = teller.story(self.count, game.events(showing.seat, self.count), self._told)
        self.count = game.state.count
        self.lines += fresh
        return fresh

    @classmethod
    def from_now(cls, count: int) -> Story:
        """One that begins after so many events; it knows what they were, and has not told them."""
        story = cls()
        story.count, story._went_back = count, True
        return story

    def put_before(self, past: Story) -> None:
        """What happened before it began, told at last."""
        lines = len(past.lines)
        after = [(count, number + lines) for count, number in self._before]
        self.lines = [*past.lines, *self.lines]
        self._before = deque([*past._before, *after], maxlen=REMEMBERED)

    def go_back(self, count: int) -> bool:
        """As it was told up to event number `count` or before it; false where that is no longer known."""
        while self.count > count:
            if not self._before:
                return False
            self.count, lines = self._before.pop()
            del self.lines[lines:]
            self._went_back = True
        return True
