"""The same store on PostgreSQL: a pool of connections that take SQLite's SQL, tables, copies of all rows."""
