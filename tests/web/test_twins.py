"""Pieces that cannot be told apart: the rules offer one of them, the table lets one click any."""

from __future__ import annotations

from collections.abc import Callable

import arbitre
from arbitre.games.quarriors.cards.index import KIND_NUMBER, KINDS
from arbitre.server.showing import Showing

from . import positions
from .browser import Server
from .table import Table


def test_dice_that_show_the_same_lie_on_the_same_side() -> None:
    mixed = []
    for seed in range(6):
        shown = Showing(arbitre.new("quarriors", seed), 0, "en", ["Ada", "Bob"]).view
        pool = next(zone.pieces for zone in shown.zones if zone.name == "pool" and zone.owner == 0)
        sides = {(piece["kind"], KINDS[KIND_NUMBER[piece["kind"]]].faces[piece["face"]]) for piece in pool}
        mixed.append(len({(piece["kind"], piece["face"]) for piece in pool}) - len(sides))
    assert mixed == [0] * 6


TWINS = """
title: Two Assistants alike
game: quarriors
rules: [Q-015]
given:
  phase: ready
  Alice: { pool: [Assistant level 1, Assistant level 1, 3x Basic Quiddity 1], bag: [], used: [] }
  Bob: { bag: [] }
then:
  - over: no
"""


def test_any_of_two_twins_can_be_clicked(server: Server, open_table: Callable[..., Table]) -> None:
    made = positions.room(server, TWINS, [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    assert table.ready()
    shown = table.tables[-1]
    twins = [
        piece["id"]
        for zone in shown["view"]["zones"]
        if zone["name"] == "pool" and zone["owner"] == 0
        for piece in zone["pieces"]
        if piece["card"] == "assistant"
    ]
    named = {piece for option in shown["question"]["options"] for piece in option["pieces"]}
    (other,) = set(twins) - named
    page = table.page
    for twin in twins:
        page.wait_for_selector(f"[data-table] [data-piece='{twin}'][data-offered]")
    page.focus(f"[data-table] [data-piece='{other}']")
    page.keyboard.press("w")
    page.wait_for_selector("dialog[open]")
    page.wait_for_selector("[data-why]:has-text('Everything one might do here is offered.')")
    page.keyboard.press("Escape")
    page.click(f"[data-table] [data-piece='{other}']")
    page.wait_for_selector(f"[data-prompt][data-ready='{shown['question']['id'] + 1}']")
    ready = next(z for z in table.tables[-1]["view"]["zones"] if z["name"] == "ready" and z["owner"] == 0)
    assert [piece["card"] for piece in ready["pieces"]] == ["assistant"]
