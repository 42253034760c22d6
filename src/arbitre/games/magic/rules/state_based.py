"""State-based actions (704): before a player gets priority, all at once, until none applies."""

from __future__ import annotations

from functools import partial

from arbitre.kernel import ask
from arbitre.kernel.door import happen_together
from arbitre.kernel.pieces import NOBODY

from .. import language as n
from ..cards.index import NODES
from . import changes as did
from .attaching import can_be_attached
from .combat.battles import lacks_protector, new_protector
from .combat.steps import tidy
from .commanders import DAMAGE, dealt_by, fallen_home
from .continuous.abilities import sentences
from .continuous.layers import derive
from .continuous.standing import standing, strangers, tokens, watched
from .continuous.traits import Traits
from .events import Happening
from .leaving import ends_game, lose_game
from .life import any_cannot
from .looking import take_looks
from .model import BATTLEFIELD, CEASED, GRAVEYARD, STACK, Table
from .refs import counters_of, role, zone
from .schemes import done_with
from .stack.resolve import put_triggers
from .stack.triggers import notice_states
from .teams import in_turn_order, life_mates
from .verbs.lasting import expire_left

POISON = 10
TEAM_POISON = 15


def settle(table: Table) -> None:
    """Before a player gets priority: state-based actions until there are none, then waiting triggers go on
    the stack, and again (117.5, 704.3)."""
    while True:
        board = table.board
        if board.restless:
            before = table.count
            notice_control(table)
            take_looks(table)
            if table.effects:
                expire_left(table)
            if not tidy(table) and not check(table) and table.count == before:
                did.rest(table)
        elif not notice_states(table) and not board.waiting:
            return
        else:
            put_triggers(table)
            did.unrest(table)


def notice_control(table: Table) -> None:
    """Whoever controls something else than before must be told: it leaves combat (506.4) and is new to
    him (302.6)."""
    if found := strangers(table):
        current, pieces = table.current, table.pieces
        happen_together(
            table,
            [Happening(did.REGARDED, current[i].controller, i, other=pieces[i].under) for i in found],
        )


def check(table: Table) -> bool:
    """Perform all state-based actions that apply now, at the same time (704.3); whether there were any. Where
    the loss of a player ends the game nothing else is looked at."""
    losers = _losers(table)
    if losers and ends_game(table, losers):
        if lose_game(table, losers):
            return True
        losers = {}
    derive(table)
    events = fallen_home(table)
    _vanish(table, events)
    events += done_with(table)
    legends: dict[tuple[int, str], list[int]] = {}
    doomed: list[int] = []
    current = table.current
    kept = standing(table)
    if not kept.sound:
        found: list[Happening] = []
        for piece in watched(table):
            if table.pieces[piece].doomed:
                doomed.append(piece)
            _check_permanent(table, piece, current[piece], found, legends)
        kept.sound = not found and not doomed and not _telling(table)
        kept.sound = kept.sound and all(len(pieces) < 2 for pieces in legends.values())
        events += found
        _legend_rule(table, legends, events)
    if doomed:
        did.forget_deathtouch(table, doomed)
    if losers:
        return lose_game(table, losers, events)
    return bool(events) and bool(happen_together(table, events))


def _telling(table: Table) -> bool:
    """Whether there is a permanent that stays for as long as its abilities are on the stack."""
    for piece in watched(table):
        traits = table.current[piece]
        if "saga" in traits.subtypes or "battle" in traits.types:
            return True
    return False


def _losers(table: Table) -> dict[int, tuple[str, str]]:
    """Who loses now, why and by which rule (704.5a to c, 704.6c)."""
    lost: dict[int, tuple[str, str]] = {}
    poison = any(player.counters for player in table.seats)
    for player in table.seats:
        if player.out:
            continue
        if player.life <= 0 and not any_cannot(table, "lose_by_life", player.id):
            lost[player.id] = ("life", "704.5a")
        elif player.starved:
            lost[player.id] = ("library", "704.5b")
        elif poison and (rule := _poisoned(table, player.id)):
            lost[player.id] = ("poison", rule)
        elif player.dealt and max(dealt_by(table, player).values()) >= DAMAGE:
            lost[player.id] = ("commander", "704.6c")
        if player.starved:
            did.fed(table, player.id)
    return {seat: why for seat, why in lost.items() if not any_cannot(table, "lose", seat)}


def _poisoned(table: Table, seat: int) -> str:
    """The rule by which poison counters are too many: ten for a player (704.5c), fifteen in all for a team
    that shares its life (704.6b)."""
    mates = life_mates(table, seat)
    number = sum(counters_of(table.seats[mate].counters, "poison") for mate in mates)
    if len(mates) > 1:
        return "704.6b" if number >= TEAM_POISON else ""
    return "704.5c" if number >= POISON else ""


