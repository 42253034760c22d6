"""Prompts, buttons, refusals and the log of Seven Fallen, told in both languages."""

import ast
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from tests.seven_fallen.arrange import arrange
from tests.telling import check_refusals, check_secrets, check_told
from tests.words.sources import keys
from tests.words.traps import LANGUAGES

from arbitre.cli.screen import Screen
from arbitre.cli.tables import seven_fallen as looks
from arbitre.cli.ui import Ui
from arbitre.games import seven_fallen
from arbitre.games import teller as teller_of
from arbitre.games.seven_fallen.deeds import DEEDS
from arbitre.games.seven_fallen.rules.changes import PERFORMS
from arbitre.games.seven_fallen.rules.game import RULES
from arbitre.games.seven_fallen.rules.plays import DOINGS
from arbitre.games.seven_fallen.speech.messages.prompts import MESSAGES
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Event
from arbitre.kernel.view import SPECTATOR
from arbitre.words import Language

SAID = {*MESSAGES.keys(), *(f"do.{deed.verb}" for deed in DEEDS.all)}

NAMES = ["Alice", "Hugo"]


def new(seed: int) -> Game:
    return Game(RULES, RULES.start(2, {"format": "any", "turn_limit": 40}, seed))


# Every key has its words


def _spoken() -> Iterator[tuple[str, str]]:
    """What `keys` does not look for: questions asked openly or made whole, and options kept as constants."""
    for file in Path(seven_fallen.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final[Option]":
                assert node.value is not None
                yield "do", str(ast.literal_eval(node.value)[0])
            elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("pick_openly", "Decision")):
                said = [arg for arg in node.args if isinstance(arg, ast.Tuple)]
                yield from (("ask", str(ast.literal_eval(arg.elts[0]))) for arg in said)


def test_every_key_in_the_sources_has_its_words() -> None:
    found = keys("seven_fallen")
    for prefix, key in _spoken():
        found[prefix].add(key)
    assert {"word", "answer", "declare", "arrival", "target", "pay", "may", "choose"} <= found["ask"]
    assert {"done", "pass", "ready", "go", "play", "attack", "target"} <= found["do"]
    assert {"too_poor", "only_in_your_word", "not_offered", "too_many_copies"} <= found["no"]
    wanted = [f"{prefix}.{key}" for prefix, said in found.items() for key in said]
    assert [key for key in wanted if key not in SAID] == []


def test_every_verb_event_and_ending_has_its_words() -> None:
    wanted = [f"do.{verb}" for verb in DOINGS] + [f"log.{kind}" for kind in PERFORMS]
    wanted += ["do.look", "do.wait", "do.retreat", "do.top", "do.under", "do.stay"]
    wanted += ["result.feathers", "result.turn_limit", "result.stalled"]
    assert [key for key in wanted if key not in SAID] == []


# Whole games


@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_can_be_told(seed: int) -> None:
    check_told(new(seed), NAMES, random.Random(seed), 300)


