"""The only door to pyrealb, which inflects nouns, adjectives and verbs in both languages.

pyrealb keeps its language in a global and answers an unknown word with `[[word]]`; here each call chooses the
language under a lock, gives it back afterwards, and an unknown word is an error. It is imported on first use
(0.2 s), so a play-out that writes nothing does not pay for it.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from .phrase import Language

_lock = threading.Lock()


class UnknownWord(ValueError):
    """A word that cannot be inflected with what the lexicon says of it."""


# Tables for words pyrealb has never met, by ending; the words it knows keep their own.
_TABLES: dict[tuple[str, str], tuple[tuple[str, str], ...]] = {
    ("fr", "N"): ((r"[sxz]$", "n2"), (r"(eau|au|eu)$", "n4"), (r"al$", "n5"), (r"$", "n3")),
    ("fr", "A"): (
        (r"e$", "n25"), (r"eux$", "n54"), (r"f$", "n46"), (r"(el|eil)$", "n48"), (r"[eo]n$", "n49"),
        (r"al$", "n47"), (r"er$", "n39"), (r"[sx]$", "n27"), (r"$", "n28"),
    ),
    ("fr", "V"): ((r"cer$", "v0"), (r"ger$", "v3"), (r"er$", "v36"), (r"ir$", "v58")),
    ("en", "N"): ((r"([sxz]|[cs]h)$", "n2"), (r"[^aeiou]y$", "n3"), (r"$", "n1")),
    ("en", "V"): ((r"e$", "v3"), (r"([sxz]|[cs]h)$", "v2"), (r"[^aeiou]y$", "v4"), (r"$", "v1")),
}  # fmt: skip


@contextmanager
def _speaking(lang: Language) -> Iterator[Any]:
    with _lock:
        import pyrealb

        before = pyrealb.getLanguage()
        strict = pyrealb.Constituent.exceptionOnWarning
        pyrealb.load(lang)
        pyrealb.Constituent.exceptionOnWarning = True
        try:
            yield pyrealb
        except (pyrealb.PyrealbException, TypeError, KeyError) as problem:  # the last two: a form that lacks
            raise UnknownWord(f"{lang}: {problem}") from problem
        finally:
            pyrealb.Constituent.exceptionOnWarning = strict
            pyrealb.load(before)


def _entry(pyrealb: Any, lang: Language, kind: str, lemma: str, like: str) -> dict[str, Any]:
    """What pyrealb must know of `lemma`: as `like` if given, as it already does, or by its ending."""
    model = pyrealb.getLemma(_plain(like or lemma), lang)
    if model is not None and kind in model:
        return dict(model[kind])
    if like:
        raise UnknownWord(f"{lang}: no {kind} {like!r} to inflect {lemma!r} like")
    for ending, table in _TABLES.get((lang, kind), ()):
        if re.search(ending, lemma):
            return {"tab": table, "g": "m"} if (lang, kind) == ("fr", "N") else {"tab": table}
    raise UnknownWord(f"{lang}: cannot inflect {kind} {lemma!r}, say what it is like")


def _plain(lemma: str) -> str:
    return lemma.replace("œ", "oe").replace("æ", "ae")


def _inflect(
    lang: Language, kind: str, lemma: str, like: str, extra: dict[str, Any], ask: Callable[[Any], Any]
) -> str:
    with _speaking(lang) as pyrealb:
        entry = _entry(pyrealb, lang, kind, lemma, like) | extra
        known = pyrealb.getLemma(_plain(lemma), lang)
        saved = None if known is None else dict(known)
        pyrealb.addToLexicon(_plain(lemma), {kind: entry}, lang)
        try:
            text = str(ask(getattr(pyrealb, kind)(lemma)).realize()).strip()
        finally:  # two games may use one lemma differently, so nothing stays behind
            lexicon = pyrealb.getLexicon(lang)
            if saved is None:
                del lexicon[_plain(lemma)]
            else:
                lexicon[_plain(lemma)] = saved
    if not text or "[[" in text:
        raise UnknownWord(f"{lang}: {kind} {lemma!r} gives {text!r}")
    if "œ" in lemma and "œ" not in text:
        text = text.replace("oe", "œ", 1)
    return text


@cache
def plural(lang: Language, lemma: str, like: str = "") -> str:
    """The plural of a noun of one word; the gender is our own lexicon's business."""
    extra = {"cnt": "yes"} if lang == "en" else {}
    return _inflect(lang, "N", lemma, like, extra, lambda word: word.n("p"))


@cache
def adjective(lemma: str, gender: str, number: str, like: str = "") -> str:
    """A French adjective, agreed."""
    return _inflect("fr", "A", lemma, like, {}, lambda word: word.g(gender).n(number))


@cache
def verb(
    lang: Language,
    lemma: str,
    tense: str,
    person: int = 3,
    number: str = "s",
    gender: str = "m",
    like: str = "",
) -> str:
    """A simple form of a verb; tenses by pyrealb's letters: p, ps, f, ip, b, pr, pp."""

    def ask(word: Any) -> Any:
        if tense in ("b", "pr"):
            return word.t(tense)
        if tense == "pp":
            return word.t("pp").g(gender).n(number) if lang == "fr" else word.t("pp")
        return word.t(tense).pe(person).n(number)

    accent = lang == "fr" and tense == "pp" and lemma.endswith("éler")  # pyrealb would say « révelé »
    return _inflect(lang, "V", lemma, like, {"tab": "v36"} if accent else {}, ask)


@cache
def aspirated(word: str) -> bool | None:
    """Whether a French word in h refuses elision; `None` if the word is unknown."""
    with _speaking("fr") as pyrealb:
        known = pyrealb.getLemma(word.lower(), "fr") or pyrealb.getLemma(word.lower().rstrip("sx"), "fr")
    if known is None:
        return None
    return any(isinstance(info, dict) and info.get("h") == 1 for info in known.values())
