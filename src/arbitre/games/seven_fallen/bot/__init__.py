"""What is good for a player: how a position is weighed."""

from arbitre.games.specification import BotSense

from .value import value

BOT = BotSense(value)
