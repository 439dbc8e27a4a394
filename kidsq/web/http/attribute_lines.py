"""Attributes stand one a line in templates, and are sent one after the other: a table travels at every move."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream

_BREAK: Final = re.compile(r"\n\s+(?=[a-z][\w-]*=[\"'])")


class AttributeLines(Extension):
    def filter_stream(self, stream: TokenStream) -> Iterator[Token]:
        for token in stream:
            yield token._replace(value=_BREAK.sub(" ", token.value)) if token.type == "data" else token
