// Makes elements of the blocks of a document (web/app/pages/document.h). Pure: the build writes the box into its HTML by the
// same functions (cmake/built_pages.mjs). Nothing here listens: presses are found by their `data-key` (presses.mjs).
import { h } from 'preact';

import { chart } from './chart.mjs';
import { picture } from './pictures.mjs';

/** @import { VNode } from 'preact' */
/** @typedef {{ scope: string }} Context */

const classes = (/** @type {unknown[]} */ ...names) => names.filter(Boolean).join(' ') || undefined;
/** @param {Kairo.Block} block @param {number} i */
const keyOf = ({ key, kind }, i) => key || `${kind}${i}`;
// In the words beside the canvas, moves and lines that change are made anew as a whole: screen readers hear of each element
// that changes, and drop what they are told among hundreds of such changes.
/** @param {Kairo.Block} block */
const isWhole = ({ kind, look, blocks = [] }) => blocks.length > 0 && (kind === 'list' ? !blocks[0].key : kind === 'table' ? look === 'map' : kind === 'group' && /^(move:|(here\.)?family\.)/.test(blocks[0].key ?? ''));
// Notes change in place: they come late, with the help texts, when the focus may be on what they are about.
/** @param {Kairo.Block} block */
const wholeKey = (block) => JSON.stringify(block, (name, value) => (name === 'note' ? undefined : value));
/** @param {Kairo.Block[] | undefined} blocks @param {Context} context */
const all = (blocks = [], context) => blocks.map((block, i) => h(Block, {
  key: keyOf(block, i) + (context.scope === 'words.' && isWhole(block) ? wholeKey(block) : ''), block, context,
}));

// A picture beside words. A picture that stands alone is no decoration, and says what it shows.
/** @param {string} [name] */
const sign = (name) => name && picture(name, '');
/** @param {string} [text] */
const words = (text) => text && h('span', { class: 'words' }, text);
// Facts side by side: the dot between two is seen only where they share a line (base.css).
/** @param {string} [text] */
const facts = (text) => (text?.includes(' · ') ? h('span', { class: 'facts' }, text.split(' · ').map((fact) => [h('span', null, fact), ' '])) : text);
// A text beside an element is in one itself (texts.mjs).
/** @param {string | undefined} name @param {string | VNode | undefined} text */
const beside = (name, text) => (name ? [sign(name), h('span', null, text)] : text);
/** @param {string} [text] */
const note = (text) => text && h('small', { class: 'note' }, text);
// A note on something that can be pressed is its description, and no part of its name.
/** @param {string} [text] */
const seenNote = (text) => text && h('small', { class: 'note', 'aria-hidden': 'true' }, text);

// Elements that can be pressed are never `disabled`, which would take the focus from them.
/** @param {Kairo.Block} block */
const pressable = ({ key, enabled = true, note: about }) => ({
  'data-key': key,
  'aria-disabled': enabled ? undefined : 'true',
  'aria-description': about,
  title: enabled ? undefined : about,
});

/** @param {boolean} [on] */
const flag = (on) => (on === undefined ? undefined : String(on));

// The note of a block that is one of many tells which one it is, and belongs to the name.
/** @param {string} [look] */
const isOneOfMany = (look) => look === 'play' || /^learn\b/.test(look ?? '');

/** @param {Kairo.Whole} block */
function button(block) {
  const { look, on } = block;
  const isAlone = ['back', 'menu', 'close', 'sign'].includes(/** @type {string} */ (look));
  const about = isOneOfMany(look) ? [' ', note(block.note)] : seenNote(block.note);
  return h('button', {
    type: 'button',
    class: classes(look),
    ...pressable(isOneOfMany(look) ? { ...block, note: undefined } : block),
    'aria-pressed': flag(on),
    'aria-label': isAlone ? block.words : undefined,
    ...(block.value !== undefined && { 'data-value': block.value }),
    ...(block.what !== undefined && { 'data-does': block.what }),
  }, sign(block.picture), isAlone ? null : h('span', { class: 'text' }, words(block.words), about));
}

