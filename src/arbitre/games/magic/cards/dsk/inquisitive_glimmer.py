"""Inquisitive Glimmer."""

from ...language import *

CARD = card(
    "inquisitive-glimmer",
    "enchantment creature: fox glimmer",
    CostChange(amount=-1, who=Spells(whose=YOURS, types=("enchantment",))),
    CostChange(amount=-1, of="unlock", who=Permanents(whose=YOURS)),
    cost="{W}{U}",
    size=(2, 3),
)
