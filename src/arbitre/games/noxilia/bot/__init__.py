"""What is good for a player: how a position is weighed."""

from arbitre.games.specification import BotSense
from arbitre.games.weights import parts_of, trained

from .manners import usual
from .value import WEIGHTS, parts, value
from .walks import same_walk

BOT = BotSense(
    value,
    usual=usual,
    same=same_walk,
    parts=parts,
    weights=WEIGHTS,
    said=parts_of(__name__),
    scale=trained(__name__).scale,
)
