"""A position laid out by dragging: a card put into a zone, taken out of one or moved, in its own words.

Which words mean a zone is not written down a second time: every word that could is tried, and the one that
brings the card where it was dropped is kept. What else stands in the text stays as it was.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import yaml

from arbitre.games import spec
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario.reading import read
from arbitre.kernel.scenario.running import LUCKS
from arbitre.kernel.view import view
from arbitre.rulebook import words_of

from .rest import Drag

COUNTED: Final = re.compile(r"(\d+)(x?\s+)(.+)", re.DOTALL)
PLAIN: Final = re.compile(r"\w[\w’ -]*(?:'[\w ’-]+)*")


class Layers:
    """How often a card lies in each zone, seen by whoever sees most of it."""

    def __init__(self, game: str, text: str) -> None:
        asked = read(text, "position")[0]
        self.names = asked.seats
        state = words_of(game).position(asked.seats, asked.options, asked.given, LUCKS[0]).state
        self._views = []
        for seat in range(len(asked.seats)):
            seen = view(state, seat, None)  # before anything happens by itself
            spec(game).table.dress(seen)
            self._views.append(seen.zones)
        self._real = len(state.zones)

    def count(self, card: str, zone: int) -> int:
        """How many of a card lie in a zone."""
        seen = [[it.get("card") for it in zones[zone].pieces] for zones in self._views]
        return max(cards.count(card) for cards in seen)

    def owner(self, zone: int) -> int:
        """Whose zone it is, or -1."""
        return int(self._views[0][zone].owner)

    def near(self, zone: int) -> list[int]:
        """The zone, and those of the same player that are one place to the rules: what a table shows in
        rows (lands, creatures)."""
        if zone < self._real:
            return [zone]
        rows = [at for at in range(self._real, len(self)) if self.owner(at) == self.owner(zone)]
        return [zone, *(at for at in rows if at != zone)]

    def __len__(self) -> int:
        return len(self._views[0])


def arranged(game: str, text: str, drag: Drag) -> str | None:
    """The text after a card was dragged; None where it cannot lie there. Raises `BadInput` for a bad text."""
    now = Layers(game, text)
    if max(drag.start, drag.to) >= len(now):
        return None
    if drag.start < 0:
        return text if drag.to < 0 else _put(game, text, now, [drag.name], drag)
    found = [(after, phrase, _laid(game, after)) for after, phrase in _without(text, now.names)]
    # What must lie somewhere cannot be away in between: a Monarch, say. It is tried last.
    for after, phrase, laid in sorted(found, key=lambda it: not (it[2] and _gone(now, it[2], drag))):
        moved = after if drag.to < 0 else _put(game, after, laid or now, [phrase, drag.name], drag)
        if moved is not None and (there := _laid(game, moved)) and _gone(now, there, drag):
            return moved
    return None


def _gone(now: Layers, then: Layers, drag: Drag) -> bool:
    """Whether the zone it came from has one less of the card."""
    return then.count(drag.card, drag.start) == now.count(drag.card, drag.start) - 1


def _put(game: str, text: str, now: Layers, phrases: list[str], drag: Drag) -> str | None:
    """The text with a card more in a zone, or in one that is the same place."""
    seats = sorted(now.names, key=lambda name: now.names.index(name) != now.owner(drag.to))
    words = spec(game).scenario.places
    tried = [_with(text, seat, word, phrase) for seat in seats for word in words for phrase in _ways(phrases)]
    found = [(after, laid) for after in tried if after is not None and (laid := _laid(game, after))]
    for zone in now.near(drag.to):
        for after, laid in found:
            if laid.count(drag.card, zone) == now.count(drag.card, zone) + 1:
                return after
    return None


def _ways(phrases: list[str]) -> Iterator[str]:
    """A card as it was written, by its name, and with the words a die needs that was rolled."""
    for phrase in phrases:
        yield from (phrase, f"{phrase} level 1", f"{phrase} 1")


def _laid(game: str, text: str) -> Layers | None:
    try:
        return Layers(game, text)
    except BadInput:
        return None


# The text


def _node(node: Any, key: str) -> Any:
    """What stands under a key of a mapping, if anything."""
    pairs = node.value if isinstance(node, yaml.MappingNode) else []
    return next((value for name, value in pairs if name.value.lower() == key.lower()), None)


def _given(text: str) -> Any:
    return _node(yaml.compose(text, yaml.SafeLoader), "given")


def _end(node: Any) -> int:
    """Where what is written of a node ends."""
    inside = [value for _, value in node.value] if isinstance(node, yaml.MappingNode) else node.value
    if isinstance(node, yaml.ScalarNode) or node.flow_style or not inside:
        return int(node.end_mark.index)
    return _end(inside[-1])


def _source(text: str, node: Any) -> str:
    return text[node.start_mark.index : node.end_mark.index]


def _quoted(phrase: str) -> str:
    """A phrase as it may stand in a list."""
    return phrase if PLAIN.fullmatch(phrase) else '"' + phrase.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _with(text: str, seat: str, word: str, phrase: str) -> str | None:
    """The text with a phrase more in a player's list; None where it is written in a way nobody can add to."""
    given, new = _given(text), _quoted(phrase)
    if not isinstance(given, yaml.MappingNode) or given.flow_style:
        return None
    side = _node(given, seat)
    if side is None:
        pad = " " * given.start_mark.column
        return _spliced(text, _end(given), f"\n{pad}{seat}:\n{pad}  {word}: [{new}]")
    if not isinstance(side, yaml.MappingNode) or side.flow_style:
        return None
    listed = _node(side, word)
    if listed is None:
        return _spliced(text, _end(side), f"\n{' ' * side.start_mark.column}{word}: [{new}]")
    if isinstance(listed, yaml.ScalarNode):
        old = [_source(text, listed)] if listed.value else []
        return _spliced(text, listed.start_mark.index, f"[{', '.join([*old, new])}]", listed.end_mark.index)
    if not isinstance(listed, yaml.SequenceNode):
        return None
    if listed.flow_style:
        return _spliced(text, _end(listed) - 1, f", {new}" if listed.value else new)
    return _spliced(text, _end(listed), f"\n{' ' * listed.start_mark.column}- {new}")


