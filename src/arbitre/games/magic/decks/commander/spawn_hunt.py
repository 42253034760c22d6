"""Rip: green and white survivors on the hunt."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
Commander
1 Rip, Spawn Hunter

Deck
1 Insidious Fungus
1 Optimistic Scavenger
1 Patchwork Beastie
1 Soul Warden
1 Acrobatic Cheerleader
1 House Cartographer
1 Marvin, Murderous Mimic
1 Orphans of the Wheat
1 Overgrown Zealot
1 Reluctant Role Model
1 Splitskin Doll
1 Twitching Doll
1 Cult Healer
1 Enduring Innocence
1 Enduring Vitality
1 Hauntwoods Shrieker
1 Omnivorous Flytrap
1 Spineseeker Centipede
1 Cautious Survivor
1 Savior of the Small
1 Balustrade Wurm
1 Overlord of the Hauntwoods
1 The Wandering Rescuer
1 Fear of Abduction
1 Altanak, the Thrice-Called
1 Found Footage
1 Jump Scare
1 Noxious Revival
1 Unwanted Remake
1 Dollmaker's Shop // Porcelain Gallery
1 Manifest Dread
1 Sheltered by Ghosts
1 Surgical Suite // Hospital Room
1 Trapped in the Screen
1 Under the Skin
1 Unidentified Hovership
1 Walk-In Closet // Forgotten Cellar
1 Conductive Machete
1 Dazzling Theater // Prop Room
1 Leyline of Hope
1 Dissection Tools
32 Plains
26 Forest
"""
