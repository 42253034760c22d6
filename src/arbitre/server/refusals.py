"""The one way to say no: a request that is refused, with a word for machines and a sentence for people."""

from __future__ import annotations

from typing import Any

import msgspec

from .protocol import Lang
from .sentences import say


class Ruling(msgspec.Struct):
    """A sentence of the game itself, with the rule behind it, for the seat that asked."""

    text: str
    rule: str = ""
    rule_text: str = ""


class RequestRefused(Exception):
    """A request, over HTTP or a websocket, that is not taken; nothing has changed.

    `reason` is a word of the protocol; the sentence is called `sentence`, or else as the reason is, and is
    about what is named behind. It is written when it is told, in the language of whoever asked.
    """

    def __init__(
        self,
        reason: str,
        sentence: str = "",
        /,
        status: int = 400,
        request: str = "",
        ruling: Ruling | None = None,
        **about: object,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.sentence = sentence or reason
        self.status = status
        """Of the answer, over HTTP."""
        self.request = request
        """What the client called its message, where that much could be read."""
        self.ruling = ruling
        self.about = about

    def __reduce__(self) -> tuple[Any, ...]:
        """Workers refuse too."""
        told = {"status": self.status, "request": self.request, "ruling": self.ruling, **self.about}
        return _again, (self.reason, self.sentence, told)

    def text(self, lang: Lang) -> str:
        """Why, in a language."""
        return self.ruling.text if self.ruling is not None else say(self.sentence, lang, **self.about)


def _again(reason: str, sentence: str, told: dict[str, Any]) -> RequestRefused:
    return RequestRefused(reason, sentence, **told)
