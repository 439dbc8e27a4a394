"""Everything kidsq keeps: the only room that speaks SQL."""
