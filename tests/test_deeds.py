"""Deeds: of every verb that is offered anywhere, the label, the words in a scenario, what it points at, and
what is tried, all read from its one declaration."""

from __future__ import annotations

import ast
from collections import Counter
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.every import every
from tests.words.sources import keys, questions, users

import arbitre
from arbitre import rulebook
from arbitre.games import spec, teller
from arbitre.kernel.deeds import Deed, Deeds, Exactly, Number, Piece, Several
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer, Option
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Stage, running
from arbitre.words import referee, write

NAMES = ["Alice", "Bob", "Carol", "Dave", "Eve", "Frank"]
RARE = {
    "noxilia": {"discard", "guard"},
    "seven_fallen": {"trigger", "guard"},
    "magic": {"item"},
}
"""Verbs that no scenario offers yet: a few cards of a kind would be needed at once."""
ROOT = Path(arbitre.__file__).parent


def held(stage: Stage, option: Option) -> None:
    """An option is told, said as it is read, and points at the pieces it is about."""
    game = stage.game
    name = game.rules.name
    deeds, words = spec(name).deeds, spec(name).scenario
    assert game.pending is not None
    for lang in ("en", "fr"):
        assert teller(game, game.pending.seat, lang, stage.names).label(option)  # type: ignore[arg-type]
    said = words.say_option(stage, option)
    fits = words.option(stage, said)
    meant = [other for other in game.pending.options if fits(other)]
    assert option in meant, f"{said!r} does not mean {option!r}"
    strangers = [other for other in meant if not words.same(stage, option, other)]
    assert not strangers, f"{said!r} means {strangers!r} as well as {option!r}"
    deed, values = deeds.of(option)
    points = deeds.points(game.view(game.pending.seat), option)
    for argument, value in zip(deed.arguments.values(), values, strict=True):
        pieces = value if isinstance(argument, Several) else (value,)
        if isinstance(getattr(argument, "each", argument), Piece):
            assert all(("piece", piece) in points for piece in pieces if piece >= 0), option


def tried(game: Game) -> int:
    """What might be tried is refused with a reason in words, or is no worse than what is offered."""
    assert game.pending is not None
    seat = game.pending.seat
    told = teller(game, seat, "fr", NAMES)
    tries = spec(game.rules.name).deeds.expected(game.view(seat))
    assert len(set(tries)) == len(tries)
    for option in tries:
        refusal = game.why_not(seat, option)
        assert told.label(option)
        assert told.refusal(refusal) if refusal is not None else True
    return len(tries)


@pytest.mark.parametrize("name", arbitre.games)
def test_every_option_of_a_random_game_is_understood_as_it_is_said(name: str) -> None:
    tries = 0
    for seed in range(3):
        chance, game = Random(seed), arbitre.new(name, seed=seed)
        stage = Stage(game, NAMES[: len(game.state.seats)])
        for number in range(150):
            if game.pending is None:
                break
            for option in game.pending.options[:12]:
                held(stage, option)
            if number % 10 == 0:
                tries += tried(game)
            game.answer(_any(game, chance))
    assert tries


@pytest.mark.parametrize("name", arbitre.games)
def test_the_two_answers_to_a_question_say_what_they_do(name: str) -> None:
    told = spec(name).speech.words.messages

    def named(question: str) -> None:
        for lang in ("en", "fr"):
            yes, no = (
                write(told.phrase(None, (f"{answer}.{question}",)), lang)  # type: ignore[arg-type]
                for answer in ("yes", "not")
            )
            assert yes != no
            assert not {yes, no} & {"Yes", "No", "Oui", "Non"}

    every(sorted(questions(name)), named)


def _any(game: Game, chance: Random) -> Answer:
    pending = game.pending
    assert pending is not None
    return chance.choice(pending.options) if pending.single else next(iter(pending.answers()))


