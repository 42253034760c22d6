"""The Willow Choir: a marsh folk of one mind who win by being elsewhere, and by what lies face down."""
