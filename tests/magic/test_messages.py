"""Prompts, buttons, refusals and the log of Magic, told in both languages."""

import random
from itertools import islice

import pytest
from tests.magic.arrange import arrange
from tests.telling import check_refusals, check_secrets, check_told
from tests.words.sources import keys
from tests.words.traps import LANGUAGES, check

from arbitre.games import teller as teller_of
from arbitre.games.magic import language as n
from arbitre.games.magic.cards.index import NODES
from arbitre.games.magic.cards.names import written
from arbitre.games.magic.decks.by_chance import POOL
from arbitre.games.magic.deeds import DEEDS
from arbitre.games.magic.rules.changes import PERFORMS
from arbitre.games.magic.rules.combat.laws import REASONS
from arbitre.games.magic.rules.game import RULES
from arbitre.games.magic.speech.messages.prompts import MESSAGES
from arbitre.games.magic.speech.terms import NAMES as CALLED
from arbitre.kernel.game import Game
from arbitre.words import Language, write
from arbitre.words.naming import named

SAID = {*MESSAGES.keys(), *(f"do.{deed.verb}" for deed in DEEDS.all)}

NAMES = ["Alice", "Hugo", "Chloé", "Odile"]


def _deck(chance: random.Random) -> str:
    """Forty cards of any sort, and thirty lands."""
    cards = [f"1 {written(card, 'en')}" for card in chance.sample(POOL, 40)]
    return "\n".join([*cards, *(f"6 {land}" for land in ("Plains", "Island", "Swamp", "Mountain", "Forest"))])


def new(seed: int, seats: int = 2) -> Game:
    chance = random.Random(seed)
    options = {"decks": [_deck(chance) for _ in range(seats)], "turn_limit": 60}
    return Game(RULES, RULES.start(seats, options, seed))


# Every key has its words


def test_every_key_in_the_sources_has_its_words() -> None:
    found = keys("magic")
    assert {"priority", "target", "pay", "attack", "block", "mode", "keep", "may"} <= found["ask"]
    assert {"cast", "play", "activate", "unlock", "face_up", "tap", "target"} <= found["do"]
    assert {"no_priority", "cannot_pay", "no_target", "too_many_copies"} <= found["no"]
    wanted = [f"{prefix}.{key}" for prefix, said in found.items() for key in said]
    wanted += [f"no.{key}" for key in REASONS]
    wanted += ["ask.order_blockers", "ask.order_attackers", "ask.unlock", "ask.lock"]
    wanted += ["ask.search", "ask.enter_attacking", "do.pass", "do.stay", "do.piece", "do.item"]
    assert [key for key in wanted if key not in SAID] == []


def test_every_event_and_ending_has_its_words() -> None:
    wanted = [f"log.{kind}" for kind in PERFORMS]
    reasons = ("life", "library", "poison", "commander", "effect", "draw", "loop", "turn_limit", "stalled")
    wanted += [f"result.{reason}" for reason in reasons]
    assert [key for key in wanted if key not in SAID] == []


# Whole games


def _answer(game: Game, chance: random.Random) -> None:
    """Anything; with priority rather something than nothing, and no mana for its own sake."""
    assert game.pending is not None
    acts = [
        o
        for o in game.pending.options
        if isinstance(o, tuple) and o[0] in ("cast", "play", "unlock", "face_up")
    ]
    if game.pending.say[0] == "priority" and acts and chance.random() < 0.8:
        game.answer(chance.choice(acts))
    else:
        game.answer(chance.choice(list(islice(game.pending.answers(), 40))))


@pytest.mark.parametrize("seed", range(6))
def test_a_random_game_can_be_told(seed: int) -> None:
    check_told(new(seed), NAMES, random.Random(seed), 400, _answer)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("winners", [(), (1,)])
def test_every_ending_can_be_told(lang: Language, winners: tuple[int, ...]) -> None:
    teller = teller_of(new(1), 0, lang, NAMES)
    for key in MESSAGES.keys():  # noqa: SIM118
        if key.startswith("result."):
            check(teller.write(MESSAGES.phrase(teller, (key, winners))), lang)


