"""Prompts, buttons, refusals and the log of Noxilia, told in both languages; and nothing told too much."""

import ast
import random
import re
from itertools import islice

import pytest
from tests.dealing import redealt
from tests.telling import check_refusals, check_same_story, check_told
from tests.words.sources import keys, users
from tests.words.traps import LANGUAGES, check

from arbitre.cli.screen import Screen
from arbitre.cli.tables.noxilia import LOOKS as look
from arbitre.cli.ui import Ui
from arbitre.games import teller as teller_of
from arbitre.games.noxilia.cards.names import NAMES as CALLED
from arbitre.games.noxilia.deeds import DEEDS
from arbitre.games.noxilia.rules.costs import KEYS
from arbitre.games.noxilia.rules.game import RULES
from arbitre.games.noxilia.speech.messages.prompts import MESSAGES
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Event
from arbitre.kernel.view import SPECTATOR, sees
from arbitre.words import Language

from .arena import A_ROOM, A, Arena, B

SAID = {*MESSAGES.keys(), *(f"do.{deed.verb}" for deed in DEEDS.all)}

PLAYERS = ["Alice", "Hugo"]
PAIRS = [
    ["aubeterre", "hollow-court"],
    ["willow-choir", "aubeterre"],
    ["hollow-court", "willow-choir"],
    ["willow-choir", "willow-choir"],
]


def _new(seed: int) -> Game:
    return Game(RULES, RULES.start(2, {"decks": PAIRS[seed % len(PAIRS)], "turn_limit": 12}, seed))


def _random_answer(game: Game, chance: random.Random) -> None:
    """Any answer, but few passes: they are dull to tell."""
    assert game.pending is not None
    answers = list(islice(game.pending.answers(), 60))
    if len(answers) > 1 and ("pass",) in answers and chance.random() < 0.8:
        answers.remove(("pass",))
    game.answer(chance.choice(answers))


def _played(seed: int, answers: int) -> Game:
    game = _new(seed)
    chance = random.Random(seed)
    for _ in range(answers):
        if not game.over:
            _random_answer(game, chance)
    return game


ASKERS = ("pick_openly", "pick_one", "_to", "_target", "_go")
"""The functions of the game that ask; the last three are given the key as a plain word."""


