"""What the filters and amounts of a card mean, as noun phrases: one of your creatures …"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.effects import It, Node, This
from arbitre.words import *
from arbitre.words.quantity import COUNT, EACH, ONE, Quantified
from arbitre.words.saying import known

from ... import language as n
from ..lexicon import AREAS, NAMES
from .tale import Tale

LEXICON.add(
    noun(
        "quarriors.creature_die",
        ("creature die", "creature dice"),
        ("dé de créature", "dés de créature"),
        "m",
    ),
    noun("quarriors.spell_die", ("spell die", "spell dice"), ("dé de sort", "dés de sort"), "m"),
    noun("quarriors.play", "play", "jeu", "m"),
    adjective("quarriors.unlocked", "unlocked", "non verrouillé"),
    preposition("quarriors.in_area", "in", "de"),
    noun("quarriors.attack_points", "attack", ("point d'attaque", "points d'attaque"), "m", mass="en"),
    noun("quarriors.defense_points", "defense", ("point de défense", "points de défense"), "m", mass="en"),
    preposition("quarriors.due_to", "to", "à cause de"),
    verb("quarriors.bear", "bear", "porter"),
    preposition("quarriors.in_play", "in", "en"),
)


def this(tale: Tale) -> Phrase:
    return NP(tale.this, "this")


HOST: Final = Bilingual(
    en=NP("creature", "the", mods=(PP("with", NP("spell", "this")),)),
    fr=NP("creature", "the", that=Clause(None, "quarriors.bear", NP("spell", "this"))),
)


def _creatures(node: n.Creatures, tale: Tale, how: Quantified) -> Phrase:
    """An unlocked opposing creature / une créature adverse non verrouillée."""
    other = ("other",) if node.other else ()
    known(node.whose, n.YOURS, n.THEIRS, n.OPPONENTS, n.ANYONES)
    opposing = ("quarriors.opposing",) if node.whose == n.OPPONENTS else ()
    state = () if node.locked is None else ("quarriors.locked" if node.locked else "quarriors.unlocked",)
    french = _such_creatures(node, (*other, *opposing, *state), tale, how)
    if not (opposing and state):
        return french
    return Bilingual(en=_such_creatures(node, (*other, *state, *opposing), tale, how), fr=french)


def _such_creatures(node: n.Creatures, adjectives: tuple[str, ...], tale: Tale, how: Quantified) -> Phrase:
    called = NAMES[node.kind] if node.kind else None
    figure = _limit(node)
    if node.whose == n.ANYONES and how is COUNT and figure is None:
        in_play = (PP("quarriors.in_play", NP("quarriors.play")),)
        return NP("creature", "some", adj=adjectives, called=called, mods=in_play)
    if node.whose in (n.YOURS, n.THEIRS):
        return _of_somebody(node.whose, adjectives, called, figure, tale, how)
    return _plain("creature", how, adjectives, called, figure)


def _limit(node: n.Creatures) -> Figure | None:
    if node.level_at_most < 99:
        assert node.defense_at_most >= 99, "a creature limited twice is not written yet"
        # No creature in a Ready Area but a locked one has a level below 1.
        exact = node.level_at_most == 1 and node.locked is False
        return Figure("level", node.level_at_most, "" if exact else "or less")
    return Figure("defense", node.defense_at_most, "or less") if node.defense_at_most < 99 else None


def _of_somebody(
    whose: str, adj: tuple[str, ...], called: Name | None, of: Figure | None, tale: Tale, how: Quantified
) -> Phrase:
    """Your creatures, theirs, or those of the opponent in question."""

    def group(det: Any, owner: Phrase | None = None) -> Phrase:
        return NP("creature", det, adj=adj, called=called, plural=True, of=of, owner=owner)

    if whose == n.YOURS:
        dice = group("your")
    elif tale.player:
        dice = Bilingual(en=group("their"), fr=group("his"))
    else:
        dice = group("", Bilingual(en=NP("opponent", "that"), fr=NP("opponent", "this")))
    if how.how == "all" and tale.player and whose == n.THEIRS:
        return Bilingual(en=group("all their"), fr=group("all his"))
    if how.how in ("all", "count", "those"):
        return group("all your") if whose == n.YOURS and how.how == "all" else dice
    return Some("each" if how.how == "each" else how.number, "creature", dice)


def _plain(
    noun: str,
    how: Quantified,
    adj: tuple[str, ...] = (),
    called: Any = None,
    of: Phrase | None = None,
    mods: tuple[Phrase, ...] = (),
) -> Phrase:
    """A noun that belongs to nobody in particular, in this quantity."""
    if how.how == "any":
        return NP("number", "any", of=NP(noun, "some", adj, called=called, of=of, mods=mods))
    if how.how == "up to":
        return NP(noun, "", adj, how.number, adv="up_to", called=called, of=of, mods=mods)
    if how.how == "a" and how.number == 1 and "other" in adj:
        rest = tuple(key for key in adj if key != "other")
        return NP(noun, "another", rest, called=called, of=of, mods=mods)
    if how.how == "a" and how.number > 1:
        return NP(noun, "", adj, how.number, called=called, of=of, mods=mods)
    det: Any = {"a": "a", "all": "all", "each": "each", "count": "some", "those": "generic"}[how.how]
    return NP(noun, det, adj, called=called, of=of, mods=mods)


def _ready_spells(node: n.ReadySpells, tale: Tale, how: Quantified) -> Phrase:
    owner = NP("opponent", "a") if known(node.whose, n.OPPONENTS, n.ANYONES) == n.OPPONENTS else None
    area = NP("quarriors.ready", "" if owner else "any", owner=owner)
    return _plain("spell", how, mods=(PP("quarriors.in_area", area),))


_SORTS: Final = {"": "die", "creature": "quarriors.creature_die", "spell": "quarriors.spell_die"}


def _dice(node: n.Dice, tale: Tale, how: Quantified) -> Phrase:
    known(node.whose, n.YOURS, n.OPPONENTS)
    areas = [
        NP(AREAS[area], owner=NP("opponent", "a")) if node.whose == n.OPPONENTS else NP(AREAS[area], "your")
        for area in node.areas
    ]
    prep = "from" if tale.moving else "quarriors.in_area"
    together = how.how in ("all", "count", "each", "any")
    where = PP(prep, All(tuple(areas), "and" if together else "or") if len(areas) > 1 else areas[0])
    adj = ("other",) if node.other else ()
    called = NAMES[node.kind] if node.kind else None
    return _plain(_SORTS[node.sort], how, adj, called, mods=(where,))


def _host(node: n.Host, tale: Tale, how: Quantified) -> Phrase:
    return HOST


def _it(node: It, tale: Tale, how: Quantified) -> Phrase:
    return tale.it or it(tale.about or "creature")


def _this(node: This, tale: Tale, how: Quantified) -> Phrase:
    return this(tale)


FILTERS: Final[dict[type[Node], Callable[[Any, Tale, Quantified], Phrase]]] = {
    n.Creatures: _creatures,
    n.ReadySpells: _ready_spells,
    n.Dice: _dice,
    n.Host: _host,
    It: _it,
    This: _this,
}
"""For each filter, what it finds."""

NOUNS: Final[dict[type[Node], str]] = {
    n.Creatures: "creature",
    n.ReadySpells: "spell",
    n.Dice: "die",
    n.Host: "creature",
    It: "creature",
    This: "creature",
}
"""For each filter, the noun a pronoun for what it finds agrees with."""


def found(node: Node, tale: Tale, how: Quantified = ONE) -> Phrase:
    """What a filter finds, or « them » if that was said already."""
    if node in tale.said:
        return they(NOUNS[type(node)])
    return FILTERS[type(node)](node, tale, how)


# Amounts: « for each … »


def _count_of(node: n.CountOf, tale: Tale) -> Phrase:
    return found(node.of, tale, EACH)


def _scored(node: n.Scored, tale: Tale) -> Phrase:
    adj = ("other",) if node.other else ()
    return NP("creature", "each", adj, that=Clause(YOU, "score", tense="past", after=(THIS_TURN,)))


def _opponents_hurt(node: n.OpponentsHurt, tale: Tale) -> Phrase:
    lost = Clause(
        None, "lose", NP("creature", "a"), tense="past", after=(PP("quarriors.due_to", NP("attack", "your")),)
    )
    return NP("opponent", "each", that=lost)


AMOUNTS: Final[dict[type[Node], Callable[[Any, Tale], Phrase]]] = {
    n.CountOf: _count_of,
    n.Scored: _scored,
    n.OpponentsHurt: _opponents_hurt,
}
"""For each amount, what is counted."""


def for_each(amount: int | Node, tale: Tale) -> tuple[Phrase, ...]:
    """Nothing for a plain number; « for each … » for what is counted."""
    if isinstance(amount, int):
        return ()
    if amount in tale.said:
        return (PP("for", Some("each", "creature", Pronoun(3, "creature", plural=True))),)
    return (PP("for", AMOUNTS[type(amount)](amount, tale)),)
