"""What the filters of a card mean, as noun phrases: one of your Angels, an opposing Golem …"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from arbitre.kernel.effects import It, Node, This
from arbitre.words import *
from arbitre.words.phrase import Determiner
from arbitre.words.quantity import ALL, EACH, ONE, THOSE, Quantified
from arbitre.words.saying import known

from ... import language as n
from ...language.sentences import OnThatLine
from ..lexicon import AREAS, CLASSES, KEYWORD_NAMES, NAMES, REALMS
from .nouns import card_noun, partner, unique
from .tale import Tale, pronoun, this

LEXICON.add(
    preposition("seven_fallen.with_realm", "from", "de"),
)


_FALLEN: Final = Clause(None, "destroy", passive=True, tense="past", after=(Adv("this_turn"),))

# Cards

_FLAGS: Final = ("wounded", "tilted", "frozen", "linked", "equipped", "attacking")


def adjectives(node: n.Cards) -> tuple[str, ...]:
    """What is said of the cards in one word each."""
    found = []
    for flag in _FLAGS:
        wish = getattr(node, flag)
        if wish is not None and not (flag == "attacking" and not node.types):
            found.append(f"seven_fallen.{flag}" if wish else f"seven_fallen.un{flag}")
    return tuple(found)


def _called(node: n.Cards) -> Name | None:
    """Classes stand beside the noun: a Dragon Angel."""
    names = [CLASSES[name] for name in node.classes]
    en = " or ".join(each.en for each in names)
    fr = " ou ".join(each.fr for each in names)
    for name in node.without_classes:
        en, fr = f"{en} non-{CLASSES[name].en}".strip(), f"{fr} non {CLASSES[name].fr}".strip()
    return Name(en, fr) if en else None


def _mods(node: n.Cards) -> tuple[Phrase, ...]:
    mods: list[Phrase] = []
    if node.realms:
        mods.append(PP("seven_fallen.with_realm", All(tuple(REALMS[realm] for realm in node.realms), "or")))
    if node.keyword is not None:
        mods.append(PP("with", KEYWORD_NAMES[node.keyword]))
    if node.without is not None:
        mods.append(PP("without", KEYWORD_NAMES[node.without]))
    if node.markers is not None:
        none = Bilingual(en=NP("seven_fallen.marker", plural=True), fr=NP("seven_fallen.marker"))
        bare = NP("seven_fallen.marker", "a") if node.markers else none
        mods.append(PP("with" if node.markers else "without", bare))
    if known(node.ambush, None, True):
        mods.append(Adv("seven_fallen.in_ambush"))
    if known(node.in_combat, None, True):
        mods.append(Adv("seven_fallen.in_combat"))
    if node.same_name:
        mods.append(Name("with this card's name", "du même nom que cette carte"))
    return tuple(mods)


def _figure(node: n.Cards) -> Phrase | None:
    limits: list[Phrase] = []
    if node.cost_at_most is not None:
        most = node.cost_at_most
        assert isinstance(most, int), "a cost that is counted is not written yet"
        limits.append(Figure("cost", most, "or less"))
    if node.cost_at_least is not None:
        limits.append(Figure("cost", node.cost_at_least, "or more"))
    if node.atq_at_most is not None:
        limits.append(Figure("seven_fallen.atq", node.atq_at_most, "or less"))
    if node.atq_at_least is not None:
        limits.append(Figure("seven_fallen.atq", node.atq_at_least, "or more"))
    if node.fv_at_most is not None:
        limits.append(Figure("seven_fallen.fv", node.fv_at_most, "or less"))
    return All(tuple(limits)) if len(limits) > 1 else limits[0] if limits else None


def _side(node: n.Cards, tale: Tale) -> str:
    """Whose the cards are from where the reader of the card stands."""
    if tale.theirs and node.whose != n.ANYONES:
        return "his" if node.whose == n.YOURS else n.YOURS
    return known(node.whose, n.YOURS, n.OPPONENTS, n.ANYONES)


_ONLY_THERE: Final = {"divinity", "temple", "worshipper"}
"""Types of cards that lie in one place only, which need not be said."""


def _place(node: n.Cards, side: str, moving: bool, word: Literal["and", "or"]) -> tuple[Phrase, ...]:
    """Where they lie, if that goes without saying no longer; a pile is its owner's."""
    if node.where in (n.BATTLEFIELD, n.IN_PLAY) or unique(node):
        return ()
    if node.where in (("divine",), ("adoration",)) and not set(node.types) - _ONLY_THERE:
        return ()
    places: list[Phrase] = []
    for area in node.where:
        if area == "secret":
            places.append(Adv("seven_fallen.in_secret"))
        elif area == "rear":
            places.append(PP("on", NP(AREAS[area], "the")))
        elif area == "fire":
            line = PP("in", NP(AREAS[area], "the"))
            places.append(Bilingual(en=line, fr=PP("seven_fallen.in_line", NP(AREAS[area]))))
        else:
            places.append(PP("from" if moving else "seven_fallen.of_pile", pile_of(area, side)))
    return (All(tuple(places), word),) if len(places) > 1 else tuple(places)


