// Makes what browsers need to install the page: the manifest, with its texts from the catalogues, and the icon as PNG files,
// since not every browser can use an SVG.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** @typedef {Record<string, Record<string, string>>} TextsByKey */
/** @typedef {(svg: string, pixels: number) => Uint8Array} Render */

// The icon for systems that mask it: the background reaches all edges, and the drawing stays within the safe zone, a circle
// of four fifths of the width.
/** @param {string} icon @param {string} background */
function maskable(icon, background) {
  const inner = icon.replace('<svg ', '<svg x="1.6" y="1.6" width="28.8" height="28.8" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${background}"/>${inner}</svg>`;
}

// Resolves to a function that renders an SVG as a PNG of the given width in pixels.
/** @param {string} shell @returns {Promise<Render>} */
export async function makeRenderer(shell) {
  const load = createRequire(path.join(shell, 'package.json'));
  /** @type {typeof import('@resvg/resvg-wasm')} */
  const { initWasm, Resvg } = load('@resvg/resvg-wasm');
  await initWasm(fs.readFileSync(load.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return (svg, pixels) => new Resvg(svg, { fitTo: { mode: 'width', value: pixels } }).render().asPng();
}

// A member of the manifest in English, with its translations into the other languages.
/** @param {TextsByKey} texts @param {string} member @param {string} key */
const localized = (texts, member, key) => ({
  [member]: texts.en[key],
  [`${member}_localized`]: Object.fromEntries(
    Object.keys(texts).filter((language) => language !== 'en').map((language) => [language, texts[language][key]])),
});

// The app's shortcuts: the pages of the games.
/** @param {string[]} games @param {TextsByKey} texts @param {object} icon */
export const shortcutsTo = (games, texts, icon) =>
  games.map((game) => ({ ...localized(texts, 'name', `${game}.name`), url: `./${game}.html`, icons: [icon] }));

// `colours` are the canvas's by theme, `render` is of makeRenderer. `add(name, content)` adds a file to the site and returns its hashed name. Returns the hashed names of the manifest and of
// the icon that index.html refers to.
/** @param {{ shell: string, colours: Record<string, Record<string, string>>, texts: TextsByKey, games: string[], render: Render, add: (name: string, content: string | Uint8Array) => string }} site */
export async function makeManifest({ shell, colours, texts, games, render, add }) {
  const constants = JSON.parse(fs.readFileSync(path.join(shell, 'manifest.webmanifest'), 'utf8'));
  const icon = fs.readFileSync(path.join(shell, 'icon.svg'), 'utf8');
  const maskableIcon = maskable(icon, colours.dark.ground);
  /** @param {string} name @param {string} svg @param {number} pixels @param {string} purpose */
  const png = (name, svg, pixels, purpose) =>
    ({ src: add(name, render(svg, pixels)), sizes: `${pixels}x${pixels}`, type: 'image/png', purpose });
  const usual = png('icon-192.png', icon, 192, 'any');
  const manifest = {
    ...localized(texts, 'name', 'app.title'),
    ...localized(texts, 'short_name', 'app.title'),
    ...localized(texts, 'description', 'page.about'),
    ...constants,
    background_color: colours.dark.ground,
    theme_color: colours.dark.ground,
    icons: [
      { src: add('icon.svg', icon), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      usual,
      png('icon-512.png', icon, 512, 'any'),
      png('icon-full.png', maskableIcon, 512, 'maskable'),
    ],
    shortcuts: shortcutsTo(games, texts, usual),
  };
  return {
    'manifest.webmanifest': add('manifest.webmanifest', JSON.stringify(manifest, null, 1)),
    'icon-180.png': add('icon-180.png', render(maskableIcon, 180)),
  };
}
