"""What is good for a player: how a position is weighed."""

from arbitre.games.specification import BotSense

from .habits import idle, sensible, usual
from .value import value

BOT = BotSense(value, sensible, usual, idle)
