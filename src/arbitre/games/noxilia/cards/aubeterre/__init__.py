"""The Oath of Aubeterre: humans who win by standing together, shooting over their shields and healing."""
