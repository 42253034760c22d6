"""The Rooms: two doors on one card (709.5)."""
