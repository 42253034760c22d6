"""The command line: a small door to every other room. Each command is one module, imported when it runs."""
