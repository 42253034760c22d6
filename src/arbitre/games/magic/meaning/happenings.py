"""Whether an event is one a trigger waits for, or a replacement replaces.

Triggers read it after it happened, replacements before: an object that enters is then not there yet and is
judged as it would be on the battlefield (614.12); one that leaves is judged as it was (603.10).
"""

from __future__ import annotations

from arbitre.kernel.effects import Node, Scene
from arbitre.kernel.meaning import find, holds, means

from .. import language as n
from ..cards.index import DOOR_OF
from ..rules.continuous.layers import last_or_now, traits_of
from ..rules.events import Happening
from ..rules.first_look import arrives, begins, falls
from ..rules.model import (
    BATTLEFIELD,
    EXILE,
    STACK,
    Play,
    Table,
)
from ..rules.refs import is_seat, role, seat_ref
from ..rules.replacing import entering
from ..rules.teams import is_active
from .filters import fits, is_whose, suits


def _event(scene: Scene) -> Happening:
    assert isinstance(scene.event, Happening)
    return scene.event


def _from(table: Table, event: Happening) -> int:
    """Where the piece comes from: known after the move, before it where it lies."""
    return event.frm if event.frm >= 0 else table.pieces[event.piece].zone


def _was(table: Table, node: Node, event: Happening, scene: Scene) -> bool:
    """Whether the object that leaves is one of these, as it was just before."""
    return fits(table, node, event.piece, scene, event.life)


@means(n.AnyHappens)
def _any_happens(table: Table, node: n.AnyHappens, scene: Scene) -> bool:
    kind = _event(scene).kind
    return any(kind in part.kinds() and holds(table, part, scene) for part in node.parts)


@means(n.RevealedThisWay)
def _revealed_this_way(table: Table, node: n.RevealedThisWay, scene: Scene) -> bool:
    """Read by the sentence that asks for it, as soon as it was done (603.12)."""
    return True


@means(n.IsSo)
def _is_so(table: Table, node: n.IsSo, scene: Scene) -> bool:
    return holds(table, node.state, scene)


@means(n.Enters)
def _enters(table: Table, node: n.Enters, scene: Scene) -> bool:
    event = _event(scene)
    if not arrives(event):
        return False
    piece = table.pieces[event.piece]
    if piece.zone == BATTLEFIELD or not isinstance(node.who, n.Filter):
        return fits(table, node.who, event.piece, scene)
    return suits(table, node.who, piece, entering(table, event), piece, scene)


@means(n.Leaves)
def _leaves(table: Table, node: n.Leaves, scene: Scene) -> bool:
    event = _event(scene)
    return (
        event.to != BATTLEFIELD and _from(table, event) == BATTLEFIELD and _was(table, node.who, event, scene)
    )


@means(n.LeavesStack)
def _leaves_stack(table: Table, node: n.LeavesStack, scene: Scene) -> bool:
    event = _event(scene)
    if event.to in (STACK, BATTLEFIELD) or _from(table, event) != STACK:
        return False
    return _was(table, node.who, event, scene)


@means(n.Dies)
def _dies(table: Table, node: n.Dies, scene: Scene) -> bool:
    event = _event(scene)
    if not falls(event) or _from(table, event) != BATTLEFIELD:
        return False
    return _was(table, node.who, event, scene)


@means(n.PutIntoGraveyard)
def _put_into_graveyard(table: Table, node: n.PutIntoGraveyard, scene: Scene) -> bool:
    event = _event(scene)
    if role(event.to) != "graveyard" or (node.cards and table.pieces[event.piece].token):
        return False
    if isinstance(node.who, n.Cards):
        piece = table.pieces[event.piece]
        came = role(_from(table, event)) in node.who.where
        return came and suits(table, node.who, piece, traits_of(table, event.piece), piece, scene)
    return _was(table, node.who, event, scene)


@means(n.Drawn)
def _drawn(table: Table, node: n.Drawn, scene: Scene) -> bool:
    return seat_ref(_event(scene).seat) in find(table, node.who, scene)


@means(n.RevealedAsDrawn)
def _revealed_as_drawn(table: Table, node: n.RevealedAsDrawn, scene: Scene) -> bool:
    event = _event(scene)
    return event.cause == "miracle" and event.piece == scene.source


