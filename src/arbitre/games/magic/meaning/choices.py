"""Who does what, and which: paying or not, modes, coins, dice, votes, piles and random choices."""

from __future__ import annotations

from functools import partial

import msgspec

from arbitre.kernel import ask
from arbitre.kernel.chance import below, dice
from arbitre.kernel.door import happen
from arbitre.kernel.meaning import find, holds, means, play, possible

from .. import language as n
from ..cards.index import NODES, targets
from ..rules import changes as did
from ..rules.casting import costs
from ..rules.continuous.layers import controller
from ..rules.events import Happening
from ..rules.mana.bill import Use
from ..rules.model import HAND, Play, StackItem, Table
from ..rules.refs import is_piece, is_seat, seat_of, seat_ref, zone
from ..rules.verbs import zones
from ..rules.verbs.reports import report
from .permanents import as_seat
from .players import seats


@means(n.Each)
def _each(table: Table, node: n.Each, scene: Play) -> None:
    for seat in seats(table, node.who, scene):
        if not table.seats[seat].out:
            play(table, node.do, as_seat(scene, seat))


def _from_next_opponent(table: Table, seat: int) -> list[int]:
    """The players in turn order, beginning with the next opponent of this one."""
    order = list(table.clockwise(seat))
    foes = table.opponents(seat)
    first = next((place for place, other in enumerate(order) if other in foes), 0)
    return order[first:] + order[:first]


@means(n.EachChooses)
def _each_chooses(table: Table, node: n.EachChooses, scene: Play) -> None:
    """What each player chooses is told at once, so the others know it."""
    chosen: list[int] = []
    for seat in _from_next_opponent(table, scene.seat):
        able = find(table, node.among, scene)
        if not able:
            return
        say = ("choose", NODES.name(node))
        options = partial(table.rules.alike, table, able)
        piece = ask.pick_one(table, seat, options, say, scene.source, "101.4")
        happen(table, Happening(did.PICKED, seat, piece, scene.source))
        chosen.append(piece)
    report(scene, dict.fromkeys(chosen))
    play(table, node.do, scene)


@means(n.ControllersMay)
def _controllers_may(table: Table, node: n.ControllersMay, scene: Play) -> None:
    which = [ref for ref in find(table, node.which, scene) if is_piece(ref)]
    done: list[int] = []
    for seat in _from_next_opponent(table, scene.seat):
        for piece in which:
            if controller(table, piece) == seat and ask.yes(table, seat, ("may", NODES.name(node)), piece):
                happen(table, Happening(did.PICKED, seat, piece, scene.source))
                done.append(piece)
    lives = {piece: table.pieces[piece].life for piece in which}
    if done:
        scene.it = tuple(done)
        play(table, node.do, scene)
    report(scene, [piece for piece in which if table.pieces[piece].life == lives[piece]])


@means(n.MaySacrificeOrDiscard)
def _may_sacrifice_or_discard(table: Table, node: n.MaySacrificeOrDiscard, scene: Play) -> None:
    """Each hears what those before him chose; a card to be discarded is not shown before (101.4)."""
    among = find(table, node.among, scene)
    chosen: list[tuple[int, int]] = []
    for seat in seats(table, node.who, scene):
        hand = table.ids(zone(seat, HAND))
        able = [*(i for i in among if controller(table, i) == seat), *hand]
        say = ("sacrifice", NODES.name(node))
        picked = ask.pick(table, seat, partial(list, able), 0, 1, say, scene.source, "101.4")
        discards = bool(picked) and picked[0] in hand
        event = Happening(did.DECIDED, seat, source=scene.source, word="discard" if discards else "")
        if picked and not discards:
            event.piece, event.word = picked[0], "sacrifice"
        happen(table, event)
        chosen += [(seat, piece) for piece in picked]
    zones.give_up(table, scene, chosen)
    report(scene, [seat_ref(seat) for seat, _ in chosen])


