"""Everything that a person can see of one simulated house, as text files: `diff -r` compares two commits by them.

Time and chance stand still before anything of kidsq is imported: that is done here, once for each process.
"""

from tools.snapshot import seams

seams.freeze()
