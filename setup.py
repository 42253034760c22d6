"""The optional fast build: with ARBITRE_COMPILE=1, mypyc compiles the rooms where play spends its time.

One source for both: without the variable (and in every checkout) everything stays plain Python. Rooms
that define msgspec structs stay Python in either case. Each room becomes a C file of its own, and as many are
compiled side by side as there are cores: one file of them all would keep one core busy.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

KERNEL = ("ask", "chance", "door", "game", "layers", "meaning", "passing", "state")
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
    "magic": (
        "activating",
        "attaching",
        "casting",
        "casting_ways",
        "changes_players",
        "changes_stack",
        "changes_things",
        "changes_turn",
        "combat",
        "combat_attack",
        "combat_attackers",
        "combat_block",
        "combat_damage",
        "combat_legal_blocks",
        "costs",
        "effects_amounts",
        "effects_changes",
        "effects_checks",
        "effects_filters",
        "effects_happenings",
        "effects_players",
        "indexing",
        "invariants",
        "layer_work",
        "layering",
        "mana",
        "mana_given_up",
        "mana_solver",
        "offers",
        "permissions",
        "priority",
        "refs",
        "replacing",
        "special",
        "stack",
        "standing",
        "state_based",
        "targets",
        "traits_at_work",
        "traits_printed",
        "triggers",
        "turn",
        "verbs_lasting",
        "verbs_players",
        "verbs_things",
        "verbs_zones",
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
    return list(mypycify([str(room) for room in rooms], opt_level="2", debug_level="0", multi_file=True))


class SideBySide(build_ext):
    """Compiles the C files of an extension side by side."""

    def build_extensions(self) -> None:
        """Give each C file to the compiler by itself."""
        alone = self.compiler.compile

        def compile(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: alone([source], *args, **options), sources)
                return [file for files in made for file in files]

        self.compiler.compile = compile
        super().build_extensions()


setup(ext_modules=compiled(), cmdclass={"build_ext": SideBySide})
