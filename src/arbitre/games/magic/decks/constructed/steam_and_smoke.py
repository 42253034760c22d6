"""Blue and red: hot rooms, cold answers, and a phantom in every corridor."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
2 Silent Hallcreeper
4 Fear of Missing Out
4 Floodpits Drowner
2 Vicious Clown
3 Smoky Lounge // Misty Salon
3 Roaring Furnace // Steaming Sauna
2 Infernal Phantom
3 Enduring Curiosity
2 Fear of Impostors
2 Fear of Falling
4 Unholy Heat
3 Scorching Dragonfire
2 Overlord of the Boilerbilges
12 Island
12 Mountain
"""
