"""A whole class plays one hand against a friend, on the wall: each tablet proposes, the teacher lays."""
