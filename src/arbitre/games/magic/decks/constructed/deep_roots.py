"""Black and green: fill the graveyard with everything, then let delirium do the rest."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
4 Patchwork Beastie
4 Fear of Lost Teeth
4 Insidious Fungus
4 Omnivorous Flytrap
3 Spineseeker Centipede
3 Cynical Loner
2 Resurrected Cultist
3 Balustrade Wurm
2 Overlord of the Balemurk
3 Drag to the Roots
2 Winter's Intervention
2 Withering Torment
13 Forest
11 Swamp
"""
