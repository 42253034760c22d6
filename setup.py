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
        "meaning",
        "rules/actions",
        "rules/capturing",
        "rules/changes",
        "rules/combat",
        "rules/copying",
        "rules/payment",
        "rules/reactions",
        "rules/scoring",
        "rules/turn",
    ),
    "noxilia": (
        "bot",
        "meaning/cards",
        "meaning/units",
        "rules/actions",
        "rules/changes/handling",
        "rules/changes/things",
        "rules/changes/turn",
        "rules/checks/actions",
        "rules/checks/cards",
        "rules/combat",
        "rules/costs",
        "rules/damage",
        "rules/figures",
        "rules/fog",
        "rules/latents",
        "rules/mana",
        "rules/movement",
        "rules/muster",
        "rules/offers",
        "rules/playing",
        "rules/turn",
    ),
    "seven_fallen": (
        "bot/blows",
        "bot/units",
        "bot/value",
        "meaning/filters",
        "meaning/keywords",
        "meaning/pages",
        "meaning/verbs",
        "rules/actions",
        "rules/attack",
        "rules/changes/cards",
        "rules/changes/stack",
        "rules/changes/turn",
        "rules/combat",
        "rules/costs",
        "rules/energy",
        "rules/fate",
        "rules/figures",
        "rules/offers",
        "rules/plays",
        "rules/powers",
        "rules/priority",
        "rules/refusals",
        "rules/stack",
        "rules/turn",
    ),
    "magic": (
        "meaning/amounts",
        "meaning/changes",
        "meaning/checks",
        "meaning/filters",
        "meaning/happenings",
        "meaning/players",
        "rules/attaching",
        "rules/casting/activate",
        "rules/casting/cast",
        "rules/casting/costs",
        "rules/casting/own_costs",
        "rules/casting/targets",
        "rules/casting/ways",
        "rules/changes/players",
        "rules/changes/effects",
        "rules/changes/stack",
        "rules/changes/things",
        "rules/changes/turn",
        "rules/combat/attackers",
        "rules/combat/damage",
        "rules/combat/declare_attackers",
        "rules/combat/declare_blockers",
        "rules/combat/entering",
        "rules/combat/legal_blocks",
        "rules/combat/steps",
        "rules/continuous/abilities",
        "rules/continuous/index",
        "rules/continuous/layer_work",
        "rules/continuous/layers",
        "rules/continuous/printed",
        "rules/continuous/standing",
        "rules/continuous/would_be",
        "rules/invariants",
        "rules/life",
        "rules/mana/given_up",
        "rules/mana/pay",
        "rules/mana/purse",
        "rules/mana/solver",
        "rules/offers",
        "rules/permissions",
        "rules/refs",
        "rules/replacing",
        "rules/special_actions",
        "rules/stack/priority",
        "rules/stack/resolve",
        "rules/stack/scenes",
        "rules/stack/triggers",
        "rules/state_based",
        "rules/turn",
        "rules/verbs/lasting",
        "rules/verbs/players",
        "rules/verbs/reports",
        "rules/verbs/things",
        "rules/verbs/zones",
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
