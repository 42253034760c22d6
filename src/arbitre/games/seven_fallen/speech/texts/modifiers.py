"""How modifiers are written: who gets +1 ATQ, Berserk, a class."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from arbitre.kernel.effects import Modifier, Node, This
from arbitre.words import *
from arbitre.words.idioms import gets
from arbitre.words.quantity import THOSE

from ... import language as n
from ..lexicon import CLASSES, KEYWORD_NAMES
from .amounts import figure, for_each
from .filters import found
from .tale import Tale, say, says

LEXICON.add(verb("seven_fallen.suffer", "get", "subir"))


def keyword_name(node: Node) -> Phrase:
    """A keyword with its figure: Archery (2), Phoenix (10), Berserk."""
    name = KEYWORD_NAMES[type(node)]
    value = getattr(node, "value", getattr(node, "copies", None))
    return name if value is None else Words((name, Paren(Symbol(str(value)))))


def _bonus(node: n.Modify) -> list[Phrase]:
    atq, fv, bou = (figure(a) for a in (node.atq, node.fv, node.bou))
    parts: list[Phrase] = []
    if atq and fv:
        parts.append(pair(atq, fv))
    else:
        parts += [Bonus(atq, "seven_fallen.atq")] if atq else []
        parts += [Bonus(fv, "seven_fallen.fv")] if fv else []
    return [*parts, Bonus(bou, "seven_fallen.bou")] if bou else parts


def _gained(node: n.Gain, tale: Tale) -> Phrase:
    """The keyword, with its effect in brackets if it has one."""
    keyword = node.keyword
    if hasattr(keyword, "do"):
        return Words((KEYWORD_NAMES[type(keyword)], Paren(say(keyword.do, tale))))
    return keyword_name(keyword)


def gains(nodes: Sequence[Node], tale: Tale) -> Phrase | None:
    """What the same cards get, in one statement: the equipped Angel gets +1/+1 and Evade (1). None if these
    are not all about the same cards, or say something else."""
    if not all(isinstance(node, n.Modify | n.Gain) for node in nodes):
        return None
    if len({node.who for node in nodes if isinstance(node, Modifier)}) != 1:
        return None
    parts: list[Phrase] = []
    keywords: list[Phrase] = []
    counted: tuple[Phrase, ...] = ()
    who: Node = This()
    lost = False
    for node in nodes:
        assert isinstance(node, n.Modify | n.Gain)
        who = node.who
        if isinstance(node, n.Modify):
            if counted:
                return None
            parts += _bonus(node)
            amounts = (node.atq, node.fv, node.bou)
            assert all(isinstance(a, int | n.CountOf | n.Times) for a in amounts), "a bonus is counted"
            counted = next((for_each(a, tale) for a in amounts if isinstance(a, Node)), ())
            lost = lost or any(figure(a) < 0 for a in amounts)
        elif counted:
            return None
        else:
            keywords.append(_gained(node, tale))
    verb_key = "seven_fallen.suffer" if lost else "get"
    has: Literal["gain", "have"] = "gain" if tale.lasting else "have"
    return gets(_who(who, tale), tuple(parts), tuple(keywords), has, counted, verb_key)


def _who(who: Node, tale: Tale) -> Phrase:
    """A subject: your Angels, not « all your Angels »."""
    return found(who, tale, THOSE)


@says(n.Modify)
@says(n.Gain)
def modify(node: n.Modify | n.Gain, tale: Tale) -> Phrase:
    statement = gains([node], tale)
    assert statement is not None
    return statement


@says(n.Lose)
def lose(node: n.Lose, tale: Tale) -> Phrase:
    return Clause(_who(node.who, tale), "lose", KEYWORD_NAMES[node.keyword])


@says(n.GainClass)
def gain_class(node: n.GainClass, tale: Tale) -> Phrase:
    name: Name = CLASSES[node.name]
    return Clause(_who(node.who, tale), "get", NP("seven_fallen.class", "the", called=name))
