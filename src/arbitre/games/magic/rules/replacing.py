"""Replacement and prevention effects (614 to 616): what happens instead of what would happen."""

from __future__ import annotations

from functools import cache
from typing import Final

from arbitre.kernel import ask
from arbitre.kernel.effects import This, walk
from arbitre.kernel.meaning import holds, play, possible
from arbitre.kernel.pieces import NOBODY, Effect, Event

from .. import language as n
from ..cards.index import CARDS, FACE_SLUGS, NODES
from ..language.definitions import ROOM
from . import changes as did
from .combat.battles import choose_protector
from .commanders import goes_home, sent_home
from .continuous.abilities import at_work
from .continuous.beginning import end
from .continuous.index import scene_of
from .continuous.layers import controller, if_face_up
from .continuous.printed import BACK, WHOLE, face_down_traits, printed_traits
from .continuous.traits import Traits
from .continuous.would_be import would_be
from .counters import take_counters
from .events import Happening
from .model import BACK_UP, BATTLEFIELD, EXILE, STUN, Play, Table
from .permissions import counters_stay
from .refs import counters_of, role

FINALITY: Final = "finality"
COMMANDER: Final = "commander"
FIRST: Final = ("ControlledBy", "ArriveAsCopy")
"""The sorts of change that are chosen before others (616.1b, 616.1c)."""


class Offer:
    """A replacement that may apply now: an ability at work, a kind of counter (122.1), or that of commanders
    (903.9b); `rule` names those that are no ability."""

    def __init__(self, key: tuple[int, str], rank: int, effect: Effect | None = None, rule: str = "") -> None:
        self.key = key
        self.rank = rank
        self.effect = effect
        self.rule = rule


def guarded(table: Table, event: Event, arrival: Happening | None = None) -> bool:
    """Offer an event to the replacements that apply, one at a time, each once (616.1). False if nothing is
    left to happen. `arrival`: the event is part of that one, such as counters something enters with."""
    assert isinstance(event, Happening)
    if event.piece >= 0:
        event.life = table.pieces[event.piece].life
    kind = event.kind
    if kind == did.UNCOUNTERED and event.piece >= 0 and counters_stay(table, event.piece, event.word):
        return False
    if kind == did.LOSES and event.cause == "concede":
        return True  # 104.3a: nothing keeps who gives up in the game
    watched = kind in table.guards or kind == did.TURNED or (kind == did.MOVED and event.to == BATTLEFIELD)
    if not watched and not _counters_matter(table, event) and not goes_home(table, event):
        return True
    used: set[tuple[int, str]] = set()
    while True:
        offers = [o for o in _offers(table, event, arrival) if o.key not in used]
        if not offers:
            event.foreseen = ()
            if event.kind == did.MOVED and event.to == BATTLEFIELD:
                _arrive_counted(table, event)
            return True
        first = min(o.rank for o in offers)
        offers = [o for o in offers if o.rank == first]
        offer = _chosen(table, event, offers)
        used.add(offer.key)
        if not _applied(table, event, offer, arrival):
            return False


def _arrive_counted(table: Table, event: Happening) -> None:
    """The counters something enters with are put on it by its controller (122.6a): what replaces putting
    counters applies to each kind of them."""
    _inherent(table, event)
    if not event.counters:
        return
    amounts: dict[str, int] = {}
    for kind, number in event.counters:
        amounts[kind] = amounts.get(kind, 0) + number
    if did.COUNTERS in table.guards:
        for kind, number in list(amounts.items()):
            put = Happening(did.COUNTERS, event.seat, event.piece, amount=number, word=kind, cause="enter")
            amounts[kind] = put.amount if guarded(table, put, event) else 0
    event.counters = tuple((kind, number) for kind, number in amounts.items() if number > 0)


def _counters_matter(table: Table, event: Happening) -> bool:
    """Whether counters on the object may replace the event (122.1d, 122.1h)."""
    return (
        event.kind in (did.MOVED, did.UNTAPPED)
        and event.piece >= 0
        and bool(table.pieces[event.piece].counters)
    )


