// The preview that messengers, search engines and other sites show of a link to a page: its title, what it says, and a picture.
// Title and description are those that the page has. Most messengers show no SVG, so the pictures are PNG files; their names
// never change.
import fs from 'node:fs';
import path from 'node:path';

export const width = 1200;  // pixels, as wide as the largest of them shows
export const height = 675;

// Four pictures of 16 to 9 as one.
/** @param {string[]} pictures */
function collage(pictures) {
  const parts = pictures.slice(0, 4).map((svg, i) => svg.replace('<svg ', `<svg x="${i % 2 * 480}" y="${Math.floor(i / 2) * 270}" `)
    // The names in one picture must not be those in another.
    .replace(/\b(id="|url\(#|href="#)(\w+)/g, (_, start, name) => `${start}p${i}${name}`));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540">${parts.join('')}</svg>`;
}

// Writes previews/GAME.png for each game and previews/box.png. `covers`: an SVG of 16 to 9 by game; `render(svg, pixels)`
// makes a PNG of it.
/** @param {string} out @param {Record<string, string>} covers @param {import('./manifest.mjs').Render} render */
export function writePreviewPictures(out, covers, render) {
  const folder = path.join(out, 'previews');
  fs.mkdirSync(folder);
  for (const [name, svg] of Object.entries({ ...covers, box: collage(Object.values(covers)) }))
    fs.writeFileSync(path.join(folder, `${name}.png`), render(svg, width));
}

/** @param {string} html @param {RegExp} pattern */
const contentOf = (html, pattern) => pattern.exec(html)?.[1];

// Adds to the HTML of a page what says it in a preview; `picture` is the name of one of the pictures. `site` is the address
// where the page will be; without it no address can be absolute, and few readers know what to do with a relative one.
/** @param {string} html @param {{ site: string, page: string, picture: string }} facts */
export function withPreview(html, { site, page, picture }) {
  const title = contentOf(html, /<title>([^<]*)<\/title>/);
  const description = contentOf(html, /<meta name="description" content="([^"]*)">/);
  const metadata = {
    'og:title': title,
    'og:description': description,
    'og:type': 'website',
    'og:image': `${site}previews/${picture}.png`,
    'og:image:width': width,
    'og:image:height': height,
    ...(site && { 'og:url': site + page }),
  };
  const lines = Object.entries(metadata).map(([property, content]) => `<meta property="${property}" content="${content}">`);
  return html.replace(/<meta name="description"[^>]*>/, (own) => [own, ...lines, '<meta name="twitter:card" content="summary_large_image">'].join('\n'));
}
