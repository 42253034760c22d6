"""White and blue: open every door, and let the enchantments do the rest."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
4 Optimistic Scavenger
4 Inquisitive Glimmer
3 Reluctant Role Model
3 Acrobatic Cheerleader
2 Silent Hallcreeper
1 The Wandering Rescuer
2 Niko, Light of Hope
2 Fear of Abduction
3 Bottomless Pool // Locker Room
3 Dollmaker's Shop // Porcelain Gallery
2 Dazzling Theater // Prop Room
2 Mirror Room // Fractured Realm
2 Unwanted Remake
2 Jump Scare
2 Trapped in the Screen
12 Plains
11 Island
"""
