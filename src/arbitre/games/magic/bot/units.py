"""What stands on the battlefield, as the bot weighs it: about one point for a mana well spent.

Everything is read from the current traits, so tokens, copies, face-down creatures and Rooms with a locked
door need no case of their own. A creature changed for this turn only fights with what it has now, and is
worth what it will be afterwards.
"""

from __future__ import annotations

from typing import Final

from .. import language as n
from ..cards.index import CARDS, NODES
from ..language.definitions import COLOURS, colours_of, mana
from ..rules.combat.laws import said, wholly
from ..rules.continuous.abilities import CANNOT
from ..rules.continuous.layers import derive
from ..rules.continuous.printed import base_traits, printed_traits
from ..rules.continuous.traits import Traits
from ..rules.model import BATTLEFIELD, FIRST_ITEM, Table, Thing
from ..rules.refs import counters_of

BODY: Final = 1.0  # a creature, however small: it can block, carry, be sacrificed
POWER: Final = 0.75  # each point of power …
TOUGHNESS: Final = 0.5  # … and of toughness
KEYWORDS: Final = {
    "flying": 0.35,
    "double strike": 0.5,
    "menace": 0.15,
    "trample": 0.1,
    "lifelink": 0.25,
    "first strike": 0.15,
    "vigilance": 0.15,
    "haste": 0.05,
    "prowess": 0.1,
}
"""What a keyword adds for each point of power."""
FLAT: Final = {
    "deathtouch": 1.2,
    "indestructible": 1.5,
    "hexproof": 0.7,
    "shroud": 0.4,
    "ward": 0.5,
    "reach": 0.2,
    "defender": -0.5,
    "flash": 0.0,
}
"""What a keyword adds to any creature."""
ABILITY: Final = 0.3  # a sentence that is no keyword
USELESS: Final = 0.5  # a creature that can neither attack nor block now: it may yet
HIDDEN_CREATURE: Final = 0.5  # one's own face-down creature card can be turned up
THING: Final = 0.9  # a permanent that is neither creature nor land, beside …
COST: Final = 0.75  # … each mana it costs (of a Room, its open doors)
SPENT: Final = 0.15  # the same of a door that has said all it says when it was opened
DOOR: Final = 0.4  # a locked door can still be opened
ATTACHED: Final = 0.4  # of an Aura or Equipment at work: the rest shows in what carries it
LOYALTY: Final = 0.8  # a loyalty counter
WALKER: Final = 2.0  # a planeswalker, beside its loyalty
BIDING: Final = 0.12  # of a creature to come is lost for each time counter still on it
BRUISE: Final = 0.02  # each damage on it: rather on theirs than on mine
STUNNED: Final = 0.8  # for each stun counter: about a turn of not fighting


LAND_COLOURS: Final = {"plains": 1, "island": 2, "swamp": 4, "mountain": 8, "forest": 16}
"""The colours lands make, as masks of `COLOURS`."""


class Unit:
    """A creature as it fights now, and what losing it would cost."""

    __slots__ = (
        "attacks",
        "blocks",
        "double",
        "evades",
        "first",
        "flying",
        "id",
        "indestructible",
        "left",
        "lifelink",
        "menace",
        "power",
        "reach",
        "ready",
        "touch",
        "trample",
        "untapped",
        "worth",
    )

    def __init__(self, it: Thing, traits: Traits, worth: float) -> None:
        has = traits.keywords
        self.id = it.id
        self.power = max(0, traits.power)
        self.left = traits.toughness - it.damage
        self.worth = worth
        self.untapped = not it.tapped
        self.ready = not it.tapped and (it.held == traits.controller or "haste" in has)
        self.attacks = "defender" not in has
        self.blocks = True
        self.evades = False
        if has:
            self.first = "first strike" in has
            self.double = "double strike" in has
            self.flying = "flying" in has
            self.reach = "reach" in has
            self.menace = "menace" in has
            self.trample = "trample" in has
            self.touch = "deathtouch" in has
            self.lifelink = "lifelink" in has
            self.indestructible = "indestructible" in has
        else:
            self.first = self.double = self.flying = self.reach = self.menace = False
            self.trample = self.touch = self.lifelink = self.indestructible = False

    def can_block(self, attacker: Unit) -> bool:
        """Whether evasion lets it block this attacker."""
        if attacker.evades or not self.blocks:
            return False
        return not attacker.flying or self.flying or self.reach


class Field:
    """What a player has on the battlefield: creatures, the worth of other things, lands."""

    __slots__ = ("colours", "creatures", "lands", "open", "others", "untapped", "walkers")

    def __init__(self) -> None:
        self.creatures: list[Unit] = []
        self.others = 0.0
        self.lands = 0
        self.untapped = 0  # of the lands
        self.colours = 0  # mask of those the lands make
        self.open = 0  # and the untapped ones
        self.walkers: dict[int, int] = {}  # loyalty of each planeswalker


