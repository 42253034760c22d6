"""The Jolly Balloon Man: red and white toys, copied and let fly."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
Commander
1 The Jolly Balloon Man

Deck
1 Norin, Swift Survivalist
1 Optimistic Scavenger
1 Soul Warden
1 Acrobatic Cheerleader
1 Arabella, Abandoned Doll
1 Fear of Missing Out
1 Irreverent Gremlin
1 Marvin, Murderous Mimic
1 Orphans of the Wheat
1 Ragged Playmate
1 Razorkin Needlehead
1 Reluctant Role Model
1 Splitskin Doll
1 Cult Healer
1 Enduring Innocence
1 Vicious Clown
1 Enduring Courage
1 Infernal Phantom
1 Savior of the Small
1 Boilerbilges Ripper
1 The Wandering Rescuer
1 Fear of Abduction
1 Fear of Burning Alive
1 Overlord of the Boilerbilges
1 Found Footage
1 Jump Scare
1 Trial of Agony
1 Unholy Heat
1 Unwanted Remake
1 Dollmaker's Shop // Porcelain Gallery
1 Scorching Dragonfire
1 Sheltered by Ghosts
1 Surgical Suite // Hospital Room
1 Untimely Malfunction
1 Painter's Studio // Defaced Gallery
1 The Rollercrusher Ride
1 Trapped in the Screen
1 Unidentified Hovership
1 Vengeful Possession
1 Charred Foyer // Warped Space
1 Conductive Machete
1 Cursed Recording
1 Dazzling Theater // Prop Room
1 Leyline of Hope
1 Leyline of Resonance
1 Midnight Mayhem
1 Dissection Tools
26 Plains
26 Mountain
"""
