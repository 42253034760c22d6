"""How each game is played, on one page: one file for each game."""
