"""What is good for a player: how a position is weighed."""

from arbitre.games.specification import BotSense
from arbitre.games.weights import parts_of, trained

from .manners import usual
from .value import WEIGHTS, parts, value

BOT = BotSense(
    value,
    usual=usual,
    parts=parts,
    weights=WEIGHTS,
    said=parts_of(__name__),
    scale=trained(__name__).scale,
)
