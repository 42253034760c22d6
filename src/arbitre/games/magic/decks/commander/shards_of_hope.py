"""Niko: white and blue, creatures that vanish and come back, and rooms to hide in."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
Commander
1 Niko, Light of Hope

Deck
1 Optimistic Scavenger
1 Soul Warden
1 Acrobatic Cheerleader
1 Creeping Peeper
1 Floodpits Drowner
1 Inquisitive Glimmer
1 Marvin, Murderous Mimic
1 Orphans of the Wheat
1 Paranormal Analyst
1 Phantasmal Image
1 Reluctant Role Model
1 Silent Hallcreeper
1 Splitskin Doll
1 Abhorrent Oculus
1 Cult Healer
1 Enduring Innocence
1 Fear of Impostors
1 Glitch Interpreter
1 The Mindskinner
1 Toby, Beastie Befriender
1 Unwilling Vessel
1 Enduring Curiosity
1 Giggling Skitterspike
1 Savior of the Small
1 Fear of Falling
1 Soaring Lightbringer
1 The Wandering Rescuer
1 Fear of Abduction
1 Fear of Sleep Paralysis
1 Bottomless Pool // Locker Room
1 Enter the Enigma
1 Found Footage
1 Jump Scare
1 Unable to Scream
1 Unwanted Remake
1 Dollmaker's Shop // Porcelain Gallery
1 Get Out
1 Séance Board
1 Sheltered by Ghosts
1 Stay Hidden, Stay Silent
1 Surgical Suite // Hospital Room
1 Cursed Windbreaker
1 Mirror Room // Fractured Realm
1 The Tale of Tamiyo
1 Trapped in the Screen
1 Unidentified Hovership
1 Unnerving Grasp
1 Central Elevator // Promising Stairs
1 Conductive Machete
1 Dazzling Theater // Prop Room
1 Leyline of Hope
1 Leyline of Transformation
1 Vanish from Sight
1 Dissection Tools
1 Zimone's Hypothesis
1 Duskmourn's Domination
1 Marina Vendrell's Grimoire
1 Expropriate
17 Plains
24 Island
"""
