"""Everything a seat may do now, fast. It is made fast, not other: a test holds it against the checks."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Modifier
from arbitre.kernel.pieces import Option

from ..cards.index import ACTIVATED, CARDS, EXTRA, GOLD, GOLD_EXTRA, MANA, MASK, RANGED, TOTAL, TYPE, WATER
from ..language import Rule
from ..language.keywords import (
    ADVENTURE,
    AQUATIC,
    BROTHER,
    FAST_MARCH,
    FORCE_THROUGH,
    HEAL,
    INFILTRATOR,
    POINT_BLANK,
    PURIFICATION,
    SORCERER,
)
from .checks import actions as c
from .checks.cards import casters, may_attach, may_play_event, may_play_unit, may_recall
from .costs import payable
from .figures import FREE, free_mover, overlay, rules_for, shoots, skills_of
from .ground import LAYOUTS
from .mana import available, cost_of, covers
from .model import GRAVEYARD, HAND, LIBRARY, PER_SEAT, Table
from .places import place

PASS: Final = ("pass",)
NO_RULES: Final[dict[str, int]] = {}


def offers(table: Table, seat: int) -> list[Option]:
    """Every action of a seat; to pass is always among them (N-095)."""
    found: list[Option] = []
    rules = rules_for(table, seat) if Rule.key in table.statics else NO_RULES
    mages = _units(table, seat, found, rules)
    _hand(table, seat, found, mages, rules)
    if table.board.veterans:
        _veterans(table, seat, found)
    found.append(PASS)
    return found


def _units(table: Table, seat: int, found: list[Option], rules: dict[str, int]) -> list[int]:
    """The actions of units; gives the Sorcerers who could cast."""
    pieces, zones, places = table.pieces, table.zones, table.board.places
    size = len(places)
    layout = LAYOUTS[table.board.layout]
    adjacent = layout.adjacent
    enemy = [False] * size
    threat = [False] * size  # spaces with enemies next door
    mine: list[int] = []
    mages: list[int] = []
    hurt = ill = wet = False
    carry = [0] * size  # my units that carry something, …
    ashore = [True] * size
    loot = [False] * size  # whether something may be picked up, …
    takes = [False] * size  # … either of them, …
    any_takes = False  # … anywhere
    for space in range(size):
        for unit in zones[space].ids:
            it = pieces[unit]
            if it.controller == seat:
                mine.append(unit)
                if it.gear:
                    carry[space] += 1
                    takes[space] = any_takes = True
                if it.lost:
                    hurt = True
                if it.poison:
                    ill = True
            elif not enemy[space]:
                enemy[space] = True
                for to in adjacent[space]:
                    threat[to] = True
        if len(zones[size + space].ids) > 1 and _lies(table, size + space):
            loot[space] = takes[space] = any_takes = True
        where = pieces[places[space]]
        if where.time > 0 or WATER[where.what]:
            ashore[space] = False
            wet = True
    dry = ashore if wet else None
    statics = table.statics
    changes = overlay(table, seat) if Modifier.key in statics else []
    no_charge, no_ranged, no_back = "no_charge" in rules, "no_ranged" in rules, "no_fall_back" in rules
    home = layout.steps[layout.command[seat]]
    for unit in mine:
        it = pieces[unit]
        what = it.what
        if ACTIVATED[what]:
            powers = range(len(ACTIVATED[what]))
            found += [
                ("ability", unit, which) for which in powers if c.may_use(table, seat, unit, which) is None
            ]
        if it.engaged:
            continue
        zone = it.zone
        if it.gear:
            mask, shot = skills_of(table, unit), shoots(table, unit)
        else:
            mask, shot = MASK[what] | it.skills, RANGED[what] + it.ranged
        for change in changes:
            if change.everyone or unit in change.units:
                mask = (mask | change.gets) & change.left
                shot += change.ranged
        if mask & SORCERER:
            mages.append(unit)
        near = adjacent[zone]
        fights = True
        if dry is not None and not mask & AQUATIC:
            near = tuple([to for to in near if dry[to]])
            fights = dry[zone]
        open_to = near
        if enemy[zone]:
            if not mask & FORCE_THROUGH and not (mask & FREE and free_mover(table, unit, mask)):
                open_to = tuple([to for to in near if not enemy[to]])
            if open_to:
                found.append(("move", unit))
            if fights:
                found.append(("melee", unit))
            if (
                threat[zone]
                and not no_back
                and not mask & BROTHER
                and not (mask & INFILTRATOR and free_mover(table, unit, mask) & INFILTRATOR)  # N-109, N-160
            ):
                here = home[zone]
                for to in near:
                    if enemy[to] and home[to] < here:
                        found.append(("fall_back", unit))
                        break
        elif near:
            found.append(("move", unit))
            if no_charge:
                pass
            elif (threat[zone] and (dry is None or any(enemy[to] for to in near))) or (
                mask & FAST_MARCH and c.charge_ways(table, unit)
            ):
                found.append(("charge", unit))
        if shot > 0 and fights and not no_ranged and (threat[zone] or (enemy[zone] and mask & POINT_BLANK)):
            found.append(("ranged", unit))
        if any_takes:
            own = carry[zone] - (1 if it.gear else 0)
            if (fights and (own > 0 or loot[zone])) or _within(open_to, takes):
                found.append(("equip", unit))
        if mask & CARING:
            if hurt and mask & HEAL and c.may_heal(table, seat, unit) is None:
                found.append(("heal", unit))
            if mask & PURIFICATION and (ill or _curses(table)) and c.may_purify(table, seat, unit) is None:
                found.append(("purify", unit))
            if mask & ADVENTURE and c.may_adventure(table, seat, unit) is None:
                found.append(("adventure", unit))
    return mages


def _curses(table: Table) -> bool:
    """Whether any unit is under a curse."""
    return any(effect.until == "purified" for effect in table.effects)


def _within(spaces: tuple[int, ...], takes: list[bool]) -> bool:
    """Whether there is anything to take in one of these spaces."""
    for space in spaces:  # noqa: SIM110  (half the time of any())
        if takes[space]:
            return True
    return False


def _lies(table: Table, zone: int) -> bool:
    """Whether an equipment lies on the ground for anybody to take."""
    pieces = table.pieces
    for thing in table.zones[zone].ids:
        it = pieces[thing]
        if TYPE[it.what] in ("equipment", "treasure") and not it.hidden and not it.primo:
            return True
    return False


def _veterans(table: Table, seat: int, found: list[Option]) -> None:
    """Units that come back from the graveyard, one of each: a rule of the house (NG-08)."""
    if table.ids(place(table, seat, LIBRARY)):
        return
    dead = table.rules.alike(table, table.ids(place(table, seat, GRAVEYARD)))
    found += [("recall", card) for card in dead if may_recall(table, seat, card) is None]


def _hand(table: Table, seat: int, found: list[Option], mages: list[int], rules: dict[str, int]) -> None:
    """One of each card in hand: twins offer the same."""
    pieces = table.pieces
    hand = table.zones[2 * len(table.board.places) + seat * PER_SEAT + HAND].ids
    if not hand:
        return
    gold = table.seats[seat].gold
    units_more = rules.get("unit_cost", 0)
    events_more = rules.get("event_cost", 0)
    dearer = "spell_cost" in rules
    mana: tuple[int, ...] | None = None
    most = 0
    if "no_spells" in rules:
        mages = []
    done: set[int] = set()
    for card in hand:
        what = pieces[card].what
        if what in done:
            continue
        done.add(what)
        sort = TYPE[what]
        if sort in ("spell", "latent"):
            if not mages:
                continue
            if mana is None:
                mana = available(table, seat)
                most = sum(mana)
            if sort == "latent":
                if most:
                    found.append(("lay", card))
            elif (TOTAL[what] <= most or dearer) and GOLD_EXTRA[what] <= gold:
                cost = cost_of(table, seat, what) if dearer else MANA[what]
                if covers(mana, cost) and casters(table, seat, what, mages):
                    found.append(("cast", card))
            continue
        price = GOLD[what]
        if sort == "unit":
            price += units_more
            if max(0, price) + GOLD_EXTRA[what] <= gold and not (
                EXTRA[what] and not payable(table, seat, CARDS[what].costs, card)
            ):
                found.append(("play", card))
        elif sort == "event":
            price += events_more
            if price + GOLD_EXTRA[what] <= gold and may_play_event(table, seat, card) is None:
                found.append(("event", card))
        elif sort == "equipment":
            if price <= gold and may_attach(table, seat, card) is None:
                found.append(("attach", card))
        elif price + units_more <= gold and may_play_unit(table, seat, card) is None:
            found.append(("play", card))


CARING: Final = HEAL | PURIFICATION | ADVENTURE
