"""Zimone: green and blue, lands upon lands, and things in the dark that get an answer."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
Commander
1 Zimone, All-Questioning

Deck
1 Insidious Fungus
1 Patchwork Beastie
1 Creeping Peeper
1 Floodpits Drowner
1 House Cartographer
1 Marvin, Murderous Mimic
1 Oblivious Bookworm
1 Overgrown Zealot
1 Paranormal Analyst
1 Phantasmal Image
1 Silent Hallcreeper
1 Twitching Doll
1 Abhorrent Oculus
1 Enduring Vitality
1 Fear of Impostors
1 Glitch Interpreter
1 Hauntwoods Shrieker
1 Omnivorous Flytrap
1 Spineseeker Centipede
1 The Mindskinner
1 Tyvar, the Pummeler
1 Unwilling Vessel
1 Anthropede
1 Cautious Survivor
1 Enduring Curiosity
1 Giggling Skitterspike
1 Balustrade Wurm
1 Fear of Falling
1 Overlord of the Hauntwoods
1 Rootwise Survivor
1 Curator Beastie
1 Fear of Sleep Paralysis
1 Altanak, the Thrice-Called
1 Shriekwood Devourer
1 Bottomless Pool // Locker Room
1 Coordinated Clobbering
1 Enter the Enigma
1 Found Footage
1 Noxious Revival
1 Unable to Scream
1 Valgavoth's Onslaught
1 Cathartic Parting
1 Get Out
1 Manifest Dread
1 Monstrous Emergence
1 Stay Hidden, Stay Silent
1 Cursed Windbreaker
1 Mirror Room // Fractured Realm
1 The Tale of Tamiyo
1 Under the Skin
1 Unnerving Grasp
1 Walk-In Closet // Forgotten Cellar
1 Central Elevator // Promising Stairs
1 Collected Company
1 Conductive Machete
1 Vanish from Sight
1 Dissection Tools
1 Zimone's Hypothesis
1 Duskmourn's Domination
1 Marina Vendrell's Grimoire
1 Expropriate
1 Lakeside Shack
19 Island
18 Forest
"""
