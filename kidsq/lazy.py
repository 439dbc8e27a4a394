"""A property that is worked out once for each object, when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class lazy(Generic[T]):
    """As functools.cached_property, without its lock: until Python 3.12 that is one for all objects of a class, and who
    waits in it for the database, all others wait for. Of one object, two threads may work it out twice.
    """

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self._work_out = work_out
        self.__doc__ = work_out.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, of: None, owner: type) -> lazy[T]: ...

    @overload
    def __get__(self, of: object, owner: type) -> T: ...

    def __get__(self, of: object | None, owner: type) -> lazy[T] | T:
        if of is None:
            return self
        found = of.__dict__[self._name] = self._work_out(of)  # from now on that is found first
        return found
