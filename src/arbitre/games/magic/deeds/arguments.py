"""What the deeds of Magic are about, in the words of scenarios: things, players, abilities, ways to cast."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, Final

from arbitre.kernel.deeds import Argument, Deed, Exactly, Piece, Sort, Test, Values, Which
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Stage
from arbitre.kernel.scenario.phrasing import perhaps
from arbitre.kernel.view import View
from arbitre.kernel.written import ORDINALS
from arbitre.words import Sentence, write
from arbitre.words.finding import slug as slug_of

from .. import language as n
from ..cards.index import CARDS, FACE_SLUGS, NODES
from ..cards.names import NAMES_OF
from ..language.definitions import ROOM
from ..rules.casting.activate import abilities_of
from ..rules.casting.ways import FREE, LIFE, half_of, printed_ways, ways
from ..rules.model import BATTLEFIELD, Table
from ..rules.refs import item_ref, named, role, seat_ref, unnamed, zone
from ..scenario.phrases import door_named, find, find_ref, say_card, say_ref, twins
from ..scenario.phrases import named as card_named
from ..scenario.zones import lying
from ..speech.naming import sentence
from ..speech.terms import ANCHOR_WORDS, CREATURE_TYPES, KEYWORD_WORDS

# Things and players


def _found(stage: Stage, seat: int, text: str) -> Callable[[int], bool]:
    return find(stage, lying(text))


def _twins(stage: Stage, one: int, other: int) -> bool:
    return twins(stage.state, one, other)


def _in_play(table: Table, seat: int, piece: int) -> bool:
    return table.pieces[piece].zone == BATTLEFIELD


def _in_hand(table: Table, seat: int, piece: int) -> bool:
    return table.pieces[piece].zone == zone(seat, 1)


def _seen(table: Table, seat: int, piece: int) -> bool:
    return role(table.pieces[piece].zone) != "library"


THING: Final = Piece(_found, say_card, _twins, _in_play, _seen)
CARD: Final = THING.lying(_in_hand, _seen)


class Ref(Argument):
    """A player, a thing, or an ability on the stack: ("seat", 1), ("piece", 7), ("item", 3)."""

    width = 2

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        fits = find_ref(stage, text)
        return lambda value, before: fits(unnamed(value))

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        return say_ref(stage, unnamed(value))

    def wished(self, stage: Stage, seat: int, text: str | None, before: Values) -> Iterable[Any]:
        """Players, else things in play, else things anywhere."""
        if text is None:
            return [("seat", other) for other in stage.state.opponents(seat)]
        fits = find_ref(stage, text)
        players = [ref for ref in map(seat_ref, range(len(stage.names))) if fits(ref)]
        things = [it.id for it in stage.state.pieces if fits(it.id)]
        here = [thing for thing in things if _in_play(stage.state, seat, thing)]
        return map(named, players or here or things)

    def same(self, stage: Stage, one: Any, other: Any) -> bool:
        return twins(stage.state, unnamed(one), unnamed(other))

    def points(self, view: View, value: Any) -> Sequence[tuple[Sort, int]]:
        return (value,)


class OnStack(Argument):
    """An ability on the stack."""

    sort = "item"

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        fits = find_ref(stage, text)
        return lambda value, before: fits(item_ref(value))

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        return say_ref(stage, item_ref(value))


# Ways to cast


class Way(Argument):
    """For another cost, for free, or face down; of a Room the door."""

    pattern = r"(?:(?: for (?:its )?(?:(?<=its ).+?|free)(?: cost)?)| face[- ]down)?"

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        wanted = _way(text)
        if wanted == FREE:
            return lambda value, before: value.startswith(FREE)
        return lambda value, before: slug_of(value) == slug_of(wanted)

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        said = {"": "", "face_down": " face down", FREE: " for free"}
        return said.get(value, f" for its {value} cost")


_PRICES: Final = sorted({
    *KEYWORD_WORDS, LIFE, FREE,
    *(node.mark for node in NODES.nodes.values() if isinstance(node, n.AlternativeCost) and node.mark),
})  # fmt: skip
"""By what a way to cast can be called."""


def _way(text: str) -> str:
    """The word of a way. Raises `BadInput` if no cost is called so."""
    found = re.fullmatch(r" for (?:its )?(.+?)(?: cost)?", text, re.IGNORECASE)
    if found is None:
        return "face_down"
    called = found[1].rpartition(" ")[2].lower()
    if called not in _PRICES and not called.startswith("{"):
        raise BadInput(f"no cost is called '{called}'{perhaps(called, _PRICES)}.")
    return found[1]


class Casting(Deed):
    """A card cast in a way; where none is said, the plain one, or by the door of a Room that is named."""

    def say(self, stage: Stage, values: Values) -> str:
        half = half_of(values[1])
        if half not in FACE_SLUGS:
            return super().say(stage, values)
        price = values[1].removesuffix(half).strip()
        dear = f" for its {price} cost" if price else ""
        return f"cast {NAMES_OF[half].en}{' for free' if price == FREE else dear}"

    def read(self, stage: Stage, seat: int, parts: dict[str, str]) -> Callable[[Values], bool]:
        test = super().read(stage, seat, {key: text for key, text in parts.items() if key != "way"})
        wanted = _way(parts["way"]) if "way" in parts else ""
        whole = re.sub(r" (?:in|on|from) .*$", "", parts["card"])
        said = re.sub(r"^(?:\w+['’]s?|second|third) ", "", whole)

        def so(values: Values) -> bool:
            card = CARDS[stage.state.pieces[values[0]].what]
            half = half_of(values[1])
            if half not in FACE_SLUGS:
                return slug_of(values[1]) == slug_of(wanted)
            door = door_named(card.slug, whole)  # « Painter's Studio » is no studio of a player
            door = door_named(card.slug, said) if door is None else door
            if door is not None and card.faces[door].slug != half:
                return False
            price = values[1].removesuffix(half).strip()
            pending = stage.game.pending
            if not wanted and price == FREE:  # for what it costs, if nothing else is said
                return pending is None or ("cast", values[0], half) not in pending.options
            return slug_of(price) == slug_of(wanted)

        return lambda values: test(values) and so(values)

    def wished(self, stage: Stage, seat: int, parts: dict[str, str]) -> Iterator[Values]:
        table: Table = stage.state
        for piece in CARD.wished(stage, seat, parts["card"], ()):
            what = table.pieces[piece].what
            said = _way(parts["way"]) if "way" in parts else ""
            if CARDS[what].layout == ROOM:
                door = door_named(CARDS[what].slug, parts["card"])
                halves = [face.slug for at, face in enumerate(CARDS[what].faces) if door in (None, at)]
                words = [f"{said} {half}".strip() for half in halves]
            elif said:
                words = [said]
            else:
                known = [way.word for way in (*ways(table, seat, piece), *printed_ways(what))]
                words = [""] if not known or "" in known else known[:1]
            yield from ((piece, word) for word in words)


class TurningWay(Argument):
    """The cost something is turned face up for."""

    pattern = "(?: for its .+? cost)?"

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        wanted = _way(text)
        return lambda value, before: slug_of(wanted) == slug_of(value or "mana")

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        return f" for its {value} cost" if value else ""

    def wished(self, stage: Stage, seat: int, text: str | None, before: Values) -> Iterable[Any]:
        return ("" if text is None or _way(text) == "mana" else _way(text),)


# Abilities


_SAID_BY: Final = {
    *ORDINALS, "cycle", "mana",
    *(node.word for node in NODES.nodes.values() if isinstance(node, n.Activated) and node.word),
}  # fmt: skip
"""The words that abilities are called by."""


class AbilityOf(Argument):
    """An activated ability of the thing before it: any, "(2)", "(crew)", "(+1)", second, for mana."""

    pattern = r"(?:\s*\([^)]+\))?"
    styles: ClassVar[dict[str, str]] = {
        "mana": r"mana|(?:\{.\})+",
        "nth": "first|second|third|fourth",
        "word": "crew|equip|cycle|ninjutsu",
    }

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        which = text.strip(" ()").lower()
        if "(" in text and which.isalpha() and which not in _SAID_BY:
            known = ", ".join(sorted(_SAID_BY))
            raise BadInput(f"no ability is called '({which})'{perhaps(which, _SAID_BY)}; there are {known}.")
        return lambda value, before: value in abilities_meant(stage.state, before[0], text)

    def wished(self, stage: Stage, seat: int, text: str | None, before: Values) -> Iterable[Any]:
        """Those the object has, or if it has none those printed on it."""
        table: Table = stage.state
        own = abilities_meant(table, before[0], text or "")
        if own or abilities_of(table, before[0]):
            return own
        printed = [NODES.name(a) for f in CARDS[table.pieces[before[0]].what].faces for a in f.abilities]
        return [name for name in printed if isinstance(NODES.nodes[name], n.Activated)]


def abilities_meant(table: Table, piece: int, text: str) -> list[str]:
    """The activated abilities of an object that a text means."""
    own = list(abilities_of(table, piece))
    which = text.strip(" ()").lower()
    if not which:
        return own
    activated = [(name, node) for name in own if isinstance(node := NODES.nodes[name], n.Activated)]
    if which == "mana" or which.startswith("{"):
        symbols = re.sub(r"[{}]", "", which).upper()
        return [
            name
            for name, node in activated
            if node.mana
            and (which == "mana" or not isinstance(node.do, n.AddMana) or _makes(node.do, symbols))
        ]
    if which in ORDINALS:
        which = str(ORDINALS[which] + 1)
    if which.isdecimal() and which != "0":
        return own[int(which) - 1 : int(which)]
    wanted = "cycling" if which == "cycle" else which
    return [name for name, node in activated if wanted in (node.word, _loyalty(node.loyalty))]


def _makes(adds: n.AddMana, symbols: str) -> bool:
    return adds.symbols == symbols or symbols in adds.any_of


def _loyalty(number: int | None) -> str:
    return "" if number is None else f"{number:+d}" if number else "0"


class Activating(Deed):
    """Tapping for mana is said by the mana, any other ability by its number."""

    def say(self, stage: Stage, values: Values) -> str:
        piece, name = values
        thing = say_card(stage, piece)
        node = NODES.nodes[name]
        if isinstance(node, n.Activated) and isinstance(node.do, n.AddMana) and n.TapSelf() in node.costs:
            mana = written(node.do.symbols)
            if mana and abilities_meant(stage.state, piece, mana) == [name]:
                return f"tap {thing} for {mana}"
        return f"activate {thing} ({abilities_of(stage.state, piece).index(name) + 1})"


class WhichAbility(Which):
    """Told with what it heard of, or with how its sentence begins."""

    def told(self, stage: Stage, option: Any) -> str:
        return f": {say_ref(stage, unnamed(option[-2:])) if len(option) > 4 else _beginning(option[2])}"


_BEGINNING: Final = 40


def _beginning(name: str) -> str:
    """How the sentence of an ability begins, to tell it from others of the same thing."""
    said = re.sub(r"[():;,]", "", write(Sentence(sentence(name), end=""), "en"))
    return said if len(said) <= _BEGINNING else f"{said[:_BEGINNING].rpartition(' ')[0]} …"


# Doors, mana, and words


class Door(Argument):
    """A door of the Room before it, by its name; both by that of the Room."""

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        slug = card_named(text)
        if slug is None:
            raise BadInput(f"no door is called '{text}'.")
        door = door_named(slug, text)
        fits = find(stage, slug)
        return lambda value, before: fits(before[0]) and door in (None, value)

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        return NAMES_OF[CARDS[stage.state.pieces[before[0]].what].faces[value].slug].en


class Unlocking(Deed):
    """The door says which Room, where that is not said."""

    def wished(self, stage: Stage, seat: int, parts: dict[str, str]) -> Iterator[Values]:
        slug = card_named(parts["door"])
        if slug is None:
            return
        door = door_named(slug, parts["door"])
        for room in THING.wished(stage, seat, parts.get("card", slug), ()):
            faces = CARDS[stage.state.pieces[room].what].faces
            yield from ((room, at) for at in range(len(faces)) if door in (None, at))


def written(symbols: str) -> str:
    """Mana as it is written: {W}{U}."""
    return "".join(f"{{{symbol}}}" for symbol in symbols)


class ManaMade(Exactly):
    """The mana something makes."""

    pattern = r"(?:\{.\})+|[WUBRGC]+"

    def meant(self, stage: Stage, seat: int, text: str) -> Any:
        return re.sub(r"[{}]", "", text)

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        return written(value)


class Floating(Argument):
    """Mana in the pool of the one who pays, by its place there."""

    pattern = r"\{.\}"

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        return lambda value, before: self.say(stage, value, before) == text

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        seat = stage.game.pending.seat if stage.game.pending is not None else 0
        return f"{{{stage.state.seats[seat].pool[value].symbol}}}"


class Part(Argument):
    """One of the parts the question is about, by its number on the card; what it is stands behind it."""

    pattern = r"\d+(?: \(\w+\))?"

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        return lambda value, before: self._number(stage, value) == int(text.split(maxsplit=1)[0])

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        return f"{self._number(stage, value)} ({type(NODES.nodes[value]).__name__})"

    def _number(self, stage: Stage, name: str) -> int:
        assert stage.game.pending is not None
        node: Any = NODES.nodes[str(stage.game.pending.say[1])]
        return [NODES.name(part) for part in node.parts].index(name) + 1


def _asks(stage: Stage, verb: str) -> bool:
    """Whether such words are asked for: then any word may be written, to say that it is not offered."""
    pending = stage.game.pending
    options = pending.options if pending is not None else []
    return any(isinstance(option, tuple) and option[0] == verb for option in options)


class CreatureType(Argument):
    """A creature type."""

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        word = slug_of(text)
        if word not in CREATURE_TYPES and not _asks(stage, "creature type"):
            raise BadInput(f"no creature type is called '{text}'.")
        return lambda value, before: slug_of(value) == word


class AnchorWord(Argument):
    """A word that is chosen for a permanent as it enters."""

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        word = slug_of(text)
        meant = [key for key, names in ANCHOR_WORDS.items() if word in (key, *map(slug_of, names))]
        if not meant and not _asks(stage, "word"):
            raise BadInput(f"no anchor word is called '{text}'.")
        return lambda value, before: value in meant


class Parity(Argument):
    """Odd or even."""

    pattern = "odd|even"

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        return lambda value, before: value == text


_CALLED: Final[dict[str, set[str]]] = {}
for _slug, _row in NAMES_OF.items():
    for _word in (_slug, slug_of(_row.en), slug_of(_row.fr)):
        _CALLED.setdefault(_word, set()).add(_slug)


class CardName(Argument):
    """The name of a card or of one of its faces."""

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        meant = _CALLED.get(slug_of(text), set())
        if not meant and not _asks(stage, "name"):
            raise BadInput(f"no card is called '{text}'; see `arbitre cards magic`.")
        return lambda value, before: value in meant

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        return NAMES_OF[value].en
