"""The languages kidsq speaks, and their alphabets."""
