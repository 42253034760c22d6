"""Every card of the game, found where it lies and numbered by the rows of `names.tsv`."""

from arbitre.games.card_names import rows
from arbitre.games.scanning import found_in, numbered

from ..language import Card, Final


def _slug(card: Card) -> str:
    return card.slug


CARDS: Final = numbered(found_in(__name__, Card), _slug, list(rows(__name__)))
"""Every card, in the order of their numbers."""
