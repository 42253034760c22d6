"""What is good for a player: how a position is weighed."""

from arbitre.games.specification import BotSense
from arbitre.games.weights import parts_of, trained

from .field import survey
from .manners import usual
from .value import WEIGHTS, parts, value
from .walks import ends, same_walk

BOT = BotSense(
    value,
    usual=usual,
    same=same_walk,
    survey=survey,
    ends=ends,
    parts=parts,
    weights=WEIGHTS,
    said=parts_of(__name__),
    scale=trained(__name__).scale,
)
