"""kidsq for another server than its own: `gunicorn kidsq.wsgi:app` (docs/production.md).

Data folder, https at a proxy and the log are chosen as for `kidsq serve`: KIDSQ_DATA, KIDSQ_HTTPS, KIDSQ_LOG. Import it
in each worker, never before they fork: no connection to a database may be carried into another process.

As before `kidsq serve` the database is looked at first, and the daily upkeep runs beside: in one of the workers, the
others find it done.
"""

import logging
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from kidsq import settings
from kidsq.maintenance.damage import refuse_damaged
from kidsq.maintenance.serving import start_upkeep
from kidsq.play import result_of_record
from kidsq.server import metrics
from kidsq.server.logs import tell_in_lines
from kidsq.server.serve import WSGIApp, collect_seldom, default_data_folder, make_usable
from kidsq.web import create_app


def over_https(inner: WSGIApp) -> WSGIApp:
    """The same pages, told that they travel over https although a proxy asks for them over http."""

    def told(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        answer: Iterable[bytes] = inner({**environ, "wsgi.url_scheme": "https"}, start_response)
        return answer

    return told


settings.check()
tell_in_lines()
_data = default_data_folder()
make_usable(_data)
refuse_damaged(_data, datetime.now(UTC), result_of_record)
app = create_app(_data)
collect_seldom()
start_upkeep(_data, result_of_record, logging.getLogger("kidsq.maintenance").warning)
metrics.watch(app)
if settings.is_on(settings.HTTPS):
    app.wsgi_app = over_https(app.wsgi_app)  # type: ignore[method-assign]
