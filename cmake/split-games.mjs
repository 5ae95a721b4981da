// Takes each game's rules and table out of the page's program, as modules of their own, so that the first game does not wait
// for the others (shell/game_modules.mjs loads them).
//
//   usage: node cmake/split-games.mjs BINARYEN PROGRAM SYMBOLS FOLDER
//     BINARYEN  the folder of wasm-split and wasm-opt
//     PROGRAM   the whole program, which is replaced by what all games share
//     SYMBOLS   Emscripten's list of the program's functions; it is deleted
//     FOLDER    for the modules, GAME.wasm each
//
// A game's functions are those of its namespace, `kairo::GAME`, but for what the box and the set-up ask of it. Where
// Binaryen's tool does something else than expected, the program stays whole, which costs only bytes.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [binaryen, program, symbols, folder] = process.argv.slice(2);
const games = fs.readdirSync(path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'engine', 'games')).sort();
const features = ['bulk-memory', 'nontrapping-float-to-int', 'sign-ext', 'mutable-globals', 'reference-types'].map((name) => `--enable-${name}`);
// From this version on, names of modules end with a colon, and a missing module is asked for unless told otherwise.
const colonsFrom = 125;

/** @param {string} tool @param {string[]} options */
const run = (tool, ...options) => execFileSync(path.join(binaryen, tool), options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const module = new WebAssembly.Module(fs.readFileSync(program));
const imports = WebAssembly.Module.imports(module).filter(({ kind }) => kind === 'function').length;

// The numbers of each game's functions, which are their names where the program has none. Imports come before all functions.
function functionsOf() {
  /** @type {Record<string, number[]>} */
  const functions = Object.fromEntries(games.map((game) => [game, []]));
  for (const line of fs.readFileSync(symbols, 'utf8').trim().split('\n')) {
    const [number, ...name] = line.split(':');
    const owners = games.filter((game) => name.join(':').includes(`kairo::${game}::`));
    if (owners.length === 1 && Number(number) >= imports) functions[/** @type {string} */ (owners[0])]?.push(Number(number) - imports);
  }
  return functions;
}

/** @param {Record<string, number[]>} functions @param {boolean} hasColons */
const manifestOf = (functions, hasColons) => Object.entries(functions).filter(([, own]) => own.length > 0)
  .map(([game, own]) => [hasColons ? `${game}:` : game, ...own].join('\n')).join('\n\n');

function split() {
  const version = Number(/\d+/.exec(run('wasm-split', '--version'))?.[0]);
  const isNew = version >= colonsFrom;
  const manifest = path.join(folder, 'manifest.txt');
  fs.writeFileSync(manifest, `${manifestOf(functionsOf(), isNew)}\n`);
  const shared = path.join(folder, 'shared.wasm');
  run('wasm-split', '--multi-split', ...(isNew ? ['--no-placeholders'] : []), ...features, '--manifest', manifest, `--out-prefix=${folder}/`, '-o', shared, program);
  const made = fs.readdirSync(folder).filter((name) => name.endsWith('.wasm'));
  for (const name of made) run('wasm-opt', ...features, '-Oz', '-o', path.join(folder, name), path.join(folder, name));
  for (const name of made) check(path.join(folder, name));
  fs.renameSync(shared, program);
  fs.rmSync(manifest);
}

// Modules may need only the program's own exports, which have no name of a module.
/** @param {string} file */
function check(file) {
  const from = new Set(WebAssembly.Module.imports(new WebAssembly.Module(fs.readFileSync(file))).map((entry) => entry.module));
  const expected = path.basename(file) === 'shared.wasm' ? 'a' : '';
  if (from.size !== 1 || !from.has(expected)) throw new Error(`${path.basename(file)} needs ${[...from].join(', ')}`);
}

fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(folder, { recursive: true });
try {
  split();
} catch (error) {
  fs.rmSync(folder, { recursive: true, force: true });
  console.log(`The games stay within kairo.wasm, since they could not be split off: ${/** @type {Error} */ (error).message}`);
}
fs.rmSync(symbols);
