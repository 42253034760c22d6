"""A tournament is fair to every deck, and reports the same whatever the number of processes."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest

import arbitre
from arbitre.cli.main import main
from arbitre.games.noxilia.rules.game import RULES
from arbitre.kernel.pieces import Event
from arbitre.lab import tournament as lab
from arbitre.lab.tournament import Match, Report, deck_names, play, tournament

CLANS = ["aubeterre", "hollow-court", "willow-choir"]
"""Three of the ready-made decks, which meet here."""


def told(report: Report) -> dict[str, Any]:
    """A report without the time it took."""
    plain = report.json()
    del plain["seconds"]
    return plain


@pytest.fixture(scope="module")
def report() -> Report:
    return tournament("noxilia", 12, seed=4, bot="random", decks=CLANS)


def test_one_and_two_processes_report_the_same(report: Report) -> None:
    assert told(report) == told(tournament("noxilia", 12, seed=4, bot="random", jobs=2, decks=CLANS))


def test_every_pair_plays_every_deal_in_both_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Match] = []

    def watched(jobs: int, work: Any, tasks: list[Match], on: str) -> Any:
        seen.extend(tasks)
        return map(work, tasks)

    monkeypatch.setattr(lab, "run", watched)
    monkeypatch.setattr(lab, "play", lambda match: lab.Ending(1, 1, 0, 0, "monarch"))
    found = tournament("noxilia", 13, seed=4, decks=CLANS)
    assert found.games == 18  # whole deals only: 3 pairs in 2 seatings
    assert found.deals == 3
    by_seed: dict[int, Counter[tuple[str, str]]] = {}
    for match in seen:
        by_seed.setdefault(match.seed, Counter())[match.decks] += 1
    every = Counter((a, b) for a in CLANS for b in CLANS if a != b)
    assert list(by_seed.values()) == [every] * 3
    # Seat 0 won every game, and each deck sat there as often.
    assert [deck.share for deck in found.decks] == [0.5] * 3
    assert found.first.share == 1.0


def test_the_numbers_add_up(report: Report) -> None:
    assert report.finished == report.games == 12
    assert [deck.deck for deck in report.decks] == CLANS
    for deck in report.decks:
        assert deck.games == deck.wins + deck.losses + deck.draws == 8
        assert deck.low <= deck.share <= deck.high
        mine = [(p, p.decks.index(deck.deck)) for p in report.pairs if deck.deck in p.decks]
        assert deck.wins == sum(pair.wins[at] for pair, at in mine)
    decided = sum(sum(pair.wins) for pair in report.pairs)
    assert report.first.games == decided == 12 - sum(pair.draws for pair in report.pairs)
    assert sum(report.reasons.values()) == 12
    assert report.turns.least <= report.turns.median <= report.turns.most
    assert report.cards["oath-pikeman"]
    assert msgspec.json.decode(msgspec.json.encode(report)) == json.loads(json.dumps(report.json()))


def test_the_same_match_is_the_same_game() -> None:
    match = Match("noxilia", 0, 77, "random", ("aubeterre", "willow-choir"), {})
    assert play(match) == play(match)


def test_whoever_begins_is_chosen_by_the_deal_not_by_the_seat() -> None:
    """So each deck begins once with every deal."""
    for seed in range(6):
        begins = {
            play(Match("noxilia", 0, seed, "random", decks, {"turn_limit": 1})).first
            for decks in (("aubeterre", "willow-choir"), ("willow-choir", "aubeterre"))
        }
        assert len(begins) == 1


def test_a_broken_game_is_reported_and_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(table: Any, event: Event) -> None:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(RULES, "performs", {**RULES.performs, "captured": broken})
    found = tournament("noxilia", 6, seed=1, bot="random", decks=CLANS)
    assert found.errors > 0
    failure = found.failures[0]
    assert failure.message == "ZeroDivisionError: a fault"
    again = arbitre.new("noxilia", failure.seed, failure.seats, **failure.options)
    assert again.pending is not None


@pytest.mark.parametrize(
    ("game", "wrong", "says"),
    [
        ("quarriors", {}, "no decks"),
        ("noxilia", {"bot": "clever"}, "no bot 'clever'"),
        ("noxilia", {"games": -1}, "below 0"),
        ("noxilia", {"jobs": 0}, "At least 1 job"),
        ("noxilia", {"options": {"decks": CLANS[:2]}}, "chooses the decks itself"),
        ("noxilia", {"options": {"turn_limit": 0}}, "turn_limit"),
        ("noxilia", {"decks": ["aubeterre", "the-moon"]}, "No ready-made deck is called 'the-moon'"),
        ("noxilia", {"decks": ["aubeterre"]}, "fewer than two"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(
    game: str, wrong: dict[str, Any], says: str
) -> None:
    with pytest.raises(arbitre.BadInput, match=says):
        tournament(game, **{"games": 6, **wrong})


def test_all_ready_made_decks_meet_unless_some_are_named() -> None:
    assert [deck.deck for deck in tournament("noxilia", 0, bot="random").decks] == deck_names("noxilia", {})
    assert len(deck_names("noxilia", {})) > len(CLANS)


def test_the_command_names_the_decks_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "noxilia", "--tournament", "--decks", "the-moon", "--lang", "en"]) != 0
    assert "siege-train" in capsys.readouterr().err


def test_the_command_prints_a_table_and_the_same_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "noxilia", "--tournament", "--games", "6", "--seats", "random", "--seed", "2"]
    command += ["--decks", ",".join(CLANS)]
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 6
    assert main([*command, "--lang", "en"]) == 0
    table = capsys.readouterr().out
    for deck, name in zip(found["decks"], ("Oath of Aubeterre", "Hollow Court", "Willow Choir"), strict=True):
        assert f"{name} " in table
        assert f"{deck['wins']} of " in table
    assert "a Monarch fell 6" in table
    assert main([*command, "--lang", "fr"]) == 0
    assert "Chœur des saules" in capsys.readouterr().out
