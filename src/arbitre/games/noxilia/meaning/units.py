"""The meaning of the verbs that touch units and attacks; those about players and cards are in
`cards`."""

from __future__ import annotations

from arbitre.kernel.ask import pick_openly
from arbitre.kernel.door import begin, happen
from arbitre.kernel.effects import Node, Scene
from arbitre.kernel.meaning import count, find, means, play
from arbitre.kernel.pieces import NOBODY, Event, Option

from .. import language as n
from ..cards.index import CARDS, MASK, NODES, NUMBER, REACH, TYPE, UNIT, WHO, skill_key
from ..language.keywords import AQUATIC, RIGHTEOUS, SOLID
from ..rules.changes import things as did
from ..rules.changes import turn as turned
from ..rules.damage import bury, destroy, heal, in_play, poison, spell_damage, take_off
from ..rules.figures import FREE, intercepted, is_water, skills_now
from ..rules.fog import look_around, reveal, visible, watched
from ..rules.latents import answer
from ..rules.mana import ANY, CORRUPTION, Vector, tainted
from ..rules.model import GRAVEYARD, Table
from ..rules.movement import arrived, go
from ..rules.places import layout_of, place, space_of
from .filters import here, seats_meant


def units_in(table: Table, node: Node, scene: Scene) -> list[int]:
    """The units found that are on the board."""
    return [u for u in find(table, node, scene) if UNIT[table.pieces[u].what] and in_play(table, u)]


# Aiming


def aims(table: Table, node: n.Target, scene: Scene) -> list[int]:
    """What may be targeted: in reach, and not visibly righteous (N-052, N-153)."""
    reach = REACH.get(id(node), -1)
    found = find(table, node.among, scene)
    if reach >= 0:
        start = here(table, scene)
        ways = layout_of(table).reach[start] if start >= 0 else ()
        found = [t for t in found if start >= 0 and ways[space_of(table, t)] <= reach]
    if table.board.corrupt:
        found = [t for t in found if not (visible(table, scene.seat, t) and _righteous(table, t))]
    return found


def can_aim(table: Table, node: n.Target, seat: int, unit: int, cost: Vector, maker: int = NOBODY) -> bool:
    """Whether there will be something to target when a cost is paid, as far as that is known before; the
    unit `maker` gives its mana in any case."""
    found = aims(table, node, Scene(seat, unit))
    if not found or not (cost[CORRUPTION] or cost[ANY]):
        return bool(found)
    for thing in found:
        if not visible(table, seat, thing) or not _righteous(table, thing):
            return True
    return not tainted(table, seat, cost, maker)


def _righteous(table: Table, thing: int) -> bool:
    return UNIT[table.pieces[thing].what] and bool(skills_now(table, thing) & RIGHTEOUS)


@means(n.Target)
def _target(table: Table, node: n.Target, scene: Scene) -> None:
    """Choose, turn up, let latent spells answer, then do it to those who can still be touched."""
    name = ("target", NODES.name(node))
    chosen: list[int] = []
    while len(chosen) < node.number:
        able = [t for t in aims(table, node, scene) if t not in chosen]
        if not able:
            break

        def options(able: list[int] = able) -> list[Option]:
            offered: list[Option] = [("target", t) for t in able]
            return [*offered, ("stop",)] if node.up_to else offered

        choice = pick_openly(table, scene.seat, options, name, scene.source, "N-191")
        if choice[0] == "stop":
            break
        chosen.append(choice[1])
        happen(table, Event(turned.AIMED, scene.seat, choice[1], scene.source))
    spell = table.board.spell
    for thing in chosen:
        if not UNIT[table.pieces[thing].what]:
            continue
        reveal(table, thing)  # N-074
        seat = table.pieces[thing].controller
        if seat != scene.seat and TYPE[table.pieces[scene.source].what] != "event" and in_play(table, thing):
            hosts = (thing, table.board.places[table.pieces[thing].zone])
            answer(table, seat, "targeted", hosts, thing)
    if spell >= 0 and table.board.hushed == spell:
        return
    # A face-down unit that proves righteous is not touched after all (N-153).
    corrupt = table.board.corrupt
    scene.it = tuple(t for t in chosen if not (corrupt and _righteous(table, t)))
    if scene.it:
        play(table, node.do, scene)