@means(n.MayOr)
def _may_or(table: Table, node: n.MayOr, scene: Play) -> None:
    for seat in seats(table, node.who, scene):
        his = as_seat(scene, seat)
        if (
            not table.seats[seat].out
            and possible(table, node.do, his)
            and ask.yes(table, seat, ("may", NODES.name(node)), scene.source)
        ):
            play(table, node.do, his)
        else:
            play(table, node.otherwise, scene)


@means(n.MayPay)
def _may_pay(table: Table, node: n.MayPay, scene: Play) -> None:
    """The player asked pays as himself; what follows is done by the controller of the ability."""
    payers = seats(table, node.who, scene)
    for seat in payers:
        payer = as_seat(scene, seat)
        either = (node.costs, node.or_) if node.or_ else (node.costs,)
        able = [k for k, each in enumerate(either) if costs.payable_costs(table, seat, each, payer, Use())]
        say = ("may_pay", NODES.name(node))
        if not table.seats[seat].out and able and ask.yes(table, seat, say, scene.source):
            which = ("which_cost", NODES.name(node))
            options = [("either", k) for k in able]
            chosen = ask.pick_one(table, seat, partial(list, options), which, scene.source)[1]
            costs.pay_costs(table, either[chosen], payer, Use())
            if node.do is not None:
                play(table, node.do, scene)
        elif node.otherwise is not None:
            play(table, node.otherwise, scene)
    if not payers and node.otherwise is not None:
        play(table, node.otherwise, scene)


@means(n.ChooseTargets)
def _choose_targets(table: Table, node: n.ChooseTargets, scene: Play) -> None:
    """They were chosen when it was put on the stack (601.2c)."""


@means(n.Modes)
def _modes(table: Table, node: n.Modes, scene: Play) -> None:
    """The modes chosen when it was put on the stack, in the order they are written (608.2c); one that was
    chosen again has targets of its own each time."""
    item = scene.item
    assert isinstance(item, StackItem)
    at = 0
    for mode in item.modes:
        then = at + len(targets(item.name, (mode,)))
        if node.again:
            scene.item = msgspec.structs.replace(item, modes=(mode,), aims=item.aims[at:then])
        play(table, node.modes[mode], scene)
        at = then
    scene.item = item


@means(n.ChooseOne)
def _choose_one(table: Table, node: n.ChooseOne, scene: Play) -> None:
    able = [part for part in node.parts if possible(table, part, scene)]
    if able:
        options = [("effect", NODES.name(part)) for part in able]
        say = ("choose_one", NODES.name(node))
        name = ask.pick_one(table, scene.seat, lambda: options, say, scene.source)[1]
        play(table, NODES.nodes[name], scene)


@means(n.NthTime)
def _nth_time(table: Table, node: n.NthTime, scene: Play) -> None:
    word = f"{NODES.name(node)}#"
    entry = (scene.source, scene.life, word)
    before = table.board.used.count(entry)
    happen(table, Happening(did.USED, scene.seat, scene.source, life=scene.life, word=word))
    if before < len(node.parts):
        play(table, node.parts[before], scene)


@means(n.OnceEachTurn)
def _once_each_turn(table: Table, node: n.OnceEachTurn, scene: Play) -> None:
    word = f"{NODES.name(node)}#"
    may = node.may
    if (scene.source, scene.life, word) in table.board.used or not possible(table, may.do, scene):
        return
    if ask.yes(table, scene.seat, ("may", NODES.name(may)), scene.source):
        happen(table, Happening(did.USED, scene.seat, scene.source, life=scene.life, word=word))
        play(table, may.do, scene)
        if may.then is not None:
            play(table, may.then, scene)


@means(n.Repeat)
def _repeat(table: Table, node: n.Repeat, scene: Play) -> None:
    play(table, node.do, scene)
    while holds(table, node.while_, scene):
        if node.then is not None:
            play(table, node.then, scene)
        play(table, node.do, scene)


