"""Why a sign-on came to nothing, and what helps."""

from __future__ import annotations

from kidsq.web.http.language import gettext as _


def trouble(code: str, name: str) -> str:
    """The sentence for the sign-in page. name: of the provider."""
    return {
        "unreachable": _(
            "%(name)s does not answer just now. Try again in a minute, or sign in here with your passphrase.", name=name
        ),
        "refused": _(
            "%(name)s and this kidsq do not understand each other. Whoever looks after kidsq finds the reason in its"
            " log.",
            name=name,
        ),
        "clocks": _(
            "The clocks of %(name)s and of the computer that serves kidsq do not agree. Whoever looks after it can set"
            " its clock.",
            name=name,
        ),
        "forged": _("What came back from %(name)s does not fit. Nothing has happened; please try again.", name=name),
        "late": _("That took long, or was begun in another browser. Please try once more."),
        "cancelled": _("You did not sign in with %(name)s. Nothing has happened.", name=name),
        "unknown": _(
            "%(name)s knows you, and kidsq does not yet. Open the link of your invitation, and sign in there; or sign"
            " in here with your passphrase, and connect the two on the page Account.",
            name=name,
        ),
        "another": _(
            "This sign-in with %(name)s belongs to another account here. Nothing has been changed.", name=name
        ),
        "other_person": _("That is another account than the one you were signed in to. Nothing has been changed."),
    }[code]
