"""What somebody meets who plays for the first time: hints that are seen whole, bots with names, questions
that say what can be done, cards that are on their way."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from . import positions
from .browser import Server
from .table import Table
from .test_layout import SEEN

ALONE = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "beginner"}]
RICH = """
title: Six dice to capture from
game: quarriors
rules: [Q-016]
given:
  phase: score
  Alice: {{ ready: [Assistant], used: [{used}] }}
then:
  - over: no
"""
ATTACK = """
title: One may attack
game: magic
rules: ["508.1"]
given:
  step: declare attackers
  Alice: { battlefield: [Garden Bear] }
then:
  - over: no
"""
MAIN = """
title: A land in hand
game: magic
rules: ["305.1"]
given:
  step: main 1
  Alice: { hand: [Mountain], battlefield: [Garden Bear] }
then:
  - over: no
"""

FIRE = """
title: A spell that could only hurt oneself
game: magic
rules: ["117.1"]
given:
  step: main 1
  Alice: { hand: [Scorching Dragonfire], battlefield: [Garden Bear, Mountain, Mountain] }
then:
  - over: no
"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (820, 1180), (390, 844)])
def test_a_hint_and_its_button_are_seen_whole(
    server: Server, open_table: Callable[..., Table], width: int, height: int
) -> None:
    used = "Portal, Chaos Spell, Frost Howler, Witching Hag, Assistant, Basic Quiddity"
    made = positions.room(server, RICH.format(used=used), ALONE)
    table = open_table(server.url, viewport={"width": width, "height": height}, locale="fr-FR")
    table.sit(made["room"], made["places"])
    assert table.ready()
    assert table.page.locator("[data-piece][data-offered]").count() >= 6
    table.page.click("[data-hint]")
    table.page.wait_for_selector("[data-advice]")
    table.calm()
    for what in ("[data-take]", "[data-advice] .what", "[data-prompt] .ask", "[data-hint]", "[data-more]"):
        assert table.page.locator(what).evaluate(SEEN), f"{what} is out of sight"


def test_a_hint_to_let_go_by_says_what_the_button_says(
    server: Server, open_table: Callable[..., Table]
) -> None:
    made = positions.room(server, FIRE, ALONE)
    table = open_table(server.url, locale="fr-FR")
    table.sit(made["room"], made["places"])
    page = table.page
    assert table.ready()
    said = page.inner_text("[data-option].pass").splitlines()[-1]
    assert said == "Passer au combat"
    page.click("[data-hint]")
    page.wait_for_selector("[data-advice]")
    expect(page.locator("[data-advice] .what strong")).to_have_text(said)


def test_a_beginner_has_a_name_in_french(server: Server, open_table: Callable[..., Table]) -> None:
    table = open_table(server.url, locale="fr-FR")
    table.page.goto(server.url)
    table.page.click("[data-quick='quarriors']")
    table.page.wait_for_selector("[data-table]")
    expect(table.page.locator("[data-seat='1']")).to_contain_text("Débutant")


def test_before_the_first_turn_one_reads_who_begins(server: Server, open_table: Callable[..., Table]) -> None:
    made = server.room("magic", ALONE, lang="fr")
    table = open_table(server.url, locale="fr-FR")
    table.sit(made["room"], made["places"])
    assert table.ready()
    status = table.page.inner_text(".status")
    assert "Premier joueur" in status and "Au tour de" not in status and "À vous de jouer" not in status


def test_two_answers_say_what_they_do(server: Server, open_table: Callable[..., Table]) -> None:
    made = server.room("magic", ALONE, lang="fr")
    table = open_table(server.url, locale="fr-FR")
    table.sit(made["room"], made["places"])
    assert table.ready()
    answers = table.page.locator("[data-prompt] [data-option]")
    expect(answers).to_have_text([re.compile("Garder cette main$"), re.compile("Faire un mulligan$")])
    answers.nth(1).click()
    expect(table.page.locator("[data-prompt] .ask")).to_contain_text("Mettez une carte")


def test_who_alone_may_attack_is_a_button_that_says_so(
    server: Server, open_table: Callable[..., Table]
) -> None:
    made = positions.room(server, ATTACK, ALONE)
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    assert table.ready()
    page = table.page
    assert page.locator("[data-all]").count() == 0
    attacks = page.locator("[data-option]")
    expect(attacks).to_have_count(1)
    expect(attacks).to_contain_text("Garden Bear")
    attacks.click()
    expect(attacks).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-confirm]")).to_have_text("Attack with 1")