def pile_of(area: str, side: str) -> Phrase:
    """Your Purgatory, your opponent's Purgatory, his own, any Purgatory."""
    key = AREAS[area]
    if side == n.YOURS:
        return NP(key, "your")
    if side == "his":
        return Bilingual(en=NP(key, "their"), fr=NP(key, "his"))
    if side == n.OPPONENTS:
        return Bilingual(
            en=NP(key, owner=NP("opponent", "your")), fr=NP(key, "the", ("seven_fallen.opposing",))
        )
    return NP(key, "any")


def on_table(node: n.Cards) -> bool:
    return bool(set(node.where) & {"rear", "fire", "adoration", "divine", "secret"})


def _cards(node: n.Cards, tale: Tale, how: Quantified) -> Phrase:
    """Untilted opposing Angels / les Anges adverses non inclinés."""
    adj = adjectives(node)
    if _side(node, tale) != n.OPPONENTS or not on_table(node):
        return _such_cards(node, adj, tale, how)
    french = _such_cards(node, ("seven_fallen.opposing", *adj), tale, how)
    if not adj:
        return french
    return Bilingual(en=_such_cards(node, (*adj, "seven_fallen.opposing"), tale, how), fr=french)


def _such_cards(node: n.Cards, adj: tuple[str, ...], tale: Tale, how: Quantified) -> Phrase:
    side = _side(node, tale)
    word: Literal["and", "or"] = "and" if how.how in ("all", "those", "count", "each") else "or"
    key: str | Name = NAMES[node.named] if node.named else card_noun(node, word)
    place = (
        _place(node, side, tale.moving, word)
        if node.among is None
        else (PP("among", found(node.among, tale, THOSE)),)
    )
    kind = _mods(node)
    mods = (*place, *kind)
    if place and kind:  # an Angel with Stealth from your hand / un Ange de votre main avec Furtif
        mods = (Bilingual(en=Words((*kind, *place)), fr=Words(mods)),)
    that = _FALLEN if node.destroyed_this_turn else None

    def group(det: Determiner, number: int | None = None, plural: bool = False, adv: str = "") -> NP:
        other = ("other",) if node.other and det != "another" else ()
        of = _figure(node)
        return NP(
            key, det, (*other, *adj), number, plural, adv, called=_called(node), of=of, mods=mods, that=that
        )

    if unique(node):
        return group("your" if side == n.YOURS else "his" if side == "his" else "the")
    if side in (n.YOURS, "his") and on_table(node):
        return _owned(group, key, side, how)
    return _loose(group, node.other, how)


def _owned(group: Callable[..., NP], key: str | Name, side: str, how: Quantified) -> Phrase:
    """Your Angels, all of them or some."""
    mine = group("your", plural=True)
    if side == "his":
        mine_there: Phrase = Bilingual(en=group("their", plural=True), fr=group("his", plural=True))
    else:
        mine_there = mine
    if how.how == "all" and side == n.YOURS:
        return group("all your")
    if how.how in ("all", "count", "those"):
        return mine_there
    head = key if isinstance(key, str) else "card"
    adv = "up_to" if how.how == "up to" else ""
    return Some("each" if how.how == "each" else how.number, head, mine_there, adv)