# Refusals

ARGS: dict[str, tuple[object, ...]] = {
    "cannot_pay": ("{2}{R}",),
    "condition_not_met": ("resurrected-cultist/0",),
    "unknown_card": ("black-lotus",),
    "not_a_card": ("toy-token",),
    "house_card": ("garden-bear",),
    "bad_number": ("garden-bear", 0),
    "too_many_copies": ("garden-bear", 5, 4),
    "deck_too_small": (59, 60),
    "deck_too_large": (101, 100),
    "not_in_deck": ("my-laughter-echoes",),
    "not_a_scheme": ("garden-bear",),
    "too_few_schemes": (9, 10),
    "sideboard_too_large": (16, 15),
    "no_commander_here": ("niko-light-of-hope",),
    "not_a_commander": ("garden-bear",),
    "one_commander": (2,),
    "commander_twice": ("niko-light-of-hope",),
    "cannot_pay_tax": ("{4}{R}", "{4}"),
    "outside_colours": ("garden-bear", "G"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_can_be_told(lang: Language) -> None:
    check_refusals(teller_of(new(1), 0, lang, NAMES), MESSAGES, ARGS)


def test_why_not_is_answered_in_words() -> None:
    sitting = arrange({"hand": ["old-oak", "forest"], "lands": "G"})
    refusal = sitting.game.why_not(0, ("cast", sitting["old-oak"], ""))
    assert refusal is not None
    assert teller_of(sitting.game, 0, "en", NAMES).refusal(refusal) == "You can’t pay {4}{G}."
    assert teller_of(sitting.game, 0, "fr", NAMES).refusal(refusal) == "Vous ne pouvez pas payer {4}{G}."


def test_abilities_that_wait_and_are_called_the_same_are_told_apart() -> None:
    sitting = arrange({"play": ["kitchen-tonic", "kitchen-tonic", "garden-bear"], "lands": "GGGG"})
    tonics = sitting.all("kitchen-tonic")

    def use_one() -> None:
        sitting.say(next(o for o in sitting.options if o[0] == "activate" and o[1] in tonics))
        sitting.say(("mana", "G"))

    use_one()
    teller = teller_of(sitting.game, 0, "en", NAMES)
    [first] = [item.id for item in sitting.table.board.stack]
    assert teller.label(("item", first)) == "The ability of Kitchen Tonic"
    use_one()
    labels = [
        teller_of(sitting.game, 0, lang, NAMES).label(("item", item.id))
        for lang in LANGUAGES
        for item in sitting.table.board.stack
    ]
    assert len(set(labels)) == 4
    assert labels[0].endswith("(1)") and labels[1].endswith("(2)")


# What is hidden stays hidden


def test_a_face_down_creature_is_named_only_to_who_may_know_it() -> None:
    sitting = arrange(
        {"hand": ["under-the-sheet"], "lands": "G", "library": ["garden-bear", "garden-bear"]},
        {},
    )
    since = sitting.game.state.count
    sitting.cast("under-the-sheet").resolve()
    piece = next(i for i in sitting.table.ids(0) if sitting.table.pieces[i].hidden)
    mine = teller_of(sitting.game, 0, "en", NAMES)
    theirs = teller_of(sitting.game, 1, "fr", NAMES)
    assert mine.label(("target", "piece", piece)) == "Your face-down creature (Garden Bear, 2/2)"
    assert theirs.label(("target", "piece", piece)) == "Une créature face cachée d’Alice"
    assert "You manifest Garden Bear." in mine.log(since)
    told = theirs.log(since)
    assert "Une créature face cachée d’Alice arrive." in told
    assert not any("Ours" in line or "Garden" in line for line in told)


def test_a_card_in_hand_is_only_a_card_to_others() -> None:
    sitting = arrange({}, {"hand": ["garden-bear"]})
    teller = teller_of(sitting.game, 0, "en", NAMES)
    assert teller.label(sitting[1, "garden-bear"]) == "A card"


def test_a_room_is_called_by_its_open_door() -> None:
    sitting = arrange({"hand": ["bottomless-pool-locker-room"], "lands": "U"})
    sitting.cast("bottomless-pool-locker-room", way="bottomless-pool")
    sitting.resolve()
    teller = teller_of(sitting.game, 0, "fr", NAMES)
    assert teller.label(sitting["bottomless-pool-locker-room"]) == "La Piscine sans fond"
    assert "Vous lancez la Piscine sans fond." in teller.log()


@pytest.mark.parametrize("seed", range(4))
def test_what_is_told_does_not_depend_on_what_is_hidden(seed: int) -> None:
    check_secrets(new(seed), NAMES, random.Random(seed), 240, 40, _answer)


# What is said, and in which order


def test_opening_hands_are_one_line_each() -> None:
    teller = teller_of(new(1), 0, "fr", NAMES)
    drawn = [line for line in teller.log() if "pioche" in line]
    assert sorted(drawn) == [f"{NAMES[1]} pioche sept cartes.", "Vous piochez sept cartes."]


def test_what_a_spell_aims_at_is_told_after_it() -> None:
    sitting = arrange({"hand": ["unholy-heat"], "lands": "R"}, {"play": ["garden-bear"]})
    since = sitting.game.state.count
    sitting.cast("unholy-heat")
    told = teller_of(sitting.game, 1, "fr", NAMES).log(since)
    assert told == ["Alice lance la Chaleur impie.", "La Chaleur impie cible votre Ours de jardin."]


def test_of_several_with_one_name_she_or_he_is_kept() -> None:
    teller = teller_of(new(1), 0, "fr", NAMES)
    for slug, kept in (("the-wandering-rescuer", "celle"), ("kaito-bane-of-nightmares", "celui")):
        phrase = MESSAGES.phrase(teller, ("ask.legend_rule", slug))
        assert f"choisissez {kept} que vous gardez" in teller.write(phrase)


def test_a_cost_is_asked_for_in_its_own_words() -> None:
    teller = teller_of(new(1), 0, "fr", NAMES)
    asked = {}
    for name, node in NODES.nodes.items():
        if isinstance(node, n.SacrificeSome | n.ExileSome | n.ReturnSome):
            asked[name] = teller.write(MESSAGES.phrase(teller, ("ask.cost", name, 1, -1)))
    said = set(asked.values())
    assert any("enchantement" in line for line in said), said
    assert any("de votre cimetière" in line or "depuis votre cimetière" in line for line in said), said


def test_what_lay_face_down_is_told_so_later_too() -> None:
    sitting = arrange(
        {"hand": ["under-the-sheet"], "lands": "G", "library": ["garden-bear", "garden-bear"]},
        {"hand": ["unholy-heat"], "lands": "R"},
    )
    since = sitting.game.state.count
    sitting.cast("under-the-sheet").resolve()
    sitting.say(("pass",))
    sitting.cast("unholy-heat").resolve()
    told = teller_of(sitting.game, 0, "fr", NAMES).log(since)
    assert "La Chaleur impie cible votre créature face cachée." in told
    assert "Votre Ours de jardin est détruit." in told, "it is shown as it leaves (708.9)"


def test_the_end_is_told_from_the_readers_seat() -> None:
    table = arrange({"lands": "G", "life": 0}, {})
    while table.game.pending is not None:
        table.game.answer(("pass",))
    told = [teller_of(table.game, seat, "fr", NAMES[:2]).prompt() for seat in (0, 1)]
    assert told == [
        "Vous n’avez plus de points de vie\u00a0: Hugo gagne\u00a0!",
        "Alice n’a plus de points de vie\u00a0: vous gagnez\u00a0!",
    ]


def test_a_room_has_the_article_of_its_first_door() -> None:
    told = {slug: write(named(CALLED[slug]), "fr") for slug in CALLED}
    assert told["smoky-lounge-misty-salon"] == "le Fumoir enfumé // Salon brumeux"
    assert told["cramped-vents-access-maze"] == "les Conduits étroits // Labyrinthe d’accès"
