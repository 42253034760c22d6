"""What the two realisers share: from a node to a row of tokens, for everything that is no language's own."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar, Literal, NamedTuple

from . import phrase as p

Kind = Literal["", "article", "mark", "name", "suffix", "open"]


class Token(NamedTuple):
    """A piece of text and how it meets its neighbours."""

    text: str
    kind: Kind = ""
    mute: bool | None = None
    """French: whether a word before it elides; `None` lets the spelling decide."""


Tokens = list[Token]
_SLOT = re.compile(r"(\{\d\})")


class Agreement(NamedTuple):
    """What a subject or an antecedent imposes on verbs, adjectives and pronouns."""

    person: int = 3
    number: Literal["s", "p"] = "s"
    gender: p.Gender = "m"
    polite: bool = False
    """One person addressed as vous: plural verb, singular adjective."""
    human: bool = False

    @property
    def adjective_number(self) -> Literal["s", "p"]:
        return "s" if self.polite else self.number


YOU = Agreement(2, "p", "m", polite=True, human=True)


def words(text: str) -> Tokens:
    return [Token(word) for word in text.split(" ") if word]


def mark(text: str) -> Token:
    return Token(text, "mark")


class Grammar:
    """A realiser; a language fills in nouns, clauses and the way tokens are put together."""

    lang: ClassVar[p.Language]
    conjunctions: ClassVar[dict[str, str]]
    quotes: ClassVar[tuple[str, str]]
    governing: ClassVar[tuple[str, ...]]
    """Words after which a pronoun takes its other form: of them, sur lui."""
    tight: ClassVar[str]
    """Marks that follow the word before them directly; the others take a no-break space."""

    def write(self, node: p.Phrase) -> str:
        if isinstance(node, p.Paragraphs):
            return "\n".join(self.write(item) for item in node.items)
        if isinstance(node, p.Bilingual):
            return self.write(self.side(node))
        return self.assemble(self.say(node))

    def side(self, node: p.Phrase) -> p.Phrase:
        """The node itself, this language's half of a bilingual one, or the pronoun for what is said again."""
        while isinstance(node, p.Bilingual):
            node = node.fr if self.lang == "fr" else node.en
        return self.again(node.of) if isinstance(node, p.Again) else node

    def again(self, of: p.Phrase) -> p.Pronoun:
        """The pronoun for what a phrase means; somebody is « they » in English."""
        said = self.side(of)
        if isinstance(said, p.Pronoun):
            return said
        about = self.nominal(said)[1]
        many = about.number == "p"
        if self.lang == "en":
            return p.Pronoun(3, plural=many or about.human)
        return p.Pronoun(3, plural=many, gender=about.gender)

    def say(self, node: p.Phrase, about: Agreement | None = None) -> Tokens:
        """The tokens of any node; `about` is what an adjective in it agrees with."""
        node = self.side(node)
        match node:
            case p.Clause():
                return self.clause(node)
            case p.PP():
                return self.prepositional(node)
            case p.Adv():
                return words(self.adverb(node.key))
            case p.Adj():
                return [*words(self.adverb(node.adv)), *self.predicate(node.key, about or Agreement())]
            case p.All():
                return self.coordinate([self.say(item, about) for item in node.items], node.word, node.serial)
            case p.Words():
                return [token for item in node.items for token in self.say(item, about)]
            case p.Join():
                return self.join(node)
            case p.If():
                return self.conditional(node)
            case p.Paren():
                return [Token("(", "open"), *self.say(node.inner, about), mark(")")]
            case p.Text():
                return self.text(node, about)
            case p.Agreed():
                return self.say(node.inner, self.nominal(node.to)[1])
            case p.That():
                return self.relative(node.clause, about or Agreement())
            case p.Quoted():
                opened, closed = self.quotes
                return [Token(opened, "open"), *self.sentence(p.Sentence(node.inner)), mark(closed)]
            case p.Deeds():
                return self.deeds(node)
            case p.Sentence():
                return self.sentence(node)
            case p.Headed():
                body = node.body if isinstance(node.body, p.Sentence) else p.Sentence(node.body)
                return [*self.say(node.head), mark(":"), *self.sentence(body)]
            case p.Paragraphs():
                raise TypeError("Paragraphs stand alone")
            case _:
                return self.nominal(node)[0]

    def text(self, node: p.Text, about: Agreement | None = None) -> Tokens:
        """Plain words, with phrases in their slots; every slot is used, in each language."""
        plain = node.fr if self.lang == "fr" else node.en
        if not plain:
            return []
        if not node.slots:
            return self.plain(plain)
        row: Tokens = []
        left = set(range(len(node.slots)))
        for part in _SLOT.split(plain):
            number = int(part[1:-1]) if _SLOT.fullmatch(part) else len(node.slots)
            if number < len(node.slots):
                left.discard(number)
                row += self.slot(node.slots[number], about, row[-1].text if row else "")
            else:
                row += [mark(",")] if part.startswith(",") else []
                row += self.plain(part.removeprefix(","))
        if left:
            raise p.Unwritten(f"{plain!r} leaves out what belongs in slot {min(left)}")
        return row

    def plain(self, text: str) -> Tokens:
        """Words as they stand."""
        return words(text)

    def slot(self, node: p.Phrase, about: Agreement | None, before: str) -> Tokens:
        """A phrase among plain words; `before` is the word it follows."""
        return self.governed(node) if before in self.governing else self.say(node, about)

    def nominal(self, node: p.Phrase) -> tuple[Tokens, Agreement]:
        """A noun phrase of any sort and its agreement."""
        node = self.side(node)
        match node:
            case p.NP():
                return self.noun_phrase(node)
            case p.Name():
                return [self.name(node)], self.name_agreement(node)
            case p.Pronoun():
                return self.pronoun(node), self.pronoun_agreement(node)
            case p.Symbol():
                return [Token(node.text, "name", False)], Agreement()
            case p.Some():
                return self.some(node)
            case p.Figure():
                return self.figure(node), Agreement()
            case p.Bonus():
                return self.bonus(node), Agreement()
            case p.Mine():
                return self.mine(node)
            case p.All():
                parts = [self.nominal(item) for item in node.items]
                tokens = self.coordinate([part for part, _ in parts], node.word, node.serial)
                return tokens, self.together([agreement for _, agreement in parts], node.word)
            case p.Adj() | p.Adv() | p.PP() | p.Clause() | p.Words() | p.Join() | p.Paren() | p.If():
                return self.say(node), Agreement()
            case p.Text() | p.Quoted() | p.Deeds() | p.Agreed():
                return self.say(node), Agreement()
            case _:
                raise TypeError(f"cannot say {type(node).__name__} here")

    def together(self, parts: list[Agreement], word: str) -> Agreement:
        if word == "or" or len(parts) == 1:
            return parts[-1]
        gender: p.Gender = "f" if all(part.gender == "f" for part in parts) else "m"
        return Agreement(min(part.person for part in parts), "p", gender)

    def coordinate(self, parts: list[Tokens], word: str, serial: bool = False) -> Tokens:
        if not word:
            return self.separated(parts, ",")
        if len(parts) == 1:
            return parts[0]
        comma = [mark(",")] if serial and self.lang == "en" and len(parts) > 2 and word != "then" else []
        return [*self.separated(parts[:-1], ","), *comma, *self.conjunction(word), *parts[-1]]

    def deeds(self, node: p.Deeds) -> Tokens:
        """One subject, and every verb agreed with it."""
        row, agreement = self.nominal(node.subject)
        if any(isinstance(part, p.Clause) and part.mood == "infinitive" for part in node.clauses):
            row = self.governed(node.subject)  # have them draw and attack
        parts = []
        for item in node.clauses:
            deed = self.side(item)
            parts.append(
                self.clause(deed, agreement) if isinstance(deed, p.Clause) else self.say(deed, agreement)
            )
        return [*row, *self.coordinate(parts, node.word, node.serial)]

    def conjunction(self, word: str) -> Tokens:
        text = self.conjunctions[word]
        return [mark(","), *words(text)] if word == "then" else words(text)

    def separated(self, parts: Iterable[Tokens], by: str) -> Tokens:
        row: Tokens = []
        for part in parts:
            row += [mark(by), *part] if row else part
        return row

    def join(self, node: p.Join) -> Tokens:
        parts = [self.say(item) for item in node.items]
        if node.mark == ".":
            row = parts[0]
            for part in parts[1:]:
                row = [*row, *(() if self.ended(row) else (mark("."),)), *self.capital(part)]
            return row
        return self.separated(parts, node.mark)

    def conditional(self, node: p.If) -> Tokens:
        condition = [*words(self.conjunctions[node.word]), *self.say(node.condition)]
        then = self.say(node.then)
        return [*then, *condition] if node.last else [*condition, mark(","), *then]

    def sentence(self, node: p.Sentence) -> Tokens:
        row = self.capital(self.say(node.inner))
        return [*row, mark(node.end)] if node.end and not self.ended(row) else row

    def ended(self, row: Tokens) -> bool:
        """Whether a sentence has its end already, as one in quotation marks has."""
        last = row[-2:-1] if row and row[-1].text == self.quotes[1] else row[-1:]
        return bool(last) and last[0].text.endswith((".", "!", "?"))

    def capital(self, row: Tokens) -> Tokens:
        """Capital on the first letter; a name keeps the one it has."""
        if not row or row[0].kind == "name":
            return row
        first = row[0]
        return [first._replace(text=first.text[:1].upper() + first.text[1:]), *row[1:]]

    def assemble(self, row: Tokens) -> str:
        """One text out of tokens: spaces, marks, brackets."""
        text = ""
        glued = True
        for token in self.sound(row):
            if not token.text:
                continue
            if token.kind == "mark":
                text += token.text if token.text in self.tight else f"\u00a0{token.text}"
            elif glued or token.kind == "suffix":
                text += token.text
            else:
                text += f" {token.text}"
            elided = self.lang == "fr" and token.kind != "name" and token.text.endswith(("'", "’"))
            glued = elided or token.kind == "open"
        return text

    # What a language must know.

    def governed(self, node: p.Phrase) -> Tokens:
        raise NotImplementedError

    def sound(self, row: Tokens) -> Tokens:
        raise NotImplementedError

    def clause(self, node: p.Clause, head: Agreement | None = None) -> Tokens:
        raise NotImplementedError

    def relative(self, clause: p.Clause, head: Agreement) -> Tokens:
        raise NotImplementedError

    def prepositional(self, node: p.PP) -> Tokens:
        raise NotImplementedError

    def adverb(self, key: str) -> str:
        raise NotImplementedError

    def predicate(self, key: str, about: Agreement) -> Tokens:
        raise NotImplementedError

    def noun_phrase(self, node: p.NP) -> tuple[Tokens, Agreement]:
        raise NotImplementedError

    def name(self, node: p.Name) -> Token:
        raise NotImplementedError

    def name_agreement(self, node: p.Name) -> Agreement:
        raise NotImplementedError

    def pronoun(self, node: p.Pronoun) -> Tokens:
        raise NotImplementedError

    def pronoun_agreement(self, node: p.Pronoun) -> Agreement:
        raise NotImplementedError

    def some(self, node: p.Some) -> tuple[Tokens, Agreement]:
        raise NotImplementedError

    def figure(self, node: p.Figure) -> Tokens:
        raise NotImplementedError

    def bonus(self, node: p.Bonus) -> Tokens:
        raise NotImplementedError

    def mine(self, node: p.Mine) -> tuple[Tokens, Agreement]:
        raise NotImplementedError
