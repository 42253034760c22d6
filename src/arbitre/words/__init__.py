"""The words: phrase nodes in, finished French or English out.

A phrase is a frozen tree that names words by their key in the lexicon. `write(phrase, "en" | "fr")` realises
it and remembers the text. French says vous; its high marks (: ; ? !) follow a no-break space, U+00A0.

>>> def both(node):
...     print(write(node, "en"), "|", write(node, "fr"))
>>> this = NP("creature", "this")
>>> both(Sentence(Clause(None, ("draw", "roll"), NP("die", count=2))))
Draw and roll 2 dice. | Piochez et lancez 2 dés.

**Nouns.** `NP(noun, det, adj=, count=, plural=, adv=, called=, owner=, of=, mods=, that=)`.

>>> both(NP("creature", "a", of=Figure("level", 2, "or less")))
a creature with level 2 or less | une créature de niveau 2 ou moins
>>> both(NP("card", owner=NP("opponent", "each"), plural=True))
each opponent’s cards | les cartes de chaque adversaire
>>> both(NP("die", count=2, adv="up_to", adj=("other",), of=NP("bag", "your")))
up to 2 other dice of your bag | jusqu’à 2 autres dés de votre sac
>>> both(NP("die", "a", called=Name("Assistant", "Assistant")))
an Assistant die | un dé Assistant
>>> both(NP("creature", "each", that=Clause(they("opponent"), "summon")))
each creature they summon | chaque créature qu’ils invoquent
>>> both(Some(1, "creature", NP("creature", "your", plural=True)))
one of your creatures | une de vos créatures

**Clauses.** `Clause(subject, verb, object, to=, after=, modal=, neg=, only=, passive=, by=, tense=, mood=)`.
Without a subject it is an order; `may` makes it a permission, `label` a button, `ask` a yes/no question.

>>> both(when(Clause(this, "destroy", passive=True), may(Clause(None, "keep", it("creature")))))
when this creature is destroyed, you may keep it | quand cette créature est détruite, vous pouvez la garder
>>> both(Clause(this, "get", Bonus(2, "attack"), after=(UNTIL_END_OF_TURN,)))
this creature gets +2 attack until end of turn | cette créature gagne +2 en attaque jusqu’à la fin du tour
>>> both(Clause(YOU, "play", NP("card", "one"), modal="can", only=True, after=(PP("per", NP("turn")),)))
you can only play one card per turn | vous ne pouvez jouer qu’une carte par tour
>>> both(label(Clause(None, "summon", Name("Deathdealer", "Marchand de mort")), Symbol("2")))
Summon Deathdealer (2) | Invoquer Marchand de mort (2)
>>> both(Sentence(Join((need(YOU, NP("point", count=3)), Clause(YOU, "have", Some(2, "point"))), ",")))
You need 3 points, you have 2. | Il vous faut 3 points, vous en avez 2.

**Said again, agreed, in slots.** `Again(what)` is the pronoun for what another phrase means and
`Agreed(adj, what)` agrees with it, `That(clause)` is a relative clause; `Text(en, fr, slots)` is plain words
around phrases.

>>> tower = NP("creature", "the")
>>> both(Clause(None, "destroy", Again(tower)))
destroy it | détruisez-la
>>> both(Text("half of {0}", "la moitié de {0}", (NP("die", "the", plural=True),)))
half of the dice | la moitié des dés
>>> both(PP("to", Text("the end of {0}", "le bout de {0}", (Again(tower),))))
to the end of it | au bout d’elle
>>> both(NP("card", "a", mods=(That(Clause(YOU, "play")),)))
a card you play | une carte que vous jouez

**Around them.** `All` (a, b and c), `Words`, `Join` (`;` `:` `,` `.`), `If(condition, then, word)`, `Paren`,
`Sentence`, `Quoted`, `Headed` (★★: …), `Paragraphs`, `Text(en, fr)` for words that need no grammar, and
`Bilingual(en=, fr=)` where the languages differ in structure. `Deeds` gives one subject several verbs:

>>> both(Deeds(this, (Clause(None, "get", Bonus(2, "attack")), Clause(None, "attack"))))
this creature gets +2 attack and attacks | cette créature gagne +2 en attaque et attaque
>>> both(Clause(None, "draw", NP("card", count=numeral(2))))
draw two cards | piochez deux cartes
>>> both(Clause(this, "die", modal="would"))
this creature would die | cette créature devait mourir

**A game's words** go in `games/<game>/lexicon.py`; a missing language or a second meaning is an error.

>>> LEXICON.add(
...     noun("doc.wilds", ("Wilds", "Wilds"), ("Étendues Sauvages", "Étendues Sauvages"), "f", plural="both"),
...     verb("doc.unlock", "unlock", "déverrouiller"),
...     adjective("doc.cursed", "cursed", "maudit"),
... )
>>> wilds = PP("in", NP("doc.wilds", "the"))
>>> both(Clause(None, "doc.unlock", NP("card", "all", adj=("doc.cursed",)), after=(wilds,)))
unlock all cursed cards in the Wilds | déverrouillez toutes les cartes maudites dans les Étendues Sauvages

**A game's messages** go in a `Catalogue`: `(key, *args)` in the state, a phrase for the reader (see there).
It starts from what every game says (`words.referee`); `words.telling.Teller` tells a game to one seat.
"""

from __future__ import annotations

from . import common as common
from .catalogue import Builder, Catalogue, Say, Speaker
from .idioms import IF_YOU_DO, THIS_TURN, UNTIL_END_OF_TURN, need, numeral, remaining
from .lexicon import LEXICON, Lexicon, adjective, adverb, noun, preposition, verb
from .phrase import *
from .realiser import UnknownWord
from .writer import write

__all__ = [
    "IF_YOU_DO",
    "LEXICON",
    "NP",
    "PP",
    "THIS_TURN",
    "UNTIL_END_OF_TURN",
    "YOU",
    "Adj",
    "Adv",
    "Again",
    "Agreed",
    "All",
    "Bilingual",
    "Bonus",
    "Builder",
    "Catalogue",
    "Clause",
    "Deeds",
    "Figure",
    "Headed",
    "If",
    "Join",
    "Language",
    "Lexicon",
    "Mine",
    "Name",
    "Paragraphs",
    "Paren",
    "Phrase",
    "Pronoun",
    "Quoted",
    "Say",
    "Sentence",
    "Some",
    "Speaker",
    "Symbol",
    "Text",
    "That",
    "UnknownWord",
    "Unwritten",
    "Words",
    "adjective",
    "adverb",
    "ask",
    "it",
    "label",
    "may",
    "need",
    "noun",
    "numeral",
    "pair",
    "player",
    "preposition",
    "remaining",
    "signed",
    "they",
    "verb",
    "when",
    "write",
]
