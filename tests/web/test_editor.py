"""A position of one's own: seen while it is written, judged by its lines, played, kept; a fault told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Route, expect

from arbitre.kernel.scenario.reading import read

from .browser import Server
from .table import Table


def test_a_position_is_laid_out_played_and_kept(
    server: Server, open_table: Callable[..., Table], tmp_path: Path
) -> None:
    table = open_table(server.url, viewport={"width": 1440, "height": 900})
    page = table.page
    page.goto(f"{server.url}/editor/quarriors")
    page.wait_for_selector("[data-position] [data-piece]")
    text = page.locator("[data-position-text]")
    begun = text.input_value()
    text.fill(begun.replace("[Assistant]", "[Nobody Knows]"))
    page.wait_for_selector("[data-position-faults] button")
    assert page.locator("[data-play-position]").is_disabled()
    text.fill(begun.replace("ready: [Assistant]", "ready: [Assistant, Assistant]"))
    page.wait_for_selector("[data-play-position]:not(:disabled)")
    with page.expect_download() as kept:
        page.click("[data-save-position]")
    file = tmp_path / "position.yaml"
    kept.value.save_as(file)
    assert read(file.read_text(), "kept")[0].title == "Two creatures wait for their Glory"
    page.click("[data-play-position]")
    assert table.ready()
    page.click("[data-more]")
    page.fill("[data-report-note]", "The Assistant should wait")
    with page.expect_download() as told:
        page.click("[data-report]")
    told.value.save_as(file)
    assert read(file.read_text(), "told")[0].title == "The Assistant should wait"


def test_an_example_of_the_rulebook_can_be_changed(server: Server, open_table: Callable[..., Table]) -> None:
    page = open_table(server.url).page
    page.goto(f"{server.url}/editor/seven_fallen?from=b-ambush.4")
    page.wait_for_selector("[data-position] [data-piece]")
    assert "game: seven_fallen" in page.locator("[data-position-text]").input_value()


def test_a_position_is_laid_out_by_dragging(server: Server, open_table: Callable[..., Table]) -> None:
    table = open_table(server.url, viewport={"width": 1440, "height": 900})
    page = table.page
    page.goto(f"{server.url}/editor/noxilia")
    page.wait_for_selector("[data-position] [data-piece]")
    text = page.locator("[data-position-text]")
    table.calm()
    page.fill("[data-palette]", "Oath Knight")
    page.locator("[data-put='oath-knight']").hover()
    page.mouse.down()
    page.locator("[data-position] [data-zone='7']").hover()
    page.mouse.up()
    page.wait_for_selector("[data-zone='7'] [data-piece]")
    assert "rampart 2: [Oath Knight]" in text.input_value()
    table.calm()
    page.locator("[data-zone='7'] [data-piece]").hover()
    page.mouse.down()
    page.locator("[data-zone='5'] .title").hover()
    page.mouse.up()
    page.wait_for_selector("[data-zone='5'] [data-piece]")
    assert "battlefield 2: [Oath Knight]" in text.input_value()
    table.calm()
    page.locator("[data-zone='5'] [data-piece]").hover()
    page.mouse.down()
    page.locator("header.bar").hover()
    page.mouse.up()
    page.wait_for_selector("[data-zone='5'] [data-piece]", state="detached")
    assert "battlefield 2" not in text.input_value()
    table.calm()
    page.fill("[data-palette]", "Ysende")
    page.locator("[data-put='regent-ysende']").hover()
    page.mouse.down()
    page.locator("[data-position] [data-zone='29']").hover()
    page.mouse.up()
    expect(page.locator("[data-position-faults] .bad").first).to_contain_text("cannot lie there")


def test_what_is_said_of_an_older_text_is_not_shown(server: Server, open_table: Callable[..., Table]) -> None:
    table = open_table(server.url)
    page = table.page
    page.goto(f"{server.url}/editor/quarriors")
    page.wait_for_selector("[data-position] [data-piece]")
    text = page.locator("[data-position-text]")
    begun = text.input_value()
    asked: list[Route] = []

    def ask(route: Route) -> None:
        asked.append(route)

    page.route("**/api/positions", ask)
    text.fill(begun.replace("[Assistant]", "[Nobody Knows]"))
    table.heard(lambda: any("Nobody Knows" in (each.request.post_data or "") for each in asked))
    text.fill(begun.replace("ready: [Assistant]", "ready: [Assistant, Assistant]"))
    table.heard(lambda: any("Assistant, Assistant" in (each.request.post_data or "") for each in asked))
    for each in reversed(asked):
        with page.expect_response("**/api/positions"):
            each.continue_()
        page.evaluate("() => fetch('/api/health').then((reply) => reply.json())")  # the answer has come
    expect(page.locator("[data-play-position]")).to_be_enabled()
    assert page.locator("[data-position-faults] .bad").count() == 0
