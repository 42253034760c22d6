"""Continuous effects: layers and traits (611 to 613)."""
