"""French nouns and pronouns: gender, number, the place of adjectives, vous. Verbs are in `verbs`."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from .. import phrase as p
from ..grammar import YOU, Agreement, Token, Tokens, words
from ..lexicon import LEXICON, french_adjective, french_noun
from .sounds import meet
from .verbs import Clitics, FrenchVerbs

_ONE = {"m": "un", "f": "une"}
_THE = {("m", "s"): "le", ("f", "s"): "la", ("m", "p"): "les", ("f", "p"): "les"}
_THIS = {("m", "s"): "ce", ("f", "s"): "cette", ("m", "p"): "ces", ("f", "p"): "ces"}
_HIS = {("m", "s"): "son", ("f", "s"): "sa", ("m", "p"): "ses", ("f", "p"): "ses"}
_ALL = {"m": "tous", "f": "toutes"}
_MINE = {
    "you": ("vôtre", "vôtres"),
    "they": ("leur", "leurs"),
    "m": ("sien", "siens"),
    "f": ("sienne", "siennes"),
}
_PLURAL_DETERMINERS = {"all", "all your", "all his", "all their", "some", "generic", "all other"}
_SINGULAR_DETERMINERS = {"a", "one", "each", "every", "no", "another", "any"}
_ARTICLES = ("le", "la", "les")
_REPEATED = ("à", "de", "en")
_BEING = ("be", "become")
_BOUNDS = {"": "", "or less": "ou moins", "or more": "ou plus"}


class French(FrenchVerbs):
    lang: ClassVar[p.Language] = "fr"
    tight: ClassVar[str] = ",.)"
    governing: ClassVar[tuple[str, ...]] = (
        "de",
        "à",
        "sur",
        "dans",
        "par",
        "avec",
        "pour",
        "entre",
        "contre",
    )
    quotes: ClassVar[tuple[str, str]] = ("«\u00a0", "»")
    conjunctions: ClassVar[dict[str, str]] = {
        "and": "et", "or": "ou", "then": "puis", "if": "si", "when": "quand", "whenever": "chaque fois que",
        "while": "tant que", "unless": "sauf si", "until": "jusqu'au moment où", "after": "après que",
    }  # fmt: skip

    def sound(self, row: Tokens) -> Tokens:
        return meet(row)

    def plain(self, text: str) -> Tokens:
        """Words as they stand; an article in front contracts with « à » and « de » before it."""
        row = words(text)
        if len(row) > 1 and row[0].text in _ARTICLES:
            row[0] = row[0]._replace(kind="article")
        return row

    def adverb(self, key: str) -> str:
        return LEXICON.adverb(key).fr if key else ""

    def predicate(self, key: str, about: Agreement) -> Tokens:
        return words(french_adjective(LEXICON.adjective(key), about.gender, about.adjective_number))

    def name(self, node: p.Name) -> Token:
        mute = None if node.aspirate is None else not node.aspirate
        return Token(node.fr or node.en, "name", mute)

    def name_agreement(self, node: p.Name) -> Agreement:
        return Agreement(3, "p" if node.plural else "s", node.gender, human=node.person)

    # Noun phrases

    def noun_phrase(self, node: p.NP) -> tuple[Tokens, Agreement]:
        head, agreement = self._head(node)
        before, after = self._adjectives(node, agreement)
        row = [*words(self.adverb(node.adv)), *self._determiner(node, agreement, bool(before))]
        called = [] if node.called is None else self.say(node.called, agreement)
        row += [*self.count(node.count), *before, *head, *called, *after]
        if node.det == "that":
            row.append(Token("-là", "suffix"))
        if node.of is not None:
            row += self.prepositional(p.PP("of", node.of))
        if node.owner is not None and not isinstance(self.side(node.owner), p.Pronoun):
            row += self.prepositional(p.PP("of", node.owner))
        for mod in node.mods:
            row += self.say(mod, agreement)
        if node.that is not None:
            row += self.relative(node.that, agreement)
        return row, agreement

    def _head(self, node: p.NP) -> tuple[Tokens, Agreement]:
        if isinstance(node.noun, p.Name):
            return [self.name(node.noun)], self.name_agreement(node.noun)
        term = LEXICON.noun(node.noun)
        plural = node.plural or node.det in _PLURAL_DETERMINERS
        if term.plural in ("fr", "both") and node.det not in _SINGULAR_DETERMINERS:
            plural = True
        if node.count is not None:
            plural = not isinstance(node.count, int) or abs(node.count) >= 2
        if term.mass in ("fr", "both") or node.det == "no":  # aucun dé, even where English says no dice
            plural = False
        head = words(french_noun(term, plural))
        if term.aspirate is not None:
            head[0] = head[0]._replace(mute=not term.aspirate)
        return head, Agreement(3, "p" if plural else "s", term.gender, human=term.person)

    def _adjectives(self, node: p.NP, agreement: Agreement) -> tuple[Tokens, Tokens]:
        keys = list(node.adj)
        if node.det in ("another", "all other", "the other") and "other" not in keys:
            keys.insert(0, "other")
        before: Tokens = []
        after: Tokens = []
        for key in keys:
            term = LEXICON.adjective(key)
            form = words(french_adjective(term, agreement.gender, agreement.number))
            (before if term.before else after).extend(form)
        return before, after

    def _determiner(self, node: p.NP, agreement: Agreement, preposed: bool) -> Tokens:
        gender, number = agreement.gender, agreement.number
        the = Token(_THE[gender, number], "article")
        if node.owner is not None:
            owner = self.side(node.owner)
            if isinstance(owner, p.Pronoun):
                return self.possessive(owner, agreement)
            if not node.det:
                return [] if isinstance(node.noun, p.Name) else [the]
        match node.det:
            case "":
                return []
            case "a" | "one" | "another" | "some":
                if number == "s":
                    return [Token(_ONE[gender])]
                if node.count is not None:
                    return []
                return [Token("de")] if preposed else [Token("des", "article")]
            case "the" | "generic" | "the other":
                return [the]
            case "this" | "that":
                return [Token(_THIS[gender, number])]
            case "each" | "every":
                return [Token("chaque")]
            case "all" | "all other":
                return [Token(_ALL[gender]), the]
            case "all your":
                return [Token(_ALL[gender]), Token("vos")]
            case "all his":
                return [Token(_ALL[gender]), Token("ses")]
            case "all their":
                return [Token(_ALL[gender]), Token("leurs")]
            case "your":
                return self.possessive(p.YOU, agreement)
            case "his":
                return self.possessive(p.Pronoun(3), agreement)
            case "their":
                return self.possessive(p.Pronoun(3, plural=True), agreement)
            case "any":
                return [*words("n'importe"), Token(self._quel(agreement))]
            case "which":
                return [Token(self._quel(agreement))]
            case "no":
                return [Token("aucun" if gender == "m" else "aucune")]

    def _quel(self, agreement: Agreement) -> str:
        return ("quel" if agreement.gender == "m" else "quelle") + ("s" if agreement.number == "p" else "")

    def possessive(self, owner: p.Pronoun, thing: Agreement) -> Tokens:
        if owner.person == 2:
            return [Token("vos" if thing.number == "p" else "votre")]
        if owner.plural:
            return [Token("leurs" if thing.number == "p" else "leur")]
        return [Token(_HIS[thing.gender, thing.number])]

    def count(self, count: int | p.Symbol | p.Text | None) -> Tokens:
        if count is None:
            return []
        if isinstance(count, p.Text):
            return self.text(count)
        return [Token(str(count) if isinstance(count, int) else count.text, "", False)]

    def relative(self, clause: p.Clause, head: Agreement) -> Tokens:
        if clause.subject is None:
            return [Token("qui"), *self.clause(clause, head)]
        return [Token("que"), *self.clause(clause, gap=head)]

    # Pronouns and figures

    def pronoun(self, node: p.Pronoun) -> Tokens:
        about = self.pronoun_agreement(node)
        if node.person == 2:
            return [Token("vous")]
        return [Token(("il" if about.gender == "m" else "elle") + ("s" if node.plural else ""))]

    def pronoun_agreement(self, node: p.Pronoun) -> Agreement:
        if node.person == 2:
            return YOU
        gender = node.gender or (LEXICON.noun(node.noun).gender if node.noun else "m")
        return Agreement(3, "p" if node.plural else "s", gender)

    def slot(self, node: p.Phrase, about: Agreement | None, before: str) -> Tokens:
        """« de » and « à » are repeated: la cible d'un sort ou d'une capacité."""
        inner = self.side(node)
        if not isinstance(inner, p.All) or before not in _REPEATED:
            return super().slot(node, about, before)
        first, *rest = (self.tonic(item) for item in inner.items)
        return self.coordinate([first, *([Token(before), *part] for part in rest)], inner.word)

    def governed(self, node: p.Phrase) -> Tokens:
        return self.tonic(node)

    def tonic(self, node: p.Phrase) -> Tokens:
        """A noun phrase after a preposition: pour lui, avec elles."""
        node = self.side(node)
        if not isinstance(node, p.Pronoun):
            return self.nominal(node)[0]
        if node.person == 2:
            return [Token("vous")]
        feminine = self.pronoun_agreement(node).gender == "f"
        if node.plural:
            return [Token("elles" if feminine else "eux")]
        return [Token("elle" if feminine else "lui")]

    def some(self, node: p.Some) -> tuple[Tokens, Agreement]:
        gender = LEXICON.noun(node.noun).gender
        plural = node.count != "each" and (isinstance(node.count, p.Symbol) or node.count >= 2)
        row = self.quantity(node)
        if node.of is not None:
            group = self.side(node.of)
            # deux d'entre elles, but chacune d'elles
            among = isinstance(group, p.Pronoun) and node.count != "each"
            between = words("d'entre") if among else [Token("de")]
            row += [*between, *self.tonic(group)]
        return row, Agreement(3, "p" if plural else "s", gender)

    def quantity(self, node: p.Some) -> Tokens:
        """The number alone: une, 2, jusqu'à 2."""
        one = _ONE[LEXICON.noun(node.noun).gender]
        if node.count == "each":
            return [Token(f"chac{one}")]
        figure = [Token(one)] if node.count == 1 and node.of is not None else self.count(node.count)
        return [*words(self.adverb(node.adv)), *figure]

    def figure(self, node: p.Figure) -> Tokens:
        head = words(french_noun(LEXICON.noun(node.noun), False))
        return [*head, *self.count(node.value), *words(_BOUNDS[node.bound])]

    def bonus(self, node: p.Bonus) -> Tokens:
        head = words(french_noun(LEXICON.noun(node.noun), False))
        return [Token(f"{node.amount:+d}", "", False), Token("en"), *head]

    def mine(self, node: p.Mine) -> tuple[Tokens, Agreement]:
        thing = Agreement(3, "p" if node.plural else "s", LEXICON.noun(node.thing).gender)
        which = "you" if node.owner.person == 2 else "they" if node.owner.plural else thing.gender
        form = _MINE[which][thing.number == "p"]
        return [Token(_THE[thing.gender, thing.number], "article"), Token(form)], thing

    # What the verb takes before it

    def clitics(self, node: p.Clause) -> Clitics:
        """Pronouns that lean on the verb; the rest of the object stays behind."""
        direct = dative = ""
        about: Agreement | None = None
        partitive = False
        target = self.side(node.object) if node.object is not None else None
        if isinstance(target, p.Pronoun) and not node.passive:
            about = self.pronoun_agreement(target)
            direct = "vous" if target.person == 2 else _THE[about.gender, about.number]
        elif isinstance(target, p.Some):
            group = None if target.of is None else self.side(target.of)
            partitive = target.count != "each" and (group is None or isinstance(group, p.Pronoun))
        receiver = self.side(node.to) if node.to is not None else None
        if isinstance(receiver, p.Pronoun):
            dative = "vous" if receiver.person == 2 else "leur" if receiver.plural else "lui"
        return Clitics(direct, dative, partitive, about)

    def behind(self, node: p.Clause, about: Agreement | None = None) -> Tokens:
        """The object when it is no clitic; `about` is the subject, for an adjective."""
        target = self.side(node.object) if node.object is not None else None
        if target is None or (isinstance(target, p.Pronoun) and not node.passive):
            return []
        if isinstance(target, p.Some) and self.clitics(node).partitive:
            return self.quantity(target)
        nobody = isinstance(node.subject, p.NP) and node.subject.det == "no"
        denied = node.neg or nobody or node.modal in ("cannot", "must not")
        if denied and isinstance(target, p.NP) and target.det in ("a", "some") and node.verb not in _BEING:
            return [Token("de"), *self.say(msgspec.structs.replace(target, det=""))]
        return self.say(target, about)
