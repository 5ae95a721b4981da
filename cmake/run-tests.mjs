// `make test`: every suite, the quickest first. Each step is announced; what it prints is shown only when it fails, and
// kept in build/log. The last line sums up.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { fuzzersIn } from './run-fuzzers.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const logs = path.join(root, 'build', 'log');
const fuzzSeconds = 10;  // for each fuzzer; `make fuzz` goes on for longer

// A frame allocates thousands of times, and AddressSanitizer notes the whole way to each; a few calls tell enough.
const briefAllocations = { ASAN_OPTIONS: 'malloc_context_size=3' };

class StepFailed extends Error {}

// Tells every quarter of a long build, from what ninja and Playwright print: [done/all].
function progress() {
  let told = 0;
  return (output) => {
    for (const [, done, all] of output.matchAll(/\[(\d+)\/(\d+)\]/g)) {
      const quarter = Math.floor(4 * done / all);
      if (all > 20 && quarter > told && quarter < 4) console.log(`   ${done} of ${all}`);
      told = Math.max(told, quarter);
    }
  };
}

// --- one step: what it prints and what it counts -------------------------------------------------------------------

class Step {
  constructor(name, number) {
    this.name = name;
    this.passed = 0;
    this.failed = 0;
    this.status = 0;
    this.log = path.join(logs, `${number}-${name.replace(/[^a-z]+/gi, '-').toLowerCase()}.log`);
    fs.writeFileSync(this.log, '');
  }

