"""Orders and statements made into others: into a permission, somebody's deed, something that lasts."""

from __future__ import annotations

import msgspec

from .phrase import All, Bilingual, Clause, If, Join, Phrase, Words, may


def is_order(phrase: Phrase) -> bool:
    """Whether a phrase tells somebody to do something (rather than that something is so)."""
    if isinstance(phrase, All | Join | Words):
        return is_order(phrase.items[0])
    if isinstance(phrase, Bilingual):
        return is_order(phrase.en)
    return isinstance(phrase, Clause) and phrase.subject is None


def permit(phrase: Phrase) -> Phrase:
    """The same order as a permission: draw a card, then discard one → you may draw a card, then discard one.

    What follows a colon, an arrow or a full stop stays an order."""
    if isinstance(phrase, Clause):
        return may(phrase) if phrase.subject is None else phrase
    if isinstance(phrase, All):
        first, *rest = phrase.items
        return msgspec.structs.replace(phrase, items=(permit(first), *(_infinitive(part) for part in rest)))
    if isinstance(phrase, Join | Words):
        first, *rest = phrase.items
        return msgspec.structs.replace(phrase, items=(permit(first), *rest))
    return Bilingual(permit(phrase.en), permit(phrase.fr)) if isinstance(phrase, Bilingual) else phrase


def _infinitive(phrase: Phrase) -> Phrase:
    """An order that hangs on « you may »."""
    if isinstance(phrase, Bilingual):
        return Bilingual(_infinitive(phrase.en), _infinitive(phrase.fr))
    if isinstance(phrase, Clause) and phrase.subject is None:
        return msgspec.structs.replace(phrase, mood="infinitive")
    return phrase


def told_of(phrase: Phrase, who: Phrase) -> Phrase:
    """An order as somebody's deed: discard a card → that player discards a card."""
    if isinstance(phrase, Clause):
        return msgspec.structs.replace(phrase, subject=who) if phrase.subject is None else phrase
    if isinstance(phrase, All):
        return msgspec.structs.replace(phrase, items=tuple(told_of(part, who) for part in phrase.items))
    if isinstance(phrase, Join | Words):
        first, *rest = phrase.items
        return msgspec.structs.replace(phrase, items=(told_of(first, who), *rest))
    return (
        Bilingual(told_of(phrase.en, who), told_of(phrase.fr, who))
        if isinstance(phrase, Bilingual)
        else phrase
    )


def until(phrase: Phrase, end: Phrase) -> Phrase:
    """A statement with its duration: behind a clause, before a sentence that starts with « when »."""
    if isinstance(phrase, Clause):
        return msgspec.structs.replace(phrase, after=(*phrase.after, end))
    if isinstance(phrase, Bilingual):
        return Bilingual(until(phrase.en, end), until(phrase.fr, end))
    if isinstance(phrase, All | Join):
        *first, last = phrase.items
        return msgspec.structs.replace(phrase, items=(*first, until(last, end)))
    assert isinstance(phrase, If), f"no place for a duration in {phrase}"
    return Join((end, phrase), ",")
