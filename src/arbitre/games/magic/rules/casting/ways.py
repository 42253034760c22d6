"""The ways in which a card may be cast (601.2b, 601.3): doors, alternative costs, face down, permissions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from arbitre.kernel.effects import Node
from arbitre.kernel.meaning import find, holds
from arbitre.kernel.pieces import NOBODY

from ... import language as n
from ...cards.index import CARDS, NODES
from ...language.definitions import ROOM, Face, mana
from ...language.keywords import Disguise, Enchant, Morph
from ...meaning.filters import cards_where, suits
from ..commanders import at_command, tax
from ..continuous.abilities import MAY_PLAY, PAY_INSTEAD, of_kind
from ..continuous.index import statics
from ..continuous.layers import traits_of
from ..continuous.printed import face_down_traits, printed_traits
from ..model import HAND, Play, Table
from ..refs import role, zone
from .way import Way

FACE_DOWN_COST: Final = mana("{3}")


def face_of(table: Table, piece: int, way: Way) -> Face:
    """The printed half that is cast."""
    it = table.pieces[piece]
    what = it.copies[-1].what if it.copies else it.what
    return CARDS[what].faces[way.face]


def effect_name(face: Face) -> str:
    """The name of what a spell of this face plays on resolution: its effect, or what an Aura enchants."""
    if face.effect is not None:
        return NODES.name(face.effect)
    if "aura" in face.subtypes:
        for ability in face.abilities:
            if isinstance(ability, Enchant):
                return NODES.name(ability)
    return ""


def ways(table: Table, seat: int, piece: int) -> list[Way]:
    """All ways in which a player may cast a card from where it lies, as far as permissions go."""
    it = table.pieces[piece]
    what = it.copies[-1].what if it.copies else it.what
    if what < 0 or "land" in CARDS[what].faces[0].types:
        return []
    found: list[Way] = []
    at_home = it.zone == zone(seat, HAND)
    leads = bool(table.board.commanders) and at_command(table, seat, piece)
    if at_home or leads:
        found += _bases(what)
    if at_home or it.owner == seat:
        found += _alternatives(table, seat, piece, role(it.zone))
    if at_home:
        if may_pay_otherwise(table, seat):
            found += _instead(table, seat, piece, what)
    else:
        for way in _bases(what):
            for paying, mark, more in permissions(table, seat, piece, way):
                marks = (*way.marks, mark) if mark else way.marks
                if paying is None:
                    found.append(msgspec.structs.replace(way, marks=marks, besides=more))
                elif not way.facing:
                    found.append(msgspec.structs.replace(way, costs=paying, marks=marks, besides=more))
        allowed = [more for paid, _, more in permissions(table, seat, piece, Way()) if paid is None]
        for more in dict.fromkeys(((),) if leads else allowed):
            found += [  # 601.2b: any alternative cost may be chosen
                msgspec.structs.replace(way, besides=(*way.besides, *more))
                for way in _alternatives(table, seat, piece, "hand")
            ]
    if PAY_INSTEAD in table.statics:
        found += _paid_otherwise(table, seat, piece, found)
    found = _payable(what, found)
    if leads and (dearer := tax(table, piece)):
        found = [msgspec.structs.replace(way, tax=dearer) for way in found]
    return found if len(found) < 2 else _told_apart(found)


def ways_for_cost(table: Table, seat: int, piece: int) -> list[Way]:
    """The ways in which a player may cast what an effect lets him cast for its costs: its mana cost, or any
    that may be paid instead (118.9, 601.2b)."""
    it = table.pieces[piece]
    what = it.copies[-1].what if it.copies else it.what
    found = [way for way in _bases(what) if not way.facing]
    found += _alternatives(table, seat, piece, "hand")
    if PAY_INSTEAD in table.statics:
        found += _paid_otherwise(table, seat, piece, found)
    found = _payable(what, found)
    return found if len(found) < 2 else _told_apart(found)


def _told_apart(found: list[Way]) -> list[Way]:
    """Each way once. What is the same but for what is paid is told apart by its word; what is the same but
    for what is paid besides by its mark, and without one nobody would choose the dearer."""
    known: dict[str, Way] = {}
    for way in sorted(found, key=lambda each: bool(each.besides)):
        other = known.get(way.word)
        if other is not None and other.costs != way.costs:
            way = msgspec.structs.replace(way, word=free_word(way.word))
        elif other is not None and other.besides != way.besides:
            own = [mark for mark in way.marks[-1:] if mark not in way.word.split()]
            way = msgspec.structs.replace(way, word=" ".join((*own, way.word)).strip())
        known.setdefault(way.word, way)
    return list(known.values())


def _paid_otherwise(table: Table, seat: int, piece: int, found: list[Way]) -> list[Way]:
    """For each way that pays the mana cost, one for each cost that may be paid rather than it (118.9a)."""
    more = []
    where = role(table.pieces[piece].zone)
    for node, scene in statics(table, PAY_INSTEAD, seat):
        if node.cast_from and where not in node.cast_from:
            continue
        leave = (scene.source, scene.life, NODES.name(node)) if node.once_per_turn else None
        if leave in table.board.used:
            continue
        price = "".join(cost.cost for cost in node.costs if isinstance(cost, n.Mana)) or LIFE
        more += [
            msgspec.structs.replace(way, word=f"{price} {way.word}".strip(), costs=node.costs, by_leave=leave)
            for way in found
            if way.costs is None and not way.facing and not way.alternative
        ]
    return more


def half_of(word: str) -> str:
    """The half of a Room that the word of a way means, whatever is paid for it."""
    return word.rpartition(" ")[2]


LIFE: Final = "life"
"""The word of a way for which life is paid rather than mana."""

FREE: Final = "free"
"""The word of a way for which something else, or nothing, is paid by someone's leave; of a Room the name of
the half follows it."""


def free_word(word: str) -> str:
    """The word of a way that is paid otherwise."""
    return word if word.startswith(FREE) else f"{FREE} {word}".strip()


def may_pay_otherwise(table: Table, seat: int) -> bool:
    """Whether a permission may let a player cast cards from his hand for something else than they cost."""
    for permit in table.board.permits:
        if permit.seat == seat and (permit.free or permit.cost):
            return True
    for effect in table.statics.get(MAY_PLAY, ()):
        node = NODES.nodes[effect.ability]
        assert isinstance(node, n.MayPlay)
        if effect.seat == seat and node.paying is not None:
            return True
    return False


def _instead(table: Table, seat: int, piece: int, what: int) -> list[Way]:
    """The ways a permission adds to those a card in the hand has anyway."""
    return [
        msgspec.structs.replace(way, word=free_word(way.word), costs=paying, marks=(mark,) if mark else ())
        for way in _bases(what)
        if not way.facing
        for paying, mark, _ in permissions(table, seat, piece, way)
        if paying is not None
    ]


def _costless(what: int) -> bool:
    """Whether a card has no mana cost, which is a cost that cannot be paid (118.6)."""
    card = CARDS[what]
    return card.layout != ROOM and card.faces[0].cost is None


def _bases(what: int) -> list[Way]:
    """The printed ways; of a card without a mana cost also the one for which something else must be paid
    instead (118.6a)."""
    found = printed_ways(what)
    return [*found, Way()] if _costless(what) else found


def _payable(what: int, found: list[Way]) -> list[Way]:
    """The ways without those that would pay a mana cost that is not there."""
    if not _costless(what):
        return found
    return [way for way in found if way.costs is not None or way.mana is not None]


_PRINTED: Final[dict[int, list[Way]]] = {}


def printed_ways(what: int) -> list[Way]:
    """The ways in which a card could be cast from a hand for what is printed on it."""
    found = _PRINTED.get(what)
    if found is None:
        found = _PRINTED[what] = _read_ways(what)
    return found


def _read_ways(what: int) -> list[Way]:
    card = CARDS[what]
    if card.layout == ROOM:
        return [
            Way(face.slug, mana(face.cost or ""), face=number, room=True)
            for number, face in enumerate(card.faces)
        ]
    face = card.faces[0]
    found = [] if face.cost is None else [Way("", mana(face.cost))]
    found += [
        Way("face_down", FACE_DOWN_COST, facing=ability.word)
        for ability in face.abilities
        if isinstance(ability, Morph | Disguise)
    ]
    return found


def _alternatives(table: Table, seat: int, piece: int, where: str) -> list[Way]:
    found = []
    for node in of_kind(traits_of(table, piece).abilities, n.AlternativeCost):
        if where in node.zones:
            scene = Play(seat, piece, life=table.pieces[piece].life)
            if holds(table, node.if_, scene):
                found += _alternative(table, piece, node)
    words = [way.word for way in found]
    return [
        way if words.count(way.word) == 1 else msgspec.structs.replace(way, word=f"{_price(way)} {way.word}")
        for way in found
    ]


def _alternative(table: Table, piece: int, node: n.AlternativeCost) -> list[Way]:
    """The ways to cast a card for an alternative cost: one for each half, if its own mana cost is part of
    it."""
    if n.OwnManaCost() not in node.costs:
        return [Way(node.mark, costs=node.costs, marks=(node.mark,))]
    rest = tuple(cost for cost in node.costs if not isinstance(cost, n.OwnManaCost))
    it = table.pieces[piece]
    return [
        msgspec.structs.replace(
            way,
            word=f"{node.mark} {way.word}".strip(),
            besides=rest,
            alternative=True,
            marks=(*way.marks, node.mark),
        )
        for way in printed_ways(it.copies[-1].what if it.copies else it.what)
        if not way.facing
    ]


def _price(way: Way) -> str:
    """The mana of a way, by which it is told from another of the same word."""
    if way.costs is None:
        return "" if way.mana is None else way.mana.written()
    return "".join(cost.cost for cost in way.costs if isinstance(cost, n.Mana))


Permission = tuple[tuple[Node, ...] | None, str, tuple[Node, ...]]
"""What is paid instead of the mana cost (None: the mana cost itself), the mark the spell gets, and what is
paid besides."""


def permissions(table: Table, seat: int, piece: int, way: Way | None) -> list[Permission]:
    """The permissions to cast a card this way from where it lies, or (None) to play it as a land."""
    land = way is None
    found: list[Permission] = []
    life = table.pieces[piece].life
    for permit in table.board.permits:
        if permit.seat != seat or (land and not permit.lands):
            continue
        if permit.piece == NOBODY:
            if not _means(table, NODES.nodes[permit.which], piece, Play(seat, permit.source), way):
                continue
        elif permit.piece != piece or permit.life != life:
            continue
        paying: tuple[Node, ...] | None = () if permit.free else None
        if permit.cost:
            paying = NODES.nodes[permit.cost].paying  # type: ignore[attr-defined]
        found.append((paying, permit.mark, ()))
    if MAY_PLAY in table.statics:
        for node, scene in statics(table, MAY_PLAY, seat):
            wanted = node.lands if land else node.spells
            if wanted and _means(table, node.cards, piece, scene, way):
                found.append((node.paying, node.mark, node.besides))
    return found


def within_leave(table: Table, seat: int) -> set[int]:
    """The cards any permission of a player could speak of, by whatever half or face: all others he need not
    be asked about one by one."""
    found: set[int] = set()
    for permit in table.board.permits:
        if permit.seat == seat:
            if permit.piece == NOBODY:
                found.update(_could_mean(table, NODES.nodes[permit.which], Play(seat, permit.source)))
            else:
                found.add(permit.piece)
    if MAY_PLAY in table.statics:
        for node, scene in statics(table, MAY_PLAY, seat):
            found.update(_could_mean(table, node.cards, scene))
    return found


def _could_mean(table: Table, which: Node, scene: Play) -> Iterable[int]:
    return cards_where(table, which, scene) if isinstance(which, n.Cards) else find(table, which, scene)


def _means(table: Table, which: Node, piece: int, scene: Play, way: Way | None) -> bool:
    """Whether a permission speaks of a card: by the half that is cast of a Room (room/5), by what it will be
    of a card cast face down (708.4)."""
    it = table.pieces[piece]
    if way is None or not (way.room or way.facing) or not isinstance(which, n.Cards):
        return piece in find(table, which, scene)
    spell = (
        face_down_traits(way.facing, it.owner)
        if way.facing
        else printed_traits(it.what, 1 << way.face, it.owner)
    )
    here = not it.token and role(it.zone) in which.where
    return here and suits(table, which, it, spell, it, scene)
