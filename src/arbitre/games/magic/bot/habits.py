"""What a player of Magic need not think about: which answers are worth a look, and how an action that has
begun is usually finished. Read from the question alone."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.decisions import NUMBER, ORDER, SPLIT, Decision
from arbitre.kernel.pieces import Answer, Option

from ..cards.index import NODES, targets
from ..language import Activated, Triggered
from ..rules.offers import PASS

ROUTINE: Final = ("which_mana", "next_trigger")
"""Hardly ever worth a thought: the first option is the sensible one."""
NONE: Final = ("none",)
PAYMENTS: Final = 8
"""Ways to make the next mana that are worth a look."""
LATER: Final = ("pay", *ROUTINE)
"""The same while an action is only looked at: what is paid with is thought about when it is paid."""


def _makes_mana(name: str) -> bool:
    node = NODES.nodes[name]
    return isinstance(node, Activated) and node.mana


MANA_ABILITIES: Final = frozenset(name for name in NODES.nodes if _makes_mana(name))


def sensible(decision: Decision) -> list[Answer] | None:
    """The answers worth a look; nothing where all of them are. Mana is made when something is paid for, and a
    land is played before anything else; of the colours a permanent could give for a payment one will do."""
    if decision.say[0] == "priority":
        lands = [option for option in decision.options if _verb(option) == "play"]
        if lands:
            return [*lands, PASS]
        return [option for option in decision.options if not _taps_for_mana(option)]
    if decision.say[0] == "pay":
        first: dict[Option, Answer] = {}
        for option in decision.options:
            first.setdefault(_payment(option), option)
        return list(first.values())[:PAYMENTS]
    found = _by_rote(decision, ROUTINE)
    return None if found is None else [found]


def _payment(option: Option) -> Option:
    """What a way to pay is told by: not by the colour, where a permanent has several to give."""
    return option[:3] if isinstance(option, tuple) and option[0] == "tap" else option


def _verb(option: Option) -> str:
    return str(option[0]) if isinstance(option, tuple) else ""


def _taps_for_mana(option: Option) -> bool:
    return isinstance(option, tuple) and option[0] == "activate" and option[2] in MANA_ABILITIES


def _by_rote(decision: Decision, routine: tuple[str, ...]) -> Answer | None:
    kind = decision.say[0]
    if kind in routine and decision.single:
        return decision.options[0]
    if decision.kind == ORDER:
        return tuple(decision.options)
    if kind == "assign" and decision.kind == NUMBER:
        return decision.least  # lethal, and the rest for the next
    return None


def _triggered_aims() -> frozenset[str]:
    """The targets triggered abilities have, by name."""
    effects = [node.do for node in tuple(NODES.nodes.values()) if isinstance(node, Triggered)]
    return frozenset(NODES.name(target) for effect in effects for target in targets(NODES.name(effect)))


TRIGGERED_AIMS: Final = _triggered_aims()


def usual(decision: Decision) -> tuple[Answer, ...] | None:
    """The manners in which an action that has begun is finished without looking further: an attack with
    everybody else or with nobody else, a block by nobody else, a second target left out if it may be.
    Whom the next trigger aims at can wait."""
    kind = decision.say[0]
    if kind in ("attack", "block"):
        options = decision.options
        quiet = next((o for o in reversed(options) if _verb(o) in ("done", "stay")), options[0])
        return (options[0], quiet) if kind == "attack" else (quiet,)
    if kind == "target":
        _, name, _, place = decision.say
        if place > 1:
            return (NONE if NONE in decision.options else decision.options[0],)
        return None if name in TRIGGERED_AIMS else ()
    if decision.kind == SPLIT:
        return (next(decision.answers()),)
    found = _by_rote(decision, LATER)
    return () if found is None else (found,)


def trifle(decision: Decision) -> bool:
    """Whether dreams tell no more of a question than a look: what is paid with shows in what is left."""
    return decision.say[0] in LATER


def idle(decision: Decision) -> Answer | None:
    """Passing: what the turn brings next it brings whatever is done before."""
    return PASS if decision.say[0] == "priority" else None
