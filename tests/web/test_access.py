"""An automatic look at accessibility (axe), and the same table as lists."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.needs import lacking

import arbitre
from arbitre.bots.luck import Luck
from arbitre.bots.sample import one

from .around import go
from .browser import WEB, Server
from .table import Table

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
PEOPLE = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]


LOOK = """async ([theme, rules]) => {
  document.documentElement.dataset.theme = theme;
  return (await axe.run(document, rules)).violations;
}"""
THEMES = {"dark": {"runOnly": ["color-contrast", "link-in-text-block"]}, "light": {}}
"""What is looked at in each: the dark one is the same page in other colours."""


def serious(table: Table) -> list[Any]:
    if not AXE.is_file():
        lacking("no axe-core here: `npm install` in web/ brings it")
    table.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for theme, rules in THEMES.items():
        faults = table.page.evaluate(LOOK, [theme, rules])
        found += [
            (theme, fault["id"], fault["help"], [node["target"] for node in fault["nodes"][:3]])
            for fault in faults
            if fault["impact"] in ("serious", "critical")
        ]
    return found


PAGES = (
    *(
        "/",
        "/?game=noxilia",
        "/learn/magic",
        "/how/magic",
        "/rules/quarriors",
        "/rules/quarriors/*",
        "/rules/magic",
    ),
    *("/me", "/lab", "/decks/seven_fallen", "/editor/noxilia", "/editor/magic"),
    *("/room/nosuchroomat", "/nowhere"),
)


def test_pages_have_no_serious_fault(server: Server, open_table: Callable[..., Table]) -> None:
    scene = server.get("/api/games/quarriors/rules?lang=en")["scenarios"][0]["id"]
    table = open_table(server.url)
    found = {}
    for address in PAGES:
        go(table, server, address.replace("*", scene))
        found[address] = serious(table)
    assert {address: faults for address, faults in found.items() if faults} == {}


@pytest.mark.parametrize("game", list(arbitre.games))
def test_tables_have_no_serious_fault(server: Server, open_table: Callable[..., Table], game: str) -> None:
    made = server.room(game, PEOPLE, seed=2)
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    table.play(Random(9), 14)
    table.page.keyboard.press("Escape")
    table.ready()
    assert serious(table) == []
    table.page.click("[data-lists]")
    table.page.wait_for_selector(".lists")
    assert table.page.locator(".lists h3").count() > 2
    assert serious(table) == []


def played(server: Server) -> str:
    """A game of Quarriors! that was played by chance, as a replay."""
    game = arbitre.new("quarriors", 3)
    for turn in range(60):
        assert game.pending is not None
        game.answer(one(game.pending, Luck(3, turn)))
    return str(server.send("/api/replays", game.save())["id"])


def test_a_replay_and_its_story_have_no_serious_fault(
    server: Server, open_table: Callable[..., Table]
) -> None:
    table = open_table(server.url)
    page = table.page
    page.goto(f"{server.url}/replay/{played(server)}?step=20")
    page.wait_for_selector("[data-frame] [data-piece]")
    table.heard(lambda: table.cards > 0)
    assert serious(table) == []
    page.locator("[data-piece]").first.focus()
    page.keyboard.press("i")
    page.wait_for_selector("dialog[open]")
    assert serious(table) == [], "the card in large"


def test_a_deck_being_built_has_no_serious_fault(server: Server, open_table: Callable[..., Table]) -> None:
    table = open_table(server.url)
    page = table.page
    page.goto(f"{server.url}/decks/magic")
    page.click("aside summary")
    page.locator("[data-begin]").first.click()
    page.wait_for_selector("[data-verdict='good']")
    assert serious(table) == [], "a deck with its curve"
    page.locator("[data-less]").first.click()
    page.wait_for_selector("[data-verdict='bad']")
    assert serious(table) == [], "a deck that may not be played"


def test_a_position_being_laid_out_has_no_serious_fault(
    server: Server, open_table: Callable[..., Table]
) -> None:
    table = open_table(server.url)
    page = table.page
    page.goto(f"{server.url}/editor/seven_fallen")
    page.wait_for_selector("[data-table] [data-piece]")
    assert serious(table) == [], "a position"
    page.locator("textarea").first.fill("given: [")
    page.wait_for_selector("main .bad")
    assert serious(table) == [], "what is no position"


def test_dialogs_of_a_table_have_no_serious_fault(server: Server, open_table: Callable[..., Table]) -> None:
    made = server.room("seven_fallen", PEOPLE, seed=2)
    table = open_table(server.url)
    page = table.page
    table.sit(made["room"], made["places"])
    table.play(Random(9), 12)
    page.keyboard.press("Escape")
    assert table.ready()
    page.click("[data-more]")
    page.wait_for_selector("dialog[open]")
    assert serious(table) == [], "more"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.locator(".hand [data-piece]").first.focus()
    page.keyboard.press("i")
    page.wait_for_selector("dialog[open]")
    assert serious(table) == [], "a card in large"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.locator(".hand [data-piece]").first.focus()
    page.keyboard.press("w")
    page.wait_for_selector("[data-why]")
    assert serious(table) == [], "why not"
    page.keyboard.press("Escape")
    page.click("[data-more]")
    page.click("[data-concede]")
    page.click("[data-concede]")
    page.wait_for_selector("[data-over]")
    assert serious(table) == [], "the end"


def test_waiting_and_joining_have_no_serious_fault(server: Server, open_table: Callable[..., Table]) -> None:
    made = server.room("magic", [{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    ada, bob = open_table(server.url), open_table(server.url)
    ada.page.goto(f"{server.url}/api/health")
    ada.hold(made["room"], made["places"])
    ada.page.goto(f"{server.url}/room/{made['room']}")
    ada.page.wait_for_selector("[data-cancel-wait]")
    assert serious(ada) == [], "waiting"
    bob.page.goto(f"{server.url}/room/{made['room']}#join={made['joins'][0][1]}")
    bob.page.wait_for_selector("[data-sit]")
    assert serious(bob) == [], "joining"
