// Builds the static site: bundles and minifies the modules of shell/, adds the WASM module and the fonts, puts a hash into
// every file name, writes brotli and gzip copies, and reports the sizes.
//
//   usage: node cmake/dist.mjs BUILD_FOLDER OUTPUT_FOLDER [--debug]
//     --debug   readable modules with source maps, no compressed copies, no size budget
//
// The built modules are called `.js`, because some servers, such as nginx 1.22, send `.mjs` as no script at all.
//
// HTML files keep their names. In them, `href` and `src` are pointed at the built files: modules and style sheets of shell/
// at their bundles; kairo.wasm, the fonts, the manifest and its icons at their hashed names. `{en:page.about}` becomes that
// text of that catalogue; a line with `{each:page.about}` stands there once for each language, and `{each}` in it is the code. `{own}` the source of the site itself in a content security policy,
// `{relays}` those of the relays of live tables, each after a blank, and `<!-- parts/head.html -->` the content of that file of shell/. The build provides these modules:
//   kairo:engine   Emscripten's factory function, as the default export; kairo:thinker the one of the program for bots
//   kairo:files    `files`: the names of kairo.wasm, the program for bots, each font, each language's texts and help texts,
//                  each game's lessons and the worker of live tables beside the page; `canvasBytes`: the size of kairo.wasm; `integrity`: the check sum of each, by that name; `relays`: of live tables, divided by
//                  blanks; `build`: the id of this build
//   kairo:pinned   `integrity`: the check sum of kairo-embed.js, for publishers' script elements
//   kairo:texts    `texts`: the texts with keys `page.…` that modules say, by language; kairo:publish_texts those with
//                  keys `page.publish.…`; kairo:offline_texts, kairo:host_texts, kairo:frame_texts, kairo:pass_texts and kairo:result_texts
//                  those with keys `page.offline.…` and so on
//   kairo:sounds   `recipes`: how each sound is made (assets/sound)
//   kairo:messages, kairo:embed   see cmake/embedding.mjs
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { makeBooks } from './book.mjs';
import { makeBuiltPages } from './built_pages.mjs';
import { loadCatalogues } from './catalogue.mjs';
import { writeCompressed } from './compress.mjs';
import { embedTexts, gamesWith, messageChecks, ownSource, site, writeEmbedding } from './embedding.mjs';
import { fileFor, readRecipe } from './fonts.mjs';
import { inEachLanguage, languages, stylesInEachLanguage } from './languages.mjs';
import { makeManifest, makeRenderer } from './manifest.mjs';
import { withPreview, writePreviewPictures } from './previews.mjs';
import { relaySources, relaysOf } from './relays.mjs';
import { reportSizes } from './sizes.mjs';
import { soundsModule } from './sounds.mjs';
import { makeWorker } from './worker.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const shell = path.join(root, 'shell');
/** @type {typeof import('esbuild')} */
const esbuild = createRequire(path.join(shell, 'package.json'))('esbuild');

const [build, out] = process.argv.slice(2, 4).map((folder) => path.resolve(folder));
const debug = process.argv.includes('--debug');
const generated = path.join(build, 'generated');
const fonts = Object.keys(readRecipe());
/** @param {string} language */
const firstFonts = (language) => ['reading', 'display', fileFor('reading', language)];  // shell/language_files.mjs

const staging = `${out}.new`;
fs.rmSync(staging, { recursive: true, force: true });
fs.mkdirSync(staging, { recursive: true });

// Adds a file to the site under a name with its hash; returns the name.
/** @param {string} file @param {string | Uint8Array} content */
function add(file, content) {
  const { name, ext } = path.parse(file);
  const hashedName = `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 10)}${ext}`;
  fs.writeFileSync(path.join(staging, hashedName), content);
  return hashedName;
}

/** @param {string} file */
const copy = (file) => add(file, fs.readFileSync(file));

// --- the modules that the build provides ----------------------------------------------------------------------------

