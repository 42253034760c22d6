"""What is done one after the other: a sentence each, « then », or « and ».

Cards say in one breath what goes together: « draw a card, then discard a card », « target opponent loses 1
life and you gain 1 life », « tap target creature and put a stun counter on it ». A loyalty ability says each
effect by itself, and so does a spell but for cards drawn, discarded, milled and looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from arbitre.kernel import effects as k
from arbitre.kernel.effects import It, Node
from arbitre.words import *
from arbitre.words.orders import is_order, told_of

from ... import language as n
from ..terms import text
from .amounts import where_x
from .tale import Tale, say, sentences

Link: TypeAlias = Literal["", "then", "and", ", and"]
"""What stands between two effects; nothing: a full stop."""

_BRIEF: Final = (n.Draw, n.Discard, n.Surveil, n.Scry, n.ManifestDread, n.Attach, n.Mill)
"""What is said in one breath with what is like it: surveil 2, then draw a card."""
_LATER: Final = (n.Discard, n.Surveil, n.Scry, n.ManifestDread, n.Attach, n.Mill, n.Abandon)
"""What an ability says behind any other order: create a token, then mill two cards."""
_LIFE: Final = (n.GainLife, n.LoseLife)
_HURTS: Final = (n.DealDamage, n.LoseLife, n.GainLife)
_THEN_IF: Final = Text("then", "puis,")
_THEN: Final = text("then")


def row(nodes: Sequence[Node], parts: Sequence[Phrase], tale: Tale) -> Phrase:
    """These effects, said after each other."""
    alike = _alike(nodes, tale)
    if alike is not None:
        return alike
    said: list[Phrase] = [parts[0]]
    last: Link = ""
    for before, node, part in zip(nodes, nodes[1:], parts[1:], strict=False):
        link = _link(before, node, said[-1], part, tale)
        if not link:
            said.append(apart(before, node, part, tale))
        else:
            said[-1] = _linked(said[-1], link, part, last)
        last = link
    return sentences(*said)


def apart(before: Node, node: Node, part: Phrase, tale: Tale) -> Phrase:
    """A sentence of its own, which may begin with « then »."""
    if isinstance(node, n.ChooseParity) or (isinstance(node, k.If) and isinstance(node.when, n.Not)):
        return Words((_THEN, part))
    if isinstance(before, n.AddSameMana):
        return Words((_THEN, part))
    if isinstance(node, k.If):
        unmoved = isinstance(before, n.DealDamage | n.Enforce)  # bears on nothing that is asked for
        asks_it = isinstance(node.when, n.IsCard | n.Fits | n.ShareCardType | n.PutThisWay | n.DealtThisWay)
        return part if asks_it or isinstance(node.do, n.WinGame) or unmoved else Words((_THEN_IF, part))
    if isinstance(before, n.MaySacrificeOrDiscard) or isinstance(node, n.AtRandom):
        return Words((_THEN, part))
    later = isinstance(node, (*_BRIEF, k.Choose)) or (
        isinstance(node, k.May) and not isinstance(before, n.ManifestDread)
    )
    return Words((_THEN, part)) if isinstance(before, _BRIEF) and later else part


def _link(before: Node, node: Node, first: Phrase, part: Phrase, tale: Tale) -> Link:
    """How an effect hangs on the one before it."""
    if isinstance(node, k.If) or tale.apart:
        return ""
    if isinstance(before, n.Enforce) and isinstance(node, n.Enforce):
        return ", and"
    if isinstance(node, n.Enforce) and isinstance(node.about, n.NotChosen):
        return ", and"
    if isinstance(before, n.Mill) and isinstance(node, n.AtRandom) and isinstance(node.among, n.Players):
        return "and"
    if isinstance(before, n.Reveal) and isinstance(node, n.PutIntoHand):
        return "and"
    if isinstance(before, n.RemoveCounters) or _pays_with_life(before, node):
        return "and"
    if isinstance(before, n.ManifestDread) and before.times != 1 and is_order(part):
        return "then"
    if isinstance(before, n.CreateTokens) and isinstance(node, n.PutCounters):
        return "then" if isinstance(node.which, n.Made) else ""
    if isinstance(before, _BRIEF) and isinstance(node, (*_BRIEF, k.May, k.Choose)):
        if isinstance(node, k.May) and isinstance(before, n.Draw | n.ManifestDread):
            return ""
        return "then" if is_order(first) and not isinstance(part, Join) else ""
    if isinstance(before, n.LoseLife) and isinstance(node, n.PutCounters) and not is_order(first):
        return "and"
    if _same_player(first, part):
        return "and" if isinstance(before, _LIFE) or isinstance(node, _LIFE) else "then"
    if tale.kind == "spell":
        return ""
    if isinstance(node, _LIFE) and isinstance(node.amount, n.ExcessDamage):
        return ""
    if isinstance(before, n.PutIntoHand) and isinstance(node, n.ManifestDread):
        return "and"
    if isinstance(node, _LIFE) and isinstance(node.who, n.You) and isinstance(before, _HURTS):
        return "and"
    if isinstance(before, n.PutCounters) and isinstance(node, n.Mill):
        return "and"
    if isinstance(node, _LATER) and is_order(first) and is_order(part):
        return "then"
    if isinstance(node, n.Draw) and isinstance(before, n.PutCounters):
        return "and"
    again = isinstance(node, n.PutCounters) and isinstance(node.which, It | n.Targeted | n.That)
    return "and" if again and isinstance(before, n.Tap) else ""


def _pays_with_life(before: Node, node: Node) -> bool:
    """You draw two cards and you lose 2 life."""
    return (
        isinstance(before, n.Draw)
        and isinstance(node, _LIFE)
        and isinstance(before.who, n.You)
        and isinstance(node.who, n.You)
    )


def _same_player(first: Phrase, part: Phrase) -> bool:
    """Whether another player does both: each opponent sacrifices a creature, then discards a card."""
    subject = part.subject if isinstance(part, Clause) else None
    told = first.subject if isinstance(first, Clause | Deeds) else None
    return subject is not None and subject == told and subject != YOU


def _linked(first: Phrase, link: Link, part: Phrase, last: Link) -> Phrase:
    if link == ", and":
        return Join((first, Words((text("and"), part))), ",")
    word: Literal["then", "and"] = "then" if link == "then" else "and"
    if _same_player(first, part) and isinstance(first, Clause) and isinstance(part, Clause):
        assert first.subject is not None
        bare = (msgspec.structs.replace(first, subject=None), msgspec.structs.replace(part, subject=None))
        return Deeds(first.subject, bare, word)
    if isinstance(first, Clause) and not is_order(first) and is_order(part):
        part = told_of(part, YOU)  # that player loses 1 life and you put a counter on a creature
    yours = isinstance(part, Clause) and part.subject == YOU and not (link == "then" and part.modal)
    if yours and isinstance(first, Clause) and is_order(first):
        first = told_of(first, YOU)
    if isinstance(first, All) and link == last:
        return msgspec.structs.replace(first, items=(*first.items, part))
    return All((first, part), word)


def _alike(nodes: Sequence[Node], tale: Tale) -> Phrase | None:
    """It deals X damage to each opponent and you gain X life, where X is …: one amount, told once."""
    if len(nodes) != 2 or not all(isinstance(node, _HURTS) for node in nodes):
        return None
    one, other = nodes
    assert isinstance(one, _HURTS) and isinstance(other, _HURTS)
    amount = one.amount
    if amount != other.amount or not isinstance(amount, n.CountOf | n.CountersOn | n.PowerOf):
        return None
    told = [say(msgspec.structs.replace(node, amount=n.X()), tale) for node in (one, other)]
    return Join((All(tuple(told)), where_x(amount, tale)), ",")
