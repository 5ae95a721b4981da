// One suite of run-tests.mjs: builds, runs programs, counts what passed and failed, and names each test that failed.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {Record<string, string | number>} Environment */
/** @typedef {{ cwd?: string, env?: Environment, heard?: (output: string) => void }} Attempt */

// A part of a Playwright report.
/** @typedef {{ specs?: { title: string, tests: ({ status: string } & Parameters<reasonOf>[0])[] }[], suites?: Suite[] }} Suite */

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const logs = path.join(root, 'build', 'log');

// A frame allocates thousands of times, and AddressSanitizer notes the whole stack of each; a few calls tell enough.
const shortStacks = { ASAN_OPTIONS: 'malloc_context_size=3' };

// A program that takes longer hangs; in minutes, by day and by night.
const [patienceByDay, patienceByNight] = [30, 180];

// The programs that have been started and still run. Each leads a group of its own, so that all that it has started ends with it.
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {import('node:child_process').ChildProcess} child */
function stop({ pid }) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}
process.on('exit', () => running.forEach(stop));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

// Ends a suite; the message names the cure.
export class StepFailed extends Error {}

// Does pieces of work, one on each core at a time, and resolves to their results in the same order.
/** @template Result @param {(() => Promise<Result>)[]} pieces @returns {Promise<Result[]>} */
export async function inParallel(pieces) {
  /** @type {Result[]} */
  const results = [];
  let next = 0;
  const doSome = async () => {
    while (next < pieces.length) {
      const mine = next++;
      results[mine] = await pieces[mine]();
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, doSome));
  return results;
}

// Says each quarter of a long build, from what Ninja and Playwright print: [done/all].
/** @param {(line: string) => void} say @returns {(output: string) => void} */
function progress(say) {
  let told = 0;
  return (output) => {
    for (const [, ...numbers] of output.matchAll(/\[(\d+)\/(\d+)\]/g)) {
      const [done, all] = numbers.map(Number);
      const quarter = Math.floor(4 * done / all);
      if (all > 20 && quarter > told && quarter < 4) say(`${done} of ${all}`);
      told = Math.max(told, quarter);
    }
  };
}

export class Step {
  // `filter` is a part of the names of the tests to run; empty: all of them. `beside` tells that another suite runs
  // and prints lines at the same time.
  /** @param {string} label */
  constructor(label, { filter = '', beside = false } = {}) {
    this.label = label;
    this.beside = beside;
    this.indent = beside ? `   ${label}: ` : '   ';
    this.filter = filter;
    this.passed = 0;
    /** @type {{ name: string, reason: string }[]} */
    this.failures = [];
    fs.mkdirSync(logs, { recursive: true });
    this.log = path.join(logs, `${label}.log`);
    fs.writeFileSync(this.log, '');
  }

  /** @param {string} line */
  say(line) { console.log(this.indent + line); }

  // Runs a program; resolves to its exit status and all that it printed. `heard` gets each piece of output as it comes. One that
  // hangs is stopped.
  /** @param {string} command @param {string[]} args @param {Attempt} options @returns {Promise<{ status: number, output: string }>} */
  async attempt(command, args, { cwd = root, env = {}, heard = () => {} } = {}) {
    const child = spawn(command, args, { cwd, env: /** @type {NodeJS.ProcessEnv} */ ({ ...process.env, ...env }), stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    running.add(child);
    /** @type {Buffer[]} */
    const printed = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        printed.push(data);
        heard(data.toString());
      });
    const patience = process.env.KAIRO_NIGHTLY === 'yes' ? patienceByNight : patienceByDay;
    const hanging = setTimeout(() => {
      printed.push(Buffer.from(`\nIt had not ended after ${patience} minutes and was stopped.\n`));
      stop(child);
    }, patience * 60_000);
    const status = await new Promise((resolve) => {
      child.on('error', (error) => {
        printed.push(Buffer.from(`${error}\n`));
        resolve(1);
      });
      child.on('close', (code) => resolve(code ?? 1));
    });
    clearTimeout(hanging);
    running.delete(child);
    const output = Buffer.concat(printed).toString();
    fs.appendFileSync(this.log, `$ ${command} ${args.join(' ')}\n${output}\n`);
    return { status, output };
  }

  // Runs a program that must succeed, and resolves to what it printed. `cure` says what to do when it fails.
  /** @param {string} command @param {string[]} args @param {Attempt & { cure?: string }} options */
  async run(command, args, { cure, ...options } = {}) {
    const { status, output } = await this.attempt(command, args, options);
    if (status !== 0) this.end(output, cure ?? `${command} failed`);
    return output;
  }

  // Shows the end of some output and gives the suite up.
  /** @param {string} output @param {string} cure @returns {never} */
  end(output, cure) {
    console.log(output.split('\n').slice(-60).join('\n'));
    throw new StepFailed(cure);
  }

  /** @param {string} preset @param {string[]} targets */
  async build(preset, ...targets) {
    this.say(`building ${targets.join(', ') || 'all'} (${preset})`);
    if (!fs.existsSync(path.join(root, 'build', preset, 'build.ninja')))
      await this.run('cmake', ['--preset', preset], { cure: 'CMake names what it misses above' });
    const jobs = this.beside ? ['--parallel', String(os.availableParallelism())] : [];  // Ninja alone would start more than there are cores
    await this.run('cmake', ['--build', `build/${preset}`, ...jobs, ...(targets.length > 0 ? ['--target', ...targets] : [])],
      { heard: progress((line) => this.say(line)), cure: 'the compiler names the place above' });
  }

