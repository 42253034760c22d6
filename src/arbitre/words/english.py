"""English: a/an, plurals, the third person's -s, the possessive, do-support."""

from __future__ import annotations

import re
from typing import ClassVar

from . import phrase as p
from .grammar import YOU, Agreement, Grammar, Token, Tokens, words
from .lexicon import LEXICON, english_noun, english_verb

_PRONOUNS = {  # subject, object, possessive determiner, possessive pronoun
    "you": ("you", "you", "your", "yours"),
    "he": ("he", "him", "his", "his"),
    "she": ("she", "her", "her", "hers"),
    "it": ("it", "it", "its", "its"),
    "they": ("they", "them", "their", "theirs"),
}
_SILENT_DETERMINERS = {"some", "generic"}
_PLURAL_DETERMINERS = {"all", "all your", "all his", "all their", "some", "generic", "all other"}
_RANKS = ("first", "last", "next")  # before the number: the first 2 dice
_PLURAL_FORMS = {"this": "these", "that": "those"}
_NOT = {"is": "isn't", "are": "aren't", "was": "wasn't", "were": "weren't"}
_MODALS = {
    "may": "may",
    "can": "can",
    "must": "must",
    "cannot": "can't",
    "must not": "must not",
    "would": "would",
    "then would": "would",
    "could": "could",
}
# Vowels that sound like consonants and the reverse.
_AN = re.compile(
    r"^(?:[aio](?!nc?e\b)|e(?!u)|u(?!ni(?!n|m)|b|s[eu]|t[ei]|v)|hour|honest|hono|heir|8|11\b|18\b|X\b)", re.I
)


def _both_or_either(node: p.Clause) -> str:
    """It attacks and blocks; it can't attack or block."""
    return "or" if node.modal in ("cannot", "must not") else "and"


def _is_bound(phrase: p.Phrase) -> bool:
    """A creature of level 2, but one with level 2 or less / une créature de niveau 2 ou moins."""
    parts = phrase.items if isinstance(phrase, p.All) else (phrase,)
    return all(isinstance(part, p.Figure) and part.bound for part in parts)


