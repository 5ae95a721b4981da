// Builds what publishers use of the site: the messages' schema and validators, and for each game a poster, a page and an
// oEmbed response; the box has one, too.
//
// The environment variable KAIRO_SITE is the address where the site will be published (https://example.org/kairo/). oEmbed
// responses, link previews (previews.mjs) and frames in a sandbox need absolute addresses; without KAIRO_SITE they are relative.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { loadCatalogues } from './catalogue.mjs';
import { languages } from './languages.mjs';
import * as preview from './previews.mjs';

const shell = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'shell');
const fromShell = createRequire(path.join(shell, 'package.json'));
export const version = /^project\(kairo VERSION (\S+)/m.exec(fs.readFileSync(path.join(shell, '../CMakeLists.txt'), 'utf8'))?.[1] ?? '';
const permissions = 'clipboard-write; web-share; fullscreen';  // for the frame's `allow` attribute; Kairo uses all of them
const size = { width: 720, height: 480 };  // CSS pixels; the default size of a frame
// Of the box's picture, in CSS pixels: some themes leave it as wide as this, on the narrowest phone too.
const pictureSize = { width: 288, height: 288 * preview.height / preview.width };

export const site = process.env.KAIRO_SITE ? new URL(process.env.KAIRO_SITE).href.replace(/\/?$/, '/') : '';

// The site itself as a source in a content security policy. A page in a sandbox has no origin, so in WebKit 'self' does not
// match its own site.
export const ownSource = site ? `'self' ${new URL(site).origin}` : "'self'";

// A published file of shell/ with the codes of the languages.
/** @param {string} file @param {string} between */
const withLanguages = (file, between) => fs.readFileSync(path.join(shell, file), 'utf8')
  .replace(/(["'])\{language\}\1/, (_, quote) => languages.map((language) => `${quote}${language}${quote}`).join(between));
const schema = () => withLanguages('messages.schema.json', ', ');

// The module kairo:messages: `isFromFrame` and `isToFrame` tell whether the schema allows a message.
export function messageChecks() {
  const Ajv = fromShell('ajv');
  const standalone = fromShell('ajv/dist/standalone');
  // `unicode: false` measures lengths in UTF-16 code units, so that the validators need no library at run time.
  const ajv = new Ajv({ code: { source: true, esm: true, lines: false }, unicode: false, logger: false, messages: false, allowUnionTypes: true, inlineRefs: true });
  ajv.addSchema(JSON.parse(schema()), 'messages');
  const code = standalone.default(ajv, { isFromFrame: 'messages#/definitions/fromFrame', isToFrame: 'messages#/definitions/toFrame' });
  return { contents: code, resolveDir: shell };
}

// The module kairo:embed: `games`, each game's name by language; `words`, the texts of kairo-embed.js by language;
// `permissions`, the `allow` attribute of a frame; and `site`, the address that the site is built for, or nothing.
/** @param {string[]} games */
export function embedTexts(games) {
  const catalogues = loadCatalogues();
  /** @param {string} key */
  const textsOf = (key) => Object.fromEntries(languages.map((language) => [language, catalogues[language].get(key)]));
  const words = Object.fromEntries(['play', 'poster', 'title', 'unknown', 'no_game', 'no_link', 'no_site', 'blocked', 'full_page'].map((word) => [word, textsOf(`page.embed.${word}`)]));
  const names = Object.fromEntries(games.map((game) => [game, textsOf(`${game}.name`)]));
  return { contents: Object.entries({ games: names, words, permissions, site }).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`).join('') };
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string} title @param {object} answer */
const oembedOf = (title, answer) => ({ version: '1.0', provider_name: 'Kairo', ...(site && { provider_url: site }), title, cache_age: 86400, ...answer });

// WordPress shows the quoted link until the frame tells its height (shell/frame/wordpress.mjs), and keeps of the frame's
// attributes these only. It is as wide as its column.
/** @param {string} game @param {string} title */
const gameOembed = (game, title) => oembedOf(title, {
  type: 'rich',
  ...size,
  html: `<blockquote><a href="${escaped(`${site}${game}.html`)}">${escaped(title)}</a></blockquote>` +
    `<iframe src="${escaped(`${site}embed.html?game=${game}`)}" width="100%" height="${size.height}" frameborder="0" title="${escaped(title)}" allow="${permissions}"></iframe>`,
  ...(site && { thumbnail_url: `${site}posters/${game}-en.svg`, thumbnail_width: size.width, thumbnail_height: size.height }),
});

// A file cannot know what stands after # in the address that somebody has pasted, but readers of oEmbed let a picture lead to
// that very address: most links to the box are links to a match.
/** @param {string} title */
const boxOembed = (title) => oembedOf(title, { type: 'photo', url: `${site}previews/box.png`, ...pictureSize });

/** @param {string} name @param {string} title */
const oembedLink = (name, title) => `<link rel="alternate" type="application/json+oembed" href="${site}oembed/${name}.json" title="${escaped(title)}">`;

// The page of one game, which has its own address for links, previews and oEmbed.
/** @param {string} index @param {string} game @param {{ title: string, description: string }} facts */
function gamePage(index, game, { title, description }) {
  const metadata = [
    oembedLink(game, title),
  ];
  return index
    .replace('<html lang="en">', `<html lang="en" data-game="${game}">`)
    .replace(/(?<=<meta name="description" content=")[^"]*/, escaped(description))
    .replace(/<title>[^<]*<\/title>/, [`<title>${escaped(title)} · Kairo</title>`, ...metadata].join('\n'));
}

// The ids of the games that have a poster in the folder `posters`.
/** @param {string} posters */
export function gamesWith(posters) {
  return [...new Set(fs.readdirSync(posters).flatMap((file) => /^([a-z]+)-[a-z]+\.svg$/.exec(file)?.[1] ?? []))].sort();
}

// Adds these files to the site in `out`, which must have its index.html already. Returns the names of the games' pages.
/** @param {string} out @param {string} posters */
export function writeEmbedding(out, posters) {
  fs.cpSync(posters, path.join(out, 'posters'), { recursive: true });
  fs.writeFileSync(path.join(out, 'messages.schema.json'), schema().replace('{', `{\n  "$comment": "Kairo ${version}",`));
  fs.writeFileSync(path.join(out, 'kairo-embed.d.ts'), withLanguages('kairo-embed.d.ts', ' | '));
  fs.mkdirSync(path.join(out, 'oembed'));
  const index = fs.readFileSync(path.join(out, 'index.html'), 'utf8');
  const { en, ...others } = loadCatalogues();
  /** @param {string} game */
  const descriptionOf = (game) => [`${en.get(`${game}.tagline`)} ${en.get(`${game}.facts`)}.`, ...Object.values(others).map((texts) => texts.get(`${game}.tagline`))].join(' · ');
  const boxTitle = /** @type {string} */ (en.get('app.title'));
  /** @param {string} name @param {object} answer */
  const writeAnswer = (name, answer) => fs.writeFileSync(path.join(out, 'oembed', `${name}.json`), JSON.stringify(answer, null, 1));
  writeAnswer('box', boxOembed(boxTitle));
  fs.writeFileSync(path.join(out, 'index.html'), index.replace(/<title>/, `${oembedLink('box', boxTitle)}\n<title>`));
  return gamesWith(posters).map((game) => {
    const title = /** @type {string} */ (en.get(`${game}.name`));
    writeAnswer(game, gameOembed(game, title));
    fs.writeFileSync(path.join(out, `${game}.html`), gamePage(index, game, { title, description: descriptionOf(game) }));
    return `${game}.html`;
  });
}
