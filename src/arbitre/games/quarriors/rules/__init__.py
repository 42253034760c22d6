"""The rules, as the rulebook orders them."""
