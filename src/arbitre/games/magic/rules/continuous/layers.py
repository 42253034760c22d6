"""Continuous effects: the seven layers (613), from what is printed to what is.

All permanents are computed together, layer by layer; the result is kept, with the indexes of what is at work,
until something happens that can touch it. Inside a layer effects apply by timestamp, except that one waits
for those it depends on (613.8).
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node, Scene, This
from arbitre.kernel.meaning import count, find, holds, play
from arbitre.kernel.pieces import NOBODY, Effect

from ... import language as n
from ...cards.index import CARDS, COUNTER_RULES, DOOR_OF, NODES, keyword_name
from ...language.definitions import ROOM
from ...language.keywords import KEYWORD_COUNTERS
from ..events import CopyOf
from ..model import BATTLEFIELD, STACK, Play, Table, Thing
from ..refs import counters_of, role
from .abilities import ELSEWHERE, at_work, functions_as
from .index import condition, index, live_targets
from .last import snapshot
from .layer_work import counted, is_continuous, layer_work
from .printed import STARS, WHOLE, base_traits, keyword_words, printed_traits
from .reads import PT, layers_read
from .traits import Last, Traits

LAYERS: Final = (
    n.COPY,
    n.CONTROL,
    n.TEXT,
    n.TYPE,
    n.COLOUR,
    n.ABILITY,
    n.CDA,
    n.SET_PT,
    n.MODIFY_PT,
    n.SWITCH,
)


class Force:
    """One continuous effect while traits are computed: a static ability of an object, or one that lasts."""

    __slots__ = (
        "affected",
        "changes",
        "effect",
        "given",
        "layers",
        "name",
        "node",
        "removing",
        "seat",
        "source",
        "stamp",
        "tangling",
        "uniform",
    )

    def __init__(
        self, name: str, node: Node, seat: int, source: int, stamp: int, effect: Effect | None
    ) -> None:
        self.name = name
        self.node = node
        self.seat = seat
        self.source = source
        self.stamp = stamp
        self.effect = effect
        self.affected: list[int] | None = None
        self.given = False  # whether the ability was given by another effect
        work = layer_work(name, node)
        self.changes = work.changes
        self.layers = work.layers
        self.removing = work.removing
        self.tangling = work.tangling
        self.uniform = work.uniform


def derive(table: Table) -> None:
    """Compute traits and indexes anew, if anything touched them."""
    if table.current_stamp < 0:
        _compute(table)


def traits_of(table: Table, piece: int) -> Traits:
    """The current traits of an object. Do not write to them."""
    if table.current_stamp < 0:
        _compute(table)
    return table.current.get(piece) or base_traits(table, piece)


def last_or_now(table: Table, piece: int, life: int) -> Traits:
    """The traits of the object a piece was: current, or last known if it has left (608.2h)."""
    it = table.pieces[piece]
    if it.life != life and it.last is not None and it.last.life == life:
        return it.last.traits
    return traits_of(table, piece)


def thing_as(table: Table, piece: int, life: int) -> Last:
    """Everything about the object a piece was: now, or as it last was."""
    it = table.pieces[piece]
    if it.life != life and it.last is not None and it.last.life == life:
        return it.last
    return snapshot(table, piece)


def controller(table: Table, piece: int) -> int:
    """Who controls an object; away from battlefield and stack, its owner (108.4)."""
    it = table.pieces[piece]
    if it.zone == BATTLEFIELD:
        return traits_of(table, piece).controller
    return it.controller if it.zone == STACK else it.owner


def on_battlefield(table: Table, seat: int | None = None) -> list[int]:
    """The permanents, or those a player controls."""
    derive(table)
    if seat is None:
        return table.ids(BATTLEFIELD)
    pieces = table.pieces
    return [
        i
        for i, traits in table.current.items()
        if traits.controller == seat and pieces[i].zone == BATTLEFIELD
    ]


def granted(table: Table) -> bool:
    """Whether an effect in force reaches cards away from the battlefield."""
    return len(table.current) > len(table.zones[BATTLEFIELD].ids)


def touch(table: Table, piece: int) -> Traits:
    """The traits of an object, to be written by a `Change` while layers are applied."""
    traits = table.current.get(piece) or base_traits(table, piece)
    if traits.shared:
        traits = traits.__copy__()
        traits.shared = False
        table.current[piece] = traits
    return traits


def set_abilities(traits: Traits, abilities: tuple[str, ...]) -> None:
    """Give traits these abilities, and the keywords among them."""
    traits.abilities = abilities
    traits.keywords = keyword_words(abilities)


def _compute(table: Table) -> None:
    table.current = {i: base_traits(table, i) for i in table.zones[BATTLEFIELD].ids}
    table.current_stamp = 0  # filters read what the layers made so far
    index(table, _layered(table))
    table.standing = None


def _layered(table: Table) -> list[Force]:
    """Apply all layers to the copiable values in `current`; the continuous effects that were at work."""
    pieces, current = table.pieces, table.current
    forces = forces_at_work(table)
    counted: list[int] = []
    starred: list[int] = []
    copied: list[int] = []
    for i, traits in current.items():
        it = pieces[i]
        if it.counters:
            counted.append(i)
        if it.copies and special(it.copies[-1]):
            copied.append(i)
        what = traits.what
        if what >= 0 and STARS[what]:
            starred.append(i)
    if forces or counted or starred or copied:
        for piece in copied:
            _tweak(table, piece)
        if copied:
            forces = forces_at_work(table)
        _apply_layers(table, forces, counted, starred)
    return forces


def at_work_on(table: Table) -> dict[int, list[tuple[str, int]]]:
    """For each permanent the continuous effects that apply to it, in the order they were applied: the names
    of abilities with their sources; counters that change it by the rule that says what they do."""
    derive(table)
    kept = table.current
    battlefield = table.zones[BATTLEFIELD].ids
    table.current = {i: base_traits(table, i) for i in battlefield}
    forces = _layered(table)
    table.current = kept
    found: dict[int, list[tuple[str, int]]] = {}
    for force in forces:
        for piece in force.affected or ():
            if piece in kept:
                found.setdefault(piece, []).append((force.name, force.source))
    for piece in battlefield:
        for kind, _ in table.pieces[piece].counters:
            if kind in COUNTER_RULES:
                found.setdefault(piece, []).append((NODES.name(COUNTER_RULES[kind]), piece))
    return found


def if_face_up(table: Table, piece: int) -> Traits:
    """What a face-down permanent would be if it were face up (702.37e), by all effects there are."""
    derive(table)
    kept, it = table.current, table.pieces[piece]
    what = it.copies[-1].what if it.copies else it.what
    doors = it.doors if what >= 0 and CARDS[what].layout == ROOM else WHOLE
    table.current = {i: base_traits(table, i) for i in table.zones[BATTLEFIELD].ids}
    table.current[piece] = printed_traits(what, doors, it.controller)
    _layered(table)
    found = table.current[piece]
    table.current = kept
    return found


def stamp_of(it: Thing, name: str) -> int:
    """The timestamp of what an ability of a permanent does: that of the permanent (613.7a), or of the door it
    stands on if that was unlocked later."""
    door = DOOR_OF.get(name) if it.doors else None
    return it.stamp if door is None else max(it.stamp, it.opened[door])


def special(copy: CopyOf) -> bool:
    """Whether a copy is something else than what it copies (707.9)."""
    return bool(copy.tweaks) or copy.size is not None


def _tweak(table: Table, piece: int) -> None:
    """The exceptions of a copy effect are part of the copiable values (707.9)."""
    it = table.pieces[piece]
    if it.hidden:
        return
    size = it.copies[-1].size
    if size is not None:
        traits = touch(table, piece)
        traits.power, traits.toughness = size
    for name in it.copies[-1].tweaks:
        scene = Play(it.controller, piece, it=(piece,), life=it.life)
        for change in NODES.nodes[name].except_:  # type: ignore[attr-defined]
            play(table, change, scene)


def forces_at_work(table: Table) -> list[Force]:
    """The continuous effects of objects, wherever they work, and those that last by themselves."""
    found = []
    pieces = table.pieces
    for i, traits in table.current.items():
        if traits.abilities and pieces[i].zone == BATTLEFIELD:
            for name in at_work(traits.abilities, "battlefield").layered:
                stamp = stamp_of(pieces[i], name)
                found.append(Force(name, NODES.nodes[name], traits.controller, i, stamp, None))
    for zone in table.zones:
        if zone.ids and zone.id != BATTLEFIELD and (able := ELSEWHERE.get(zone.name)):
            for i in zone.ids:
                if pieces[i].what in able:
                    traits = base_traits(table, i)
                    for name in at_work(traits.abilities, functions_as(pieces[i].what, zone.name)).layered:
                        seat = pieces[i].controller if zone.id == STACK else pieces[i].owner
                        found.append(Force(name, NODES.nodes[name], seat, i, pieces[i].stamp, None))
    for effect in table.effects:
        name = effect.ability
        if is_continuous(name):
            found.append(Force(name, NODES.nodes[name], effect.seat, effect.source, effect.id, effect))
    return found


def _apply_layers(table: Table, forces: list[Force], counted: list[int], starred: list[int]) -> None:
    gifted = False  # whether anything so far can have changed who has which abilities
    for layer in LAYERS:
        pending = [f for f in forces if layer in f.layers]
        if layer == n.ABILITY:
            pending += keyword_counters(table, counted)
        gifted = gifted or bool(pending)
        if len(pending) > 1:
            pending.sort(key=lambda f: f.stamp)
        while pending:
            force = _next(table, pending, layer)
            pending.remove(force)
            apply(table, force, layer)
        if layer == n.ABILITY and gifted:
            forces += _given(table, forces)
        elif layer == n.CDA:
            _define(table, starred)
        elif layer == n.MODIFY_PT:
            count_counters(table, counted)


def _given(table: Table, forces: list[Force]) -> list[Force]:
    """The continuous effects of abilities that other effects gave: only what they wrote to can have any."""
    known = {(f.name, f.source) for f in forces if f.effect is None}
    found = []
    pieces, current = table.pieces, table.current
    for i in table.zones[BATTLEFIELD].ids:
        traits = current[i]
        if traits.abilities and not traits.shared:
            for name in at_work(traits.abilities, "battlefield").layered:
                if (name, i) not in known:
                    force = Force(
                        name, NODES.nodes[name], traits.controller, i, stamp_of(pieces[i], name), None
                    )
                    force.given = True
                    found.append(force)
    return found


def _next(table: Table, pending: list[Force], layer: int) -> Force:
    """Of effects in the order they began, the oldest that depends on no other (613.7, 613.8b); in a loop, the
    oldest (613.8c)."""
    if len(pending) == 1:
        return pending[0]
    for force in pending:
        if not any(
            may_depend(force, other, layer) and _depends(table, force, other, layer)
            for other in pending
            if other is not force
        ):
            return force
    return pending[0]


def may_depend(force: Force, other: Force, layer: int) -> bool:
    """Whether one effect reads what the other writes in this layer, or could lose its ability to it."""
    sort = PT if layer >= n.CDA else layer
    if force.effect is None and layer in other.removing and _may_reach(other, force.source):
        return True
    return sort in layers_read(force.name)


def _may_reach(force: Force, piece: int) -> bool:
    """Whether an effect could apply to this object: not if it is about others that are known beforehand."""
    effect, who = force.effect, getattr(force.node, "who", None)
    if effect is not None and not isinstance(force.node, n.StaticAbility):
        return piece in effect.targets
    return not isinstance(who, This) or force.source == piece


def _depends(table: Table, force: Force, other: Force, layer: int) -> bool:
    """Whether applying `other` first would change whether `force` exists, what it applies to or what it does
    (613.8a)."""
    before = _outlook(table, force, layer)
    kept = table.current
    table.current = {i: t if t.shared else t.__copy__() for i, t in kept.items()}
    remembered = other.affected
    apply(table, other, layer)
    other.affected = remembered
    after = _outlook(table, force, layer)
    table.current = kept
    return before != after


def _outlook(table: Table, force: Force, layer: int) -> object:
    """What an effect would apply to, and with which numbers."""
    if not exists(table, force):
        return None
    scene = scene_of_force(table, force)
    pieces = force.affected if force.affected is not None else _who(table, force, scene)
    numbers = [
        count(table, value, scene)
        for change in force.changes
        if change.layer == layer
        for field in change.__struct_fields__
        if field in ("power", "toughness") and isinstance(value := getattr(change, field), Node)
    ]
    gifts = [
        traits_of(table, i).abilities
        for change in force.changes
        if change.layer == layer and isinstance(change, n.HasActivatedAbilitiesOf)
        for i in find(table, change.of, scene)
    ]
    return list(pieces), numbers, gifts


def exists(table: Table, force: Force) -> bool:
    """A static ability works while its object has it; once it began to apply it goes on (613.6)."""
    if force.affected is not None or force.effect is not None or force.stamp < 0:
        return True
    traits = table.current.get(force.source) or base_traits(table, force.source)
    it = table.pieces[force.source]
    where = role(it.zone)
    if force.name not in at_work(traits.abilities, functions_as(it.what, where)).layered:
        return False
    force.seat = traits.controller if where == "battlefield" else force.seat
    while_ = condition(force.name)
    return while_ is None or holds(table, while_, scene_of_force(table, force))


def scene_of_force(table: Table, force: Force) -> Play:
    effect = force.effect
    if effect is None:
        return Play(
            force.seat, force.source, life=table.pieces[force.source].life if force.source >= 0 else 0
        )
    return Play(
        effect.seat,
        effect.source,
        it=live_targets(table, effect),
        effect=effect,
        life=effect.life,
        x=effect.amount,
        number=effect.amount,
    )


def _who(table: Table, force: Force, scene: Scene) -> list[int]:
    if force.effect is not None and not isinstance(force.node, n.StaticAbility):
        return list(scene.it)
    found = find(table, force.node.who, scene)  # type: ignore[attr-defined]
    return [ref for ref in found if ref >= 0] if found and found[0] < 0 else found


def apply(table: Table, force: Force, layer: int) -> None:
    if not exists(table, force):
        return
    scene = scene_of_force(table, force)
    if force.affected is None:
        force.affected = _who(table, force, scene)
    chosen = scene.it
    for change in force.changes:
        if change.layer == layer:
            settled = counted(table, change, scene) if id(change) in force.uniform else change
            for piece in force.affected:
                scene.it = (piece,)
                play(table, settled, scene)
            scene.it = chosen


def keyword_counters(table: Table, counted: list[int]) -> list[Force]:
    """A keyword counter gives its keyword in layer 6, by its own timestamp (122.1b, 613.7)."""
    found = []
    for piece in counted:
        for word, stamp in table.pieces[piece].stamps:
            node = n.StaticAbility(do=(n.Has((KEYWORD_COUNTERS[word],)),))
            force = Force(keyword_name(KEYWORD_COUNTERS[word]), node, NOBODY, piece, stamp, None)
            force.affected = [piece]
            found.append(force)
    return found


def _define(table: Table, starred: list[int]) -> None:
    """Characteristic-defining abilities of power and toughness (613.4a)."""
    for piece in starred:
        traits = touch(table, piece)
        face = CARDS[traits.what].faces[0]
        scene = Play(traits.controller, piece, life=table.pieces[piece].life)
        if isinstance(face.power, Node):
            traits.power = count(table, face.power, scene)
        if isinstance(face.toughness, Node):
            traits.toughness = count(table, face.toughness, scene)


def count_counters(table: Table, counted: list[int]) -> None:
    """+1/+1 and -1/-1 counters (613.4c)."""
    for piece in counted:
        counters = table.pieces[piece].counters
        more = counters_of(counters, "+1/+1") - counters_of(counters, "-1/-1")
        if more:
            traits = touch(table, piece)
            traits.power += more
            traits.toughness += more
