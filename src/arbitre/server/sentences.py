"""What the server itself says, in both languages; what a game says comes from the game."""

from __future__ import annotations

from typing import Final

from arbitre.words.tables import sentences
from arbitre.words.typography import typeset

from .protocol import Lang

SENTENCES: Final = sentences(__package__, "sentences")
"""By key, in English and in French; the table lies beside this file."""


def bot_name(bot: str, lang: Lang) -> str:
    """What a bot is called at the table."""
    key = f"bot_{bot}"
    return say(key, lang) if key in SENTENCES else bot.capitalize()


def say(key: str, lang: Lang, **about: object) -> str:
    """A sentence; French high marks follow a no-break space."""
    return typeset(SENTENCES[key][lang == "fr"].format(**about))
