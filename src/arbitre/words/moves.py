"""Moving things: one builder for every sentence that takes something from one place to another.

English: verb, object, origin, destination, how it arrives, under whose control, manner. French says the
destination first where the object is long, or has to be told from where it comes: « Renvoyez sur le champ de
bataille, depuis votre cimetière, le Cultiste avec un marqueur sur lui. »
"""

from __future__ import annotations

from .phrase import NP, All, Bilingual, Clause, Join, Phrase, Pronoun


def move(
    verb: str,
    what: Phrase,
    to: Phrase,
    *,
    origin: Phrase | None = None,
    arriving: Phrase | None = None,
    under: Phrase | None = None,
    manner: tuple[Phrase, ...] = (),
    subject: Phrase | None = None,
    ahead: bool = True,
) -> Phrase:
    """Put, return or bring `what` from `origin` `to` a place, `arriving` so, `under` somebody's control.

    Without a subject it is an order. `ahead` is false where the place is named after the thing (its owner's
    hand), so that it cannot come first.
    """
    row = tuple(part for part in (origin, to, arriving, under) if part is not None)
    english = Clause(subject, verb, what, after=(*row, *manner))
    aside = tuple(part for part in (arriving, under, origin) if part is not None)
    if not ahead or is_pronoun(what) or not (origin or is_long(what)):
        return english
    told = (Join((to, *aside, what), ","),) if aside else (to, what)
    return Bilingual(english, Clause(subject, verb, after=(*told, *manner)))


def is_pronoun(what: Phrase) -> bool:
    """Whether French hangs it on the verb: renvoyez-le."""
    while isinstance(what, Bilingual):
        what = what.fr
    return isinstance(what, Pronoun)


def is_long(what: Phrase) -> bool:
    """Whether so much is said of it in French that what follows would be lost."""
    if isinstance(what, Bilingual):
        return is_long(what.fr)
    if isinstance(what, All):
        return any(is_long(item) for item in what.items)
    if isinstance(what, Join):
        return True
    return isinstance(what, NP) and bool(what.mods or what.that)