const wasm = copy(path.join(build, 'page', 'kairo.wasm'));
const wasmMap = path.join(build, 'page', 'kairo.wasm.map');
if (debug && fs.existsSync(wasmMap)) fs.copyFileSync(wasmMap, path.join(staging, 'kairo.wasm.map'));
// The games that cmake/split-games.mjs has taken out of it.
const gameModules = path.join(build, 'page', 'games');
const modules = Object.fromEntries((fs.existsSync(gameModules) ? fs.readdirSync(gameModules).sort() : []).map((file) => [path.parse(file).name, copy(path.join(gameModules, file))]));
const thinkerWasm = copy(path.join(build, 'page', 'thinker.wasm'));
const { theme: colours } = JSON.parse(fs.readFileSync(path.join(build, 'page', 'pages', 'colours.json'), 'utf8'));  // the canvas's
const fontFiles = Object.fromEntries(fonts.map((font) => [font, copy(path.join(generated, 'fonts', `${font}.ttf`))]));
const lentFonts = Object.fromEntries(Object.entries(fontFiles).filter(([font]) => font !== 'book'));  // which the books alone use
const lessonFiles = fs.readdirSync(path.join(generated, 'lessons')).sort();
const lessons = Object.fromEntries(lessonFiles.map((file) =>
  [path.parse(file).name, add(`lessons-${file}`, fs.readFileSync(path.join(generated, 'lessons', file)))]));
/** @param {string} kind */
const textFiles = (kind) => Object.fromEntries(languages.map((language) => [language, copy(path.join(generated, `${kind}-${language}.txt`))]));
const canvasTexts = textFiles('texts');
const help = textFiles('help');
const posters = path.join(build, 'page', 'posters');
const firstPages = path.join(build, 'page', 'pages');  // what the pages show first, and the pictures on them
// By name and shape: `covers['cover.wicked']['4x3']`.
/** @type {Record<string, Record<string, string>>} */
const covers = {};
for (const file of fs.readdirSync(firstPages).filter((name) => name.endsWith('.svg'))) {
  const [, name, shape] = /** @type {RegExpExecArray} */ (/^(cover-\w+)-(\w+)\.svg$/.exec(file));
  (covers[name.replace('-', '.')] ??= {})[shape] = copy(path.join(firstPages, file));
}
/** @param {string} file @param {string} kind */
const sumOf = (file, kind) => `${kind}-${createHash(kind).update(fs.readFileSync(path.join(staging, file))).digest('base64')}`;
const integrity = Object.fromEntries([wasm, ...Object.values(modules), ...Object.values(fontFiles), ...Object.values(canvasTexts), ...Object.values(help), ...Object.values(lessons)].map((file) => [file, sumOf(file, 'sha256')]));
const relays = relaysOf(process.env.KAIRO_RELAY ?? '');
const buildId = fs.readFileSync(path.join(generated, 'build_id.txt'), 'utf8');
const texts = Object.fromEntries(Object.entries(loadCatalogues()).map(([language, entries]) => [language, Object.fromEntries(entries)]));

/** @param {string} start */
const textsWith = (start) => ({ contents: `export const texts = ${JSON.stringify(Object.fromEntries(languages.map((language) =>
  [language, Object.fromEntries(Object.entries(texts[language]).filter(([key]) => key.startsWith(start)))])))};\n` });

