"""The one SQLite of this process: pysqlite3's where it is installed, which carries its own, else Python's.

As sqlite-utils chooses. Two in one process would drop each other's locks on a file: whoever opens a database of kidsq's
takes it from here.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3 as sqlite3
else:
    from sqlite_utils.utils import sqlite3 as sqlite3
