"""Casting spells and activating abilities (601, 602)."""
