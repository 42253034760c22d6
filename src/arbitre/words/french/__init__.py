"""French: nouns and pronouns, verbs and their clitics, and how words meet."""
