"""How positions are written and read in scenarios."""