def _vanish(table: Table, events: list[Happening]) -> None:
    """Tokens and copies away from where they can be cease to exist (704.5d, 704.5e)."""
    for number in tokens(table):
        piece = table.pieces[number]
        if piece.zone not in (BATTLEFIELD, STACK, CEASED):
            if role(piece.zone) == "command" or "to_cast" in piece.marks:
                continue  # an emblem, or a copy that may be cast right now
            events.append(Happening(did.MOVED, piece.owner, number, to=CEASED, cause="sba"))


def _check_permanent(
    table: Table,
    piece: int,
    traits: Traits,
    events: list[Happening],
    legends: dict[tuple[int, str], list[int]],
) -> None:
    it = table.pieces[piece]
    types, subtypes, host = traits.types, traits.subtypes, it.host
    if "legendary" in traits.supertypes:
        for name in traits.names:
            legends.setdefault((traits.controller, name), []).append(piece)
    if "creature" in types:
        if traits.toughness <= 0:  # 704.5f
            events.append(
                Happening(did.MOVED, traits.controller, piece, to=zone(it.owner, GRAVEYARD), cause="sba")
            )
            return
        lethal = it.damage >= traits.toughness or it.doomed  # 704.5g, 704.5h
        if lethal and it.damage and not traits.has("indestructible"):
            events.append(
                Happening(did.MOVED, traits.controller, piece, to=zone(it.owner, GRAVEYARD), cause="destroy")
            )
            return
    if "planeswalker" in types and not counters_of(it.counters, "loyalty"):  # 704.5i
        events.append(
            Happening(did.MOVED, traits.controller, piece, to=zone(it.owner, GRAVEYARD), cause="sba")
        )
        return
    if "battle" in types:
        if not counters_of(it.counters, "defense") and not _speaks(table, piece):  # 704.5v
            events.append(
                Happening(did.MOVED, traits.controller, piece, to=zone(it.owner, GRAVEYARD), cause="sba")
            )
            return
        if lacks_protector(table, piece, traits):
            events.append(new_protector(table, piece, traits))
    if "aura" in subtypes:
        if host == NOBODY or not can_be_attached(table, piece, host):  # 704.5m
            events.append(
                Happening(did.MOVED, traits.controller, piece, to=zone(it.owner, GRAVEYARD), cause="sba")
            )
            return
    elif host != NOBODY and not can_be_attached(table, piece, host):  # 704.5n, 704.5p
        events.append(Happening(did.ATTACHED, traits.controller, piece))
    if "saga" in subtypes and _told(table, piece, traits):
        events.append(
            Happening(did.MOVED, traits.controller, piece, to=zone(it.owner, GRAVEYARD), cause="sacrifice")
        )
        return
    if len(it.counters) > 1:
        both = min(counters_of(it.counters, "+1/+1"), counters_of(it.counters, "-1/-1"))
        if both:  # 704.5q
            events += [
                Happening(did.UNCOUNTERED, traits.controller, piece, amount=both, word=kind, cause="sba")
                for kind in ("+1/+1", "-1/-1")
            ]


def _told(table: Table, piece: int, traits: Traits) -> bool:
    """A Saga with its final chapter's lore counters is sacrificed once no chapter of it is on the stack or
    waits (714.4, 704.5s)."""
    chapters = [
        number
        for name in sentences(traits.abilities)
        if isinstance(node := NODES.nodes[name], n.Triggered) and isinstance(node.when, n.ChapterReached)
        for number in node.when.chapters
    ]
    it = table.pieces[piece]
    if not chapters or counters_of(it.counters, "lore") < max(chapters):
        return False
    return not _speaks(table, piece)


def _speaks(table: Table, piece: int) -> bool:
    """Whether a triggered ability of a permanent waits or is on the stack."""
    board, life = table.board, table.pieces[piece].life
    return any(
        item.source == piece and item.life == life and item.kind == "triggered"
        for item in (*board.stack, *board.waiting)
    )


def _legend_rule(table: Table, legends: dict[tuple[int, str], list[int]], events: list[Happening]) -> None:
    """Of legendary permanents with one name a player keeps one (704.5j), which may be one that is to die at
    the same moment (704.3); several players choose in turn order (101.4)."""
    several = [(seat, name, pieces) for (seat, name), pieces in legends.items() if len(pieces) > 1]
    if len(several) > 1:
        order = in_turn_order(table, table.board.active)
        several.sort(key=lambda each: order.index(each[0]))
    for seat, name, pieces in several:
        say = ("legend_rule", name)
        kept = ask.pick_one(table, seat, partial(list, pieces), say, rule="704.5j")
        gone = [piece for piece in pieces if piece != kept]
        events[:] = [event for event in events if event.piece not in gone]
        for piece in gone:
            owner = table.pieces[piece].owner
            events.append(Happening(did.MOVED, seat, piece, to=zone(owner, GRAVEYARD), cause="sba"))
