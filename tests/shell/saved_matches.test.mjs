// Saved matches and statistics can be listed and exported without the canvas.
import assert from 'node:assert/strict';
import test from 'node:test';

import { fileOf, readSavedMatches, readSavedStatistics } from '../../shell/saved_matches.mjs';

// Like a browser's storage, whose keys are own properties.
function fakeStorage(texts) {
  const storage = { ...texts };
  Object.defineProperty(storage, 'getItem', { value: (key) => storage[key] ?? null });
  return storage;
}

const record = (played, moves, name = '') =>
  `kairo match 3\nplayed ${played}\ngame wicked\nrules 1\nmoves ${moves}\nturn 0\n${name && `name ${name}\n`}code ABC\nh\nsum 0\n`;

test('each match is one row, described by its latest record, and the match played last is first', () => {
  const rows = readSavedMatches(fakeStorage({
    'kairo.match.a1.a': record(1000, 4),
    'kairo.match.a1.b': record(3000, 5, 'Friday'),
    'kairo.match.b2.a': record(2000, 9),
    'kairo.settings': 'x',
    'somebody.else': 'theirs',
  }));
  assert.deepEqual(rows.map(({ id, moves, name }) => [id, moves, name]), [['a1', 5, 'Friday'], ['b2', 9, '']]);
  assert.deepEqual(rows[0].texts.map(([key]) => key), ['kairo.match.a1.a', 'kairo.match.a1.b']);
});

test('damaged records and those that were put aside have rows too', () => {
  const rows = readSavedMatches(fakeStorage({
    'kairo.match.old': 'kairo match 1\nplayed 3\ncode ABC\nh\n',
    'kairo.match.bad.a': 'garbled',
    'kairo.aside.a1.a.12345678': 'kairo match 2\nplayed 9000\n',
  }));
  assert.deepEqual(rows.map(({ id }) => id), ['old', 'bad', 'aside.a1.a.12345678']);
});

test('the file holds every record unchanged', () => {
  const texts = { 'kairo.match.a1.a': record(1000, 4), 'kairo.match.a1.b': 'garbled\n' };
  assert.equal(fileOf(readSavedMatches(fakeStorage(texts))), `garbled\n\n${record(1000, 4)}`);
});

test('the statistics are a row of their own, and in the file unchanged', () => {
  const text = 'kairo statistics 1\nwiped 0\nsum 0\n';
  const storage = fakeStorage({ 'kairo.match.a1.a': record(1000, 4), 'kairo.statistics': text });
  const rows = readSavedStatistics(storage);
  assert.deepEqual(rows.map(({ texts }) => texts), [[['kairo.statistics', text]]]);
  assert.equal(fileOf([...rows, ...readSavedMatches(storage)]), `${text}\n${record(1000, 4)}`);
  assert.deepEqual(readSavedStatistics(fakeStorage({})), []);
});
