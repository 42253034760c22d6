"""A report is one page that needs nothing else, in both languages, and counts what the games were."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

import arbitre
from arbitre import BadInput, extras
from arbitre.bots import Luck, by_name, play_out
from arbitre.cli.main import main
from arbitre.games import spec
from arbitre.lab.impact import DRAWN, PLAYED, Impacts, held
from arbitre.lab.page import page, read
from arbitre.lab.ratings import rated
from arbitre.lab.simulate import simulate
from arbitre.lab.tournament import Report, tournament

CLANS = ["aubeterre", "hollow-court", "willow-choir"]
VOID = {"meta", "rect", "path", "circle"}


@pytest.fixture(scope="module")
def report() -> Report:
    return tournament("noxilia", 6, seed=4, bot="random", decks=CLANS)


class Reading(HTMLParser):
    """Reads a page: what is left open, what it would fetch, its headings."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.left_open: list[str] = []
        self.fetched: list[str] = []
        self.headings: list[str] = []
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href", "data", "action")]
        if tag not in VOID:
            self.left_open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.left_open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.left_open and self.left_open[-1] in ("h1", "h2"):
            self.headings.append(data)


@pytest.mark.parametrize(
    ("lang", "headings"),
    [
        (
            "en",
            ["Games won", "Each against each", "Ratings", "Who began", "Length of games", "How games ended"],
        ),
        ("fr", ["Parties gagnées", "Chacun contre chacun", "Classement", "Qui a commencé"]),
    ],
)
def test_a_page_needs_nothing_else(report: Report, lang: str, headings: list[str]) -> None:
    text = page(report, "fr" if lang == "fr" else "en")
    seen = Reading(text)
    assert seen.left_open == []
    assert seen.fetched == []
    assert "script" not in seen.tags
    assert "url(" not in text
    assert seen.headings[1 : 1 + len(headings)] == headings
    assert f'<html lang="{lang}">' in text


def test_the_page_says_what_the_report_counts(report: Report) -> None:
    text = page(report)
    for deck in report.decks:
        said = f"{100 * deck.share:.1f} % ({100 * deck.low:.1f} to {100 * deck.high:.1f})"
        assert said in text
    assert sum(times for _, times in report.lengths) == report.finished == len(report.matches)
    for card in report.impact:
        assert spec("noxilia").speech.name(card.card, "en").replace("'", "&#x27;") in text


def test_a_report_is_the_same_after_a_file(report: Report) -> None:
    assert page(read(msgspec.json.encode(report))) == page(report)


def test_a_simulation_has_its_page_too() -> None:
    found = simulate("quarriors", 4, seats=("random", "random", "random"))
    text = page(read(msgspec.json.encode(found)), "fr")
    assert "les robots les uns contre les autres" in text
    assert Reading(text).left_open == []


@pytest.mark.parametrize(
    "spoilt",
    [
        b"",
        b"[]",
        b"{}",
        b'{"pairs": []}',
        b"3",
        b"\xff",
    ],
)
def test_what_is_no_report_is_refused(spoilt: bytes) -> None:
    with pytest.raises(BadInput):
        read(spoilt)


def test_a_report_that_contradicts_itself_is_refused(report: Report) -> None:
    plain = report.json()
    for change in ({"matches": [[0, 7, 1]]}, {"matches": [[0, 1, 2]]}, {"decks": []}, {"game": "chess"}):
        with pytest.raises(BadInput):
            read(json.dumps({**plain, **change}).encode())


def test_names_from_a_file_cannot_write_html(report: Report) -> None:
    plain = report.json()
    plain["reasons"] = {"<script>alert(1)</script>": 6}
    plain["impact"][0]["card"] = "<img src=x>"
    seen = Reading(page(read(json.dumps(plain).encode())))
    assert not {"script", "img"} & set(seen.tags)


def test_cards_count_when_drawn_when_played_and_when_neither() -> None:
    games = [
        (("sun", "moon"), ({"ray": DRAWN | PLAYED}, {"tide": DRAWN}), 0),
        (("moon", "sun"), ({}, {"ray": DRAWN}), 0),
        (("sun", "moon"), ({}, {"tide": PLAYED}), -1),
    ]
    impacts = Impacts()
    for game in games:
        impacts.add(*game)
    ray, tide = impacts.found()
    assert (ray.card, tide.card) == ("ray", "tide")
    assert [(part.games, part.wins) for part in (ray.drawn, ray.played, ray.neither)] == [
        (2, 1),
        (1, 1),
        (1, 0),
    ]
    assert [(part.games, part.wins) for part in (tide.drawn, tide.played, tide.neither)] == [
        (1, 0),
        (1, 0),
        (1, 1),
    ]


@pytest.mark.parametrize("game", ["noxilia", "seven_fallen", "magic"])
def test_what_lies_in_a_hand_at_the_end_was_drawn(game: str) -> None:
    played = arbitre.new(game, seed=8, brisk=True)
    play_out(played, [by_name("random", 8, seat) for seat in (0, 1)], most=160)
    state = played.state
    found = held(state, state.events_since(0))
    checked = 0
    for zone in state.zones:
        if zone.name == "hand":
            for piece in zone.ids:
                slug = spec(game).cards[state.pieces[piece].what].slug
                assert found[zone.owner][slug] & DRAWN
                checked += 1
    assert checked
    assert any(mark & PLAYED for cards in found for mark in cards.values())


def test_who_wins_more_is_rated_higher() -> None:
    luck = Luck(5)
    games = [((0, 1), [0] if luck.below(4) else [1]) for _ in range(60)]
    first, last = rated(["strong", "weak"], games)
    assert (first.name, last.name) == ("strong", "weak")
    assert first.strength - last.strength > first.unsure
    assert rated(["one", "other"], [((0, 1), [])] * 9)[0].strength == rated(["one", "other"], [])[0].strength


def test_without_the_library_the_page_says_what_is_missing(
    report: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(module: str) -> None:
        raise ModuleNotFoundError(name=module)

    monkeypatch.setattr(extras, "import_module", gone)
    assert "arbitre[ratings]" in page(report)


def test_the_command_writes_the_page(
    report: Report, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "clans.json"
    file.write_bytes(msgspec.json.encode(report))
    assert main(["report", str(file), "--lang", "fr"]) == 0
    assert "6 parties" in capsys.readouterr().out
    assert 'lang="fr"' in (tmp_path / "clans.html").read_text("utf-8")
    assert main(["report", str(file), "--out", str(tmp_path / "page.html"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 6
    file.write_bytes(b"{}")
    assert main(["report", str(file)]) == 2
    assert main(["report"]) == 2
    assert not re.search("Traceback", capsys.readouterr().err)


def test_a_report_whose_figures_make_none_is_refused(report: Report) -> None:
    """Somebody else may have written it: more endings than games used to be a fault of ours."""
    spoilt = json.loads(msgspec.json.encode(report))
    spoilt["reasons"] = {"monarch": 1_000_000}
    with pytest.raises(BadInput, match="do not go together"):
        page(read(json.dumps(spoilt).encode()))


@pytest.mark.parametrize("data", [b'{"pairs":' + b"[" * 100_000, b"\xff\xfe", b'{"game":"\xff"}'])
def test_what_is_no_text_or_nests_without_end_is_no_report(data: bytes) -> None:
    with pytest.raises(BadInput):
        read(data)
