"""What amounts and conditions come to."""

from __future__ import annotations

from math import isqrt

from arbitre.kernel.effects import Scene
from arbitre.kernel.meaning import count, find, holds, means

from .. import language as n
from ..language.definitions import CARD_TYPES
from ..rules.continuous.layers import last_or_now, thing_as, traits_of
from ..rules.continuous.printed import WHOLE, printed_traits
from ..rules.events import Happening
from ..rules.model import Play, StackItem, Table
from ..rules.refs import counters_of, is_piece
from ..rules.teams import is_active
from .filters import chosen, fits, suits
from .players import life_meant, seats


@means(n.X)
def _x(table: Table, node: n.X, scene: Play) -> int:
    """Of a spell or ability, the X announced; of a permanent, that of the spell it was (107.3m)."""
    if scene.x or (isinstance(scene.item, StackItem) and scene.item.kind == "spell"):
        return scene.x
    piece = table.pieces[scene.source]
    if scene.event is not None and scene.event.kind == "moved" and scene.event.piece == scene.source:
        return scene.event.extra
    return piece.x


@means(n.CountOf)
def _count_of(table: Table, node: n.CountOf, scene: Scene) -> int:
    return len(find(table, node.of, scene))


@means(n.PowerOf)
def _power_of(table: Table, node: n.PowerOf, scene: Scene) -> int:
    refs = find(table, node.of, scene)
    return sum(last_or_now(table, i, life_meant(table, i, scene)).power for i in refs)


@means(n.GreatestPower)
def _greatest_power(table: Table, node: n.GreatestPower, scene: Scene) -> int:
    """Where all are below zero it is zero (107.1b)."""
    refs = find(table, node.of, scene)
    return max((0, *(last_or_now(table, i, life_meant(table, i, scene)).power for i in refs)))


@means(n.ManaValueOf)
def _mana_value_of(table: Table, node: n.ManaValueOf, scene: Scene) -> int:
    return sum(last_or_now(table, i, life_meant(table, i, scene)).value for i in find(table, node.of, scene))


@means(n.ManaSpentOn)
def _mana_spent_on(table: Table, node: n.ManaSpentOn, scene: Scene) -> int:
    refs = find(table, node.of, scene)
    return sum(thing_as(table, i, life_meant(table, i, scene)).spent for i in refs)


@means(n.CountersOn)
def _counters_on(table: Table, node: n.CountersOn, scene: Scene) -> int:
    total = 0
    for i in find(table, node.of, scene):
        counters = thing_as(table, i, life_meant(table, i, scene)).counters
        total += counters_of(counters, node.kind) if node.kind else sum(number for _, number in counters)
    return total


@means(n.ThatMuch)
def _that_much(table: Table, node: n.ThatMuch, scene: Play) -> int:
    if len(scene.batch) > 1:
        return sum(event.amount for event in scene.batch)
    return scene.event.amount if scene.event is not None else scene.amount


@means(n.ExcessDamage)
def _excess_damage(table: Table, node: n.ExcessDamage, scene: Play) -> int:
    return scene.excess


@means(n.DoneThisWay)
def _done_this_way(table: Table, node: n.DoneThisWay, scene: Play) -> int:
    return scene.number


@means(n.Life)
def _life(table: Table, node: n.Life, scene: Scene) -> int:
    return min((table.seats[seat].life for seat in seats(table, node.who, scene)), default=0)


@means(n.StartingLife)
def _starting_life(table: Table, node: n.StartingLife, scene: Scene) -> int:
    return table.seats[scene.seat].starting_life


@means(n.DiscardedThisTurn)
def _discarded(table: Table, node: n.DiscardedThisTurn, scene: Scene) -> int:
    return table.seats[scene.seat].discarded


@means(n.DiedThisTurn)
def _died(table: Table, node: n.DiedThisTurn, scene: Scene) -> int:
    return table.seats[scene.seat].lost_creatures


@means(n.DrawnLastTurn)
def _drawn_last_turn(table: Table, node: n.DrawnLastTurn, scene: Scene) -> int:
    return table.seats[scene.seat].drawn_before


@means(n.SacrificedThisTurn)
def _sacrificed(table: Table, node: n.SacrificedThisTurn, scene: Scene) -> int:
    return table.seats[scene.seat].sacrificed


@means(n.LandsThisTurn)
def _lands_this_turn(table: Table, node: n.LandsThisTurn, scene: Scene) -> int:
    return table.seats[scene.seat].landed


@means(n.ThatMany)
def _that_many(table: Table, node: n.ThatMany, scene: Scene) -> int:
    return count(table, node.of, scene)


@means(n.Rolled)
def _rolled(table: Table, node: n.Rolled, scene: Play) -> int:
    return scene.number


@means(n.CardTypesAmong)
def _card_types_among(table: Table, node: n.CardTypesAmong, scene: Scene) -> int:
    found = find(table, node.of, scene)
    return len({word for i in found for word in traits_of(table, i).types if word in CARD_TYPES})


