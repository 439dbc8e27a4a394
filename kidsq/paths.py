"""Where the pages' files lie: inside the installed package, or at the top of a checkout."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parent


def is_checkout() -> bool:
    """True if this is kidsq's source and not an installed package."""
    return (CHECKOUT / "pyproject.toml").is_file() and (CHECKOUT / "research").is_dir()


def templates_folder() -> Path:
    """The folder of the Jinja templates."""
    return _in_package_or_checkout("templates")


def static_folder() -> Path:
    """The folder of styles, scripts, pictures and fonts."""
    return _in_package_or_checkout("static")


def translations_folder() -> Path:
    """The folder of the gettext catalogues; it need not exist while kidsq speaks English only."""
    return PACKAGE / "translations"


def _in_package_or_checkout(name: str) -> Path:
    for folder in (PACKAGE / name, CHECKOUT / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"kidsq's folder {name!r} is neither in {PACKAGE} nor in {CHECKOUT}: install kidsq again")
