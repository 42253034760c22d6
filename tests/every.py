"""One test over many things of one sort, that tells of every one for which it does not hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def every(things: Iterable[T], check: Callable[[T], object], called: Callable[[T], object] = str) -> None:
    """Check each of them, of which there is at least one; whatever a check raises is told with the name of
    the thing."""
    number, wrong = 0, []
    for thing in things:
        number += 1
        try:
            check(thing)
        except Exception as error:
            wrong.append(f"{called(thing)}: {str(error) or type(error).__name__}")
    assert number, "there is nothing to check"
    assert not wrong, f"{len(wrong)} of {number}:\n" + "\n".join(wrong)
