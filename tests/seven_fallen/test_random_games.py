"""What holds at every decision of any game of Seven Fallen: a few games here, thousands in `make fuzz`."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.playing import playing, some_answer

from arbitre.games.seven_fallen import language as n
from arbitre.games.seven_fallen.bot.units import units
from arbitre.games.seven_fallen.cards.index import ARCHANGEL, GOLEM, NODES, TYPE
from arbitre.games.seven_fallen.rules.figures import has, keywords
from arbitre.games.seven_fallen.rules.game import RULES
from arbitre.games.seven_fallen.rules.model import FIRE, HAND, LIMBO, REAR, Table
from arbitre.games.seven_fallen.rules.offers import CHECKS
from arbitre.games.seven_fallen.rules.powers import may_use
from arbitre.games.seven_fallen.rules.traits import traits
from arbitre.kernel import layers
from arbitre.kernel.game import Game, Refused
from arbitre.kernel.loading import load
from arbitre.kernel.pieces import Option
from arbitre.kernel.view import SPECTATOR
from arbitre.lab.watch import Watch

VERBS = ("play", "miracle", "hide", "unveil", "rise")


def new(seed: int) -> Game:
    return Game(RULES, RULES.start(2, {"format": "any", "turn_limit": 60}, seed))


@pytest.mark.fuzz
@pytest.mark.parametrize("block", range(4))
def test_random_games_end_with_every_invariant_held(block: int) -> None:
    for seed in range(block * 50, block * 50 + 4):
        game = new(seed)
        for at in playing(game, seed):
            assert not RULES.invariants(at.state), (seed, len(at.history))
        assert game.result is not None and game.result.reason in ("feathers", "dead", "turn_limit"), seed


@pytest.mark.fuzz
@pytest.mark.parametrize("block", range(4))
def test_random_games_hold_every_invariant_after_every_event(block: int) -> None:
    for seed in range(1000 + block * 8, 1000 + block * 8 + 2):
        watch = Watch(RULES)  # which stops the game at the event that breaks something
        game = Game(watch.rules, watch.rules.start(2, {"format": "any", "turn_limit": 60}, seed))
        for _ in playing(game, seed):
            pass
        assert game.result is not None and watch.checks > 100


def views(game: Game) -> list[bytes]:
    return [msgspec.json.encode((game.view(seat), game.events(seat))) for seat in (0, 1, SPECTATOR)]


@pytest.mark.parametrize("seed", range(4))
def test_a_save_at_any_decision_plays_on_identically(seed: int) -> None:
    for at, game in enumerate(playing(new(seed), seed)):
        if at % 23:
            continue
        data = game.save()
        again = load(data, lambda name: RULES)
        assert again.pending == game.pending
        assert again.save() == data
        fork = game.fork()
        random = Random(at)
        for _ in range(6):
            if fork.pending is None:
                break
            answer = some_answer(fork.pending, random)
            fork.answer(answer)
            again.answer(answer)
        assert views(again) == views(fork)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_offered_is_exactly_what_the_checks_allow(seed: int) -> None:
    for at, game in enumerate(playing(new(seed), seed)):
        pending = game.pending
        if at % 7 or pending is None or pending.say[0] not in ("word", "answer", "declare"):
            continue
        table: Table = game.state
        offered = {twin(table, o) for o in pending.options if isinstance(o, tuple) and o[0] in VERBS}
        allowed = {
            twin(table, (verb, piece))
            for verb in VERBS
            for piece in range(len(table.pieces))
            if CHECKS[verb](table, pending.seat, piece) is None
        }
        assert offered == allowed, (seed, at)


def twin(table: Table, option: Option) -> tuple[object, ...]:
    """Copies of one card in the hand are the same offer."""
    assert isinstance(option, tuple)
    piece = table.pieces[option[1]]
    return (option[0], piece.zone, piece.what)


@pytest.mark.parametrize("seed", range(3))
def test_nonsense_is_refused_and_changes_nothing(seed: int) -> None:
    for at, game in enumerate(playing(new(seed), seed)):
        if at % 29 or game.pending is None:
            continue
        before = game.state.count
        for wrong in (
            ("play", 0),
            ("attack", 1, 2),
            ("use", 3, "nothing"),
            ("pay",),
            ("sacrifice", 1),
            "x",
            10**6,
        ):
            if game.pending.refuse(wrong) is not None:
                with pytest.raises(Refused):
                    game.answer(wrong)
        assert game.state.count == before


@pytest.mark.fuzz
def test_what_the_bot_reads_of_a_card_is_what_the_rules_say_of_it() -> None:
    """The bot reads all keywords at once, the rules one by one."""
    peaceful = sly = steady = 0
    for seed in range(4):
        for at in playing(new(seed), seed):
            table = at.state
            for unit in [unit for side in (0, 1) for unit in units(table, side)]:
                if TYPE[table.pieces[unit.piece].what] == GOLEM:
                    continue
                archangel = TYPE[table.pieces[unit.piece].what] == ARCHANGEL
                assert unit.guard != has(table, unit.piece, n.Pacifist)
                assert unit.sly == has(table, unit.piece, n.Trickery)
                assert unit.steady == (archangel or has(table, unit.piece, n.Valiant))
                peaceful += not unit.guard
                sly += unit.sly
                steady += unit.steady and not archangel
    assert peaceful and sly and steady


@pytest.mark.fuzz
def test_figures_that_are_kept_are_those_worked_out_anew() -> None:
    """Wounds, tilting and attacks leave the figures as they are, and each card's are found alone; what the
    kernel computes for all of them together is the same."""
    kept = 0
    for seed in range(4):
        for at in playing(new(seed), seed):
            table = at.state
            kept += table.current_stamp in (table.count, -2 - table.count)
            anew = table.fork()
            anew.current_stamp = -1
            near = [zone for zone in table.zones if zone.role in (REAR, FIRE, HAND, LIMBO)]
            for piece in [i for zone in near for i in zone.ids]:
                assert traits(table, piece) == layers.traits(anew, piece), (seed, len(at.history))
    assert kept > 250


@pytest.mark.fuzz
def test_abilities_that_are_offered_are_those_that_may_be_used() -> None:
    offered = 0
    for seed in range(2):
        for game in playing(new(seed), seed):
            pending = game.pending
            if pending is None or pending.say[0] not in ("word", "answer", "declare"):
                continue
            table: Table = game.state
            may = {
                ("use", piece, NODES.name(keyword))
                for piece in range(len(table.pieces))
                for keyword in keywords(table, piece)
                if isinstance(keyword, n.DivineWord | n.CombatPhase | n.Purgatory)
                and may_use(table, pending.seat, piece, NODES.name(keyword)) is None
            }
            assert {o for o in pending.options if isinstance(o, tuple) and o[0] == "use"} == may, seed
            offered += len(may)
    assert offered > 100
