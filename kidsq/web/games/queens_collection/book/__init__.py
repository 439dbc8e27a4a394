"""What can be looked through beside the table: the rule book, all cards, and the figures in a child's gallery."""
