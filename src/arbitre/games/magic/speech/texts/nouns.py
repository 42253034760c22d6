"""Filters as nouns: which noun, what stands beside it (nonland, Warrior), and what follows it."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from arbitre.kernel.effects import Node
from arbitre.words import *
from arbitre.words.realiser import plural
from arbitre.words.saying import unsaid

from ... import language as n
from ...language.definitions import PERMANENT_TYPES
from ...language.keywords import Keyword
from ..lexicon import ZONES
from ..terms import SUBTYPES, SUPERTYPES, TYPES, counter_kind, text
from .idioms import FROM_EXILE
from .tale import Tale


class How(NamedTuple):
    """How many of what a filter finds, and how they are pointed at."""

    det: str = "a"  # a, target, all, each, those, count, one or more, no, any
    number: int | Symbol | Text = 1
    up_to: bool = False
    moving: bool = False  # they are taken from where they lie: from your graveyard, not in it
    placed: bool = True  # whether it is said where they lie


ONE: Final = How()
EACH: Final = How("each")
THOSE: Final = How("those")
"""The plural as a subject: creatures you control / les créatures que vous contrôlez."""
COUNT: Final = How("count")
"""The bare plural that a number is of."""
ONE_OR_MORE: Final = How("one or more")
PLURAL: Final = ("all", "those", "count")


class Group(NamedTuple):
    """A filter, taken apart: its nouns, what stands beside them, and what follows."""

    nouns: tuple[str, ...]
    en: str = ""
    fr: str = ""
    adj: tuple[str, ...] = ()
    mods: tuple[Phrase, ...] = ()
    other: bool = False


# Nouns


def subtype(word: str, capital: bool = True) -> tuple[str, str]:
    """A subtype beside a type: Toy / Jouet."""
    sort = SUBTYPES[word]
    return sort.en, sort.fr[:1].upper() + sort.fr[1:] if capital else sort.fr


def of_type(word: str) -> str:
    """« d'éphémère », « de rituel »; the grammar elides."""
    return f"de {word}"


def tokens_of_a_kind(node: n.Filter) -> bool:
    """Whether these are called by the noun token: creature tokens / jetons de créature."""
    return bool(node.token) and len(node.types) == 1 and not node.subtypes


def listed(words: list[str], last: str, serial: bool) -> str:
    if len(words) < 2:
        return "".join(words)
    comma = "," if serial and len(words) > 2 else ""
    return f"{', '.join(words[:-1])}{comma} {last} {words[-1]}"


def beside(node: n.Filter) -> tuple[list[str], list[str]]:
    """What is said right beside the noun: nonland, non-Toy, Warrior."""
    en, fr = [], []
    for word in node.without_supertypes:
        en.append(f"non-{word}" if word == "ongoing" else f"non{word}")
        fr.append(f"non-{SUPERTYPES[word][1]}")
    if (led := getattr(node, "commander", None)) is not None:
        en.append("commander" if led else "noncommander")
        fr.append("commandant" if led else "non-commandant")
    if node.token is not None and not tokens_of_a_kind(node):
        en.append("token" if node.token else "nontoken")
        fr.append("jeton" if node.token else "non-jeton")
    for word in node.without_types:
        en.append(f"non{word}")
        fr.append(f"non-{TYPES[word].fr}")
    for word in node.without_subtypes:
        en.append(f"non-{subtype(word)[0]}")
        fr.append(f"non-{subtype(word)[1]}")
    if tokens_of_a_kind(node):
        en.append(TYPES[node.types[0]].en)
        fr.append(of_type(TYPES[node.types[0]].fr))
    if node.subtypes and node.types:
        en.append(listed([subtype(word)[0] for word in node.subtypes], "or", True))
        fr.append(listed([subtype(word)[1] for word in node.subtypes], "ou", False))
    return en, fr


def kind_words(node: n.Cards | n.Spells) -> tuple[list[str], list[str]]:
    """The sorts of card or spell, each by itself: creature / de créature."""
    if node.types == PERMANENT_TYPES:
        return ["permanent"], [of_type("permanent")]
    if not node.types:
        sorts = [subtype(word, capital=False)[1] for word in node.subtypes]
        return [subtype(word)[0] for word in node.subtypes], [of_type(word) for word in sorts]
    return [TYPES[word].en for word in node.types], [of_type(TYPES[word].fr) for word in node.types]


def kinds(node: n.Cards | n.Spells, many: bool = False) -> tuple[str, str]:
    """What sort of card or spell: creature / de créature; of many, artifact and enchantment."""
    en, fr = beside(node)
    types_en, types_fr = kind_words(node)
    supers = "basic " if "basic" in node.supertypes else ""
    base = " de base" if "basic" in node.supertypes else ""
    said_en = " ".join((*en, supers + listed(types_en, "and" if many else "or", True))).strip()
    said_fr = " ".join((listed(types_fr, "et" if many else "ou", False) + base, *fr)).strip()
    return said_en, said_fr


@cache
def type_noun(types: tuple[str, ...]) -> str:
    """The noun for card types together: artifact creature / créature-artefact; what is a creature leads."""
    if len(types) == 1:
        return f"magic.{types[0]}"
    key = f"magic.types.{'+'.join(types)}"
    *before, last = (TYPES[word].en for word in types)
    order = sorted(types, key=lambda word: word != "creature")
    english = " ".join((*before, last)), " ".join((*before, plural("en", last)))
    french = [TYPES[word].fr for word in order]
    both = "-".join(french), "-".join(plural("fr", word) for word in french)
    LEXICON.add(noun(key, english, both, TYPES[order[0]].gender))
    return key


