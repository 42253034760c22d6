"""What is printed, as traits: of a card, of a Room's doors, of the half that is cast, of what is face down.

Objects that print the same under the same controller share one `Traits`.
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Ability, Node

from ...cards.index import CARDS, LAND_MANA, NODES, keyword_name
from ...language import Mana
from ...language.creature_types import CREATURE_TYPES
from ...language.definitions import COLOURS, DOUBLE, ROOM, Card, colours_of, mana
from ...language.keywords import Changeling, Keyword, Ward
from ..events import WARDED
from ..model import BATTLEFIELD, STACK, Table, Thing
from .traits import Traits

WHOLE: Final = -1
"""Instead of a mask of doors: the card as it is in all zones but battlefield and stack (709.4)."""

SINGLE: Final = tuple(card.layout not in (ROOM, DOUBLE) for card in CARDS)
"""For each card: whether what it prints does not depend on doors or on which face is up."""
BACK: Final = 2
"""Instead of a mask of doors: the back face of a double-faced card."""


def _stars(card: Card) -> bool:
    face = card.faces[0]
    return isinstance(face.power, Node) or isinstance(face.toughness, Node)


STARS: Final = tuple(_stars(card) for card in CARDS)
"""For each card: whether its power or toughness is defined by an ability (208.2a)."""

_PRINTED: Final[dict[tuple[int, int, int], Traits]] = {}
_FRONTS: Final[dict[int, Traits]] = {}
"""The same for what is `SINGLE`, by `what * SEATS + controller`: it is asked too often for a dearer key."""
SEATS: Final = 16  # more than sit at any table
WITH_WARD: Final = ("cloak", "disguise")
"""The ways to be face down that give ward {2} (701.56a, 702.168a)."""
_FACE_DOWN: Final[dict[tuple[str, int], Traits]] = {}


def own_abilities(nodes: tuple[Node, ...]) -> tuple[str, ...]:
    """The names of the abilities among the paragraphs of a text; the others are what a spell does."""
    return tuple(NODES.name(node) for node in nodes if isinstance(node, Ability))


_WORDS: Final[dict[tuple[str, ...], tuple[str, ...]]] = {}


def keyword_words(abilities: tuple[str, ...]) -> tuple[str, ...]:
    """The words of the keywords among abilities. Read once for each set of them."""
    found = _WORDS.get(abilities)
    if found is None:
        nodes = [NODES.nodes[name] for name in abilities]
        found = _WORDS[abilities] = tuple(node.word for node in nodes if isinstance(node, Keyword))
    return found


def printed_traits(what: int, doors: int, controller: int) -> Traits:
    """The printed traits of a definition; `doors` is the mask of open doors, or `WHOLE`."""
    key = (what, doors, controller)
    found = _PRINTED.get(key)
    if found is None:
        found = _PRINTED[key] = _read(what, doors, controller)
    return found


def _read(what: int, doors: int, controller: int) -> Traits:
    if what < 0:
        return face_down_traits("cloak" if what == WARDED else "manifest", controller)
    card = CARDS[what]
    faces = [f for k, f in enumerate(card.faces) if _shows(card, k, doors)]
    first = faces[0] if card.layout == DOUBLE else card.faces[0]
    names: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()
    colours, value = "", 0
    for face in faces:
        names += (face.slug,)
        abilities += own_abilities(face.abilities)
        colours += colours_of(face)
        value += mana(face.cost).value() if face.cost is not None else 0
    if card.layout == DOUBLE and doors == BACK:
        value = mana(card.faces[0].cost or "").value()  # 202.3b
    if "land" in first.types:
        abilities += tuple(NODES.name(LAND_MANA[land]) for land in first.subtypes if land in LAND_MANA)
    return Traits(
        names=names,
        cost=mana(faces[0].cost) if len(faces) == 1 and faces[0].cost is not None else None,
        value=value,
        colours="".join(c for c in COLOURS if c in colours),
        supertypes=first.supertypes,
        types=first.types,
        subtypes=_all_subtypes(first.subtypes, abilities),
        power=first.power if isinstance(first.power, int) else 0,
        toughness=first.toughness if isinstance(first.toughness, int) else 0,
        loyalty=first.loyalty or 0,
        abilities=abilities,
        keywords=keyword_words(abilities),
        controller=controller,
        what=what,
    )


def _all_subtypes(subtypes: tuple[str, ...], abilities: tuple[str, ...]) -> tuple[str, ...]:
    """With changeling, every creature type there is, in every zone (702.73a)."""
    if not any(isinstance(NODES.nodes[name], Changeling) for name in abilities):
        return subtypes
    return tuple(dict.fromkeys((*subtypes, *CREATURE_TYPES)))


def _shows(card: Card, face: int, doors: int) -> bool:
    """Whether a face counts: the open doors of a Room, all doors of one in other zones (709.4, 709.5), the
    face of a double-faced card that is up, the front of anything else (712.8)."""
    if card.layout == DOUBLE:
        return face == int(doors == BACK)
    if card.layout != ROOM:
        return face == 0
    return doors == WHOLE or bool(doors >> face & 1)


def face_down_traits(facing: str, controller: int) -> Traits:
    """A face-down creature: 2/2, no name, no cost, no colour, no type but creature (708.2a)."""
    key = (facing, controller)
    found = _FACE_DOWN.get(key)
    if found is None:
        found = Traits(types=("creature",), power=2, toughness=2, controller=controller)
        if facing in WITH_WARD:
            found.abilities = (keyword_name(Ward(Mana("{2}"))),)
            found.keywords = keyword_words(found.abilities)
        _FACE_DOWN[key] = found
    return found


def base_traits(table: Table, piece: int) -> Traits:
    """The copiable values of an object without the exceptions of a copy effect (613.1a): shared."""
    it = table.pieces[piece]
    what = it.what
    if it.x and it.zone == STACK:
        return _with_x(it)
    if not it.copies and not it.facing and SINGLE[what]:
        front = what * SEATS + it.controller
        known = _FRONTS.get(front)
        if known is None:
            known = _FRONTS[front] = printed_traits(what, WHOLE, it.controller)
        return known
    return _as_it_lies(it)


def _with_x(it: Thing) -> Traits:
    """A spell for which X was announced: its mana value counts that (202.3e)."""
    found = _as_it_lies(it).__copy__()
    found.value += it.x * (found.cost.x if found.cost is not None else 0)
    return found


def _as_it_lies(it: Thing) -> Traits:
    """By how it lies there: face down, as a copy, which face is up, which doors are open."""
    what = it.what
    if it.facing and it.hidden:
        return face_down_traits(it.facing, it.controller)
    if it.copies:
        what = it.copies[-1].what
    if what >= 0 and CARDS[what].layout == DOUBLE:
        doors = BACK if (it.copies[-1].back if it.copies else it.back) else WHOLE
    elif what < 0 or CARDS[what].layout != ROOM:
        doors = WHOLE
    elif it.zone == BATTLEFIELD:
        doors = it.doors
    else:
        doors = 1 << it.door if it.zone == STACK and it.door >= 0 else WHOLE
    key = (what, doors, it.controller)
    return _PRINTED.get(key) or printed_traits(what, doors, it.controller)
