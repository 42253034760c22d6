"""What somebody meets who plays for the first time: hints that are seen whole, bots with names, questions
that say what can be done, cards that are on their way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

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
    assert page.inner_text("[data-advice] .what strong") == said


def test_a_beginner_has_a_name_in_french(server: Server, open_table: Callable[..., Table]) -> None:
    table = open_table(server.url, locale="fr-FR")
    table.page.goto(server.url)
    table.page.click("[data-quick='quarriors']")
    table.page.wait_for_selector("[data-table]")
    assert "Débutant" in table.page.inner_text("[data-seat='1']")


def test_before_the_first_turn_one_reads_who_begins(server: Server, open_table: Callable[..., Table]) -> None:
    made = server.room("magic", ALONE, lang="fr")
    table = open_table(server.url, locale="fr-FR")
    table.sit(made["room"], made["places"])
    assert table.ready()
    status = table.page.inner_text(".status")
    assert "Premier joueur" in status and "Au tour de" not in status and "À vous de jouer" not in status


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
    assert attacks.count() == 1 and "Garden Bear" in attacks.inner_text()
    attacks.click()
    assert page.get_attribute("[data-option]", "aria-pressed") == "true"
    assert page.inner_text("[data-confirm]") == "Attack with 1"


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
    assert page.locator("[data-coming]").count() == 0
    assert "Mountain" in page.inner_text(".hand")
