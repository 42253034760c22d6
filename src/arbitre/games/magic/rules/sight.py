"""What a seat is shown: of things it may see, of players, of the turn and the stack."""

from __future__ import annotations

from typing import Any

from arbitre.kernel.pieces import Changed

from ..cards.index import CARDS
from ..language.creature_types import CREATURE_TYPES
from .commanders import dealt_by, is_commander, tax
from .continuous.layers import at_work_on, traits_of
from .continuous.printed import STARS, base_traits
from .continuous.traits import Traits
from .model import BATTLEFIELD, EXILE, HAND, LIBRARY, SCHEMES, STACK, StackItem, Table
from .refs import named, role, zone
from .teams import shares_life, shares_turn


def show_piece(table: Table, piece: int, seat: int) -> dict[str, Any]:
    """A thing: its name, and on the battlefield what it is now and what lies on it."""
    it = table.pieces[piece]
    shown: dict[str, Any] = {"id": piece, "card": CARDS[it.what].slug}
    if it.zone == BATTLEFIELD:
        traits = traits_of(table, piece)
        _show_traits(shown, traits)
        shown["controller"] = traits.controller
        if "creature" in traits.types and not (it.held == traits.controller or traits.has("haste")):
            shown["sick"] = True
    elif it.zone == STACK:
        shown["controller"] = it.controller
        if it.door >= 0:
            shown["door"] = it.door
    if it.owner != it.controller or it.zone in (BATTLEFIELD, STACK, EXILE):
        shown["owner"] = it.owner
    if it.tapped:
        shown["tapped"] = True
    if it.damage:
        shown["damage"] = it.damage
    if it.counters:
        shown["counters"] = dict(it.counters)
    if it.host != -1:
        shown["host"] = list(named(it.host))
    if it.facing:
        shown["face_down"] = it.facing
    if it.doors:
        shown["doors"] = it.doors
    if it.copies and it.copies[-1].what >= 0:
        shown["copy_of"] = CARDS[it.copies[-1].what].slug
    for name in ("token", "back"):
        if getattr(it, name):
            shown[name] = True
    if table.board.commanders and is_commander(table, piece):
        shown["commander"] = True
        if role(it.zone) == "command" and (more := tax(table, piece)):
            shown["tax"] = more
    if it.marks:
        shown["marks"] = list(it.marks)
    if it.chosen:
        shown["chosen"] = dict(it.chosen)
    if it.linked is not None and it.zone == EXILE:
        shown["exiled_with"] = it.linked[0]
    return shown


def _show_traits(shown: dict[str, Any], traits: Traits) -> None:
    shown["types"] = list(traits.types)
    if "creature" in traits.types:
        shown["size"] = [traits.power, traits.toughness]
    if traits.subtypes:
        shown["subtypes"] = _subtypes(traits)
    if not traits.shared:
        shown["colours"] = traits.colours
        shown["abilities"] = list(traits.abilities)
    if traits.keywords:
        shown["keywords"] = list(traits.keywords)


def _subtypes(traits: Traits) -> list[str]:
    """Its subtypes; of what has every creature type, those that are printed stand for all of them."""
    if len(traits.subtypes) < len(CREATURE_TYPES) or traits.what < 0:
        return list(traits.subtypes)
    printed = CARDS[traits.what].faces[0].subtypes
    return [word for word in traits.subtypes if word in printed or word not in CREATURE_TYPES]


def show_hidden(table: Table, piece: int) -> dict[str, Any]:
    """What everybody sees of a face-down permanent or spell: that it is one, and what lies on it (708.2)."""
    it = table.pieces[piece]
    shown: dict[str, Any] = {"id": piece, "face_down": it.facing}
    if it.zone == BATTLEFIELD:
        traits = traits_of(table, piece)
        _show_traits(shown, traits)
        shown["controller"] = traits.controller
    if it.tapped:
        shown["tapped"] = True
    if it.damage:
        shown["damage"] = it.damage
    if it.counters:
        shown["counters"] = dict(it.counters)
    return shown


