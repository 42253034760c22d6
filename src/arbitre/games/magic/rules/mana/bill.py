"""What paying speaks of: a bill, what mana is spent on, and where it could come from."""

from __future__ import annotations

from typing import Final

import msgspec

from arbitre.kernel.pieces import NOBODY

from ...language.definitions import ManaCost

_WRITTEN: Final[dict[tuple[int, tuple[str, ...]], str]] = {}


class Bill(msgspec.Struct, frozen=True):
    """What is left to pay: generic mana, and symbols."""

    generic: int = 0
    symbols: tuple[str, ...] = ()

    def written(self) -> str:
        """As symbols are printed; put together once for each bill there is."""
        key = (self.generic, self.symbols)
        found = _WRITTEN.get(key)
        if found is None:
            parts = [str(self.generic)] if self.generic or not self.symbols else []
            found = _WRITTEN[key] = "".join("{" + part + "}" for part in (*parts, *self.symbols))
        return found

    @property
    def empty(self) -> bool:
        """Whether nothing is left."""
        return not self.generic and not self.symbols


def bill(cost: ManaCost, x: int = 0) -> Bill:
    """A mana cost with X chosen."""
    return Bill(cost.generic + cost.x * x, cost.symbols)


class Use(msgspec.Struct, frozen=True):
    """What mana is to be spent on: "cast", "unlock", "face_up", "suspend", "ability" or "", and of what."""

    kind: str = ""
    piece: int = NOBODY


class ManaWay(msgspec.Struct, frozen=True):
    """One way to make mana with a permanent: an ability and the symbols it adds, which may be restricted, and
    what other abilities will add because of it (605.1b)."""

    name: str
    symbols: str
    only: str = ""
    more: str = ""


class Source(msgspec.Struct, frozen=True):
    """A permanent that could make mana now: `types` is the mask of what its one mana could be, or 0 if it
    makes several at once; `most` how many it makes at most."""

    piece: int
    ways: tuple[ManaWay, ...]
    rank: int  # the less flexible come first
    types: int
    most: int
    life: int = 0  # what one of its ways costs besides