def _inherent(table: Table, event: Happening) -> None:
    """A planeswalker enters with its loyalty (306.5b), a battle with its defense (310.4b), a Saga with a lore
    counter (714.3a)."""
    if event.facing:
        return
    piece = table.pieces[event.piece]
    copies = event.copies or piece.copies
    what = copies[-1].what if copies else piece.what
    if what < 0:
        return
    face = CARDS[what].faces[int(BACK_UP in event.marks)]
    if face.defense:
        event.counters = (*event.counters, ("defense", face.defense))
        if "siege" in face.subtypes:
            choose_protector(table, event)
    if face.loyalty:
        event.counters = (*event.counters, ("loyalty", face.loyalty))
    if "saga" in face.subtypes:
        event.counters = (*event.counters, ("lore", 1))


def _offers(table: Table, event: Happening, arrival: Happening | None) -> list[Offer]:
    found = []
    for effect in (*table.guards.get(event.kind, ()), *_entering(table, event)):
        node = NODES.nodes[effect.ability]
        assert isinstance(node, n.Replacement)
        scene = scene_of(table, effect)
        scene.event = event
        scene.batch = (arrival,) if arrival is not None else ()
        if not effect.targets:
            scene.it = (event.piece,)
        if holds(table, node.of, scene) and _condition(table, node, effect, scene):
            rank = 1 if type(node.by).__name__ in FIRST else 2
            found.append(Offer((effect.id, effect.ability), rank, effect))
    if event.piece >= 0 and (counters := table.pieces[event.piece].counters):
        if event.kind == did.UNTAPPED and counters_of(counters, STUN):
            found.append(Offer((0, STUN), 2, rule=STUN))
        dies = event.kind == did.MOVED and role(event.to) == "graveyard"
        if dies and table.pieces[event.piece].zone == BATTLEFIELD and counters_of(counters, FINALITY):
            found.append(Offer((0, FINALITY), 2, rule=FINALITY))
    if goes_home(table, event):
        found.append(Offer((event.to, COMMANDER), 2, rule=COMMANDER))  # once for each place (903.9b)
    return found


def foresee(table: Table, events: list[Happening]) -> None:
    """Of things that enter together, each looks at the game as it is before a choice is made for any of them:
    life paid for one is still there for the condition of another (614.12)."""
    for event in events:
        found = []
        for effect in (*table.guards.get(did.MOVED, ()), *_entering(table, event)):
            node = NODES.nodes[effect.ability]
            if isinstance(node, n.Replacement) and node.if_ is not None:
                scene = _scene(table, event, effect)
                found.append(((effect.id, effect.ability), holds(table, node.if_, scene)))
        event.foreseen = tuple(found)


def _condition(table: Table, node: n.Replacement, effect: Effect, scene: Play) -> bool:
    """Whether the condition of a replacement holds, or held when it was foreseen."""
    if node.if_ is None:
        return True
    assert isinstance(scene.event, Happening)
    known = dict(scene.event.foreseen).get((effect.id, effect.ability))
    return holds(table, node.if_, scene) if known is None else known


def _entering(table: Table, event: Happening) -> list[Effect]:
    """What an object says about itself as it enters, or as it is turned face up: by what it would be then
    (614.12, 614.1e)."""
    arrives = event.kind == did.MOVED and event.to == BATTLEFIELD
    if event.facing or not (arrives or event.kind == did.TURNED):
        return []
    piece = table.pieces[event.piece]
    traits = entering(table, event) if arrives else if_face_up(table, event.piece)
    found = []
    for kind, name in at_work(traits.abilities, "battlefield").guards:
        node = NODES.nodes[name]
        if kind == event.kind and isinstance(node, n.Replacement) and node.itself:
            found.append(Effect(-2 - event.piece, name, event.seat, event.piece, piece.life))
    return found


