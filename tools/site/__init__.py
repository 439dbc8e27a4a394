"""Makes kidsq as static files that run in a browser, without a server: `make site`, `make play-site`."""
