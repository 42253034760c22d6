"""French: nouns and pronouns, verbs, and how words meet."""
