"""What a scenario can ask of a position of Noxilia: players, zones, cards, and what a player sees."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from arbitre.kernel.layers import traits
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Stage
from arbitre.kernel.scenario.looking import look_up, sees, the_one, yes
from arbitre.kernel.scenario.phrasing import perhaps
from arbitre.kernel.scenario.vocabulary import Absent, Fact
from arbitre.words.finding import slug

from ..cards.index import CARDS
from ..language.keywords import BIT
from ..rules.figures import is_water, skills_now
from ..rules.model import HAND, LIBRARY, PLACES, Table
from ..rules.places import ground, place
from .phrases import FLAGS, SPELT, find, mark_of, say_card, title, twins
from .places import area_name, space_meant
from .turn import PHASES, say_fate, say_mana

SUBJECTS: Final = (
    "turn, phase, active, first, starter, fate, false treasures; PLAYER gold / mana / allowance / passed / "
    "units / hand / library / graveyard / exile / queue / fate / fate discard / hand size / library size / "
    "top card / bottom card / sees CARD; ZONE (its units) / controller / card / ground / latents / flooded / "
    "water / size / treasures; CARD melee / ranged / armour / life / full life / wounds / poison / time / "
    "engaged / face down / idle / dodged / zone / owner / controller / gear / latents / has SKILL; "
    "EVENT before EVENT"
)
FIGURES: Final = ("melee", "ranged", "armour", "life", "full life", "wounds", "poison", "time")
OTHERS: Final = ("face down", "face up", "zone", "owner", "controller", "gear", "latents")
ASPECTS: Final = sorted((*FIGURES, *FLAGS, *OTHERS, *SPELT), key=len, reverse=True)
ZONE_ASPECTS: Final = ("controller", "card", "ground", "latents", "flooded", "water", "size", "treasures")
SKILL_NAMES: Final = {
    slug(re.sub(r"(?<!^)([A-Z])", r" \1", skill.__name__)): bit for skill, bit in BIT.items()
}


def fact(stage: Stage, subject: str) -> Fact | None:
    """What is so about a subject; None if it is no subject."""
    return look_up(stage, subject, _shared, _player, _zone, _card)


def zone_of(stage: Stage, subject: str) -> int | None:
    """The one zone a subject means, all of it."""
    seat, rest = stage.led_by(subject)
    if seat is not None and rest.replace(" ", "_") in PLACES:
        return place(stage.state, seat, PLACES.index(rest.replace(" ", "_")))
    return space_meant(stage.state, stage.names, subject, None)


def _shared(stage: Stage, subject: str) -> Fact | None:
    table: Table = stage.state
    board = table.board
    if subject == "turn":
        return board.turn
    if subject == "phase":
        return next((name for name, phase in PHASES.items() if phase == board.phase), str(board.phase))
    if subject in ("active", "first", "starter"):
        return stage.name(getattr(board, subject))
    if subject == "false treasures":
        return sum(CARDS[it.what].false and it.primo for it in table.pieces)
    return say_fate(table) if subject == "fate" else None


def _player(stage: Stage, seat: int, rest: str) -> Fact | None:
    table: Table = stage.state
    player = table.seats[seat]
    if rest in ("gold", "allowance"):
        return int(getattr(player, rest))
    if rest == "mana":
        return say_mana(player.mana)
    if rest == "passed":
        return yes(player.passed)
    if rest == "units":
        spaces = range(len(table.board.places))
        return [u for space in spaces for u in table.ids(space) if table.pieces[u].controller == seat]
    if rest in ("hand size", "library size"):
        return len(table.ids(place(table, seat, HAND if rest == "hand size" else LIBRARY)))
    if rest in ("top card", "bottom card"):
        library = table.ids(place(table, seat, LIBRARY))
        if not library:
            raise Absent("the library is empty.")
        return title(CARDS[table.pieces[library[-1 if rest == "top card" else 0]].what].slug)
    if rest == "sees":
        return [it.id for it in table.pieces if sees(stage, seat, it.id)]
    if rest == "does not see":
        return [it.id for it in table.pieces if not sees(stage, seat, it.id)]
    if rest.startswith("sees "):
        return yes(sees(stage, seat, _one(stage, rest[5:], seat)))
    return None


def _zone(stage: Stage, subject: str) -> Fact | None:
    table: Table = stage.state
    whole = zone_of(stage, subject)
    if whole is not None:
        return list(table.ids(whole))
    about, _, aspect = subject.rpartition(" ")
    if aspect not in ZONE_ASPECTS or not about:
        return None
    space = space_meant(table, stage.names, about, None)
    if space is None:
        return None
    card = table.pieces[table.board.places[space]]
    if aspect == "controller":
        return stage.name(card.controller)
    if aspect == "card":
        return title(CARDS[card.what].slug)
    if aspect == "latents":
        return list(card.under)
    if aspect == "flooded":
        return card.time
    if aspect == "water":
        return yes(is_water(table, space))
    if aspect == "size":
        return len(table.ids(space))
    lying = [t for t in table.ids(ground(table, space)) if t != card.id and t not in card.under]
    if aspect == "treasures":
        return [thing for thing in lying if CARDS[table.pieces[thing].what].type == "treasure"]
    return lying


def _card(stage: Stage, subject: str) -> Fact | None:
    has = re.fullmatch(r"(.+) has ([A-Za-z -]+)", subject)
    if has:
        if slug(has[2]) not in SKILL_NAMES:
            raise BadInput(
                f"no ability is called '{has[2]}'{perhaps(slug(has[2]), SKILL_NAMES)}; "
                f"there are {', '.join(SKILL_NAMES)}."
            )
        return yes(skills_now(stage.state, _one(stage, has[1])) & SKILL_NAMES[slug(has[2])])
    for aspect in ASPECTS:
        if subject.endswith(f" {aspect}"):
            return _aspect(stage, subject.removesuffix(f" {aspect}"), SPELT.get(aspect, aspect))
    return None


def _aspect(stage: Stage, about: str, aspect: str) -> Fact:
    table: Table = stage.state
    thing = _one(stage, about)
    it = table.pieces[thing]
    if aspect == "zone":
        return area_name(stage.names, table, thing)
    if aspect in ("owner", "controller"):
        return stage.name(getattr(it, aspect))
    if aspect in ("gear", "latents"):
        return list(it.gear if aspect == "gear" else it.under)
    if aspect in ("face down", "face up"):
        return yes(it.hidden == (aspect == "face down"))
    if aspect in FLAGS:
        mark, value = FLAGS[aspect]
        return yes(mark_of(table, it, mark) == value)
    if aspect == "full life":
        return int(traits(table, thing).full)
    try:
        return mark_of(table, it, aspect)
    except BadInput as error:
        raise Absent(str(error)) from None


def _one(stage: Stage, about: str, speaker: int | None = None) -> int:
    """The one card a phrase means: on the board if there is one, else anywhere, in a library last of all."""
    table: Table = stage.state
    fits = find(stage, about, speaker)
    meant = [it.id for it in table.pieces if fits(it.id)]
    size = 2 * len(table.board.places)
    on_board = [t for t in meant if table.pieces[t].zone < size or table.pieces[t].host >= 0]
    outside = [t for t in meant if table.zones[table.pieces[t].zone].role != LIBRARY]
    things = on_board or outside or meant
    return the_one(about, things, partial(twins, stage), partial(say_card, stage))
