"""Records what the owl says most, for devices that have no voice of their own."""
