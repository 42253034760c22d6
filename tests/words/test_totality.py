"""Nothing a card says is lost: every field of every node is heard in both languages, or refused.

Examples are harvested from the cards of all games. Each is written, changed in one field and written again:
the text must be another one, in English and in French, unless the new node is refused. Then each effect is
allowed (`May`), and read from another seat.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import msgspec
import pytest

from arbitre.games import GAMES, spec
from arbitre.kernel.effects import Ability, May, Node
from arbitre.kernel.meaning import MEANINGS
from arbitre.words import Unwritten, player, write
from arbitre.words.saying import Sayings
from arbitre.words.seats import Seat, read_from

SILENT = {
    "layer": "in which order changes are applied; the rules say so, not the card",
    "openly": "whether the others notice that somebody was asked",
    "zones": "where an ability works: said by what it costs or what it is about, or the usual place",
    "mana": "whether an ability is a mana ability follows from what it does",
    "mark": "the name rules know a cost by",
    "word": "the keyword an ability was unfolded from; an ability word is said, and is in docs/cards",
    "itself": "that an event is about this object is said by whom it is about",
    "place": "which of several targets is meant: each is « it » where it is spoken of",
    "about": "which object a delayed effect is about: « it »",
}
"""Fields that mean nothing to a reader of the card, and why."""
EXEMPT = {
    ("magic", "IsCard", "Cards", "where"): "what is judged lies where the sentence before has put it",
    ("magic", "", "Search", "reveal"): "what is put onto the battlefield or into a graveyard is seen anyway",
    ("seven_fallen", "", "Cards", "where"): "a Temple or a Divinity lies where it always does",
    ("seven_fallen", "", "About", "other"): "« another » is said only where this card itself could be meant",
}
"""Single fields of one kind of node (in one kind of node), and why they are not heard there."""
NO_LIMIT = 99
"""A limit this high is none."""
EXAMPLES = 6

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
        inner = {id(part) for node in self.named.values() for _, part in children(node)}
        for node in self.named.values():
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
            yield from (other for other in others[:4] if not (refers(value) and refers(other)))


def children(node: Node) -> Iterator[tuple[tuple[str, int | None], Node]]:
    for field in node.__struct_fields__:
        value = getattr(node, field)
        if isinstance(value, Node):
            yield (field, None), value
        elif isinstance(value, tuple):
            yield from (((field, at), part) for at, part in enumerate(value) if isinstance(part, Node))


def refers(value: object) -> bool:
    """Whether a node only points at something named before: such nodes are all « it »."""
    return isinstance(value, Node) and all(
        isinstance(getattr(value, f), int) for f in value.__struct_fields__
    )


def put(node: Node, path: Path, new: Node) -> Node:
    """The same sentence with another node at this place."""
    if not path:
        return new
    (field, at), *rest = path
    value = getattr(node, field)
    inner = put(value if at is None else value[at], tuple(rest), new)
    changed = inner if at is None else (*value[:at], inner, *value[at + 1 :])
    return msgspec.structs.replace(node, **{field: changed})


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
def test_a_changed_field_changes_the_text_or_is_refused(game: str) -> None:
    speech = spoken(game)
    lost = []
    heard = 0
    for kind, examples in speech.examples.items():
        for field in kind.__struct_fields__:
            if field in SILENT or (game, "", kind.__name__, field) in EXEMPT:
                continue
            for sentence, path, node in examples[:EXAMPLES]:
                if (game, parent(sentence, path), kind.__name__, field) in EXEMPT:
                    continue
                before = speech.known(sentence)
                assert before is not None
                for value in speech.changes(node, field):
                    changed = put(sentence, path, msgspec.structs.replace(node, **{field: value}))
                    try:
                        after = speech.text(changed)
                    except (Unwritten, AssertionError, LookupError, RuntimeError, TypeError):
                        continue  # refused: nothing wrong is said
                    heard += 1
                    if after[0] == before[0] or after[1] == before[1]:
                        lost.append(f"{kind.__name__}.{field} = {value!r} is not heard in: {before}")
    assert heard > 200
    assert not lost, "\n".join(lost[:20])


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
    class Unheard(Node, frozen=True):
        pass

    for game in GAMES:
        with pytest.raises(Unwritten, match="Unheard is not written"):
            spoken(game).text(Unheard())
        with pytest.raises(Unwritten, match="Unheard is not written"):
            spoken(game).text(May(Unheard()))
