"""Orders and statements made into others: into a permission, somebody's deed, something that lasts.

Each of these is heard for every phrase it is given, or raises `Unwritten`: a « may » that is lost is a lie.
"""

from __future__ import annotations

from typing import Final

import msgspec

from .idioms import IF_YOU_DO
from .phrase import *

_LEADS: Final = (Adv, PP, Symbol, Text)
"""What may stand before a deed without being part of it: then, instead, for each opponent."""


def is_order(phrase: Phrase) -> bool:
    """Whether a phrase tells somebody to do something (rather than that something is so)."""
    if isinstance(phrase, All | Join | Words):
        return is_order(phrase.items[0])
    if isinstance(phrase, Bilingual):
        return is_order(phrase.en)
    return isinstance(phrase, Clause) and phrase.subject is None


def permits(phrase: Phrase) -> bool:
    """Whether a phrase lets you do something."""
    return isinstance(phrase, Clause) and phrase.subject == YOU and phrase.modal in ("may", "can")


# You may


def permit(phrase: Phrase, done: Phrase = IF_YOU_DO) -> Phrase:
    """The same as a permission: draw a card, then discard one → you may draw a card, then discard one; this
    creature dies → you may have this creature die.

    What stands in a sentence of its own then follows if you do (`done` is how a game says that); what stands
    behind a colon or an arrow stays as it is.
    """
    match phrase:
        case Clause():
            return _permit_clause(phrase)
        case Deeds():
            return _have(phrase)
        case All():
            first, *rest = phrase.items
            return msgspec.structs.replace(
                phrase, items=(permit(first, done), *(_hung(part) for part in rest))
            )
        case Join():
            return _permit_join(phrase, done)
        case Words():
            at = _deed(phrase)
            return msgspec.structs.replace(
                phrase, items=_at(phrase.items, at, permit(phrase.items[at], done))
            )
        case If():
            return msgspec.structs.replace(phrase, then=permit(phrase.then, done))
        case Sentence():
            return msgspec.structs.replace(phrase, inner=permit(phrase.inner, done))
        case Bilingual():
            return Bilingual(permit(phrase.en, done), permit(phrase.fr, done))
        case _:
            raise Unwritten(f"no permission can be made of {phrase}")


def _permit_clause(clause: Clause) -> Phrase:
    if clause.subject is None or (clause.subject == YOU and not clause.modal and not clause.neg):
        return may(clause)
    return clause if permits(clause) else _have(clause)


def _permit_join(phrase: Join, done: Phrase) -> Phrase:
    first, *rest = phrase.items
    if phrase.mark == ",":  # the deed is in front of a remark, or behind a condition
        at = 0 if is_order(first) else len(rest)
        return msgspec.structs.replace(phrase, items=_at(phrase.items, at, permit(phrase.items[at], done)))
    if phrase.mark in (".", ";") and _is_bare(rest[0]):
        rest[0] = If(done, rest[0])
    return msgspec.structs.replace(phrase, items=(permit(first, done), *rest))


def _is_bare(phrase: Phrase) -> bool:
    """Whether a deed stands there without any condition of its own."""
    if isinstance(phrase, Bilingual):
        return _is_bare(phrase.en)
    return isinstance(phrase, Clause | Deeds | All) and not permits(phrase)


def _at(items: tuple[Phrase, ...], at: int, item: Phrase) -> tuple[Phrase, ...]:
    return (*items[:at], item, *items[at + 1 :])


def _deed(phrase: Words) -> int:
    """Which of several words in a row is the deed: the first that is no mere lead."""
    found = next((at for at, item in enumerate(phrase.items) if not isinstance(item, _LEADS)), None)
    if found is None:
        raise Unwritten(f"there is no deed in {phrase}")
    return found


def _have(statement: Clause | Deeds) -> Phrase:
    """You may have this creature die / vous pouvez faire que cette créature meure."""
    return Bilingual(
        Clause(YOU, "have", _bare(statement), modal="may"),
        Clause(YOU, "do", Words((Text("", "que"), subjunctive(statement))), modal="may"),
    )


def _bare(statement: Clause | Deeds) -> Phrase:
    """What English has somebody do: it die; it so that it can't block."""
    clauses = statement.clauses if isinstance(statement, Deeds) else (statement,)
    if any(isinstance(clause, Clause) and (clause.modal or clause.neg) for clause in clauses):
        return Text("it so that {0}", "", (statement,))
    if isinstance(statement, Clause):
        return infinitive(statement)
    return msgspec.structs.replace(statement, clauses=tuple(infinitive(part) for part in clauses))


def _hung(phrase: Phrase) -> Phrase:
    """What hangs on a « you may » said before it: … and discard a card, … and have it attack."""
    match phrase:
        case Clause(subject=None):
            return infinitive(phrase)
        case Clause(subject=Pronoun(person=2), modal="", neg=""):
            return infinitive(msgspec.structs.replace(phrase, subject=None))
        case Clause() | Deeds():
            return Bilingual(
                Clause(None, "have", _bare(phrase), mood="infinitive"),
                Clause(None, "do", Words((Text("", "que"), subjunctive(phrase))), mood="infinitive"),
            )
        case Bilingual():
            return Bilingual(_hung(phrase.en), _hung(phrase.fr))
        case All():
            return msgspec.structs.replace(phrase, items=tuple(_hung(part) for part in phrase.items))
        case Join() | Words():
            first, *rest = phrase.items
            return msgspec.structs.replace(phrase, items=(_hung(first), *rest))
        case _:
            return permit(phrase)


