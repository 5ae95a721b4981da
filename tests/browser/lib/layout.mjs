// The faults in the layout of the document that is shown, measured in the page, each in words.
import { expect } from './expect.mjs';

export const sizes = {
  phone: { width: 360, height: 640 },
  'large phone': { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1280, height: 800 },
  'large desk': { width: 1920, height: 1080 },
  frame: { width: 480, height: 320 },
};

// Run in the page, so it must not use anything outside itself. `text` is how large text is, by the usual 16 pixels.
function measure({ text: enlarged = 1 }) {
  const slack = 1.5;  // pixels, since browsers round
  const shownDialog = ['own', 'dialog'].map((id) => document.getElementById(id)).find((dialog) => dialog?.open);
  const scope = shownDialog ?? document.getElementById('page');
  const name = (node) => {
    const key = node.closest('[data-key]')?.dataset.key;
    return `${node.localName}${node.className?.baseVal === undefined && node.className ? `.${node.className.replaceAll(' ', '.')}` : ''}${key ? ` (${key})` : ''} "${(node.textContent || node.value || '').trim().slice(0, 24)}"`;
  };
  // Elements for screen readers alone are cut off on purpose.
  const isUnseen = (node) => node !== scope && node !== null && (getComputedStyle(node).clipPath === 'inset(50%)' || isUnseen(node.parentElement));
  const isShown = (node) => (node.getClientRects().length > 0 || getComputedStyle(node).display === 'contents') && getComputedStyle(node).visibility !== 'hidden' && !node.closest('svg, [aria-hidden="true"]') && !isUnseen(node);
  const all = (selector) => [...scope.querySelectorAll(selector)].filter(isShown);
  const faults = [];

  // Folds everything out.
  for (const node of scope.querySelectorAll('details')) node.open = true;

  for (const node of [document.documentElement, ...(shownDialog ? [shownDialog] : [])])
    if (node.scrollWidth > node.clientWidth + slack) faults.push(`${node.localName} scrolls sideways: ${node.scrollWidth} > ${node.clientWidth}`);

  const within = (inner, outer) => inner.left >= outer.left - slack && inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;
  const ancestors = (node) => {
    const found = [];
    for (let at = node; at && at !== document.documentElement; at = at.parentElement) found.push(at);
    return found;
  };
  const isHeld = (node) => ancestors(node).some((at) => ['fixed', 'sticky'].includes(getComputedStyle(at).position) && at !== shownDialog && at !== scope);
  const pressed = 'button[data-key], a[data-key], label.option, label.toggle, summary, input[type="text"], input[type="file"], textarea, select';
  const clips = (style, axis) => ['hidden', 'clip'].includes(style[`overflow${axis}`]);

  // --- text: whole, within what it belongs to, large enough, and not over other text ---
  const texts = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: owner, data } = walker.currentNode;
    if (!data.trim() || !isShown(owner) || owner.closest('option, textarea')) continue;
    const style = getComputedStyle(owner);
    const size = parseFloat(style.fontSize);
    if (size < 14 * enlarged - 0.1) faults.push(`small text, ${size}: ${name(owner)}`);
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length === 0) continue;
    const held = isHeld(owner);
    for (const rect of rects) texts.push({ owner, rect, held, size });
    const outer = {
      left: Math.min(...rects.map(({ left }) => left)), right: Math.max(...rects.map(({ right }) => right)),
      // The box of a font is higher than its letters.
      top: Math.min(...rects.map(({ top, height }) => top + height * 0.2)), bottom: Math.max(...rects.map(({ bottom, height }) => bottom - height * 0.2)),
    };
    for (const at of ancestors(owner)) {
      const of = getComputedStyle(at);
      if (['inline', 'contents'].includes(of.display)) continue;
      const box = at.getBoundingClientRect();
      const isControl = at.matches(pressed);
      if ((clips(of, 'X') || isControl) && (outer.left < box.left - slack || outer.right > box.right + slack)) faults.push(`cut at the side by ${name(at)}: ${name(owner)}`);
      if ((clips(of, 'Y') || isControl) && (outer.top < box.top - slack || outer.bottom > box.bottom + slack)) faults.push(`cut above or below by ${name(at)}: ${name(owner)}`);
      if (of.webkitLineClamp && of.webkitLineClamp !== 'none' && at.scrollHeight > at.clientHeight + slack) faults.push(`lines left out: ${name(at)}`);
      if (at === scope || /auto|scroll/.test(of.overflowX)) break;
    }
    if (outer.right > innerWidth + slack || outer.left < -slack) {
      if (!ancestors(owner).some((at) => at !== scope && /auto|scroll/.test(getComputedStyle(at).overflowX))) faults.push(`outside of the window: ${name(owner)}`);
    }
  }
  const common = (one, other) => [
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  ];
  texts.sort((one, other) => one.rect.top - other.rect.top);
  for (let i = 0; i < texts.length; ++i)
    for (let j = i + 1; j < texts.length && texts[j].rect.top < texts[i].rect.bottom; ++j) {
      if (texts[i].owner === texts[j].owner || texts[i].held !== texts[j].held) continue;
      const [wide, high] = common(texts[i].rect, texts[j].rect);
      if (wide > 3 && high > 0.35 * Math.min(texts[i].rect.height, texts[j].rect.height)) faults.push(`text over text: ${name(texts[i].owner)} and ${name(texts[j].owner)}`);
    }

  // --- what can be pressed: apart from each other, large enough, and reached by a finger ---
  const pressables = all(pressed).filter((node) => !node.parentElement.closest('label.option, label.toggle'));
  // A label without a box of its own is pressed at what it labels.
  const placeOf = (node) => (getComputedStyle(node).display === 'contents' ? node.querySelector('input') : node);
  const boxes = pressables.map((node) => ({ node, box: placeOf(node).getBoundingClientRect(), held: isHeld(node) }));
  boxes.forEach(({ node, box, held }, i) => {
    const isInline = getComputedStyle(node).display === 'inline';
    if (!isInline && box.height < 44 - 0.5) faults.push(`only ${box.height.toFixed(1)} high: ${name(node)}`);
    for (const other of boxes.slice(i + 1)) {
      if (held !== other.held || node.contains(other.node) || other.node.contains(node)) continue;
      const [wide, high] = common(box, other.box);
      // A small one may lie upon a large one, such as what a card leads to besides.
      const [small, large] = [box, other.box].sort((a, b) => a.width * a.height - b.width * b.height);
      if (within(small, large) && small.width * small.height < large.width * large.height / 2) continue;
      if (wide > slack && high > slack) faults.push(`one over the other: ${name(node)} and ${name(other.node)}`);
    }
  });
  const places = [scope, document.scrollingElement].map((node) => [node, node.scrollTop]);
  for (const node of pressables) {
    placeOf(node).scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = placeOf(node).getBoundingClientRect();
    const parts = [0.2, 0.5, 0.8];
    const points = parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y]));
    // The part of a large element that is in the window.
    const isTaller = height > innerHeight / 2;
    const hits = points.filter(([, y]) => !isTaller || (y > 0 && y < innerHeight)).map(([x, y]) => document.elementFromPoint(x, y));
    // Its own elements, or an element around it whose place it fills.
    const reaches = (hit) => hit && (node.contains(hit) || (hit.contains(node) && scope.contains(hit) && hit !== scope));
    const missed = hits.filter((hit) => !reaches(hit));
    if (missed.length > hits.length / 2) faults.push(`covered by ${missed[0] ? name(missed[0]) : 'nothing'}: ${name(node)}`);
  }
  for (const [node, top] of places) node.scrollTop = top;

  // A document longer than the window can be scrolled.
  const scrolled = shownDialog ? [...[shownDialog], ...shownDialog.querySelectorAll('*')] : [document.scrollingElement];
  const isTall = scrolled.some((node) => node.scrollHeight > node.clientHeight + slack && node.clientHeight > 0);
  const last = pressables.at(-1);
  if (isTall && last) {
    last.scrollIntoView({ block: 'end', behavior: 'instant' });
    if (!within({ ...last.getBoundingClientRect().toJSON() }, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }) && last.getBoundingClientRect().height < innerHeight)
      faults.push(`cannot be scrolled to: ${name(last)}`);
    for (const [node, top] of places) node.scrollTop = top;
  }
  return [...new Set(faults)];
}

// Makes the window so large, and measures the document when it has been laid out anew.
export async function faultsAt(page, size, options = {}) {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
  return page.evaluate(measure, options);
}