/** @type {Record<string, import('esbuild').OnLoadResult>} */
const providedModules = {
  'kairo:engine': { contents: fs.readFileSync(path.join(build, 'page', 'kairo.mjs'), 'utf8'), resolveDir: build },
  'kairo:thinker': { contents: fs.readFileSync(path.join(build, 'page', 'thinker.mjs'), 'utf8'), resolveDir: build },
  'kairo:texts': { contents: fs.readFileSync(path.join(generated, 'texts.mjs'), 'utf8') },
  'kairo:publish_texts': { contents: fs.readFileSync(path.join(generated, 'publish_texts.mjs'), 'utf8') },
  'kairo:offline_texts': textsWith('page.offline.'),
  'kairo:host_texts': textsWith('page.host.'),
  'kairo:frame_texts': textsWith('page.frame.'),
  'kairo:pass_texts': textsWith('page.pass.'),
  'kairo:result_texts': textsWith('page.result.'),
  'kairo:sounds': soundsModule(),
  'kairo:pictures': { contents: `export const covers = ${JSON.stringify(covers)};\nexport const signs = ${fs.readFileSync(path.join(firstPages, 'signs.json'), 'utf8')};\n` },
  'kairo:colours': { contents: `export const colours = ${JSON.stringify(colours)};\n` },
  'kairo:messages': messageChecks(),
  'kairo:embed': embedTexts(gamesWith(posters)),
};
/** @type {import('esbuild').Plugin} */
const providerPlugin = {
  name: 'kairo',
  setup(bundler) {
    bundler.onResolve({ filter: /^kairo:/ }, ({ path: name }) => ({ path: name, namespace: 'kairo' }));
    // The style sheets use the very files that the canvas loads.
    bundler.onResolve({ filter: /\.ttf$/ }, ({ path: name }) => ({ path: fontFiles[path.parse(name).name], external: true }));
    // The table of colours is the canvas's (web/draw/theme.h).
    bundler.onResolve({ filter: /\/colours\.css$/ }, () => ({ path: path.join(firstPages, 'colours.css') }));
    bundler.onLoad({ filter: /\.css$/ }, ({ path: file }) => ({ contents: stylesInEachLanguage(fs.readFileSync(file, 'utf8')), loader: 'css' }));
    bundler.onLoad({ filter: /.*/, namespace: 'kairo' }, ({ path: name }) =>
      providedModules[name] ?? { errors: [{ text: `the build does not provide ${name}` }] });
  },
};

// --- pages and the files that they refer to -------------------------------------------------------------------------

const pages = fs.readdirSync(shell).filter((file) => file.endsWith('.html'));
const attribute = /\b(href|src)="([^"]+)"/g;
/** @param {string} html */
const referencesIn = (html) => [...html.matchAll(attribute)].map(([, , name]) => name).filter((name) => fs.statSync(path.join(shell, name), { throwIfNoEntry: false })?.isFile());
/** @param {string} file */
const source = (file) => fs.readFileSync(path.join(shell, file), 'utf8');
const htmlOf = Object.fromEntries(pages.map((page) =>
  [page, inEachLanguage(source(page).replace(/<!-- (parts\/\S+) -->\n/g, (_, part) => source(part)))]));
const define = { KAIRO_LANGUAGES: JSON.stringify(` ${languages.join(' ')} `) };  // for page/early.js
const { code: early } = await esbuild.transform(source('page/early.js'), { minify: !debug, define });
const earlySum = `'sha256-${createHash('sha256').update(early).digest('base64')}'`;
const references = [...new Set(pages.flatMap((page) => referencesIn(htmlOf[page])))].filter((name) => !/\.(html|json|d\.ts)$/.test(name));
const bundled = references.filter((name) => /\.(mjs|js|css)$/.test(name));

/** @param {import('esbuild').BuildOptions} options */
const bundle = (options) => /** @type {Promise<{ metafile: import('esbuild').Metafile }>} */ (esbuild.build({
  absWorkingDir: shell,
  bundle: true,
  target: ['es2022'],
  outdir: staging,
  minify: !debug,
  sourcemap: debug,
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [providerPlugin],
  define,
  ...options,
}).catch(() => {
  console.error('The page was not built: see the errors of esbuild above.');
  process.exit(1);
}));
// Publishers link to this file, so it keeps its name, and it must run as a classic script too.
await bundle({ entryPoints: ['kairo-embed.mjs'], format: 'iife' });
// Loaded by its name, in a worker or as a part of the page.
const { metafile: thinkerFacts } = await bundle({ entryPoints: ['thinker.mjs'], format: 'esm', entryNames: '[name].[hash]' });
const thinker = { script: path.basename(/** @type {string} */ (Object.keys(thinkerFacts.outputs).find((file) => file.endsWith('.js')))), wasm: thinkerWasm };
const { metafile: lineFacts } = await bundle({ entryPoints: ['live/line.mjs'], format: 'esm', entryNames: '[name].[hash]' });
const line = path.basename(/** @type {string} */ (Object.keys(lineFacts.outputs).find((file) => file.endsWith('.js'))));
providedModules['kairo:files'] = {
  contents: `export const files = ${JSON.stringify({ wasm, games: modules, thinker, line, fonts: lentFonts, texts: canvasTexts, help, lessons })};\n` +
    `export const canvasBytes = ${fs.statSync(path.join(build, 'page', 'kairo.wasm')).size};\n` +
    `export const integrity = ${JSON.stringify(integrity)};\n` +
    `export const relays = ${JSON.stringify(relays)};\n` +
    `export const build = ${JSON.stringify(buildId)};\n`,
};
providedModules['kairo:pinned'] = { contents: `export const integrity = ${JSON.stringify(sumOf('kairo-embed.js', 'sha384'))};\n` };
const { metafile } = await bundle({
  entryPoints: bundled,
  splitting: true,
  format: 'esm',
  charset: 'utf8',  // which modules always are
  entryNames: '[name].[hash]',
  chunkNames: '[name].[hash]',
  assetNames: '[name].[hash]',
  loader: { '.svg': 'file', '.png': 'file', '.html': 'text' },
});

