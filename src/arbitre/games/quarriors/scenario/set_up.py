"""From the `given` of a scenario to a state in which every rule of the game holds."""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.door import KERNEL_PERFORMS, MOVED, SHUFFLED
from arbitre.kernel.effects import walk
from arbitre.kernel.pieces import NOBODY, Event
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Item, Position
from arbitre.kernel.scenario.vocabulary import elsewhere, numbered, only, placed, repeated
from arbitre.words.finding import slug

from ..cards.index import CARD_NUMBER, CARDS, KIND_NUMBER, KINDS, cards_of
from ..decks import WILDS
from ..decks.check import CREATURE_CARDS, SPELL_CARDS
from ..language.nodes import ExtraCaptures
from ..rules import changes as did
from ..rules.game import RULES
from ..rules.model import AREAS, ASIDE, BAG, CLEAN_UP, LOCKED, POOL, READY, ROLL, Table
from ..rules.places import area, wilds_zone
from .phrases import Described, named, parse, say_face, title

PHASES: Final = ("set-up", "score", "ready", "attack", "capture", "clean up")
"""What the phases are called; phase 2 before its roll is "draw"."""

DRAW: Final = "draw"
WORDS: Final = ("wilds", "left", "active", "phase", "quiddity", "captures", "rolls")
SEAT_WORDS: Final = (*AREAS, "glory", "locked this turn")
FACES_MATTER: Final = (POOL, READY, LOCKED)


class Wish:
    """A die the scenario wants somewhere."""

    __slots__ = ("area", "item", "phrase", "seat")

    def __init__(self, item: Item, seat: int, where: int, phrase: Described) -> None:
        self.item = item
        self.seat = seat
        self.area = where
        self.phrase = phrase


def set_up(names: list[str], options: dict[str, Any], given: Item, seed: int) -> Position:
    """The position a `given` describes."""
    parts = given.table("a position: wilds, active, phase, and for each player what lies where")
    seats: dict[int, dict[str, Item]] = {}
    for word, item in parts.items():
        if word in names:
            seats[names.index(word)] = _player(item)
        elif word not in WORDS:
            item.wrong(f"a position has no '{word}'; it has {', '.join(WORDS)} and {', '.join(names)}.")
    wishes = [
        Wish(each, seat, AREAS.index(word), _phrase(names, each))
        for seat, words in sorted(seats.items())
        for word, item in words.items()
        if word in AREAS
        for each in repeated(item)
    ]
    for at, wish in enumerate(wishes):
        _check(wish, wishes[:at])
    rolls = [(each, _phrase(names, each)) for each in repeated(parts.get("rolls", _nothing(given)))]
    wilds = _wilds(parts, wishes, rolls)
    only(options, ("two_captures", "cull_scored_only", "boxes"), given)
    table = _start(len(names), {**options, "wilds": wilds}, given, seed)
    _lay_all(table, wishes, seats)
    _stock(table, parts.get("left"), seats)
    for seat in range(len(names)):
        _fill_bag(table, seat, "bag" in seats.get(seat, {}))
    _turn(table, names, parts, seats)
    return Position(table, [(KIND_NUMBER[p.kind], _side(each, p, NOBODY), p.text) for each, p in rolls])


def _check(wish: Wish, before: list[Wish]) -> None:
    """Complain of what says nothing about how a die lies there as a position begins."""
    phrase, where = wish.phrase, AREAS[wish.area]
    if phrase.owner not in (None, wish.seat) or phrase.area not in (None, wish.area):
        elsewhere(wish.item)
    alike = [o for o in before if (o.seat, o.area, o.phrase.kind) == (wish.seat, wish.area, phrase.kind)]
    numbered(wish.item, phrase.nth, len(alike))
    if phrase.sides is not None and wish.area not in FACES_MATTER:
        wish.item.wrong(f"a die shows no face in the {where}.")
    for spell in phrase.with_kinds:
        if wish.area != READY or KINDS[KIND_NUMBER[spell.kind]].sort != "spell":
            wish.item.wrong("only a spell is attached, and only to a creature in the Ready Area (Q-041).")