@pytest.mark.parametrize("seed", range(4))
def test_the_table_can_be_drawn(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    game = new(seed)
    chance = random.Random(seed)
    while not game.over and len(game.history) < 120:
        assert game.pending is not None
        if len(game.history) % 10 == 0:
            for lang in LANGUAGES:
                for seat in (0, 1, SPECTATOR):
                    looks.show(Screen(), game.view(seat), NAMES, Ui(lang))
            view = game.view(game.pending.seat)
            for option in [*DEEDS.expected(view), *game.pending.options]:
                looks.note(view, option, Ui("fr"))
                game.why_not(view.seat, option)
        game.answer(chance.choice(list(islice(game.pending.answers(), 40))))
    shown = capsys.readouterr().out
    assert "Arrière-garde" in shown and "Rear Guard" in shown
    assert "[[" not in shown and "None" not in shown


# Refusals

ARGS: dict[str, tuple[object, ...]] = {
    **dict.fromkeys(("too_poor", "toopoor", "too_few_poseidor"), (2, 3)),
    **dict.fromkeys(("starter_size", "book_too_small", "register_size", "too_few_of_realm"), (2, 3)),
    **dict.fromkeys(("not_your_turn", "oath_unpayable", "oath_not_met"), (1,)),
    **dict.fromkeys(("unknown_card", "not_for_the_book", "not_for_the_register"), ("spark-drake",)),
    "not_a": ("spark-drake", "divinity"),
    "unknown_format": ("vintage",),
    "other_format": ("constructed", "starter"),
    "bad_number": ("spark-drake", 0),
    "too_many_copies": ("spark-drake", 5, 3),
    "single_with_leader": ("spark-drake", 2),
    "two_leaders": ("elora-captain-of-the-elite", "vanaris"),
    "not_loyal": ("spark-drake", "oathbound-ghoul"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_can_be_told(lang: Language) -> None:
    check_refusals(teller_of(new(1), 0, lang, NAMES), MESSAGES, ARGS)


def test_why_not_is_answered_in_words() -> None:
    sitting = arrange({"rear": ["anchor-warden 2/6"], "hand": ["thanator-the-gold"], "energy": 2})
    refusal = sitting.game.why_not(0, ("play", sitting["thanator-the-gold"]))
    assert refusal is not None
    assert teller_of(sitting.game, 0, "en", NAMES).refusal(refusal) == "You need 6 CE, you have 2."
    assert teller_of(sitting.game, 0, "fr", NAMES).refusal(refusal) == "Il vous faut 6 EC, vous en avez 2."
    guardian = sitting.game.why_not(0, ("assault",))
    assert guardian is not None
    assert teller_of(sitting.game, 0, "en", NAMES).refusal(guardian) == "You have no card that can attack."


# What is hidden stays hidden


def test_a_page_one_may_not_see_is_only_a_page() -> None:
    sitting = arrange(
        {"hand": ["fog-smuggler"], "secret": ["fog-smuggler"]},
        {"hand": ["sentence-of-the-sea"], "secret": ["message-in-a-bottle"], "rear": ["brick-golem 2"]},
    )
    teller = teller_of(sitting.game, 0, "en", NAMES)
    theirs = sitting.table.zones[11 + 7].ids[0]
    assert teller.write(teller.piece(theirs)) == "a page"
    assert teller.label(theirs) == "A page"
    assert teller.label(("attack", sitting["fog-smuggler"], theirs)).startswith(
        "Attack a page in Secret with "
    )
    mine = teller_of(sitting.game, 1, "en", NAMES)
    assert mine.label(("unveil", theirs)) == "Take Message in a Bottle out of Secret (1 CE)"
    assert teller.write(teller.piece(sitting[1, "sentence-of-the-sea"])) == "a page"


def test_going_in_secret_is_told_without_a_name() -> None:
    sitting = arrange({"hand": ["fog-smuggler"], "energy": 5})
    since = sitting.game.state.count
    sitting.do("hide", "fog-smuggler")
    assert "You put Fog Smuggler in Secret." in teller_of(sitting.game, 0, "en", NAMES).log(since)
    told = teller_of(sitting.game, 1, "fr", NAMES).log(since)
    assert "Alice met une page en Secret." in told
    assert not any("Smuggler" in line or "Fog" in line for line in told)


def test_an_attack_on_a_page_in_secret_names_it_only_once_it_is_out() -> None:
    sitting = arrange(
        {"rear": ["twin-axe-zealot 3/4"]}, {"secret": ["fog-smuggler"], "rear": ["anchor-warden 2/6"]}
    )
    since = sitting.game.state.count
    sitting.do("assault").do("announce", "twin-axe-zealot")
    sitting.do("attack", "twin-axe-zealot", sitting.table.zones[11 + 7].ids[0])
    told = teller_of(sitting.game, 0, "en", NAMES).log(since)
    assert "Twin-Axe Zealot attacks a page in Secret." in told
    assert "Hugo’s Fog Smuggler is taken out of Secret." in told


@pytest.mark.parametrize("seed", range(6))
def test_what_is_told_does_not_depend_on_what_is_hidden(seed: int) -> None:
    check_secrets(new(seed), NAMES, random.Random(seed), 160, 20)


def test_an_event_names_its_card_as_it_was_then() -> None:
    """A shuffle deals the cards behind the numbers anew; the log must not follow."""
    game = new(5)
    teller = teller_of(game, 0, "en", NAMES)
    here = game.state.pieces[20]
    event = Event("discarded", 1, 20, what=here.what)
    before = teller.event(event)
    other = next(piece for piece in game.state.pieces if piece.what != here.what)
    game.state.own(20).what = other.what
    assert teller.event(event) == before


def test_the_opponents_dilemma_says_whose_effects_they_are() -> None:
    sitting = arrange({"hand": ["bargain-peddler"], "energy": 5}, {"hand": ["sentence-of-the-sea"]})
    sitting.do("play", "bargain-peddler")
    teller = teller_of(sitting.game, 1, "fr", NAMES)
    assert sitting.asked == "dilemma"
    assert teller.prompt() == "Le Colporteur de marchés d’Alice\u00a0: choisissez l’effet qu’Alice active."
    assert [teller.label(option) for option in sitting.options] == [
        "Alice met 1 EC sur son Temple",
        "Vous vous défaussez d’une page",
        "Alice inflige 2 dégâts à votre Divinité",
    ]
