"""The log in the formats of others: pure functions from attempts to text, and back where that makes sense."""
