"""A guided first game: a position, and steps that say one thing each, point at it and wait until it is done.

title: …            titre: …
game: quarriors
given: { … }                      # as in a scenario
steps:
  - en: Summon your Assistant.    # what is said, in both languages
    fr: Invoquez votre Assistant.
    point: [Assistant in the pool, player Bob]     # besides what is to be clicked
    expect: { Alice glory: 0 }    # what the words say is so, as in a scenario
    Alice: summon Assistant       # what the newcomer does; without it the step is only read
  - Alice: lock Qladiator         # with no words: what was said wants this, too
  - Bob: leave the phase          # what the other one does
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from arbitre.games import spec
from arbitre.games.stops import of_itself
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Failed, Item, Stage, Vocabulary
from arbitre.kernel.scenario.acting import understand
from arbitre.kernel.scenario.judging import judge
from arbitre.kernel.scenario.reading import parse
from arbitre.kernel.scenario.running import LUCKS, expectations
from arbitre.kernel.view import sees
from arbitre.rulebook import words_of
from arbitre.words.phrase import Language
from arbitre.words.typography import typeset

HOME = Path(__file__).parent / "first"
SEATS = ("Alice", "Bob")
"""The newcomer, and who plays against him."""
SAID = ("en", "fr")
OF_ITSELF = 20


class Step(msgspec.Struct):
    """One thing: what is said of it, what is pointed at, who does what."""

    item: Item
    said: dict[str, str]
    points: list[Item]
    expects: list[Item] = []
    who: str = ""
    deed: Item | None = None


class Guide(msgspec.Struct):
    """A guided first game as it is written."""

    game: str
    titles: dict[str, str]
    given: Item
    steps: list[Step]

    def titled(self, lang: Language) -> str:
        """Its title."""
        return typeset(self.titles[lang])


class Moment(msgspec.Struct):
    """The table at one step: what is said, what is pointed at, and the answer that leads on (none: it is only
    read), with those that come to the same; the newcomer's unless another is asked."""

    game: Game
    said: dict[str, str]
    pieces: list[int]
    seats: list[int]
    answer: Answer | None = None
    alike: list[Answer] = []
    mine: bool = True

    def text(self, lang: Language) -> str:
        """What is said."""
        return typeset(self.said.get(lang, ""))


@cache
def guide(game: str) -> Guide:
    """The guided first game of a game."""
    file = HOME / f"{game}.yaml"
    return read(file.read_text(encoding="utf-8"), file.name)


def read(text: str, file: str) -> Guide:
    """A guided game as it is written. Raises `BadInput` with the line of what is wrong."""
    [document] = parse(text, file)
    parts = document.table("a guided game: title, titre, game, given, steps")
    titles = {"en": parts["title"].text("a title"), "fr": parts["titre"].text("a title")}
    steps = [_step(each) for each in parts["steps"].items()]
    return Guide(parts["game"].text(), titles, parts["given"], steps)


def _step(item: Item) -> Step:
    parts = item.table("a step: en, fr, point, and who does what")
    for name, part in parts.items():
        if name not in (*SAID, *SEATS, "point", "expect"):
            part.wrong(f"a step has no '{name}'; it has {', '.join((*SAID, 'point', 'expect', *SEATS))}.")
    said = {lang: parts[lang].text("a sentence") for lang in SAID if lang in parts}
    points = parts["point"].items() if "point" in parts else []
    who = next((name for name in SEATS if name in parts), "")
    if len(said) == 1 or not (said or who):
        item.wrong("say it in both languages.")
    expects = expectations(parts["expect"]) if "expect" in parts else []
    return Step(item, said, points, expects, who, parts.get(who))


def moments(game: str, written: Guide | None = None) -> list[Moment]:
    """The whole of it, played: a moment for every answer and for everything that is only read; the last is
    only read. Raises `Failed` or `BadInput` where a step does not fit."""
    written = written or guide(game)
    words = words_of(game)
    position = words.position(list(SEATS), {}, written.given, LUCKS[0])
    position.state.fixed = tuple(side for _, side, _ in position.rolls)
    stage = Stage(Game(position.state.rules, position.state), list(SEATS))
    found: list[Moment] = []
    said: dict[str, str] = {}
    since = stage.state.count
    for step in written.steps:
        for line in step.expects:
            judge(stage, words, line, since)
        pieces, seats = pointed(stage, words, step.points)
        said = step.said or (said if step.who == SEATS[0] else {})
        if step.deed is None:
            found.append(Moment(stage.game.fork(), said, pieces, seats))
            continue
        seat = SEATS.index(step.who)
        for answer in words.answers(stage, seat, step.deed, understand):
            alike = _alike(stage, words, answer)
            found.append(Moment(stage.game.fork(), said, pieces, seats, answer, alike, seat == 0))
            stage.game.answer(answer)
            _go_on(stage.game, alone=False)
        _go_on(stage.game, alone=True)
    return found


def _alike(stage: Stage, words: Vocabulary, answer: Answer) -> list[Answer]:
    """The answers nobody can tell from this one."""
    pending = stage.game.pending
    if pending is None or not pending.single or not isinstance(answer, int | str | tuple):
        return [answer]
    return [option for option in pending.options if option == answer or words.same(stage, option, answer)]


def _go_on(game: Game, alone: bool) -> None:
    """What is answered of itself at a table with one person: payments, and after a deed what is no choice."""
    quiet = list(spec(game.rules.name).table.stops.quiet) if alone else []
    for _ in range(OF_ITSELF):
        answer = of_itself(game, True, quiet, alone=alone)
        if answer is None:
            return
        game.answer(answer)


def pointed(stage: Stage, words: Vocabulary, points: list[Item]) -> tuple[list[int], list[int]]:
    """The pieces the newcomer sees, and the players, that are pointed at."""
    pieces: list[int] = []
    seats: list[int] = []
    for item in points:
        text = item.text("a piece, or 'player Bob'")
        if text.startswith("player "):
            seats.append(Item(text.removeprefix("player "), item.file, item.line).seat(list(SEATS)))
            continue
        try:
            fits = words.piece(stage, text)
        except BadInput as error:
            raise Failed(item, str(error)) from None
        seen = [piece for piece in range(len(stage.state.pieces)) if sees(stage.state, 0, piece)]
        meant = [piece for piece in seen if fits(piece)]
        if not meant:
            raise Failed(item, f"there is no '{text}' to point at.")
        pieces += meant
    return pieces, seats
