// The budget of the page is held, by what a browser would fetch.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';

import { reportSizes } from '../../cmake/sizes.mjs';
import { writeTwins } from '../../cmake/twins.mjs';

function keepsToBudget(files, first) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kairo-sizes-'));
  try {
    for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), content);
    writeTwins(folder, Object.keys(files), path.join(folder, 'cache'));
    return reportSizes(folder, Object.keys(files), new Set(first));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const incompressible = randomBytes(1_000_000);

test('too much before the first game is over the budget', () =>
  assert.equal(keepsToBudget({ 'kairo.wasm': incompressible }, ['kairo.wasm']), false));
test('what is loaded later does not count', () =>
  assert.equal(keepsToBudget({ 'index.html': 'x', 'names.ttf': incompressible }, ['index.html']), true));
test('what counts is the compressed size', () =>
  assert.equal(keepsToBudget({ 'kairo.wasm': Buffer.alloc(5_000_000) }, ['kairo.wasm']), true));
