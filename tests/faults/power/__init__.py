"""Power cuts: a recorder under a real kidsq, a disk that forgets, and what is left of the promises."""
