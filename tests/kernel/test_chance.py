"""Chance nobody can predict: the attack on the generator of old, and what it makes of the one of now."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path

import msgspec
import pytest
from tests.kernel.lattice import Attack

import arbitre
from arbitre.bots import Luck
from arbitre.bots.sample import one
from arbitre.kernel.chance import below, dice, key_of, new_chance, shuffle
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer
from arbitre.kernel.record import snapshot
from arbitre.kernel.state import AnyState

OLD = sorted((Path(__file__).parent / "records").glob("*-1.json"))
SEEN, TOLD, SIDES = 24, 48, 20
"""Dice with twenty sides tell most."""


def table(key: bytes) -> AnyState:
    state = arbitre.new("quarriors").state.fork()
    new_chance(state, key)
    return state


@pytest.fixture(scope="module")
def attack() -> Attack:
    return Attack(SEEN, SIDES)


def right(attack: Attack, state: AnyState) -> int:
    """How many of the next dice somebody knows who has watched some."""
    shown = dice(state, SEEN, SIDES)
    return sum(a == b for a, b in zip(attack.next(shown, TOLD), dice(state, TOLD, SIDES)))


def test_the_attack_knew_every_die_of_the_generator_of_old(attack: Attack) -> None:
    state = table(b"")
    for seed in range(20):
        state.rng = seed * 0x9E3779B97F4A7C15 & (1 << 64) - 1
        assert right(attack, state) == TOLD


def test_the_attack_does_no_better_than_chance(attack: Attack) -> None:
    games = 200
    known = sum(right(attack, table(key_of(seed))) for seed in range(games))
    expected = games * TOLD / SIDES
    assert abs(known - expected) < 5 * (expected * (1 - 1 / SIDES)) ** 0.5


def test_what_has_been_seen_says_nothing_about_what_comes() -> None:
    """The best guess from tables of what followed what, made from 50,000 dice, is no better on the next."""
    state = table(key_of(1))
    learnt: dict[tuple[int, ...], Counter[int]] = {}
    shown = dice(state, 50_000, 6)
    for at in range(2, len(shown)):
        learnt.setdefault(tuple(shown[at - 2 : at]), Counter())[shown[at]] += 1
    later = dice(state, 30_000, 6)
    guesses = range(2, len(later))
    known = sum(learnt[tuple(later[at - 2 : at])].most_common(1)[0][0] == later[at] for at in guesses)
    assert abs(known - len(guesses) / 6) < 5 * (len(guesses) * 5 / 36) ** 0.5


def test_every_number_is_as_likely_where_words_do_not_share_out_evenly() -> None:
    """Three quarters of all words. Without throwing any away, one third would come twice as often."""
    state, n = table(key_of(2)), 3 << 30
    thirds = Counter(below(state, n) >> 30 for _ in range(6000))
    assert state.rng > 7000, "no word was thrown away"
    assert all(abs(count - 2000) < 5 * 37 for count in thirds.values()), thirds


def test_every_order_is_as_likely() -> None:
    state, orders = table(key_of(3)), Counter[tuple[int, ...]]()
    for _ in range(4800):
        cards = [0, 1, 2, 3]
        shuffle(state, cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations(range(4)))
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 52, orders  # one in two thousand


def test_a_seed_of_any_length_is_a_key_and_each_is_another() -> None:
    seeds = [*range(-3, 50), 2**52, 2**128 + 1, 2**256 - 1, 2**256]
    assert len({key_of(seed) for seed in seeds}) == len(seeds)
    assert key_of(7) == key_of(7) != key_of(7, b"arbitre dream")


def test_a_fork_and_a_record_go_on_with_the_same_dice_wherever_a_block_stands() -> None:
    game = arbitre.new("quarriors", seed=9)
    for used in range(40):
        state = game.state.fork()
        dice(state, used, 6)
        fork, bare = state.fork(), state.fork()
        bare.block = ()
        assert dice(state, 20, 6) == dice(fork, 20, 6) == dice(bare, 20, 6)


def test_a_dream_has_nothing_of_the_key() -> None:
    game = arbitre.new("quarriors", seed=9)
    assert game.pending is not None
    dream = game.dream(game.pending.seat, 9)
    assert dream.key != game.state.key
    imagined = game.imagine(game.pending.options[-1], dream)
    assert imagined.state.key == imagined.start.key == imagined.checkpoint.key == dream.key


@pytest.mark.parametrize("name", ["quarriors", "noxilia", "seven_fallen", "magic"])
def test_what_is_kept_of_one_dream_is_what_another_would_make_anew(name: str) -> None:
    """At questions in the midst of steps too, where the pieces of the step under way are still written."""
    again = 0

    def choose(game: Game) -> Answer:
        nonlocal again
        asked, state = game.pending, game.state
        assert asked is not None
        assert game.checkpoint is not state, "as for bots, each step is written on a fork"
        if len(game.history) % 3 == 0:
            seed = len(game.history) % 12
            dealt = {id(each) for each in state.guises.values()}
            dream = game.dream(asked.seat, seed)
            again += sum(id(each) in dealt for each in dream.deal)
            kept, state.guises = state.guises, {}
            assert game.dream(asked.seat, seed) == dream
            state.guises = kept
        return one(asked, Luck(len(game.history)))

    arbitre.new(name, seed=4).play(choose, 400)
    assert again > 100


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)
def test_an_old_record_loads_replays_and_is_written_again_without_loss(file: Path) -> None:
    """Written anew it is shorter: what is as it was at first is left out."""
    data = file.read_bytes()
    loaded = arbitre.load(data)
    written = loaded.save()
    assert len(written) < len(data)
    assert arbitre.load(written).save() == written
    kept = arbitre.load(written)
    assert (snapshot(kept.start), snapshot(kept.checkpoint)) == (
        snapshot(loaded.start),
        snapshot(loaded.checkpoint),
    )
    assert (kept.history, kept.answers, kept.notes) == (loaded.history, loaded.answers, loaded.notes)
    again, answers = arbitre.replay(data)
    for answer in answers:
        again.answer(answer)
    assert snapshot(again.checkpoint) == snapshot(loaded.checkpoint)
    assert not again.state.key
    assert again.pending == loaded.pending


def test_a_record_says_whose_chance_it_has() -> None:
    """A new game cannot be passed off as an old one, whose dice can be told, nor the other way round."""
    new, old = arbitre.new("quarriors", seed=1).save(), OLD[-1].read_bytes()
    for data, version in ((new, 1), (old, 2), (old, 0)):
        first, rest = data.split(b"\n", 1)
        header = msgspec.json.decode(first) | {"version": version}
        with pytest.raises(arbitre.BadInput, match=r"chance|format 0"):
            arbitre.load(msgspec.json.encode(header) + b"\n" + rest)