  /** @param {string} name */
  fail(name, reason = '') { this.failures.push({ name, reason }); }

  get failed() { return this.failures.length; }

  // Adds the outcome of some tests. `failed` are the names and, where known, the reasons of those that failed. A filter may
  // leave no test at all.
  /** @param {{ passed: number, failed: { name: string, reason?: string }[], status?: number, output?: string }} outcome */
  count({ passed, failed, status = 0, output = '' }) {
    this.passed += passed;
    for (const { name, reason } of failed) this.fail(name, reason);
    const none = passed + failed.length === 0;
    if (status === 0 && failed.length === 0 && (!none || this.filter !== '')) return;
    if (failed.length === 0) this.fail(none && status === 0 ? 'no test ran' : `a program ended with status ${status}`);
    console.log(output.split('\n').slice(-80).join('\n'));
  }

  // Runs a GoogleTest program, a share of its tests on each core; `runner` is what starts it, if anything. `only` and
  // `without` are GoogleTest's patterns of the tests to run and to leave out.
  /** @param {string} program @param {{ runner?: string[], only?: string, without?: string, env?: Environment }} options */
  async googleTest(program, { runner = [], only = '*', without = '', env = {} } = {}) {
    this.say(`running ${program}`);
    const wanted = this.filter === '' ? only : `*${this.filter}*`;
    const [command, ...args] = [...runner, program, '--gtest_brief=1', '--gtest_color=no', `--gtest_filter=${wanted}${without && `-${without}`}`];
    // Several shares for each core, so that no core waits long for the other.
    const shares = 6 * os.availableParallelism();
    const ran = await inParallel(Array.from({ length: shares }, (_, share) => () =>
      this.attempt(command, args, { env: { ...env, ...shortStacks, GTEST_TOTAL_SHARDS: shares, GTEST_SHARD_INDEX: share } })));
    for (const { status, output } of ran) {
      const passed = Number(/^\[  PASSED  \] (\d+) tests?/m.exec(output)?.[1] ?? 0);
      const names = [...output.matchAll(/^\[  FAILED  \] ([\w/]+\.[\w/]+)(?=[ ,]|$)/gm)].map(([, name]) => name);
      if (status !== 0 || passed > 0) this.count({ passed, failed: [...new Set(names)].map((name) => ({ name })), status, output });
    }
    if (this.passed + this.failed === 0) this.count({ passed: 0, failed: [] });
  }

  // Runs the browser tests of some projects of tests/browser/playwright.config.mjs; `starter` is what starts Playwright.
  // `grep` chooses tests by their titles.
  /** @param {string[]} starter @param {string[]} projects @param {{ grep?: string, env?: Environment }} options */
  async playwright([command, ...starter], projects, { grep = this.filter, env = {} } = {}) {
    const report = path.join(root, 'build', `${this.label}.json`);
    fs.rmSync(report, { force: true });
    const args = [...starter, '--no-install', 'playwright', 'test', ...projects.map((name) => `--project=${name}`),
      ...(grep === '' ? [] : [`--grep=${grep}`]), '--reporter=line,json',
      `--output=test-results/${this.label}`];  // each run empties its folder, and two may run at the same time
    const { status, output } = await this.attempt(command, args, {
      cwd: path.join(root, 'tests/browser'), heard: progress((line) => this.say(line)),
      env: { FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
    });
    const specs = fs.existsSync(report) ? specsOf(JSON.parse(fs.readFileSync(report, 'utf8'))) : [];
    const failed = specs.filter(({ ok }) => !ok);
    const nothing = specs.length === 0 && this.filter !== '';  // Playwright fails when a filter leaves nothing
    this.count({ passed: specs.length - failed.length, failed, status: nothing ? 0 : status, output });
  }

  /** @param {string} folder @param {string[]} without the names of files that are left out */
  async nodeTest(folder, without = []) {
    const files = fs.readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.test.mjs') && !without.includes(file)).map((file) => path.join(folder, file));
    const filter = this.filter === '' ? [] : [`--test-name-pattern=${this.filter}`];
    const { status, output } = await this.attempt(process.execPath, ['--test', '--test-reporter=tap', ...filter, ...files]);
    const failed = [...output.matchAll(/^ *not ok \d+ - (.*)$/gm)].filter(([, name]) => !name.endsWith('.mjs')).map(([, name]) => ({ name }));
    this.count({ passed: Number(/^# pass (\d+)$/m.exec(output)?.[1] ?? 0), failed, status, output });
  }
}

const linesOfReason = 30;  // what was expected and found, and where

// Describes what a test of a Playwright report says of its failure, and in which browser.
/** @param {{ projectName: string, results: { errors: { message?: string }[] }[] }} test */
function reasonOf({ projectName, results }) {
  const lines = results.flatMap(({ errors }) => errors).flatMap(({ message = '' }) => stripVTControlCharacters(message).split('\n'));
  return [`in ${projectName}:`, ...lines.filter((line) => line.trim() !== '').slice(0, linesOfReason)].join('\n');
}

// The tests of a Playwright report, each with whether it passed at once: a test that was skipped, or that passed only
// when it was tried again, did not.
/** @param {Suite} suite @returns {{ name: string, ok: boolean, reason: string }[]} */
function specsOf(suite) {
  const own = (suite.specs ?? []).map(({ title, tests }) => {
    const failed = tests.filter(({ status }) => status !== 'expected');
    return { name: title, ok: failed.length === 0, reason: failed.map(reasonOf).join('\n') };
  });
  return [...own, ...(suite.suites ?? []).flatMap(specsOf)];
}
