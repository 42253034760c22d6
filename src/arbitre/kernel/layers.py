"""Printed, base, current: the traits of a piece, computed through ordered layers and cached.

All pieces in play are computed together, modifier by modifier, because in a layer what an effect touches
may depend on what earlier ones did. The result is kept until anything happens.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .effects import Modifier, Scene
from .meaning import find, play
from .pieces import Changed, Effect
from .state import State, T


def traits(state: State[Any, Any, Any, T], piece: int) -> T:
    """The current traits of a piece. Do not write to them."""
    if state.current_stamp != state.count:
        state.current = _compute(state) if Modifier.key in state.statics else {}
        state.current_stamp = state.count
    known = state.current.get(piece)
    if known is None:
        known = state.current[piece] = state.rules.printed(state, piece)
    return known


def traits_without(state: State[Any, Any, Any, T], piece: int, sources: Sequence[int]) -> T:
    """The traits a piece would have if these pieces did nothing."""
    kept = state.current, state.current_stamp
    computed = _compute(state, sources) if Modifier.key in state.statics else {}
    state.current, state.current_stamp = kept
    return computed[piece] if piece in computed else state.rules.printed(state, piece)


def remember(state: State[Any, Any, Any, T], piece: int) -> None:
    """Freeze the traits of a piece about to leave play: its last-known information."""
    state.own(piece).last = traits(state, piece)


def _compute(state: State[Any, Any, Any, T], idle: Sequence[int] = ()) -> dict[int, T]:
    rules = state.rules
    register = rules.register
    computed = {piece: rules.printed(state, piece) for piece in rules.in_play(state)}
    # Filters read traits while they are being built: what earlier layers made of them.
    state.current, state.current_stamp = computed, state.count
    modifiers = [
        (e, register.ability(e.ability)) for e in state.statics[Modifier.key] if e.source not in idle
    ]
    for effect, modifier in rules.modifiers(modifiers):
        scene = Scene(effect.seat, effect.source, it=effect.targets, effect=effect)
        for piece in find(state, modifier.who, scene):
            if piece in computed:
                scene.it = (piece,)
                play(state, modifier, scene)
                scene.it = effect.targets
    return computed


def by_layer_and_age(effects: Sequence[tuple[Effect, Any]]) -> list[tuple[Effect, Any]]:
    """Modifiers in the order in which they apply where a game knows no other."""
    if len(effects) < 2:
        return list(effects)
    return sorted(effects, key=lambda pair: (pair[1].layer, pair[0].id))


def changed(state: State[Any, Any, Any, Any]) -> dict[int, Changed]:
    """The pieces in play whose figures are not those printed, each with the modifiers without whose source
    they would be others."""
    if Modifier.key not in state.statics:
        return {}
    found = {}
    for piece in state.rules.in_play(state):
        printed = figures(state.rules.printed(state, piece))
        now = figures(traits(state, piece))
        if printed != now:
            by = [
                (effect.ability, effect.source)
                for effect in state.statics[Modifier.key]
                if effect.source >= 0 and figures(traits_without(state, piece, [effect.source])) != now
            ]
            found[piece] = Changed(printed, by)
    return found


def figures(traits_of: Any) -> dict[str, int]:
    """The numbers of a piece's traits, by name."""
    named = ((name, getattr(traits_of, name)) for name in traits_of.__struct_fields__)
    return {name: value for name, value in named if type(value) is int}
