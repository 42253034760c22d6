"""La Voie: pilgrims, masters, doors that were never there. They come, strike from nowhere, are gone."""
