"""Casting spells (601): every choice in the order of the rule, then the costs, then it is cast."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import combinations, combinations_with_replacement, product
from typing import Any, Final

import msgspec

from arbitre.kernel import ask
from arbitre.kernel.door import happen, happen_together
from arbitre.kernel.effects import Node, This
from arbitre.kernel.meaning import count, holds
from arbitre.kernel.pieces import NOBODY, Refusal

from ... import language as n
from ...cards.index import CARDS, NODES, modes_of
from ...language.definitions import COLOURS, ROOM, Card, Face, ManaCost
from ...language.keywords import Convoke, Flash
from ...meaning.filters import is_whose, suits
from .. import changes as did
from ..changes.supposing import Supposed
from ..commanders import is_commander
from ..continuous.abilities import (
    CAN,
    CANNOT,
    COST,
    ONLY,
    RESTRICTED,
    SPELL_TRAITS,
    SPELLS,
    of_kind,
    sentences,
)
from ..continuous.index import statics
from ..continuous.layers import traits_of
from ..continuous.printed import own_abilities
from ..events import Happening
from ..mana.bill import Bill, Use, bill
from ..mana.given_up import grants
from ..mana.pay import pay_mana
from ..mana.phyrexian import announced, pay_life_for, settled
from ..mana.purse import Purses, can_pay, purse, speaks_of
from ..mana.solver import phyrexian
from ..model import BACK_UP, HAND, STACK, Play, StackItem, Table
from ..permissions import can, cannot, not_among_only
from ..refs import is_piece, is_seat, role, seat_of, seat_ref, zone
from ..teams import is_active
from .costs import has_x, mana_of, others, pay_noting, payable_others
from .sparing import besides, from_graveyard, kept_back
from .targets import aim, aimed_at, can_aim, divide
from .way import Way
from .ways import effect_name, face_of, ways


def main_time(table: Table, seat: int) -> bool:
    """Whether a player could cast a sorcery: his main phase, an empty stack (307.1)."""
    board = table.board
    return not board.stack and board.step in ("main_1", "main_2") and is_active(table, seat)


def why_not_cast(table: Table, seat: int, piece: int, word: str = "") -> Refusal | None:
    """Why a player cannot cast a card in this way now; nothing if he can."""
    for way in ways(table, seat, piece):
        if way.word == word:
            return why_not_way(table, seat, piece, way)
    it = table.pieces[piece]
    face = CARDS[it.what].faces[0]
    if not word and it.zone == zone(seat, HAND) and face.cost is None and "land" not in face.types:
        return Refusal("118.6", ("no_mana_cost",))
    if role(it.zone) == "command" and is_commander(table, piece) and it.owner != seat:
        return Refusal("903.8", ("not_your_commander",))
    return Refusal("601.3", ("cannot_cast_from_there",))


def why_not_way(
    table: Table, seat: int, piece: int, way: Way, timing: bool = True, purses: Purses | None = None
) -> Refusal | None:
    """Timing, prohibitions, costs and targets, in that order, of the spell it would be (601.2a, 601.3); with
    `purses`, those of this moment."""
    if purses is None:
        purses = Purses(table, seat)
    if is_plain(table, piece, way):
        return _why_not_spell(table, seat, piece, way, timing, purses)
    with as_spell(table, seat, piece, way) as supposed:
        have = Purses(table, seat) if supposed.anew else purses
        return _why_not_spell(table, seat, piece, way, timing, have)


def can_cast_plainly(table: Table, seat: int, piece: int, way: Way, purses: Purses) -> bool:
    """Whether nothing keeps a player from casting, as is printed, a card that `is_plain`."""
    if not main_time(table, seat) and not fast(table, piece):
        return False
    if way.mana is not None and (way.mana.generic or way.mana.symbols):
        owed = Bill(way.mana.generic, way.mana.symbols)
        if not can_pay(purses.get(Use("cast", piece), False), owed):
            return False
    return _has_targets(table, seat, piece, way)


def as_spell(table: Table, seat: int, piece: int, way: Way) -> Supposed:
    """While it is entered, the card is the spell it would be if it were cast this way."""
    door = way.face if way.room else NOBODY
    return Supposed(table, seat, piece, way.facing, door, BACK_UP in way.marks)


ANY_COLOUR: Final = CAN + "spend_as_any_colour"
SPELL_KEYS: Final = frozenset(
    (COST, SPELLS, SPELL_TRAITS, RESTRICTED, ONLY, CANNOT + "cast", CAN + "cast_as_though_flash", ANY_COLOUR)
)
"""The statics that read what a spell is, or where it lies."""


def is_plain(table: Table, piece: int, way: Way) -> bool:
    """Whether a card is the same to whoever judges it, as it lies and on the stack: as nearly always."""
    it = table.pieces[piece]
    if it.copies or way.facing or way.costs is not None or way.besides or not PLAIN[it.what]:
        return False
    return SPELL_KEYS.isdisjoint(table.statics)


def _plain(card: Card) -> bool:
    names = own_abilities(tuple(ability for face in card.faces for ability in face.abilities))
    told = (
        n.CostChange,
        n.AlternativeCost,
        n.AdditionalCost,
        Convoke,
        *((Flash,) if card.layout == ROOM else ()),
    )
    return not any(isinstance(NODES.nodes[name], told) for name in sentences(names))


PLAIN: Final = tuple(_plain(card) for card in CARDS)
"""For each card: whether its text says nothing about its costs, nor one half of it about when it is cast."""


def _why_not_spell(
    table: Table, seat: int, piece: int, way: Way, timing: bool, purses: Purses
) -> Refusal | None:
    """Of a card that is, or is supposed to be, the spell: why it cannot be cast."""
    if timing and (refusal := _why_not_now(table, seat, piece)):
        return refusal
    if _forbidden(table, seat, piece):
        return Refusal("101.2", ("cannot_cast",))
    refusal = None
    for more in choices(table, piece, way):
        refusal = _why_not_pay(table, seat, piece, way, more, purses)
        if refusal is None:
            break
    if refusal is not None:
        return refusal
    if not way.facing and not _has_targets(table, seat, piece, way):
        return Refusal("601.2c", ("no_target",))
    return None


def _why_not_pay(
    table: Table, seat: int, piece: int, way: Way, more: tuple[Node, ...], purses: Purses
) -> Refusal | None:
    """Why its costs cannot be paid, with these of the additional ones that are chosen."""
    owed = total_mana(table, seat, piece, way, 0, more)
    costs = [*other_costs(table, piece, way), *others(more)]
    if not costs:
        if not owed.empty and not _affordable(table, piece, owed, purses, ()):
            return _too_dear(owed, way)
    else:
        scene = Play(seat, piece, life=table.pieces[piece].life)
        barred = kept_back(table, besides(costs, scene))
        if not owed.empty and not _affordable(table, piece, owed, purses, barred):
            return _too_dear(owed, way)
        if not payable_others(table, costs, scene):
            return Refusal("601.2h", ("cannot_pay_costs",))
    return None


def _affordable(table: Table, piece: int, owed: Bill, purses: Purses, barred: tuple[int, ...]) -> bool:
    """Whether a player has the mana for a spell; creatures convoke only where it matters."""
    use = Use("cast", piece)
    if can_pay(purses.get(use, False, barred), owed):
        return True
    return convokes(table, piece) and can_pay(purses.get(use, True, barred), owed)


SLOW: Final = {
    "creature": "302.1",
    "artifact": "301.1",
    "enchantment": "303.1",
    "planeswalker": "306.1",
    "battle": "310.1",
    "sorcery": "307.1",
}
"""For each type the rule that it is cast in a main phase while the stack is empty."""


def _why_not_now(table: Table, seat: int, piece: int) -> Refusal | None:
    """Why this is no moment to cast it, by its type; a card cast face down is a creature spell (708.4)."""
    if main_time(table, seat) or fast(table, piece):
        return None
    types = traits_of(table, piece).types
    rule = next((SLOW[word] for word in SLOW if word in types), "307.1")
    return Refusal(rule, ("only_main_phase",))


def why_not_begin(table: Table, seat: int, piece: int) -> Refusal | None:
    """Why a player could not begin to cast a card from his hand, whatever it costs and aims at: suspend asks
    for no more (702.62a)."""
    with as_spell(table, seat, piece, Way()):
        if refusal := _why_not_now(table, seat, piece):
            return refusal
        return Refusal("101.2", ("cannot_cast",)) if _forbidden(table, seat, piece) else None


def _forbidden(table: Table, seat: int, piece: int) -> bool:
    """Whether something says that this player, or this spell, cannot be cast (101.2): of a Room the half that
    is cast, of a face-down spell what has no name (708.4)."""
    if ONLY in table.statics and not_among_only(table, "cast", seat):
        return True
    if CANNOT + "cast" not in table.statics:
        return False
    if cannot(table, "cast", seat_ref(seat)):
        return True
    it, traits = table.pieces[piece], traits_of(table, piece)
    return any(
        isinstance(node.who, n.Filter) and suits(table, node.who, it, traits, it, scene)
        for node, scene in statics(table, CANNOT + "cast")
    )


def fast(table: Table, piece: int) -> bool:
    """Whether it may be cast any time its player has priority: instants and flash (304.1, 702.8)."""
    if "instant" in traits_of(table, piece).types:
        return True
    return has_as_spell(table, piece, "flash") or can(table, "cast_as_though_flash", piece)


def convokes(table: Table, piece: int) -> bool:
    """Whether creatures can help pay for a spell (702.51)."""
    return has_as_spell(table, piece, "convoke")


def has_as_spell(table: Table, piece: int, word: str) -> bool:
    """Whether a spell has a keyword, by itself or through an effect about spells."""
    if word in traits_of(table, piece).keywords:
        return True
    return SPELLS in table.statics and bool(grants(table, piece, word))


def _has_targets(table: Table, seat: int, piece: int, way: Way) -> bool:
    name = effect_name(face_of(table, piece, way))
    if not name:
        return True
    item = StackItem(0, name, seat, piece, table.pieces[piece].life, kind="spell")
    return bool(legal_modes(table, item)) if modes_of(name) is not None else can_aim(table, item)


def legal_modes(table: Table, item: StackItem) -> list[tuple[int, ...]]:
    """The sets of modes that can be chosen: enough of them, each with its targets (700.2)."""
    modal = modes_of(item.name)
    assert modal is not None
    able = []
    for k in range(len(modal.modes)):
        spent = (item.source, item.life, f"{item.name}#{k}")
        if modal.unchosen and spent in table.board.spent:
            continue
        if can_aim(table, _with(item, modes=(k,))):
            able.append(k)
    most = modal.number if modal.most is None else modal.most
    least = min(modal.number, most)
    if modal.again:
        return list(combinations_with_replacement(able, modal.number))
    return [c for size in range(least, most + 1) for c in combinations(able, size)]


def _with(item: StackItem, **fields: Any) -> StackItem:
    return msgspec.structs.replace(item, **fields)


# Costs


def other_costs(table: Table, piece: int, way: Way) -> list[Node]:
    """The costs that are no mana: of the way, and the additional ones that must be paid (601.2f). They may be
    paid in any order (601.2h): what fills the graveyard comes before what is exiled from there."""
    costs = others((*(way.costs or ()), *way.besides))
    if not way.facing:
        for ability in additional(face_of(table, piece, way)):
            if _goes_unasked(ability):
                costs += others(ability.costs)
    return sorted(costs, key=from_graveyard)


def _goes_unasked(ability: n.AdditionalCost) -> bool:
    """Whether an additional cost leaves its player no choice."""
    return not ability.optional and not ability.or_


def choices(table: Table, piece: int, way: Way) -> list[tuple[Node, ...]]:
    """What may be chosen of the additional costs of which one must be paid, all together."""
    if way.facing:
        return [()]
    either = [ability for ability in additional(face_of(table, piece, way)) if ability.or_]
    return [
        tuple(cost for costs in chosen for cost in costs)
        for chosen in product(*((ability.costs, ability.or_) for ability in either))
    ]


_ADDITIONAL: Final[dict[str, tuple[n.AdditionalCost, ...]]] = {}


def additional(face: Face) -> tuple[n.AdditionalCost, ...]:
    """The additional costs a face speaks of."""
    found = _ADDITIONAL.get(face.slug)
    if found is None:
        found = of_kind(own_abilities(face.abilities), n.AdditionalCost)
        _ADDITIONAL[face.slug] = found
    return found


def total_mana(table: Table, seat: int, piece: int, way: Way, x: int, more: tuple[Node, ...] = ()) -> Bill:
    """The mana to pay: the cost, increased, then reduced, never below nothing (601.2f)."""
    besides = () if way.facing else additional(face_of(table, piece, way))
    more = (*way.besides, *more)
    if way.costs is None and not besides and not more:  # as nearly always
        owed = bill(way.mana or ManaCost(), x)
        return changed(table, seat, piece, _taxed(owed, way), "spell", own=True)
    scene = Play(seat, piece, life=table.pieces[piece].life, x=x)
    owed = mana_of(table, way.costs, scene) if way.costs is not None else bill(way.mana or ManaCost(), x)
    for ability in besides:
        if _goes_unasked(ability):
            extra = mana_of(table, ability.costs, scene)
            owed = Bill(owed.generic + extra.generic, owed.symbols + extra.symbols)
    if more:
        extra = mana_of(table, more, scene)
        owed = Bill(owed.generic + extra.generic, owed.symbols + extra.symbols)
    return changed(table, seat, piece, _taxed(owed, way), "spell", own=True)


def _taxed(owed: Bill, way: Way) -> Bill:
    """With what a commander costs more: an additional cost, whatever else is paid (903.8)."""
    return Bill(owed.generic + way.tax, owed.symbols) if way.tax else owed


def _too_dear(owed: Bill, way: Way) -> Refusal:
    """Why a spell cannot be paid; of a commander, how much of it is tax."""
    if way.tax:
        return Refusal("903.8", ("cannot_pay_tax", owed.written(), f"{{{way.tax}}}"))
    return Refusal("601.2h", ("cannot_pay", owed.written()))


def changed(table: Table, seat: int, piece: int, owed: Bill, of: str, own: bool = False) -> Bill:
    """A bill after cost increases and reductions; reductions take generic mana only (118.7)."""
    more = less = 0
    changes = []
    if COST in table.statics:
        changes += [(node, scene) for node, scene in statics(table, COST) if not isinstance(node.who, This)]
    if own:
        for node in of_kind(traits_of(table, piece).abilities, n.CostChange):
            if isinstance(node.who, This):
                scene = Play(seat, piece, life=table.pieces[piece].life)
                if holds(table, node.while_, scene):
                    changes.append((node, scene))
    for node, scene in changes:
        if node.of != of or not is_whose(table, node.by, seat, scene.seat):
            continue
        if isinstance(node.who, This) or speaks_of(table, node.who, piece, scene):
            amount = count(table, node.amount, scene)
            more += max(0, amount)
            less += max(0, -amount)
    if more or less:
        owed = Bill(max(0, owed.generic + more - less), owed.symbols)
    if of == "spell" and owed.symbols and any_colour_pays(table, seat, piece):
        left = tuple(symbol for symbol in owed.symbols if symbol not in COLOURS)
        owed = Bill(owed.generic + len(owed.symbols) - len(left), left)
    return owed


def any_colour_pays(table: Table, seat: int, piece: int) -> bool:
    """Whether a player may spend mana on this spell as though it were mana of any color (609.4b)."""
    if ANY_COLOUR not in table.statics:
        return False
    return any(
        scene.seat == seat and speaks_of(table, node.who, piece, scene)
        for node, scene in statics(table, ANY_COLOUR)
    )


def most_x(table: Table, seat: int, piece: int, way: Way, more: tuple[Node, ...]) -> int:
    """The largest X that can be paid."""
    scene = Play(seat, piece, life=table.pieces[piece].life)
    other = besides((*other_costs(table, piece, way), *more), scene)
    have = purse(table, seat, Use("cast", piece), convokes(table, piece), kept_back(table, other))
    x = 0
    while x < 100 and can_pay(have, total_mana(table, seat, piece, way, x + 1, more)):
        x += 1
    return x


# Casting


def cast(table: Table, seat: int, piece: int, way: Way, new_marks: tuple[str, ...] = ()) -> StackItem:
    """Cast a card (601.2): announce, choose modes, X, targets, division, pay, and it is cast."""
    did.announce(table)
    came = table.pieces[piece].zone
    copies = table.pieces[piece].copies
    face = face_of(table, piece, way)
    marks = (*way.marks, *new_marks)
    happen(
        table,
        Happening(
            did.MOVED,
            seat,
            piece,
            to=STACK,
            cause="cast",
            facing=way.facing,
            doors=int(way.room),
            extra=way.face,
            marks=marks,
            copies=copies,
        ),
    )
    name = "" if way.facing else effect_name(face)
    item = StackItem(
        did.new_item(table), name, seat, piece, table.pieces[piece].life, kind="spell", marks=marks
    )
    did.put_on_stack(table, item)  # 601.2a: it is the topmost object from here on
    item, more = _announce(table, item, way)
    item = choose_x(table, item, way, more)
    by_life = _phyrexian(table, item, way, more)
    item = aimed(table, item)
    did.change_item(table, item)
    scene = Play(seat, piece, life=item.life, x=item.x, item=item)
    costs = sorted((*other_costs(table, piece, way), *others(more)), key=from_graveyard)
    spent = pay_mana(
        table,
        seat,
        settled(total_mana(table, seat, piece, way, item.x, more), by_life),
        Use("cast", piece),
        convokes(table, piece),
        besides(costs, scene),
    )
    pay_life_for(table, seat, by_life)
    item = _with(item, paid=pay_noting(table, costs, scene, Use("cast", piece)), spent=spent)
    did.change_item(table, item)
    did.paid_mana(table, piece, len(spent))
    if way.by_leave is not None:
        source, life, word = way.by_leave
        happen(table, Happening(did.USED, seat, source, life=life, word=word))
    did.announced(table)
    tell_targets(table, item)
    happen(table, Happening(did.CAST, seat, piece, extra=item.id, frm=came, amount=way.tax))
    return item


def _announce(table: Table, item: StackItem, way: Way) -> tuple[StackItem, tuple[Node, ...]]:
    """Modes, and which optional additional costs will be paid (601.2b)."""
    item = choose_modes(table, item)
    more: tuple[Node, ...] = ()
    if way.facing:
        return item, more
    for ability in additional(face_of(table, item.source, way)):
        say = ("additional_cost", NODES.name(ability))
        if ability.or_:
            either = (ability.costs, ability.or_)
            able = [("either", k) for k in (0, 1) if _affords(table, item, way, (*more, *either[k]))]
            chosen = ask.pick_one(table, item.seat, partial(list, able), say, item.source, "601.2b")
            more += either[chosen[1]]
        elif (
            ability.optional
            and _affords(table, item, way, (*more, *ability.costs))
            and ask.yes(table, item.seat, say, item.source, "601.2b")
        ):
            more += ability.costs
            item = did.marked(item, ability.mark)
    return item, more


def _affords(table: Table, item: StackItem, way: Way, more: tuple[Node, ...]) -> bool:
    """Whether a spell can be paid for with these additional costs besides."""
    scene = Play(item.seat, item.source, life=item.life)
    owed = total_mana(table, item.seat, item.source, way, 0, more)
    costs = (*other_costs(table, item.source, way), *others(more))
    barred = kept_back(table, besides(costs, scene))
    have = purse(table, item.seat, Use("cast", item.source), convokes(table, item.source), barred)
    return payable_others(table, costs, scene) and can_pay(have, owed)


def choose_modes(table: Table, item: StackItem) -> StackItem:
    """Choose the modes of a modal spell or ability, one after the other (601.2b, 700.2)."""
    modal = modes_of(item.name) if item.name else None
    if modal is None:
        return item
    sets = legal_modes(table, item)
    chosen: tuple[int, ...] = ()
    while True:
        fitting = [s for s in sets if not Counter(chosen) - Counter(s)]
        options: list[tuple[object, ...]] = [
            ("mode", k) for k in sorted({k for s in fitting for k in Counter(s) - Counter(chosen)})
        ]
        if chosen in fitting:
            options.append(("done",))
        if options == [("done",)] or not options:
            break
        say = ("mode", NODES.name(modal), item.source)
        answer = ask.pick_one(table, item.seat, lambda: options, say, item.source, "700.2")
        if answer[0] == "done":
            break
        chosen = tuple(sorted((*chosen, int(answer[1]))))
    if modal.unchosen:
        for k in chosen:
            word = f"{item.name}#{k}"
            happen(
                table, Happening(did.USED, item.seat, item.source, life=item.life, word=word, cause="once")
            )
    return _with(item, modes=chosen)


def choose_x(table: Table, item: StackItem, way: Way, more: tuple[Node, ...]) -> StackItem:
    """Announce X (601.2b); without paying its mana cost X is 0 (107.3b)."""
    if way.costs is None:
        asks = bool(way.mana and way.mana.x)
    else:
        asks = has_x(way.costs, traits_of(table, item.source).cost)
    if not asks:
        return item
    most = most_x(table, item.seat, item.source, way, more)
    x = ask.number(table, item.seat, 0, most, ("x", item.source), item.source, "601.2b")
    if x:
        did.announced_x(table, item.source, x)
    return _with(item, x=x)


def _phyrexian(table: Table, item: StackItem, way: Way, more: tuple[Node, ...]) -> tuple[str, ...]:
    """Which Phyrexian symbols will be paid with life (601.2b)."""
    if way.costs is None and not any(phyrexian(symbol) for symbol in (way.mana or ManaCost()).symbols):
        return ()  # as nearly always
    owed = total_mana(table, item.seat, item.source, way, item.x, more)
    use = Use("cast", item.source)
    costs = (*other_costs(table, item.source, way), *others(more))
    barred = kept_back(table, besides(costs, Play(item.seat, item.source, life=item.life, x=item.x)))
    return announced(table, item.seat, owed, use, convokes(table, item.source), barred)


def aimed(table: Table, item: StackItem) -> StackItem:
    """The item with its targets chosen and amounts divided (601.2c, 601.2d)."""
    aims = aim(table, item)
    if not aims:
        return item
    item = _with(item, aims=aims)
    return _with(item, shares=divide(table, item, aims))


def tell_targets(table: Table, item: StackItem) -> None:
    """What became a target is told, each once (601.2c)."""
    events = []
    for ref in dict.fromkeys(aimed_at(item)):
        event = Happening(did.TARGETED, item.seat, source=item.source, extra=item.id, word=item.kind)
        if is_piece(ref):
            event.piece = ref
        elif is_seat(ref):
            event.other = seat_of(ref)
        else:
            continue
        events.append(event)
    happen_together(table, events)


def way_named(table: Table, seat: int, piece: int, word: str) -> Way:
    """The way a player means by its word."""
    return next(way for way in ways(table, seat, piece) if way.word == word)
