"""Valgavoth's Onslaught."""

from ...language import *

CARD = card(
    "valgavoths-onslaught",
    "sorcery",
    cost="{X}{X}{G}",
    effect=Seq((ManifestDread(X()), PutCounters(Made(), "+1/+1", X()))),
)
