"""Children and adults, what lets them in, what they may see, how they leave."""
