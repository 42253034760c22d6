"""Metascience: machines, Golems and proofs. Each part makes another better; nothing is thrown away."""
