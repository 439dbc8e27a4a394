"""A switch of the environment means what it says, and any other word is refused before anything is begun."""

from pathlib import Path

import pytest

from kidsq import settings
from kidsq.cli import main


@pytest.mark.parametrize(
    ("said", "on"), [("1", True), ("yes", True), ("True", True), (" on ", True)]
    + [(word, False) for word in ("", "0", "no", "False", "OFF")],
)  # fmt: skip
def test_a_switch_is_on_or_off(said: str, on: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(settings.HTTPS, said)
    assert settings.is_on(settings.HTTPS) is on


def test_the_help_of_serve_and_the_docs_have_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    named = {value for name, value in vars(settings).items() if name.isupper() and str(value).startswith("KIDSQ_")}
    assert named == settings.TABLE.keys()
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    told = capsys.readouterr().out
    page = Path("docs/operators.md").read_text("utf-8")
    for name, said in settings.TABLE.items():
        assert f"{name:24}{said}\n" in told
        assert f"| `{name}` | {said} |\n" in page


def test_an_option_comes_before_its_setting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(settings.OIDC_ISSUER, "https://login.example.org")
    monkeypatch.setenv(settings.OIDC_CLIENT, "kidsq")
    assert main(["serve", "--oidc-issuer", "no address", "--data", str(tmp_path)]) == 1
    assert "KIDSQ_OIDC_ISSUER is 'no address'" in capsys.readouterr().err


@pytest.mark.parametrize(("name", "more"), [(settings.HTTPS, ""), (settings.LOG, ", or json"), (settings.WATCH, "")])
def test_any_other_word_is_refused_with_a_way_out(
    name: str, more: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, "flase")
    assert main(["serve", "--no-browser", "--data", str(tmp_path / "data")]) == 2
    told = capsys.readouterr().err
    assert told == f"kidsq: {name} is 'flase'; it can be 1 (true, yes, on) or 0 (false, no, off){more}\n"
    assert not (tmp_path / "data").exists()