@means(n.OpenDoors)
def _open_doors(table: Table, node: n.OpenDoors, scene: Scene) -> int:
    found = find(table, node.of, scene)
    if node.names:
        return len({name for i in found for name in traits_of(table, i).names})
    return sum(table.pieces[i].doors.bit_count() for i in found)


@means(n.Minus)
def _minus(table: Table, node: n.Minus, scene: Scene) -> int:
    return count(table, node.one, scene) - count(table, node.other, scene)


@means(n.Times)
def _times(table: Table, node: n.Times, scene: Scene) -> int:
    return count(table, node.amount, scene) * node.by


@means(n.Half)
def _half(table: Table, node: n.Half, scene: Scene) -> int:
    return (count(table, node.amount, scene) + node.up) // 2


@means(n.Depending)
def _depending(table: Table, node: n.Depending, scene: Scene) -> int:
    return count(table, node.yes if holds(table, node.on, scene) else node.no, scene)


@means(n.Fits)
def _fits(table: Table, node: n.Fits, scene: Scene) -> bool:
    refs = find(table, node.which, scene)
    return bool(refs) and all(
        fits(table, node.filter, ref, scene, life_meant(table, ref, scene) if is_piece(ref) else None)
        for ref in refs
    )


@means(n.IsCard)
def _is_card(table: Table, node: n.IsCard, scene: Scene) -> bool:
    """Only the printed card counts, not what the object is (ruling hauntwoods-shrieker)."""
    refs = [i for i in find(table, node.which, scene) if is_piece(i)]
    return bool(refs) and all(_prints(table, node, i, scene) for i in refs)


def _prints(table: Table, node: n.IsCard, ref: int, scene: Scene) -> bool:
    piece = table.pieces[ref]
    assert isinstance(node.filter, n.Filter)
    traits = printed_traits(piece.what, WHOLE, piece.owner)
    return not piece.token and suits(table, node.filter, piece, traits, piece, scene)


@means(n.LessThanHalf)
def _less_than_half(table: Table, node: n.LessThanHalf, scene: Scene) -> bool:
    found = [table.seats[seat] for seat in seats(table, node.who, scene)]
    return bool(found) and all(2 * player.life < player.starting_life for player in found)


@means(n.PutThisWay)
def _put_this_way(table: Table, node: n.PutThisWay, scene: Play) -> bool:
    return any(fits(table, node.card, ref, scene) for ref in scene.that)


@means(n.DealtThisWay)
def _dealt_this_way(table: Table, node: n.DealtThisWay, scene: Play) -> bool:
    return any(fits(table, node.who, ref, scene) for ref in scene.that)


@means(n.Prime)
def _prime(table: Table, node: n.Prime, scene: Scene) -> bool:
    number = count(table, node.amount, scene)
    return number > 1 and all(number % factor for factor in range(2, isqrt(number) + 1))


@means(n.YourTurn)
def _your_turn(table: Table, node: n.YourTurn, scene: Scene) -> bool:
    return is_active(table, scene.seat)


@means(n.WordChosen)
def _word_chosen(table: Table, node: n.WordChosen, scene: Scene) -> bool:
    return chosen(table, scene, "word") == node.word


@means(n.CastIt)
def _cast_it(table: Table, node: n.CastIt, scene: Play) -> bool:
    """What was cast bears a mark for how; a replacement reads the mark on the event of its arrival."""
    event = scene.event
    if isinstance(event, Happening) and event.kind == "moved" and event.piece == scene.source and event.marks:
        return (node.paying or "cast") in event.marks
    item = scene.item
    if isinstance(item, StackItem) and item.kind == "spell" and item.source == scene.source:
        return not item.copy if not node.paying else node.paying in item.marks
    marks = thing_as(table, scene.source, scene.life).marks
    return (node.paying or "cast") in marks


@means(n.CameThisTurn)
def _came_this_turn(table: Table, node: n.CameThisTurn, scene: Scene) -> bool:
    refs = find(table, node.which, scene)
    return bool(refs) and all(table.pieces[i].turn == table.board.turn for i in refs)


@means(n.HasDied)
def _has_died(table: Table, node: n.HasDied, scene: Scene) -> bool:
    assert isinstance(node.who, n.Filter), "permanents of some sort"
    return any(
        suits(table, node.who, last, last.traits, table.pieces[piece], scene)
        for piece, last in table.board.dead
    )


@means(n.FacesThisTurn)
def _faces_this_turn(table: Table, node: n.FacesThisTurn, scene: Scene) -> bool:
    player = table.seats[scene.seat]
    return bool(player.masked or player.unmasked)


@means(n.ShareCardType)
def _share_card_type(table: Table, node: n.ShareCardType, scene: Scene) -> bool:
    found = [set(traits_of(table, i).types) & set(CARD_TYPES) for i in find(table, node.of, scene)]
    if node.wholly:
        return any(types in found[:place] for place, types in enumerate(found))
    seen: set[str] = set()
    for types in found:
        if types & seen:
            return True
        seen |= types
    return False
