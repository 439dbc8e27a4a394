"""What a child practises at a table: help with a hand, questions, and what an answer leaves in the log."""