def fields(table: Table, seat: int) -> list[Field]:
    """The battlefield by controller, as `seat` sees it."""
    derive(table)
    found = [Field() for _ in table.seats]
    pieces, current = table.pieces, table.current
    passing = changed_for_now(table)
    for i, traits in current.items():
        it = pieces[i]
        if it.zone != BATTLEFIELD:
            continue
        field = found[traits.controller]
        types = traits.types
        if "creature" in types:
            lasting = _lasting(table, i, it) if i in passing else traits
            worth = creature_worth(lasting) - BRUISE * it.damage
            if it.counters:
                worth -= STUNNED * counters_of(it.counters, "stun")
            if (
                it.facing
                and it.hidden
                and it.known >> seat & 1
                and "creature" in CARDS[it.what].faces[0].types
            ):
                worth += HIDDEN_CREATURE
            field.creatures.append(Unit(it, traits, worth))
        elif "planeswalker" in types:
            field.walkers[i] = counters_of(it.counters, "loyalty")
        else:
            field.others += 0.0 if "land" in types else thing_worth(it, traits)
        if "land" in types:
            field.lands += 1
            field.untapped += not it.tapped
            for land in traits.subtypes:
                made = LAND_COLOURS.get(land, 0)
                field.colours |= made
                if not it.tapped:
                    field.open |= made
    _restrain(table, found)
    return found


def creature_worth(traits: Traits) -> float:
    """What a creature with these traits is worth while it stands."""
    power = traits.power if traits.power > 0 else 0
    worth = BODY + POWER * power + TOUGHNESS * traits.toughness
    words = traits.keywords
    for word in words:
        if word in KEYWORDS:
            worth += KEYWORDS[word] * power
        elif word in FLAT:
            worth += FLAT[word]
    return worth + ABILITY * (len(traits.abilities) - len(words))


def thing_worth(it: Thing, traits: Traits) -> float:
    """What a permanent that is neither creature nor land is worth."""
    if it.counters:
        time = counters_of(it.counters, "time")
        if time and it.what >= 0 and "impending" in it.marks:
            share = 1.0 - BIDING * time
            return share * creature_worth(printed_traits(it.what, -1, traits.controller))
    if "room" in traits.subtypes:
        locked = 2 - (it.doors & 1) - (it.doors >> 1 & 1)
        each = SPENT if SAID_ALL.issuperset(traits.abilities) else COST
        return each * (1.0 + traits.value) + DOOR * locked
    worth = THING + COST * traits.value
    if it.host != -1:
        worth *= ATTACHED
    return worth


SAID_ALL: Final = frozenset(
    name
    for name, node in NODES.nodes.items()
    if isinstance(node, n.Triggered) and isinstance(node.when, n.UnlocksThisDoor)
)
"""Abilities that do nothing any more once their door is open."""


def changed_for_now(table: Table) -> set[int]:
    """The permanents an effect changes until end of turn."""
    found: set[int] = set()
    for effect in table.effects:
        if effect.until == "turn" and effect.targets and isinstance(NODES.nodes[effect.ability], n.Affect):
            for k in range(0, len(effect.targets), 2):
                ref = effect.targets[k]
                if 0 <= ref < FIRST_ITEM and table.pieces[ref].life == effect.targets[k + 1]:
                    found.add(ref)
    return found


def _lasting(table: Table, piece: int, it: Thing) -> Traits:
    """About what a creature will be when the turn is over: its copiable values and its counters."""
    traits = base_traits(table, piece)
    grown = counters_of(it.counters, "+1/+1") - counters_of(it.counters, "-1/-1")
    if grown:
        traits = traits.__copy__()
        traits.power += grown
        traits.toughness += grown
    return traits


def _restrain(table: Table, found: list[Field]) -> None:
    """What statics forbid: attacking, blocking, being blocked."""
    for deed in ("attack", "block", "be_blocked"):
        if CANNOT + deed not in table.statics:
            continue
        laws = said(table, CANNOT + deed)
        for field in found:
            for unit in field.creatures:
                if wholly(laws, unit.id):
                    if deed == "attack":
                        unit.attacks = False
                    elif deed == "block":
                        unit.blocks = False
                    else:
                        unit.evades = True
    for field in found:
        for unit in field.creatures:
            if not unit.attacks and not unit.blocks:
                unit.worth *= USELESS


def _cost(what: int) -> int:
    """The mana value of the cheapest half of a card."""
    return min((mana(face.cost).value() for face in CARDS[what].faces if face.cost is not None), default=0)


CARD_COST: Final = tuple(_cost(what) for what in range(len(CARDS)))


def mask(colours: str) -> int:
    """The colours among these symbols, as a mask."""
    return sum(1 << at for at, colour in enumerate(COLOURS) if colour in colours)


CARD_COLOURS: Final = tuple(mask(colours_of(card.faces[0])) for card in CARDS)
"""The colours of each card, as a mask."""
