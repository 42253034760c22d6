"""What the rules and the effects of cards do to things and players, in the words of the rules (701)."""
