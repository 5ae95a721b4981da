// Shows a picture by its name: `icon.menu`, `seat.0` and the like are drawn within the page, so that they have its colours;
// `cover.wicked` and the like are files of their own.
import { h } from 'preact';
import { covers, signs } from 'kairo:pictures';

// Covers are drawn once for each shape: by look, those for some windows, and the one for all others.
/** @type {Record<string, Record<string, string>>} */
const shapesOf = {
  shelf: { '(min-width: 37.5rem) and (max-width: 62.49rem)': '4x3', other: '1x1' },
  scene: { '(min-width: 62.5rem), (max-height: 26rem) and (orientation: landscape)': '3x4', other: '16x9' },
  hero: { other: '16x9' },
  '': { other: '1x1' },
};

/** @param {string} name @param {string} alt @param {string} look @param {string} css */
function cover(name, alt, look, css) {
  const { other, ...some } = shapesOf[look] ?? shapesOf[''];
  /** @param {string} shape */
  const file = (shape) => covers[name][shape];
  return h('picture', null,
    Object.entries(some).map(([media, shape]) => h('source', { key: media, media, srcset: file(shape) })),
    h('img', { class: css, src: file(other), alt, 'data-picture': name }));
}

/** @param {string} name @param {string} words @param {string} look @param {string} value */
export function picture(name, words, look = '', value = '') {
  const label = words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': 'true' };
  const css = ['picture', name.split('.')[0], look].filter(Boolean).join(' ');
  if (name === 'qr') return h('div', { class: css, 'data-qr': value, ...label });
  if (name === 'result') return h('img', { class: css, src: value, alt: words });
  if (covers[name]) return cover(name, words, look, css);
  const { box, shapes } = signs[name] ?? { box: '0 0 24 24', shapes: '' };
  return h('svg', { class: css, 'data-picture': name, viewBox: box, ...label, dangerouslySetInnerHTML: { __html: shapes } });
}
