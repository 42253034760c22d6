"""Prompts, buttons, refusals and the log of Quarriors!, told in both languages."""

import random

import pytest
from tests.dealing import redealt
from tests.telling import check_refusals, check_same_story, check_secrets, check_told
from tests.words.sources import keys
from tests.words.traps import LANGUAGES

import arbitre
from arbitre.games import teller as teller_of
from arbitre.games.quarriors.decks import WILDS
from arbitre.games.quarriors.deeds import DEEDS
from arbitre.games.quarriors.speech.messages.prompts import MESSAGES
from arbitre.kernel.pieces import Event
from arbitre.words import Language

SAID = {*MESSAGES.keys(), *(f"do.{deed.verb}" for deed in DEEDS.all)}

NAMES = ["Alice", "Hugo", "Chloé", "Bob"]


def test_every_key_in_the_sources_has_its_words() -> None:
    found = keys("quarriors")
    assert {"act", "may", "choose", "react", "pay"} <= found["ask"]
    assert {"done", "place", "pass", "trigger"} <= found["do"]
    assert {"too_poor", "not_offered", "game_over"} <= found["no"]
    missing = [f"{prefix}.{key}" for prefix, said in found.items() for key in said]
    assert [key for key in missing if key not in SAID] == []


def test_every_verb_event_and_ending_has_its_words() -> None:
    from arbitre.games.quarriors.rules.actions import CHECKS
    from arbitre.games.quarriors.rules.changes import PERFORMS

    wanted = [f"do.{verb}" for verb in CHECKS] + [f"log.{kind}" for kind in PERFORMS]
    wanted += ["result.glory", "result.wilds", "result.stalled"]
    assert [key for key in wanted if key not in SAID] == []


@pytest.mark.parametrize("seed", range(20))
def test_a_random_game_can_be_told(seed: int) -> None:
    wilds = [*WILDS, "random"][seed % (len(WILDS) + 1)]
    game = arbitre.new(
        "quarriors", seed=seed, seats=2 + seed % 3, wilds=wilds, cull_scored_only=seed % 5 == 0
    )
    check_told(game, NAMES, random.Random(seed), 250)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_can_be_told(lang: Language) -> None:
    teller = teller_of(arbitre.new("quarriors", seed=1), 0, lang, NAMES)
    about: dict[str, tuple[object, ...]] = {
        **dict.fromkeys(("unknown_card", "not_for_the_wilds", "same_card"), ("portal",)),
        "too_poor": (2, 3),
        "not_your_turn": (1,),
        "wilds_size": (3, 7, 2, 8),
        "same_kind": ("deathdealer", "strong-deathdealer"),
    }
    check_refusals(teller, MESSAGES, about)


def test_why_not_is_answered_in_words() -> None:
    game = arbitre.new("quarriors", seed=3)
    assert game.pending is not None
    seat = game.pending.seat
    refusal = game.why_not(seat, ("capture", 3))
    assert refusal is not None
    teller = teller_of(game, seat, "en", NAMES)
    assert teller.refusal(refusal) == "You can’t do it during this phase."


def test_leaving_a_phase_says_where_it_leads() -> None:
    game = arbitre.new("quarriors", seed=3)
    assert game.pending is not None
    teller = teller_of(game, game.pending.seat, "fr", NAMES)
    assert teller.label(("done",)) == "Passer à la capture"
    game.answer(("done",))
    assert teller.label(("done",)) == "Finir le tour"


def test_an_event_names_its_die_as_it_was_then() -> None:
    """A shuffle deals the dice behind the numbers anew; the log must not follow."""
    game = arbitre.new("quarriors", seed=5)
    teller = teller_of(game, 0, "en", NAMES)
    here = game.state.pieces[0]
    event = Event("captured", 1, 0, what=here.what)
    before = teller.event(event)
    other = next(piece for piece in game.state.pieces if piece.what != here.what)
    game.state.own(0).what = other.what
    assert teller.event(event) == before


def test_a_die_in_a_bag_is_only_a_die() -> None:
    game = arbitre.new("quarriors", seed=5)
    teller = teller_of(game, 0, "en", NAMES)
    hidden = next(zone.ids[0] for zone in game.state.zones if zone.name == "bag")
    assert teller.label(hidden) == "A die"
    assert teller.write(teller.piece(hidden)) == "a die"


def test_what_is_told_does_not_depend_on_what_is_hidden() -> None:
    game = arbitre.new("quarriors", seed=9)
    for _ in range(30):
        assert game.pending is not None
        game.answer(next(iter(game.pending.answers())))
    for reader in (0, 1, arbitre.SPECTATOR):
        check_same_story(game, redealt(game, reader, random.Random(reader)), reader, NAMES)


@pytest.mark.parametrize("seed", range(4))
def test_nor_does_it_in_a_random_game(seed: int) -> None:
    check_secrets(arbitre.new("quarriors", seed=seed), NAMES, random.Random(seed), 60, 10)