# Chance, votes and piles (700 to 706)


@means(n.FlipCoin)
def _flip_coin(table: Table, node: n.FlipCoin, scene: Play) -> None:
    """The player calls, the other side loses (705.2): to win is as likely as not."""
    won = dice(table, 1, 2)[0] == 1
    happen(table, Happening(did.FLIPPED, scene.seat, source=scene.source, amount=int(won)))
    if won:
        play(table, node.won, scene)
    elif node.lost is not None:
        play(table, node.lost, scene)


@means(n.RollDie)
def _roll_die(table: Table, node: n.RollDie, scene: Play) -> None:
    result = dice(table, 1, node.sides)[0] + 1
    happen(table, Happening(did.ROLLED, scene.seat, source=scene.source, amount=result, extra=node.sides))
    report(scene, (), result)
    reached = [part for least, part in node.results if result >= least]
    if reached:
        play(table, reached[-1], scene)


@means(n.Vote)
def _vote(table: Table, node: n.Vote, scene: Play) -> None:
    votes = [0] * len(node.parts)
    for _, choice in _votes(table, node, scene):
        votes[choice] += 1
    most = max(votes)
    winner = max(k for k, number in enumerate(votes) if number == most)
    play(table, node.parts[winner], scene)


@means(n.VoteForEach)
def _vote_for_each(table: Table, node: n.VoteForEach, scene: Play) -> None:
    votes = _votes(table, node, scene)
    for k, ballot in enumerate(node.parts):
        for voter in (seat for seat, choice in votes if choice == k):
            scene.other = voter
            play(table, ballot, scene)


@means(n.Ballot)
def _ballot(table: Table, node: n.Ballot, scene: Play) -> None:
    play(table, node.do, scene)


def _votes(table: Table, node: n.Vote | n.VoteForEach, scene: Play) -> list[tuple[int, int]]:
    """Who voted for which part: in turn order, and everybody hears each vote; nobody may abstain."""
    options = [("vote", NODES.name(part)) for part in node.parts]
    votes = []
    for seat in table.clockwise(scene.seat):
        say = ("vote", NODES.name(node))
        choice = ask.pick_one(table, seat, partial(list, options), say, scene.source, "701.32")
        votes.append((seat, options.index(choice)))
        happen(table, Happening(did.VOTED, seat, source=scene.source, word=choice[1]))
    return votes


@means(n.IntoPiles)
def _into_piles(table: Table, node: n.IntoPiles, scene: Play) -> None:
    """What is separated is revealed first, so everybody sees the piles."""
    which = [ref for ref in find(table, node.which, scene) if is_piece(ref)]
    foes = [("seat", seat) for seat in table.opponents(scene.seat)]
    splitter = int(
        ask.pick_one(table, scene.seat, partial(list, foes), ("choose_opponent",), scene.source)[1]
    )
    say = ("piles", NODES.name(node))
    first = ask.pick(table, splitter, partial(list, which), 0, len(which), say, scene.source, "700.3")
    piles = (tuple(first), tuple(i for i in which if i not in first))
    options = [("pile", k, *pile) for k, pile in enumerate(piles)]
    choice = ask.pick_one(table, scene.seat, partial(list, options), ("pile", NODES.name(node)), scene.source)
    for pile, do in ((piles[choice[1]], node.chosen), (piles[1 - choice[1]], node.other)):
        report(scene, pile)
        play(table, do, scene)


@means(n.AtRandom)
def _at_random(table: Table, node: n.AtRandom, scene: Play) -> None:
    left = find(table, node.among, scene)
    taken = [left.pop(below(table, len(left))) for _ in range(min(node.number, len(left)))]
    if taken:
        for ref in taken:
            if is_seat(ref):
                happen(
                    table, Happening(did.DRAWN_BY_LOT, scene.seat, source=scene.source, other=seat_of(ref))
                )
        report(scene, taken)
        play(table, node.do, scene)