def _without(text: str, names: list[str]) -> Iterator[tuple[str, str]]:
    """Every text without one card of a player's lists, the last ones first, and how that card was written."""
    given = _given(text)
    for name in names:
        side = _node(given, name)
        for word, listed in side.value if isinstance(side, yaml.MappingNode) else ():
            for at in reversed(range(len(listed.value) if isinstance(listed, yaml.SequenceNode) else 0)):
                yield _less(text, word, listed, at, alone=len(side.value) == 1)


def _less(text: str, word: Any, listed: Any, at: int, *, alone: bool) -> tuple[str, str]:
    """The text without one card of a list; a list of nothing goes, unless nothing else is said."""
    item = listed.value[at]
    many = COUNTED.fullmatch(str(item.value))
    if many and int(many[1]) > 1:
        left = int(many[1]) - 1
        fewer = _quoted(f"{left}{many[2]}{many[3]}" if left > 1 else many[3])
        return _spliced(text, item.start_mark.index, fewer, item.end_mark.index), many[3]
    rest = ", ".join(_source(text, each) for each in listed.value if each is not item)
    phrase = many[3] if many else str(item.value)
    if rest or alone:
        return _spliced(text, listed.start_mark.index, f"[{rest}]", _end(listed)), phrase
    start = text.rindex("\n", 0, word.start_mark.index)
    return _spliced(text, start, "", _end(listed)), phrase


def _spliced(text: str, start: int, new: str, end: int | None = None) -> str:
    return text[:start] + new + text[start if end is None else end :]