class English(Grammar):
    lang: ClassVar[p.Language] = "en"
    tight: ClassVar[str] = ',.;:?!)"'
    governing: ClassVar[tuple[str, ...]] = (
        "of", "to", "on", "onto", "into", "from", "by", "with", "for", "than", "among", "as", "have",
    )  # fmt: skip
    quotes: ClassVar[tuple[str, str]] = ('"', '"')
    conjunctions: ClassVar[dict[str, str]] = {
        "and": "and", "or": "or", "then": "then", "if": "if", "when": "when", "whenever": "whenever",
        "while": "as long as", "unless": "unless", "until": "until", "after": "after",
    }  # fmt: skip

    def sound(self, row: Tokens) -> Tokens:
        heard = list(row)
        for i, token in enumerate(row[:-1]):
            if token.kind == "article" and token.text.lower() == "a" and _AN.match(row[i + 1].text):
                heard[i] = token._replace(text=f"{token.text}n")
        return heard

    # Nouns

    def adverb(self, key: str) -> str:
        return LEXICON.adverb(key).en if key else ""

    def predicate(self, key: str, about: Agreement) -> Tokens:
        return words(LEXICON.adjective(key).en)

    def name(self, node: p.Name) -> Token:
        return Token(node.en, "name")

    def name_agreement(self, node: p.Name) -> Agreement:
        return Agreement(3, "s", node.gender, human=node.person)

    def noun_phrase(self, node: p.NP) -> tuple[Tokens, Agreement]:
        plural = node.plural or node.det in _PLURAL_DETERMINERS
        if node.count is not None:
            plural = node.count != 1
        if isinstance(node.noun, p.Name):
            head, human = [self.name(node.noun)], node.noun.person
        else:
            term = LEXICON.noun(node.noun)
            human = term.person
            if term.mass in ("en", "both"):
                plural = False
            elif term.plural in ("en", "both") and node.count is None:
                plural = True
            head = words(english_noun(term, plural))
        agreement = Agreement(3, "p" if plural else "s", human=human)
        ranks = [Token(LEXICON.adjective(key).en) for key in node.adj if key in _RANKS]
        before, after = self._adjectives(tuple(key for key in node.adj if key not in _RANKS))
        row = [*words(self.adverb(node.adv)), *self._determiner(node, plural)]
        called = [] if node.called is None else self.say(node.called, agreement)
        row += [*ranks, *self._count(node.count), *before, *called, *head, *after]
        if node.of is not None:
            row += self.prepositional(p.PP("with" if _is_bound(node.of) else "of", node.of))
        for mod in node.mods:
            row += self.say(mod, agreement)
        if node.that is not None:
            row += self.relative(node.that, agreement)
        return row, agreement

    def _adjectives(self, keys: tuple[str, ...]) -> tuple[Tokens, Tokens]:
        before: Tokens = []
        after: Tokens = []
        for key in keys:
            term = LEXICON.adjective(key)
            (after if term.en_after else before).extend(words(term.en))
        return before, after

    def _determiner(self, node: p.NP, plural: bool) -> Tokens:
        if node.owner is not None:
            return self.possessive(node.owner)
        if node.det == "a":
            return [] if plural else [Token("a", "article")]
        if plural and node.det in _PLURAL_FORMS:
            return words(_PLURAL_FORMS[node.det])
        return [] if node.det in _SILENT_DETERMINERS else words(node.det)

    def possessive(self, owner: p.Phrase) -> Tokens:
        owner = self.side(owner)
        if isinstance(owner, p.Pronoun):
            return words(_PRONOUNS[self._which(owner)][2])
        row, agreement = self.nominal(owner)
        regular = agreement.number == "p" and row[-1].text.endswith("s")
        return [*row, Token("'" if regular else "'s", "suffix")]

    def _count(self, count: int | p.Symbol | p.Text | None) -> Tokens:
        if count is None:
            return []
        if isinstance(count, p.Text):
            return self.text(count)
        return [Token(str(count) if isinstance(count, int) else count.text)]

    def relative(self, clause: p.Clause, head: Agreement) -> Tokens:
        if clause.subject is None:
            return [Token("who" if head.human else "that"), *self.clause(clause, head)]
        return self.clause(clause)

    # Pronouns and figures

    def _which(self, node: p.Pronoun) -> str:
        if node.person == 2:
            return "you"
        if node.plural:
            return "they"
        human = bool(node.noun) and LEXICON.noun(node.noun).person
        if not human and node.gender is None:
            return "it"
        return "she" if self.pronoun_agreement(node).gender == "f" else "he"

    def pronoun(self, node: p.Pronoun) -> Tokens:
        return [Token(_PRONOUNS[self._which(node)][0])]

    def pronoun_agreement(self, node: p.Pronoun) -> Agreement:
        if node.person == 2:
            return YOU
        gender = node.gender or (LEXICON.noun(node.noun).gender if node.noun else "m")
        return Agreement(3, "p" if node.plural else "s", gender)

    def governed(self, node: p.Phrase) -> Tokens:
        """A noun phrase as an object: him, not he."""
        node = self.side(node)
        if isinstance(node, p.Pronoun):
            return [Token(_PRONOUNS[self._which(node)][1])]
        if isinstance(node, p.All) and node.word:
            return self.coordinate([self.governed(item) for item in node.items], node.word, node.serial)
        return self.say(node)

    def some(self, node: p.Some) -> tuple[Tokens, Agreement]:
        agreement = Agreement(3, "s" if node.count in (1, "each") else "p")
        if node.count == "each" or (node.count == 1 and node.of is not None):
            count = words("each" if node.count == "each" else "one")
        else:
            count = self._count(node.count)
        row = [*words(self.adverb(node.adv)), *count]
        if node.of is not None:
            row += [Token("of"), *self.governed(node.of)]
        return row, agreement

    def figure(self, node: p.Figure) -> Tokens:
        value = self._count(node.value)
        return [*words(english_noun(LEXICON.noun(node.noun), False)), *value, *words(node.bound)]

    def bonus(self, node: p.Bonus) -> Tokens:
        return [Token(f"{node.amount:+d}"), *words(english_noun(LEXICON.noun(node.noun), False))]

    def mine(self, node: p.Mine) -> tuple[Tokens, Agreement]:
        return words(_PRONOUNS[self._which(node.owner)][3]), Agreement()

    # Clauses

    def prepositional(self, node: p.PP) -> Tokens:
        term = LEXICON.preposition(node.prep)
        inner = self.side(node.of)
        if isinstance(inner, p.Clause):
            form = self._verbs(inner, "pr" if term.en_verb == "gerund" else "b", YOU)
            return [*words(term.en), *form, *self._rest(inner)]
        return [*words(term.en), *self.governed(inner)]

    def clause(self, node: p.Clause, head: Agreement | None = None) -> Tokens:
        row: Tokens = []
        agreement = head or YOU
        mood = node.mood or ("imperative" if node.subject is None and head is None else "indicative")
        if node.subject is not None:
            row, agreement = self.nominal(node.subject)
            row = self.governed(node.subject) if mood == "infinitive" else row  # have them draw
        if mood == "gerund":
            return [*row, *self._verbs(node, "pr", agreement), *self._rest(node)]
        if mood not in ("indicative", "subjunctive", "unless"):
            do_not = {"": [], "not": words("don't"), "never": words("never"), "no longer": words("no longer")}
            only = words("only") if node.only else []
            return [*row, *do_not[node.neg], *only, *self._verbs(node, "b", agreement), *self._rest(node)]
        return [*row, *self._finite(node, agreement), *self._rest(node)]

    def _finite(self, node: p.Clause, agreement: Agreement) -> Tokens:
        only = words("only") if node.only else []
        adverb = [] if node.neg in ("", "not") else words(node.neg)
        if node.modal == "about to":
            soon = f"{self._form('be', 'p', agreement)[0]} about to"
            return [*words(soon), *only, *self._verbs(node, "b", agreement)]
        if node.modal or node.tense == "future":
            modal = _MODALS.get(node.modal, "will")
            denied = words("not") if node.neg == "not" else []
            return [*words(modal), *denied, *adverb, *only, *self._verbs(node, "b", agreement)]
        if node.tense == "perfect":
            return self._perfect(node, agreement)
        tense = "ps" if node.tense in ("past", "imperfect") else "p"
        keys = node.verb if isinstance(node.verb, tuple) else (node.verb,)
        be = node.passive or keys[0] == "be"
        if node.neg == "not" and not be:
            do = english_verb(LEXICON.verb("do"), tense, agreement.person, agreement.number)[0]
            if keys == ("do",) and node.object is None:
                return [Token(f"{do}n't")]
            return [Token(f"{do}n't"), *only, *self._verbs(node, "b", agreement)]
        row = self._verbs(node, tense, agreement)
        if be and (adverb or only or node.neg):
            first = Token(_NOT[row[0].text]) if node.neg == "not" else row[0]
            return [first, *adverb, *only, *row[1:]]
        return [*adverb, *only, *row]

    def _perfect(self, node: p.Clause, agreement: Agreement) -> Tokens:
        """You've drawn, she has drawn."""
        if node.passive or node.neg or node.only:
            raise p.Unwritten(f"{node} is not written in the perfect")
        short = node.subject is not None and isinstance(self.side(node.subject), p.Pronoun)
        have = (
            Token("'ve", "suffix")
            if short and agreement.number == "p"
            else Token(self._form("have", "p", agreement)[0])
        )
        return [have, *self._verbs(node, "pp", agreement)]

    def _verbs(self, node: p.Clause, tense: str, agreement: Agreement) -> Tokens:
        """The verb or verbs, and an object pronoun where a particle follows it (turn it over)."""
        keys = node.verb if isinstance(node.verb, tuple) else (node.verb,)
        if node.passive:
            be = self._form("be", tense, agreement)[0]
            participles = [words(" ".join(self._form(key, "pp", agreement)).strip()) for key in keys]
            return [*words(be), *self.coordinate(participles, _both_or_either(node))]
        parts = [words(" ".join(self._form(key, tense, agreement)).strip()) for key in keys]
        if self._splits(node):
            form, particle = self._form(keys[-1], tense, agreement)
            assert node.object is not None
            parts[-1] = [*words(form), *self.governed(node.object), *words(particle)]
        return self.coordinate(parts, _both_or_either(node))

    def _splits(self, node: p.Clause) -> bool:
        key = node.verb[-1] if isinstance(node.verb, tuple) else node.verb
        particle = LEXICON.verb(key).en.partition(" ")[2]
        pronoun = node.object is not None and isinstance(self.side(node.object), p.Pronoun)
        return pronoun and particle in ("over", "up", "down", "out", "off", "away", "aside", "back")

    def _form(self, key: str, tense: str, agreement: Agreement) -> tuple[str, str]:
        return english_verb(LEXICON.verb(key), tense, agreement.person, agreement.number)

    def _rest(self, node: p.Clause) -> Tokens:
        row: Tokens = []
        if node.object is not None and not self._splits(node):
            row += self.governed(node.object)
        if node.to is not None:
            row += [Token("to"), *self.governed(node.to)]
        if node.by is not None:
            row += [Token("by"), *self.governed(node.by)]
        for complement in node.after:
            row += self.say(complement)
        return row
