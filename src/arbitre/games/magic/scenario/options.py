"""Options in words: which options a text means, and how an option is said."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.pieces import Option
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Stage
from arbitre.kernel.scenario.phrasing import ORDINALS, verb_of
from arbitre.words import Sentence, write

from .. import language as n
from ..cards.index import CARDS, FACE_SLUGS, NAMES
from ..cards.names import NAMES_OF
from ..rules.casting.activate import abilities_of
from ..rules.casting.ways import FREE
from ..rules.model import Table
from ..rules.refs import unnamed
from ..speech.naming import sentence
from .phrases import door_named, find, find_ref, named, say_ref, slug_of, twins
from .zones import lying

THING: Final = r"(?P<thing>.+?)"
NTH: Final = r"(?:\s*\((?P<which>[^)]+)\))?"
WAY: Final = r"(?:(?: for (?:its )?(?P<way>(?:(?<=its ).+?|free))(?: cost)?)|(?P<down> face[- ]down))?"
VERBS: Final[tuple[tuple[str, str], ...]] = (
    ("pass", r"pass"),
    ("done", r"done|stop|no more"),
    ("none", r"target nothing|no targets?|no more targets"),
    ("keep", r"keep(?: the targets?)?"),
    ("play", rf"play {THING}"),
    ("cast", rf"cast {THING}{WAY}"),
    ("activate", rf"tap {THING} for (?P<mana>mana|(?:\{{.\}})+)"),
    ("activate", rf"activate (?:the )?(?P<nth>first|second|third|fourth) ability of {THING}"),
    ("activate", rf"activate {THING}{NTH}"),
    ("activate", rf"(?P<word>crew|equip|cycle|ninjutsu) {THING}"),
    ("unlock", r"unlock (?P<door>.+?)(?: of (?P<thing>.+))?"),
    ("suspend", rf"suspend {THING}"),
    ("face_up", rf"turn {THING} face up(?: for its (?P<way>.+?) cost)?"),
    ("target", r"target (?P<ref>.+)"),
    ("attack", rf"attack (?:(?P<ref>.+?) )?with {THING}"),
    ("block", r"block (?P<ref>.+?) with (?P<thing>.+)"),
    ("stay", rf"{THING} stays"),
    ("mode", r"(?:choose )?mode (?P<number>\d+)"),
    ("pile", r"(?:choose )?pile (?P<number>\d+)"),
    ("part", r"(?:choose effect|vote(?: for)?) (?P<number>\d+)"),
    ("guard", rf"apply {THING}{NTH}"),
    ("trigger", rf"stack {THING}{NTH}"),
    ("pay", r"pay (?:with )?(?P<means>.+)"),
    ("choose", r"(?:choose |name |discard |sacrifice |exile |copy )?(?P<ref>.+)"),
)
"""What an action is called, and how it is written."""

BARE: Final = {"pass": "pass", "done": "done", "none": "target nothing", "keep": "keep the target"}
CHOSEN: Final = ("choose", "host", "target", "next", "guard", "trigger", "stay")
WORDS: Final = ("creature type", "name", "mana")
KEYWORD_ACTS: Final = {"cycle": "cycling"}


class Deed:
    """An option taken apart: its verb, the refs it is about, and the rest of it."""

    __slots__ = ("refs", "rest", "verb")

    def __init__(self, option: Option) -> None:
        if isinstance(option, tuple) and len(option) == 1 and not isinstance(option[0], str):
            option = option[0]
        if isinstance(option, int):
            option = ("choose", "piece", option)
        assert isinstance(option, tuple)
        self.verb = str(option[0])
        self.refs: tuple[int, ...] = ()
        self.rest: tuple[Any, ...] = ()
        if self.verb in ("piece", "seat", "item"):
            self.verb, self.refs = "choose", (unnamed(option),)
        elif self.verb in ("target", "host", "choose"):
            self.refs = (unnamed(option),)
        elif self.verb == "attack":
            self.refs = (int(option[1]), unnamed(option))
        elif self.verb == "block":
            self.refs = (int(option[1]), int(option[2]))
        elif self.verb in (*WORDS, "mode", "effect", "vote", "pile", "spend", "life"):
            self.rest = option[1:]
        elif len(option) > 1:
            self.refs, self.rest = (int(option[1]),), option[2:]


def option_test(stage: Stage, text: str) -> Callable[[Option], bool]:
    """The test for the options of the open question that a text means."""
    verb, parts = verb_of(VERBS, text)
    if verb == "cast":
        parts["thing"] = lying(parts["thing"])
    if verb == "pay":
        return _payment(stage, parts["means"])
    if verb == "part" or (verb in ("mode", "pile")):
        return _numbered(stage, verb, int(parts["number"]))
    if verb == "unlock":
        return _unlocking(stage, parts)
    if verb == "choose":
        return _choice(stage, parts["ref"])
    fits = find(stage, parts["thing"]) if "thing" in parts else None
    whom = find_ref(stage, parts["ref"]) if "ref" in parts else None

    def test(option: Option) -> bool:
        deed = Deed(option)
        if deed.verb != verb:
            return False
        tests = [each for each in (fits, whom) if each is not None]
        if any(not fit(ref) for fit, ref in zip(tests, deed.refs)):
            return False
        return _rest_meant(stage, deed, parts, option)

    return test


def _rest_meant(stage: Stage, deed: Deed, parts: dict[str, str], option: Option) -> bool:
    """Whether what an option says besides its refs is what was written."""
    if deed.verb == "cast":
        return _way_meant(stage, deed, parts)
    if deed.verb == "face_up":
        return "way" not in parts or slug_of(parts["way"]) == slug_of(deed.rest[0] or "mana")
    if deed.verb == "activate":
        return deed.rest[0] in abilities_meant(stage.state, deed.refs[0], parts)
    if deed.verb in ("guard", "trigger") and "which" in parts:
        alike = [o for o in stage.game.pending.options if Deed(o).refs == deed.refs]  # type: ignore[union-attr]
        return str(alike.index(option) + 1) == parts["which"].partition(":")[0]
    return True


def _way_meant(stage: Stage, deed: Deed, parts: dict[str, str]) -> bool:
    word = str(deed.rest[0])
    if "down" in parts:
        return word == "face_down"
    if "way" in parts:
        return slug_of(word) == slug_of(parts["way"])
    if word in FACE_SLUGS:
        what = stage.state.pieces[deed.refs[0]].what
        said = re.sub(r"^(?:\w+['’]s?|second|third) ", "", re.sub(r" (?:in|on) .*$", "", parts["thing"]))
        door = door_named(CARDS[what].slug, said)
        return door is None or CARDS[what].faces[door].slug == word
    return word == ""


def abilities_meant(table: Table, piece: int, parts: dict[str, str]) -> list[str]:
    """The activated abilities of an object a text means: all, "(2)", "(crew)", "(+1)", those for mana."""
    own = list(abilities_of(table, piece))
    nodes = [NAMES.nodes[name] for name in own]
    if "mana" in parts:
        symbols = re.sub(r"[{}]", "", parts["mana"])
        return [
            name
            for name, node in zip(own, nodes)
            if isinstance(node, n.Activated)
            and node.mana
            and (parts["mana"] == "mana" or not isinstance(node.do, n.AddMana) or _makes(node.do, symbols))
        ]
    which = parts.get("which") or parts.get("word") or ""
    if "nth" in parts:
        which = str(ORDINALS[parts["nth"].lower()] + 1)
    if not which:
        return own
    if which.isdecimal() and which != "0":
        return own[int(which) - 1 : int(which)]
    wanted = KEYWORD_ACTS.get(which.lower(), which.lower())
    return [
        name
        for name, node in zip(own, nodes)
        if isinstance(node, n.Activated)
        and (node.word == wanted or (node.loyalty is not None and _loyalty(node.loyalty) == wanted))
    ]


def _makes(adds: n.AddMana, symbols: str) -> bool:
    return adds.symbols == symbols or symbols in adds.any_of


def _loyalty(number: int) -> str:
    return f"{number:+d}" if number else "0"


def _numbered(stage: Stage, verb: str, number: int) -> Callable[[Option], bool]:
    """Modes, piles and parts by their number on the card, from 1 on."""

    def test(option: Option) -> bool:
        deed = Deed(option)
        if verb == "part":
            return deed.verb in ("effect", "vote") and _part_number(stage, str(deed.rest[0])) == number
        return deed.verb == verb and deed.rest[0] == number - 1

    return test


def _part_number(stage: Stage, name: str) -> int:
    """Which of the parts to choose from this is, from 1 on."""
    assert stage.game.pending is not None
    node: Any = NAMES.nodes[str(stage.game.pending.say[1])]
    return [NAMES.name(part) for part in node.parts].index(name) + 1


def _unlocking(stage: Stage, parts: dict[str, str]) -> Callable[[Option], bool]:
    slug = named(parts["door"])
    if slug is None:
        raise BadInput(f"no door is called '{parts['door']}'.")
    door = door_named(slug, parts["door"])
    fits = find(stage, parts["thing"]) if "thing" in parts else find(stage, slug)

    def test(option: Option) -> bool:
        deed = Deed(option)
        if deed.verb not in ("unlock", "door") or not fits(deed.refs[0]):
            return False
        return door is None or deed.rest[0] == door

    return test


def _payment(stage: Stage, means: str) -> Callable[[Option], bool]:
    """A way to pay: "2 life", "{U}" from the pool, or a permanent that is tapped."""
    if means.lower() in ("2 life", "life"):
        return lambda option: Deed(option).verb == "life"
    floating = re.fullmatch(r"\{(.)\}", means)
    if floating:
        table: Table = stage.state
        seat = stage.game.pending.seat if stage.game.pending else 0
        pool = table.seats[seat].pool
        return lambda option: (
            (deed := Deed(option)).verb == "spend" and pool[deed.rest[0]].symbol == floating[1]
        )
    made = re.fullmatch(r"(.+?) for (\{.\})+", means)
    fits = find(stage, made[1] if made else means)
    symbols = re.sub(r"[{}]", "", means[made.end(1) + 5 :]) if made else ""

    def test(option: Option) -> bool:
        deed = Deed(option)
        if deed.verb not in ("tap", "give_up", "convoke", "choose") or not fits(deed.refs[0]):
            return False
        return not symbols or (deed.verb in ("tap", "give_up") and deed.rest[1] == symbols)

    return test


def _choice(stage: Stage, text: str) -> Callable[[Option], bool]:
    """A thing, a player, or one of the words a question offers."""
    plain = slug_of(text)
    symbols = re.sub(r"[{}]", "", text)
    refs: Callable[[int], bool] | None
    bare = re.fullmatch(r"(.+?)\s*\(\d+\)", text)
    try:
        refs = find_ref(stage, bare[1] if bare else text)
    except BadInput:
        pending = stage.game.pending
        if pending is None or not any(Deed(o).verb in (*WORDS, "door") for o in pending.options):
            raise
        refs = None
    door = named(text)

    def test(option: Option) -> bool:
        deed = Deed(option)
        if deed.verb == "mana":
            return bool(deed.rest[0] == symbols)
        if deed.verb == "name":
            return plain in (
                deed.rest[0],
                slug_of(NAMES_OF[deed.rest[0]].en),
                slug_of(NAMES_OF[deed.rest[0]].fr),
            )
        if deed.verb in WORDS:
            return plain == slug_of(str(deed.rest[0]))
        if deed.verb == "door":
            slug = CARDS[stage.state.pieces[deed.refs[0]].what].slug
            return bool(door == slug and door_named(slug, text) == deed.rest[0])
        return refs is not None and deed.verb in CHOSEN and bool(deed.refs) and refs(deed.refs[0])

    return test


def say_option(stage: Stage, option: Option) -> str:
    """An option in the words `option_test` understands."""
    deed = Deed(option)
    verb = deed.verb
    if verb in BARE:
        return BARE[verb]
    if verb in WORDS:
        word = str(deed.rest[0])
        return f"choose {title_of(word) if verb == 'name' else word}"
    if verb in ("mode", "pile"):
        return f"{verb} {deed.rest[0] + 1}"
    if verb in ("effect", "vote"):
        said = "vote for" if verb == "vote" else "choose effect"
        return f"{said} {_part_number(stage, str(deed.rest[0]))} ({type(NAMES.nodes[deed.rest[0]]).__name__})"
    if verb == "life":
        return "pay 2 life"
    if verb == "spend":
        seat = stage.game.pending.seat if stage.game.pending else 0
        return f"pay {{{stage.state.seats[seat].pool[deed.rest[0]].symbol}}}"
    if not deed.refs:
        return verb
    return _say_about(stage, deed, say_ref(stage, deed.refs[0]))


def _say_about(stage: Stage, deed: Deed, thing: str) -> str:
    verb = deed.verb
    table: Table = stage.state
    if verb == "cast":
        word = str(deed.rest[0])
        if word in FACE_SLUGS:
            return f"cast {NAMES_OF[word].en}"
        ways = {"": "", "face_down": " face down", FREE: " for free"}
        return f"cast {thing}{ways.get(word, f' for its {word} cost')}"
    if verb == "activate":
        return _say_activating(table, deed, thing)
    if verb in ("unlock", "door"):
        card = CARDS[table.pieces[deed.refs[0]].what]
        return f"unlock {NAMES_OF[card.faces[deed.rest[0]].slug].en}"
    if verb == "face_up":
        way = f" for its {deed.rest[0]} cost" if deed.rest[0] else ""
        return f"turn {thing} face up{way}"
    if verb == "attack":
        return f"attack {say_ref(stage, deed.refs[1])} with {thing}"
    if verb == "block":
        return f"block {say_ref(stage, deed.refs[1])} with {thing}"
    if verb == "stay":
        return f"{thing} stays"
    if verb in ("tap", "give_up"):
        return f"pay with {thing} for {{{'}{'.join(str(deed.rest[1]))}}}"
    if verb in ("guard", "trigger"):
        return _say_numbered(stage, deed, thing)
    said = {"convoke": "pay with", "target": "target", "suspend": "suspend", "play": "play"}.get(
        verb, "choose"
    )
    return f"{said} {thing}"


def _say_activating(table: Table, deed: Deed, thing: str) -> str:
    """Tapping for mana by the mana, any other ability by its number."""
    own = abilities_of(table, deed.refs[0])
    node = NAMES.nodes[deed.rest[0]]
    if isinstance(node, n.Activated) and isinstance(node.do, n.AddMana) and n.TapSelf() in node.costs:
        mana = "".join(f"{{{symbol}}}" for symbol in node.do.symbols)
        if mana and abilities_meant(table, deed.refs[0], {"mana": mana}) == [deed.rest[0]]:
            return f"tap {thing} for {mana}"
    return f"activate {thing} ({own.index(deed.rest[0]) + 1})"


def _say_numbered(stage: Stage, deed: Deed, thing: str) -> str:
    """One of several abilities of the same thing: "stack Infernal Phantom (2)"."""
    pending = stage.game.pending
    alike = [o for o in (pending.options if pending else []) if Deed(o).refs == deed.refs]
    which = next((k for k, o in enumerate(alike, 1) if Deed(o).rest == deed.rest), 1)
    word = "apply" if deed.verb == "guard" else "stack"
    if len(alike) < 2:
        return f"{word} {thing}"
    heard = len(deed.rest) > 3
    told = say_ref(stage, unnamed(deed.rest[-2:])) if heard else _beginning(str(deed.rest[0]))
    return f"{word} {thing} ({which}: {told})"


BEGINNING: Final = 40


def _beginning(name: str) -> str:
    """How the sentence of an ability begins, to tell it from others of the same thing."""
    said = re.sub(r"[():;,]", "", write(Sentence(sentence(name), end=""), "en"))
    return said if len(said) <= BEGINNING else f"{said[:BEGINNING].rpartition(' ')[0]} …"


def title_of(face: str) -> str:
    """A face by its English name."""
    return NAMES_OF[face].en


def same(stage: Stage, one: Option, other: Option) -> bool:
    """Whether choosing between two options is no choice."""
    a, b = Deed(one), Deed(other)
    if a.verb != b.verb or len(a.refs) != len(b.refs):
        return False
    if a.verb in ("guard", "trigger"):
        return a.refs == b.refs and a.rest[:1] == b.rest[:1] and a.rest[2:] == b.rest[2:]
    return a.rest == b.rest and all(twins(stage.state, i, j) for i, j in zip(a.refs, b.refs))
