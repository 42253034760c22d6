"""How French words meet: elision (l'adversaire), contraction (aux créatures), cet elfe.

pyrealb has its own pass for this, but it elides « le onze », not « l'Œil », and cannot always tell the
article of « du joueur » from the pronoun of « de le relancer »; ours knows which token is an article.
"""

from __future__ import annotations

import re

from ..grammar import Token, Tokens
from ..realiser import aspirated

_VOWEL = re.compile(r"^[aeiouàâäéèêëîïôöùûüœæ]", re.I)
_Y_CONSONANT = re.compile(r"^y[^aeiouéèêàâîôûy]|^yeux\b", re.I)
_NEVER = re.compile(r"^(onz|oui\b|ouistiti|uhlan|ululement|ouate)", re.I)
_ELIDED = re.compile(r"^(le|la|de|ne|que|me|te|se|jusque|lorsque|puisque)$", re.I)
_BEFORE_VOWEL = {
    "ce": "cet", "sa": "son", "ma": "mon", "ta": "ton",
    "beau": "bel", "nouveau": "nouvel", "vieux": "vieil", "fou": "fol", "mou": "mol",
}  # fmt: skip
_CONTRACTED = {("à", "le"): "au", ("à", "les"): "aux", ("de", "le"): "du", ("de", "les"): "des"}


def begins_mute(token: Token) -> bool:
    """Whether a word before this one elides."""
    if token.mute is not None:
        return token.mute
    if token.kind in ("mark", "suffix", "open"):
        return False
    word = re.split(r"[\s'-]", token.text, maxsplit=1)[0]
    if _NEVER.match(word):
        return False
    if word[:1] in "hH" and word:
        aspirate = aspirated(word)
        # an unknown common word is taken as mute, an unknown name (Hugo) as not
        return not aspirate if aspirate is not None else token.kind != "name"
    if word[:1] in "yY" and word:
        return bool(_Y_CONSONANT.match(word))
    return bool(_VOWEL.match(word))


def meet(row: Tokens) -> Tokens:
    """The same words as they are written next to each other."""
    heard: Tokens = []
    rest = _without_partitive([token for token in row if token.text])
    i = 0
    while i < len(rest):
        token = rest[i]
        following = rest[i + 1] if i + 1 < len(rest) else None
        if following is None or token.kind in ("name", "mark", "suffix", "open"):
            heard.append(token)
        elif contraction := _contraction(rest, i):
            heard.append(token._replace(text=contraction))
            i += 1
        elif named := _with_its_article(token, following):
            heard += named
            i += 1
        else:
            heard.append(_before(token, following))
        i += 1
    return heard


def _without_partitive(row: Tokens) -> Tokens:
    """« de des dés » is « de dés »."""
    return [
        token
        for i, token in enumerate(row)
        if not (token.kind == "article" and token.text == "des" and i and row[i - 1].text.lower() == "de")
    ]


def _contraction(rest: Tokens, i: int) -> str:
    """`du`, `aux`, `jusqu'au` … if the article that follows stays whole."""
    token, article = rest[i], rest[i + 1]
    if article.kind != "article":
        return ""
    stem, word = token.text[:-2], token.text[-2:]
    if token.text.lower().endswith("à"):
        stem, word = token.text[:-1], token.text[-1]
    if stem and stem[-1] not in " '":
        return ""
    short = _CONTRACTED.get((word.lower(), article.text))
    if short is None:
        return ""
    if article.text == "le" and i + 2 < len(rest) and begins_mute(rest[i + 2]):
        return ""
    return stem + (short.capitalize() if word[0].isupper() else short)


def _with_its_article(token: Token, name: Token) -> Tokens:
    """A name that begins with its own article: de + « Le Conte » is « du Conte »."""
    article, _, rest = name.text.partition(" ")
    short = _CONTRACTED.get((token.text.lower(), article.lower()))
    if name.kind != "name" or short is None or not rest:
        return []
    word = short.capitalize() if token.text[0].isupper() else short
    return [token._replace(text=word), name._replace(text=rest)]


def _before(token: Token, following: Token) -> Token:
    text = token.text
    if text.lower() == "si" and following.text in ("il", "ils"):
        return token._replace(text=text[:-1] + "'")
    if not begins_mute(following):
        return token
    if _ELIDED.match(text):
        return token._replace(text=text[:-1] + "'")
    changed = _BEFORE_VOWEL.get(text.lower())
    if changed and following.text not in ("et", "ou"):
        return token._replace(text=changed.capitalize() if text[0].isupper() else changed)
    return token
