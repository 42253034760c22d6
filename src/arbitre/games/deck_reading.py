"""A deck as somebody wrote it out, read into what the game knows as one."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from arbitre.kernel.rules import BadInput

D = TypeVar("D")


def read_deck(written: dict[str, Any], deck: type[D]) -> D:
    """The deck. Raises `BadInput` if a part is missing or of the wrong kind."""
    try:
        return msgspec.convert(written, deck)
    except msgspec.ValidationError as error:
        raise BadInput(f"A deck cannot be read: {error}.") from error
