// Where a browser cannot tell where Japanese words end, lines break where a reader has marked it.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';

import { phrasesOf } from '../../shell/page/phrases.mjs';

const marked = [...fs.readFileSync(new URL('../web/support/marked_sentences.h', import.meta.url), 'utf8').matchAll(/^ {4}"(.*)",$/gm)].map(([, sentence]) => sentence);

/** @param {string[]} parts */
const endsOf = (parts) => parts.slice(0, -1).map(((sum) => (part) => (sum += part.length))(0));

test('no line ends within a word', () => {
  assert.ok(marked.length >= 200);
  for (const sentence of marked) {
    const parts = sentence.split('|');
    const right = new Set(endsOf(parts));
    const text = parts.join('');
    assert.equal(phrasesOf(text).join(''), text);
    assert.deepEqual(endsOf(phrasesOf(text)).filter((end) => !right.has(end)), [], phrasesOf(text).join('|'));
  }
});

test('a line may end at nearly every place that a reader has marked', () => {
  const all = marked.map((sentence) => sentence.split('|').length - 1).reduce((sum, n) => sum + n);
  const found = marked.map((sentence) => phrasesOf(sentence.replaceAll('|', '')).length - 1).reduce((sum, n) => sum + n);
  assert.ok(found / all > 0.85, `${found} of ${all}`);
});

test('English keeps its blanks', () => assert.deepEqual(phrasesOf('A box of tabletop games.'), ['A box of tabletop games.']));
