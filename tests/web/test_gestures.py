"""What is done with the mouse: a card is dragged from the hand to where it is played."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from . import positions
from .browser import Server
from .table import Table

LAND = """
title: A land in hand
game: magic
rules: ["305.1"]
given:
  step: main 1
  Alice: { hand: [Mountain, Garden Bear], battlefield: [Plains] }
then:
  - over: no
"""
LIES = """([piece, zone]) => {
  const it = document.querySelector(`[data-table] [data-piece='${piece}']`);
  return it?.closest('[data-zone]')?.dataset.zone === String(zone);
}"""


def test_a_card_is_dragged_from_the_hand_to_the_table(
    server: Server, open_table: Callable[..., Table]
) -> None:
    made = positions.room(server, LAND, [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    assert table.ready()
    table.calm()
    zones = table.tables[-1]["view"]["zones"]
    hand = next(at for at, zone in enumerate(zones) if zone["name"] == "hand" and zone["owner"] == 0)
    field = next(at for at, zone in enumerate(zones) if zone["name"] == "lands" and zone["owner"] == 0)
    land = next(piece["id"] for piece in zones[hand]["pieces"] if piece["card"] == "mountain")
    page = table.page
    start = page.locator(f"[data-piece='{land}'][data-offered]").bounding_box()
    lies = next(piece["id"] for piece in zones[field]["pieces"] if piece["card"] == "plains")
    goal = page.locator(f"[data-table] [data-piece='{lies}']").bounding_box()
    assert start and goal
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 3)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] - 40, steps=3)
    page.mouse.move(goal["x"] + goal["width"] + 25, goal["y"] + goal["height"] / 2, steps=5)
    page.mouse.up()
    page.wait_for_function(LIES, arg=[land, field])
    assert land in [piece["id"] for piece in table.tables[-1]["view"]["zones"][field]["pieces"]]


def test_a_card_let_go_where_it_came_from_stays_there(
    server: Server, open_table: Callable[..., Table]
) -> None:
    made = positions.room(server, LAND, [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    assert table.ready()
    table.calm()
    asked, page = table.decision, table.page
    box = page.locator(".hand [data-piece][data-offered]").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] - 60, steps=3)
    page.mouse.move(box["x"] + 22, box["y"] + 34, steps=3)
    page.mouse.up()
    page.evaluate("() => new Promise((then) => setTimeout(then))")  # what is let go falls a moment later
    page.keyboard.press("u")  # what was answered could be taken back: there is nothing
    assert table.decision == asked
    assert not table.tables[-1]["can_undo"]


ARMY = """
title: Three may attack
game: magic
rules: ["508.1"]
given:
  step: declare attackers
  Alice: { battlefield: [Garden Bear, Old Oak, Pantry Rat] }
then:
  - over: no
"""


def test_one_gesture_is_taken_back_by_one_undo(server: Server, open_table: Callable[..., Table]) -> None:
    made = positions.room(server, ARMY, [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    assert table.ready()
    page = table.page
    page.click("[data-more]")
    page.uncheck("[data-eases]")
    page.keyboard.press("Escape")
    ask = page.inner_text("[data-prompt] .ask")
    page.click("[data-every]")
    page.click("[data-confirm]")
    page.wait_for_function("(ask) => document.querySelector('[data-prompt] .ask').innerText !== ask", arg=ask)
    assert table.ready()
    page.click("[data-undo]")
    page.wait_for_function("(ask) => document.querySelector('[data-prompt] .ask').innerText === ask", arg=ask)
    assert table.ready()
    assert not table.tables[-1]["can_undo"], "nothing of the gesture is left"
    assert page.locator("[data-every]").count() == 1


def test_a_gesture_is_over_when_its_declaration_is(server: Server, open_table: Callable[..., Table]) -> None:
    """Where nothing else is asked in between, the attack of the next turn is a new question."""
    made = positions.room(server, ARMY, [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    assert table.ready()
    page = table.page
    turn = table.tables[-1]["view"]["board"]["turn"]
    page.click("[data-every]")
    page.click("[data-confirm]")
    page.wait_for_selector("[data-over], [data-prompt][data-ready] [data-every]")
    if not table.over:
        board = table.tables[-1]["view"]["board"]
        assert (board["turn"], board["step"]) == (turn + 2, "attackers")
        assert not board.get("attacks")


CROWD = """
title: Two may attack either of two
game: magic
rules: ["508.1"]
seats: [Alice, Bob, Cleo]
given:
  step: declare attackers
  Alice: { battlefield: [Garden Bear, Old Oak] }
  Bob: { battlefield: [Kaito] }
  Cleo: { life: 7 }
then:
  - over: no
"""


def test_all_attack_one_of_several(server: Server, open_table: Callable[..., Table]) -> None:
    bot = {"kind": "bot", "bot": "random"}
    made = positions.room(server, CROWD, [{"kind": "me", "name": "Ada"}, bot, bot])
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    assert table.ready()
    page = table.page
    page.click("[data-more]")
    page.uncheck("[data-eases]")
    page.keyboard.press("Escape")
    assert page.locator("[data-every]").count() == 0
    buttons = page.locator("[data-every-at]")
    buttons.filter(has_text="Kaito").wait_for()
    assert len(set(buttons.all_inner_texts())) == buttons.count() == 3, "two players and a planeswalker"
    before = table.decision
    buttons.nth(1).click()
    page.click("[data-confirm]")
    page.wait_for_function(
        "(now) => Number(document.querySelector('[data-ready]')?.dataset.ready ?? now) > now", arg=before
    )
    assert table.ready()
    attacks = table.tables[-1]["view"]["board"]["attacks"]
    assert len(attacks) == 2 and len({json.dumps(attack["whom"]) for attack in attacks}) == 1


WAITING = """
title: Two abilities can wait
game: magic
rules: ["115.1"]
given:
  step: main 1
  Alice: { battlefield: [2 Kitchen Tonic, Garden Bear, 2 Forest, 4 Mountain], hand: [Untimely Malfunction] }
  Bob: { battlefield: [Old Oak] }
then:
  - over: no
"""


def test_an_ability_that_waits_is_aimed_at_where_it_waits(
    server: Server, open_table: Callable[..., Table]
) -> None:
    made = positions.room(server, WAITING, [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    page = table.page

    def click(it: Any) -> None:
        assert table.ready()
        now = table.decision
        it.click()
        page.wait_for_function(
            "(now) => Number(document.querySelector('[data-ready]')?.dataset.ready ?? now) > now", arg=now
        )

    def option(text: str) -> None:
        assert table.ready()
        if page.locator("[data-all][aria-expanded=false]").count():
            page.click("[data-all]")
        click(page.locator("[data-option]").filter(has_text=text).first)

    assert table.ready()
    page.click("[data-more]")
    page.check("[data-moment='priority-own']")
    page.keyboard.press("Escape")
    for _ in range(2):
        option("Kitchen Tonic")
        option("Pay 2 life")
        option("Garden Bear")
    option("Untimely Malfunction")
    option("Change the target")
    first = page.locator("[data-stack] [data-item]").last
    number = int(first.get_attribute("data-item") or "-1")
    click(first.locator("[data-offered]"))
    stack = table.tables[-1]["view"]["board"]["stack"]
    assert stack[-1]["targets"] == [[["item", number]]]
