"""What the child calculated, and what that says about what the child knows."""