# Units


@means(n.Damage)
def _damage(table: Table, node: n.Damage, scene: Scene) -> None:
    units = units_in(table, node.which, scene)
    amount = count(table, node.amount, scene)
    by = table.board.caster if table.board.caster >= 0 else scene.source
    for unit in units:
        spell_damage(table, unit, amount, node.colour, by, node.piercing)
    bury(table, units, by)


@means(n.RestoreLife)
def _restore_life(table: Table, node: n.RestoreLife, scene: Scene) -> None:
    amount = count(table, node.amount, scene)
    for unit in units_in(table, node.which, scene):
        heal(table, unit, amount, scene.source)


@means(n.Poisons)
def _poisons(table: Table, node: n.Poisons, scene: Scene) -> None:
    for unit in units_in(table, node.which, scene):
        reveal(table, unit)
        poison(table, unit, node.markers)


@means(n.Curse)
def _curse(table: Table, node: n.Curse, scene: Scene) -> None:
    for unit in units_in(table, node.which, scene):
        reveal(table, unit)
        happen(table, Event(did.CURSED, scene.seat, unit, scene.source))
        begin(table, NODES.name(node.ability), scene.seat, NOBODY, "purified", (unit,))
        bury(table, (unit,))


@means(n.Purify)
def _purify(table: Table, node: n.Purify, scene: Scene) -> None:
    for unit in units_in(table, node.which, scene):
        happen(table, Event(did.PURIFIED, scene.seat, unit))


@means(n.Engage)
def _engage(table: Table, node: n.Engage, scene: Scene) -> None:
    for unit in units_in(table, node.which, scene):
        it = table.pieces[unit]
        solid = it.controller != scene.seat and skills_now(table, unit) & SOLID  # N-185
        if not it.engaged and not solid:
            happen(table, Event(did.ENGAGED, it.controller, unit, scene.source))


@means(n.Disengage)
def _disengage(table: Table, node: n.Disengage, scene: Scene) -> None:
    for unit in units_in(table, node.which, scene):
        if table.pieces[unit].engaged:
            happen(table, Event(did.DISENGAGED, table.pieces[unit].controller, unit, scene.source))


@means(n.MoveTo)
def _move_to(table: Table, node: n.MoveTo, scene: Scene) -> None:
    for unit in units_in(table, node.which, scene):
        dry = skills_now(table, unit) & AQUATIC
        able = [
            space
            for space in (space_of(table, card) for card in find(table, node.to, scene))
            if space != table.pieces[unit].zone and (dry or not is_water(table, space))
        ]
        if able:
            to = choose_space(table, scene, able)
            go(table, unit, to, scene.source)
            arrived(table, unit)


def choose_space(table: Table, scene: Scene, able: list[int]) -> int:
    """A zone, chosen by the one whose card it is."""
    spaces = list(dict.fromkeys(able))
    choice = pick_openly(
        table, scene.seat, lambda: [("to", s) for s in spaces], ("zone", scene.source), scene.source
    )
    return int(choice[1])


@means(n.Adjust)
def _adjust(table: Table, node: n.Adjust, scene: Scene) -> None:
    values = tuple(count(table, amount, scene) for amount in (node.melee, node.ranged, node.armour))
    bits = tuple(part for skill in node.skills for part in (skill_key(skill), skill.x))
    for unit in units_in(table, node.which, scene):
        if any(values):
            happen(table, Event(did.ADJUSTED, scene.seat, unit, scene.source, values=values))
        if bits:
            happen(table, Event(did.SKILLED, scene.seat, unit, scene.source, values=bits))


@means(n.ChangeArmour)
def _change_armour(table: Table, node: n.ChangeArmour, scene: Scene) -> None:
    for unit in units_in(table, node.which, scene):
        happen(table, Event(did.ARMOURED, scene.seat, unit, scene.source, amount=node.amount))


@means(n.Destroy)
def _destroy(table: Table, node: n.Destroy, scene: Scene) -> None:
    found = find(table, node.which, scene)
    destroy(table, [t for t in found if UNIT[table.pieces[t].what]], scene.source)
    for thing in found:
        it = table.pieces[thing]
        if not UNIT[it.what] and TYPE[it.what] != "zone":
            to = place(table, it.owner, GRAVEYARD)
            take_off(table, Event(did.RETURNED, scene.seat, thing, to=to))


