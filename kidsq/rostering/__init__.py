"""Lists of names, and a school's own list of classes and children: as OneRoster 1.2 exports it, read, carried out."""
