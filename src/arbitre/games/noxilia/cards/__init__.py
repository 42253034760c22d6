"""Every card of the game, found where it lies and numbered by the rows of `names.tsv`."""

from arbitre.games.scanning import found_in, numbered
from arbitre.words.tables import rows

from ..language import Card, Final


def _slug(card: Card) -> str:
    return card.slug


CARDS: Final = numbered(found_in(__name__, Card), _slug, list(rows(__name__, "names")))
"""Every card, in the order of their numbers."""
