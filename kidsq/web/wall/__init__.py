"""A game of a whole class: a child proposes at its tablet, the wall shows counts, the teacher lays."""
