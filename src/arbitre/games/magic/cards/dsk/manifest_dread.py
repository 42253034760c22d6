"""Manifest Dread."""

from ...language import *

CARD = card("manifest-dread", "sorcery", cost="{1}{G}", effect=ManifestDread())
