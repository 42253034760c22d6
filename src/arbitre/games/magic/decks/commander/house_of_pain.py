"""The Lord of Pain: black and red, where every spell hurts somebody."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
Commander
1 The Lord of Pain

Deck
1 Clockwork Percussionist
1 Fear of Lost Teeth
1 Norin, Swift Survivalist
1 Valgavoth's Faithful
1 Cynical Loner
1 Fear of Missing Out
1 Innocuous Rat
1 Irreverent Gremlin
1 Marvin, Murderous Mimic
1 Osseous Sticktwister
1 Ragged Playmate
1 Razorkin Needlehead
1 Undead Sprinter
1 Ancient Cellarspawn
1 Gleeful Arsonist
1 Popular Egotist
1 Resurrected Cultist
1 Sawblade Skinripper
1 Screaming Nemesis
1 Star Athlete
1 Vicious Clown
1 Barbflare Gremlin
1 Dashing Bloodsucker
1 Diversion Specialist
1 Enduring Courage
1 Enduring Tenacity
1 Giggling Skitterspike
1 Infernal Phantom
1 Valgavoth, Harrower of Souls
1 Boilerbilges Ripper
1 Overlord of the Balemurk
1 Persistent Constrictor
1 Razorkin Hordecaller
1 Doomsday Excruciator
1 Fear of Burning Alive
1 Miasma Demon
1 Overlord of the Boilerbilges
1 Vile Mutilator
1 Valgavoth, Terror Eater
1 Sacrifice
1 Trial of Agony
1 Unholy Heat
1 Betrayer's Bargain
1 Demonic Counsel
1 Disturbing Mirth
1 Scorching Dragonfire
1 Untimely Malfunction
1 Winter's Intervention
1 Come Back Wrong
1 Cracked Skull
1 Derelict Attic // Widow's Walk
1 Funeral Room // Awakening Hall
1 Painter's Studio // Defaced Gallery
1 The Rollercrusher Ride
1 Vengeful Possession
1 Withering Torment
1 Meathook Massacre II
1 Grievous Wound
1 Impossible Inferno
1 Waltz of Rage
1 Demonic Covenant
22 Swamp
16 Mountain
"""
