"""A page in another language: what is still English in it, and which words do not fit where they stand."""

from __future__ import annotations

import re
import tomllib
from copy import copy
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from kidsq.i18n.languages import ENGLISH, SPOKEN, catalogues
from kidsq.web.games.sleeping_queens import sayings
from kidsq.web.http import language

LONGEST: Final = "lb"
"""A language that nobody speaks: each sentence as the one of ours has it that needs most room for it, between marks
that nobody sees, so that what comes from no catalogue is found, too. For Babel and browsers it is Luxembourgish."""
BEGIN, END = "\u2063", "\u2064"


def longest(sentences: list[Any]) -> Any:
    """The one that needs most room: of many words the longest line, of few the longest word, which cannot be broken."""
    return max(sentences, key=lambda text: len(text) + 2 * (max(map(len, text.split())) if text.count(" ") < 3 else 0))


def speak_the_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let kidsq know LONGEST, too."""
    ours = [language.catalogue(code) for code in catalogues()]
    made = copy(language.catalogue("de"))
    made._catalog = {  # type: ignore[attr-defined]
        key: BEGIN + longest([one._catalog[key] for one in ours]) + END for key in made._catalog if key
    }
    known = language.catalogue
    monkeypatch.setattr(language, "catalogue", lambda code: made if code == LONGEST else known(code))
    monkeypatch.setitem(SPOKEN, LONGEST, SPOKEN["de_CH"])  # type: ignore[arg-type]
    for kept in (language._said, language._marked):
        kept.cache_clear()


# -- words -------------------------------------------------------------------------------------------------------------

VALUE: Final = re.compile(r"%\(\w+\)[sd]|\{\w*\}")
TAG: Final = re.compile(r"<[^>]+>")
LETTERS_OF_A_SENTENCE: Final = 8
"""Less beside a value is found in other languages, too: "%(name)s: %(sum)s"."""

TEXTS: Final = """() => {
  const found = new Set();
  const add = text => {
    const one = (text ?? '').replace(/\\s+/g, ' ').trim();
    if (/\\p{L}{2}/u.test(one)) found.add(one);
  };
  const code = 'code, [translate=no]';
  add(document.title);
  for (const one of document.querySelectorAll('body, body *:not(script, style, noscript, svg *)')) {
    if (one.closest('[lang]').lang !== document.documentElement.lang || one.closest(code)) continue;
    const nodes = [...one.childNodes];
    if (nodes.some(node => node.nodeType === 3 && /\\S/.test(node.data))) {
      add(nodes.filter(node => !node.matches?.(code + ', noscript')).map(node => node.textContent).join(' '));
      if (!one.querySelector(code)) nodes.forEach(node => node.nodeType === 3 && add(node.data));
    }
    for (const {name, value} of one.attributes) {
      if (/^(aria-(label|description|valuetext)|title|placeholder|alt)$/.test(name)) add(value);
      if (/^data-(?!hx|marks)/.test(name) && /^[\\p{Lu}\u2063].* /u.test(value)) add(value);
    }
  }
  return [...found];
}"""


class Words:
    """English beside one other language."""

    def __init__(self, code: str) -> None:
        self.whole: set[str] = set()
        self.patterns: list[tuple[str, str, re.Pattern[str]]] = []
        pairs = [
            (key if isinstance(key, str) else key[0], said)
            for key, said in language.catalogue(code)._catalog.items()  # type: ignore[attr-defined]
            if key
        ]
        said_so = {plain(said) for _key, said in pairs}
        for text, said in pairs:
            english = plain(text)
            if english == plain(said) or english in said_so:
                continue
            if not VALUE.search(english):
                self.whole.add(english)
                continue
            pieces = VALUE.split(english)
            letters = sum(map(str.isalpha, VALUE.sub("", english)))
            if letters >= LETTERS_OF_A_SENTENCE and not fits(english, plain(said)):
                pattern = "(.+?)".join(map(re.escape, pieces)).replace("%%", "%")
                self.patterns.append((english, max(pieces, key=len), re.compile(pattern)))
        self.sentences = [one for one in self.whole if one.count(" ") >= 2 and len(one) >= 15]
        self.seen: dict[str, str | None] = {}

    def english_in(self, text: str) -> str | None:
        """An English sentence that this text is, or holds, though it has a translation."""
        if text not in self.seen:
            self.seen[text] = self._look(text)
        return self.seen[text]

    def _look(self, text: str) -> str | None:
        if text in self.whole:
            return text
        held = next((one for one in self.sentences if one in text), None)
        made = (one for one, piece, pattern in self.patterns if piece in text and pattern.search(text))
        return held or next(made, None)


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", TAG.sub("", text)).strip()


OF_ITSELF: Final = sorted({word for one in SPOKEN.values() for word in (one.name, one.greeting)}, reverse=True)
NOT_OURS: Final = re.compile(
    r"kidsq|Mira|Leo|Noa-B|Ms Keller|Bruno|Hugo|Pippa|Fenna|Tilo|Dotti|Linux|Windows|macOS|"
    + "|".join(map(re.escape, OF_ITSELF))
    + r"|\d+\. \w{3,4}\.?( \d{4})?"  # days, as Babel has them
    + r"|http\S+|\b(?=[a-z]*\d)[a-z0-9]{3,6}\b|\b[a-z]{3,6}$"  # addresses, the code of a class
)


@cache
def friends_lines() -> list[re.Pattern[str]]:
    """What friends say has a file for each language and no marks."""
    files = [tomllib.loads(file.read_text("utf-8")) for file in sayings.FOLDER.glob("*/*.toml")]
    lines = {line for file in files for of_event in file.values() for line in of_event}
    return [re.compile("(.+?)".join(map(re.escape, VALUE.split(line)))) for line in sorted(lines)]


def from_no_catalogue(text: str) -> str:
    """What of a text in LONGEST stands outside all marks: a word that cannot be translated at all."""
    if any(line.fullmatch(text) for line in friends_lines()):
        return ""
    before = ""
    while before != text:
        before, text = text, re.sub(f"{BEGIN}[^{BEGIN}{END}]*{END}", " ", text)
    left = NOT_OURS.sub(" ", text)
    return text.strip() if re.search(r"[^\W\d_]{2}", left) else ""


def fits(english: str, said: str) -> bool:
    """Both are the same but for their values."""
    return VALUE.sub("", english) == VALUE.sub("", said)


@cache
def words(code: str) -> Words:
    """What English looks like beside this language, made once."""
    return Words(code)


def english_left(page: Page, code: str) -> list[str]:
    """Every text and label of this page, hidden ones too, that is still in English."""
    if code == ENGLISH:
        return []
    found = []
    for text in page.evaluate(TEXTS):
        if code == LONGEST and (strange := from_no_catalogue(text)):
            found.append(f"from no catalogue: {strange[:80]!r} in {text[:80]!r}")
        english = words(code).english_in(text)
        if english:
            found.append(f"English: {english!r} in {text[:80]!r}")
    return found


# -- room --------------------------------------------------------------------------------------------------------------

CROWDED: Final = """whole => {
  const found = new Set(), lines = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) found.add('the page scrolls sideways');
  const styles = new Map();
  const styleOf = one => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const drawn = one => {
    const style = styleOf(one);
    return parseFloat(style.borderTopWidth) + parseFloat(style.borderLeftWidth) > 0 && style.borderTopStyle !== 'none'
      || !/^rgba?\\(.*, 0\\)$|^transparent$/.test(style.backgroundColor) || style.backgroundImage !== 'none';
  };
  const cuts = one => !['visible', ''].includes(styleOf(one).overflowX) || styleOf(one).clipPath !== 'none';
  const scrolls = one => /auto|scroll/.test(styleOf(one).overflowY);
  const name = one => `${one.tagName.toLowerCase()}.${one.className?.baseVal ?? one.className}`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, at = node.parentElement;
    if (!/\\S/.test(node.data) || at.closest('script, style, svg, noscript, option, textarea, .skip-link')) continue;
    if (!at.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    const text = node.data.trim().replace(/\\s+/g, ' ').slice(0, 60);
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(rect => rect.width > 1);
    if (!rects.length) continue;
    let box = null, hidden = false, aside = false;
    for (let one = at; one && one !== document.body; one = one.parentElement) {
      const its = one.getBoundingClientRect();
      if (cuts(one) && (its.width <= 2 || its.height <= 2)) { hidden = true; break; }
      aside ||= /auto|scroll/.test(styleOf(one).overflowX);
      if (!box && (drawn(one) || cuts(one)) && styleOf(one).display !== 'inline') box = one;
    }
    if (hidden) continue;
    const left = Math.min(...rects.map(rect => rect.left));
    const right = Math.max(...rects.map(rect => rect.right));
    const top = Math.min(...rects.map(rect => rect.top + rect.height * .22));
    const bottom = Math.max(...rects.map(rect => rect.bottom - rect.height * .22));
    if (!aside && (left < -1 || right > innerWidth + 1)) found.add(`outside the page: ${text}`);
    if (box) {
      const its = box.getBoundingClientRect();
      const wider = !(aside && cuts(box)) && (left < its.left - 1.5 || right > its.right + 1.5);
      const higher = !scrolls(box) && (top < its.top - 1.5 || bottom > its.bottom + 1.5);
      if (wider || higher) found.add(`${wider ? 'wider' : 'higher'} than ${name(box)}: ${text}`);
    }
    if (whole) for (const word of node.data.matchAll(/[\\p{L}’']{2,}/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const parts = [...range.getClientRects()].filter(rect => rect.width > 1);
      if (parts.length > 1 && parts.at(-1).top - parts[0].top > parts[0].height / 2) found.add(`broken: ${word[0]}`);
    }
    for (const rect of rects) lines.push({at, text, left: rect.left + 2, right: rect.right - 2,
      top: rect.top + rect.height * .28, bottom: rect.bottom - rect.height * .28});
  }
  for (const bubble of document.querySelectorAll('.words')) {  // taps go through them
    const its = bubble.getBoundingClientRect();
    for (const line of lines) {
      if (bubble.contains(line.at) || line.at.closest('.says')) continue;
      if (line.right < its.left || line.left > its.right) continue;
      if (line.bottom < its.top || line.top > its.bottom || !bubble.checkVisibility()) continue;
      const hit = document.elementFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2);
      if (hit && (line.at.contains(hit) || hit.contains(line.at))) found.add(`a bubble lies over ${line.text}`);
    }
  }
  lines.sort((a, b) => a.top - b.top);
  lines.forEach((one, index) => {
    for (let next = index + 1; next < lines.length && lines[next].top < one.bottom; next++) {
      const other = lines[next];
      if (other.at === one.at || other.left >= one.right || one.left >= other.right) continue;
      const x = (Math.max(one.left, other.left) + Math.min(one.right, other.right)) / 2;
      const y = (Math.max(one.top, other.top) + Math.min(one.bottom, other.bottom)) / 2;
      if (y < 0 || y > innerHeight) continue;
      const hit = document.elementFromPoint(x, y);
      const there = line => hit && (line.at.contains(hit) || hit.contains(line.at) && !drawn(hit)
        || hit.contains(line.at) && hit.contains(other.at) && hit.contains(one.at));
      if (there(one) && there(other)) found.add(`${one.text} lies over ${other.text}`);
    }
  });
  return [...found];
}"""


def crowded(page: Page, whole_words: bool = True) -> list[str]:
    """What of the page's words is cut, outside its box, broken in the middle of a word, or over other words."""
    found: list[str] = page.evaluate(CROWDED, whole_words)
    return found
