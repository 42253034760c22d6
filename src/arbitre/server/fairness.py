"""Chance that can be checked afterwards: the server promises a secret before anybody adds words of his own.

What a game is dealt from is a hash of the server's secret and of the words. The digest of the secret is shown
before the game begins, so the server cannot choose the secret to suit the words; the words are not known
when the secret is made, so whoever adds some knows that nobody chose the outcome. The record tells it.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from arbitre.kernel.rules import BadInput
from arbitre.kernel.shapes import shaped

from .names import clean

MOST_WORDS = 100
"""Letters of the words a person adds."""


class Promise(msgspec.Struct, forbid_unknown_fields=True):
    """What the record of a game says about its chance, and all that is needed to deal it again."""

    digest: str
    secret: str
    words: list[str]  # of each seat
    options: dict[str, Any]
    decks: list[Any]


def secret_of(master: str, game: int) -> str:
    """The secret of one game of a room. One of them tells nothing about the next."""
    return sha256(f"{master} {game}".encode()).hexdigest()


def digest_of(secret: str) -> str:
    """What is shown of a secret."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, words: list[str]) -> int:
    """What a game is dealt from."""
    return int(sha256(msgspec.json.encode([secret, *words])).hexdigest(), 16)


def tidy(words: str) -> str:
    """Words as they are kept and shown."""
    return clean(words[:MOST_WORDS])


def promise_in(notes: dict[str, Any]) -> Promise | None:
    """What a record promises, or nothing where none was made. Raises `BadInput`."""
    if "fair" not in notes:
        return None
    try:
        return shaped(notes["fair"], Promise)
    except msgspec.ValidationError as error:
        raise BadInput(f"What the record says about its chance cannot be read ({error}).") from None