// The scope keeps the radio groups of two documents apart that are in one page for a moment.
/** @param {Kairo.Block} block @param {string} name @param {string} scope */
function option(block, name, scope) {
  return h('label', { key: block.key, class: 'option' },
    h('input', { type: 'radio', name: scope + name, ...pressable(block), checked: block.on === true }),
    sign(block.picture), h('span', { class: 'text', lang: block.value }, words(block.words), seenNote(block.note)));
}

/** @param {Kairo.Whole} block @param {Context} context */
function choice(block, context) {
  const { key, look, blocks } = block;
  return h('fieldset', { class: classes('choice', look) },
    h('legend', null, words(block.words)), note(block.note),
    h('div', { class: 'options' }, blocks.map((one) => option(one, key, context.scope))));
}

/** @param {Kairo.Whole} block */
function toggle(block) {
  return h('label', { class: classes('toggle', block.look) },
    h('span', { class: 'text' }, words(block.words), seenNote(block.note)),
    h('input', { type: 'checkbox', role: 'switch', ...pressable(block), checked: block.on === true }));
}

// Keeps a text that is being typed when something else on the screen changes.
/** @param {string} value @returns {(input: HTMLInputElement | HTMLTextAreaElement | null) => void} */
const setValue = (value) => (input) => {
  if (input && input !== document.activeElement && input.value !== value) input.value = value;
};

// `data-field` is how the answer is called.
/** @param {Kairo.Whole} block @param {Context} context */
function field(block, context) {
  const { key, look, value = '', what, blocks: suggestions } = block;
  const id = `${context.scope}${key}`;
  const common = {
    id, ref: setValue(value), 'data-key': key, 'data-field': what, readonly: what === undefined, placeholder: block.note, autocomplete: 'off', autocapitalize: 'off', spellcheck: false, enterkeyhint: 'done',
  };
  const list = suggestions ? `${id}.list` : undefined;
  const input = look === 'lines' ? h('textarea', { ...common, rows: 4 })
    : look === 'file' ? h('input', { id, type: 'file', accept: '.txt,text/plain', 'data-key': key, 'data-field': what })
      : h('input', { ...common, type: 'text', inputmode: look === 'number' ? 'numeric' : undefined, list });
  return h('div', { class: classes('field', look) },
    h('label', { for: id }, block.words), input,
    list && h('datalist', { id: list }, suggestions.map(({ words: name }) => h('option', { key: name, value: name }))));
}

// A map is walked through by arrow keys (map.mjs). Firefox lets Tab find what can be scrolled, which would be a stop without words.
/** @param {Kairo.Whole} block */
const map = ({ words: name, blocks: rows }) => h('div', { class: 'table', tabindex: -1 }, h('table', { class: 'map', role: 'grid', 'aria-label': name }, h('tbody', null,
  rows.map(({ blocks: cells }, y) => h('tr', { key: y }, cells.map(({ key, words: text, note: about }, x) =>
    h('td', { key: x, role: 'gridcell', tabindex: -1, 'data-key': key || undefined, 'aria-description': about }, text)))))));

/** @param {Kairo.Whole} block @param {Context} context */
function table({ words: caption, look, blocks: [head, ...rows] }, context) {
  /** @param {Kairo.Block} block @param {'th' | 'td'} tag @param {'col' | 'row'} [scope] */
  const cell = (block, tag, scope) => h(tag, { scope, class: classes(block.look) },
    block.kind === 'text' ? [sign(block.picture), words(block.words), block.note && [h('span', { class: 'unseen' }, ', '), note(block.note)]] : h(Block, { block, context }));
  // One that is wider than its place is scrolled within it.
  return h('div', { class: 'table' }, h('table', { class: classes(look) },
    caption && h('caption', null, caption),
    h('thead', null, h('tr', null, head.blocks.map((block) => (block.words ? cell(block, 'th', 'col') : h('td', null))))),
    h('tbody', null, rows.map((row, i) => h('tr', { key: keyOf(row, i), class: classes(row.look) },
      row.blocks.map((block, column) => (column === 0 ? cell(block, 'th', 'row') : cell(block, 'td'))))))));
}

