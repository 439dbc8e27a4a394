"""The one place in kidsq that asks another server: the school's sign-on, by OpenID Connect with Authlib.

Authorization code with PKCE; the answer is taken only with the state and nonce that this browser was given, and an ID
token that is signed by the provider's published keys. Redirects are not followed, answers have an end and a time.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from kidsq.store.people.sign_ons import Identity
from kidsq.waiting import FEW, Gate
from kidsq.web.adults.sign_on.settings import SECONDS, SignOn, Trouble, fits

KNOWN_FOR: Final = 3_600
QUIET_FOR: Final = 20
"""So long nobody asks again once the provider has not answered: children's moves wait for the same threads."""
SKEW: Final = 120
"""Seconds by which the two clocks may differ."""
LATELY: Final = 300
LONGEST_SUBJECT: Final = 255
"""OpenID Connect Core 1.0, section 2."""
ALGORITHMS: Final = [
    "RS256",
    "RS384",
    "RS512",
    "PS256",
    "PS384",
    "PS512",
    "ES256",
    "ES384",
    "ES512",
    "EdDSA",
    "Ed25519",
]
"""Signed by a key that the provider alone has; never "none", nor a secret that both know."""


@dataclass(frozen=True, slots=True)
class Secrets:
    """What a browser keeps between leaving for the provider and coming back."""

    state: str
    nonce: str
    verifier: str