def could_lie(table: Table, phrase: Described, seat: int, where: int) -> bool:
    """Whether a die could ever lie so in an area of a player: it is his, its kind is in the game, and it
    shows what can be up there."""
    faces = [KINDS[KIND_NUMBER[phrase.kind]].faces[side] for side in phrase.sides or ()]
    shown = {
        POOL: True,
        READY: not faces or any(face.spell or face.creature for face in faces),
        LOCKED: not faces or any(face.lock for face in faces),
    }
    return (
        phrase.owner in (None, seat)
        and phrase.area in (None, where)
        and shown.get(where, not faces)
        and (where == READY or not phrase.with_kinds)
        and any(die.what == KIND_NUMBER[phrase.kind] for die in table.pieces)
    )


def _nothing(given: Item) -> Item:
    return Item("", given.file, given.line)


def _phrase(names: list[str], item: Item) -> Described:
    try:
        return parse(names, item.text("the name of a die"))
    except BadInput as error:
        raise placed(item, error) from None


def _player(item: Item) -> dict[str, Item]:
    words = item.table("what a player has: " + ", ".join(SEAT_WORDS))
    for word, each in words.items():
        if word not in SEAT_WORDS:
            each.wrong(f"a player has no '{word}'; he has {', '.join(SEAT_WORDS)}.")
    return words


def _wilds(parts: dict[str, Item], wishes: list[Wish], rolls: list[tuple[Item, Described]]) -> list[str]:
    """Ten cards: those written, those the dice named need, then ordinary ones to fill the rest."""
    wanted: dict[str, str] = {}  # kind -> card
    spare = [*WILDS["first-steps"].spells, *WILDS["first-steps"].creatures]
    chosen_wilds = False
    written = parts.get("wilds")
    if written is not None and isinstance(written.value, str) and slug(written.value) in WILDS:
        ready = WILDS[slug(written.value)]
        spare, chosen_wilds = [*ready.spells, *ready.creatures], True
    elif written is not None:
        for each in written.items():
            name = named(each.text("the name of a card"))
            if name is None:
                each.wrong(f"no card and no ready-made Wilds is called '{each.text()}'.")
            kind, card = name
            if kind in wanted:
                each.wrong(f"two cards of the kind {title(kind)}; one of each is the rule (Q-004).")
            if KINDS[KIND_NUMBER[kind]].sort != "basic":
                wanted[kind] = card or _ordinary(kind)
    soft = {CARDS[CARD_NUMBER[card]].kind: card for card in spare}
    named_dice = [
        (place, each)
        for place, phrase in [(wish.item, wish.phrase) for wish in wishes] + rolls
        for each in (phrase, *phrase.with_kinds)
        if KINDS[KIND_NUMBER[each.kind]].sort != "basic"
    ]
    for place, phrase in named_dice:
        there = wanted.setdefault(phrase.kind, phrase.card) if phrase.card else ""
        if there != phrase.card:
            place.wrong(f"{title(phrase.card)} and {title(there)} cannot both be in the Wilds (Q-004).")
    for _, phrase in named_dice:
        ready_made = soft.get(phrase.kind, "") if chosen_wilds else ""
        wanted.setdefault(phrase.kind, ready_made or _ordinary(phrase.kind))
    chosen = []
    for sort, number in (("spell", SPELL_CARDS), ("creature", CREATURE_CARDS)):
        kinds = [kind for kind in wanted if KINDS[KIND_NUMBER[kind]].sort == sort]
        if len(kinds) > number:
            where = written or next(wish.item for wish in wishes if wish.phrase.kind == kinds[-1])
            where.wrong(f"{len(kinds)} kinds of {sort} are named; the Wilds hold {number} (Q-003).")
        others = [kind for kind in (*soft, *KIND_NUMBER) if KINDS[KIND_NUMBER[kind]].sort == sort]
        for kind in others:
            if len(kinds) < number and kind not in kinds:
                kinds.append(kind)
        chosen += [wanted.get(kind) or soft.get(kind) or _ordinary(kind) for kind in kinds]
    return chosen


