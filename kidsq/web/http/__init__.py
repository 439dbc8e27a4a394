"""What every page needs: the request's context, security, language, static files, errors."""
