"""Nothing a card says is lost: every field of every node is heard in both languages, or refused.

Examples are harvested from the cards of all games; what no card says yet has one here (`unprinted`). Each is
written, changed in one field and written again: the text must be another one, in English and in French, or
the XX, and a word nobody knows, which must be refused. Then each effect is allowed (`May`), and read from
another seat.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from types import UnionType
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
import pytest

from arbitre.games import GAMES, spec
from arbitre.games.magic import language as m
from arbitre.games.noxilia import language as x
from arbitre.games.quarriors import language as q
from arbitre.games.seven_fallen import language as f
from arbitre.kernel.effects import Ability, EachOpponent, Guard, It, Lasting, May, Node
from arbitre.kernel.meaning import MEANINGS
from arbitre.words import Unwritten, player, write
from arbitre.words.saying import Sayings
from arbitre.words.seats import Seat, read_from

SILENT = {
    "layer": "in which order changes are applied; the rules say so, not the card",
    "openly": "whether the others notice that somebody was asked",
}
"""Fields that mean nothing to a reader of any card, and why."""
SILENT_OF_ABILITIES = {
    "zones": "where an ability works: said by what it costs or what it is about, or the usual place",
    "mana": "whether an ability is a mana ability follows from what it does",
    "mark": "the name rules know a cost by",
    "word": "the keyword an ability was unfolded from; an ability word is said, and is in docs/cards",
    "itself": "that an event is about this object is said by whom it is about",
}
"""Fields of Magic's abilities that mean nothing to a reader, and why."""
EXEMPT = {
    (
        "magic",
        "",
        "Targeted",
        "place",
    ): "which of several targets is meant: each is « it » where it is spoken of",
    ("magic", "", "Delayed", "about"): "which object a delayed effect is about: « it »",
    ("magic", "", "Enforce", "about"): "the same",
    ("magic", "IsCard", "Cards", "where"): "what is judged lies where the sentence before has put it",
    ("magic", "", "Search", "reveal"): "what is put onto the battlefield or into a graveyard is seen anyway",
    ("magic", "", "IsCard", "filter"): "the same, seen from outside",
    ("magic", "", "SacrificeSome", "among"): "one sacrifices only one's own, whatever else is said",
    ("magic", "", "SacrificeOf", "among"): "the same",
    ("magic", "", "AddSameMana", "who"): "« that player », whoever it was",
    ("magic", "", "LessThanHalf", "who"): "the same",
    ("magic", "", "MayCast", "haste"): "what suspend gives is haste, by its rule",
    ("magic", "", "ThatMany", "of"): "« that many » of what was counted before",
    ("quarriors", "", "Perishes", "without"): "« that number »: of the dice the sentence before has counted",
    (
        "quarriors",
        "",
        "Clause",
        "where",
    ): "what is done from the Active Pool is done with the die as it lies there",
    ("seven_fallen", "", "Cards", "where"): "a Temple or a Divinity lies where it always does",
    ("seven_fallen", "", "About", "other"): "« another » is said only where this card itself could be meant",
}
"""Single fields of one kind of node (in one kind of node), and why they are not heard there."""
NO_LIMIT = 99
"""A limit this high is none."""
EXAMPLES, FEW = 6, 2
REFUSALS = (Unwritten, AssertionError, LookupError, RuntimeError, TypeError, AttributeError, StopIteration)
UNHEARD_OF = "qqq"
"""No word of any game: a field that takes words must refuse it."""

Path = tuple[tuple[str, int | None], ...]


class Example(NamedTuple):
    """A node, and the smallest sentence of a card it stands in."""

    sentence: Node
    path: Path
    node: Node


