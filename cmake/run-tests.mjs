// `make test`: every suite, the quickest first. Each step is announced; what it prints is shown only when it fails, and
// kept in build/log. The last line sums up.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { fuzzersIn } from './run-fuzzers.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const logs = path.join(root, 'build', 'log');
const fuzzSeconds = 10;  // for each fuzzer; `make fuzz` goes on for longer

class StepFailed extends Error {}

// --- one step: what it prints and what it counts -------------------------------------------------------------------

class Step {
  constructor(name, number) {
    this.name = name;
    this.passed = 0;
    this.failed = 0;
    this.log = path.join(logs, `${number}-${name.replace(/[^a-z]+/gi, '-').toLowerCase()}.log`);
    fs.writeFileSync(this.log, '');
  }

  // Runs a program and returns all that it printed. When it fails, its output is shown and the step ends, unless
  // `mayFail`: then the caller reads the outcome from `status`.
  run(command, args, { cwd = root, env = {}, mayFail = false, cure } = {}) {
    const outcome = spawnSync(command, args,
      { cwd, env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = `${outcome.stdout ?? ''}${outcome.stderr ?? ''}`;
    fs.appendFileSync(this.log, `$ ${command} ${args.join(' ')}\n${output}\n`);
    this.status = outcome.status;
    if (outcome.error || (outcome.status !== 0 && !mayFail)) this.end(output || String(outcome.error), cure ?? `${command} failed`);
    return output;
  }

  end(output, cure) {
    console.log(output.split('\n').slice(-60).join('\n'));
    throw new StepFailed(cure);
  }

  build(preset, ...targets) {
    console.log(`   building ${targets.join(', ') || 'all'} (${preset})`);
    if (!fs.existsSync(path.join(root, 'build', preset, 'build.ninja')))
      this.run('cmake', ['--preset', preset], { cure: 'CMake names what it misses above' });
    this.run('cmake', ['--build', `build/${preset}`, ...(targets.length > 0 ? ['--target', ...targets] : [])],
      { cure: 'the compiler names the place above' });
  }

  // A suite whose outcome is read from its output by two patterns with a number each.
  count(output, passed, failed, cure) {
    const sum = (pattern) => [...output.matchAll(pattern)].reduce((total, [, number]) => total + Number(number), 0);
    const [good, bad] = [sum(passed), sum(failed)];
    this.passed += good;
    this.failed += bad;
    if (this.status !== 0 || bad > 0 || good === 0) {
      if (bad === 0) this.failed += 1;
      console.log(output.split('\n').slice(-80).join('\n'));
      console.log(`   ${good + bad === 0 ? 'no test ran' : 'tests failed'}: ${cure}`);
    }
  }

  // Runs a GoogleTest program; `runner` is what starts it, if anything.
  googleTest(program, ...runner) {
    const [command, ...args] = [...runner, program, '--gtest_brief=1'];
    console.log(`   running ${program}`);
    this.count(this.run(command, args, { mayFail: true }), /^\[  PASSED  \] (\d+) tests?/gm, /^ *(\d+) FAILED TESTS?$/gm,
      `run ${[...runner, program].join(' ')} to see them alone`);
  }

  nodeTest(folder) {
    const files = fs.readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.test.mjs')).map((file) => path.join(folder, file));
    this.count(this.run(process.execPath, ['--test', '--test-reporter=tap', ...files], { mayFail: true }),
      /^# pass (\d+)$/gm, /^# fail (\d+)$/gm, `run node --test ${folder} to see them alone`);
  }
}

// --- the steps -----------------------------------------------------------------------------------------------------

// The signatures of the engine built by one compiler, a line for each game.
function signaturesOf(step, command, ...args) {
  return step.run(command, [...args, 'bench', '--signature'], { cure: 'the command line could not hash its games' }).trim();
}

const steps = {
  'the format of the sources'(step) {
    step.run('cmake/format.sh', ['--check'], { cure: 'run `make format`' });
    step.passed += 1;
  },

  'who names whom, and the tools'(step) {
    step.run(process.execPath, ['cmake/check-rooms.mjs'], { cure: 'CONTRIBUTING.md tells who may name whom' });
    step.passed += 1;
    step.nodeTest('tests/cmake');
  },

  'words and fonts'(step) {
    step.build('wasm-release', 'kairo_fonts');
    step.nodeTest('tests/text');
  },

  'rules, natively, checked'(step) {
    step.build('native-debug', 'kairo_tests', 'kairo_web_tests');
    step.googleTest('build/native-debug/kairo_tests');
    step.googleTest('build/native-debug/kairo_web_tests');
  },

  'rules as WASM under Node'(step) {
    step.build('wasm-debug', 'kairo_tests');
    step.googleTest('build/wasm-debug/kairo_tests.cjs', process.execPath);
  },

  'the same engine from every compiler'(step) {
    step.build('native-release', 'kairo');
    step.build('native-clang', 'kairo');
    step.build('wasm-release', 'kairo');
    const gcc = signaturesOf(step, 'build/native-release/kairo');
    const clang = signaturesOf(step, 'build/native-clang/kairo');
    const wasm = signaturesOf(step, process.execPath, 'build/wasm-release/kairo.cjs');
    if (gcc === '' || clang !== gcc || wasm !== gcc)
      step.end(`g++\n${gcc}\nclang\n${clang}\nWASM\n${wasm}`, 'the games must be the same from every compiler: look for unspecified order or width');
    step.passed += gcc.split('\n').length;
  },

  'fuzzers, briefly'(step) {
    step.build('fuzz');
    for (const fuzzer of fuzzersIn(root)) {
      step.run(fuzzer.program, fuzzer.arguments(fuzzSeconds), { cure: `${fuzzer.name} found what is printed above; the input lies in ${fuzzer.findings}` });
      step.passed += 1;
    }
    if (step.passed === 0) step.end('', 'there are no fuzzers in tests/fuzz');
  },

  'the page'(step) {
    step.build('wasm-release', 'kairo_web');
    const output = step.run(process.execPath, ['cmake/dist.mjs', 'build/wasm-release', 'build/dist'], { cure: 'the page was not put together' });
    console.log(output.trim().replace(/^/gm, '   '));
    step.passed += 1;
  },

  'the page in a browser'(step) {
    const output = step.run('npx', ['--no-install', 'playwright', 'test', '--reporter=line'],
      { cwd: path.join(root, 'tests/browser'), mayFail: true, env: { FORCE_COLOR: '0' } });
    step.count(output, /^ *(\d+) passed/gm, /^ *(\d+) (?:failed|did not run|flaky)/gm, 'run `npx playwright test` in tests/browser; pictures lie in tests/browser/test-results');
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
    work(step);
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
