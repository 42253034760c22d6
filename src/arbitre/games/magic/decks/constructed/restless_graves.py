"""Red and green: fill the graveyard until it drives everybody mad."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
4 Patchwork Beastie
4 Spineseeker Centipede
4 Fear of Missing Out
4 Omnivorous Flytrap
3 Hauntwoods Shrieker
2 Overgrown Zealot
2 Overlord of the Hauntwoods
2 Overlord of the Boilerbilges
4 Unholy Heat
3 Scorching Dragonfire
3 Manifest Dread
2 Found Footage
12 Forest
11 Mountain
"""
