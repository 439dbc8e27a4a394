"""How strong the friends are who play about as well as a child."""
