"""doctor: what is wrong with an installation, and what to do; nothing is changed by it."""

from __future__ import annotations

import argparse
import json
import ssl
from collections.abc import Iterator
from dataclasses import asdict
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from typing import Final

from kidsq import build, network, settings
from kidsq.cli.sentences import complain
from kidsq.maintenance import clock_health, erase, probes
from kidsq.maintenance.probes import Finding
from kidsq.network import Listener
from kidsq.server.serve import default_data_folder
from kidsq.server.tls import BadCertificate, context_of, validity
from kidsq.store.db import live
from kidsq.store.db.database import NotOurDatabase
from kidsq.store.db.driver import sqlite3
from kidsq.web.http.hosts import own_names

HTTPS_PORT: Final = 443


def doctor(chosen: argparse.Namespace) -> int:
    """`kidsq doctor`: a line for each thing that was looked at; 1 if one of them is a problem, else 0."""
    if (chosen.cert is None) != (chosen.key is None):
        return complain("--cert and --key belong together: the certificate, and the key that it was made with.", 2)
    data, now = chosen.data or default_data_folder(), datetime.now(UTC)
    found = []
    here = network.listener(chosen.port)
    for one in chain(_data(data, here, now), _door(chosen, here, now)):
        found.append(one)
        if not chosen.json:  # each when it is known: a large file takes its time
            told = f"{one.level:8} {one.probe:12} {one.said}" + (f" -> {one.todo}" if one.todo else "")
            print(told, flush=True)
    if chosen.json:
        print(json.dumps([asdict(one) for one in found], indent=1))
    return 1 if any(one.level == "problem" for one in found) else 0


def _data(data: Path, here: Listener | None, now: datetime) -> Iterator[Finding]:
    """What is said of the data folder and its database, as far as they are there."""
    yield probes.versions(build.commit())
    try:
        yield probes.journal(data)
        folder = probes.folder(data)
        yield folder
        if folder.word == "none" and live.address(data) is None:
            return
        content = probes.content(data, is_served=here is not None and here.is_kidsq)
        yield content
        yield from _database(data, now) if content.level == "ok" else [probes.disk(data)]
    except NotOurDatabase as error:  # an address that is none
        yield Finding("content", "problem", "unknown", str(error), "change --database or KIDSQ_DATABASE")
    except OSError as error:
        yield Finding("content", "problem", "closed", f"it cannot be looked at ({error})", "give it to this account")


def _database(data: Path, now: datetime) -> Iterator[Finding]:
    """What is said of a database that is there."""
    size = 0
    try:
        with live.looked_at(data) as db:
            counted = probes.counts(data, db)
            yield counted
            yield probes.waiting(data)
            if counted.level == "ok":  # an earlier one may not have what is asked for
                size = live.size_by(data, db)
                yield probes.erasures(erase.unfinished_by(data, db))
                yield probes.backup(data, lambda: db, now)
                yield probes.clock(clock_health.latest_known(db), now)
    except (NotOurDatabase, sqlite3.Error, OSError) as error:
        todo = "after a power cut the next start of kidsq mends it; `kidsq check` looks through it"
        yield Finding("database", "problem", "none", f"it cannot be read now ({error})", todo)
    yield probes.disk(data, size)


def _door(chosen: argparse.Namespace, here: Listener | None, now: datetime) -> Iterator[Finding]:
    """What is said of the way in: port, network, certificate."""
    yield probes.port(chosen.port, here is not None, here is not None and here.is_kidsq)
    addresses = network.lan_addresses()
    reached = None
    if here is not None and here.is_kidsq:
        reached = [one for one in addresses if network.listens(one, chosen.port)]
    shown = here.certificate if here is not None and here.is_kidsq else None
    scheme = "https" if shown or chosen.cert or settings.is_on(settings.HTTPS) else "http"
    if here is None or here.is_kidsq:
        yield probes.network(scheme, chosen.port, addresses, reached)
    names = sorted(own_names()) if settings.is_on(settings.HTTPS) and not chosen.cert else []
    for name in names:
        behind = network.certificate_at(name, HTTPS_PORT)
        yield probes.certificate(validity(behind), now) if behind else probes.no_certificate(name)
    if names:
        return
    try:
        if chosen.cert:
            context_of(chosen.cert, chosen.key)
            shown = ssl.PEM_cert_to_DER_cert(_first(chosen.cert.read_text("ascii", "replace")))
        yield probes.certificate(validity(shown) if shown else None, now)
    except (BadCertificate, ValueError, OSError) as error:
        yield Finding("certificate", "problem", "unreadable", str(error), "docs/https.md says how to make one")


def _first(pem: str) -> str:
    """The certificate itself: those behind it in a file are of who has signed it."""
    begin, end = "-----BEGIN CERTIFICATE-----", "-----END CERTIFICATE-----"
    return begin + pem.partition(begin)[2].partition(end)[0] + end
