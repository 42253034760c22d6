"""What is good for a player: how a position is weighed."""

from arbitre.games.specification import BotSense, CardSense
from arbitre.games.weights import parts_of, trained

from ..cards.index import CARDS
from ..rules.model import Table
from .by_heart import by_heart, trifle
from .value import WEIGHTS, parts, parts_if, value


def present(table: Table) -> list[int]:
    """The cards whose dice are in the Wilds, or were."""
    return sorted(set(table.board.wilds))


BOT = BotSense(
    value,
    by_heart=by_heart,
    trifle=trifle,
    parts=parts,
    weights=WEIGHTS,
    said=parts_of(__name__),
    cards=CardSense([card.slug for card in CARDS], parts_if, present, step=0.6),
    scale=trained(__name__).scale,
    ahead=6,  # what is captured is drawn two turns later, and scores in the third
    opinion=0.04,  # among the answers that look best; with twice as much dreams of little luck mislead
    luck=0.2,
    glances=0,  # at the end of the turn they say what greedy says
)
