"""Links to hand over, as an address that other devices reach, and as a QR code."""

from __future__ import annotations

import io

import segno
from flask import request
from markupsafe import Markup

from kidsq.network import lan_address


def outward(path: str) -> str:
    """The address of a page for another device: a link to `localhost` would lead a phone to itself."""
    root = request.host_url.rstrip("/")
    name = request.host.partition(":")[0]
    lan = lan_address() if name in ("localhost", "127.0.0.1") else None
    return root.replace(name, lan, 1) + path if lan else root + path


def qr(address: str) -> Markup:
    """A QR code as a drawing of this page, with nothing from elsewhere in it."""
    drawn = io.BytesIO()
    segno.make_qr(address, error="m").save(
        drawn, kind="svg", scale=4, border=2, xmldecl=False, svgns=False, omitsize=True, svgclass="qr", lineclass=None
    )
    return Markup(drawn.getvalue().decode())  # drawn here, from our own address
