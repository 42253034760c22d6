"""Things of a sort in a quantity: a creature, up to two target creatures, all artifacts and creatures."""

from __future__ import annotations

from typing import Any, Final

from arbitre.words import NP, All, Bilingual, Join, Phrase, Symbol, Text
from arbitre.words.idioms import numeral
from arbitre.words.phrase import Determiner

from ... import language as n
from .nouns import PLURAL, Group, How


def _np(noun_key: str, one: Group, det: Determiner, adj: tuple[str, ...], last: bool, **more: Any) -> NP:
    called = Text(one.en, one.fr) if one.en or one.fr else None
    return NP(noun_key, det, adj, called=called, mods=one.mods if last else (), **more)


def put(one: Group, how: How) -> Phrase:
    """A group in a quantity."""
    if how.det == "target":
        return _targeted(one, how)
    if len(one.nouns) > 1:
        return _several(one, how)
    noun_key = one.nouns[0]
    other = ("other",) if one.other else ()
    adj = (*other, *one.adj)
    match how.det:
        case "a" if how.number != 1:
            up_to = "up_to" if how.up_to and how.number != n.ANY_NUMBER else ""
            return _np(noun_key, one, "", adj, True, count=_count(how.number), adv=up_to)
        case "a" if how.up_to:
            return _np(noun_key, one, "one", adj, True, adv="up_to")
        case "a":
            return _np(noun_key, one, "another" if one.other else "a", one.adj, True)
        case "any":
            return _np(noun_key, one, "any", adj, True)
        case "one or more":
            return Bilingual(
                _np(noun_key, one, "", adj, True, count=Text("one or more", "")),
                _np(noun_key, one, "another" if one.other else "a", one.adj, True, adv="at_least"),
            )
        case "count":
            return _np(noun_key, one, "some", adj, True)
        case "those":
            return _np(noun_key, one, "generic", adj, True)
        case "each":
            return _np(noun_key, one, "each", adj, True)
        case "no":
            return _np(noun_key, one, "no", adj, True)
        case _:
            return _np(noun_key, one, "all", adj, True)


def _several(one: Group, how: How) -> Phrase:
    """Several nouns: an artifact or creature / un artefact ou une créature."""
    assert how.det != "a" or how.number == 1, "several things of several sorts are not written yet"
    many = how.det in PLURAL
    plural: Determiner = "all" if how.det == "all" else "generic"
    parts = []
    for place, key in enumerate(one.nouns):
        last = place == len(one.nouns) - 1
        first: Determiner = "another" if one.other else "each" if how.det == "each" else "a"
        en = _np(key, one, plural if many else first if place == 0 else "", one.adj, last, plural=many)
        fr = _np(key, one, plural if many else first, one.adj, last, plural=many)
        parts.append(Bilingual(en, fr))
    return All(tuple(parts), "and" if many else "or", serial=True)


ANY_NUMBER: Final = Text("any number of", "n'importe quel nombre de")


def _targeted(one: Group, how: How) -> Phrase:
    """Target creature / une créature ciblée; up to one, two, one or two, X, any number of them."""
    en_adj = ("magic.targeted", *one.adj)
    fr_adj = (*one.adj, "magic.targeted")
    more: dict[str, Any] = {}
    single = how.number == 1
    if single:
        one_en: Determiner = "another" if one.other else "one" if how.up_to else ""
        one_fr: Determiner = "another" if one.other else "a"
        more = {"adv": "up_to"} if how.up_to else {}
    else:
        one_en = one_fr = ""
        en_adj = ("other", *en_adj) if one.other else en_adj
        fr_adj = ("other", *fr_adj) if one.other else fr_adj
        if how.up_to and how.number != n.ANY_NUMBER:
            more = {"count": _count(how.number), "adv": "up_to"}
        else:
            more = {"count": _count(how.number)}
    if len(one.nouns) == 1:
        return Bilingual(
            _np(one.nouns[0], one, one_en, en_adj, True, **more),
            _np(one.nouns[0], one, one_fr, fr_adj, True, **more),
        )
    if not single:
        return _some_targeted(one, en_adj, more)
    last = one.nouns[-1]
    en = tuple(
        _np(
            key,
            one,
            one_en if place == 0 else "",
            en_adj if place == 0 else (),
            key == last,
            **(more if place == 0 else {}),
        )
        for place, key in enumerate(one.nouns)
    )
    sorts = All(tuple(NP(key) for key in one.nouns), "or")
    goal = NP("magic.target", "a", adv="up_to" if how.up_to else "", mods=one.mods)
    return Bilingual(All(en, "or", serial=True), Join((goal, sorts), ","))


def _some_targeted(one: Group, adj: tuple[str, ...], more: dict[str, Any]) -> Phrase:
    """One or two target creatures and/or enchantments / une ou deux cibles, créatures et/ou enchantements."""
    assert len(one.nouns) == 2, "more than two sorts of targets together are not written yet"
    first, second = one.nouns
    both = Text(
        "{0} and/or {1}",
        "",
        (_np(first, one, "", adj, False, **more), _np(second, one, "", (), True, plural=True)),
    )
    sorts = Text("", "{0} et/ou {1}", (NP(first, plural=True), _np(second, one, "", (), True, plural=True)))
    return Bilingual(both, Join((NP("magic.target", "", **more), sorts), ","))


def _count(number: int | Symbol | Text) -> int | Symbol | Text:
    if number == n.ANY_NUMBER:
        return ANY_NUMBER
    return numeral(number) if isinstance(number, int) else number
