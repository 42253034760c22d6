"""Rendmaw: black and green, cards of many types and crows that nobody can keep at home."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
Commander
1 Rendmaw, Creaking Nest

Deck
1 Fear of Lost Teeth
1 Insidious Fungus
1 Patchwork Beastie
1 Valgavoth's Faithful
1 Cynical Loner
1 House Cartographer
1 Innocuous Rat
1 Marvin, Murderous Mimic
1 Osseous Sticktwister
1 Overgrown Zealot
1 Twitching Doll
1 Ancient Cellarspawn
1 Enduring Vitality
1 Hauntwoods Shrieker
1 Omnivorous Flytrap
1 Popular Egotist
1 Resurrected Cultist
1 Spineseeker Centipede
1 Tyvar, the Pummeler
1 Anthropede
1 Cautious Survivor
1 Dashing Bloodsucker
1 Enduring Tenacity
1 Giggling Skitterspike
1 Balustrade Wurm
1 Overlord of the Balemurk
1 Overlord of the Hauntwoods
1 Persistent Constrictor
1 Rootwise Survivor
1 Curator Beastie
1 Doomsday Excruciator
1 Miasma Demon
1 Altanak, the Thrice-Called
1 Shriekwood Devourer
1 Vile Mutilator
1 Valgavoth, Terror Eater
1 Coordinated Clobbering
1 Found Footage
1 Noxious Revival
1 Sacrifice
1 Valgavoth's Onslaught
1 Cathartic Parting
1 Demonic Counsel
1 Manifest Dread
1 Monstrous Emergence
1 Nowhere to Run
1 Sporogenic Infection
1 Winter's Intervention
1 Come Back Wrong
1 Cracked Skull
1 Derelict Attic // Widow's Walk
1 Funeral Room // Awakening Hall
1 Under the Skin
1 Walk-In Closet // Forgotten Cellar
1 Withering Torment
1 Collected Company
1 Drag to the Roots
1 Meathook Massacre II
1 Convert to Slime
1 Grievous Wound
1 Demonic Covenant
21 Swamp
17 Forest
"""
