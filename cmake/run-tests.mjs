// `make check`, `make test` and `make test-nightly`: suites of tests. Each is announced; what it prints is shown only when it
// fails, and kept in build/log. The last lines name what failed and how to run it again, and say where the time went.
//
//   usage: node cmake/run-tests.mjs [check|test|nightly] [--only=SUITE,…] [--filter=PART OF A NAME]
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { addFifthGame } from '../tests/fifth_game/add_game.mjs';
import { fuzzersIn } from './run-fuzzers.mjs';
import { Step, StepFailed, inParallel, root } from './test-step.mjs';

/** @typedef {'check' | 'test' | 'nightly'} Run */

const fuzzSeconds = 120;  // for each fuzzer; `make fuzz` goes on for longer

// Whole series of matches between bots; only the night has them. And a search that thinks about many positions, which
// `make check` leaves out, too.
const contests = '*Bots.*Better*:*LosesClearlyLess*:*TheStrongest*:*SoloGamesHaveAMean*';
const longThoughts = `${contests}:*Bots.DoNotSeeWhatIsHidden*`;

// Long walks over all tables and through many matches, a third of the time of all tests of the canvas; `make check` leaves
// them out, and what `make test` leaves to the night.
const walks = 'EveryTable.TouchingAnythingMakesOnlyLegalMoves:News.*:Sights.*:Tables/NoTrace.*:Trail.*:Walks.*:Writers.*';

// Screens and frames that lie between others, tables that are measured from nearer, and the longest searches and walks take
// a large part of the time of the tests of the canvas. `make test` leaves them to the night. On a small phone it measures the
// texts, for which there is the least room; what can be tapped there it taps on the other screens.
const betweenOthers = ['tablet', 'lying_phone', 'large_text_desk', 'narrow_frame', 'wide_frame', 'half_phone', 'large_frame'];
const tappedElsewhere = ['*OnScreen.*/small_phone', 'Explained.*_small_phone'];
const longSearches = ['MeasuredClosely.*', 'Trail.OfAPlaceThatIsLeft*', 'WickedMotion.OnlyTheLast*', 'WickedMotion.TheSummaryOf*', 'ReplayScreen.AStopShowsTheWholeTable*',
  'ReplayPlaying.GoesOnAfterADialog*', 'Beside.WhatARefusal*', 'Beside.*_ja_*', 'RecapScreen.EveryGame*', 'Finale.LightsOnTheBoard*', 'Tables/NoTrace.*/Framed'];

// Tests of what a commit seldom breaks, or of what another test by day asks in a like way: pieces told apart in grey, sizes
// between others, each move tapped on a desk as well as on a phone.
const seldomBroken = ['Sights.PiecesAreToldApart*', 'Tables/NoTrace.*/Searching', 'Tables/NoTrace.*/HandOver', 'FramesDue.Briskly*', 'StoredPictures.*768x1024*',
  'StoredPictures.*1920x1080*', 'News.AreNeverCut/wicked', 'EveryTable.*frame', 'EveryTable.*small_phone', '*OnScreen.EveryLegalMove*/desk', '*PseudoLanguage/*desk', '*PseudoLanguage/*frame'];
const leftToTheNight = [...betweenOthers.map((screen) => `*${screen}`), ...tappedElsewhere, ...longSearches, ...seldomBroken].join(':');

// Whole matches, screens of all kinds and pictures of all of them, two thirds of the time that the tests of the canvas would
// take in `make check`, which leaves them out.
const wholeMatches = 'StoredPictures.*:*ReplayOfEveryGame.*:*WholeMatches.*:*BusyTable.*:*EveryLesson.*:Presses.*:Measured*:*OnScreen.Every*:*Learn.*:*Beside.*:*DoubleTap.*:EveryTable.*:*FramesDue.*';

