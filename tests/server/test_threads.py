"""Which thread answers a request."""

import logging
import threading
from collections.abc import Callable, Iterator

import pytest

from kidsq.server.threads import Threads

MANY = 4


class Task:
    """Something to answer, which remembers who did it."""

    def __init__(self, what: Callable[[], object] = lambda: None) -> None:
        self.what = what
        self.by: int | None = None
        self.done = threading.Event()

    def service(self) -> None:
        self.by = threading.get_ident()
        try:
            self.what()
        finally:
            self.done.set()


@pytest.fixture
def threads() -> Iterator[Threads]:
    made = Threads()
    made.set_thread_count(MANY)
    until_all_rest(made)
    yield made
    assert made.shutdown()
    assert not made.threads


def until_all_rest(threads: Threads) -> None:
    while threads.active_count:
        pass


def answered(threads: Threads, *tasks: Task) -> list[int | None]:
    for task in tasks:
        threads.add_task(task)
    for task in tasks:
        assert task.done.wait(30)
    until_all_rest(threads)
    return [task.by for task in tasks]


def test_one_request_after_the_other_is_answered_by_one_thread(threads: Threads) -> None:
    assert len({answered(threads, Task())[0] for _ in range(3 * MANY)}) == 1


def test_as_many_at_once_as_there_are_threads(threads: Threads) -> None:
    together = threading.Barrier(MANY, timeout=30)
    assert len(set(answered(threads, *[Task(together.wait) for _ in range(MANY)]))) == MANY
    more = [Task() for _ in range(10 * MANY)]
    assert None not in answered(threads, *more), "some that had to wait were forgotten"


def test_a_request_that_fails_ends_no_thread(threads: Threads, caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> None:
        raise ValueError("broken")

    with caplog.at_level(logging.CRITICAL, "waitress"):
        answered(threads, *[Task(fail) for _ in range(3 * MANY)])
    together = threading.Barrier(MANY, timeout=30)
    assert len(set(answered(threads, *[Task(together.wait) for _ in range(MANY)]))) == MANY