  // Runs a program and resolves to all that it printed. When it fails, its output is shown and the step ends, unless
  // `mayFail`: then the caller reads the outcome from `status`. `heard` is told each piece of output as it comes.
  async run(command, args, { cwd = root, env = {}, mayFail = false, heard = () => {}, cure } = {}) {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => {
      printed.push(data);
      heard(data.toString());
    });
    const outcome = await new Promise((resolve) => {
      child.on('error', (error) => resolve({ error }));
      child.on('close', (status) => resolve({ status }));
    });
    const output = Buffer.concat(printed).toString();
    fs.appendFileSync(this.log, `$ ${command} ${args.join(' ')}\n${output}\n`);
    if (outcome.status !== 0) this.status = outcome.status ?? 1;
    if (outcome.error || (outcome.status !== 0 && !mayFail)) this.end(output || String(outcome.error), cure ?? `${command} failed`);
    return output;
  }

  end(output, cure) {
    console.log(output.split('\n').slice(-60).join('\n'));
    throw new StepFailed(cure);
  }

  async build(preset, ...targets) {
    console.log(`   building ${targets.join(', ') || 'all'} (${preset})`);
    if (!fs.existsSync(path.join(root, 'build', preset, 'build.ninja')))
      await this.run('cmake', ['--preset', preset], { cure: 'CMake names what it misses above' });
    await this.run('cmake', ['--build', `build/${preset}`, ...(targets.length > 0 ? ['--target', ...targets] : [])],
      { heard: progress(), cure: 'the compiler names the place above' });
  }

  // A suite whose outcome is read from its output by two patterns with a number each.
  countMatches(output, passed, failed, cure) {
    const sum = (pattern) => [...output.matchAll(pattern)].reduce((total, [, number]) => total + Number(number), 0);
    this.count(output, sum(passed), sum(failed), cure);
  }

  count(output, good, bad, cure) {
    this.passed += good;
    this.failed += bad;
    if (this.status !== 0 || bad > 0 || good === 0) {
      if (bad === 0) this.failed += 1;
      console.log(output.split('\n').slice(-80).join('\n'));
      console.log(`   ${good + bad === 0 ? 'no test ran' : 'tests failed'}: ${cure}`);
    }
    this.status = 0;
  }

  // Runs a GoogleTest program, a share of its tests on each core; `runner` is what starts it, if anything.
  async googleTest(program, ...runner) {
    const [command, ...args] = [...runner, program, '--gtest_brief=1', '--gtest_color=no'];
    console.log(`   running ${program}`);
    const cores = os.availableParallelism();
    const shares = await Promise.all(Array.from({ length: cores }, (_, core) =>
      this.run(command, args, { mayFail: true, env: { ...briefAllocations, GTEST_TOTAL_SHARDS: cores, GTEST_SHARD_INDEX: core } })));
    this.countMatches(shares.join('\n'), /^\[  PASSED  \] (\d+) tests?/gm, /^ *(\d+) FAILED TESTS?$/gm,
      `run ${[...runner, program].join(' ')} to see them alone`);
  }

  // The browser tests of some projects (tests/browser/playwright.config.mjs); `starter` is what starts Playwright.
  async playwright([command, ...starter], ...projects) {
    const report = path.join(root, 'build', `browser-${projects[0]}.json`);
    fs.rmSync(report, { force: true });
    const args = [...starter, '--no-install', 'playwright', 'test', ...projects.map((name) => `--project=${name}`), '--reporter=line,json'];
    const output = await this.run(command, args,
      { cwd: path.join(root, 'tests/browser'), mayFail: true, heard: progress(), env: { FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
    const { expected, unexpected, flaky, skipped } = fs.existsSync(report)
      ? JSON.parse(fs.readFileSync(report, 'utf8')).stats : { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    this.count(output, expected, unexpected + flaky + skipped, 'run `npx playwright test` in tests/browser; pictures lie in tests/browser/test-results');
  }

  async nodeTest(folder) {
    const files = fs.readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.test.mjs')).map((file) => path.join(folder, file));
    this.countMatches(await this.run(process.execPath, ['--test', '--test-reporter=tap', ...files], { mayFail: true }),
      /^# pass (\d+)$/gm, /^# fail (\d+)$/gm, `run node --test ${folder} to see them alone`);
  }
}

// --- the steps -----------------------------------------------------------------------------------------------------

// The signatures of the engine built by one compiler, a line for each game.
async function signaturesOf(step, command, ...args) {
  return (await step.run(command, [...args, 'bench', '--signature'], { cure: 'the command line could not hash its games' })).trim();
}

const steps = {
  async 'the format of the sources'(step) {
    await step.run('cmake/format.sh', ['--check'], { cure: 'run `make format`' });
    step.passed += 1;
  },

  async 'who names whom, and the tools'(step) {
    await step.run(process.execPath, ['cmake/check-rooms.mjs'], { cure: 'CONTRIBUTING.md tells who may name whom' });
    step.passed += 1;
    await step.nodeTest('tests/cmake');
  },

  async 'words and fonts'(step) {
    await step.build('wasm-release', 'kairo_fonts');
    await step.nodeTest('tests/text');
  },

  async 'rules, natively, checked'(step) {
    await step.build('native-debug', 'kairo_tests', 'kairo_web_tests');
    await step.googleTest('build/native-debug/kairo_tests');
    await step.googleTest('build/native-debug/kairo_web_tests');
  },

  async 'rules as WASM under Node'(step) {
    await step.build('wasm-debug', 'kairo_tests');
    await step.googleTest('build/wasm-debug/kairo_tests.cjs', process.execPath);
  },

  async 'the same engine from every compiler'(step) {
    await step.build('native-debug', 'kairo');
    await step.build('fuzz', 'kairo');
    await step.build('wasm-release', 'kairo');
    const gcc = await signaturesOf(step, 'build/native-debug/kairo');
    const clang = await signaturesOf(step, 'build/fuzz/kairo');
    const wasm = await signaturesOf(step, process.execPath, 'build/wasm-release/kairo.cjs');
    if (gcc === '' || clang !== gcc || wasm !== gcc)
      step.end(`g++\n${gcc}\nclang\n${clang}\nWASM\n${wasm}`, 'the games must be the same from every compiler: look for unspecified order or width');
    step.passed += gcc.split('\n').length;
  },

  async 'fuzzers, briefly'(step) {
    await step.build('fuzz');
    for (const fuzzer of fuzzersIn(root)) {
      await step.run(fuzzer.program, fuzzer.arguments(fuzzSeconds), { cure: `${fuzzer.name} found what is printed above; the input lies in ${fuzzer.findings}` });
      step.passed += 1;
    }
    if (step.passed === 0) step.end('', 'there are no fuzzers in tests/fuzz');
  },

  async 'the page'(step) {
    await step.build('wasm-release', 'kairo_web');
    const output = await step.run(process.execPath, ['cmake/dist.mjs', 'build/wasm-release', 'build/dist'], { cure: 'the page was not put together' });
    console.log(output.trim().replace(/^/gm, '   '));
    step.passed += 1;
  },

  async 'the page in Chromium'(step) {
    await step.playwright(['npx'], 'page');
  },

  async 'the page in Firefox and WebKit'(step) {
    await step.playwright(['xvfb-run', '-a', 'npx'], 'firefox', 'webkit');
  },
};

// --- all of them ---------------------------------------------------------------------------------------------------

const duration = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

fs.mkdirSync(logs, { recursive: true });
const start = performance.now();
const done = [];
for (const [name, work] of Object.entries(steps)) {
  const step = new Step(name, done.length + 1);
  const begun = performance.now();
  console.log(`== ${name}`);
  try {
    await work(step);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    step.failed += 1;
    console.log(`   ${error.message} (all of its output: ${path.relative(root, step.log)})`);
  }
  console.log(`   ${step.passed} passed, ${step.failed} failed, ${duration(begun)}`);
  done.push(step);
}

const total = (kind) => done.reduce((sum, step) => sum + step[kind], 0);
for (const step of done.filter(({ failed }) => failed > 0)) console.log(`failed: ${step.name}`);
console.log(`All of it took ${duration(start)} on ${os.cpus().length} cores.`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