@means(n.Discarded)
def _discarded(table: Table, node: n.Discarded, scene: Scene) -> bool:
    event = _event(scene)
    return event.cause == "discard" and fits(table, node.who, event.piece, scene)


@means(n.ExiledByItself)
def _exiled_by_itself(table: Table, node: n.ExiledByItself, scene: Scene) -> bool:
    event = _event(scene)
    if event.piece != scene.source or event.to != EXILE or event.linked is None:
        return False
    return event.linked == (event.piece, event.life)


@means(n.Destroyed)
def _destroyed(table: Table, node: n.Destroyed, scene: Scene) -> bool:
    event = _event(scene)
    return event.cause == "destroy" and _was(table, node.who, event, scene)


@means(n.Sacrificed)
def _sacrificed(table: Table, node: n.Sacrificed, scene: Scene) -> bool:
    event = _event(scene)
    return event.cause == "sacrifice" and _was(table, node.who, event, scene)


@means(n.TokensMade)
def _tokens_made(table: Table, node: n.TokensMade, scene: Scene) -> bool:
    return seat_ref(_event(scene).seat) in find(table, node.who, scene)


@means(n.BeginningOf)
def _beginning_of(table: Table, node: n.BeginningOf, scene: Scene) -> bool:
    event = _event(scene)
    if not begins(node, event):
        return False
    if node.player is not None:
        return seat_ref(event.seat) in find(table, node.player, scene)
    if node.whose == n.ANYONES:
        return event.seat == table.board.active  # a step that a team shares is one
    return is_whose(table, node.whose, event.seat, scene.seat)


@means(n.Casts)
def _casts(table: Table, node: n.Casts, scene: Scene) -> bool:
    event = _event(scene)
    if node.first and table.seats[event.seat].cast != 1:
        return False
    return fits(table, node.spell, event.piece, scene)


@means(n.PlaysCard)
def _plays_card(table: Table, node: n.PlaysCard, scene: Scene) -> bool:
    event = _event(scene)
    card = event.piece < 0 or not table.pieces[event.piece].token
    if event.seat != scene.seat or not card:
        return False
    played = event.piece if event.kind == "cast" else event.source
    return node.like is None or fits(table, node.like, played, scene)


@means(n.BecomesTarget)
def _becomes_target(table: Table, node: n.BecomesTarget, scene: Scene) -> bool:
    event = _event(scene)
    if node.of_spell and event.word != "spell":
        return False
    about = event.piece if event.piece >= 0 else seat_ref(event.other)
    return is_whose(table, node.of_whose, event.seat, scene.seat) and fits(table, node.who, about, scene)


@means(n.Attacks)
def _attacks(table: Table, node: n.Attacks, scene: Scene) -> bool:
    event = _event(scene)
    if node.player is not None and event.host not in find(table, node.player, scene):
        return False
    if node.first_time and event.extra != 1:
        return False
    if node.alone and len(table.board.attacks) != 1:
        return False
    return fits(table, node.who, event.piece, scene)


@means(n.YouAttack)
def _you_attack(table: Table, node: n.YouAttack, scene: Scene) -> bool:
    return _event(scene).seat == scene.seat


@means(n.YouAttackPlayer)
def _you_attack_player(table: Table, node: n.YouAttackPlayer, scene: Scene) -> bool:
    event = _event(scene)
    return event.seat == scene.seat and is_seat(event.host)


@means(n.Blocks)
def _blocks(table: Table, node: n.Blocks, scene: Scene) -> bool:
    return fits(table, node.who, _event(scene).piece, scene)


@means(n.BecomesBlocked)
def _becomes_blocked(table: Table, node: n.BecomesBlocked, scene: Scene) -> bool:
    return fits(table, node.who, _event(scene).piece, scene)


@means(n.DealsDamage)
def _deals_damage(table: Table, node: n.DealsDamage, scene: Scene) -> bool:
    event = _event(scene)
    if node.combat is not None and event.combat is not node.combat:
        return False
    if node.to is not None:
        about = event.piece if event.piece >= 0 else seat_ref(event.other)
        if not fits(table, node.to, about, scene):
            return False
    return node.source is None or _is_source(table, node.source, event.source, scene)


