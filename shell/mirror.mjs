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

const keptNews = 20;  // a reader of the page finds them in the log

export class Mirror {
  #match = '';    // the one that was on the screen last
  #announced = 0;  // so many of its events have been told, or need not be

  constructor(press) {
    this.press = press;
    inEveryLanguage(() => {
      setText(element('words-close'), say('words.close'));
      setText(element('words-log').firstElementChild, say('words.log'));
      element('words-news').setAttribute('aria-label', say('words.log'));
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

  #showLog({ screen, match, met, events, log }) {
    element('words-log').hidden = log.length === 0;
    renderLines(element('words-log').lastElementChild, log.map(({ words }) => words));
    const news = element('words-news');
    // The next person may not even find what was said to the last one.
    if (screen === 'handover') news.replaceChildren();
    if (screen !== 'table' && screen !== 'end') return;
    // What had happened before the match came onto the screen is in the list for who wants it.
    if (match !== this.#match) this.#announced = met;
    for (const { event, words } of log) if (event >= this.#announced) this.#announce(words);
    this.#match = match;
    this.#announced = events;  // fewer after something was taken back
  }

  // Lines are added one by one, so that one that says the same as the last is heard too.
  #announce(words) {
    const news = element('words-news');
    const line = create('p');
    line.textContent = words;
    news.append(line);
    while (news.children.length > keptNews) news.firstElementChild.remove();
  }
}
