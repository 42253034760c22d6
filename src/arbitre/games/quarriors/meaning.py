"""The meaning of the words a card is written in (`nodes`): what each filter finds and each verb does."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.door import MOVED, SHUFFLED, happen
from arbitre.kernel.effects import Scene
from arbitre.kernel.layers import traits
from arbitre.kernel.meaning import count, find, means, possible_if
from arbitre.kernel.pieces import Event

from . import language as n
from .cards.index import CARDS, KINDS
from .rules import changes as did
from .rules.capturing import take
from .rules.combat import destroy, force_against
from .rules.copying import model_for
from .rules.model import AREAS, ASIDE, ATTACK, BAG, LOCKED, PER_SEAT, READY, SPENT, USED, Table
from .rules.places import area, area_of, wilds_zone
from .rules.scoring import score

AREA_NUMBER = {name: number for number, name in enumerate(AREAS)}


def seats_meant(table: Table, whose: str, scene: Scene) -> list[int]:
    """The seats a "whose" speaks of."""
    if whose == n.YOURS:
        return [scene.seat]
    if whose == n.OPPONENTS:
        return table.opponents(scene.seat)
    if whose == n.THEIRS:
        return [scene.other]
    return table.clockwise(scene.seat)


# Filters


@means(n.Creatures)
def _creatures(table: Table, node: n.Creatures, scene: Scene) -> list[int]:
    found = []
    for seat in seats_meant(table, node.whose, scene):
        dice = [] if node.locked else [d for d in table.ids(area(seat, READY)) if is_creature(table, d)]
        if node.locked is not False:
            dice = dice + table.ids(area(seat, LOCKED))  # part of the Ready Area for effects
        for die in dice:
            if node.other and die == scene.source:
                continue
            if node.kind and KINDS[table.pieces[die].what].slug != node.kind:
                continue
            if node.level_at_most < 99 and traits(table, die).level > node.level_at_most:
                continue
            if node.defense_at_most < 99 and traits(table, die).defense > node.defense_at_most:
                continue
            if not _shielded(table, die, scene):
                found.append(die)
    return found


def _shielded(table: Table, die: int, scene: Scene) -> bool:
    """Whether a creature cannot be chosen by the opponent's spell that is being played."""
    if scene.effect is not None or n.Untargetable.key not in table.statics:
        return False
    if scene.seat == table.pieces[die].owner or not _is_spell(table, scene.source):
        return False
    return any(effect.source == die for effect in table.statics[n.Untargetable.key])


def is_creature(table: Table, die: int) -> bool:
    """A die in a Ready Area that is no spell is a creature."""
    return not did.face_of(table, die).spell


def _is_spell(table: Table, die: int) -> bool:
    return KINDS[table.pieces[die].what].sort == "spell"


@means(n.ReadySpells)
def _ready_spells(table: Table, node: n.ReadySpells, scene: Scene) -> list[int]:
    return [
        die
        for seat in seats_meant(table, node.whose, scene)
        for die in table.ids(area(seat, READY))
        if did.face_of(table, die).spell and die != scene.source
    ]


@means(n.Dice)
def _dice(table: Table, node: n.Dice, scene: Scene) -> list[int]:
    found = []
    for seat in seats_meant(table, node.whose, scene):
        for name in node.areas:
            dice = table.ids(area(seat, AREA_NUMBER[name]))
            if name == "ready":
                dice = dice + table.ids(area(seat, LOCKED))
            for die in dice:
                kind = KINDS[table.pieces[die].what]
                fits = not node.sort or _of_sort(kind.sort, kind.slug, node.sort)
                if fits and node.kind in ("", kind.slug) and not (node.other and die == scene.source):
                    found.append(die)
    return found


def _of_sort(sort: str, slug: str, wanted: str) -> bool:
    """A creature die is any die with a creature face: the Assistant is one too (QB-40)."""
    return sort == wanted or (wanted == "creature" and slug == "assistant")


