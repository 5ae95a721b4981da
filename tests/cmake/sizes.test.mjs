// The size budget counts what a browser has to download before the first game.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';

import { writeCompressed } from '../../cmake/compress.mjs';
import { reportSizes } from '../../cmake/sizes.mjs';

/** @param {Record<string, string | Buffer>} files @param {string[]} first @param {{ thinking?: string[], firstInJapanese?: string[] }} later */
function isWithinBudget(files, first, { thinking = [], firstInJapanese = [] } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kairo-sizes-'));
  try {
    for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), content);
    writeCompressed(folder, Object.keys(files), path.join(folder, 'cache'));
    const byLanguage = { en: new Set(first), ja: new Set([...first, ...firstInJapanese]) };
    return reportSizes(folder, Object.keys(files), { first: byLanguage, thinking: new Set(thinking), book: new Set() });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const incompressible = randomBytes(1_000_000);

test('files before the first game can exceed the budget', () =>
  assert.equal(isWithinBudget({ 'kairo.wasm': incompressible }, ['kairo.wasm']), false));
test('each language has a budget', () =>
  assert.equal(isWithinBudget({ 'index.html': 'x', 'reading-ja.ttf': incompressible }, ['index.html'], { firstInJapanese: ['reading-ja.ttf'] }), false));
test('files that are loaded later do not count', () =>
  assert.equal(isWithinBudget({ 'index.html': 'x', 'names.ttf': incompressible }, ['index.html']), true));
test('the bots that search have a budget of their own', () =>
  assert.equal(isWithinBudget({ 'index.html': 'x', 'thinker.wasm': incompressible }, ['index.html'], { thinking: ['thinker.wasm'] }), false));
test('compressed sizes count', () =>
  assert.equal(isWithinBudget({ 'kairo.wasm': Buffer.alloc(5_000_000) }, ['kairo.wasm']), true));