const render = await makeRenderer(shell);
const replacement = new Map(Object.entries({
  'kairo.wasm': wasm, ...Object.fromEntries(fonts.map((font) => [`${font}.ttf`, fontFiles[font]])),
  ...await makeManifest({ shell, colours, texts, games: gamesWith(posters), render, add }),
}));
/** @type {[file: string, facts: import('esbuild').Metafile['outputs'][string]][]} */
const outputs = Object.entries(metafile.outputs).map(([file, facts]) => [path.basename(file), facts]);
for (const [file, { entryPoint }] of outputs) if (entryPoint) replacement.set(entryPoint, file);
for (const name of references) if (!bundled.includes(name) && !replacement.has(name)) replacement.set(name, copy(path.join(shell, name)));

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
/** @param {string} html */
const withTexts = (html) => html.replace(/\{([a-z]{2,3}):([\w.]+)\}/g, (_, language, key) => escaped(texts[language][key]));
const builtPages = await makeBuiltPages({ esbuild, shell, plugin: providerPlugin, folder: firstPages });
/** @type {Record<string, string>} */
const titleOf = { 'developers.html': `${texts.en['page.publish.dev.title']} · Kairo`, 'publish.html': `${texts.en['page.publish.title']} · Kairo`, 'embed.html': texts.en['page.frame_title'] };
/** @param {string} page */
const builtHtml = (page) => withTexts(htmlOf[page]).replace('{title}', titleOf[page] ?? 'Kairo').replaceAll('{own}', ownSource).replaceAll('{relays}', relaySources(relays)).replaceAll('{early}', () => earlySum)
  .replace(/\{colour:(\w+)\}/g, (_, theme) => colours[theme].ground)
  .replace('<!-- early.js -->', () => `<script>${early}</script>`)
  .replace(attribute, (whole, kind, name) => (replacement.has(name) ? `${kind}="${replacement.get(name)}"` : whole));
const bookTemplate = 'book.html';
for (const page of pages.filter((name) => name !== bookTemplate)) fs.writeFileSync(path.join(staging, page), builtHtml(page));
const books = makeBooks(builtHtml(bookTemplate), path.join(build, 'page', 'book'), add);
for (const [page, html] of Object.entries(books.pages)) fs.writeFileSync(path.join(staging, page), html);
fs.copyFileSync(path.join(generated, 'licences.txt'), path.join(staging, 'licences.txt'));
const gamePages = writeEmbedding(staging, posters);
const games = gamesWith(posters);
writePreviewPictures(staging, Object.fromEntries(games.map((game) => [game, fs.readFileSync(path.join(firstPages, `cover-${game}-16x9.svg`), 'utf8')])), render);
/** @type {Record<string, string[]>} */
const firstDocuments = { 'index.html': ['box'], 'embed.html': ['box', ...games], ...Object.fromEntries(games.map((game) => [`${game}.html`, [game]])) };
for (const [page, names] of Object.entries(firstDocuments)) {
  const file = path.join(staging, page);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('<!-- built pages -->', () => builtPages(names)));
}

