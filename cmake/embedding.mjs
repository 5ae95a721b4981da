// What publishers take from the site: the messages' schema and its checks, the file that they link, a poster, a page
// and an oEmbed answer for each game.
//
// KAIRO_SITE in the environment is where the site will live (https://example.org/kairo/). oEmbed and link previews need
// whole addresses, and so do frames in a sandbox; without it they are relative, as a static build cannot know them.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { languages, loadCatalogues } from './catalogue.mjs';

const shell = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'shell');
const fromShell = createRequire(path.join(shell, 'package.json'));
const schemaFile = path.join(shell, 'messages.schema.json');
const permissions = 'clipboard-write; web-share; fullscreen';  // what a frame may be allowed that it makes use of
const size = { width: 720, height: 480 };  // CSS pixels of an embedded table, where nobody asks for another

const site = process.env.KAIRO_SITE ? new URL(process.env.KAIRO_SITE).href.replace(/\/?$/, '/') : '';

// The site itself, in the policy of a page that may be shown in a sandbox: such a frame has no origin, and to WebKit
// nothing is then its 'self'.
export const ownSource = site ? `'self' ${new URL(site).origin}` : "'self'";

// Imports `isFromFrame` and `isToFrame`: does the schema allow this message?
export function messageChecks() {
  const Ajv = fromShell('ajv');
  const standalone = fromShell('ajv/dist/standalone');
  // `unicode: false`: lengths are those of JavaScript's strings, so that the checks need no library at run time.
  const ajv = new Ajv({ code: { source: true, esm: true, lines: false }, unicode: false, logger: false, messages: false, allowUnionTypes: true, inlineRefs: true });
  ajv.addSchema(JSON.parse(fs.readFileSync(schemaFile, 'utf8')), 'messages');
  const code = standalone.default(ajv, { isFromFrame: 'messages#/definitions/fromFrame', isToFrame: 'messages#/definitions/toFrame' });
  return { contents: code, resolveDir: shell };
}

// Imports `games`, each game's names by language, `words`, the texts of kairo-embed.js by language, and `permissions`, a
// frame's `allow`.
export function embedTexts(games) {
  const catalogues = loadCatalogues();
  const textsOf = (key) => Object.fromEntries(languages.map((language) => [language, catalogues[language].get(key)]));
  const words = Object.fromEntries(['play', 'poster', 'title'].map((word) => [word, textsOf(`page.embed.${word}`)]));
  const names = Object.fromEntries(games.map((game) => [game, textsOf(`${game}.name`)]));
  return { contents: Object.entries({ games: names, words, permissions }).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`).join('') };
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function oembedOf(game, title) {
  const frame = `${site}embed.html?game=${game}`;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Kairo',
    ...(site && { provider_url: site }),
    title,
    cache_age: 86400,
    ...size,
    html: `<iframe src="${escaped(frame)}" width="${size.width}" height="${size.height}" title="${escaped(title)}" ` +
      `allow="${permissions}" style="border:0;max-width:100%"></iframe>`,
    ...(site && { thumbnail_url: `${site}posters/${game}-en.svg`, thumbnail_width: size.width, thumbnail_height: size.height }),
  };
}

// The whole box, opened at one game, under an address that can be embedded and previewed by itself.
function gamePage(index, game, title) {
  const facts = [
    `<link rel="alternate" type="application/json+oembed" href="${site}oembed/${game}.json" title="${escaped(title)}">`,
    `<meta property="og:title" content="${escaped(title)}">`,
    '<meta property="og:type" content="website">',
    ...(site ? [`<meta property="og:url" content="${site}${game}.html">`, `<meta property="og:image" content="${site}posters/${game}-en.svg">`] : []),
  ];
  return index
    .replace('<html lang="en">', `<html lang="en" data-game="${game}">`)
    .replace(/<title>[^<]*<\/title>/, [`<title>${escaped(title)} · Kairo</title>`, ...facts].join('\n'));
}

// The ids of the games whose posters lie in `posters`.
export function gamesWith(posters) {
  return [...new Set(fs.readdirSync(posters).map((file) => /^([a-z]+)-[a-z]+\.svg$/.exec(file)?.[1]).filter(Boolean))].sort();
}

// Adds to the site in `out`; its index.html must be there. Returns the names of the games' pages.
export function writeEmbedding(out, posters) {
  fs.cpSync(posters, path.join(out, 'posters'), { recursive: true });
  fs.copyFileSync(schemaFile, path.join(out, path.basename(schemaFile)));
  fs.mkdirSync(path.join(out, 'oembed'));
  const index = fs.readFileSync(path.join(out, 'index.html'), 'utf8');
  const { en } = loadCatalogues();
  return gamesWith(posters).map((game) => {
    const title = en.get(`${game}.name`);
    fs.writeFileSync(path.join(out, 'oembed', `${game}.json`), JSON.stringify(oembedOf(game, title), null, 1));
    fs.writeFileSync(path.join(out, `${game}.html`), gamePage(index, game, title));
    return `${game}.html`;
  });
}
