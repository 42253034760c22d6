"""The Hollow Court: the dead who win by dying well, by poison, and by what others can be made to do."""
