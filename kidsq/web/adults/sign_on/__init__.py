"""Grown-ups sign in by the school's own OpenID Connect, where it is set up; children never do."""
