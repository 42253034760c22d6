"""French clauses: conjugation, the place of clitics and negation, agreement of participles."""

from __future__ import annotations

from typing import NamedTuple

from .. import phrase as p
from ..grammar import YOU, Agreement, Grammar, Token, Tokens, words
from ..lexicon import LEXICON, Verb, french_verb

_NEGATIONS = {"not": "pas", "never": "jamais", "no longer": "plus"}
_MODALS = {
    "may": "pouvoir", "can": "pouvoir", "cannot": "pouvoir", "must": "devoir", "must not": "devoir",
    "about to": "aller", "would": "devoir", "then would": "devoir", "could": "pouvoir",
}  # fmt: skip
_BE = Verb("be", "be", "être")
_HAVE = Verb("have", "have", "avoir")


class Clitics(NamedTuple):
    """Object pronouns that lean on the verb: le, lui, en."""

    direct: str = ""
    dative: str = ""
    partitive: bool = False
    about: Agreement | None = None
    reflexive: str = ""
    there: bool = False

    def ahead(self) -> Tokens:
        """In their order before a verb: vous le, le lui, vous en."""
        early = [self.reflexive, self.dative if self.dative == "vous" else "", self.direct]
        dative = self.dative if self.dative != "vous" else ""
        late = [dative, "y" if self.there else "", "en" if self.partitive else ""]
        return [Token(word, mute=True if word == "y" else None) for word in (*early, *late) if word]

    def trailing(self) -> Tokens:
        """After an imperative: -le-lui."""
        row = (self.direct, self.reflexive, self.dative, "en" if self.partitive else "")
        return [Token(f"-{word}", "suffix") for word in row if word]


