// Puts the static site together: the modules of shell/ bundled and minified, the WASM module and the fonts, every file
// under a name that carries its hash, with brotli and gzip twins; then says what it weighs.
//
//   usage: node cmake/dist.mjs BUILD_FOLDER OUTPUT_FOLDER [--debug]
//     --debug   readable modules with source maps, no twins, no budget
//
// HTML files keep their names; what their `href` and `src` name is replaced by the built file: modules and style sheets
// of shell/ by their bundles, and kairo.wasm, the fonts and what installing needs by their hashed names. `{en:page.about}`
// is replaced by that text of that catalogue, `{own}` by what a policy calls the site itself, and `<!-- parts/head.html -->`
// by that file of shell/. These imports are made by the build:
//   kairo:engine   Emscripten's factory, as the default export
//   kairo:files    `files`: where kairo.wasm and each font lie beside the page; `build`: the id of this build
//   kairo:texts    `texts`: the page.… texts by language
//   kairo:messages, kairo:embed   see cmake/embedding.mjs
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { loadCatalogues } from './catalogue.mjs';
import { embedTexts, gamesWith, messageChecks, ownSource, writeEmbedding } from './embedding.mjs';
import { makeManifest } from './manifest.mjs';
import { reportSizes } from './sizes.mjs';
import { writeTwins } from './twins.mjs';
import { makeWorker } from './worker.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const shell = path.join(root, 'shell');
const esbuild = createRequire(path.join(shell, 'package.json'))('esbuild');

const [build, out] = process.argv.slice(2, 4).map((folder) => path.resolve(folder));
const debug = process.argv.includes('--debug');
const generated = path.join(build, 'generated');
const fonts = ['reading', 'display', 'names'];
const loadedLater = ['names'];  // fonts that a game can begin without

const fresh = `${out}.new`;
fs.rmSync(fresh, { recursive: true, force: true });
fs.mkdirSync(fresh, { recursive: true });

// Puts a file beside the page under a name that carries its hash; returns the name.
function keep(file, content) {
  const { name, ext } = path.parse(file);
  const kept = `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 10)}${ext}`;
  fs.writeFileSync(path.join(fresh, kept), content);
  return kept;
}

const copy = (file) => keep(file, fs.readFileSync(file));

// --- what the modules are told -------------------------------------------------------------------------------------

const wasm = copy(path.join(build, 'page', 'kairo.wasm'));
const wasmMap = path.join(build, 'page', 'kairo.wasm.map');
if (debug && fs.existsSync(wasmMap)) fs.copyFileSync(wasmMap, path.join(fresh, 'kairo.wasm.map'));
const fontFiles = Object.fromEntries(fonts.map((font) => [font, copy(path.join(generated, 'fonts', `${font}.ttf`))]));
const posters = path.join(build, 'page', 'posters');
const buildId = fs.readFileSync(path.join(generated, 'build_id.txt'), 'utf8');
const texts = Object.fromEntries(Object.entries(loadCatalogues()).map(([language, entries]) => [language, Object.fromEntries(entries)]));

const made = {
  'kairo:engine': { contents: fs.readFileSync(path.join(build, 'page', 'kairo.mjs'), 'utf8'), resolveDir: build },
  'kairo:texts': { contents: fs.readFileSync(path.join(generated, 'texts.mjs'), 'utf8') },
  'kairo:messages': messageChecks(),
  'kairo:embed': embedTexts(gamesWith(posters)),
  'kairo:files': {
    contents: `export const files = ${JSON.stringify({ wasm, fonts: fontFiles })};\n` +
      `export const build = ${JSON.stringify(buildId)};\n`,
  },
};
const madeModules = {
  name: 'kairo',
  setup(bundler) {
    bundler.onResolve({ filter: /^kairo:/ }, ({ path: name }) => ({ path: name, namespace: 'kairo' }));
    bundler.onLoad({ filter: /.*/, namespace: 'kairo' }, ({ path: name }) =>
      made[name] ?? { errors: [{ text: `the build makes no ${name}` }] });
  },
};

// --- pages and what they name --------------------------------------------------------------------------------------

