// The result of a write is a number between page and canvas; what is kept shall stay.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';

import { Saves, written } from '../../shell/saves.mjs';

test('the page names what a write has come to as the canvas does', () => {
  const [, values] = /enum class WriteResult : std::uint8_t \{([^}]*)\}/.exec(fs.readFileSync('web/host/host.h', 'utf8')) ?? [];
  assert.deepEqual(Object.entries(written), [...values.matchAll(/^ *(\w+),/gm)].map(([, name], number) => [name, number]));
});

test('the browser is asked once to keep what is stored, when a first match is counted', () => {
  let asked = 0;
  /** @type {Map<string, string>} */
  const kept = new Map();
  const localStorage = {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => void kept.set(key, text),
    removeItem: (/** @type {string} */ key) => void kept.delete(key),
  };
  const navigator = { storage: { persist: async () => void ++asked } };
  const page = { localStorage, navigator, top: {} };
  page.top = page;
  for (const [name, value] of Object.entries({ window: page, navigator })) Object.defineProperty(globalThis, name, { value, configurable: true });
  const saves = new Saves();
  saves.write('match.a', 'text', () => {});
  assert.equal(asked, 0);
  saves.saveStatistics('one match');
  saves.saveStatistics('two matches');
  assert.equal(asked, 1);
});
