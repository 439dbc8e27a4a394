/* What does not fit on a page, as sentences: fits.py says what lies over what by design. Things are what can be tapped,
   lines of text, and pictures; each as much of it as its boxes leave to be seen. */
([phone, whole, over, least, cut]) => {
  const found = new Set();
  const styles = new Map();
  const styleOf = one => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const clips = one => !['visible', ''].includes(styleOf(one).overflowX) || !['visible', ''].includes(styleOf(one).overflowY);
  const scrolls = one => /auto|scroll/.test(styleOf(one).overflowX + styleOf(one).overflowY);
  const drawn = one => {
    const style = styleOf(one);
    return !/^rgba?\(.*, 0\)$|^transparent$/.test(style.backgroundColor) || /gradient/.test(style.backgroundImage);
  };
  const name = one => {
    const own = one.id ? `#${one.id}` : one.getAttribute('class') ? `.${one.getAttribute('class').trim().split(/\s+/).join('.')}` : one.tagName.toLowerCase();
    const use = one.matches('svg') ? one.querySelector('use')?.getAttribute('href').split('#')[1] : '';
    return use ? `picture ${use}` : own;
  };
  const things = [];
  const add = (kind, at, rect, words) => {
    let left = rect.left, top = rect.top, right = rect.right, bottom = rect.bottom, aside = false;
    for (let one = at.matches('svg') || kind === 'tap' ? at.parentElement : at; one && one !== document.body && one !== document.documentElement; one = one.parentElement) {
      const its = one.getBoundingClientRect();
      if (clips(one) && (its.width <= 2 || its.height <= 2)) return;
      if (!clips(one)) continue;
      if (scrolls(one)) aside = true;
      else if (kind !== 'picture' && !aside && !at.matches(cut) && (left < its.left - 2 || right > its.right + 2 || top < its.top - 2 || bottom > its.bottom + 2))
        found.add(`cut by ${name(one)}: ${words}`);
      left = Math.max(left, its.left); right = Math.min(right, its.right);
      top = Math.max(top, its.top); bottom = Math.min(bottom, its.bottom);
    }
    if (right - left < 2 || bottom - top < 2) return;
    things.push({kind, at, words, left, top, right, bottom, aside});
  };
  const shown = one => one.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const short = text => text.trim().replace(/\s+/g, ' ').replace(/[\u2063\u2064]/g, '').slice(0, 40);
  for (const one of document.querySelectorAll('a[href], button, summary, label:has(input)')) {
    if (!shown(one) || one.closest('noscript, .skip-link, .vh')) continue;
    add('tap', one, one.getBoundingClientRect(), `[${short(one.getAttribute('aria-label') ?? '') || short(one.innerText) || name(one)}]`);
  }
  for (const one of document.querySelectorAll('svg.art')) if (shown(one) && !one.closest('.vh')) add('picture', one, one.getBoundingClientRect(), name(one));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, at = node.parentElement;
    if (!/\S/.test(node.data) || at.closest('script, style, noscript, option, template, textarea, .vh') || !shown(at)) continue;
    const words = `“${short(node.data)}”`;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(rect => rect.width > 1);
    let letters = parseFloat(styleOf(at).fontSize);
    if (at.closest('svg')) letters *= at.getScreenCTM()?.a ?? 1;
    if (phone && rects.length && letters < least - .3 && !at.closest('.strip')) found.add(`letters of ${letters.toFixed(1)} px: ${words}`);
    for (const rect of rects) {
      const cut = Math.max(0, (rect.height - letters * .8) / 2);
      if (!at.closest('svg')) add('text', at, {left: rect.left, right: rect.right, top: rect.top + cut, bottom: rect.bottom - cut}, words);
    }
  }
  // of a shape of its own, and stretched: turned, Safari leaves it as high as it was
  for (const one of document.querySelectorAll('body *')) {
    const its = one.computedStyleMap?.(), row = styleOf(one.parentElement);
    if (!its || `${its.get('aspect-ratio')}` === 'auto' || `${its.get('height')}` !== 'auto' || !shown(one)) continue;
    const stands = `${its.get('align-self')}` === 'auto' ? row.alignItems : `${its.get('align-self')}`;
    if (/flex$/.test(row.display) && /^row/.test(row.flexDirection) && /normal|stretch/.test(stands) && !/absolute|fixed/.test(styleOf(one).position))
      found.add(`stretched: ${name(one)}`);
  }
  // within the screen
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) found.add(`scrolls sideways: ${page.scrollWidth} of ${innerWidth}`);
  if (whole && page.scrollHeight > innerHeight) found.add(`is ${page.scrollHeight} of ${innerHeight} high`);
  for (const one of things) {
    if (one.at.closest('.awake')) continue;
    if (one.left < -2 || one.right > innerWidth + 2) found.add(`beside the screen: ${one.words}`);
    if (whole && page.scrollHeight <= innerHeight && !one.aside && (one.top < -2 || one.bottom > innerHeight + 2)) found.add(`${Math.round(Math.max(one.bottom - innerHeight, -one.top))} px off the screen: ${one.words}`);
  }
  // within their boxes
  for (const one of things) {
    if (one.kind === 'picture' && !one.at.closest('.face')?.parentElement) continue;
    let box = one.kind === 'tap' ? one.at.parentElement : one.at;
    while (box && box !== document.body && !(drawn(box) && styleOf(box).display !== 'inline')) box = box.parentElement;
    if (!box || box === document.body || box === one.at && one.kind === 'tap' || one.at.matches('.mark, .shown-sign *, .court b, .target *, .step *')) continue;
    if (styleOf(one.at).position === 'absolute' && one.kind !== 'text') continue;
    const its = box.getBoundingClientRect();
    const out = Math.max(its.left - one.left, one.right - its.right, its.top - one.top, one.bottom - its.bottom);
    if (out > 5) found.add(`${Math.round(out)} px out of ${name(box)}: ${one.words}`);
  }
  // apart from each other
  const by_design = (a, b) => over.some(([above, below]) => {
    const top = a.at.closest(above);
    return top && !top.contains(b.at) && b.at.closest(below) || a.at.matches(above) && b.at.closest(below);
  });
  for (let i = 0; i < things.length; i++) for (let j = i + 1; j < things.length; j++) {
    const a = things[i], b = things[j];
    if (a.kind === 'picture' && b.kind === 'picture') continue;
    if (a.at.contains(b.at) || b.at.contains(a.at)) continue;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide < 4 || high < 4 || by_design(a, b) || by_design(b, a)) continue;
    found.add(`${Math.round(wide)} x ${Math.round(high)} px of each other: ${a.words} ${b.words}`);
  }
  return [...found];
}
