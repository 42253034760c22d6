"""The lexicon: each word once, with all that French and English need to inflect it.

A game adds its own words in `games/<game>/lexicon.py` with `LEXICON.add(noun(...), verb(...), ...)`. A word
that lacks a language, or redefines a key, is refused there and then; `LEXICON.check()` inflects them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias, TypeVar

import msgspec

from . import realiser
from .phrase import Gender

Forms: TypeAlias = str | tuple[str, str]
"""A noun: its singular, or its singular and its plural when the plural is not the usual one."""
Which: TypeAlias = Literal["", "en", "fr", "both"]


class Noun(msgspec.Struct, frozen=True, cache_hash=True):
    key: str
    en: tuple[str, str]
    fr: tuple[str, str]
    gender: Gender
    mass: Which = ""
    """Where the word has no plural: 2 quiddity / 2 quiddités is `mass="en"`."""
    plural: Which = ""
    """Where the word is plural unless counted: the damage / les dégâts is `plural="fr"`."""
    person: bool = False
    aspirate: bool | None = None


class Verb(msgspec.Struct, frozen=True, cache_hash=True):
    key: str
    en: str
    fr: str
    en_like: str = ""
    fr_like: str = ""
    auxiliary: Literal["avoir", "être"] = "avoir"
    reflexive: bool = False
    fr_order: str = ""
    """What French says for the order, where that is no verb: Regard 1."""
    clitic: Literal["", "y", "en"] = ""
    """What French says before it without naming anything: il y a, ils en deviennent des copies."""


class Adjective(msgspec.Struct, frozen=True, cache_hash=True):
    key: str
    en: str
    fr: str
    before: bool = False
    """Whether the French adjective stands before its noun."""
    fr_like: str = ""
    invariable: bool = False
    en_after: bool = False


class Adverb(msgspec.Struct, frozen=True, cache_hash=True):
    key: str
    en: str
    fr: str


class Preposition(msgspec.Struct, frozen=True, cache_hash=True):
    key: str
    en: str
    fr: str
    en_verb: Literal["gerund", "base"] = "gerund"
    fr_verb: Literal["gerund", "infinitive"] = "infinitive"


T = TypeVar("T", Noun, Verb, Adjective, Adverb, Preposition)
Term: TypeAlias = Noun | Verb | Adjective | Adverb | Preposition


def noun(
    key: str,
    en: Forms,
    fr: Forms,
    gender: Gender,
    *,
    mass: Which = "",
    plural: Which = "",
    person: bool = False,
    aspirate: bool | None = None,
) -> Noun:
    """A noun. Of several words, English inflects the last and French the first; else give both forms."""
    return Noun(key, _pair(en), _pair(fr), gender, mass, plural, person, aspirate)


def verb(
    key: str,
    en: str,
    fr: str,
    *,
    en_like: str = "",
    fr_like: str = "",
    auxiliary: Literal["avoir", "être"] = "avoir",
    fr_order: str = "",
) -> Verb:
    """A verb. Of several words the first is conjugated; `se …` is reflexive, `y …` and `en …`
    keep that word before them; `like` names a model verb."""
    bare = fr.removeprefix("se ").removeprefix("s'")
    reflexive = bare != fr
    clitic: Literal["", "y", "en"] = "y" if bare.startswith("y ") else "en" if bare.startswith("en ") else ""
    form = bare.removeprefix(f"{clitic} ")
    being = "être" if reflexive else auxiliary
    return Verb(key, en, form, en_like, fr_like, being, reflexive, fr_order, clitic)


def adjective(
    key: str,
    en: str,
    fr: str,
    *,
    before: bool = False,
    fr_like: str = "",
    invariable: bool = False,
    en_after: bool = False,
) -> Adjective:
    return Adjective(key, en, fr, before, fr_like, invariable, en_after)


def adverb(key: str, en: str, fr: str) -> Adverb:
    return Adverb(key, en, fr)


def preposition(
    key: str,
    en: str,
    fr: str,
    *,
    en_verb: Literal["gerund", "base"] = "gerund",
    fr_verb: Literal["gerund", "infinitive"] = "infinitive",
) -> Preposition:
    return Preposition(key, en, fr, en_verb, fr_verb)


def _pair(forms: Forms) -> tuple[str, str]:
    return (forms, "") if isinstance(forms, str) else forms


class Lexicon:
    """Words by key, one drawer per part of speech, so `score` may be a noun and a verb."""

    def __init__(self) -> None:
        self._terms: dict[tuple[type, str], Term] = {}

    def add(self, *terms: Term) -> None:
        """Take these words in; an empty side or a second meaning for a key is an error."""
        for term in terms:
            sides = {"English": term.en, "French": term.fr}
            for language, side in sides.items():
                text = side[0] if isinstance(side, tuple) else side
                if not text.strip():
                    raise ValueError(f"{type(term).__name__} {term.key!r} has no {language}")
            known = self._terms.setdefault((type(term), term.key), term)
            if known != term:
                kind = type(term).__name__
                raise ValueError(f"{kind} {term.key!r} already means {known.en!r} / {known.fr!r}")

    def __iter__(self) -> Iterator[Term]:
        return iter(self._terms.values())

    def __len__(self) -> int:
        return len(self._terms)

    def noun(self, key: str) -> Noun:
        return self._find(Noun, key)

    def verb(self, key: str) -> Verb:
        return self._find(Verb, key)

    def adjective(self, key: str) -> Adjective:
        return self._find(Adjective, key)

    def adverb(self, key: str) -> Adverb:
        return self._find(Adverb, key)

    def preposition(self, key: str) -> Preposition:
        return self._find(Preposition, key)

    def _find(self, kind: type[T], key: str) -> T:
        term = self._terms.get((kind, key))
        if not isinstance(term, kind):
            raise KeyError(f"no {kind.__name__.lower()} {key!r} in the lexicon")
        return term

    def check(self) -> None:
        """Inflect every word in both languages; raises `UnknownWord` for the first that cannot be."""
        for term in self:
            if isinstance(term, Noun):
                english_noun(term, plural=True)
                french_noun(term, plural=True)
            elif isinstance(term, Verb):
                for tense in ("p", "ps", "pp", "pr", "b"):
                    english_verb(term, tense)
                for tense in ("p", "f", "pp", "b"):
                    french_verb(term, tense)
            elif isinstance(term, Adjective):
                french_adjective(term, "f", "p")


def english_noun(term: Noun, plural: bool) -> str:
    singular, irregular = term.en
    if not plural or term.mass in ("en", "both"):
        return singular
    if irregular:
        return irregular
    *rest, head = singular.split(" ")
    return " ".join((*rest, realiser.plural("en", head)))


def french_noun(term: Noun, plural: bool) -> str:
    singular, irregular = term.fr
    if not plural or term.mass in ("fr", "both"):
        return singular
    if irregular:
        return irregular
    head, *rest = singular.split(" ")
    return " ".join((realiser.plural("fr", head), *rest))


def english_verb(term: Verb, tense: str, person: int = 3, number: str = "s") -> tuple[str, str]:
    """The inflected verb and its particle, if any."""
    head, _, particle = term.en.partition(" ")
    return realiser.verb("en", head, tense, person, number, like=term.en_like), particle


def french_verb(
    term: Verb, tense: str, person: int = 3, number: str = "s", gender: str = "m"
) -> tuple[str, str]:
    head, _, particle = term.fr.partition(" ")
    return realiser.verb("fr", head, tense, person, number, gender, term.fr_like), particle


def french_adjective(term: Adjective, gender: str, number: str) -> str:
    if term.invariable:
        return term.fr
    head, _, rest = term.fr.partition(" ")
    if head == "non":
        return f"non {realiser.adjective(rest, gender, number, term.fr_like)}"
    form = realiser.adjective(head, gender, number, term.fr_like)
    return f"{form} {rest}" if rest else form


LEXICON = Lexicon()
"""The one lexicon; `common.py` fills it with the words every game shares."""