@pytest.mark.parametrize("name", arbitre.games)
def test_every_verb_is_offered_somewhere_and_understood_as_it_is_said(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The scenarios offer every verb: each is held a few times at each question."""
    seen: Counter[tuple[int, str]] = Counter()
    deeds = spec(name).deeds
    answer = Game.answer

    def watched(game: Game, given: Answer, *more: Any) -> None:
        assert game.pending is not None
        for option in game.pending.options[:20]:
            key = (deeds.all.index(deeds.of(option)[0]), str(game.pending.say[0]))
            seen[key] += 1
            if seen[key] <= 2:
                held(Stage(game, NAMES[: len(game.state.seats)]), option)
        answer(game, given, *more)

    monkeypatch.setattr(Game, "answer", watched)
    for file in rulebook.scenario_files(name):
        for scenario in rulebook.read(file):
            running._run(scenario, rulebook.words_of(name), running.LUCKS[0], running._straight, None)
    found = {at for at, _ in seen}
    assert {deed.verb for at, deed in enumerate(deeds.all) if at not in found} == RARE.get(name, set())


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("noxilia", [("discard", 7), ("discard", 60)]),
        ("magic", [(0, 3, 7), ("pile", 1)]),
        ("magic", [("host", "piece", 3), ("host", "seat", 1)]),
        ("magic", [("piece", 3), ("seat", 0), ("seat", 1)]),
    ],
)
def test_rare_verbs_are_understood_as_they_are_said(name: str, options: list[Option]) -> None:
    game = arbitre.new(name, seed=1)
    assert game.pending is not None
    game.pending = msgspec.structs.replace(game.pending, options=options)
    for option in options:
        held(Stage(game, NAMES[:2]), option)


@pytest.mark.parametrize("name", arbitre.games)
def test_no_verb_in_the_rules_is_undeclared_and_no_declared_one_is_unknown_to_them(name: str) -> None:
    declared = {deed.verb for deed in spec(name).deeds.all} - {"", "end_turn"}
    assert keys(name)["do"] <= declared
    words = {
        node.value
        for file in [*(ROOT / "kernel").glob("*.py"), *users(name)]
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert declared <= words


# How deeds are written


class Letters(Exactly):
    """Capital letters only."""

    def meant(self, stage: Stage, seat: int, text: str) -> str:
        if not text.isupper():
            raise BadInput(f"'{text}' is no letter.")
        return text


def told(teller: Any, *about: Any) -> str:
    return " ".join(map(str, about))


DEEDS = Deeds(
    Deed("go", "go on|(go|walk) [straight ]on", told),
    Deed("take", "take {what}|choose {what}|{what}", told, what=Letters()),
    Deed("give", "give {what} to {whom}", told, whom=Letters(), what=Letters()),
    Deed("pick", "[the ]{number}. of {what}|pick {number}", told, what=Letters(), number=Number(1)),
)


class Nobody:
    """A stage on which nothing is asked."""

    class game:
        pending = None


STAGE: Any = Nobody()


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("go on", [("go",)]),
        ("Walk straight on", [("go",)]),
        ("take A", [("take", "A")]),
        ("A", [("take", "A")]),
        ("give A to B", [("give", "B", "A")]),
        ("the 2. of A", [("pick", "A", 1)]),
        ("pick 2", [("pick", "A", 1), ("pick", "B", 1)]),
    ],
)
def test_a_text_means_the_options_of_the_forms_that_fit(text: str, options: list[Option]) -> None:
    fits = DEEDS.read(STAGE, text)
    every = [("go",), ("take", "A"), ("take", "B"), ("give", "B", "A"), ("give", "A", "B")]
    every += [("pick", what, number) for what in "AB" for number in (0, 1)]  # type: ignore[misc]
    assert [option for option in every if fits(option)] == options
    assert DEEDS.read(STAGE, DEEDS.say(STAGE, options[0]))(options[0])


def test_an_option_is_said_in_the_first_form_without_what_may_be_left_out() -> None:
    said = [DEEDS.say(STAGE, option) for option in (("go",), ("give", "B", "A"), ("pick", "A", 1))]
    assert said == ["go on", "give A to B", "2. of A"]
    assert DEEDS.words == ["go", "walk", "take", "choose", "give", "the", "pick"]


@pytest.mark.parametrize(("text", "problem"), [("", "cannot be empty"), ("take b", "'b' is no letter")])
def test_what_no_form_understands_is_refused_by_the_first(text: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        DEEDS.read(STAGE, text)


def test_an_option_nobody_declared_is_no_deed() -> None:
    for option in (("fly",), ("take",), ("take", "A", "B")):
        with pytest.raises(KeyError):
            DEEDS.of(option)


CARDS_OWN = {"ask.vote", "ask.pile"}
"""Questions put in the words of the card that asks them, which several deeds share."""


@pytest.mark.parametrize("name", arbitre.games)
def test_the_question_of_one_deed_stands_with_its_button(name: str) -> None:
    """All that is said of a deed before it is done is in one file; of the referee's own, in his."""
    buttons = import_module(f"arbitre.games.{name}.speech.messages.buttons")
    offered = buttons.OFFERED.keys() | referee.MESSAGES.keys()
    verbs = {deed.verb for deed in spec(name).deeds.all}
    asked = {f"ask.{verb}" for verb in verbs} & spec(name).speech.words.messages.keys()
    assert asked - offered - CARDS_OWN == set()
