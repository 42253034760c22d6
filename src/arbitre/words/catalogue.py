"""Messages by key: what a game says in prompts, labels, refusals and log lines.

The state and the log hold only `(key, *args)`, plain strings and integers; a builder turns that into a phrase
with the help of a `Speaker`, who knows what the reader may see.
"""

from __future__ import annotations

from collections.abc import Callable, KeysView
from typing import Any, Protocol, TypeAlias, TypeVar

from .phrase import Phrase


class Speaker(Protocol):
    """Names things for one reader: a hidden piece is « a die », one's own seat is « you »."""

    def piece(self, piece: int, /) -> Phrase: ...

    def seat(self, seat: int, /) -> Phrase: ...

    def definition(self, name: str, /) -> Phrase: ...

    def zone(self, zone: int, /) -> Phrase: ...


Say: TypeAlias = tuple[Any, ...]
"""A key of the catalogue, then its arguments."""
Builder: TypeAlias = Callable[..., Phrase | None]
"""Says one message; a log line that is not worth saying is None."""
B = TypeVar("B", bound=Builder)


class Catalogue:
    """The messages of one game.

    >>> from arbitre.words import Clause, NP, Sentence, write
    >>> messages = Catalogue()
    >>> @messages.message("draws")
    ... def draws(speaker, seat, count):
    ...     return Sentence(Clause(speaker.seat(seat), "draw", NP("die", count=count)))
    """

    def __init__(self, *parents: Catalogue) -> None:
        self._builders: dict[str, Builder] = {}
        for parent in parents:
            self._builders |= parent._builders

    def message(self, key: str) -> Callable[[B], B]:
        """Decorate a builder `(speaker, *args) -> Phrase`; a key is defined once."""

        def register(builder: B) -> B:
            if key in self._builders:
                raise ValueError(f"message {key!r} is already defined")
            self._builders[key] = builder
            return builder

        return register

    def untold(self, *kinds: str) -> None:
        """Events that are not worth a line: another tells them better, or they are bookkeeping."""
        for kind in kinds:
            self.message(f"log.{kind}")(_nothing)

    def alike(self, lines: dict[str, Builder]) -> None:
        """The lines of several events that are told alike, by their kinds."""
        for kind, builder in lines.items():
            self.message(f"log.{kind}")(builder)

    def phrase(self, speaker: Speaker | None, say: Say) -> Phrase:
        """The message, which there must be. Without a speaker, one that names nothing of a game."""
        phrase = self.perhaps(speaker, say)
        if phrase is None:
            raise KeyError(f"message {say[0]!r} says nothing")
        return phrase

    def perhaps(self, speaker: Speaker | None, say: Say) -> Phrase | None:
        """The message, or nothing where its builder says nothing."""
        key, *args = say
        builder = self._builders.get(key) if isinstance(key, str) else None
        if builder is None:
            raise KeyError(f"no message {key!r} in the catalogue")
        return builder(speaker, *args)

    def keys(self) -> KeysView[str]:
        return self._builders.keys()


def _nothing(speaker: Speaker, *about: Any) -> None:
    return None
