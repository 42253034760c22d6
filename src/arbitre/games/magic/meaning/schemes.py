"""The meaning of what is done with schemes."""

from __future__ import annotations

from arbitre.kernel.effects import Scene
from arbitre.kernel.meaning import means, possible_if

from .. import language as n
from ..rules import schemes
from ..rules.events import Happening
from ..rules.model import Play, Table
from .filters import fits
from .permanents import acting


@means(n.SetInMotion)
def _is_set_in_motion(table: Table, node: n.SetInMotion, scene: Scene) -> bool:
    event = scene.event
    assert isinstance(event, Happening)
    return event.seat == scene.seat and fits(table, node.who, event.piece, scene)


@means(n.SetSchemesInMotion)
def _set_schemes_in_motion(table: Table, node: n.SetSchemesInMotion, scene: Play) -> None:
    schemes.set_top_in_motion(table, scene.seat, node.number, scene.source)


@means(n.SetInMotionAgain)
def _set_in_motion_again(table: Table, node: n.SetInMotionAgain, scene: Play) -> None:
    schemes.set_in_motion_again(table, scene, acting(table, node.which, scene))


@means(n.Abandon)
def _abandon(table: Table, node: n.Abandon, scene: Play) -> None:
    schemes.abandon(table, acting(table, node.which, scene))


@possible_if(n.Abandon)
def _can_abandon(table: Table, node: n.Abandon, scene: Play) -> bool:
    """What is no longer face up cannot be abandoned."""
    return any(piece in schemes.face_up(table, scene.seat) for piece in acting(table, node.which, scene))
