"""Nuit Sans Fin: ghouls, mediums and debts. They spend their own dead, and bury whoever is wounded."""
