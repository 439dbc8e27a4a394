"""A district's schools: figures for who looks after them all, people for who owns one."""
