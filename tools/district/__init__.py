"""A district on one machine, to try: PostgreSQL, two kidsq servers, and HAProxy in front of them."""
