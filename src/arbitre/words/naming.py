"""How things go by their names, in the log, in prompts and on buttons of every game.

A heading has the name as it is printed. A sentence has the short one, in French with its article:
« Niko bloque le Rat inoffensif de Hugo ». A name that brings its own article lays it down for an owner's:
Hugo's Mindskinner.
"""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

from .phrase import NP, Bilingual, Join, Language, Name, Phrase, Sentence
from .writer import write

_OWN_ARTICLE: Final = re.compile(r"^(?:les? |la |l['’])", re.IGNORECASE)


def short(name: Name) -> Name:
    """What it is called in a sentence: of « Niko, Light of Hope », Niko."""
    return msgspec.structs.replace(name, en=name.en.partition(",")[0], fr=name.fr.partition(",")[0])


def named(name: Name, owner: Phrase | None = None, mods: tuple[Phrase, ...] = ()) -> Phrase:
    """A thing by name in a sentence, with its owner if that is to be told.

    >>> from arbitre.words import YOU, player
    >>> rat = Name("Innocuous Rat", "Rat inoffensif")
    >>> skinner = Name("The Mindskinner", "L'Écorcheur d'esprit", bare=True)
    >>> for phrase in (named(rat), named(rat, YOU), named(skinner), named(skinner, player("Hugo"))):
    ...     print(write(phrase, "en"), "|", write(phrase, "fr"))
    Innocuous Rat | le Rat inoffensif
    your Innocuous Rat | votre Rat inoffensif
    The Mindskinner | L’Écorcheur d’esprit
    Hugo’s Mindskinner | l’Écorcheur d’esprit de Hugo
    """
    called = short(name)
    if owner is None:
        return Bilingual(NP(called, mods=mods), NP(called, "" if name.bare else "the", mods=mods))
    french = _OWN_ARTICLE.sub("", called.fr)
    alone = name.bare and french == called.fr
    called = msgspec.structs.replace(called, en=called.en.removeprefix("The "), fr=french)
    return Bilingual(
        NP(called, owner=owner, mods=mods), NP(called, "" if alone else "the", owner=owner, mods=mods)
    )


def headed(head: Phrase, body: Phrase, end: Literal[".", "?", ""] = ".") -> Phrase:
    """A card's name and what is said of it: « Niko: choose a target. »

    Where the words that follow name the card themselves, they stand alone; where they have a colon of their
    own, a dash stands before them.
    """
    return Bilingual(_headed(head, body, end, "en"), _headed(head, body, end, "fr"))


def _headed(head: Phrase, body: Phrase, end: Literal[".", "?", ""], lang: Language) -> Phrase:
    said = write(body, lang)
    if write(head, lang).partition(",")[0] in said:
        return Sentence(body, end)
    return Sentence(Join((head, body), "—" if ":" in said else ":"), end)