class FrenchVerbs(Grammar):
    """The verbal half of French; the nominal half is `French`."""

    def clitics(self, node: p.Clause) -> Clitics:
        raise NotImplementedError

    def behind(self, node: p.Clause, about: Agreement | None = None) -> Tokens:
        raise NotImplementedError

    def tonic(self, node: p.Phrase) -> Tokens:
        raise NotImplementedError

    def prepositional(self, node: p.PP) -> Tokens:
        term = LEXICON.preposition(node.prep)
        inner = self.side(node.of)
        if isinstance(inner, p.Clause):
            tense = "pr" if term.fr_verb == "gerund" else "b"
            return [*words(term.fr), *self._unfinished(inner, tense, YOU), *self._rest(inner)]
        if isinstance(inner, p.All) and term.fr in ("à", "de", "en"):  # repeated in French: de vous et de lui
            parts = [self.prepositional(p.PP(node.prep, item)) for item in inner.items]
            return self.coordinate(parts, inner.word)
        return [*words(term.fr), *self.tonic(inner)]

    def clause(self, node: p.Clause, head: Agreement | None = None, gap: Agreement | None = None) -> Tokens:
        """`head` is the antecedent standing for the subject (qui), `gap` that for the object (que)."""
        row: Tokens = []
        agreement = head or YOU
        if node.subject is not None:
            row, agreement = self.nominal(node.subject)
        mood = node.mood or ("imperative" if node.subject is None and head is None else "indicative")
        match mood:
            case "imperative":
                core = self._imperative(node)
            case "infinitive":
                core = self._unfinished(node, "b", agreement)
            case "label":  # nobody in particular does it: se défausser, not vous défausser
                core = self._unfinished(node, "b", Agreement())
            case "gerund":
                core = [Token("en"), *self._unfinished(node, "pr", agreement)]
            case _:
                core = self._finite(node, agreement, gap, "s" if mood in ("subjunctive", "unless") else "p")
        return [*row, *core, *self._rest(node, agreement)]

    # The verb group

    def _negation(self, node: p.Clause) -> tuple[Tokens, Tokens]:
        """What stands before and after the conjugated verb."""
        denied = node.neg or ("not" if node.modal in ("cannot", "must not") else "")
        if denied:
            return [Token("ne")], words(_NEGATIONS[denied])
        nobody = any(isinstance(part, p.NP) and part.det == "no" for part in self._nominals(node))
        if nobody or (node.only and self._restricts(node)):
            return [Token("ne")], []
        return ([Token("ne")], []) if node.mood == "unless" else ([], [])

    def _nominals(self, node: p.Clause) -> list[p.Phrase]:
        return [self.side(part) for part in (node.subject, node.object) if part is not None]

    def _restricts(self, node: p.Clause) -> bool:
        """Whether « ne … que » has something to stand before."""
        return bool(self.behind(node)) or bool(node.after)

    def _keys(self, node: p.Clause) -> tuple[str, ...]:
        return node.verb if isinstance(node.verb, tuple) else (node.verb,)

    def _clitics(self, node: p.Clause, term: Verb, agreement: Agreement) -> Clitics:
        found = self.clitics(node)
        if term.clitic:
            found = found._replace(there=term.clitic == "y", partitive=term.clitic == "en")
        if term.reflexive and not node.passive:
            return found._replace(reflexive="vous" if agreement.person == 2 else "se")
        return found

    def _finite(
        self, node: p.Clause, agreement: Agreement, gap: Agreement | None, present: str = "p"
    ) -> Tokens:
        ne, pas = self._negation(node)
        imperfect = node.modal == "would" or node.tense == "imperfect"
        tense = "f" if node.tense == "future" else "i" if imperfect else present
        tense = "c" if node.modal in ("could", "then would") else tense
        if node.modal:
            modal = _MODALS[node.modal]
            form = self._form(Verb(modal, node.modal, modal), tense, agreement)
            return [*ne, *form, *pas, *self._infinitives(node, agreement)]
        parts = []
        for key in self._keys(node):
            term = LEXICON.verb(key)
            clitics = self._clitics(node, term, agreement)
            first, later = self._compound(node, term, tense, agreement, gap or clitics.about)
            parts.append([*ne, *clitics.ahead(), *first, *pas, *later])
        return self.coordinate(parts, "and")

    def _compound(
        self, node: p.Clause, term: Verb, tense: str, agreement: Agreement, direct: Agreement | None
    ) -> tuple[Tokens, Tokens]:
        """The conjugated word, and the participles or particle after it."""
        past = node.tense in ("past", "perfect")
        helping = "s" if tense == "s" else "p"  # qu'il soit arrivé, il est arrivé
        if node.passive:
            participle = self._participle(term, agreement)
            if past:
                return self._form(_HAVE, helping, agreement), [Token("été"), *participle]
            return self._form(_BE, tense, agreement), participle
        if not past:
            form, particle = self._inflected(term, tense, agreement)
            return form, particle
        if term.auxiliary == "être":
            return self._form(_BE, helping, agreement), self._participle(term, agreement)
        return self._form(_HAVE, helping, agreement), self._participle(term, direct or Agreement())

    def _infinitives(self, node: p.Clause, agreement: Agreement) -> Tokens:
        parts = []
        for key in self._keys(node):
            term = LEXICON.verb(key)
            if node.passive:
                parts.append([*self._form(_BE, "b", agreement), *self._participle(term, agreement)])
                continue
            form, particle = self._inflected(term, "b", agreement)
            parts.append([*self._clitics(node, term, agreement).ahead(), *form, *particle])
        return self.coordinate(parts, "or" if node.modal in ("cannot", "must not") else "and")

    def _unfinished(self, node: p.Clause, tense: str, agreement: Agreement) -> Tokens:
        """An infinitive or a present participle, with its negation in front or around."""
        ne, pas = self._negation(node)
        if tense == "b":
            return [*ne, *pas, *self._infinitives(node, agreement)]
        term = LEXICON.verb(self._keys(node)[0])
        form, particle = self._inflected(term, tense, agreement)
        return [*ne, *self._clitics(node, term, agreement).ahead(), *form, *pas, *particle]

    def _imperative(self, node: p.Clause) -> Tokens:
        ne, pas = self._negation(node)
        parts = []
        for key in self._keys(node):
            term = LEXICON.verb(key)
            clitics = self._clitics(node, term, YOU)
            form, particle = self._inflected(term, "ip", YOU)
            if term.fr_order and not ne:
                form, particle = words(term.fr_order), []
            if ne:
                parts.append([*ne, *clitics.ahead(), *form, *pas, *particle])
            else:
                parts.append([*form, *clitics.trailing(), *particle])
        return self.coordinate(parts, "and")

    # Forms

    def _form(self, term: Verb, tense: str, agreement: Agreement) -> Tokens:
        return self._inflected(term, tense, agreement)[0]

    def _inflected(self, term: Verb, tense: str, agreement: Agreement) -> tuple[Tokens, Tokens]:
        form, particle = french_verb(term, tense, agreement.person, agreement.number)
        return [Token(form)], words(particle)

    def _participle(self, term: Verb, about: Agreement) -> Tokens:
        form, particle = french_verb(term, "pp", gender=about.gender, number=about.adjective_number)
        return [Token(form), *words(particle)]

    # After the verb

    def _rest(self, node: p.Clause, about: Agreement | None = None) -> Tokens:
        target = self.behind(node, about)
        que = [Token("que")] if node.only and not node.neg else []
        row: Tokens = []
        if target:
            row += [*que, *target]
            que = []
        if node.to is not None and not isinstance(self.side(node.to), p.Pronoun):
            row += self.prepositional(p.PP("to", node.to))
        if node.by is not None:
            row += self.prepositional(p.PP("by_agent", node.by))
        for complement in node.after:
            row += [*que, *self.say(complement, about)]
            que = []
        return [*row, *words("seulement")] if que else row