class Provider:
    """A provider, asked about itself when it is first needed, and again after an hour."""

    def __init__(self, settings: SignOn) -> None:
        self.settings = settings
        self._about: tuple[float, dict[str, Any]] | None = None
        self._keys: tuple[float, dict[str, Any]] | None = None
        self._silent_until = 0.0
        self._gate = Gate(inside=FEW - 1, waiting=1)

    def address(self, back: str, kept: Secrets, *, again: bool = False) -> str:
        """Where to send the browser. back: our address to come back to; again: the provider asks who it is anew.

        Raises Trouble.
        """
        about = self._known()
        more: dict[str, Any] = {"prompt": "login", "max_age": 0} if again else {}
        with self._session(back) as session:
            found, _state = session.create_authorization_url(
                about["authorization_endpoint"],
                state=kept.state,
                code_verifier=kept.verifier,
                nonce=kept.nonce,
                **more,
            )
        return str(found)

    def identity(self, back: str, kept: Secrets, code: str, now: datetime, *, again: bool = False) -> Identity:
        """Who has come back with this code. Raises Trouble."""
        about = self._known()
        with self._session(back) as session, self._place(), self._heard():
            token = session.fetch_token(
                about["token_endpoint"],
                grant_type="authorization_code",
                code=code,
                code_verifier=kept.verifier,
                timeout=SECONDS,
                allow_redirects=False,
            )
            signed = str(token.get("id_token", ""))
        claims = self._claims(signed, kept.nonce, now, again=again)
        name = claims.get("name") or " ".join(str(claims.get(one, "")) for one in ("given_name", "family_name"))
        return Identity(self.settings.issuer, str(claims["sub"]), str(name or claims.get("preferred_username", "")))

    def way_out(self) -> str | None:
        """The provider's page to sign out there, too, if it has told of one."""
        about = self._about[1] if self._about else {}
        found = about.get("end_session_endpoint")
        return found if isinstance(found, str) and fits(found, self.settings.issuer) else None

    # -- what the provider says of itself --

    def _known(self) -> dict[str, Any]:
        if self._about is None or time.monotonic() - self._about[0] > KNOWN_FOR:
            told = self._asked(f"{self.settings.issuer.rstrip('/')}/.well-known/openid-configuration")
            if told.get("issuer") != self.settings.issuer:
                raise Trouble("refused", f"it calls itself {str(told.get('issuer'))[:100]!r}")
            for name in ("authorization_endpoint", "token_endpoint", "jwks_uri"):
                if not isinstance(told.get(name), str) or not fits(told[name], self.settings.issuer):
                    raise Trouble("refused", f"its {name} is no address that can be asked")
            self._about = (time.monotonic(), told)
        return self._about[1]

    def _published(self, *, anew: bool = False) -> dict[str, Any]:
        if anew or self._keys is None or time.monotonic() - self._keys[0] > KNOWN_FOR:
            self._keys = (time.monotonic(), self._asked(self._known()["jwks_uri"]))
        return self._keys[1]

    def _asked(self, address: str) -> dict[str, Any]:
        with self._session("") as session, self._place():
            try:
                with self._heard():
                    answer = session.get(address, timeout=SECONDS, allow_redirects=False, withhold_token=True)
            except Trouble as trouble:
                # Here alone: nothing that a browser sends is part of this question. The answer for a token depends on
                # a code that a stranger may have made up, and must not keep others from signing in.
                if trouble.code == "unreachable":
                    self._silent_until = time.monotonic() + QUIET_FOR
                raise
        try:
            told = json.loads(answer.content) if answer.status_code == 200 else None
        except (ValueError, RecursionError):
            told = None
        if not isinstance(told, dict):
            raise Trouble("refused", f"{address} answered {answer.status_code}, and nothing that can be read")
        return told

    @contextmanager
    def _session(self, back: str) -> Iterator[Any]:
        from authlib.integrations.requests_client import OAuth2Session

        from kidsq.web.adults.sign_on.bounded import Bounded

        with OAuth2Session(
            self.settings.client,
            self.settings.secret or None,
            scope="openid profile",
            redirect_uri=back,
            code_challenge_method="S256",
            token_endpoint_auth_method=self._proof(),
        ) as session:
            session.max_redirects = 0
            for beginning in ("https://", "http://"):
                session.mount(beginning, Bounded())
            yield session

    def _proof(self) -> str:
        """How kidsq proves to the provider who it is: in the way that it takes, the usual one first."""
        if not self.settings.secret:
            return "none"
        known = self._about[1].get("token_endpoint_auth_methods_supported") if self._about else None
        by_form = isinstance(known, list) and "client_secret_basic" not in known and "client_secret_post" in known
        return "client_secret_post" if by_form else "client_secret_basic"

    @contextmanager
    def _place(self) -> Iterator[None]:
        """Few ask at once, so that a provider that hangs leaves threads for the children. Raises also Crowded."""
        if time.monotonic() < self._silent_until:
            raise Trouble("unreachable", "it has not answered lately")
        with self._gate.place():
            yield

    @contextmanager
    def _heard(self) -> Iterator[None]:
        """Raise Trouble for what Authlib and its HTTP client raise: refused for any answer, unreachable for none."""
        from authlib.common.errors import AuthlibBaseError
        from authlib.integrations.requests_client import OAuthError
        from requests.exceptions import HTTPError

        try:
            yield
        except (OAuthError, AuthlibBaseError, HTTPError) as fault:
            raise Trouble("refused", str(fault)[:200]) from fault
        except (ValueError, TypeError, AttributeError, OverflowError, RecursionError) as fault:
            # No JSON, or JSON of another form: an endless number, brackets as deep as they come.
            raise Trouble("refused", type(fault).__name__) from fault
        except OSError as fault:
            raise Trouble("unreachable", type(fault).__name__) from fault

    # -- the ID token --

    def _claims(self, token: str, nonce: str, now: datetime, *, again: bool) -> Mapping[str, Any]:
        from authlib.oidc.core import CodeIDToken
        from joserfc import errors

        read = self._read(token)
        options = {
            "iss": {"essential": True, "value": self.settings.issuer},
            "aud": {"essential": True, "value": self.settings.client},
            "sub": {"essential": True},
            "nonce": {"essential": True, "value": nonce},
        }
        params = {"nonce": nonce, "client_id": self.settings.client}
        told = CodeIDToken(read.claims, read.header, options, params)
        try:
            told.validate(now=int(now.timestamp()), leeway=SKEW)
        except errors.JoseError as fault:
            of_time = isinstance(fault, errors.ExpiredTokenError | errors.InvalidClaimError)
            of_time = of_time and getattr(fault, "claim", "") in ("iat", "nbf", "exp")
            raise Trouble("clocks" if of_time else "forged", str(fault)[:200]) from fault
        except (TypeError, ValueError, AttributeError) as fault:
            raise Trouble("forged", type(fault).__name__) from fault
        claims: dict[str, Any] = told
        if not _is_subject(claims.get("sub")):
            raise Trouble("forged", "no subject")
        since = claims.get("auth_time")
        # Compared, not reckoned with: JSON can hold NaN, which is within no limits, and numbers that no float can.
        at, near = now.timestamp(), LATELY + SKEW
        if again and not (isinstance(since, (int, float)) and at - near <= since <= at + near):
            raise Trouble("late", "the provider did not ask anew")
        return claims

    def _read(self, token: str) -> Any:
        from joserfc import errors, jwt
        from joserfc.jwk import KeySet

        for anew in (False, True):  # a key that is not known may be a new one
            try:
                keys = KeySet.import_key_set(self._published(anew=anew))  # type: ignore[arg-type]
                return jwt.decode(token, keys, algorithms=ALGORITHMS)
            except (errors.JoseError, ValueError, TypeError, KeyError) as fault:
                if anew:
                    raise Trouble("forged", type(fault).__name__) from fault
        raise AssertionError


def _is_subject(sub: object) -> bool:
    """True for what names somebody at the provider, and can be kept: text of some length, of signs that are printed.

    PostgreSQL keeps no NUL, and neither engine half of a pair of surrogates, which JSON can hold.
    """
    return isinstance(sub, str) and 0 < len(sub.strip()) <= len(sub) <= LONGEST_SUBJECT and sub.isprintable()
