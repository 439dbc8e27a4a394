"""A form sent twice makes its game, its player or its class once: the id follows from the form."""

from __future__ import annotations

import hashlib
import json


def id_of_form(device: str, key: str, *said: str) -> str:
    """128 bits in hexadecimal, the same whenever this browser sends this form with the same words.

    Nobody guesses it, and nothing leads back from it: browser and key are random, and the key is stored nowhere.
    """
    return hashlib.blake2b(json.dumps([device, key, *said]).encode(), digest_size=16).hexdigest()
