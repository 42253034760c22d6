"""Cautious Survivor."""

from ...language import *

CARD = card("cautious-survivor", "creature: elf survivor", survival(GainLife(2)), cost="{3}{G}", size=(4, 4))
