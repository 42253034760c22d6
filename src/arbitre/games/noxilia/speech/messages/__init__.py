"""What is said at the table: prompts, buttons, refusals, the log."""
