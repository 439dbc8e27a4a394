"""What is decided by a task is said in its row."""

from dataclasses import replace

from answers import said

from kidsq.export import xapi
from kidsq.learning.tasks import TASKS


def test_a_row_of_a_task_that_only_a_newer_kidsq_has_is_exported_and_judges_nobody() -> None:
    row = replace(said("2+3=5"), task="from_tomorrow")
    assert "from_tomorrow" not in TASKS
    assert TASKS[row.task].judged == "never"
    (told,) = xapi.lines([row])
    assert "from_tomorrow" in told