def changed(table: Table) -> dict[int, Changed]:
    """Permanents that are not what their copiable values say, and the effects that apply to them."""
    found = {}
    for piece, by in at_work_on(table).items():
        base, now = base_traits(table, piece), traits_of(table, piece)
        printed = {}
        if "creature" in now.types and now.what >= 0 and not STARS[now.what]:
            printed = {"power": base.power, "toughness": base.toughness}
        found[piece] = Changed(printed, by)
    return found


def show_seat(table: Table, of: int, seat: int) -> dict[str, Any]:
    """A player: life, pool, counters, how many cards he has. Only he sees the name of his deck."""
    player = table.seats[of]
    shown: dict[str, Any] = {
        "seat": of,
        "team": player.team,
        "life": player.life,
        "hand": len(table.ids(zone(of, HAND))),
        "library": len(table.ids(zone(of, LIBRARY))),
        "lands_played": player.lands,
    }
    if player.pool:
        shown["pool"] = "".join(mana.symbol for mana in player.pool)
    if player.counters:
        shown["counters"] = dict(player.counters)
    if player.out:
        shown["out"] = True
    if of == seat:
        shown["deck"] = player.deck
    if player.dealt and (dealt := dealt_by(table, player, seat)):
        leaders = table.board.commanders
        shown["commander_damage"] = [
            {"owner": leaders[which].owner, "card": CARDS[leaders[which].what].slug, "amount": amount}
            for which, amount in dealt.items()
        ]
    return shown


def show_board(table: Table) -> dict[str, Any]:
    """Turn, step, priority, what teams share, the stack, the combat."""
    board = table.board
    shown: dict[str, Any] = {
        "turn": board.turn,
        "active": board.active,
        "step": board.step,
        "priority": board.round.holder,
    }
    shares = [word for word, so in (("life", shares_life(table)), ("turn", shares_turn(table))) if so]
    if shares:
        shown["shares"] = shares
    if board.stack:
        shown["stack"] = [_show_item(item) for item in board.stack]
    if board.attacks:
        shown["attacks"] = [
            {
                "piece": a.piece,
                "whom": list(named(a.whom)),
                "blockers": list(a.blockers),
                "blocked": a.blocked,
            }
            for a in board.attacks
        ]
    return shown


def _show_item(item: StackItem) -> dict[str, Any]:
    shown: dict[str, Any] = {"id": item.id, "kind": item.kind, "seat": item.seat, "source": item.source}
    if item.name:
        shown["effect"] = item.name
    if item.aims:
        shown["targets"] = [[list(named(ref)) for ref, _ in slot] for slot in item.aims]
    if item.modes:
        shown["modes"] = list(item.modes)
    if item.x:
        shown["x"] = item.x
    if item.copy:
        shown["copy"] = True
    return shown


def hidden_from(table: Table, seat: int) -> list[list[int]]:
    """What a seat cannot tell apart: of each player the library and the scheme deck, and of others the hand
    and what lies face down; what it has seen is left alone."""
    pieces, zones = table.pieces, table.zones
    down = [i for place in (BATTLEFIELD, EXILE, STACK) for i in zones[place].ids if pieces[i].hidden]
    groups = []
    for player in table.seats:
        ids = zones[zone(player.id, LIBRARY)].ids
        if not zones[zone(player.id, HAND)].sight >> seat & 1:
            ids = ids + zones[zone(player.id, HAND)].ids
        ids = ids + [i for i in down if pieces[i].owner == player.id and not pieces[i].token]
        groups.append([i for i in ids if not pieces[i].known >> seat & 1])
        deck = zones[zone(player.id, SCHEMES)].ids
        groups.append([i for i in deck if not pieces[i].known >> seat & 1])
    return [group for group in groups if len(group) > 1]
