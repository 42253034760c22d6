"""Green and white: survivors who come back from every attack a little stronger."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
4 Optimistic Scavenger
4 Acrobatic Cheerleader
4 Reluctant Role Model
4 House Cartographer
3 Enduring Vitality
3 Enduring Innocence
3 Cautious Survivor
2 Savior of the Small
3 Rip, Spawn Hunter
2 Balustrade Wurm
2 Sheltered by Ghosts
2 Trapped in the Screen
12 Forest
12 Plains
"""
