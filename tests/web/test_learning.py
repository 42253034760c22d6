"""How to play on one page, words explained where they stand, hints at the table, and the story of a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import arbitre
from arbitre.bots import by_name, play_out

from .browser import Server
from .table import Table
from .test_access import serious

ALONE = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]


@pytest.mark.parametrize("game", arbitre.games)
def test_a_page_says_how_to_play_with_pictures_of_the_table(
    server: Server, open_table: Callable[..., Table], game: str
) -> None:
    table = open_table(server.url, locale="fr-FR")
    table.page.goto(f"{server.url}/?game={game}")
    table.page.click("[data-how]")
    expect(table.page.locator("[data-picture]:has([data-piece])")).to_have_count(3)
    assert table.page.locator("[data-picture]").count() == 3
    assert table.page.locator("main h2").count() >= 5
    assert table.page.locator("dl dt").count() >= 12
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(table) == []


def test_a_word_is_explained_where_it_stands_by_pointer_and_by_keys(
    server: Server, open_table: Callable[..., Table]
) -> None:
    table = open_table(server.url)
    table.page.goto(f"{server.url}/how/noxilia")
    word = table.page.locator("[data-word='rampart']").first
    word.wait_for()
    table.calm()
    word.hover()
    expect(table.page.locator("[data-about]")).to_contain_text("weaker")
    table.page.mouse.move(2, 2)
    table.page.wait_for_selector("[data-about]", state="detached")
    word.focus()
    table.page.wait_for_selector("[data-about]")
    assert serious(table) == []
    table.page.keyboard.press("Escape")
    table.page.wait_for_selector("[data-about]", state="detached")
    word.click()
    scene = table.page.get_attribute("[data-about] [data-scene]", "href")
    table.page.goto(f"{server.url}{scene}")
    table.page.wait_for_selector("[data-on]")


def test_a_keyword_is_explained_on_a_card(server: Server, open_table: Callable[..., Table]) -> None:
    made = server.room("noxilia", ALONE, guide={"step": 2})
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    table.page.locator("[data-piece]", has_text="Gate Sergeant").first.click(button="right")
    table.page.locator("dialog[open] [data-word='Riposte']").first.focus()
    expect(table.page.locator("[data-about]")).to_contain_text("melee")


def test_the_apprentice_says_what_to_do_and_why_and_it_can_be_done(
    server: Server, open_table: Callable[..., Table]
) -> None:
    made = server.room("quarriors", ALONE, seed=3)
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    before = table.decision
    table.page.click("[data-hint]")
    table.page.wait_for_selector("[data-advice]")
    assert table.page.locator("[data-advice] li").count() >= 1
    assert serious(table) == []
    table.page.click("[data-take]")
    table.page.wait_for_selector("[data-advice]", state="detached")
    table.page.wait_for_function(
        "(before) => Number(document.querySelector('[data-prompt]')?.dataset.ready ?? before) !== before",
        arg=before,
    )


def test_a_game_tells_its_story_and_leads_into_its_replay(
    server: Server, open_table: Callable[..., Table]
) -> None:
    game = arbitre.new("noxilia", seed=11)
    play_out(game, [by_name("greedy", 3, 0), by_name("random", 3, 1)])
    kept = server.send("/api/replays", game.save())
    table = open_table(server.url)
    table.page.goto(f"{server.url}{kept['address']}?step=3")
    table.page.wait_for_selector("[data-step='3']")
    table.page.wait_for_selector("[data-review] polyline")
    point = table.page.locator("[data-turning]").first
    step = point.get_attribute("data-turning")
    point.click()
    table.page.wait_for_selector(f"[data-step='{step}']")
    assert serious(table) == []
    table.page.locator("[data-turn]:not(.now)").last.click()
    table.page.wait_for_function(
        "step => document.querySelector('[data-step]').dataset.step !== step", arg=step
    )
    table.page.select_option("[data-speed]", "4")


def test_after_the_game_its_story_is_told_at_the_table(
    server: Server, open_table: Callable[..., Table]
) -> None:
    made = server.room("quarriors", ALONE, seed=3)
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    table.ready()
    table.page.click("[data-more]")
    table.page.click("[data-concede]")
    table.page.click("[data-concede]")
    table.page.click("[data-story]")
    table.page.wait_for_selector("[data-review] svg.graph")
