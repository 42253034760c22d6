"""Cards without a clan symbol, and what no deck contains: fates of all, treasures, tokens."""
