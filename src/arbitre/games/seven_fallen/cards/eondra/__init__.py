"""Eondra: soldiers and dragons of the fire. They strike first, wound often, and come home to arm again."""
