"""What is good for a player: how a position is weighed."""

from arbitre.games.specification import BotSense
from arbitre.games.weights import parts_of, trained

from .field import survey
from .habits import sensible, usual
from .value import WEIGHTS, parts, value

BOT = BotSense(
    value,
    sensible,
    usual,
    survey=survey,
    parts=parts,
    weights=WEIGHTS,
    said=parts_of(__name__),
    scale=trained(__name__).scale,
    glances=0,  # the turn after tells more for as much thinking
)
