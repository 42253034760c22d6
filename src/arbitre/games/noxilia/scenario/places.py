"""The words for the zones of the board and the places of a player in scenarios.

"command", "rampart 1", "complementary" are those of the player who speaks; "Bob's command" says whose.
A zone may also be called as its zone card ("Dawn Hall"), a battlefield by its name ("the Ford").
"""

from __future__ import annotations

import re
from typing import Final

from arbitre.kernel.rules import BadInput
from arbitre.words.finding import slug

from ..cards.index import CARDS
from ..cards.names import NAMES, SPACES
from ..rules.ground import DUEL
from ..rules.model import PLACES, Table
from ..rules.places import ground, place, space_of

SPOTS: Final = (
    ("command", r"(?:command|commandement|zone-de-commandement)(?:-zone)?"),
    ("complementary", r"(?:complementary(?:-room|-zone)?|complementaire|salle-complementaire|infirmary)"),
    ("rampart-1", r"(?:rampart|rempart|wall)-1"),
    ("rampart-2", r"(?:rampart|rempart|wall)-2"),
    ("battlefield-1", r"(?:battlefield|champ-de-bataille)-1"),
    ("battlefield-2", r"(?:battlefield|champ-de-bataille)-2"),
)
"""What a zone is called in the layout, and how it may be written."""

GROUND: Final = "ground of "


def plain(text: str) -> str:
    """Small letters without accents, hyphens for the rest; a leading article is dropped."""
    return re.sub(r"^(?:the|la|le|l)-", "", slug(text))


def _owned(names: list[str], text: str) -> tuple[int | None, str]:
    for seat, name in enumerate(names):
        found = re.match(rf"{re.escape(name)}['’]s?\s+", text)
        if found:
            return seat, text[found.end() :]
        behind = re.search(rf"\s+(?:of|de|d['’])\s*{re.escape(name)}$", text)
        if behind:
            return seat, text[: behind.start()]
    return None, text


def space_meant(table: Table | None, names: list[str], text: str, speaker: int | None) -> int | None:
    """The space a text names, or None if it is no zone. Raises `BadInput` if it is not said whose."""
    seat, rest = _owned(names, text.strip())
    word = "" if re.search(r"\s-\d", rest) else plain(rest)  # which hears no minus
    spot = next((name for name, pattern in SPOTS if re.fullmatch(pattern, word)), None)
    for name, both in SPACES.items():
        if word in (plain(both.en), plain(both.fr)):
            spot = name
    if spot is None:
        return _by_card(table, word, seat)
    fits = [number for number, space in enumerate(DUEL.spaces) if space.name == spot]
    if len(fits) == 1:
        return fits[0]
    home = seat if seat is not None else speaker
    if home is None:
        raise BadInput(f'whose {rest.strip()}? Write "{names[0]}\'s {rest.strip()}".')
    return next(number for number in fits if DUEL.homes[number] == home)


def _by_card(table: Table | None, word: str, seat: int | None) -> int | None:
    """The one space whose zone card is called so."""
    if table is None:
        return None
    found = []
    for space, card in enumerate(table.board.places):
        slug = CARDS[table.pieces[card].what].slug
        both = NAMES.get(slug)
        called = {slug, *((plain(both.en), plain(both.fr)) if both else ())}
        if word in called and (seat is None or DUEL.homes[space] == seat):
            found.append(space)
    return found[0] if len(found) == 1 else None


def space_name(names: list[str], space: int) -> str:
    """A space in the words `space_meant` understands."""
    it = DUEL.spaces[space]
    name = it.name.replace("-", " ")
    return f"{names[it.home]}'s {name}" if it.home >= 0 else name


def area_meant(table: Table, names: list[str], text: str, speaker: int | None) -> tuple[int, ...]:
    """The zones of the state a text names: a space with its ground, or a place of one or each player."""
    bare = re.sub(r"^the ", "", text.strip())
    if bare.lower().startswith(GROUND):
        space = space_meant(table, names, bare[len(GROUND) :], speaker)
        if space is None:
            raise BadInput(f"no zone is called '{bare[len(GROUND) :]}'.")
        return (ground(table, space),)
    space = space_meant(table, names, bare, speaker)
    if space is not None:
        return (space, ground(table, space))
    seat, rest = _owned(names, bare)
    word = plain(rest).replace("-", "_")
    if word not in PLACES:
        raise BadInput(f"no zone is called '{text}'; there are {spots()}, hand, library, graveyard …")
    seats = (0, 1) if seat is None else (seat,)
    return tuple(place(table, each, PLACES.index(word)) for each in seats)


def spots() -> str:
    """The names of all zones of the board."""
    return ", ".join(name.replace("-", " ") for name, _ in SPOTS)


def in_area(table: Table, thing: int, area: tuple[int, ...]) -> bool:
    """Whether a card lies in one of these zones; what is carried is where its bearer is."""
    return table.pieces[thing].zone in area or (
        table.pieces[thing].host >= 0 and space_of(table, thing) in area
    )


def area_name(names: list[str], table: Table, thing: int) -> str:
    """Where a card lies, in the words `area_meant` understands."""
    space = space_of(table, thing)
    zone = table.zones[table.pieces[thing].zone]
    if space >= 0:
        lies = zone.id == ground(table, space)
        return f"{GROUND if lies else ''}{space_name(names, space)}"
    owner = f"{names[zone.owner]}'s " if zone.owner >= 0 else ""
    return f"{owner}{zone.name.replace('_', ' ')}"