const pages = fs.readdirSync(shell).filter((file) => file.endsWith('.html'));
const attribute = /\b(href|src)="([^"]+)"/g;
const namedIn = (html) => [...html.matchAll(attribute)].map(([, , name]) => name).filter((name) => fs.existsSync(path.join(shell, name)));
const source = (file) => fs.readFileSync(path.join(shell, file), 'utf8');
const htmlOf = Object.fromEntries(pages.map((page) =>
  [page, source(page).replace(/<!-- (parts\/\S+) -->\n/g, (_, part) => source(part))]));
const named = [...new Set(pages.flatMap((page) => namedIn(htmlOf[page])))].filter((name) => !/\.(html|json)$/.test(name));
const bundled = named.filter((name) => /\.(mjs|js|css)$/.test(name));

const bundle = (options) => esbuild.build({
  absWorkingDir: shell,
  bundle: true,
  target: ['es2022'],
  outdir: fresh,
  minify: !debug,
  sourcemap: debug,
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [madeModules],
  ...options,
}).catch(() => {
  console.error('The page was not built: esbuild names the place above.');
  process.exit(1);
});
const { metafile } = await bundle({
  entryPoints: bundled,
  splitting: true,
  format: 'esm',
  entryNames: '[name].[hash]',
  chunkNames: '[name].[hash]',
  assetNames: '[name].[hash]',
  outExtension: { '.js': '.mjs' },
  loader: { '.svg': 'file', '.png': 'file', '.ttf': 'file' },
});
// What publishers link keeps its name, and runs as a classic script too.
await bundle({ entryPoints: ['kairo-embed.mjs'], format: 'iife' });

const replacement = new Map([['kairo.wasm', wasm], ...fonts.map((font) => [`${font}.ttf`, fontFiles[font]]),
  ...Object.entries(await makeManifest({ shell, texts, keep }))]);
const outputs = Object.entries(metafile.outputs).map(([file, facts]) => [path.basename(file), facts]);
for (const [file, { entryPoint }] of outputs) if (entryPoint) replacement.set(entryPoint, file);
for (const name of named) if (!bundled.includes(name) && !replacement.has(name)) replacement.set(name, copy(path.join(shell, name)));

const inHtml = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);
const spoken = (html) => html.replace(/\{(\w\w):([\w.]+)\}/g, (whole, language, key) => inHtml(texts[language][key]));
for (const page of pages)
  fs.writeFileSync(path.join(fresh, page),
    spoken(htmlOf[page]).replaceAll('{own}', ownSource).replace(attribute, (whole, kind, name) => (replacement.has(name) ? `${kind}="${replacement.get(name)}"` : whole)));
fs.copyFileSync(path.join(generated, 'licences.txt'), path.join(fresh, 'licences.txt'));
const gamePages = writeEmbedding(fresh, posters);

// --- twins, weights, and the swap ----------------------------------------------------------------------------------

// All that the first page needs before a game can be played.
function neededFirst() {
  const needed = new Set(['index.html', wasm, ...fonts.filter((font) => !loadedLater.includes(font)).map((font) => fontFiles[font])]);
  const visit = (file) => {
    if (!file || needed.has(file)) return;
    needed.add(file);
    const facts = outputs.find(([name]) => name === file)?.[1];
    for (const { path: next, kind } of facts?.imports ?? []) if (kind !== 'dynamic-import') visit(path.basename(next));
  };
  for (const name of namedIn(htmlOf['index.html'] ?? '')) visit(replacement.get(name));
  return needed;
}

const first = neededFirst();
await makeWorker(esbuild, { shell, folder: fresh, build: buildId, needed: [...first, ...gamePages].sort(),
  later: loadedLater.map((font) => fontFiles[font]), minify: !debug });
const files = fs.readdirSync(fresh, { recursive: true }).filter((name) => fs.statSync(path.join(fresh, name)).isFile()).sort();
fs.writeFileSync(path.join(fresh, 'files.json'),
  JSON.stringify({ build: buildId, files: files.map((name) => ({ name, first: first.has(name) })) }, null, 1));
if (!debug) writeTwins(fresh, files, path.join(root, 'build', 'twins'));

fs.rmSync(out, { recursive: true, force: true });
fs.renameSync(fresh, out);
if (!debug && !reportSizes(out, files, first)) process.exitCode = 1;