def test_cards_on_their_way_are_no_card_backs(server: Server, open_table: Callable[..., Table]) -> None:
    made = positions.room(server, MAIN, ALONE)
    table = open_table(server.url)
    held: list[Any] = []

    def hold(route: Any) -> None:
        held.append(route)

    table.page.route(lambda url: "/cards" in url, hold)
    table.sit(made["room"], made["places"])
    assert table.ready()
    page = table.page
    page.wait_for_selector("[data-awaited]")
    assert page.locator(".hand [data-piece] [data-coming]").count() == 1
    assert page.locator(".hand svg.back").count() == 0
    assert "garden-bear" not in page.inner_text("body").lower()
    for route in held:
        route.continue_()
    page.wait_for_selector("[data-awaited]", state="detached")
    expect(page.locator("[data-coming]")).to_have_count(0)
    expect(page.locator(".hand").first).to_contain_text("Mountain")


WALK = """
title: A unit that may walk on
game: noxilia
rules: [N-096]
given:
  Alice: { rampart 1: [Gate Sergeant] }
then:
  - over: no
"""
LINKED = """
title: An Angel and its Golem
game: seven_fallen
rules: [F-119]
given:
  phase: attack
  Alice: { firing line: [Mirror Eel announced with Brick Golem] }
  Bob: { rear guard: [Damned Champion] }
then:
  - over: no
"""
BETWEEN = """() => {
  const tick = document.querySelector('.marked .tick').getBoundingClientRect();
  const card = document.querySelector('.marked[data-piece]').getBoundingClientRect();
  return tick.top > card.top + card.height * 0.2 && tick.bottom < card.top + card.height * 0.6;
}"""
AT_END = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight < 3"


def test_an_angel_and_its_golem_are_both_large_enough_to_be_read(
    server: Server, open_table: Callable[..., Table]
) -> None:
    made = positions.room(server, LINKED, ALONE)
    table = open_table(server.url, viewport={"width": 1440, "height": 900})
    table.sit(made["room"], made["places"])
    assert table.ready()
    pair = table.page.locator(".pair [data-piece]")
    assert pair.count() == 2
    widths = pair.evaluate_all("(pieces) => pieces.map((it) => it.offsetWidth)")
    assert min(widths) >= 0.85 * max(widths)


def test_the_end_of_the_story_stays_in_sight_beside_a_hint(
    server: Server, open_table: Callable[..., Table]
) -> None:
    made = server.room("quarriors", ALONE, seed=3)
    table = open_table(server.url, viewport={"width": 1440, "height": 900})
    table.sit(made["room"], made["places"])
    page = table.page
    table.play(Random(3), 24)
    assert table.ready() and not table.over
    assert page.eval_on_selector("[data-log]", "(log) => log.scrollHeight > log.clientHeight + 20")
    before = page.eval_on_selector("[data-log]", "(log) => log.clientHeight")
    page.keyboard.press("Escape")
    page.click("[data-hint]")
    page.wait_for_selector("[data-advice]")
    assert page.eval_on_selector("[data-log]", "(log) => log.clientHeight") < before - 20
    page.wait_for_function(f"() => ({AT_END})(document.querySelector('[data-log]'))", timeout=8000)


def test_in_the_midst_of_a_walk_the_turn_is_not_ended(
    server: Server, open_table: Callable[..., Table]
) -> None:
    made = positions.room(server, WALK, ALONE)
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    assert table.ready()
    page = table.page
    assert page.locator("[data-end-turn]").count() == 1
    page.click("[data-option]:has-text('Move Gate Sergeant')")
    page.wait_for_selector("[data-prompt][data-ready] .ask:has-text('zone to move')")
    page.click("[data-option]:has-text('battlefield')")
    page.wait_for_selector("[data-option].pass")
    assert page.locator("[data-end-turn]").count() == 0


def test_who_was_declared_alone_stays_declared_beside_those_still_asked_about(
    server: Server, open_table: Callable[..., Table]
) -> None:
    guarded = "[Old Oak, Garden Bear] }\n  Bob: { battlefield: [Cautious Survivor] }"
    made = positions.room(server, ATTACK.replace("[Garden Bear] }", guarded), ALONE)
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    assert table.ready()
    page, before = table.page, table.decision
    assert page.inner_text("[data-confirm]") == "Do not attack"
    page.click("[data-hint]")
    page.click("[data-take]")
    page.wait_for_function(
        "(was) => Number(document.querySelector('[data-prompt]').dataset.ready ?? was) !== was", arg=before
    )
    assert page.locator(".own .marked[data-piece]").count() == 1
    assert page.evaluate(BETWEEN), "neither cost nor figures are covered"
    assert page.inner_text("[data-confirm]") == "Nobody else"
    page.click("[data-option]")
    assert page.inner_text("[data-confirm]") == "Attack with 2"
    page.click("[data-undo]")
    page.wait_for_function("() => document.querySelector('[data-confirm]').innerText === 'Do not attack'")
    assert page.locator(".own .marked[data-piece]").count() == 0
