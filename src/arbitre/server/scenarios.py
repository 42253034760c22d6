"""The rulebook that plays: rules with their scenarios, each as frames, and a game from any of them."""

from __future__ import annotations

from functools import cache
from typing import Any

from arbitre.games import rules as rules_of
from arbitre.games import spec
from arbitre.games.tables import Layout
from arbitre.kernel.chance import key_of, new_chance
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer
from arbitre.kernel.record import restore, snapshot
from arbitre.kernel.scenario.acting import understand
from arbitre.kernel.scenario.reading import Item, Scenario
from arbitre.kernel.scenario.recorded import lead_to, record_in, recorded
from arbitre.kernel.scenario.running import LUCKS, resting
from arbitre.kernel.scenario.vocabulary import REST, Stage
from arbitre.rulebook import Entry, chapters, index, read, scenario_files, topic, words_of
from arbitre.rulebook.glossary import meanings
from arbitre.words.phrase import Language
from arbitre.words.typography import typeset

from .frames import frame
from .rest import Chapter, RuleInfo, Rules, ScenarioFrames, ScenarioInfo
from .showing import Story


class NoScenario(Exception):
    """There is no scenario of that name, or it has no such step."""


def one(game: str, name: str) -> Scenario:
    """A scenario by its name, reading only the file it is in. Raises `NoScenario`."""
    stem, _, number = name.partition(".")
    file = next((file for file in scenario_files(game) if file.stem == stem), None)
    if file is None:
        raise NoScenario
    each = read(file)
    if len(each) == 1 and not number:
        return each[0]
    if not number.isdecimal() or len(number) > 4 or not 1 <= int(number) <= len(each) or len(each) == 1:
        raise NoScenario
    return each[int(number) - 1]


@cache
def scenarios(game: str) -> dict[str, Scenario]:
    """The scenarios of a game by name: the file's, and a number where it holds several."""
    found: dict[str, Scenario] = {}
    for file in scenario_files(game):
        each = read(file)
        for number, scenario in enumerate(each, 1):
            found[file.stem if len(each) == 1 else f"{file.stem}.{number}"] = scenario
    return found


@cache
def rules(game: str, lang: Language) -> Rules:
    """The index of a game in one language with the scenarios that show each rule."""
    shown: dict[str, list[str]] = {}
    infos = []
    for name, scenario in scenarios(game).items():
        title, note = _told(scenario, lang)
        infos.append(ScenarioInfo(name, title, scenario.ids, note))
        for rule in scenario.ids:
            shown.setdefault(rule, []).append(name)
    rows = [_row(game, entry, lang, shown.get(entry.id, [])) for entry in index(game).values()]
    words = meanings(game, lang)
    contents = [
        Chapter(it.key, it.said(lang), it.part, it.card, words.get(it.key, "")) for it in chapters(game, lang)
    ]
    return Rules(game, lang, _layout(game).title, contents, rows, infos)


def _told(scenario: Scenario, lang: Language) -> tuple[str, str]:
    """Title and note of a scenario for a reader."""
    title, note = scenario.titled(lang), scenario.noted(lang)
    return typeset(title), typeset(note)


def _row(game: str, entry: Entry, lang: Language, shown_by: list[str]) -> RuleInfo:
    about = topic(game, entry.topic, lang)
    return RuleInfo(entry.id, entry.kind, entry.topic, about, entry.said(lang), entry.source, shown_by)