def _ordinary(kind: str) -> str:
    """The plain card of a kind, or its first."""
    return cards_of(kind)[0].slug


def _start(seats: int, options: dict[str, Any], given: Item, seed: int) -> Table:
    try:
        return RULES.start(seats, options, seed)
    except BadInput as error:
        raise placed(given, error) from None


def _lay_all(table: Table, wishes: list[Wish], seats: dict[int, dict[str, Item]]) -> None:
    free = [list(table.ids(area(seat, BAG))) for seat in range(len(table.seats))]
    bags: dict[int, list[int]] = {seat: [] for seat, words in seats.items() if "bag" in words}
    for wish in wishes:
        die = _take(table, wish.item, wish.phrase.kind, wish.seat, free)
        if wish.area == BAG:
            bags[wish.seat].append(die)
        side = _side(wish.item, wish.phrase, wish.area) if wish.area in FACES_MATTER else 0
        _lay(table, die, wish.seat, wish.area, side)
        for spell in wish.phrase.with_kinds:
            attached = _take(table, wish.item, spell.kind, wish.seat, free)
            _lay(table, attached, wish.seat, READY, _side(wish.item, spell, READY))
            did.PERFORMS[did.ATTACHED](table, Event(did.ATTACHED, wish.seat, attached, die))
        held = table.ids(area(wish.seat, LOCKED))
        if len(held) > 1:
            wish.item.wrong("the Locked Area holds one die (Q-050).")
    for seat, bag in bags.items():
        for die in free[seat]:  # the bag holds what is written; the rest lies aside, out of the game
            _lay(table, die, seat, ASIDE, 0)
        table.own_zone(area(seat, BAG)).ids[:] = bag[::-1]  # drawn from the end


def _take(table: Table, item: Item, kind: str, seat: int, free: list[list[int]]) -> int:
    """A die of this kind nobody has asked for yet: of one's own twelve, of the Wilds, of others' twelve."""
    number = KIND_NUMBER[kind]
    wilds = table.ids(wilds_zone(table, table.board.slot_of[number]))
    others = [die for other, dice in enumerate(free) if other != seat for die in dice]
    for source in (free[seat], wilds, others):
        for die in source:
            if table.pieces[die].what == number:
                for dice in free:
                    if die in dice:
                        dice.remove(die)
                return die
    total = sum(1 for die in table.pieces if die.what == number)
    item.wrong(f"there are only {total} dice of the kind {title(kind)}.")


def _side(item: Item, phrase: Described, where: int) -> int:
    """The side that is up. Words may leave it open where only one sort of face makes sense."""
    faces = KINDS[KIND_NUMBER[phrase.kind]].faces
    sides = phrase.sides
    if sides is None:
        sides = [
            side
            for side, face in enumerate(faces)
            if (where == READY and (face.spell or face.creature)) or (where == LOCKED and face.lock)
        ]
    # "level 1" is the level without bursts where there is one.
    sides = [side for side in sides if not faces[side].bursts or "*" in phrase.text] or sides
    shown = list(dict.fromkeys(say_face(face) for face in faces))
    if len({faces[side] for side in sides}) != 1:
        item.wrong(f"which face of {title(phrase.kind)} is up? It has {', '.join(shown)}.")
    face = faces[sides[0]]
    if where == LOCKED and not face.lock:
        item.wrong("only a lock face lies in the Locked Area (Q-054).")
    if where == READY and not (face.spell or face.creature):
        item.wrong(f"only a creature or a spell face lies in the Ready Area, not '{say_face(face)}'.")
    return sides[0]


def _lay(table: Table, die: int, seat: int, where: int, side: int) -> None:
    piece = table.own(die)
    piece.owner = seat
    piece.face = side
    to = wilds_zone(table, table.board.slot_of[piece.what]) if seat == NOBODY else area(seat, where)
    if piece.zone != to:
        did.lay(table, Event(MOVED, seat, die), to)


