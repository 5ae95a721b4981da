// Tests the tests: makes mutants of the rules of each game and of engine/match (mutate.mjs) in a copy of the project, and
// lists those that no test notices. A survivor is a rule that is not tested, or a change that changes nothing: then it is noted
// in equivalent.txt and no longer tried.
//
//   usage: node tests/mutation/run.mjs [GAME … | match] [--minutes=M] [--own] [--folder=FOLDER] [--keep]
//     --minutes   for each of them, 15 if not told: of more mutants than can be tried, some of every file are
//     --own       only by the tests of its own rules: many more in that time, but those of all games may notice some that survive
//     --keep      tries the program that is in the folder from the last time
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { equivalents, nameOf } from './equivalent.mjs';
import { mutate } from './mutate.mjs';

/** @typedef {import('./equivalent.mjs').Placed} Placed */
/** @typedef {{ name: string, file: string }} Suite */

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const games = fs.readdirSync(path.join(root, 'engine/games')).filter((name) => fs.statSync(path.join(root, 'engine/games', name)).isDirectory());
const { values: { minutes, own, folder, keep }, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '15' }, own: { type: 'boolean', default: false }, folder: { type: 'string', default: path.join(root, 'build/mutation') }, keep: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const targets = positionals.length > 0 ? positionals : [...games, 'match'];
const listFile = path.join(folder, 'mutants.json');
const program = path.join(folder, 'build/native-check/kairo_tests');

/** @param {string} target */
const folderOf = (target) => (target === 'match' ? 'engine/match' : `engine/games/${target}/rules`);

// Copies the project and puts the mutants of the targets into the copy. A file without mutants is compiled from ccache.
function prepare() {
  for (const name of ['CMakeLists.txt', 'CMakePresets.json', 'LICENSE', 'assets', 'cmake', 'engine', 'tests', 'web'])
    fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true, preserveTimestamps: true, filter: (file) => path.basename(file) !== 'node_modules' });
  /** @type {Placed[]} */
  const all = [];
  for (const file of targets.map(folderOf).flatMap((where) => fs.readdirSync(path.join(root, where)).map((name) => `${where}/${name}`)).filter((file) => /\.(cpp|h)$/.test(file))) {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    const { text, mutants } = mutate(source, all.length + 1);
    all.push(...mutants.map((mutant) => ({ ...mutant, file, source: source.split('\n')[mutant.line - 1].trim() })));
    fs.writeFileSync(path.join(folder, file), text);
  }
  fs.writeFileSync(listFile, JSON.stringify(all));
  const build = path.join(folder, 'build/native-check');
  if (!fs.existsSync(build)) execFileSync('cmake', ['--preset', 'native-check'], { cwd: folder, stdio: 'inherit' });
  execFileSync('cmake', ['--build', build, '--target', 'kairo_tests'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** @returns {Suite[]} */
function readSuites() {
  const list = path.join(folder, 'tests.json');
  execFileSync(program, ['--gtest_list_tests', `--gtest_output=json:${list}`], { stdio: 'ignore', cwd: folder });
  /** @type {{ name: string, testsuite: { file: string }[] }[]} */
  const suites = JSON.parse(fs.readFileSync(list, 'utf8')).testsuites;
  return suites.map(({ name, testsuite }) => ({ name, file: testsuite[0].file }));
}

// The filters of the tests for a target, the most telling first. Contests of bots take long and tell little.
/** @param {string} target @param {Suite[]} suites */
function filtersFor(target, suites) {
  /** @param {RegExp} where */
  const within = (where) => suites.filter(({ file }) => where.test(file)).map(({ name }) => `${name}.*`).join(':');
  if (target === 'match') return [within(/tests\/(match|links)\//), 'Golden.*'];
  return [within(new RegExp(`tests/engine/${target}/`)), ...own ? [] : [`*${target}*-*Bots*:*ManyDeals*`]];
}

// Whether these tests notice the mutant; one that takes far longer than the rules is noticed, too.
/** @param {number} mutant @param {string} filter @param {number} patience milliseconds */
function isNoticed(mutant, filter, patience) {
  const { status } = spawnSync(program, [`--gtest_filter=${filter}`, '--gtest_fail_fast', '--gtest_brief=1'],
    { cwd: folder, stdio: 'ignore', timeout: patience, killSignal: 'SIGKILL', env: { ...process.env, KAIRO_MUTANT: `${mutant}`, KAIRO_BRIEFLY: 'yes' } });
  return status !== 0;
}

/** @param {string} filter */
function patienceFor(filter) {
  const begun = performance.now();
  if (isNoticed(0, filter, 600_000)) throw new Error(`the tests fail without a mutant: ${program} --gtest_filter=${filter}`);
  return Math.round(5 * (performance.now() - begun)) + 5000;
}

// Evenly from all files: the prime has no common factor with the number of any list shorter than itself.
/** @template Item @param {Item[]} list */
const mixed = (list) => list.map((_, i) => list[(i * 10_007) % list.length]);

/** @param {string} target @param {Suite[]} suites */
function runTarget(target, suites) {
  /** @type {Placed[]} */
  const all = JSON.parse(fs.readFileSync(listFile, 'utf8')).filter((/** @type {Placed} */ { file }) => file.startsWith(folderOf(target)));
  const unnoticeable = equivalents();
  const mutants = mixed(all.filter((mutant) => !unnoticeable.has(nameOf(mutant))));
  const filters = filtersFor(target, suites).map((filter) => ({ filter, patience: patienceFor(filter) }));
  const end = performance.now() + Number(minutes) * 60_000;
  let [tried, survived] = [0, 0];
  for (const mutant of mutants) {
    if (performance.now() > end) break;
    ++tried;
    if (filters.some(({ filter, patience }) => isNoticed(mutant.id, filter, patience))) continue;
    ++survived;
    console.log(`  KAIRO_MUTANT=${mutant.id}, line ${mutant.line}\n${nameOf(mutant)}`);
  }
  console.log(`${target}: ${tried} of ${mutants.length} mutants were tried, ${survived} survived; ${all.length - mutants.length} change nothing`);
}

fs.mkdirSync(folder, { recursive: true });
if (!keep) prepare();
const suites = readSuites();
for (const target of targets) runTarget(target, suites);
