"""What some commands want beside a plain installation: each extra says what it brings when it is missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from arbitre.kernel.rules import BadInput

BRINGS: Final = {
    "envs": "environments for learners: PettingZoo, Gymnasium and their arrays",
    "spiel": "the games in OpenSpiel",
    "ray": "runs over many machines",
    "ratings": "ratings of bots and decks",
}
"""The optional parts of the package, and what each is for."""


class Missing(BadInput):
    """An extra that is not installed: the module that was asked for, and the extra that brings it."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__(
            f"'{module}' is not installed: pip install 'arbitre[{extra}]' brings {BRINGS[extra]}."
        )
        self.module = module
        self.extra = extra


def need(module: str, extra: str) -> Any:
    """A module of an extra. Raises `Missing` with what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        raise Missing(module, extra) from None