class Spoken:
    """A game's builders, and what its cards hold."""

    def __init__(self, game: str) -> None:
        import_module(f"arbitre.games.{game}.speech.texts.card")  # teaches the builders everything
        tale = import_module(f"arbitre.games.{game}.speech.texts.tale")
        self.sayings: Sayings[Any] = tale.SAYS
        self.tale = tale.Tale()
        naming = import_module(f"arbitre.games.{game}.speech.naming")
        self.opposing, self.sentence = naming.OPPOSING, spec(game).speech.words.sentence
        self.named: dict[str, Node] = import_module(f"arbitre.games.{game}.cards.index").NODES.nodes
        self.examples: dict[type[Node], list[Example]] = defaultdict(list)
        self.values: dict[tuple[type[Node], str], dict[str, Any]] = defaultdict(dict)
        self._texts: dict[Node, tuple[str, str] | None] = {}
        self.pool: dict[str, dict[str, Any]] = defaultdict(dict)
        inner = {id(part) for node in self.named.values() for _, part in children(node)}
        for node in (*self.named.values(), *unprinted(game)):
            if id(node) not in inner:
                self._harvest(node, None)

    def _harvest(self, node: Node, around: Example | None) -> None:
        if type(node) in self.sayings and self.known(node) is not None:
            around = Example(node, (), node)
        if around is not None:
            self.examples[type(node)].append(around._replace(node=node))
        for field in node.__struct_fields__:
            value = getattr(node, field)
            self.values[type(node), field].setdefault(repr(value), value)
            self.pool[field].setdefault(repr(value), value)
        for step, part in children(node):
            self._harvest(part, around and around._replace(path=(*around.path, step)))

    def known(self, node: Node) -> tuple[str, str] | None:
        """What a node of a card says by itself; nothing if it is said only inside another."""
        if node not in self._texts:
            try:
                self._texts[node] = self.text(node)
            except Exception:
                self._texts[node] = None
        return self._texts[node]

    def text(self, node: Node) -> tuple[str, str]:
        phrase = self.sayings.say(node, self.tale)
        return write(phrase, "en"), write(phrase, "fr")

    def changes(self, node: Node, field: str) -> Iterator[Any]:
        """Other values a field may have."""
        value = getattr(node, field)
        others = [other for other in self.values[type(node), field].values() if other != value]
        if isinstance(value, bool):
            yield not value
        elif isinstance(value, int) and value < NO_LIMIT:
            yield value + 1
            yield from others[:1]
        else:
            yield from (other for other in others[:4] if pointing_alike(other) != pointing_alike(value))

    def untold(self, node: Node, field: str) -> Iterator[Any]:
        """Values no card may give this field: what its type allows, and what it holds in other nodes."""
        value = getattr(node, field)
        declared: dict[str, Any] = get_type_hints(type(node))
        kind = declared[field]
        allowed = get_args(kind) if isinstance(kind, UnionType) else (kind,)
        tried = {pointing_alike(value)}
        for other in (
            *(word for of in allowed for word in TYPICAL.get(of, ())),
            *(other for other in self.pool[field].values() if any(fits(other, of) for of in allowed)),
        ):
            nothing = type(other) is int and other == 0  # of nothing, nothing is said
            if (
                len(tried) < 6
                and not nothing
                and type(other) is not type(node)
                and pointing_alike(other) not in tried
            ):
                tried.add(pointing_alike(other))
                yield other


class Unheard(Node, frozen=True):
    """A node nobody wrote."""

    word: str = UNHEARD_OF


TYPICAL: dict[object, tuple[Any, ...]] = {
    bool: (True, False),
    int: (3,),
    str: (UNHEARD_OF,),
    Node: (Unheard(),),
    tuple[str, ...]: ((UNHEARD_OF,),),
    tuple[Node, ...]: ((Unheard(),),),
}
"""Values of a type that a field may be given."""


def fits(value: object, kind: Any) -> bool:
    """Whether a value is of the type a field is declared with; what a tuple holds is not asked."""
    plain = get_origin(kind) or kind
    if kind is Node or not isinstance(plain, type):
        return isinstance(value, Node) and not isinstance(value, Ability)
    return isinstance(value, plain) and isinstance(value, bool) == (plain is bool)


def is_silent(game: str, kind: type[Node], field: str) -> bool:
    of_ability = game == "magic" and issubclass(kind, Ability)
    return field in SILENT or (of_ability and field in SILENT_OF_ABILITIES)


def children(node: Node) -> Iterator[tuple[tuple[str, int | None], Node]]:
    for field in node.__struct_fields__:
        value = getattr(node, field)
        if isinstance(value, Node):
            yield (field, None), value
        elif isinstance(value, tuple):
            yield from (((field, at), part) for at, part in enumerate(value) if isinstance(part, Node))


def pointing_alike(value: object) -> str:
    """A value as a reader tells it from others: what only points at something named before is « it »."""
    if isinstance(value, Node):
        fields = [getattr(value, field) for field in value.__struct_fields__]
        if not isinstance(value, Ability) and all(isinstance(part, int) for part in fields):
            return "it"
        return f"{type(value).__name__}({', '.join(map(pointing_alike, fields))})"
    return f"({', '.join(map(pointing_alike, value))})" if isinstance(value, tuple) else repr(value)


def put(node: Node, path: Path, new: Node) -> Node:
    """The same sentence with another node at this place."""
    if not path:
        return new
    (field, at), *rest = path
    value = getattr(node, field)
    inner = put(value if at is None else value[at], tuple(rest), new)
    changed = inner if at is None else (*value[:at], inner, *value[at + 1 :])
    return msgspec.structs.replace(node, **{field: changed})


