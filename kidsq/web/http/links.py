"""Links to hand over, as an address that other devices reach and as a QR code; and addresses that a form hands back."""

from __future__ import annotations

import io
from typing import Final
from urllib.parse import SplitResult, quote, urlsplit

import segno
from flask import current_app, request
from markupsafe import Markup
from werkzeug.exceptions import HTTPException

from kidsq.network import lan_address

_IN_ADDRESSES: Final = "/?&=#%:@!$'()*+,;[]"
"""Signs that stay as they are; `%` too, because much is quoted already."""


def outward(path: str) -> str:
    """The address of a page for another device: a link to `localhost` would lead a phone to itself."""
    root = request.host_url.rstrip("/")
    name = request.host.partition(":")[0]
    lan = lan_address() if name in ("localhost", "127.0.0.1") else None
    return root.replace(name, lan, 1) + path if lan else root + path


def parts_of(address: str) -> SplitResult:
    """An address in its parts, all of them empty where it cannot be parsed, such as `http://[`."""
    try:
        return urlsplit(address)
    except ValueError:
        return SplitResult("", "", "", "", "")


def ours(address: str) -> str:
    """An address that a form hands back, in ASCII for a header, if it is a page of kidsq; empty for any other."""
    return quote(address, safe=_IN_ADDRESSES) if endpoint_of(address) else ""


def endpoint_of(address: str) -> str:
    """Which page of kidsq an address names, as a form says it; empty for any other, and for other sites."""
    # Looked at first: urlsplit() passes over line breaks, and no header may hold one.
    if not address.isprintable() or not address.startswith("/") or address.startswith("//"):
        return ""
    parts = parts_of(address)
    if parts.scheme or parts.netloc:
        return ""
    try:
        endpoint, _values = current_app.url_map.bind("").match(parts.path, "GET")
    except HTTPException:
        return ""
    return str(endpoint)


def qr(address: str) -> Markup:
    """A QR code as a drawing of this page, with nothing from elsewhere in it."""
    drawn = io.BytesIO()
    segno.make_qr(address, error="m").save(
        drawn, kind="svg", scale=4, border=2, xmldecl=False, svgns=False, omitsize=True, svgclass="qr", lineclass=None
    )
    return Markup(drawn.getvalue().decode())  # drawn here, from our own address