for (const page of fs.readdirSync(staging).filter((name) => name.endsWith('.html'))) {
  const file = path.join(staging, page);
  const picture = games.find((game) => new RegExp(`^(rules-)?${game}\\b`).test(page)) ?? 'box';
  fs.writeFileSync(file, withPreview(fs.readFileSync(file, 'utf8'), { site, page: page === 'index.html' ? '' : page, picture }));
}

// --- compressed copies, sizes, and moving the site into place -------------------------------------------------------

// A file with the modules that it imports.
/** @param {string | undefined} file @param {Set<string>} needed */
function withImports(file, needed = new Set()) {
  if (!file || needed.has(file)) return needed;
  needed.add(file);
  const facts = outputs.find(([name]) => name === file)?.[1];
  for (const { path: next, kind, external } of facts?.imports ?? []) if (kind !== 'dynamic-import' && !external) withImports(path.basename(next), needed);
  return needed;
}

// The same of all files that a page of the site refers to.
/** @param {string} page @param {Set<string>} needed */
function filesOf(page, needed = new Set()) {
  for (const name of referencesIn(htmlOf[page] ?? '')) withImports(replacement.get(name), needed);
  return needed;
}

/** @param {string} file */
const bytes = (file) => fs.statSync(path.join(staging, file)).size;
// All files that the page loads before the first game can be played, by language; of the games' modules that of the largest.
const bySize = Object.values(modules).sort((one, other) => bytes(other) - bytes(one));
const [largestGame, otherGames] = [bySize.slice(0, 1), bySize.slice(1)];
const first = Object.fromEntries(languages.map((language) =>
  [language, withImports(replacement.get('main.mjs'), filesOf('index.html', new Set(['index.html', wasm, ...largestGame, canvasTexts[language], ...firstFonts(language).map((font) => fontFiles[font])])))]));
const firstOfAny = new Set(languages.flatMap((language) => [...first[language]]));
const bookFiles = new Set([...Object.keys(books.pages), ...books.files, ...filesOf(bookTemplate)].filter((file) => !firstOfAny.has(file)));
// The worker stores what comes after the first frame too: the titles' fonts of other languages, what explains the games, the bots that search, the sounds, the
// pictures of the games and of a result, and the code of a link.
const explaining = [...bookFiles, ...Object.values(help), fontFiles.help, fontFiles.book, ...Object.values(lessons)];
const thinking = Object.values(thinker);
const titles = languages.map((language) => fontFiles[fileFor('display', language)]).filter((file) => !firstOfAny.has(file));
/** @type {Set<string>} */
const wanted = new Set();
const live = relays.length > 0 ? ['live/live.mjs'] : [];  // and with it the worker of live tables, or a page that is kept could not load its own after an update
for (const name of ['sound/synth.mjs', 'result_dialog.mjs', 'pass_dialog.mjs', 'qr.mjs', 'page/early.js', 'page/phrases.mjs', ...live]) withImports(replacement.get(name), wanted);
const pictures = Object.values(covers).flatMap((shapes) => Object.values(shapes));
const afterFirst = [...otherGames, ...titles, ...explaining, ...thinking, ...(live.length > 0 ? [line] : []), ...pictures, ...[...wanted].filter((file) => !firstOfAny.has(file))];
await makeWorker(esbuild, { shell, folder: staging, build: buildId, needed: [...firstOfAny, ...gamePages, ...afterFirst].sort(),
  later: [fontFiles.names], minify: !debug });
const files = fs.readdirSync(staging, { recursive: true, encoding: 'utf8' }).filter((name) => fs.statSync(path.join(staging, name)).isFile()).sort();
fs.writeFileSync(path.join(staging, 'files.json'),
  JSON.stringify({ build: buildId, files: files.map((name) => ({ name, first: firstOfAny.has(name), afterFirst: afterFirst.includes(name) })) }, null, 1));
if (!debug) writeCompressed(staging, files, path.join(root, 'build', 'compressed'));

fs.rmSync(out, { recursive: true, force: true });
fs.renameSync(staging, out);
if (!debug && !reportSizes(out, files, { first, thinking: new Set(thinking), book: bookFiles })) process.exitCode = 1;
