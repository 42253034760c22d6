"""All that is said of the game, as its Spec hands it out."""

from arbitre.games.specification import Speech

from . import lexicon
from .messages.prompts import WORDS
from .texts.card import card_text, glossary, provenance, reminded, type_line

SPEECH = Speech(
    words=WORDS,
    names=lexicon.NAMES,
    name=lexicon.name,
    find=lexicon.find,
    card_text=card_text,
    reminded=reminded,
    type_line=type_line,
    provenance=provenance,
    options=lexicon.OPTIONS,
    values=lexicon.VALUES,
    decks=lexicon.DECKS,
    keywords=glossary(),
)