def _loose(group: Callable[..., NP], other: bool, how: Quantified) -> Phrase:
    """Cards that belong to nobody in particular, or lie in a pile."""
    if how.how == "up to":
        return group("", how.number, adv="up_to")
    if how.how == "a" and how.number > 1:
        return group("", how.number)
    det: Determiner = {"a": "a", "all": "all", "each": "each", "count": "some", "those": "generic"}[how.how]  # type: ignore[assignment]
    return group("another" if det == "a" and other else det)


# The others


def _top(node: n.Top, tale: Tale, how: Quantified) -> Phrase:
    key = "seven_fallen.page" if node.pile == "book" else "seven_fallen.worshipper"
    count = node.number if node.number > 1 else None
    side = "his" if tale.theirs and node.whose == n.YOURS else node.whose
    where = PP("of", pile_of(node.pile, side))
    return NP(key, "the", ("first",), count, mods=(where,))


def _linked_to(node: n.LinkedTo, tale: Tale, how: Quantified) -> Phrase:
    assert isinstance(node.of, This | It), "the partner of a card that was named"
    return NP(partner(node, tale), "the", ("seven_fallen.linked",))


def _bearer(node: n.Bearer, tale: Tale, how: Quantified) -> Phrase:
    return Pronoun(3, "seven_fallen.bearer") if tale.borne else NP("seven_fallen.bearer", "the")


def _equipment_on(node: n.EquipmentOn, tale: Tale, how: Quantified) -> Phrase:
    return NP("seven_fallen.equipment", owner=found(node.of, tale, THOSE), plural=True)


def _attackers(node: n.Attackers, tale: Tale, how: Quantified) -> Phrase:
    return NP("seven_fallen.attacker", "the", plural=True)


def _defender(node: n.Defender, tale: Tale, how: Quantified) -> Phrase:
    return NP("seven_fallen.defender", "the")


def _event_source(node: n.EventSource, tale: Tale, how: Quantified) -> Phrase:
    return Name("the card that did it", "la carte responsable", "f")


def _all_of(node: n.AllOf, tale: Tale, how: Quantified) -> Phrase:
    word: Literal["and", "or"] = "and" if how.how in ("all", "those", "count") else "or"
    return All(tuple(found(part, tale, how) for part in node.parts), word)


def _on_that_line(node: OnThatLine, tale: Tale, how: Quantified) -> Phrase:
    where = Name("on the defender's line", "sur la ligne du défenseur")
    return NP("seven_fallen.page", "another", mods=(where,))


def _it(node: It, tale: Tale, how: Quantified) -> Phrase:
    if tale.it is not None:
        return tale.it
    if tale.many and how.how in ("a", "up to", "each"):
        adv = "up_to" if how.how == "up to" and how.number > 1 else ""
        return Some("each" if how.how == "each" else how.number, tale.about, pronoun(tale), adv)
    return pronoun(tale)


def _this(node: This, tale: Tale, how: Quantified) -> Phrase:
    return this(tale)


FILTERS: Final[dict[type[Node], Callable[[Any, Tale, Quantified], Phrase]]] = {
    n.Cards: _cards,
    n.Top: _top,
    n.LinkedTo: _linked_to,
    n.Bearer: _bearer,
    n.EquipmentOn: _equipment_on,
    n.Attackers: _attackers,
    n.Defender: _defender,
    n.EventSource: _event_source,
    n.AllOf: _all_of,
    OnThatLine: _on_that_line,
    It: _it,
    This: _this,
}
"""For each filter, what it finds."""


def found(node: Node, tale: Tale, how: Quantified = ONE) -> Phrase:
    """What a filter finds, in this quantity."""
    return FILTERS[type(node)](node, tale, how)


def whole(node: Node, tale: Tale) -> Phrase:
    """All a filter finds: the object of a verb that takes the filter itself."""
    return found(node, tale, THOSE if isinstance(node, It) else ALL)


def apiece(node: Node, tale: Tale) -> Phrase:
    """Each that a filter finds: who gets so much."""
    return found(node, tale, THOSE if isinstance(node, It) and not tale.many else EACH)