// Moments and matches that take a second or more each, half the time of the other tests of the canvas; `make check` leaves
// them out.
const longMoments = ['ASeries.*', '*OnScreen.AWholeGame*', '*Motion.EachSentence*', '*Motion.TextsToRead*', '*Motion.TheSummary*', '*Motion*.*TheLast*', '*Motion.ARevealIsShown*',
  '*Motion.ATieIsTold*', '*Motion*.*LastRound*', '*OnScreen.AnAnimationFits*', 'Explained.Every*', 'StatisticsHere.NameThose*', '*ByKeyboard.EveryKindOfMove*', 'PieceRises.*',
  'OverlayWords.*', 'BestScore.*', '*SecretAnswers.*', '*.AllTextFits*', 'LogPages.Divide*', 'RuinTable.TwoStates*'].join(':');

// Tests of tools and of the page's parts that wait for a relay, or that weigh a whole site.
const waitingTests = ['live_relay.test.mjs', 'live_room.test.mjs', 'sizes.test.mjs'];

// `make check` lays tables out on a phone and on a desk only.
const otherScreens = ['tablet', 'small_phone', 'lying_phone', 'frame', 'large_text_desk'].map((screen) => `*${screen}`).join(':');

// Tests that try random cases try a quarter of them (tests/support/cases.h).
const briefly = { KAIRO_BRIEFLY: 'yes' };

/** @param {Step} step @param {string} [folder] */
async function fuzz(step, folder) {
  const fuzzers = fuzzersIn(root, folder).filter(({ name }) => name.includes(step.filter));
  await inParallel(fuzzers.map((fuzzer) => async () => {
    const { status, output } = await step.attempt(fuzzer.program, fuzzer.arguments(fuzzSeconds));
    if (status !== 0) step.end(output, `${fuzzer.name} found what is printed above; the input is now in its corpus: ${fuzzer.keep().join(' ')}`);
    step.passed += 1;
  }));
  if (fuzzers.length === 0 && step.filter === '') step.end('', 'there are no fuzzers in tests/fuzz');
}

// Builds the page and puts the site together.
/** @param {Step} step */
async function makePage(step) {
  await step.build('wasm-release', 'kairo_page');
  return step.run(process.execPath, ['cmake/dist.mjs', 'build/wasm-release', 'build/dist'], { cure: 'the page was not put together' });
}

const otherwiseCompiled = 'the games must be the same from every compiler: look for unspecified order or width';

const inDisplay = ['xvfb-run', '-a', 'npx'];