def _steps(scenario: Scenario) -> list[tuple[Game, Any, str]]:
    """The game after each line of `when`, the answer that line meant if it was a single one, and the line
    itself."""
    words = words_of(scenario.game)
    answers: list[Answer] = []
    if record_in(scenario) is not None:
        position, answers = recorded(scenario, words, LUCKS[0])
    else:
        position = words.position(scenario.seats, scenario.options, scenario.given, LUCKS[0])
    position.state.rules = resting(position.state.rules, words)
    position.state.fixed = tuple(side for _, side, _ in position.rolls)
    stage = Stage(Game(position.state.rules, position.state), scenario.seats)
    lead_to(stage.game, answers, [REST])
    positions: list[tuple[Game, Any, str]] = [(stage.game.fork(), None, "")]
    for step in scenario.when:
        for name, item in step.table("a player and an action").items():
            seat = stage.seat(name)
            if name == "expect" or seat is None:
                continue
            given: list[Answer] = []
            for answer in words.answers(stage, seat, item, understand):
                stage.game.answer(answer)
                given.append(answer)
            only = given[0] if len(given) == 1 else None
            positions.append((stage.game.fork(), only, f"{name}: {_line(item)}"))
    return positions


def _line(item: Item) -> str:
    """An item on one line, as it is written."""
    value = item.value
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return ", ".join(_line(each) for each in value)
    return ", ".join(f"{name}: {_line(each)}" for name, each in value.items())


def play(game: str, name: str, seat: int, lang: Language) -> ScenarioFrames:
    """A scenario step by step, through the eyes of a seat. Raises `NoScenario`."""
    return played(name, one(game, name), seat, lang)


def played(name: str, scenario: Scenario, seat: int, lang: Language) -> ScenarioFrames:
    """The same of a scenario that was read."""
    if not -1 <= seat < len(scenario.seats):
        raise NoScenario
    story = Story()
    frames = []
    before: Game | None = None
    for step, (position, answer, written) in enumerate(_steps(scenario)):
        if before is None:
            story.count = position.state.count  # what laid the position out is no part of the story
        if answer == REST:
            answer = None
        shown = _unrested(position)
        frames.append(frame(step, before, shown, story, seat, lang, scenario.seats, answer, written))
        before = shown
    game = scenario.game
    known = index(game)
    return ScenarioFrames(
        name,
        game,
        *_told(scenario, lang),
        [_row(game, known[rule], lang, [name]) for rule in scenario.ids if rule in known],
        scenario.seats,
        seat,
        _layout(game),
        frames,
        [_line(item) for item in scenario.then],
        _source(scenario),
    )


def _unrested(game: Game) -> Game:
    """A game that only rests shows no question of the rules: it is shown as waiting for nothing."""
    if game.pending is None or game.pending.options != [REST]:
        return game
    quiet = game.fork()
    quiet.pending = None
    return quiet


def _layout(game: str) -> Layout:
    return spec(game).table.layout


def _source(scenario: Scenario) -> str:
    """The scenario as it stands in its file."""
    from pathlib import Path

    documents = Path(scenario.file).read_text(encoding="utf-8") if Path(scenario.file).is_file() else ""
    lines = documents.splitlines()[scenario.line - 1 :]
    end = next((at for at, line in enumerate(lines) if line.strip() == "---"), len(lines))
    return "\n".join(lines[:end])


def go_on(game: str, name: str, step: int, seed: int) -> str:
    """The record of a game that begins where a scenario stands after so many steps. Raises `NoScenario`."""
    scenario = one(game, name)
    positions = _steps(scenario)
    if not 0 <= step < len(positions):
        raise NoScenario
    return going_on(game, positions[step][0], scenario.seats, seed, {"scenario": name})


def going_on(game: str, position: Game, names: list[str], seed: int, notes: dict[str, Any]) -> str:
    """The record of a game that begins at a position, open again where chance has not spoken yet."""
    rules = rules_of(game)
    state = restore(rules, snapshot(position.checkpoint))
    answers = [answer for answer in position.answers if answer != REST]
    if not answers:
        new_chance(state, key_of(seed))  # what a scenario leaves to chance is open again
    begun = state.fork()
    fresh = Game(rules, state, begun)
    while len(fresh.answers) < len(answers) and fresh.checkpoint is begun:
        # Questions without a choice are settled on the way and stand among the answers; where the scenario
        # rests, the game goes on by itself.
        fresh.answer(answers[len(fresh.answers)])
    fresh.notes = {**notes, "names": names}
    return fresh.save().decode()
