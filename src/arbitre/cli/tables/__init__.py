"""How each game looks in a terminal: one module per game, drawn from a seat's view and nothing else.

Each has `show` (the table), `wilds` (what lies in the middle), `chapter` (when to show all of it again),
`note` (what helps to choose an option) and `expected` (the actions a player might try, for `why`).
"""
