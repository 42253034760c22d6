"""Reading data into typed shapes, from any thread.

msgspec works out what a type is made of when it is first read into, and while one thread does so another that
reads into the same type takes what is half made: the process dies. So types are worked out one at a time.
"""

from __future__ import annotations

import threading
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_READERS: dict[Any, msgspec.json.Decoder[Any]] = {}
"""A reader for each shape that was read into; nothing empties it: there are only so many shapes."""
_MAKING = threading.Lock()


def reader(shape: type[T]) -> msgspec.json.Decoder[T]:
    """Reads JSON into a shape."""
    found = _READERS.get(shape)
    if found is None:
        with _MAKING:
            found = _READERS.get(shape) or msgspec.json.Decoder(shape)
            _READERS[shape] = found
    return found


def shaped(value: object, shape: type[T], *, strict: bool = True) -> T:
    """What was read already, as a shape."""
    reader(shape)
    return msgspec.convert(value, shape, strict=strict)
