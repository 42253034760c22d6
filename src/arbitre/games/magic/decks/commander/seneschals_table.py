"""Victor: white and black enchantments, and guests who are called back from the graveyard."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
Commander
1 Victor, Valgavoth's Seneschal

Deck
1 Fear of Lost Teeth
1 Optimistic Scavenger
1 Soul Warden
1 Valgavoth's Faithful
1 Acrobatic Cheerleader
1 Cynical Loner
1 Innocuous Rat
1 Marvin, Murderous Mimic
1 Orphans of the Wheat
1 Osseous Sticktwister
1 Reluctant Role Model
1 Splitskin Doll
1 Ancient Cellarspawn
1 Cult Healer
1 Enduring Innocence
1 Popular Egotist
1 Resurrected Cultist
1 Toby, Beastie Befriender
1 Dashing Bloodsucker
1 Enduring Tenacity
1 Giggling Skitterspike
1 Savior of the Small
1 Overlord of the Balemurk
1 Persistent Constrictor
1 Soaring Lightbringer
1 The Wandering Rescuer
1 Doomsday Excruciator
1 Fear of Abduction
1 Miasma Demon
1 Vile Mutilator
1 Valgavoth, Terror Eater
1 Found Footage
1 Jump Scare
1 Sacrifice
1 Unwanted Remake
1 Demonic Counsel
1 Dollmaker's Shop // Porcelain Gallery
1 Nowhere to Run
1 Séance Board
1 Sheltered by Ghosts
1 Sporogenic Infection
1 Surgical Suite // Hospital Room
1 Winter's Intervention
1 Come Back Wrong
1 Cracked Skull
1 Derelict Attic // Widow's Walk
1 Funeral Room // Awakening Hall
1 Killer's Mask
1 Trapped in the Screen
1 Unidentified Hovership
1 Withering Torment
1 Conductive Machete
1 Dazzling Theater // Prop Room
1 Leyline of Hope
1 Leyline of the Void
1 Meathook Massacre II
1 Rite of the Moth
1 Dissection Tools
1 Grievous Wound
1 Demonic Covenant
15 Plains
24 Swamp
"""