// By label: what the suite is, in which runs it is, and its work. `make test ONLY=label` runs one of them.
/** @type {Record<string, { name: string, runs: Run[], work(step: Step, run: Run): Promise<void> }>} */
const suites = {
  format: {
    name: 'the format of the sources', runs: ['check', 'test', 'nightly'],
    async work(step) {
      await step.run('cmake/format.sh', ['--check'], { cure: 'run `make format`' });
      step.passed += 1;
    },
  },
  rooms: {
    name: 'who may include whom, and the tools', runs: ['check', 'test', 'nightly'],
    async work(step, run) {
      await step.run(process.execPath, ['cmake/check-rooms.mjs'], { cure: 'docs/architecture.md says which room may include which' });
      step.passed += 1;
      for (const folder of ['tests/cmake', 'tests/shell']) await step.nodeTest(folder, run === 'check' ? waitingTests : []);
    },
  },
  types: {
    name: 'types, and promises that nobody waits for', runs: ['check', 'test', 'nightly'],
    async work(step, run) {
      // Each is a set of libraries: Node.js, a page, the service worker. TypeScript checks what has changed since the last time.
      for (const project of ['cmake/tsconfig.json', 'shell/tsconfig.json', 'shell/tsconfig.worker.json']) {
        await step.run('node_modules/.bin/tsc', ['--project', project], { cure: 'mend what TypeScript names above, or tell it the type by JSDoc (docs/testing.md, "Types")' });
        step.passed += 1;
      }
      // In `make check` a file that has not changed is not read again; what has become a promise elsewhere `make test` finds.
      const cache = run === 'check' ? ['--cache', '--cache-location', 'build/types/eslint'] : [];
      await step.run('node_modules/.bin/eslint', [...cache, 'cmake', 'shell', 'tests'], { cure: 'wait for the promise with `await`, handle its rejection, or write `void` where nobody need know of it' });
      step.passed += 1;
    },
  },
  native: {
    name: 'rules and canvas, natively', runs: ['check', 'test', 'nightly'],
    async work(step, run) {
      await step.build('native-check', 'kairo_tests', 'kairo_web_tests');
      const rules = 'build/native-check/kairo_tests';
      const canvas = 'build/native-check/kairo_web_tests';
      if (run === 'check') {
        await step.googleTest(rules, { without: longThoughts, env: briefly });
        await step.googleTest(canvas, { without: `${walks}:${wholeMatches}:${longMoments}:${otherScreens}:${leftToTheNight}` });
      } else {
        await step.googleTest(rules, run === 'nightly' ? {} : { without: contests });
        await step.googleTest(canvas, run === 'nightly' ? {} : { without: leftToTheNight });
      }
    },
  },
  texts: {
    name: 'texts and fonts', runs: ['test', 'nightly'],
    async work(step) {
      await step.build('native-check', 'kairo_fonts');
      await step.nodeTest('tests/text');
    },
  },
  sanitized: {
    name: 'what walks all games and reads from outside, under sanitizers, and the fuzzers', runs: ['nightly'],
    async work(step) {
      await step.build('fuzz');
      await step.googleTest('build/fuzz/kairo_reader_tests');
      await fuzz(step);
    },
  },
  compilers: {
    name: 'the same games from g++', runs: ['nightly'],
    async work(step) {
      await step.build('native-gcc', 'kairo');
      await step.run('build/native-gcc/kairo', ['golden', 'tests/golden'], { cure: otherwiseCompiled });
      step.passed += 1;
    },
  },
  page: {
    name: 'the page is put together', runs: ['test', 'nightly'],
    async work(step) {
      for (const line of (await makePage(step)).trim().split('\n')) step.say(line);
      step.passed += 1;
    },
  },
  wasm: {
    name: 'the same games as WASM under Node', runs: ['test', 'nightly'],
    async work(step, run) {
      // The program that has read the lessons for the page.
      await step.build('wasm-release', 'kairo_quickly_linked');
      await step.run(process.execPath, ['build/wasm-release/kairo_quickly_linked.cjs', 'golden', 'tests/golden'], { cure: otherwiseCompiled });
      step.passed += 1;
      if (run !== 'nightly') return;
      await step.build('wasm-release', 'kairo_wasm_tests');
      await step.googleTest('build/wasm-release/kairo_wasm_tests.cjs', { runner: [process.execPath] });
    },
  },
  'one-game': {
    name: 'one game in Chromium', runs: ['check'],
    async work(step) {
      const [built, site] = ['build/wasm-check', 'build/dist-check'];
      await step.build('wasm-check', 'kairo_page');
      await step.run(process.execPath, ['cmake/dist.mjs', built, site, '--debug'], { cure: 'the page was not put together' });
      const env = { KAIRO_BUILD: path.join(root, built), KAIRO_DIST: path.join(root, site) };
      await step.playwright(['npx'], ['page'], { grep: 'galleria is played to the end', env });
    },
  },
  chromium: {
    name: 'the page in Chromium', runs: ['test', 'nightly'],
    async work(step) {
      await step.playwright(['npx'], ['page']);
    },
  },
  browsers: {
    name: 'the page in Firefox and WebKit', runs: ['test', 'nightly'],
    async work(step) {
      await step.playwright(inDisplay, ['firefox', 'webkit']);
    },
  },
  'canvas-sanitized': {
    name: 'everything native under sanitizers, by g++', runs: ['nightly'],
    async work(step) {
      await step.build('native-debug', 'kairo_tests', 'kairo_web_tests');
      await step.googleTest('build/native-debug/kairo_tests');
      await step.googleTest('build/native-debug/kairo_web_tests');
    },
  },
  'canvas-fuzzers': {
    name: 'the fuzzers of the canvas', runs: ['nightly'],
    async work(step) {
      await step.build('fuzz', 'kairo_canvas_fuzzers');
      await fuzz(step, 'canvas');
    },
  },
  'wasm-all': {
    name: 'all rules as WASM, with assertions', runs: ['nightly'],
    async work(step) {
      await step.build('wasm-debug', 'kairo_tests');
      await step.googleTest('build/wasm-debug/kairo_tests.cjs', { runner: [process.execPath] });
    },
  },
  'fifth-game': {
    name: 'a fifth game is added by the steps of docs/adding-a-game.md', runs: ['nightly'],
    async work(step) {
      const copy = path.join(root, 'build/fifth-game');
      addFifthGame(root, copy);
      const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) => step.run(command, args, { cwd: copy, cure: `the fifth game, in ${path.relative(root, copy)}, fails: the steps in docs/adding-a-game.md no longer suffice` });
      await run('cmake', '--preset', 'native-check');
      await run('cmake', '--build', 'build/native-check', '--target', 'kairo', 'kairo_tests', 'kairo_web_tests');
      const built = path.join(copy, 'build/native-check');
      await run(`${built}/kairo`, 'golden', 'tests/golden', '--update');
      fs.writeFileSync(path.join(copy, 'tests/links/pebbles.txt'), await run(`${built}/kairo`, 'codes', 'pebbles'));
      await step.googleTest(path.relative(root, `${built}/kairo_tests`), { only: '*pebbles*:Golden.*:Links.*' });
      await step.googleTest(path.relative(root, `${built}/kairo_web_tests`), { only: 'FramesDue.*' });
    },
  },
  servers: {
    name: 'the site on the web servers that publishers have', runs: ['nightly'],
    async work(step) {
      await makePage(step);
      await step.playwright(['npx'], ['servers']);
    },
  },
  relays: {
    name: 'live tables over relays that fail', runs: ['test', 'nightly'],
    async work(step, run) {
      await step.nodeTest('tests/live', run === 'nightly' ? [] : ['mosquitto.test.mjs']);
    },
  },
  lighthouse: {
    name: 'the site as Lighthouse judges it', runs: ['nightly'],
    async work(step) {
      await makePage(step);
      await step.run(process.execPath, ['tests/lighthouse/lighthouse.mjs'], { cure: 'the audits above say what to mend' });
      step.passed += 1;
    },
  },
  publishers: {
    name: 'games in a real WordPress, in React, Vue, Svelte and MDX, and by TypeScript', runs: ['nightly'],
    async work(step) {
      await makePage(step);
      await step.nodeTest('tests/publishers');
    },
  },
  coverage: {
    name: 'what of engine and canvas the native tests do not run: a report', runs: ['nightly'],
    async work(step) {
      await step.build('coverage', 'kairo_tests', 'kairo_web_tests');
      const profiles = path.join(root, 'build/coverage/profiles');
      fs.rmSync(profiles, { recursive: true, force: true });
      const programs = ['kairo_tests', 'kairo_web_tests'].map((name) => `build/coverage/${name}`);
      for (const program of programs) await step.googleTest(program, { without: longThoughts, env: { LLVM_PROFILE_FILE: `${profiles}/%p.profraw`, ...briefly } });
      for (const line of (await step.run(process.execPath, ['cmake/coverage.mjs', profiles, ...programs])).trim().split('\n')) step.say(line);
    },
  },
  mutation: {
    name: 'mutants of the rules that no test notices: a report', runs: ['nightly'],
    async work(step) {
      for (const line of (await step.run(process.execPath, ['tests/mutation/run.mjs', '--minutes=8'])).trim().split('\n')) step.say(line);
      step.passed += 1;
    },
  },
  sources: {
    name: 'every source and every header by itself, and the desktop program', runs: ['nightly'],
    async work(step) {
      await step.build('native-release');
      await step.build('native-release', 'kairo_headers');
      await step.build('desktop', 'kairo_web');
      step.passed += 3;
    },
  },
};

