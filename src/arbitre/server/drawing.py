"""The Lab: a report of the lab that a visitor brings, drawn as the page the command makes of it."""

from __future__ import annotations

from arbitre.lab.page import page, read

from .protocol import Lang
from .rest import LabPage


def drawn(data: bytes, lang: Lang) -> LabPage:
    """The page of a report. Raises `BadInput` for what is none."""
    report = read(data)
    return LabPage(report.game, report.games, page(report, lang))
