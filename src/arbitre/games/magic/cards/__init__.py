"""Every card: one file each, or a tight family, found where it lies; numbered by the rows of `names.tsv`.

What lies in `fixtures` is there to show rules: usable in scenarios, but no card people play with.
"""

from importlib.resources import files

from arbitre.games.scanning import found_in, numbered

from ..language import Card, Final


def _first_face(card: Card) -> str:
    return card.faces[0].slug


_ROWS: Final = [
    line.partition("\t")[0]
    for line in files(__package__).joinpath("names.tsv").read_text(encoding="utf-8").splitlines()[1:]
]

FIXTURES: Final = frozenset(card.slug for card in found_in(f"{__name__}.fixtures", Card))
"""Cards that are there to show a rule, by slug."""

CARDS: Final = numbered(found_in(__name__, Card), _first_face, _ROWS)
"""Every card, in the order of their numbers."""