/** @param {Run} run @param {string | undefined} only */
function choose(run, only) {
  if (only === undefined) return Object.keys(suites).filter((label) => suites[label].runs.includes(run));
  const labels = only.split(',');
  const unknown = labels.find((label) => !(label in suites));
  if (unknown === undefined) return labels;
  console.error(`There is no suite "${unknown}". There are: ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}

// By day two lanes run at the same time, each its suites one after another: what one leaves idle of the cores, as while the page
// is linked or a browser waits for its next frame, the other uses. By night nothing else runs beside what is measured.
const laneOfThePage = ['page', 'wasm', 'one-game', 'chromium'];

// Suites that wait for the page, which the other lane builds.
const needsPage = ['browsers'];

/** @param {Run} run @param {string[]} labels */
function lanesOf(run, labels) {
  if (run === 'nightly') return [labels];
  const inLane = (/** @type {string} */ label) => laneOfThePage.includes(label);
  return [labels.filter(inLane), labels.filter((label) => !inLane(label))].filter((lane) => lane.length > 0);
}

/** @param {number} time */
const seconds = (time) => `${(time / 1000).toFixed(0)} s`;

/** @typedef {{ step: Step, begun: number, ended: number }} Done times in milliseconds since the beginning of the run */

/** @param {string} label @param {Run} run @param {{ filter: string, beside: boolean }} options @returns {Promise<Done>} */
async function runSuite(label, run, options) {
  const step = new Step(label, options);
  const begun = performance.now() - start;
  console.log(`== ${label}: ${suites[label].name}`);
  try {
    await suites[label].work(step, run);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    step.fail(error.message);
    step.say(`${error.message} (all of its output: ${path.relative(root, step.log)})`);
  }
  const ended = performance.now() - start;
  step.say(`${step.passed} passed, ${step.failed} failed, ${seconds(ended - begun)}`);
  return { step, begun, ended };
}

// Runs all suites; resolves to what they did, in the order in which they ended.
/** @param {Run} run @param {string[]} labels @param {string} filter */
async function runAll(run, labels, filter) {
  /** @type {Done[]} */
  const done = [];
  const lanes = lanesOf(run, labels);
  /** @type {(value?: unknown) => void} */
  let pageIsThere = () => {};
  const page = labels.includes('page') && lanes.length > 1 ? new Promise((resolve) => { pageIsThere = resolve; }) : Promise.resolve();
  await Promise.all(lanes.map(async (lane) => {
    for (const label of lane) {
      if (needsPage.includes(label)) await page;
      done.push(await runSuite(label, run, { filter, beside: lanes.length > 1 }));
      if (label === 'page') pageIsThere();
    }
  }));
  return done;
}

const { values: { only, filter }, positionals: [wanted = 'test'] } = parseArgs({
  options: { only: { type: 'string' }, filter: { type: 'string', default: '' } }, allowPositionals: true,
});
const run = /** @type {Run} */ (wanted);
// Tests of all kinds read it: more random cases, and what is tagged @nightly.
if (run === 'nightly') process.env.KAIRO_NIGHTLY = 'yes';
const start = performance.now();
const done = await runAll(run, choose(run, only), filter);

/** @param {'passed' | 'failed'} kind */
const total = (kind) => done.reduce((sum, { step }) => sum + step[kind], 0);
const failures = done.flatMap(({ step: { label, failures } }) => failures.map((failure) => ({ label, ...failure })));
for (const { label, name, reason } of failures) {
  console.log(`failed in ${label}: ${name}`);
  if (reason !== '') console.log(reason.replace(/^/gm, '   '));
  console.log(`   again: make test ONLY=${label}${/^[\w./ -]+$/.test(name) ? ` FILTER='${name}'` : ''}`);
}
console.log('seconds  from – to  suite');
for (const { step: { label }, begun, ended } of done) {
  const [from, to] = [begun, ended].map((time) => String(Math.round(time / 1000)).padStart(4));
  console.log(`${String(Math.round((ended - begun) / 1000)).padStart(7)} ${from} – ${to}  ${label}`);
}
console.log(`All of it took ${seconds(performance.now() - start)} on ${os.availableParallelism()} cores.`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
// Once more in short, for whoever keeps the last lines only: the first line says where, the next one what.
for (const { label, name, reason } of failures) {
  const [, why = '', ...rest] = reason.split('\n');
  console.log([`failed in ${label}: ${name}`, why, ...rest.filter((line) => line.startsWith('seen last'))].join('\n   ').trimEnd());
}
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
