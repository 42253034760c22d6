"""For each kind of event the one function that writes it."""