def nouns_of(node: n.Filter) -> tuple[str, ...]:
    if isinstance(node, n.Cards):
        return ("card",)
    if isinstance(node, n.Spells):
        return ("spell",)
    if isinstance(node, n.Objects):
        return ("magic.scheme",) if node.types == ("scheme",) else ("magic.source",)
    if tokens_of_a_kind(node):
        return ("token",)
    if node.all_types:
        return (type_noun(node.all_types),)
    if node.types and node.types != PERMANENT_TYPES:
        return tuple(f"magic.{word}" for word in node.types)
    if node.subtypes:
        return tuple(f"magic.sub.{word}" for word in node.subtypes)
    return ("magic.permanent",)


# What follows the noun


def whose(node: n.Filter, many: bool) -> tuple[Phrase, ...]:
    """You control, an opponent controls."""
    if node.controlled_by is not None:
        unsaid(node, "whose", "not_whose")
        if isinstance(node.controlled_by, n.ThatPlayer):
            return (That(Clause(Bilingual(NP("player", "that"), NP("player", "this")), "magic.control")),)
        assert isinstance(node.controlled_by, n.DefendingPlayer), "of others it is not said yet"
        return (That(Clause(DEFENDER, "magic.control")),)
    if node.whose == n.YOURS:
        return (YOU_CONTROL,)
    if node.whose in (n.OPPONENTS, n.OTHERS):
        opponents = NP("opponent", "your", plural=True) if many else NP("opponent", "a")
        return (That(Clause(opponents, "magic.control")),)
    if node.owned_by is not None:
        assert isinstance(node.owned_by, n.Voter), "of others it is not said yet"
        return (text("owned by the voter"),)
    if node.owned == n.YOURS:
        return (That(Clause(YOU, "magic.own")),)
    if node.not_whose == n.YOURS:
        return (That(Clause(YOU, "magic.control", neg="not")),)
    return ()


DEFENDER: Final = Bilingual(NP("player", "", ("magic.defending",)), NP("player", "the", ("magic.defending",)))
YOU_CONTROL: Final = That(Clause(YOU, "magic.control"))
YOU_CAST: Final = That(Clause(YOU, "cast"))


def zone_of(where: str, owner: str, tale: Tale, how: How = ONE) -> Phrase:
    """Your graveyard, their graveyard, a graveyard, graveyards."""
    key = ZONES[where]
    if owner == n.YOURS:
        return Bilingual(NP(key, "their"), NP(key, "his")) if tale.theirs else NP(key, "your")
    if owner in (n.OPPONENTS, n.OTHERS):
        return NP(key, "the", owner=NP("opponent", "a"))
    return NP(key, "a")


def place_of(node: n.Cards, tale: Tale, how: How) -> tuple[Phrase, ...]:
    if not how.placed:
        return ()
    if len(node.where) > 1:
        if "hand" in node.where:
            elsewhere = text("that aren't on the battlefield")
            return (That(Clause(YOU, "magic.own")), elsewhere)
        return ()
    where = node.where[0]
    if where == "exile" and node.suspended:
        return ()
    if where == "exile":
        return (text("in exile"),) if not how.moving else (FROM_EXILE,)
    return (PP("magic.from" if how.moving else "in", zone_of(where, node.whose, tale, how)),)


_LIMITS: Final = {
    "mana_value_at_most": "with mana value {0} or less",
    "mana_value_at_least": "with mana value {0} or greater",
    "power_at_most": "with power {0} or less",
    "power_at_least": "with power {0} or greater",
    "toughness_at_most": "with toughness {0} or less",
    "toughness_at_least": "with toughness {0} or greater",
}


def keyword_noun(keyword: type[Node]) -> Phrase:
    """A keyword that something has: flying / le vol."""
    return Bilingual(NP(_key(keyword)), NP(_key(keyword), "the"))


def _key(keyword: type[Node]) -> str:
    assert issubclass(keyword, Keyword), "only keywords are had or not"
    return f"magic.keyword.{keyword.word}"


def with_what(node: n.Filter, noun_key: str, many: bool) -> tuple[Phrase, ...]:
    """With flying, with mana value 3 or less, with a +1/+1 counter on it."""
    mods: list[Phrase] = []
    if node.keyword is not None:
        mods.append(PP("magic.with", keyword_noun(node.keyword)))
    if node.without_keyword is not None:
        mods.append(PP("without", NP(_key(node.without_keyword))))
    for field, limit in _LIMITS.items():
        value = getattr(node, field)
        if value is not None:
            assert isinstance(value, int | n.X), "a limit that is counted is not written yet"
            mods.append(text(limit, value if isinstance(value, int) else "X"))
    if node.card_types_at_least is not None:
        mods.append(text("with {0} or more card types", numeral(node.card_types_at_least)))
    counters = getattr(node, "counters", "")
    if counters:
        pronoun = Pronoun(3, noun_key, plural=many)
        kind = None if counters == "any" else counter_kind(counters)
        some = NP("magic.counter", "some" if kind is None else "a", called=kind)
        mods += [PP("magic.with", some), PP("on", pronoun)]
    return tuple(mods)
