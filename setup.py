"""The optional fast build: with ARBITRE_COMPILE=1, mypyc compiles the rooms where play spends its time.

One source for both: without the variable (and in every checkout) everything stays plain Python. Rooms
that define msgspec structs stay Python in either case. Each room becomes a C file of its own, and as many are
compiled side by side as there are cores: one file of them all would keep one core busy.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

SLOTS = "slots.h"
"""Reads fields of structs fast; every C file mypyc writes is given it."""

KERNEL = (
    "answering",
    "ask",
    "chance",
    "door",
    "endings",
    "game",
    "layers",
    "meaning",
    "passing",
    "register",
    "soundness",
    "state",
    "view",
)
BOTS = (
    "advice",
    "deadline",
    "glimpse",
    "greedy",
    "luck",
    "playing",
    "playout",
    "random_bot",
    "sample",
    "search",
)
SHARED = ("weighing",)
GAMES = {
    "quarriors": (
        "bot/by_heart",
        "bot/value",
        "meaning",
        "rules/actions",
        "rules/capturing",
        "rules/changes",
        "rules/choosing",
        "rules/combat",
        "rules/copying",
        "rules/figures",
        "rules/payment",
        "rules/places",
        "rules/reactions",
        "rules/scoring",
        "rules/sight",
        "rules/turn",
    ),
    "noxilia": (
        "bot/field",
        "bot/manners",
        "bot/value",
        "bot/walks",
        "meaning/cards",
        "meaning/filters",
        "meaning/units",
        "rules/accounts",
        "rules/actions",
        "rules/changes/handling",
        "rules/changes/things",
        "rules/changes/turn",
        "rules/checks/actions",
        "rules/checks/cards",
        "rules/combat",
        "rules/costs",
        "rules/figures",
        "rules/fog",
        "rules/latents",
        "rules/mana",
        "rules/movement",
        "rules/muster",
        "rules/offers",
        "rules/places",
        "rules/playing",
        "rules/sight",
        "rules/turn",
    ),
    "seven_fallen": (
        "bot/blows",
        "bot/field",
        "bot/habits",
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
        "rules/ending",
        "rules/energy",
        "rules/fate",
        "rules/figures",
        "rules/offers",
        "rules/places",
        "rules/plays",
        "rules/position",
        "rules/powers",
        "rules/printed",
        "rules/priority",
        "rules/refusals",
        "rules/sight",
        "rules/stack",
        "rules/traits",
        "rules/turn",
    ),
    "magic": (
        "bot/by_heart",
        "bot/combat",
        "bot/habits",
        "bot/units",
        "bot/value",
        "meaning/amounts",
        "meaning/cards",
        "meaning/changes",
        "meaning/checks",
        "meaning/choices",
        "meaning/filters",
        "meaning/happenings",
        "meaning/instead",
        "meaning/permanents",
        "meaning/players",
        "rules/attaching",
        "rules/by_print",
        "rules/casting/activate",
        "rules/casting/cast",
        "rules/casting/costs",
        "rules/casting/own_costs",
        "rules/casting/sparing",
        "rules/casting/targets",
        "rules/casting/ways",
        "rules/changes/players",
        "rules/changes/effects",
        "rules/changes/stack",
        "rules/changes/supposing",
        "rules/changes/things",
        "rules/changes/turn",
        "rules/combat/attackers",
        "rules/combat/battles",
        "rules/combat/blockers",
        "rules/combat/damage",
        "rules/combat/declare_attackers",
        "rules/combat/declare_blockers",
        "rules/combat/entering",
        "rules/combat/laws",
        "rules/combat/legal_blocks",
        "rules/combat/steps",
        "rules/commanders",
        "rules/continuous/abilities",
        "rules/continuous/alone",
        "rules/continuous/beginning",
        "rules/continuous/coming",
        "rules/continuous/dreamt",
        "rules/continuous/index",
        "rules/continuous/last",
        "rules/continuous/layer_work",
        "rules/continuous/layers",
        "rules/continuous/printed",
        "rules/continuous/reads",
        "rules/continuous/standing",
        "rules/continuous/touching",
        "rules/continuous/would_be",
        "rules/counters",
        "rules/damage",
        "rules/first_look",
        "rules/invariants",
        "rules/leaving",
        "rules/life",
        "rules/looking",
        "rules/mana/added",
        "rules/mana/given_up",
        "rules/mana/pay",
        "rules/mana/phyrexian",
        "rules/mana/purse",
        "rules/mana/solver",
        "rules/offers",
        "rules/permissions",
        "rules/refs",
        "rules/replacing",
        "rules/resting",
        "rules/schemes",
        "rules/sight",
        "rules/special_actions",
        "rules/stack/loops",
        "rules/stack/priority",
        "rules/stack/resolve",
        "rules/stack/scenes",
        "rules/stack/triggers",
        "rules/state_based",
        "rules/teams",
        "rules/turn",
        "rules/verbs/lasting",
        "rules/verbs/players",
        "rules/verbs/reports",
        "rules/verbs/stack",
        "rules/verbs/things",
        "rules/verbs/timestamps",
        "rules/verbs/zones",
    ),
}


def compiled(into: str = "build") -> list[object]:
    """The extension modules, or none; their C lies below `into`. pip first asks what the package is called,
    which needs none of them."""
    if os.environ.get("ARBITRE_COMPILE") != "1" or {"egg_info", "dist_info"} & set(sys.argv):
        return []
    from mypyc.build import mypycify

    package = Path("src") / "arbitre"
    rooms = [package / "kernel" / f"{room}.py" for room in KERNEL]
    rooms += [package / "bots" / f"{room}.py" for room in BOTS]
    rooms += [package / "games" / f"{room}.py" for room in SHARED]
    rooms += [package / "games" / game / f"{room}.py" for game, names in GAMES.items() for room in names]
    extensions = list(
        mypycify(
            [str(room) for room in rooms], opt_level="2", debug_level="0", multi_file=True, target_dir=into
        )
    )
    if sys.platform == "linux":
        for extension in extensions:  # calls from one C file to another need no detour
            extension.extra_link_args = ["-Wl,-Bsymbolic-functions"]
    return extensions


class SideBySide(build_ext):
    """Compiles the C files of an extension side by side, the longest first, so that none is waited for; and
    beside them the small modules by which each room is imported."""

    def finalize_options(self) -> None:
        """As many extensions at once as there are cores."""
        super().finalize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        """Give each C file to the compiler by itself."""
        alone = self.compiler.compile

        def one(source: str, *args: Any, **options: Any) -> list[str]:
            if self.compiler.compiler_type == "unix" and Path(source).name.startswith("__native"):
                more = ["-include", str(Path(SLOTS).resolve()), *(options.get("extra_postargs") or ())]
                options = options | {"extra_postargs": more}
            return list(alone([source], *args, **options))

        def compile(sources: list[str], *args: Any, **options: Any) -> list[str]:
            longest = sorted(sources, key=lambda source: -Path(source).stat().st_size)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = dict(zip(longest, pool.map(lambda source: one(source, *args, **options), longest)))
            return [file for source in sources for file in made[source]]

        self.compiler.compile = compile
        super().build_extensions()


if __name__ == "__main__":
    setup(ext_modules=compiled(), cmdclass={"build_ext": SideBySide})
