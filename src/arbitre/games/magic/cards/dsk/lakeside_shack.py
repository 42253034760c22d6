"""Lakeside Shack."""

from ...language import *

CARD = card(
    "lakeside-shack",
    "land",
    enters_tapped(unless=AtMost(Life(Players(ANYONES)), 13)),
    Activated(costs=(TapSelf(),), do=AddMana(any_of="GU"), mana=True),
)
