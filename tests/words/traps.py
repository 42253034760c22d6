"""What a finished sentence must never contain."""

import re

from arbitre.words import Language

LANGUAGES: tuple[Language, ...] = ("en", "fr")

_ANYWHERE = re.compile(r"\[\[|  |None|\b[a-z]+\.[a-z]+_|[.,;:!?]{2}| [.,]|\( | \)|\w'")
_TRAPS = {
    # « de le lancer » is right before an infinitive, where « le » is a pronoun
    "fr": re.compile(
        r"\b((?:de|à) les?(?! \w+(?:er|ir|re)\b)|si ils?|que (?:ils?|elles?|une?)|jusque|de une?"
        r"|[ld]e adversaire|la attaque|[ld]e œil|ce esprit|créature créature|dé dé|sort sort)\b",
        re.IGNORECASE,
    ),
    "en": re.compile(r"\b(a [aeio]\w|creature creature|die die|one creatures|this creatures)", re.IGNORECASE),
}


def check(line: str, lang: Language) -> None:
    """Fail if a line looks machine-made."""
    assert line
    assert not _ANYWHERE.search(line), line
    assert not _TRAPS[lang].search(line), line
