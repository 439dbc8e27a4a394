"""The power cards: kings, knights, dragons, magic, jesters, and the back of all cards."""