def _stock(table: Table, left: Item | None, seats: dict[int, dict[str, Item]]) -> None:
    """Leave so many dice on a card. Those missing are in a bag that is not written; those too many come
    from such a bag, or from the dice that lie aside."""
    if left is None:
        return
    bags = [seat for seat in range(len(table.seats)) if "bag" not in seats.get(seat, {})]
    for name, item in left.table("how many dice are left on a card, by name").items():
        known = named(name)
        kind = KIND_NUMBER[known[0]] if known else NOBODY
        slot = table.board.slot_of[kind] if known else NOBODY
        if slot < 0:
            item.wrong(f"'{name}' is not in these Wilds.")
        dice = table.ids(wilds_zone(table, slot))[:]
        number = item.number()
        places = [area(seat, BAG) for seat in bags] + [area(seat, ASIDE) for seat in seats]
        spare = [die for place in places for die in table.ids(place) if table.pieces[die].what == kind]
        if not 0 <= number <= len(dice) + len(spare):
            item.wrong(f"from 0 to {len(dice) + len(spare)} dice can be left on that card, not {number}.")
        if number < len(dice) and not bags:
            item.wrong("every bag is written, so nobody can have the other dice: leave one bag out.")
        for die in dice[number:]:
            _lay(table, die, bags[-1], BAG, 0)
        for die in spare[: max(0, number - len(dice))]:
            _lay(table, die, NOBODY, BAG, 0)


def _fill_bag(table: Table, seat: int, written: bool) -> None:
    """A bag that is not written is in the order chance gives it."""
    if not written:
        KERNEL_PERFORMS[SHUFFLED](table, Event(SHUFFLED, seat, to=area(seat, BAG)))


def _turn(table: Table, names: list[str], parts: dict[str, Item], seats: dict[int, dict[str, Item]]) -> None:
    """Whose turn it is, and how far it has gone."""
    active = parts["active"].seat(names) if "active" in parts else 0
    phase = ROLL
    drawn = True
    if "phase" in parts:
        word = parts["phase"].text().lower()
        drawn = word != DRAW
        known = {DRAW: ROLL, **{p: i for i, p in enumerate(PHASES) if i}, **{str(i): i for i in range(1, 6)}}
        known = {name: number for name, number in known.items() if number < CLEAN_UP}
        if word not in known:
            parts["phase"].wrong(f"there is no phase '{word}'; there are {', '.join(known)}.")
        phase = known[word]
    did.PERFORMS[did.TURN](table, Event(did.TURN, active))
    did.PERFORMS[did.PHASE](table, Event(did.PHASE, active, amount=phase))
    board = table.own_board()
    board.rolled = phase > ROLL or (phase == ROLL and drawn)
    if "quiddity" in parts:
        board.quiddity = parts["quiddity"].at_least(0)
    if "captures" in parts:
        board.captures = _captures(table, parts["captures"])
    for seat, words in seats.items():
        if "glory" in words:
            glory = words["glory"].number()
            if not 0 <= glory < board.goal:
                words["glory"].wrong(
                    f"Glory is from 0 to {board.goal - 1}; with {board.goal} the game is won."
                )
            table.own_seat(seat).glory = glory
        if "locked this turn" in words and words["locked this turn"].flag():
            held = table.ids(area(seat, LOCKED))
            if seat != active or not held:
                words["locked this turn"].wrong("only the active player can have locked a die this turn.")
            board.lock_made = held[0]


def _captures(table: Table, item: Item) -> int:
    """How many captures are left in the turn: those of every turn, and as many more as all these dice could
    ever give in one, whichever cards go with them: a scenario may begin wherever a rule is to be shown."""
    more = max(
        node.number for card in CARDS for node in walk(card.clauses) if isinstance(node, ExtraCaptures)
    )
    dice = sum(KINDS[die.what].sort != "basic" for die in table.pieces)
    most = (2 if table.board.two_captures else 1) + more * dice
    number = item.at_least(0)
    if number > most:
        item.wrong(f"a turn has at most {most} captures, not {number}.")
    return number
