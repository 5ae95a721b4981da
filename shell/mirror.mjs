// The table in words: renders what the canvas tells of itself as real headings, lists and buttons. Elements are kept
// by what they stand for, so that neither focus nor a screen reader's place is lost when something else changes.
import { inEveryLanguage, say } from './language.mjs';

const element = (id) => document.getElementById(id);

function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

// Makes `parent` hold one child for each item, in order. Children of equal keys are kept, and moved only where the order
// has changed: moving an element takes the focus from it.
function renderList(parent, items, keyOf, make, update) {
  const keys = [];
  const taken = new Set();
  items.forEach((item, i) => {
    let key = keyOf(item, i);
    while (taken.has(key)) key += '+';
    taken.add(key);
    keys.push(key);
  });
  const kept = new Map();
  for (const child of [...parent.children]) {
    if (taken.has(child.dataset.key)) kept.set(child.dataset.key, child);
    else child.remove();
  }
  let next = parent.firstElementChild;
  items.forEach((item, i) => {
    const child = kept.get(keys[i]) ?? make(item);
    child.dataset.key = keys[i];
    update(child, item);
    if (child === next) next = next.nextElementSibling;
    else parent.insertBefore(child, next);
  });
}

function create(name, className = '') {
  const node = document.createElement(name);
  if (className) node.className = className;
  return node;
}

function renderButtons(fieldset, buttons, press) {
  const holder = fieldset.lastElementChild;
  renderList(holder, buttons, ({ id }) => id,
    ({ id }) => {
      const node = create('button');
      node.type = 'button';
      node.addEventListener('click', () => {
        if (node.getAttribute('aria-disabled') !== 'true') press(id);
      });
      return node;
    },
    (node, { label, enabled, pressed }) => {
      setText(node, label);
      // Not `disabled`: that would throw the focus out of the list.
      node.setAttribute('aria-disabled', String(!enabled));
      if (pressed) node.setAttribute('aria-pressed', 'true');
      else node.removeAttribute('aria-pressed');
    });
}

function renderGroups(groups, press) {
  renderList(element('words-groups'), groups.filter(({ buttons }) => buttons.length > 0),
    ({ heading }) => heading || 'group',
    () => {
      const fieldset = create('fieldset', 'group');
      fieldset.append(create('legend'), create('div', 'group'));
      return fieldset;
    },
    (fieldset, { heading, buttons }) => {
      setText(fieldset.firstElementChild, heading);
      fieldset.firstElementChild.hidden = heading === '';
      renderButtons(fieldset, buttons, press);
    });
}

function renderLines(list, lines) {
  renderList(list, lines, (_, i) => String(i), () => create('li'), setText);
}

function renderParts(parts) {
  renderList(element('words-parts'), parts, (_, i) => String(i),
    () => {
      const section = create('section');
      section.append(create('h2'), create('ul'));
      return section;
    },
    (section, { heading, lines }) => {
      setText(section.firstElementChild, heading);
      section.firstElementChild.hidden = heading === '';
      renderLines(section.lastElementChild, lines);
    });
}

// How many lines at the end of `now` are not in `before`, when `now` goes on from it; else 0.
function newLines(before, now) {
  if (before.length === 0) return now.length;
  for (let overlap = Math.min(before.length, now.length); overlap > 0; --overlap) {
    const tail = before.slice(before.length - overlap);
    if (tail.every((line, i) => line === now[i])) return now.length - overlap;
  }
  return 0;
}

export class Mirror {
  #log = null;  // the lines of this match that have been told; null: no match has been seen since the box

  constructor(press) {
    this.press = press;
    inEveryLanguage(() => {
      setText(element('words-close'), say('words.close'));
      setText(element('words-log').firstElementChild, say('words.log'));
      element('canvas').setAttribute('aria-label', say('canvas'));
    });
  }

  show(mirror) {
    const focused = element('words').contains(document.activeElement) ? document.activeElement : null;
    setText(element('words-title'), mirror.title);
    setText(element('words-asked'), mirror.asked);
    setText(element('words-told'), mirror.told ?? '');
    renderGroups(mirror.groups, this.press);
    renderParts(mirror.parts);
    this.#showLog(mirror);
    element('canvas').dataset.wheel = mirror.wheel;
    document.documentElement.dataset.screen = mirror.screen;
    // The button that was pressed may be gone: stay among the buttons, so that the next one is a key press away.
    if (focused && !focused.isConnected) element('words-groups').querySelector('button')?.focus();
  }

  #showLog({ screen, log }) {
    element('words-log').hidden = log.length === 0;
    renderLines(element('words-log').lastElementChild, log);
    if (screen === 'box' || screen === 'setup') this.#log = null;
    if (screen !== 'table' && screen !== 'end') return;
    // What had happened before the match came onto the screen is in the list for who wants it.
    const fresh = this.#log ? newLines(this.#log, log) : 0;
    if (fresh > 0) setText(element('words-news'), log.slice(log.length - fresh).join(' '));
    this.#log = log;
  }
}