def _is_source(table: Table, node: Node, source: int, scene: Scene) -> bool:
    """A source that has left is judged as it last was (609.7)."""
    if source < 0:
        return False
    piece = table.pieces[source]
    life = piece.life
    if isinstance(node, n.Permanents) and piece.zone != BATTLEFIELD and piece.last is not None:
        life = piece.last.life
    if isinstance(node, n.Objects):
        known = last_or_now(table, source, life)
        if piece.zone not in (BATTLEFIELD, STACK) and piece.last is not None:
            known = piece.last.traits
        return suits(table, node, piece, known, piece, scene)
    return fits(table, node, source, scene, life)


@means(n.GainsLife)
def _gains_life(table: Table, node: n.GainsLife, scene: Scene) -> bool:
    return seat_ref(_event(scene).seat) in find(table, node.who, scene)


@means(n.LosesLife)
def _loses_life(table: Table, node: n.LosesLife, scene: Scene) -> bool:
    """For the first time in his turn: what he has lost in it is what he loses now."""
    event = _event(scene)
    if node.first and (not is_active(table, event.seat) or table.seats[event.seat].lost != event.amount):
        return False
    return seat_ref(event.seat) in find(table, node.who, scene)


@means(n.CountersPut)
def _counters_put(table: Table, node: n.CountersPut, scene: Scene) -> bool:
    event = _event(scene)
    if node.kind and event.word != node.kind:
        return False
    arrival = scene.batch[0] if isinstance(scene, Play) and scene.batch else None
    if arrival is not None and event.cause == "enter" and isinstance(node.who, n.Filter):
        piece = table.pieces[event.piece]  # 614.12: judged as it will be
        return suits(table, node.who, piece, entering(table, arrival), piece, scene)
    about = event.piece if event.piece >= 0 else seat_ref(event.other)
    return fits(table, node.who, about, scene)


@means(n.LastCounterGone)
def _last_counter_gone(table: Table, node: n.LastCounterGone, scene: Scene) -> bool:
    event = _event(scene)
    if event.word != node.kind or event.piece < 0 or not event.amount or event.amount != event.extra:
        return False
    return fits(table, node.who, event.piece, scene)


@means(n.UnlocksThisDoor)
def _unlocks_this_door(table: Table, node: n.UnlocksThisDoor, scene: Scene) -> bool:
    event = _event(scene)
    effect = scene.effect
    if effect is None or event.piece != scene.source or event.seat != scene.seat:
        return False
    return DOOR_OF.get(effect.ability) == event.amount


@means(n.FullyUnlocks)
def _fully_unlocks(table: Table, node: n.FullyUnlocks, scene: Scene) -> bool:
    event = _event(scene)
    return event.seat == scene.seat and bool(event.extra)


@means(n.TurnedFaceUp)
def _turned_face_up(table: Table, node: n.TurnedFaceUp, scene: Scene) -> bool:
    event = _event(scene)
    return not event.facing and fits(table, node.who, event.piece, scene)


@means(n.TappedForMana)
def _tapped_for_mana(table: Table, node: n.TappedForMana, scene: Scene) -> bool:
    return fits(table, node.who, _event(scene).source, scene)


@means(n.Surveils)
def _surveils(table: Table, node: n.Surveils, scene: Scene) -> bool:
    return seat_ref(_event(scene).seat) in find(table, node.who, scene)


@means(n.ManifestsDread)
def _manifests_dread(table: Table, node: n.ManifestsDread, scene: Scene) -> bool:
    return seat_ref(_event(scene).seat) in find(table, node.who, scene)


@means(n.ChapterReached)
def _chapter_reached(table: Table, node: n.ChapterReached, scene: Scene) -> bool:
    """The lore counters now reach a chapter they had not reached before (714.2c)."""
    event = _event(scene)
    if event.word != "lore" or event.piece != scene.source:
        return False
    return any(event.extra < chapter <= event.extra + event.amount for chapter in node.chapters)


@means(n.LosesTheGame)
def _loses_the_game(table: Table, node: n.LosesTheGame, scene: Scene) -> bool:
    return seat_ref(_event(scene).seat) in find(table, node.who, scene)