@means(n.TakeControl)
def _take_control(table: Table, node: n.TakeControl, scene: Scene) -> None:
    for unit in units_in(table, node.which, scene):
        it = table.pieces[unit]
        if it.controller == scene.seat or TYPE[it.what] == "monarch" or _double(table, unit, scene.seat):
            continue
        reveal(table, unit)
        happen(
            table,
            Event(did.CONTROLLED, scene.seat, unit, extra=int(node.until == "turn"), other=it.controller),
        )
        look_around(table, unit)


def _double(table: Table, thing: int, seat: int) -> bool:
    """Whether a Hero is already under a seat's control (N-018, N-019)."""
    what = table.pieces[thing].what
    return TYPE[what] == "hero" and has_hero(table, what, seat, thing)


def has_hero(table: Table, what: int, seat: int, but: int = NOBODY) -> bool:
    """Whether a seat controls this Hero in play, in whatever version."""
    pieces = table.pieces
    return any(
        WHO[pieces[u].what] == WHO[what] and pieces[u].controller == seat and u != but
        for space in range(len(table.board.places))
        for u in table.ids(space)
    )


@means(n.CreateToken)
def _create_token(table: Table, node: n.CreateToken, scene: Scene) -> None:
    what = NUMBER[node.slug]
    for seat in seats_meant(node.whose, scene.seat):
        for _ in range(count(table, node.number, scene)):
            able = [
                space
                for space in (space_of(table, card) for card in find(table, node.to, scene))
                if MASK[what] & AQUATIC or not is_water(table, space)
            ]
            if not able:
                return
            to = choose_space(table, scene, able)
            caught = MASK[what] & FREE if intercepted(table, to, seat) else 0
            event = Event(did.CREATED, seat, to=to, amount=what, extra=caught)
            happen(table, event)
            look_around(table, event.piece)
            arrived(table, event.piece)


@means(n.Equip)
def _equip(table: Table, node: n.Equip, scene: Scene) -> None:
    units = units_in(table, node.on, scene)
    if units:
        for thing in find(table, node.which, scene):
            equip(table, thing, units[0])


def equip(table: Table, thing: int, unit: int) -> None:
    """Put an equipment on a unit; a second copy of a once-only one is carried but idle (N-118)."""
    it = table.pieces[thing]
    twin = CARDS[it.what].once and any(table.pieces[g].what == it.what for g in table.pieces[unit].gear)
    before = it.host
    happen(table, Event(did.EQUIPPED, table.pieces[unit].controller, thing, unit, extra=int(twin)))
    if before >= 0:
        bury(table, (before,))  # who lived by it


@means(n.TurnUp)
def _turn_up(table: Table, node: n.TurnUp, scene: Scene) -> None:
    for thing in find(table, node.which, scene):
        it = table.pieces[thing]
        if TYPE[it.what] == "latent" and it.hidden:
            happen(table, Event(did.UNVEILED, it.controller, thing))
        else:
            reveal(table, thing)


@means(n.TurnDown)
def _turn_down(table: Table, node: n.TurnDown, scene: Scene) -> None:
    for unit in units_in(table, node.which, scene):
        if not table.pieces[unit].hidden and not watched(table, unit):
            happen(table, Event(did.CONCEALED, table.pieces[unit].controller, unit))


# Answers


@means(n.CancelAttack)
def _cancel_attack(table: Table, node: n.CancelAttack, scene: Scene) -> None:
    happen(table, Event(did.HALTED, scene.seat))


@means(n.RedirectAttack)
def _redirect_attack(table: Table, node: n.RedirectAttack, scene: Scene) -> None:
    units = units_in(table, node.to, scene)
    attacker = table.board.attacker
    if units and attacker >= 0 and units[0] != attacker and not skills_now(table, attacker) & SOLID:
        reveal(table, units[0])
        happen(table, Event(did.GUARDED, scene.seat, units[0], attacker))


@means(n.CancelSpell)
def _cancel_spell(table: Table, node: n.CancelSpell, scene: Scene) -> None:
    """The one it answers: what was being resolved before this latent spell."""
    happen(table, Event(did.CALLED_OFF, scene.seat, scene.amount))