/** @type {Record<string, string>} */
const headings = { sub: 'h3' };
// Words that are told beside the canvas are in one message with the rest (announcer.mjs).
/** @type {Record<string, { role: 'alert' | 'status' }>} */
const spoken = { told: { role: 'alert' }, value: { role: 'status' } };
/** @param {string | undefined} look @param {string} scope */
const roleOf = (look, scope) => (scope === 'words.' ? {} : spoken[/** @type {string} */ (look)]);
/** @param {Kairo.Block} block */
const isMover = ({ look }) => look === 'mover';

/** @type {Record<string, (block: Kairo.Whole, context: Context) => VNode>} */
const kinds = {
  heading: ({ words: text, look }) => h(headings[/** @type {string} */ (look)] ?? 'h2', { class: classes(look) }, text),
  // No line ends within a range of numbers.
  text: ({ key, words: text, look, picture: name }, { scope }) => h('p', { id: key || undefined, class: classes(look), ...roleOf(look, scope) }, beside(name, facts(text?.replace(/(\d[–〜])(\d)/g, '$1\u2060$2')))),
  list: ({ look, blocks }, context) => h('ul', { class: classes(look) }, blocks.map((block, i) =>
    h('li', { key: keyOf(block, i), class: classes(block.kind === 'text' ? block.look : '') },
      block.kind === 'text' ? [sign(block.picture), words(block.words), note(block.note)] : h(Block, { block, context })))),
  terms: ({ look, blocks }) => h('dl', { class: classes(look) }, blocks.map(({ words: term, note: meaning, picture: name, look: own }, i) =>
    h('div', { key: i, class: classes(own) }, h('dt', null, beside(name, term)), h('dd', null, meaning)))),
  table: (block, context) => (block.look === 'map' ? map(block) : table(block, context)),
  chart: (block) => chart(block),
  picture: ({ picture: name, words: text = '', look, value }) => picture(name, text, look, value),
  choice,
  toggle,
  field,
  button,
  link: ({ key, words: text, value, look }) => h('a', { href: value, class: classes(look), 'data-key': key || undefined }, text),
  // The faces of those whom it is about stay in sight when it is folded.
  details: (block, context) => h('details', { class: classes(block.look), open: block.on === true },
    h('summary', { 'data-key': block.key }, sign(block.picture), block.blocks.filter(isMover).map(({ picture: name }) => sign(name)),
      h('span', { class: 'text' }, words(block.words), note(block.note))),
    h('div', { class: 'within' }, all(block.blocks.filter((one) => !isMover(one)), context))),
  progress: ({ words: text, values: [done, whole] }) => h('label', { class: 'progress' }, h('span', null, text), h('progress', { value: done, max: whole })),
  group: ({ key, words: text, look, blocks, on }, context) => h('section', { class: classes('group', look, on && 'on'), 'aria-label': text ? undefined : key && undefined },
    text && h('h2', { class: 'of-group', tabindex: look === 'now' || look === 'here' ? -1 : undefined }, text), all(blocks, context)),
};

/** @param {{ block: Kairo.Block, context: Context }} properties */
function Block({ block, context }) {
  return kinds[block.kind](/** @type {Kairo.Whole} */ (block), context);
}

// The elements of a document without its title. `scope` keeps ids and radio groups of several documents apart.
/** @param {Pick<Kairo.Document, 'blocks'>} document */
export const blocksOf = ({ blocks }, scope = '') => all(blocks, { scope });

// A screen: its bar (back, title, menu), and the rest. `heading` is the id of the title.
/** @param {Kairo.Document} document @param {string} heading */
export function screenOf(document, heading, scope = '') {
  /** @param {Kairo.Block} block */
  const inBar = ({ kind, look }) => kind === 'button' && ['back', 'menu', 'close'].includes(/** @type {string} */ (look));
  const bar = document.blocks.filter(inBar);
  const rest = { blocks: document.blocks.filter((block) => !inBar(block)) };
  /** @param {string} look */
  const signs = (look) => all(bar.filter((block) => block.look === look), { scope });
  return h('div', { class: `screen ${document.name}`, key: document.name },
    // Readers that find the focus on the very first thing in a dialog say nothing, so the title comes behind what closes it.
    h('header', { class: 'bar' }, signs('back'), signs('close'), document.title && h('h1', { id: heading, tabindex: -1 }, document.title), signs('menu')),
    h('div', { class: 'content' }, blocksOf(rest, scope)));
}