@means(n.Host)
def _host(table: Table, node: n.Host, scene: Scene) -> list[int]:
    host = table.pieces[scene.source].host
    return [host] if host >= 0 else []


# Amounts


@means(n.CountOf)
def _count_of(table: Table, node: n.CountOf, scene: Scene) -> int:
    return len(find(table, node.of, scene))


@means(n.Scored)
def _scored(table: Table, node: n.Scored, scene: Scene) -> int:
    return len(table.board.scored) - (1 if node.other else 0)


@means(n.OpponentsHurt)
def _opponents_hurt(table: Table, node: n.OpponentsHurt, scene: Scene) -> int:
    return len(table.board.hurt)


# Conditions


@means(n.AboutHost)
def _about_host(table: Table, node: n.AboutHost, scene: Scene) -> bool:
    """The host has just left with this spell, so the effect remembers it as its target."""
    return scene.event is not None and scene.effect is not None and scene.event.piece in scene.effect.targets


@means(n.AboutYours)
def _about_yours(table: Table, node: n.AboutYours, scene: Scene) -> bool:
    return scene.event is not None and table.pieces[scene.event.piece].owner == scene.seat


@means(n.YouDestroyed)
def _you_destroyed(table: Table, node: n.YouDestroyed, scene: Scene) -> bool:
    event = scene.event
    if event is None or event.seat != scene.seat or event.frm // PER_SEAT == scene.seat:
        return False
    return not did.SPELL[event.what][table.pieces[event.piece].face]


@means(n.ByThis)
def _by_this(table: Table, node: n.ByThis, scene: Scene) -> bool:
    if scene.event is None or scene.source not in table.board.attackers:
        return False
    return scene.event.seat == scene.seat


# Verbs


@means(n.GainQuiddity)
def _gain_quiddity(table: Table, node: n.GainQuiddity, scene: Scene) -> None:
    # Quiddity cannot be kept, so it is only worth anything to the player whose turn it is.
    if scene.seat == table.board.active:
        happen(
            table,
            Event(did.QUIDDITY, scene.seat, source=scene.source, amount=count(table, node.amount, scene)),
        )


@means(n.GainGlory)
def _gain_glory(table: Table, node: n.GainGlory, scene: Scene) -> None:
    amount = count(table, node.amount, scene)
    if amount:
        happen(table, Event(did.GLORY, scene.seat, source=scene.source, amount=amount))


@possible_if(n.GainGlory)
def _gain_glory_possible(table: Table, node: n.GainGlory, scene: Scene) -> bool:
    return count(table, node.amount, scene) > 0


@possible_if(n.DestroyAll)
def _destroy_all_possible(table: Table, node: n.DestroyAll, scene: Scene) -> bool:
    return bool(find(table, node.which, scene))


@means(n.ExtraCaptures)
def _extra_captures(table: Table, node: n.ExtraCaptures, scene: Scene) -> None:
    happen(table, Event(did.ALLOWED, scene.seat, source=scene.source, amount=node.number))


@means(n.CheaperCaptures)
def _cheaper_captures(table: Table, node: n.CheaperCaptures, scene: Scene) -> None:
    happen(table, Event(did.ALLOWED, scene.seat, source=scene.source, extra=node.less))


@means(n.DrawDice)
def _draw_dice(table: Table, node: n.DrawDice, scene: Scene) -> None:
    drawn = did.refill_and_draw(table, scene.seat, node.number)
    if table.board.rolled and table.board.active == scene.seat:
        did.roll(table, scene.seat, drawn)


@means(n.Reroll)
def _reroll(table: Table, node: n.Reroll, scene: Scene) -> None:
    did.roll(table, scene.seat, find(table, node.which, scene), again=True)


@means(n.Destroy)
def _destroy(table: Table, node: n.Destroy, scene: Scene) -> None:
    for die in find(table, node.which, scene):
        destroy(table, die, scene.seat)


