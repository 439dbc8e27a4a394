"""What is used to make kidsq and is not part of it."""
