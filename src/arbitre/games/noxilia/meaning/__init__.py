"""What the words of the cards do."""
