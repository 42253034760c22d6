"""The fuzz finds faults, plays every card, and reports the same whatever the number of processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import arbitre
from arbitre.bots.luck import Luck
from arbitre.games import spec
from arbitre.games.magic.rules.game import RULES as MAGIC
from arbitre.games.quarriors.rules.game import RULES
from arbitre.games.quarriors.rules.model import READY, SPENT
from arbitre.games.quarriors.rules.places import area
from arbitre.games.quarriors.tally import cards
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Event
from arbitre.kernel.rules import BadInput
from arbitre.lab.checks import look_through_eyes
from arbitre.lab.fuzz import ENOUGH, _choose, fuzz
from arbitre.lab.watch import Broken, Watch

Perform = Callable[[Any, Event], None]


@pytest.mark.fuzz
@pytest.mark.slow
def test_random_games_hold_all_invariants_and_use_every_card() -> None:
    unused = set(cards())
    assert len(unused) == 79
    for seats in (2, 3, 4):
        report = fuzz("quarriors", 20, seats, seed=1)
        assert [(f.seed, f.seats, f.options, f.message) for f in report.failures] == []
        assert report.finished == 20
        assert report.checks > 3 * report.decisions
        unused &= set(report.unused)
    assert not unused


def test_one_and_two_processes_fuzz_the_same() -> None:
    reports = [fuzz("quarriors", 21, 2, seed=4, jobs=jobs).json() for jobs in (1, 2)]
    for report in reports:
        del report["seconds"], report["games_per_s"], report["longest_s"], report["slowest"]
    assert reports[0] == reports[1]


def test_the_parts_of_a_run_play_the_games_of_the_whole() -> None:
    whole, *parts = (
        fuzz("quarriors", games, 2, seed=4, first=first) for games, first in ((41, 0), (20, 0), (21, 20))
    )
    assert sum(part.decisions for part in parts) == whole.decisions
    assert sum(part.checks for part in parts) == whole.checks
    assert sum((Counter(part.uses) for part in parts), Counter[str]()) == whole.uses
    with pytest.raises(BadInput, match="from 0, 20, 40"):
        fuzz("quarriors", 20, 2, first=30)


def test_a_long_game_is_checked_at_every_decision_and_after_a_part_of_its_events() -> None:
    found = {}
    for ease in (1, 4):
        watch = Watch(RULES)
        watch.ease = ease
        game = Game(watch.rules, watch.rules.start(2, {}, 5))
        for _ in range(40):
            assert game.pending is not None
            game.answer(next(game.pending.answers()))
            watch.settled(game.state)
        found[ease] = watch.checks, game.state.count
    assert found[1][0] == found[1][1]  # each event once, and nothing twice
    assert 40 <= found[4][0] < found[1][0] * 2 // 3
    state = game.state.fork()
    die = next(die for die in state.pieces if die.owner == 0)
    state.own_zone(die.zone).ids.append(die.id)
    watch.ease = 100
    with pytest.raises(Broken, match="lies in zones"):
        watch.settled(state)


def lost(perform: Perform) -> Perform:
    """The die is no longer where it says."""

    def broken(table: Any, event: Event) -> None:
        perform(table, event)
        table.own_zone(table.pieces[event.piece].zone).ids.remove(event.piece)

    return broken


def mended_later(perform: Perform) -> Perform:
    """A fault that is gone again before anybody is asked: only a check after each event can see it."""

    def broken(table: Any, event: Event) -> None:
        perform(table, event)
        table.own_board().quiddity -= 1000

    return broken


FAULTS: list[tuple[str, Callable[[Perform], Perform], str]] = [
    ("captured", lost, "nowhere"),
    ("summoned", lost, "nowhere"),
    ("rolled", mended_later, "below zero"),
]


@pytest.mark.parametrize(("kind", "fault", "says"), FAULTS)
def test_a_fault_is_found_at_the_event_that_made_it(
    kind: str, fault: Callable[[Perform], Perform], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RULES, "performs", {**RULES.performs, kind: fault(RULES.performs[kind])})
    report = fuzz("quarriors", 4, 2, seed=2)
    assert report.errors == 4
    for failure in report.failures:
        assert f"after '{kind}'" in failure.message
        assert says in failure.message


def test_a_failure_can_be_seen_again_from_its_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RULES, "performs", {**RULES.performs, "scored": lost(RULES.performs["scored"])})
    failure = fuzz("quarriors", 1, 2, seed=2).failures[0]
    watch = Watch(RULES)
    with pytest.raises(Broken, match="nowhere"):
        game = Game(watch.rules, watch.rules.start(failure.seats, failure.options, failure.seed))
        for answer in failure.answers:
            game.answer(answer)


def test_a_change_made_of_several_events_is_checked_when_it_is_whole() -> None:
    watch = Watch(RULES)
    inside: list[int] = []

    def outer(table: Any, event: Event) -> None:
        inside.append(watch.checks)
        watch.rules.performs["spent"](table, Event("spent", 0, table.ids(area(0, READY))[0]))
        inside.append(watch.checks)

    game = Game(watch.rules, watch.rules.start(2, {}, 1))
    state = game.state.fork()
    die = next(d for d in state.pieces if d.owner == 0)
    state.own_zone(die.zone).ids.remove(die.id)
    state.own_zone(area(0, READY)).ids.append(die.id)
    state.own(die.id).zone = area(0, READY)
    watch.checked = -1
    before = watch.checks
    watch._watched(outer)(state, Event("told"))
    assert inside == [before, before]
    assert watch.checks == before + 1
    assert state.pieces[die.id].zone == area(0, SPENT)


def test_who_gives_up_must_be_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert fuzz("magic", 1, 4, seed=3, options={"format": "teams"}).errors == 0
    monkeypatch.setattr(type(MAGIC), "concede", lambda self, state, seat: True)
    [failure] = fuzz("magic", 1, 4, seed=3, options={"format": "teams"}).failures
    assert "gave up and still plays" in failure.message


def test_a_seed_in_a_view_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = arbitre.new("quarriors", seed=1 << 62 | 12345)
    look_through_eyes(game, 1 << 62 | 12345)
    monkeypatch.setattr(type(RULES), "show_board", lambda self, state, seat: {"key": state.key})
    with pytest.raises(Broken, match="state of chance"):
        look_through_eyes(game, 1 << 62 | 12345)


TABLES: list[tuple[int, dict[str, Any], set[str]]] = [
    (2, {}, {"my-laughter-echoes"}),
    (2, {"commander": True}, {"my-laughter-echoes", "haunted-screen"}),
    (4, {"format": "archenemy"}, set()),
    (4, {"format": "supervillain-rumble"}, {"haunted-screen"}),
]


@pytest.mark.parametrize(("seats", "options", "barred"), TABLES)
def test_only_cards_a_table_may_play_are_missed_there(
    seats: int, options: dict[str, Any], barred: set[str]
) -> None:
    """Schemes want a scheme deck (904.3); no legend has the colours of Haunted Screen (903.5c)."""
    report = fuzz("magic", 0, seats, options=options)
    assert {"my-laughter-echoes", "haunted-screen"} - set(report.unused) == barred
    assert "exquisite-blood" in report.unused
    assert report.cards == len(report.unused)


def test_a_step_that_never_ends_is_a_fault_even_where_the_rules_call_it_a_draw(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(MAGIC, "step_budget", 10)
    report = fuzz("magic", 1, 2, seed=1)
    assert report.errors == 1
    assert "could not be brought to an end" in report.failures[0].message


def test_what_was_done_often_enough_in_a_turn_is_left_while_there_is_anything_else() -> None:
    game = arbitre.new("quarriors", seed=5, wilds="first-steps")
    tally, luck = spec("quarriors").tally, Luck(1, 2, 0)
    labels = {option: tally.label(game.state, option) for option in game.pending.options}
    worn = next(label for label in labels.values() if " " in label)
    for eager in range(3):
        done = Counter({worn: ENOUGH})
        chosen = {labels[_choose(game, tally, luck, eager, Counter(), {}, done)] for _ in range(60)}
        assert chosen and worn not in chosen
    done = Counter(dict.fromkeys(labels.values(), ENOUGH))
    assert _choose(game, tally, luck, 0, Counter(), {}, done) in labels, "where all is worn, anything goes"
