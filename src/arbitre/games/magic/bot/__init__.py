"""What is good for a player: how a position is weighed."""

from arbitre.games.specification import BotSense
from arbitre.games.weights import parts_of, trained

from .by_heart import by_heart
from .habits import idle, sensible, trifle, usual
from .value import WEIGHTS, parts, value

BOT = BotSense(
    value,
    sensible,
    usual,
    idle,
    by_heart=by_heart,
    trifle=trifle,
    parts=parts,
    weights=WEIGHTS,
    said=parts_of(__name__),
    scale=trained(__name__).scale,
    opinion=0.08,
    luck=0.04,
    glances=0,  # at the end of the turn they say what greedy says
)