def unprinted(game: str) -> tuple[Node, ...]:
    """Sentences with nodes that no card has yet."""
    if game == "quarriors":
        return (Guard("destroyed", q.Prevent(), when=q.AboutYours()),)
    if game == "noxilia":
        plain = (skill for skill in x.SKILLS if skill is not x.Adventure)
        granted = (x.Modify(It(), gets=(skill(figure),)) for skill in plain for figure in (0, 2))
        return (
            *granted,
            EachOpponent(x.DrawCards(1)),
            May(x.DrawCards(1)),
            Guard("died", x.DrawCards(1), when=x.AboutThis()),
        )
    if game == "magic":
        return (
            EachOpponent(m.Draw(1)),
            Lasting(m.StaticAbility(who=m.CREATURE_YOU_CONTROL, do=(m.Gets(1, 1),))),
        )
    angels, paid = f.Cards(f.YOURS, ("angel",)), f.Cost(energy=2)
    return (
        *(verb(angels) for verb in (f.Advance, f.Straighten)),
        *(rule(angels) for rule in (f.CannotAttack, f.CannotBeAttacked, f.Untargetable)),
        EachOpponent(f.Draw(1)),
        f.GainClass("dragon", who=angels),
        f.Lose(f.Berserk, who=angels),
        f.MayPay(paid, f.Draw(1)),
        f.UnlessPays(2, f.Draw(1)),
        f.Repeat(2, f.Draw(1)),
        f.ShuffleBook(),
        Guard("damaged", f.Prevent(1), when=f.AboutThis()),
    )


def parent(node: Node, path: Path) -> str:
    """The kind of node that holds the one at this place."""
    for field, at in path[:-1]:
        value = getattr(node, field)
        node = value if at is None else value[at]
    return type(node).__name__ if path else ""


@cache
def spoken(game: str) -> Spoken:
    return Spoken(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_node_is_tried(game: str) -> None:
    speech = spoken(game)
    kinds = {*speech.sayings, *(type(node) for node in speech.named.values())}
    assert not {kind.__name__ for kind in kinds} - {kind.__name__ for kind in speech.examples}


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_field_changes_the_text_or_is_refused(game: str) -> None:
    speech = spoken(game)
    lost = []
    heard = 0
    for kind, examples in speech.examples.items():
        for field in kind.__struct_fields__:
            if is_silent(game, kind, field) or (game, "", kind.__name__, field) in EXEMPT:
                continue
            for at, (sentence, path, node) in enumerate(examples[:EXAMPLES]):
                if (game, parent(sentence, path), kind.__name__, field) in EXEMPT:
                    continue
                before = speech.known(sentence)
                assert before is not None
                untold = speech.untold(node, field) if at < FEW else ()
                for value in (*speech.changes(node, field), *untold):
                    changed = put(sentence, path, msgspec.structs.replace(node, **{field: value}))
                    try:
                        after = speech.text(changed)
                    except REFUSALS:
                        continue  # refused: nothing wrong is said
                    heard += 1
                    if UNHEARD_OF in after[0] + after[1]:
                        lost.append(f"{kind.__name__}.{field} says any word: {after}")
                    if after[0] == before[0] or after[1] == before[1]:
                        lost.append(f"{kind.__name__}.{field} = {value!r} is not heard in: {before}")
    assert heard > 200
    assert not lost, "\n".join(lost)


@pytest.mark.parametrize("game", GAMES)
def test_the_may_of_every_effect_is_heard(game: str) -> None:
    speech = spoken(game)
    conditions = {type(value) for (_, field), values in speech.values.items() for value in values.values()
                  if field in ("when", "if_", "while_", "of", "costs", "cost")}  # fmt: skip
    effects = [kind for kind in speech.sayings if kind in MEANINGS and not issubclass(kind, Ability)]
    for kind in effects:
        for example in speech.examples.get(kind, ())[:EXAMPLES]:
            if kind in conditions or example.node is not example.sentence:
                continue
            english, french = speech.text(May(example.node))
            assert re.search(r"\bmay\b", english), english
            assert re.search(r"\b(pouvez|peut|peuvent)\b", french), french
    assert len(effects) > 20


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_a_prompt_may_quote_can_be_read_from_another_seat(game: str) -> None:
    """Words that could not be turned round would be refused."""
    speech = spoken(game)
    turned = 0
    for name, node in speech.named.items():
        if type(node) not in speech.sayings or speech.known(node) is None:
            continue
        said = speech.sentence(name)
        for alone in (False, True):
            heard = read_from(said, Seat(player("Ada"), alone, speech.opposing))
            turned += (write(heard, "en"), write(heard, "fr")) != (write(said, "en"), write(said, "fr"))
    assert turned > 200


def test_a_node_nobody_wrote_is_refused() -> None:
    for game in GAMES:
        with pytest.raises(Unwritten, match="Unheard is not written"):
            spoken(game).text(Unheard())
        with pytest.raises(Unwritten, match="Unheard is not written"):
            spoken(game).text(May(Unheard()))
