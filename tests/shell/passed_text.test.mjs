// A text that other apps share reaches the game's page whole, and once.
import assert from 'node:assert/strict';
import test from 'node:test';

import { maxInputLength, readText, readTexts } from '../../shell/input_text.mjs';
import { keepShared, takeShared, textOf } from '../../shell/passed_text.mjs';

const scope = 'https://example.org/kairo/';

// The browser's caches, as far as they are needed.
function fakeCaches() {
  const all = new Map();
  return {
    all,
    open: async (name) => {
      if (!all.has(name)) all.set(name, new Map());
      return { put: async (url, response) => all.get(name).set(url, response) };
    },
    match: async (url, { cacheName }) => all.get(cacheName)?.get(url)?.clone(),
    delete: async (name) => all.delete(name),
  };
}

const formOf = (entries) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

test('text and link are read from what is shared, a link that is in the text only once', async () => {
  const link = `${scope}#m=abc`;
  assert.equal(await textOf(formOf([['title', 'Kairo'], ['text', 'my move'], ['url', link]])), `my move\n${link}`);
  assert.equal(await textOf(formOf([['title', 'Kairo'], ['text', `my move ${link}`], ['url', link]])), `my move ${link}`);
  assert.equal(await textOf(formOf([['title', link]])), link);
  assert.equal(await textOf(formOf([])), '');
});

test('files are read, one after the other, and no further than what is surely too long', async () => {
  const files = [new File(['one'], '1.txt'), new File(['two'], '2.txt')];
  assert.equal(await textOf(formOf(files.map((file) => ['files', file]))), 'one\ntwo');
  const { length } = await textOf(formOf([['files', new File(['x'.repeat(5 * maxInputLength)], 'long.txt')]]));
  assert.ok(length > maxInputLength && length < 5 * maxInputLength);
});

test('one page gets a shared text, and none gets it again', async (t) => {
  globalThis.caches = fakeCaches();
  t.after(() => { delete globalThis.caches; });
  assert.equal(await takeShared(scope), null);
  const text = '#m='.padEnd(100_000, 'x');
  await keepShared(scope, text);
  const taken = await Promise.all([takeShared(scope), takeShared(scope)]);
  assert.deepEqual(taken.filter(Boolean), [text]);
  assert.equal(await takeShared(scope), null);
  assert.equal(globalThis.caches.all.size, 0);
});

// The bytes of a text in UTF-16.
function wide(text, isBigEndian) {
  const bytes = Buffer.from(text, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
}

test('files are read in the encodings that systems write, with and without a mark', async () => {
  const text = 'kairo match 8\nname 健\n';
  const read = (...parts) => readText(new File(parts, 'a.txt'));
  assert.equal(await read(text), text);
  assert.equal(await read(`\ufeff${text}`), text);
  for (const isBigEndian of [false, true]) {
    assert.equal(await read(wide(`\ufeff${text}`, isBigEndian)), text);
    assert.equal(await read(wide(text, isBigEndian)), text);
  }
  assert.equal(await read(''), '');
  assert.equal(await read('a'), 'a');
});

test('of many long files no more is read than is surely too long', async () => {
  let read = 0;
  const file = { slice: () => ({ arrayBuffer: async () => new Uint8Array(maxInputLength).fill((read += 1) && 97).buffer }) };
  assert.ok((await readTexts(Array(20).fill(file))).length > maxInputLength);
  assert.equal(read, 2);
});
