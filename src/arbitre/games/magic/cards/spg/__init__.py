"""Special guests of Duskmourn."""
