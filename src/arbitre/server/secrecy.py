"""Tokens and codes: made of chance, kept only as digests, compared in constant time."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

ROOM_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Nothing that is confused when read aloud."""


def new_room() -> str:
    """The name of a room: 12 letters, not to be guessed."""
    return "".join(secrets.choice(ROOM_LETTERS) for _ in range(12))


def new_token() -> str:
    """A secret of 192 bits."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def same(token: str, kept: str) -> bool:
    """Whether a token is the one whose digest was kept."""
    return hmac.compare_digest(digest(token), kept)


def any_seed() -> int:
    """A seed for a game: nobody can know or find it."""
    return secrets.randbits(256)


def new_secret() -> str:
    """What the chance of a room's games is made from."""
    return secrets.token_hex(32)


def bot_seed() -> int:
    """A seed for bots; short enough to be a number in any JSON."""
    return secrets.randbits(52)
