"""How a drawn table shows the game."""
