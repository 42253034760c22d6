"""Combat (506 to 511)."""
