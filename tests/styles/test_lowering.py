"""What is said in older words means what was written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kidsq.paths import static_folder
from kidsq.styles import lowering
from kidsq.styles.lowering import LAYERS, lower
from kidsq.styles.rules import Rule, parts_of, read, weight, written
from kidsq.web.http.static_files import StaticFiles


@pytest.mark.parametrize(
    ("sheet", "sent"),
    [
        ("@layer tokens { a { top: 0 } }", "a{top:0}"),
        ("@layer parts { a { top: 0 } }", "a:not(#_#_){top:0}"),
        ("@layer parts { *, .a b, ::before { top: 0 } }", ":not(#_#_),:not(#_#_).a b,:not(#_#_):before{top:0}"),
        ("@layer tokens { @keyframes a { to { top: 0 } } }", "@keyframes a{to{top:0}}"),
        ("@layer tokens { a { height: 40dvh } }", "a{height:calc(40*var(--dvh))}"),
        ("@layer tokens { a { --high: min(3px, 2.5cqh) } }", "a{--high:min(3px, calc(2.5*var(--cqh)))}"),
        ("@layer tokens { a { --dvh: 1dvh } }", "a{--dvh:1dvh}"),
        ("@layer tokens { a { overflow: clip } }", "a{overflow:hidden;overflow:clip}"),
        ("@layer tokens { a { overflow-wrap: anywhere } }", "a{word-break:break-word}"),
        ("@layer tokens { a { overflow-wrap: normal } }", "a{overflow-wrap:normal;word-break:normal}"),
        ("@layer tokens { a { align-self: end } }", "a{align-self:flex-end}"),
        ("@layer tokens { a { & b { top: 0 } } }", "a b{top:0}"),
        (
            "@layer tokens { a { rotate: 3deg } }",
            "a{rotate:3deg}@supports not (translate:0){a{transform:rotate(3deg)}}",
        ),
        ("@layer tokens { a, b:focus-visible { top: 0 } }", "a{top:0}b:focus-visible{top:0}"),
        ("@layer tokens { a, b:has(> c) { top: 0 } }", 'a{top:0}b:has(>c){top:0}b[data-has*="{>c}"]{top:0}'),
        ("@layer tokens { a:has(.b .c) { top: 0 } }", 'a:has(.b .c){top:0}a[data-has*="{.b .c}"]:not(._){top:0}'),
        (
            "@layer tokens { a:has([b='c d']) { top: 0 } }",
            r'a:has([b=c\ d]){top:0}a[data-has*="{[b=c\\ d]}"]{top:0}',
        ),
        (
            "@layer parts { :not(:has(#b)) { top: 0 } }",
            ":not(#_#_):not(:has(#b)){top:0}"
            '@supports not selector(:has(a)){:not(#_#_):not([data-has*="{#b}"]:not(#_)){top:0}}',
        ),
        (
            "@layer tokens { a { container: b / size } }",
            "a{container:b/size;--container:b/size}",
        ),
        (
            "@layer tokens { @container b (width < 9px) { c::before { top: 0 } } }",
            '@container b (width<9px){c:before{top:0}}c:where([data-size*="{b (width<9px)}"] *):before{top:0}',
        ),
    ],
)
def test_newer_words_are_said_in_older_ones(sheet: str, sent: str) -> None:
    assert lower(sheet, {}) == sent


@pytest.mark.parametrize(
    ("sheet", "why"),
    [
        ("@layer parts { #a #b #c { top: 0 } }", "names more ids"),
        ("@layer parts { a { top: 0 !important } }", "turn round"),
        ("@layer others { a { top: 0 } }", "others"),
        ("@media (--phone) { a { top: 0 } }", "nobody has named --phone"),
        ("@layer parts { @container (width < 9px) { @media print { a { top: 0 } } } }", "put the container inside"),
    ],
)
def test_what_would_mean_something_else_is_refused(sheet: str, why: str) -> None:
    with pytest.raises((ValueError, KeyError), match=why):
        lower(sheet, {})


def test_layers_come_as_the_sheets_have_them() -> None:
    tokens = (static_folder() / "css" / "tokens.css").read_text("utf-8")
    named = next(rule.head for rule in read(tokens) if "@layer" in rule.head and rule.body is None)
    assert [*named.rpartition("@layer")[2].replace(" ", "").split(","), ""] == list(LAYERS)


def test_tokens_sets_nothing_that_base_sets() -> None:
    def values(rule: Rule) -> set[str]:
        if rule.body is None:
            return {rule.head.partition(":")[0]}
        return set().union(*map(values, rule.body))

    found: dict[str, set[str]] = {"tokens": set(), "base": set()}
    for sheet in static_folder().rglob("*.css"):
        for rule in read(re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.S)):
            name = rule.head.rpartition("@layer ")[2].strip()
            if name in found:
                found[name] |= values(rule)
    assert found["tokens"]
    assert found["base"]
    assert found["tokens"] & found["base"] == set()


def test_a_sheet_of_a_wheel_is_lowered_once() -> None:
    packed = lowering.packed("@layer parts { a:has(b) { height: 1dvh } }", {}, "")
    assert lower(packed, {}) == packed.removeprefix(lowering.MARK)


def test_without_lightningcss_new_browsers_get_the_sheet_as_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(lowering, "is_possible", lambda: False)
    (tmp_path / "css").mkdir()
    (tmp_path / "css" / "conditions.css").write_text("@custom-media --phone (width < 700px);")
    (tmp_path / "a.css").write_text("@layer a {\n  /* why */\n  @media (--phone) { b { top: 0 } }\n}\n")
    sent = StaticFiles(tmp_path).find("a.css")
    assert sent is not None
    assert sent.content.decode() == "@layer a {\n  @media (width < 700px) { b { top: 0 } }\n}\n"
    assert lowering.packed("a{}", {}, "") == "a{}"


@pytest.mark.parametrize(
    ("selector", "ids", "states"),
    [
        ("a b > c", 0, 0),
        ("#a .b[c]:hover::before", 1, 3),
        (":is(.a, #b c) .d", 1, 1),
        (":not(.a .b):where(#c)", 0, 2),
        ("a:has(> #b, .c)", 1, 0),
        ("a:nth-child(2n + 1)", 0, 1),
        (".a, #b #c", 2, 0),
    ],
)
def test_a_selector_weighs_what_browsers_say(selector: str, ids: int, states: int) -> None:
    assert weight(selector) == (ids, states)


def test_a_sheet_is_read_and_written() -> None:
    sheet = '@import "a;b";a:is(b,c){d:"}";e:f}@media g{h{i:j}}'
    assert read(sheet)[1] == Rule("a:is(b,c)", (Rule('d:"}"'), Rule("e:f")))
    assert written(read(sheet)) == '@import "a;b";a:is(b,c){d:"}";e:f;}@media g{h{i:j;}}'
    assert parts_of("a:is(b,c),[d='e,f']") == ["a:is(b,c)", "[d='e,f']"]


@pytest.mark.parametrize("sheet", ["a{b:c", "a{b:c}}"])
def test_half_a_sheet_is_refused(sheet: str) -> None:
    with pytest.raises(ValueError, match=r"has no end|closes nothing"):
        read(sheet)
