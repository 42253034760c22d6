"""What is said: card texts, messages, names."""