def infinitive(phrase: Phrase) -> Phrase:
    """An order, or what somebody does, without tense and person: draw a card / piocher une carte."""
    return _in_mood(phrase, "infinitive")


def subjunctive(phrase: Phrase) -> Phrase:
    """A statement after « à moins que »; English says it plainly."""
    return (
        Bilingual(phrase.en, subjunctive(phrase.fr))
        if isinstance(phrase, Bilingual)
        else _in_mood(phrase, "subjunctive")
    )


def unless(phrase: Phrase) -> Phrase:
    """A statement behind « unless »: unless that player pays / à moins que ce joueur ne paie."""
    return (
        Bilingual(phrase.en, unless(phrase.fr))
        if isinstance(phrase, Bilingual)
        else _in_mood(phrase, "unless")
    )


def _in_mood(phrase: Phrase, mood: Mood) -> Phrase:
    match phrase:
        case Clause():
            return msgspec.structs.replace(phrase, mood=mood)
        case Deeds():
            return msgspec.structs.replace(
                phrase, clauses=tuple(_in_mood(part, mood) for part in phrase.clauses)
            )
        case Bilingual():
            return Bilingual(_in_mood(phrase.en, mood), _in_mood(phrase.fr, mood))
        case All():
            return msgspec.structs.replace(phrase, items=tuple(_in_mood(part, mood) for part in phrase.items))
        case Words():
            at = _deed(phrase)
            return msgspec.structs.replace(
                phrase, items=_at(phrase.items, at, _in_mood(phrase.items[at], mood))
            )
        case _:
            raise Unwritten(f"{phrase} has no {mood}")


def deed(phrase: Phrase) -> Phrase:
    """An order as a button says it, in the infinitive to its end; what is no order stays as it is."""
    match phrase:
        case Clause(subject=None, mood="" | "imperative"):
            return msgspec.structs.replace(phrase, mood="label")
        case All() | Join() | Words():
            return msgspec.structs.replace(phrase, items=tuple(deed(part) for part in phrase.items))
        case If():
            return msgspec.structs.replace(phrase, then=deed(phrase.then))
        case Sentence():
            return msgspec.structs.replace(phrase, inner=deed(phrase.inner))
        case Bilingual():
            return Bilingual(deed(phrase.en), deed(phrase.fr))
        case _:
            return phrase


# Somebody does


def told_of(phrase: Phrase, who: Phrase) -> Phrase:
    """An order as somebody's deed: discard a card → that player discards a card.

    What is no order, and not said of whoever acts, is said to happen for each of them."""
    match phrase:
        case Clause():
            if phrase.subject is None or phrase.subject in (YOU, THEY):
                return msgspec.structs.replace(phrase, subject=who)
        case Deeds() if phrase.subject in (YOU, THEY):
            return msgspec.structs.replace(phrase, subject=who)
        case All() if is_order(phrase):
            return msgspec.structs.replace(phrase, items=tuple(told_of(part, who) for part in phrase.items))
        case Join(mark=","):
            first, *rest = phrase.items
            if not is_order(first):
                last = told_of(rest[-1], who)
                return msgspec.structs.replace(phrase, items=(first, *rest[:-1], last))
            return msgspec.structs.replace(phrase, items=(told_of(first, who), *rest))
        case Join(mark=":"):
            first, *rest = phrase.items
            return msgspec.structs.replace(phrase, items=(told_of(first, who), *rest))
        case Join():
            first, *rest = phrase.items
            again = tuple(told_of(part, THEY) if is_order(part) else part for part in rest)
            return msgspec.structs.replace(phrase, items=(told_of(first, who), *again))
        case Words():
            at = _deed(phrase)
            return msgspec.structs.replace(
                phrase, items=_at(phrase.items, at, told_of(phrase.items[at], who))
            )
        case If():
            return msgspec.structs.replace(phrase, then=told_of(phrase.then, who))
        case Bilingual():
            return Bilingual(told_of(phrase.en, who), told_of(phrase.fr, who))
        case _:
            pass
    return Join((PP("for", who), phrase), ",")


THEY: Final = Bilingual(Pronoun(3, plural=True), Pronoun(3, "player"))
"""A player said again: English says they."""


# So long


def until(phrase: Phrase, end: Phrase) -> Phrase:
    """A statement with its duration: behind a clause, before a row of three or a sentence with « when »."""
    match phrase:
        case Clause():
            return msgspec.structs.replace(phrase, after=(*phrase.after, end))
        case Deeds() if len(phrase.clauses) < 3:
            *before, last = phrase.clauses
            return msgspec.structs.replace(phrase, clauses=(*before, until(last, end)))
        case Bilingual():
            return Bilingual(until(phrase.en, end), until(phrase.fr, end))
        case All():
            *first, last = phrase.items
            return msgspec.structs.replace(phrase, items=(*first, until(last, end)))
        case Join(mark=";"):
            *first, last = phrase.items
            return msgspec.structs.replace(phrase, items=(*first, until(last, end)))
        case If() | Deeds() | Join() | Words():
            return Join((end, phrase), ",")
        case _:
            raise Unwritten(f"no place for a duration in {phrase}")
