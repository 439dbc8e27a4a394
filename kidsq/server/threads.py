"""The threads that answer requests: which of those at rest takes the next one."""

from __future__ import annotations

from threading import Condition
from typing import Any

from waitress.task import ThreadedTaskDispatcher


class Threads(ThreadedTaskDispatcher):  # type: ignore[misc]  # waitress comes without types
    """Waitress's, of which the next request goes to the thread that has rested for the shortest time.

    There each rests until all others have had one. But every thread has a session with the database of its own, which
    has to read anew what any other has written since, and a heap. While children think, one or two threads are enough.
    """

    def __init__(self) -> None:
        super().__init__()
        self._resting: list[Condition] = []
        """The latest last; who is woken is taken out before."""

    def handler_thread(self, thread_no: int) -> None:
        """Answer what is in the queue, until this thread is told to stop."""
        me = Condition(self.lock)
        while True:
            with self.lock:
                while not self.queue and not self.stop_count:
                    self.active_count -= 1
                    self._resting.append(me)
                    me.wait()
                    self.active_count += 1
                if self.stop_count:
                    self.active_count -= 1
                    self.stop_count -= 1
                    self.threads.discard(thread_no)
                    self.thread_exit_cv.notify()
                    return
                task = self.queue.popleft()
            try:
                task.service()
            except BaseException:
                self.logger.exception("Exception when servicing %r", task)

    def set_thread_count(self, count: int) -> None:
        """Start threads, or let some end that rest or come to."""
        super().set_thread_count(count)
        with self.lock:
            while self._resting and self.stop_count:
                self._resting.pop().notify()

    def add_task(self, task: Any) -> None:
        """Have this answered as soon as a thread is free."""
        with self.lock:
            self.queue.append(task)
            if self._resting:
                self._resting.pop().notify()
