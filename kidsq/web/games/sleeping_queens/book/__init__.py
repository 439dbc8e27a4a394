"""Pages of Sleeping Queens beside its table: the rule book, all cards, and a child's gallery of queens."""
