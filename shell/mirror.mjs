// The mirror: shows what is on the canvas as real headings, lists and buttons, for screen readers and the keyboard.
// Elements are matched by key and reused, so neither the focus nor a screen reader's position is lost when something else
// changes.
import { inEveryLanguage, say } from './language.mjs';

const element = (id) => document.getElementById(id);

function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

// Gives `parent` one child for each item, in order. A child with the key of an item is reused, and moved only if the order
// has changed, since moving an element takes the focus from it.
function renderList(parent, items, keyOf, make, update) {
  const keys = [];
  const used = new Set();
  items.forEach((item, i) => {
    let key = keyOf(item, i);
    while (used.has(key)) key += '+';
    used.add(key);
    keys.push(key);
  });
  const kept = new Map();
  for (const child of [...parent.children]) {
    if (used.has(child.dataset.key)) kept.set(child.dataset.key, child);
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
  const list = fieldset.lastElementChild;
  renderList(list, buttons, ({ id }) => id,
    ({ id }) => {
      const node = create('button');
      node.type = 'button';
      node.addEventListener('click', () => {
        if (node.getAttribute('aria-disabled') !== 'true') press(id);
      });
      return node;
    },
    (node, { label, enabled, pressed, about, open }) => {
      setText(node, label);
      if (about) node.setAttribute('aria-description', about);
      else node.removeAttribute('aria-description');
      // Not `disabled`, which would take the focus away from the button.
      node.setAttribute('aria-disabled', String(!enabled));
      if (pressed) node.setAttribute('aria-pressed', 'true');
      else node.removeAttribute('aria-pressed');
      if (open === undefined) node.removeAttribute('aria-expanded');
      else node.setAttribute('aria-expanded', String(open));
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

// What things on the canvas are, as a list of terms that can be unfolded.
function renderThings(things) {
  const distinct = [...new Map(things.map((thing) => [`${thing.name} ${thing.words}`, thing])).values()];
  element('words-things').hidden = distinct.length === 0;
  renderList(element('words-things').lastElementChild, distinct, ({ name, words }) => `${name} ${words}`,
    () => {
      const entry = create('div');
      entry.append(create('dt'), create('dd'));
      return entry;
    },
    (entry, { name, words }) => {
      setText(entry.firstElementChild, name);
      setText(entry.lastElementChild, words);
    });
}

const maxNews = 20;  // lines; older ones are in the log

export class Mirror {
  #scene = '';     // the screen and the viewer
  #match = '';     // the match that was on the screen last
  #announced = 0;  // the number of its events that have been announced or need not be

  constructor(press) {
    this.press = press;
    inEveryLanguage(() => {
      setText(element('words-close'), say('words.close'));
      setText(element('words-licences').firstElementChild, say('licences'));
      setText(element('words-log').firstElementChild, say('words.log'));
      setText(element('words-things').firstElementChild, say('words.things'));
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
    renderThings(mirror.things);
    this.#showLog(mirror);
    element('canvas').dataset.wheel = mirror.wheel;
    document.documentElement.dataset.screen = mirror.screen;
    // If the pressed button is gone, another one gets the focus, so that the keyboard stays among the buttons.
    if (focused && !focused.isConnected) element('words-groups').querySelector('button')?.focus();
  }

  #showLog({ screen, viewer, match, met, events, log }) {
    element('words-log').hidden = log.length === 0;
    renderLines(element('words-log').lastElementChild, log.map(({ words }) => words));
    const news = element('words-news');
    // What was announced to one viewer must not stay for the next one, nor on another screen.
    const scene = `${screen} ${viewer}`;
    if (scene !== this.#scene) news.replaceChildren();
    this.#scene = scene;
    if (!['table', 'lesson', 'end'].includes(screen)) return;
    // Events from before the match came onto the screen are in the log but are not announced.
    if (match !== this.#match) this.#announced = met;
    for (const { event, words } of log) if (event >= this.#announced) this.#announce(words);
    this.#match = match;
    this.#announced = events;  // fewer than before after an undo
  }

  // Each line is a new element, so that a line that repeats the last one is read out too.
  #announce(words) {
    const news = element('words-news');
    const line = create('p');
    line.textContent = words;
    news.append(line);
    while (news.children.length > maxNews) news.firstElementChild.remove();
  }
}
