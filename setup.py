"""The optional fast build: with ARBITRE_COMPILE=1, mypyc compiles the rooms where play spends its time.

One source for both: without the variable (and in every checkout) everything stays plain Python. Rooms
that define msgspec structs stay Python in either case.
"""

import os
from pathlib import Path

from setuptools import setup

KERNEL = ("ask", "chance", "door", "game", "layers", "state")
BOTS = ("greedy", "sample")
GAMES = {
    "quarriors": (
        "actions",
        "capturing",
        "changes",
        "combat",
        "copying",
        "effects",
        "payment",
        "reactions",
        "scoring",
        "turn",
    ),
    "noxilia": (
        "actions",
        "bot",
        "cards_in_hand",
        "changes",
        "changes_handling",
        "changes_turn",
        "checks",
        "checks_cards",
        "combat",
        "costs",
        "damage",
        "effects_cards",
        "effects_verbs",
        "figures",
        "fog",
        "latents",
        "mana",
        "movement",
        "muster",
        "offers",
        "turn",
    ),
    "seven_fallen": (
        "actions",
        "attack",
        "bot",
        "bot_blows",
        "bot_units",
        "changes",
        "changes_cards",
        "changes_stack",
        "changes_turn",
        "combat",
        "costs",
        "effects",
        "effects_pages",
        "energy",
        "fate",
        "figures",
        "finding",
        "keywords",
        "offers",
        "plays",
        "powers",
        "priority",
        "refusals",
        "stack",
        "turn",
    ),
}


def compiled() -> list[object]:
    """The extension modules, or none."""
    if os.environ.get("ARBITRE_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    package = Path("src") / "arbitre"
    rooms = [package / "kernel" / f"{room}.py" for room in KERNEL]
    rooms += [package / "bots" / f"{room}.py" for room in BOTS]
    rooms += [package / "games" / game / f"{room}.py" for game, names in GAMES.items() for room in names]
    return list(mypycify([str(room) for room in rooms], opt_level="3"))


setup(ext_modules=compiled())
