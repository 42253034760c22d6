"""The guided first games, one file for each game."""
