"""The database file: opened, written, migrated, looked at."""
