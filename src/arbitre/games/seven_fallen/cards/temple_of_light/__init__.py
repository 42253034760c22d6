"""Temple de la Lumière: one order of inquisitors. What they destroy is gone, and noon comes daily."""
