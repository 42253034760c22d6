"""Every card: one file each, or a tight family, found where it lies; numbered by the rows of `names.tsv`.

What lies in `fixtures` is there to show rules: usable in scenarios, but no card people play with.
"""

from arbitre.games.scanning import found_in, numbered
from arbitre.words.tables import rows

from ..language import Card, Final


def _first_face(card: Card) -> str:
    return card.faces[0].slug


FIXTURES: Final = frozenset(card.slug for card in found_in(f"{__name__}.fixtures", Card))
"""Cards that are there to show a rule, by slug."""

CARDS: Final = numbered(found_in(__name__, Card), _first_face, list(rows(__name__, "names")))
"""Every card, in the order of their numbers."""