@means(n.DestroyAll)
def _destroy_all(table: Table, node: n.DestroyAll, scene: Scene) -> None:
    for die in find(table, node.which, scene):
        destroy(table, die, scene.seat)


@means(n.Return)
def _return(table: Table, node: n.Return, scene: Scene) -> None:
    for die in find(table, node.which, scene):
        owner = table.pieces[die].owner
        locked = node.to == "ready" and did.face_of(table, die).lock
        if locked and table.ids(area(owner, LOCKED)):
            continue  # its place inside the Ready Area is taken
        to = area(owner, LOCKED if locked else AREA_NUMBER[node.to])
        if owner >= 0 and table.pieces[die].zone != to:
            model = model_for(table, owner, die) if node.to == "ready" and not locked else 0
            happen(table, Event(did.RETURNED, scene.seat, die, scene.source, to=to, extra=model))


@means(n.Cull)
def _cull(table: Table, node: n.Cull, scene: Scene) -> None:
    for die in find(table, node.which, scene):
        happen(table, Event(did.CULLED, scene.seat, die, scene.source))
        if node.glory_each:
            happen(table, Event(did.GLORY, scene.seat, source=scene.source, amount=node.glory_each))


@means(n.TurnUp)
def _turn_up(table: Table, node: n.TurnUp, scene: Scene) -> None:
    for die in find(table, node.which, scene):
        if table.pieces[die].guise >= 0:
            continue  # the die of a copy has no face with the next level; it keeps its copy (QB-37)
        level = traits(table, die).level
        faces = KINDS[table.pieces[die].what].faces
        higher = [i for i, face in enumerate(faces) if face.level == level + 1]
        turn_to(table, die, higher, scene)


@means(n.TurnAlike)
def _turn_alike(table: Table, node: n.TurnAlike, scene: Scene) -> None:
    for die in find(table, node.which, scene):
        turn_to(table, die, other_sides(table, die), scene)


def other_sides(table: Table, die: int) -> list[int]:
    """The sides of a die with another face of the same sort as the one it shows."""
    piece = table.pieces[die]
    faces = KINDS[piece.what].faces
    now = faces[piece.face]
    return [i for i, face in enumerate(faces) if face.sort == now.sort and face != now]


def turn_to(table: Table, die: int, sides: list[int], scene: Scene) -> None:
    """Turn a die to one of these sides, the seat choosing among different ones (QR-09)."""
    faces = KINDS[table.pieces[die].what].faces
    different = [i for k, i in enumerate(sides) if faces[i] not in [faces[j] for j in sides[:k]]]
    if different:
        side = ask.pick_one(
            table, scene.seat, lambda: [("face", die, i) for i in different], ("face", die), die
        )
        happen(table, Event(did.TURNED, scene.seat, die, scene.source, amount=side[2]))


@means(n.Spend)
def _spend(table: Table, node: n.Spend, scene: Scene) -> None:
    for die in find(table, node.which, scene):
        happen(table, Event(did.SPENT_FOR, scene.seat, die, scene.source))


@means(n.Swap)
def _swap(table: Table, node: n.Swap, scene: Scene) -> None:
    if table.pieces[scene.source].zone == area(scene.seat, USED):
        happen(table, Event(did.SWAPPED, scene.seat, scene.source, scene.it[0]))


def _free_slots(table: Table, node: n.CaptureFree) -> list[int]:
    return [
        slot
        for slot, card in enumerate(table.board.wilds)
        if _of_sort(KINDS_SORT[card], CARDS[card].kind, node.sort)
        and CARDS[card].cost <= node.cost_at_most
        and table.ids(wilds_zone(table, slot))
    ]


@possible_if(n.CaptureFree)
def _capture_free_possible(table: Table, node: n.CaptureFree, scene: Scene) -> bool:
    return bool(_free_slots(table, node))


