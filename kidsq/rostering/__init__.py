"""A school's own list of classes and children, as OneRoster 1.2 exports it: read, compared, carried out."""
