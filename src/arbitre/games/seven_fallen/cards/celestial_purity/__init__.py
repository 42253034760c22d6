"""Pureté Céleste: doves, vows and closed doors. They outlast, and pray the other side down."""
