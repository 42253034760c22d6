"""The kernel: pieces, zones, seats, decisions, events, effects and views. It knows no game."""
