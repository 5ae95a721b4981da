// What a browser needs to install the page: the manifest, with its words from the catalogues, and the icon drawn in the
// sizes that not every browser makes of an SVG by itself.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// Drawn with its corners cut by the system: the ground reaches all edges, and the lines stay within the circle that is
// never cut (four fifths across).
function fullBleed(icon, ground) {
  const inner = icon.replace('<svg ', '<svg x="1.6" y="1.6" width="28.8" height="28.8" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/>${inner}</svg>`;
}

// Gives a function that draws an SVG as a PNG of so many pixels across.
async function painter(shell) {
  const load = createRequire(path.join(shell, 'package.json'));
  const { initWasm, Resvg } = load('@resvg/resvg-wasm');
  await initWasm(fs.readFileSync(load.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return (svg, pixels) => new Resvg(svg, { fitTo: { mode: 'width', value: pixels } }).render().asPng();
}

// The words of a member of the manifest: in English, and beside it in every other language.
const inWords = (texts, member, key) => ({
  [member]: texts.en[key],
  [`${member}_localized`]: Object.fromEntries(
    Object.keys(texts).filter((language) => language !== 'en').map((language) => [language, texts[language][key]])),
});

// `keep(name, content)` puts a file beside the page and returns its final name. Returns those of the manifest and of the
// icon for browsers that look for it in the page itself.
export async function makeManifest({ shell, texts, keep }) {
  const facts = JSON.parse(fs.readFileSync(path.join(shell, 'manifest.webmanifest'), 'utf8'));
  const icon = fs.readFileSync(path.join(shell, 'icon.svg'), 'utf8');
  const whole = fullBleed(icon, facts.background_color);
  const draw = await painter(shell);
  const square = (name, svg, pixels, purpose) =>
    ({ src: keep(name, draw(svg, pixels)), sizes: `${pixels}x${pixels}`, type: 'image/png', purpose });
  const manifest = {
    ...inWords(texts, 'name', 'app.title'),
    ...inWords(texts, 'short_name', 'app.title'),
    ...inWords(texts, 'description', 'page.about'),
    ...facts,
    icons: [
      { src: keep('icon.svg', icon), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      square('icon-192.png', icon, 192, 'any'),
      square('icon-512.png', icon, 512, 'any'),
      square('icon-full.png', whole, 512, 'maskable'),
    ],
  };
  return {
    'manifest.webmanifest': keep('manifest.webmanifest', JSON.stringify(manifest, null, 1)),
    'icon-180.png': keep('icon-180.png', draw(whole, 180)),
  };
}
