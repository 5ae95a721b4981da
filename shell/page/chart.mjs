// Draws a chart of lines as SVG, with the same numbers in a table for those who cannot see it.
import { h } from 'preact';

import { picture } from './pictures.mjs';

const width = 320;
const height = 120;
const edge = 8;
const digit = 8;  // the width of one in an axis label

/** @param {Kairo.Whole[]} lines */
function scaleOf(lines) {
  const numbers = lines.flatMap(({ values }) => values);
  const least = Math.min(0, ...numbers);
  const most = Math.max(least + 1, ...numbers);
  const steps = Math.max(1, lines[0].values.length - 1);
  const left = edge + digit * Math.max(...[least, most].map((value) => String(value).length));
  return {
    least,
    most,
    left,
    x: (/** @type {number} */ i) => left + ((width - left - edge) * i) / steps,
    y: (/** @type {number} */ value) => height - edge - ((height - 2 * edge) * (value - least)) / (most - least),
  };
}

/** @param {ReturnType<scaleOf>} scale @param {number} value */
const level = ({ y, left }, value) => h('line', { class: 'level', x1: left, x2: width - edge, y1: y(value), y2: y(value) });

// `values` of the chart are the moments that are marked, `values` of a line its numbers at all of them; `note` says which way is
// what, to those who see it.
/** @param {Kairo.Whole} block */
export function chart({ words, note, values: marked = [], blocks: lines, look }) {
  const scale = scaleOf(lines);
  const tabled = marked.length > 0 ? marked : lines[0].values.map((_, i) => i);
  return h('figure', { class: ['chart', look].filter(Boolean).join(' ') },
    h('figcaption', null, words),
    h('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
      [...new Set([scale.least, 0, scale.most])].map((value) => h('g', { key: value }, level(scale, value),
        h('text', { x: scale.left - edge / 2, y: scale.y(value) }, String(value).replace('-', '−')))),
      marked.map((i) => h('line', { key: `mark${i}`, class: 'moment', x1: scale.x(i), x2: scale.x(i), y1: edge, y2: height - edge })),
      lines.map(({ words: name, look: own, values }) => h('polyline', { key: name, class: own, points: values.map((value, i) => `${scale.x(i)},${scale.y(value)}`).join(' ') }))),
    note && h('small', { class: 'note', 'aria-hidden': 'true' }, note),
    // Within another element, since a table is never narrower than its cells.
    lines.length > 1 && h('ul', { class: 'legend', 'aria-hidden': 'true' }, lines.map(({ words: name, picture: sign, look: own }) => h('li', { key: name },
      h('svg', { class: 'sample', viewBox: '0 0 28 8' }, h('polyline', { class: own, points: '0,4 28,4' })), sign && picture(sign, ''), h('span', null, name)))),
    h('div', { class: 'unseen' }, h('table', null,
      h('caption', null, words),
      h('thead', null, h('tr', null, h('td', null), tabled.map((i) => h('th', { key: i, scope: 'col' }, i)))),
      h('tbody', null, lines.map(({ words: name, values }) => h('tr', { key: name },
        h('th', { scope: 'row' }, name), tabled.map((i) => h('td', { key: i }, values[i]))))))));
}
