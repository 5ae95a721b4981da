// Reports which lines of engine and canvas the native tests run, by folder, and the files with most lines that none runs.
// Prints it, and writes it as pages with all sources into build/coverage/html.
//
//   usage: node cmake/coverage.mjs PROFILES PROGRAM…
//     PROFILES   the folder with what the programs have written: LLVM_PROFILE_FILE=PROFILES/%p.profraw
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ file: string, lines: number, run: number }} Count */

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const [profiles, ...programs] = process.argv.slice(2);
const most = 20;  // files that are listed

/** @param {string} tool @param {string[]} args */
const llvm = (tool, ...args) => execFileSync(`${tool}-19`, args, { encoding: 'utf8', maxBuffer: 1 << 28 });

/** @returns {Count[]} */
function counts() {
  const raw = fs.readdirSync(profiles).filter((file) => file.endsWith('.profraw')).map((file) => path.join(profiles, file));
  const all = path.join(profiles, 'all.profdata');
  llvm('llvm-profdata', 'merge', '--sparse', `--output=${all}`, ...raw);
  const [program, ...others] = programs;
  const objects = [program, ...others.map((other) => `--object=${other}`), `--instr-profile=${all}`, '--ignore-filename-regex=/(tests|build|toolchain|src/googletest)/'];
  const html = path.join(root, 'build/coverage/html');
  llvm('llvm-cov', 'show', ...objects, '--format=html', `--output-dir=${html}`, '--show-branches=count');
  /** @type {{ data: { files: { filename: string, summary: { lines: { count: number, covered: number } } }[] }[] }} */
  const { data: [{ files }] } = JSON.parse(llvm('llvm-cov', 'export', '--summary-only', ...objects));
  return files.map(({ filename, summary: { lines: { count, covered } } }) => ({ file: path.relative(root, filename), lines: count, run: covered }))
    .filter(({ file }) => /^(engine|web)\//.test(file));
}

// `engine/core`, `engine/games/wicked`, `web/app`, `web/tables/ruin`, …
/** @param {string} file */
const roomOf = (file) => /^(engine\/(?:games\/)?\w+|web\/(?:tables\/(?=\w+\/))?\w+)\//.exec(file)?.[1] ?? path.dirname(file);

/** @param {string} name @param {number} run @param {number} lines */
const row = (name, run, lines) => `${name.padEnd(40)}${`${lines - run}`.padStart(7)} of ${`${lines}`.padStart(6)} lines are not run (${(100 * run / lines).toFixed(1)} % are)`;

const all = counts();
for (const room of [...new Set(all.map(({ file }) => roomOf(file)))].sort()) {
  const files = all.filter(({ file }) => roomOf(file) === room);
  console.log(row(room, files.reduce((sum, { run }) => sum + run, 0), files.reduce((sum, { lines }) => sum + lines, 0)));
}
console.log();
for (const { file, run, lines } of all.sort((a, b) => (b.lines - b.run) - (a.lines - a.run)).slice(0, most)) console.log(row(file, run, lines));
