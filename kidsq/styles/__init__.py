"""Style sheets are written for today's browsers and sent lowered to the oldest ones that kidsq is drawn for."""