@means(n.CaptureFree)
def _capture_free(table: Table, node: n.CaptureFree, scene: Scene) -> None:
    _take_from(table, _free_slots(table, node), scene, AREA_NUMBER[node.into])


KINDS_SORT = {
    number: next(kind.sort for kind in KINDS if kind.slug == card.kind) for number, card in enumerate(CARDS)
}


def _take_from(table: Table, slots: list[int], scene: Scene, into: int) -> None:
    if not slots:
        return
    slot = ask.pick_one(
        table, scene.seat, lambda: [("capture", s) for s in slots], ("capture_free",), scene.source
    )[1]
    to = area(scene.seat, into)
    take(table, scene.seat, slot, to, scene.source)
    if into == BAG:
        happen(table, Event(SHUFFLED, scene.seat, to=to))


@means(n.TradeUp)
def _trade_up(table: Table, node: n.TradeUp, scene: Scene) -> None:
    die = scene.it[0]
    worth = CARDS[table.board.card_of[table.pieces[die].what]].cost
    happen(table, Event(did.CULLED, scene.seat, die, scene.source))
    slots = [
        slot
        for slot, card in enumerate(table.board.wilds)
        if CARDS[card].cost <= worth + node.more and table.ids(wilds_zone(table, slot))
    ]
    _take_from(table, slots, scene, USED)


@means(n.ScoreNow)
def _score_now(table: Table, node: n.ScoreNow, scene: Scene) -> None:
    if table.pieces[scene.source].zone == area(scene.seat, READY):
        score(table, [scene.source])


@means(n.JoinAttack)
def _join_attack(table: Table, node: n.JoinAttack, scene: Scene) -> None:
    die = scene.source
    board = table.board
    if board.phase != ATTACK or scene.seat != board.active or die in board.joined or scene.event is None:
        return
    if table.pieces[die].zone == area(scene.seat, READY):
        force = force_against(table, die, scene.event.frm // PER_SEAT)
        happen(table, Event(did.JOINED, scene.seat, die, amount=force))


@means(n.RollAside)
def _roll_aside(table: Table, node: n.RollAside, scene: Scene) -> None:
    die = scene.source
    if area_of(table, table.pieces[die].zone) != ASIDE:
        return
    did.roll(table, scene.seat, [die])
    if did.face_of(table, die).creature:
        model = model_for(table, scene.seat, die)
        happen(table, Event(did.RETURNED, scene.seat, die, die, to=area(scene.seat, READY), extra=model))
    else:
        happen(table, Event(MOVED, scene.seat, die, to=area(scene.seat, USED)))


@means(n.SendTo)
def _send_to(table: Table, node: n.SendTo, scene: Scene) -> None:
    assert scene.event is not None
    if area_of(table, scene.event.to) in (USED, SPENT):  # what was sent elsewhere already stays sent there
        owner = table.pieces[scene.event.piece].owner
        scene.event.to = area(owner, AREA_NUMBER[node.area])


@means(n.Prevent)
def _prevent(table: Table, node: n.Prevent, scene: Scene) -> None:
    scene.called_off = True


# Figures


@means(n.Modify)
def _modify(table: Table, node: n.Modify, scene: Scene) -> None:
    die = scene.it[0]
    if area_of(table, table.pieces[die].zone) == LOCKED:
        return  # 0/0/0 whatever happens
    figures = table.current[die]
    figures.attack = max(0, figures.attack + count(table, node.attack, scene))
    defense = figures.defense + count(table, node.defense, scene)
    figures.defense = max(defense, min(node.floor, figures.defense), 0)
    figures.glory += node.glory


@means(n.SetFigures)
def _set_figures(table: Table, node: n.SetFigures, scene: Scene) -> None:
    figures = table.current[scene.it[0]]
    if node.attack is not None:
        figures.attack = count(table, node.attack, scene)
    if node.defense is not None:
        figures.defense = count(table, node.defense, scene)
