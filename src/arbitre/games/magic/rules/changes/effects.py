"""Lasting effects begin and end: the only writers of `effects`."""

from __future__ import annotations

from typing import Final

from arbitre.kernel import door
from arbitre.kernel.pieces import Effect

from ..model import Play, Table

BEGAN: Final = door.BEGAN
ENDED: Final = door.ENDED


def begin_effect(
    table: Table,
    scene: Play,
    name: str,
    moment: str,
    targets: tuple[int, ...],
    amount: int | None = None,
) -> Effect:
    """An effect that lasts until a moment, about refs with their lives; `amount` is what it counted once and
    for all (608.2i), else its X."""
    much = scene.x if amount is None else amount
    effect = Effect(table.serial, name, scene.seat, scene.source, scene.life, moment, targets, much)
    table.serial += 1
    table.effects = (*table.effects, effect)
    table.current_stamp = -1
    return effect


def end_effects(table: Table, gone: tuple[Effect, ...]) -> None:
    """Effects end."""
    table.effects = tuple(effect for effect in table.effects if effect not in gone)
    table.current_stamp = -1