def entering(table: Table, event: Happening) -> Traits:
    """What an object that is about to enter would be there (614.12)."""
    return would_be(table, event.piece, _as_printed(table, event))


def _as_printed(table: Table, event: Happening) -> Traits:
    if event.facing:
        return face_down_traits(event.facing, event.seat)
    piece = table.pieces[event.piece]
    copies = event.copies or (piece.copies if piece.token else ())
    what = copies[-1].what if copies else piece.what
    doors = event.doors if what >= 0 and CARDS[what].layout == ROOM else WHOLE
    if BACK_UP in event.marks:
        doors = BACK
    return printed_traits(what, doors, event.seat)


def affected(table: Table, event: Happening) -> int:
    """Who chooses among replacements: the affected player, or the controller (else owner) of the affected
    object (616.1)."""
    if event.kind == did.DAMAGED and event.piece < 0:
        return event.other
    if event.piece < 0:
        return event.seat
    if (event.kind == did.MOVED and event.to == BATTLEFIELD) or event.cause == "enter":
        return event.seat
    return controller(table, event.piece)


@cache
def _minds_its_source(ability: str) -> bool:
    """Whether it matters which of several objects with this ability replaces an event: it speaks of itself,
    or its card of what it exiled."""
    node = NODES.nodes[ability]
    assert isinstance(node, n.Replacement)
    parts = list(walk(node.by))
    if any(isinstance(part, This) for part in parts):
        return True
    number, face = FACE_SLUGS.get(ability.partition("/")[0], (NOBODY, 0))
    if number == NOBODY or not any(isinstance(part, n.ExileInstead) for part in parts):
        return False
    return any(isinstance(part, n.ExiledWith) for part in walk(CARDS[number].faces[face].abilities))


def _sort(offer: Offer) -> tuple[object, ...]:
    """What tells replacements apart that come to something else: the ability, whose it is, and of which
    object where that matters."""
    effect = offer.effect
    if effect is None:
        return (offer.rule,)
    return effect.ability, effect.seat, effect.source if _minds_its_source(effect.ability) else NOBODY


def _chosen(table: Table, event: Happening, offers: list[Offer]) -> Offer:
    if len({_sort(offer) for offer in offers}) == 1:
        return offers[0]
    options = [
        (
            "guard",
            o.effect.source if o.effect else event.piece,
            o.effect.ability if o.effect else o.rule,
            k,
        )
        for k, o in enumerate(offers)
    ]
    seat = affected(table, event)
    answer = ask.pick_one(table, seat, lambda: options, ("order_guards", event.kind), event.piece, "616.1")
    return offers[int(answer[3])]


def _applied(table: Table, event: Happening, offer: Offer, arrival: Happening | None) -> bool:
    """Apply one; False if the event no longer happens."""
    if offer.rule == COMMANDER:
        sent_home(table, event)
        return True
    if offer.rule == FINALITY:
        event.to = EXILE
        return True
    if offer.rule == STUN:
        take_counters(table, event.piece, STUN, 1)
        return False
    effect = offer.effect
    assert effect is not None
    node = NODES.nodes[effect.ability]
    assert isinstance(node, n.Replacement)
    if node.may and not possible(table, node.by, _scene(table, event, effect)):
        return True
    if node.may and not ask.yes(table, effect.seat, ("may", effect.ability), piece=effect.source):
        return True
    scene = _scene(table, event, effect)
    scene.batch = (arrival,) if arrival is not None else ()
    if node.next_time:
        end(table, (effect,))
    play(table, node.by, scene)
    return not scene.called_off


def _scene(table: Table, event: Happening, effect: Effect) -> Play:
    """The scene in which a replacement is applied to an event."""
    scene = scene_of(table, effect)
    scene.event = event
    if not effect.targets:
        scene.it = (event.piece,) if event.piece != NOBODY else ()
    scene.amount = event.amount
    return scene
