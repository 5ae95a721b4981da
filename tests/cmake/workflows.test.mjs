// The workflows run only pinned actions, and the one that publishes the site has no more permissions than it needs.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../.github');
const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yml'));
/** @param {string} name */
const source = (name) => fs.readFileSync(path.join(folder, name), 'utf8');

test('every action is pinned to a commit, with its version as a comment', () => {
  assert.ok(files.length >= 3);
  for (const name of files)
    for (const [, used] of source(name).matchAll(/^ *(?:- )?uses: (.*)$/gm))
      assert.match(used, /^(\.\/.*|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/, name);
});

test('the job that builds may not publish, and the job that publishes runs none of the project\'s code', () => {
  const [, build, publish] = /\n  build:\n([^]*)\n  publish:\n([^]*)$/.exec(source('workflows/pages.yml')) ?? [];
  assert.doesNotMatch(build, /: write/);
  assert.doesNotMatch(publish, /run:|checkout/);
  assert.match(source('workflows/pages.yml'), /^permissions: \{\}$/m);
});

test('the site is published only after the tests of its commit have passed', () => {
  const pages = source('workflows/pages.yml');
  assert.match(pages, /^on:\n  workflow_run:\n    workflows: \[test\]$/m);
  assert.match(pages, /if: github\.event\.workflow_run\.conclusion == 'success'/);
  assert.match(pages, /ref: \$\{\{ github\.event\.workflow_run\.head_sha \}\}/);
});

test('a pull request is tested once, not for its branch and for itself', () => {
  const when = /^on:\n((?: .*\n)+)/m.exec(source('workflows/test.yml'))?.[1];
  assert.equal(when, '  push:\n    branches: [main]\n  pull_request:\n');
});

test('a night that fails is told, whichever job it was', () => {
  const jobs = [...source('workflows/nightly.yml').matchAll(/^  ([\w-]+):\n    (?:runs-on|needs)/gm)].map(([, job]) => job);
  assert.equal(jobs.pop(), 'notice');
  assert.match(source('workflows/nightly.yml'), new RegExp(`\n    needs: \\[${jobs.join(', ')}\\]\n    if: failure\\(\\)\n`));
});

test('every build has the Emscripten that cmake/setup-toolchain.sh pins', () => {
  for (const name of files) assert.doesNotMatch(source(name), /emsdk|emscripten-core/, name);
});

test('together the jobs of a push run what `make test` runs', () => {
  const inJobs = [...source('workflows/test.yml').matchAll(/suites: '([^']+)'/g)].flatMap(([, suites]) => suites.split(','));
  const runner = fs.readFileSync(path.join(folder, '../cmake/run-tests.mjs'), 'utf8');
  const all = [...runner.matchAll(/^ {2}'?([\w-]+)'?: \{\n +name: .*runs: \[([^\]]*)\]/gm)].filter(([, , runs]) => runs.includes("'test'"));
  assert.ok(all.length > 5);
  assert.deepEqual([...new Set(inJobs)].sort(), all.map(([, label]) => label).sort());
});