def _asked() -> tuple[set[str], set[str]]:
    """The keys of questions and of options in the calls of `ASKERS`."""
    asked: set[str] = set()
    offered: set[str] = set()
    for file in users("noxilia"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            func = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            if func not in ASKERS:
                continue
            for arg in call.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    asked |= {arg.value} if re.fullmatch("[a-z_]+", arg.value) else set()
                elif isinstance(arg, ast.Tuple):
                    asked |= _first_word(arg)
                elif isinstance(arg, ast.Lambda):
                    offered |= {key for part in ast.walk(arg) for key in _first_word(part)}
    return asked, offered


def _first_word(node: ast.AST) -> set[str]:
    if isinstance(node, ast.Tuple) and node.elts and isinstance(node.elts[0], ast.Constant):
        return {str(node.elts[0].value)}
    return set()


def test_every_key_in_the_sources_has_its_words() -> None:
    found = keys("noxilia")
    asked, offered = _asked()
    assert {"move", "move_on", "charge_through", "heal_whom", "caster"} <= asked
    found["ask"] |= set(KEYS.values()) | asked | {"act", "target"}  # the last two by constants
    found["ask"] -= {"stop"}  # a word among the options of `_to`
    found["do"] |= offered | {"stop"}
    assert {"act", "muster", "target", "latent", "guardian", "choose"} <= found["ask"]
    assert {"to", "stop", "target", "bearer", "under", "take", "pass"} <= found["do"]
    assert {"too_poor", "engaged", "no_room", "enemy_to_enemy", "game_over"} <= found["no"]
    missing = [f"{prefix}.{key}" for prefix, said in found.items() for key in said]
    assert [key for key in missing if key not in SAID] == []


def test_every_verb_event_and_ending_has_its_words() -> None:
    from arbitre.games.noxilia.rules.actions import DOINGS
    from arbitre.games.noxilia.rules.changes.turn import PERFORMS
    from arbitre.games.noxilia.rules.checks.cards import CHECKS

    wanted = [f"do.{verb}" for verb in {**CHECKS, **DOINGS}] + [f"log.{kind}" for kind in PERFORMS]
    wanted += ["ask.riposte", "ask.lightning"]
    wanted += ["result.monarch", "result.both_monarchs", "result.turn_limit", "result.stalled"]
    assert [key for key in wanted if key not in SAID] == []


@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_can_be_told(seed: int) -> None:
    check_told(_new(seed), PLAYERS, random.Random(seed), 250, _random_answer)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_can_be_told(lang: Language) -> None:
    teller = teller_of(_new(1), 0, lang, PLAYERS)
    card, zones = "oath-pikeman", ("command", "complementary", "rampart", "rampart")
    about: dict[str, tuple[object, ...]] = {
        **dict.fromkeys(
            ("unknown_card", "not_a_banner", "not_a_monarch", "foreign_zone", "not_a_fate"), (card,)
        ),
        **dict.fromkeys(("deck_size", "few_fates"), (59, 60)),
        "too_poor": (2, 3),
        "not_your_turn": (1,),
        "zone_cards": (3, zones),
        "foreign_monarch": (card, card),
        "not_that_zone": (card, "rampart", zones),
        "monarch_apart": (card, 60),
        "not_for_the_deck": (card, "zone", 60),
        "bad_number": (card, 0),
        "too_many_copies": (card, 5, 4),
        "foreign_clan": (card, "aubeterre", "hollow-court"),
        "foreign_race": (card, "human", ("undead",)),
        "for_another_race": (card, "human"),
        "foreign_spell": (card, "latent", ("spell",)),
        "foreign_mana": (card, "nature"),
    }
    check_refusals(teller, MESSAGES, about)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ending_can_be_told(lang: Language) -> None:
    teller = teller_of(_new(1), 0, lang, PLAYERS)
    for key, winners in (("monarch", (1,)), ("both_monarchs", ()), ("turn_limit", ()), ("stalled", ())):
        check(teller.write(MESSAGES.phrase(teller, (f"result.{key}", winners))), lang)


def test_why_not_is_answered_in_words() -> None:
    game = _played(0, 40)
    assert game.pending is not None
    refusal = game.why_not(game.pending.seat, ("cast", game.state.board.places[0]))
    assert refusal is not None
    assert teller_of(game, 0, "fr", PLAYERS).refusal(refusal).endswith(".")


# Nobody is told what he may not see


def test_a_face_down_unit_is_only_a_hidden_unit() -> None:
    game = _played(0, 25)
    table = game.state
    for reader in (0, 1):
        teller = teller_of(game, reader, "en", PLAYERS)
        french = teller_of(game, reader, "fr", PLAYERS)
        hidden = [unit for unit in RULES.in_play(table) if not sees(table, reader, unit)]
        assert hidden
        for unit in hidden:
            assert teller.write(teller.piece(unit)) == "a hidden card"
            owner = PLAYERS[1 - reader]
            deeds = [
                (verb, unit) for verb in ("move", "charge", "melee", "heal", "adventure", "target", "under")
            ]
            for option in (*deeds, ("ability", unit, 0)):
                assert f"{owner}’s hidden unit" in teller.label(option)
                assert "nité cachée d" in french.label(option)
            assert teller.label(unit).startswith(f"{owner}’s hidden unit (")


def test_no_card_of_the_other_hand_or_library_is_named_on_a_button() -> None:
    game = _played(2, 60)
    table = game.state
    for reader in (0, 1):
        teller = teller_of(game, reader, "en", PLAYERS)
        for zone in table.zones:
            if zone.name not in ("hand", "library") or zone.owner == reader:
                continue
            for card in zone.ids:
                if sees(table, reader, card):
                    continue
                for verb in ("play", "event", "attach", "cast", "lay", "muster", "take", "pay", "reveal"):
                    label = teller.label((verb, card))
                    assert "hidden card" in label
                    assert not any(called.en in label for called in CALLED.values())


@pytest.mark.parametrize("seed", range(4))
def test_what_is_told_does_not_depend_on_what_is_hidden(seed: int) -> None:
    chance = random.Random(seed)
    for answers in (20, 60, 120, 200):
        game = _played(seed, answers)
        if game.pending is None:
            continue
        for reader in (0, 1):
            twin = redealt(game, reader, chance)
            check_same_story(game, twin, reader, PLAYERS)
            mine, other = (teller_of(it, reader, "fr", PLAYERS) for it in (game, twin))
            for piece in range(len(game.state.pieces)):
                assert mine.write(mine.piece(piece)) == other.write(other.piece(piece))
                assert mine.label(("target", piece)) == other.label(("target", piece))


def test_an_event_names_its_unit_as_it_was_then() -> None:
    game = _played(0, 30)
    teller = teller_of(game, 0, "en", PLAYERS)
    unit = next(iter(RULES.in_play(game.state)))
    here = game.state.pieces[unit]
    event = Event("died", 0, unit, what=here.what)
    before = teller.event(event)
    other = next(it for it in game.state.pieces if it.what != here.what and it.owner == here.owner)
    game.state.own(unit).what = other.what
    assert teller.event(event) == before


def test_under_what_a_latent_spell_is_laid_is_told_to_all_and_which_one_to_its_player() -> None:
    for hidden, host in ((False, "under Alice’s Gray Sister"), (True, "under Alice’s hidden unit")):
        arena = Arena()
        sorcerer = arena.unit("lantern-cleric", A, A_ROOM)
        unit = arena.unit("grey-sister", A, A_ROOM, hidden)
        spell = arena.hand("aegis-of-dawn")
        arena.does(("lay", spell), ("caster", sorcerer), ("under", unit))
        mine, other = ("\n".join(teller_of(arena.game, seat, "en", PLAYERS).log()) for seat in (A, B))
        assert "You lay Aegis of Dawn under your Gray Sister" in mine
        assert f"Alice lays a latent spell {host}" in other
        assert "Aegis" not in other and mine.count(" lay ") == 1 == other.count(" lays ")


# The terminal


@pytest.mark.parametrize("seed", range(3))
def test_the_table_can_be_drawn_at_any_moment(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    game = _new(seed)
    chance = random.Random(seed)
    while not game.over and len(game.history) < 120:
        assert game.pending is not None
        view = game.view(game.pending.seat)
        teller = teller_of(game, view.seat, "en", PLAYERS)
        for option in DEEDS.expected(view):
            refusal = game.why_not(view.seat, option)
            assert teller.label(option)
            assert refusal is None or teller.refusal(refusal)
        for option in game.pending.options:
            look.note(view, option, Ui("fr"))
        if len(game.history) % 20 == 0:
            for lang in LANGUAGES:
                for reader in (0, 1, SPECTATOR):
                    look.show(Screen(), game.view(reader), PLAYERS, Ui(lang))
                look.middle(Screen(), view, Ui(lang))
        _random_answer(game, chance)
    drawn = capsys.readouterr().out
    assert "hidden unit" in drawn
    assert "unité cachée" in drawn


def test_the_terminal_shows_no_face_down_enemy(capsys: pytest.CaptureFixture[str]) -> None:
    game = _played(0, 25)
    chance = random.Random(1)
    for reader in (0, 1):
        drawn = []
        for it in (game, redealt(game, reader, chance)):
            look.show(Screen(), it.view(reader), PLAYERS, Ui("en"))
            drawn.append(capsys.readouterr().out)
        assert drawn[0] == drawn[1]


def test_where_both_have_a_zone_of_a_name_its_button_says_whose() -> None:
    game = Game(RULES, RULES.start(2, {"decks": ["aubeterre", "aubeterre"]}, 3))
    words = teller_of(game, A, "fr", PLAYERS)
    places = range(len(game.state.board.places))
    labels = [words.label(("to", space)) for space in places]
    assert len(set(labels)) == len(labels)
    assert any("votre Mur aux pavois" in label for label in labels) or any(
        "Votre Mur" in label for label in labels
    )
    assert any("de Hugo" in label or "d’Hugo" in label for label in labels)
