"""What a scenario can ask of a position of Magic: players, zones, things, stack, combat, what is seen."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from arbitre.kernel.pieces import NOBODY
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Stage
from arbitre.kernel.scenario.looking import look_up, sees, the_one, yes
from arbitre.kernel.scenario.phrasing import perhaps
from arbitre.kernel.scenario.vocabulary import Absent, Fact, Listed, one_of
from arbitre.words import Sentence, write
from arbitre.words.finding import slug as slug_of

from ..cards.index import CARD_NUMBER, CARDS, NODES
from ..cards.names import NAMES_OF
from ..language.definitions import ROOM
from ..language.keywords import Keyword
from ..rules.commanders import commander_of, dealt_by, tax
from ..rules.continuous.layers import controller, on_battlefield, traits_of
from ..rules.continuous.traits import Traits
from ..rules.model import BATTLEFIELD, CEASED, EXILE, LIBRARY, StackItem, Table, Thing
from ..rules.refs import counters_of, is_piece, role, seat_ref, zone
from ..rules.special_actions import unlock_bill
from ..speech.terms import CREATURE_TYPES, KEYWORD_WORDS
from ..speech.texts.card import clause_text
from .lay import could_lie
from .phrases import (
    choosable,
    counter_kind,
    door_named,
    find,
    flag_of,
    parse,
    say_card,
    say_ref,
    title,
    twins,
)
from .turn import SAID
from .zones import SEAT_WORDS, SHARED_WORDS, zone_word

SUBJECTS: Final = (
    "turn, step, active, priority, nothing waits, stack, stack size, stack N (1 is the top), stack N "
    "targets / controller / x, attackers, blockers, number of THING; PLAYER life / poison / mana / lands "
    "played / commander damage by THING / ZONE / ZONE size / top card / attackers / sees THING; THING "
    "power / toughness / size / types / "
    "subtypes / colours / name / mana cost / mana value / abilities / keywords / counters / KIND counters / "
    "damage / loyalty / tax / tapped / sick / face down / token / zone / owner / controller / attached to / "
    "attachments / commander / unlocked / attacks / blockers / blocks / exiled cards / chosen / has KEYWORD; "
    "DOOR unlock cost; EVENT before EVENT"
)
COLOUR_WORDS: Final = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def fact(stage: Stage, subject: str) -> Fact | None:
    """What is so about a subject; None if it is no subject."""
    return look_up(stage, subject, _shared, _player, _thing)


def _shared(stage: Stage, subject: str) -> Fact | None:
    table: Table = stage.state
    board = table.board
    if subject == "turn":
        return board.turn
    if subject == "step":
        return SAID.get(board.step, board.step)
    if subject == "active":
        return stage.name(board.active)
    if subject == "priority":
        return stage.name(board.round.holder)
    if subject == "nothing waits":
        pending = stage.game.pending
        return yes(not board.stack and not board.waiting and (not pending or pending.say[0] == "priority"))
    if subject == "attackers":
        return [attack.piece for attack in board.attacks]
    if subject == "blockers":
        return [block[0] for block in board.blocks]
    counted = re.fullmatch(r"number of (.+)", subject)
    if counted:
        _could_be(stage, counted[1])
        fits = find(stage, counted[1])
        found = [it.id for it in table.pieces if fits(it.id)]
        if " in " not in counted[1] and " on " not in counted[1]:
            found = [i for i in found if table.pieces[i].zone == BATTLEFIELD]
        return len(found)
    return _stack(stage, subject) if subject.startswith("stack") else None


def zone_of(stage: Stage, subject: str) -> int | None:
    """The zone in which lies what a subject means: of a player, or the battlefield or exile."""
    seat, rest = stage.led_by(subject)
    if rest in ("battlefield", "exile"):
        return SHARED_WORDS[rest]
    which = SEAT_WORDS.get(rest)
    return zone(seat, which) if seat is not None and which is not None else None


def _could_be(stage: Stage, text: str) -> None:
    """Complain of things counted where they can never lie so: there are always none."""
    phrase = parse(stage.names, text)
    if phrase.zones and not any(could_lie(phrase, place) for place in phrase.zones):
        raise BadInput(f"there is never any '{text}', however it is played.")


def _stack(stage: Stage, subject: str) -> Fact | None:
    table: Table = stage.state
    stack = table.board.stack[::-1]
    if subject == "stack":
        return [item.source for item in stack]
    if subject == "stack size":
        return len(stack)
    found = re.fullmatch(r"stack (top|\d+)( targets| controller| x)?", subject)
    if not found:
        return None
    at = 0 if found[1] == "top" else int(found[1]) - 1
    if not 0 <= at < len(stack):
        raise Absent(f"there are {len(stack)} things on the stack.")
    item = stack[at]
    if found[2] == " targets":
        return ", ".join(_bare(stage, ref) for slot in item.aims for ref, _ in slot) or "nothing"
    if found[2] == " controller":
        return stage.name(item.seat)
    return item.x if found[2] else say_item(table, item)


def _bare(stage: Stage, ref: int) -> str:
    """A ref by its name alone."""
    return title(CARDS[stage.state.pieces[ref].what].slug) if is_piece(ref) else say_ref(stage, ref)


def say_item(table: Table, item: StackItem) -> str:
    """A spell or ability on the stack: "Jump Scare", "copy of Jump Scare", "ability of Infernal Phantom"."""
    it = table.pieces[item.source]
    if item.kind != "spell":
        return f"ability of {title(CARDS[it.what].slug)}"
    if it.facing:
        return "face-down spell"
    what = it.copies[-1].what if it.copies and it.copies[-1].what >= 0 else it.what
    card = CARDS[what]
    name = NAMES_OF[card.faces[it.door].slug].en if card.layout == ROOM and it.door >= 0 else title(card.slug)
    return f"copy of {name}" if it.token else name


def _player(stage: Stage, seat: int, rest: str) -> Fact | None:
    table: Table = stage.state
    player = table.seats[seat]
    figures: dict[str, Callable[[], Fact]] = {
        "life": lambda: player.life,
        "poison": lambda: counters_of(player.counters, "poison"),
        "mana": lambda: "".join(f"{{{mana.symbol}}}" for mana in player.pool) or "none",
        "lands played": lambda: player.lands,
        "out": lambda: yes(player.out),
        "attackers": lambda: [a.piece for a in table.board.attacks if a.whom == seat_ref(seat)],
        "battlefield": lambda: list(on_battlefield(table, seat)),
        "exile": lambda: [i for i in table.ids(EXILE) if table.pieces[i].owner == seat],
    }
    if rest in figures:
        return figures[rest]()
    if rest in ("battlefield size", "exile size"):
        return len(figures[rest.removesuffix(" size")]())  # type: ignore[arg-type]
    if rest in ("top card", "second card", "bottom card"):
        pile = table.ids(zone(seat, LIBRARY))
        at = {"top card": -1, "second card": -2, "bottom card": 0}[rest]
        if len(pile) < max(1, -at):
            raise Absent("the library has no such card.")
        return [pile[at]]
    if rest in ("sees", "does not see"):
        return [it.id for it in table.pieces if sees(stage, seat, it.id) == (rest == "sees")]
    if rest.startswith("sees "):
        return yes(sees(stage, seat, one(stage, rest[5:])))
    struck = re.fullmatch(r"commander damage by (.+)", rest)
    if struck:
        which_one = commander_of(table, one(stage, struck[1]))
        if which_one == NOBODY:
            raise BadInput(f"'{struck[1]}' is no commander.")
        return dealt_by(table, player).get(which_one, 0)
    which = zone_of(stage, f"{stage.name(seat)} {rest.removesuffix(' size')}")
    if which is None:
        return None
    ids = table.ids(which)
    return len(ids) if rest.endswith(" size") else list(ids)


# Things


def _loyalty(table: Table, it: Thing) -> int:
    number = counters_of(it.counters, "loyalty")
    if not number and "planeswalker" not in traits_of(table, it.id).types:
        raise BadInput(f"{title(CARDS[it.what].slug)} is no planeswalker: it has no loyalty.")
    return number


def _tax(table: Table, it: Thing) -> int:
    if commander_of(table, it.id) == NOBODY:
        raise BadInput(f"'{title(CARDS[it.what].slug)}' is no commander.")
    return tax(table, it.id)


NUMBERS: Final[dict[str, Callable[[Table, Thing], int]]] = {
    "power": lambda table, it: traits_of(table, it.id).power,
    "toughness": lambda table, it: traits_of(table, it.id).toughness,
    "mana value": lambda table, it: traits_of(table, it.id).value,
    "damage": lambda table, it: it.damage,
    "loyalty": _loyalty,
    "tax": _tax,
}
FLAGS: Final = ("tapped", "sick", "token", "attacking", "blocking", "goaded", "impending", "commander")


def _attacked(stage: Stage, it: Thing) -> Fact:
    return _ref(stage, next((a.whom for a in stage.state.board.attacks if a.piece == it.id), NOBODY))


def _ref(stage: Stage, ref: int) -> Fact:
    """A player by name, a thing as one that any phrase for it means, or nothing."""
    if ref == NOBODY:
        return []
    return [ref] if is_piece(ref) else say_ref(stage, ref)


def _spaced(words: tuple[str, ...], sort: str, known: tuple[str, ...]) -> Listed:
    return Listed(words, r"[\s,]+", known=one_of(sort, known))


_FACES: Final = [face for card in CARDS for face in card.faces]
TYPE_WORDS: Final = tuple({word for face in _FACES for word in (*face.supertypes, *face.types)})
SUBTYPE_WORDS: Final = (*CREATURE_TYPES, *{word for face in _FACES for word in face.subtypes})
DOOR_NAMES: Final = tuple(NAMES_OF[face.slug].en for face in _FACES)


def _counters(it: Thing) -> Listed:
    def known(text: str) -> None:
        number, _, kind = text.partition(" ")
        if not number.isdecimal():
            raise BadInput(f"'{text}' does not say how many counters: write '2 +1/+1'.")
        counter_kind(kind)

    return Listed(tuple(f"{number} {kind}" for kind, number in it.counters), known=known)


def _cost(stage: Stage, it: Thing) -> str:
    """The mana cost (202): of a Room that of its one open door, or of both together."""
    cost = _traits(stage, it).cost
    return cost.written() if cost is not None else "none"


def _abilities(stage: Stage, it: Thing) -> Listed:
    """Each ability in its English words; a keyword by its word."""
    nodes = [(name, NODES.nodes[name]) for name in _traits(stage, it).abilities]
    said = [
        n.word if isinstance(n, Keyword) else write(Sentence(clause_text(name)), "en") for name, n in nodes
    ]
    return Listed(tuple(said), "")


WORDS: Final[dict[str, Callable[[Stage, Thing], Fact]]] = {
    "attacks": _attacked,
    "size": lambda s, it: "{0.power}/{0.toughness}".format(traits_of(s.state, it.id)),
    "types": lambda s, it: _spaced((*_traits(s, it).supertypes, *_traits(s, it).types), "type", TYPE_WORDS),
    "subtypes": lambda s, it: _spaced(_traits(s, it).subtypes, "subtype", SUBTYPE_WORDS),
    "colours": lambda s, it: Listed(
        tuple(COLOUR_WORDS[c] for c in _traits(s, it).colours),
        none="colourless",
        known=one_of("colour", COLOUR_WORDS.values()),
    ),
    "name": lambda s, it: " // ".join(NAMES_OF[name].en for name in _traits(s, it).names) or "none",
    "keywords": lambda s, it: Listed(
        tuple(sorted(set(_traits(s, it).keywords))), known=one_of("keyword", KEYWORD_WORDS)
    ),
    "abilities": _abilities,
    "mana cost": _cost,
    "counters": lambda s, it: _counters(it),
    "face down": lambda s, it: yes(it.hidden or it.facing),
    "zone": lambda s, it: zone_word(s.names, it.zone),
    "owner": lambda s, it: s.name(it.owner),
    "controller": lambda s, it: s.name(controller(s.state, it.id)),
    "unlocked": lambda s, it: Listed(_open_doors(s.state, it), known=one_of("door", DOOR_NAMES)),
    "attached to": lambda s, it: _ref(s, it.host),
    "chosen": lambda s, it: Listed(tuple(word for _, word in it.chosen), known=choosable),
}
LISTS: Final[dict[str, Callable[[Table, Thing], list[int]]]] = {
    "attachments": lambda table, it: [i for i in table.ids(BATTLEFIELD) if table.pieces[i].host == it.id],
    "blockers": lambda table, it: [b for a in table.board.attacks if a.piece == it.id for b in a.blockers],
    "blocks": lambda table, it: [a for b, _, whom in table.board.blocks if b == it.id for a in whom],
    "exiled cards": lambda table, it: [
        i for i in table.ids(EXILE) if table.pieces[i].linked == (it.id, it.life)
    ],
}
ASPECTS: Final = sorted((*NUMBERS, *FLAGS, *WORDS, *LISTS), key=len, reverse=True)


def _traits(stage: Stage, it: Thing) -> Traits:
    return traits_of(stage.state, it.id)


def _open_doors(table: Table, it: Thing) -> tuple[str, ...]:
    what = traits_of(table, it.id).what
    if what < 0 or CARDS[what].layout != ROOM:
        raise BadInput(f"{title(CARDS[it.what].slug)} has no doors.")
    return tuple(NAMES_OF[face.slug].en for k, face in enumerate(CARDS[what].faces) if it.doors >> k & 1)


def _thing(stage: Stage, subject: str) -> Fact | None:
    door = re.fullmatch(r"(.+) unlock cost", subject)
    if door:
        return _unlock_cost(stage, door[1])
    wanted = re.fullmatch(r"(.+) has ([a-z' -]+)", subject)
    if wanted:
        keywords = traits_of(stage.state, one(stage, wanted[1])).keywords
        return yes(_keyword(wanted[2]) in [slug_of(word) for word in keywords])
    counters = re.fullmatch(r"(.+?) (first strike|double strike|\S+) counters", subject)
    if counters and _is_phrase(stage, counters[1]) and not _is_mark(stage, counters):
        there = stage.state.pieces[one(stage, counters[1])].counters
        return counters_of(there, counter_kind(counters[2]))
    for aspect in ASPECTS:
        if subject.endswith(f" {aspect}"):
            return _aspect(stage, one(stage, subject.removesuffix(f" {aspect}")), aspect)
    return None


def _unlock_cost(stage: Stage, text: str) -> Fact:
    """What its controller must pay to unlock a door now, with every effect on it (709.5f)."""
    table: Table = stage.state
    piece = one(stage, text)
    phrase = parse(stage.names, text)
    door = door_named(phrase.slug, phrase.called) if phrase.slug else None
    if door is None or CARDS[CARD_NUMBER[phrase.slug]].layout != ROOM:
        raise BadInput(f"'{text}' names no door: write which one, like 'Locker Room unlock cost'.")
    return unlock_bill(table, controller(table, piece), piece, door).written()


def _is_phrase(stage: Stage, text: str) -> bool:
    """Whether a text means things, all of it."""
    try:
        parse(stage.names, text)
    except BadInput:
        return False
    return True


def _is_mark(stage: Stage, counters: re.Match[str]) -> bool:
    """Whether what stands before "counters" is a mark of the thing, as in "Garden Bear 2/2 counters". Nothing
    stays -1/-1 long enough to be called so: that is a kind of counter."""
    return counters[2][0] != "-" and _is_phrase(stage, f"{counters[1]} {counters[2]}")


def _keyword(word: str) -> str:
    """A keyword as it is compared. Raises `BadInput` if there is none of the name."""
    known = {slug_of(each): each for each in KEYWORD_WORDS}
    if slug_of(word) not in known:
        raise BadInput(
            f"no keyword is called '{word}'{perhaps(word, KEYWORD_WORDS)}; "
            f"there are {', '.join(known.values())}."
        )
    return slug_of(word)


def _aspect(stage: Stage, piece: int, aspect: str) -> Fact:
    table: Table = stage.state
    it = table.pieces[piece]
    if aspect in NUMBERS:
        return NUMBERS[aspect](table, it)
    if aspect in FLAGS:
        return yes(flag_of(table, it, aspect))
    if aspect in LISTS:
        return LISTS[aspect](table, it)
    return WORDS[aspect](stage, it)


def one(stage: Stage, about: str) -> int:
    """The one thing a phrase means: in play if there is one, else on the stack, else anywhere, in a library
    last of all."""
    table: Table = stage.state
    fits = find(stage, about)
    meant = [it.id for it in table.pieces if it.zone != CEASED and fits(it.id)]
    anywhere = ("hand", "graveyard", "exile", "command")
    for places in (("battlefield",), ("stack",), anywhere, ("library", "schemes")):
        cards = [i for i in meant if role(table.pieces[i].zone) in places]
        if cards:
            break
    return the_one(about, cards, partial(twins, table), partial(say_card, stage))
