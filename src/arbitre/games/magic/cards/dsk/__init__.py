"""Duskmourn: House of Horror."""
