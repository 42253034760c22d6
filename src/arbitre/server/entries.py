"""What is kept of a room: how it was set up, and a journal of everything that was accepted."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from .protocol import Lang

Kind = Literal[
    "joined",
    "left",
    "started",
    "answer",
    "undo",
    "ask",
    "consent",
    "concede",
    "drawn",
    "flag",
    "aborted",
    "paused",
    "replaced",
    "rematch",
    "swap",
    "stops",
    "muted",
    "words",
    "hints",
]


class Chair(msgspec.Struct):
    """A seat as it was set up. An open one is taken by whoever has the code first."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    bot: str = ""
    deck: Any = ""
    token: str = ""  # digests, never the secrets themselves
    code: str = ""


class Setup(msgspec.Struct):
    """How a room was made."""

    game: str
    chairs: list[Chair]
    options: dict[str, Any]
    minutes: float = 0
    increment: float = 0
    spectators: bool = True
    pace: int = 500
    bot_seed: int = 0
    seed: int | None = None  # of the first game, where it was asked for
    start: str = ""  # a record to begin from instead of a fresh game
    lang: Lang = "en"
    public: bool = False  # in the lobby, for whoever comes
    secret: str = ""  # what the secrets of its games are made from; "" in rooms of an older Arbitre

    @property
    def private(self) -> bool:
        """Whether one person alone holds every seat that is not a bot's."""
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def host(self) -> int:
        """The seat of whoever made the room, or -1 where he only looks on."""
        return next((at for at, chair in enumerate(self.chairs) if chair.kind == "me"), -1)


class Entry(msgspec.Struct, omit_defaults=True):
    """One thing that was accepted. `request` is what the client called its message."""

    number: int
    at: float
    kind: Kind
    seat: int = -1
    request: str = ""
    data: Any = None
    clock: list[int] = []  # thinking time left, in milliseconds, once it was accepted
