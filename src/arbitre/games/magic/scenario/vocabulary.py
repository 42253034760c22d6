"""How a position of Magic is written in a scenario, set up, acted in and read.

`given` says what lies where, whose turn it is and which step; `when` what is done, in plain words; a line may
stand for several answers of the game ("cast Jump Scare targeting Garden Bear", "resolve", "go to combat").
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from arbitre.games import teller
from arbitre.kernel.pieces import Answer, Event, Option
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Item, Position, Stage, Vocabulary
from arbitre.kernel.scenario.acting import open_question
from arbitre.kernel.scenario.looking import happened_before
from arbitre.kernel.scenario.phrasing import verb_of
from arbitre.kernel.scenario.vocabulary import Absent, Fact, Speaker, Understand, placed

from ..cards.index import CARDS, NAMES
from ..language import Activated, Target
from ..language.definitions import ROOM
from ..rules import events as e
from ..rules.casting.activate import abilities_of
from ..rules.casting.ways import printed_ways, ways
from ..rules.model import BATTLEFIELD, Table
from ..rules.refs import named, role, seat_ref, zone
from .acts import Line
from .events import event_test
from .facts import SUBJECTS, fact
from .fights import declares, pairs
from .options import VERBS, abilities_meant, option_test, same, say_option
from .phrases import door_named, find, find_ref, say_card
from .phrases import named as card_named
from .set_up import set_up
from .zones import lying


class MagicWords(Vocabulary):
    """The words of Magic in scenarios."""

    subjects = SUBJECTS

    actions = (
        *("pass", "cast", "play", "activate", "tap", "crew", "equip", "cycle", "ninjutsu", "unlock", "turn"),
        *("suspend", "attack", "block", "no", "resolve", "go", "next", "target", "keep", "choose", "mode"),
        *("vote", "pile", "name", "discard", "sacrifice", "exile", "copy", "yes", "done", "stop", "order"),
        *("stack", "apply", "assign", "pay", "concede"),
    )

    def position(self, names: list[str], options: dict[str, Any], given: Item, seed: int) -> Position:
        return set_up(names, options, given, seed)

    def answers(self, stage: Stage, seat: int, item: Item, understand: Understand) -> Iterator[Answer]:
        try:
            yield from Line(stage, self, seat, item, understand).play()
        except BadInput as error:
            if str(error).startswith(item.file):
                raise
            raise placed(item, error) from None

    def speaker(self, stage: Stage, seat: int, lang: str) -> Speaker:
        return teller(stage.game, seat, "fr" if lang == "fr" else "en", stage.names)

    def piece(self, stage: Stage, text: str) -> Callable[[int], bool]:
        return find(stage, text)

    def say_piece(self, stage: Stage, piece: int) -> str:
        return say_card(stage, piece)

    def option(self, stage: Stage, text: str) -> Callable[[Option], bool]:
        return option_test(stage, text)

    def say_option(self, stage: Stage, option: Option) -> str:
        return say_option(stage, option)

    def declares(self, stage: Stage, text: str) -> int | None:
        return declares(stage, text)

    def same(self, stage: Stage, one: Option, other: Option) -> bool:
        return same(stage, one, other)

    def wished(self, stage: Stage, seat: int, text: str) -> list[Option]:
        return wished(stage, seat, text)

    def fact(self, stage: Stage, subject: str) -> Fact | None:
        if " before " in subject:
            return happened_before(stage, subject, event_test)
        return fact(stage, subject)

    def how_many(self, stage: Stage) -> tuple[int, int]:
        """Of targets, which are asked for one by one, as many as the sentence says (115.1)."""
        pending = stage.game.pending
        node = NAMES.nodes.get(str(pending.say[1])) if pending and pending.say[0] == "target" else None
        if not isinstance(node, Target):
            return super().how_many(stage)
        if not isinstance(node.number, int):
            raise Absent("how many targets there are is no plain number here.")
        return (0 if node.up_to else node.number if node.least is None else node.least), node.number

    def remark(self, stage: Stage, subject: str) -> str:
        """What is still to go on the stack waits for an answer."""
        pending = stage.game.pending
        asked = subject.startswith("stack") and pending is not None and pending.say[0] != "priority"
        return open_question(stage, self) if asked else ""

    def event(self, stage: Stage, text: str) -> Callable[[Event], bool]:
        return event_test(stage, text)

    def rolled(self, stage: Stage, event: Event) -> list[tuple[int, int]]:
        if event.kind == e.FLIPPED:
            return [(2, event.amount)]
        return [(event.extra, event.amount - 1)] if event.kind == e.ROLLED else []


def wished(stage: Stage, seat: int, text: str) -> list[Option]:
    """The options a text would mean if they were offered, to ask why they are not."""
    table: Table = stage.state
    if declares(stage, text) is not None:
        return _fights(stage, seat, text)
    verb, parts = verb_of(VERBS, text)
    if verb in ("pass", "done", "none"):
        return [(verb,)]
    if verb == "unlock":
        return _doors(stage, seat, parts)
    if verb in ("target", "choose"):
        fits = option_test(stage, text)
        offered = (
            [option for option in stage.game.pending.options if fits(option)] if stage.game.pending else []
        )
        return offered or [(verb, *named(ref)) for ref in _refs(stage, parts["ref"])]
    if "thing" not in parts:
        return []
    text = lying(parts["thing"]) if verb == "cast" else parts["thing"]
    cards = _near(table, seat, verb, find(stage, text))
    if verb == "cast":
        return [("cast", i, word) for i in cards for word in _ways(table, seat, i, parts)]
    if verb == "activate":
        return [("activate", i, name) for i in cards for name in _abilities(table, i, parts)]
    if verb == "face_up":
        return [("face_up", i, "" if parts.get("way") in (None, "mana") else parts["way"]) for i in cards]
    return [(verb, i) for i in cards]


def _fights(stage: Stage, seat: int, text: str) -> list[Option]:
    """The attackers or blockers of a declaration, each as it would be declared."""
    table: Table = stage.state
    verb = "block" if "block" in text.lower().split()[:2] else "attack"
    found: list[Option] = []
    for whom, creature in pairs(Item(text, "", 0), text, verb):
        fighters = _near(table, seat, verb, find(stage, creature))
        refs = _refs(stage, whom) if whom else [seat_ref(other) for other in table.opponents(seat)]
        if verb == "attack":
            found += [("attack", i, *named(ref)) for i in fighters for ref in refs]
        else:
            found += [("block", i, ref) for i in fighters for ref in refs if ref >= 0]
    return found or [("done",)]


def _refs(stage: Stage, text: str) -> list[int]:
    """What a phrase means: players, things in play if there are any, else anywhere."""
    fits = find_ref(stage, text)
    table: Table = stage.state
    players = [ref for ref in map(seat_ref, range(len(table.seats))) if fits(ref)]
    things = [it.id for it in table.pieces if fits(it.id)]
    here = [i for i in things if table.pieces[i].zone == BATTLEFIELD]
    return players or here or things


def _near(table: Table, seat: int, verb: str, fits: Callable[[int], bool]) -> list[int]:
    """The things meant: lying where the verb looks for them if there are any."""
    found = [it.id for it in table.pieces if fits(it.id)]
    hand = zone(seat, 1)
    first = [
        i
        for i in found
        if (table.pieces[i].zone == hand if verb in ("play", "cast") else table.pieces[i].zone == BATTLEFIELD)
    ]
    return first or [i for i in found if role(table.pieces[i].zone) != "library"] or found


def _ways(table: Table, seat: int, piece: int, parts: dict[str, str]) -> list[str]:
    """The ways to cast that are meant, as words."""
    if "down" in parts:
        return ["face_down"]
    if "way" in parts:
        return [parts["way"]]
    what = table.pieces[piece].what
    if CARDS[what].layout == ROOM:
        door = door_named(CARDS[what].slug, parts["thing"])
        return [f.slug for k, f in enumerate(CARDS[what].faces) if door in (None, k)]
    known = [way.word for way in (*ways(table, seat, piece), *printed_ways(what))]
    return [""] if not known or "" in known else known[:1]


def _abilities(table: Table, piece: int, parts: dict[str, str]) -> list[str]:
    """The abilities meant that the object has, or if it has none of them those printed on it."""
    own = abilities_meant(table, piece, parts)
    if own or abilities_of(table, piece):
        return own
    printed = [NAMES.name(a) for f in CARDS[table.pieces[piece].what].faces for a in f.abilities]
    return [name for name in printed if isinstance(NAMES.nodes[name], Activated)]


def _doors(stage: Stage, seat: int, parts: dict[str, str]) -> list[Option]:
    slug = card_named(parts["door"])
    if slug is None:
        return []
    table: Table = stage.state
    door = door_named(slug, parts["door"])
    rooms = _near(table, seat, "unlock", find(stage, parts.get("thing", slug)))
    faces = CARDS[table.pieces[rooms[0]].what].faces if rooms else ()
    return [("unlock", i, k) for i in rooms for k in range(len(faces)) if door in (None, k)]


VOCABULARY: Final = MagicWords()
