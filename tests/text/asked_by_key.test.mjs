// Tests of canvas and page ask for texts by key, not for sentences: so a writer can improve a sentence and no test fails.
// `words_of` in tests/web/support/catalogue_words.h, `textOf` and `patternOf` in tests/browser/lib/texts.mjs give the words.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';

import { loadCatalogues } from '../../cmake/catalogue.mjs';
import { loadHelp } from '../../cmake/help.mjs';

const literal = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\\n]|\\.)*)`|(?<=[(,=[ ])\/((?:[^/\\\n ]|\\.)(?:[^/\\\n]|\\.)*)\//g;
// Comments, what a failing test says, and the names of tests.
const said = /(^|\s)\/\/.*$|<< ".*$|message: '[^']*'|^\s*test\('.*$/g;
const placeholder = /\{(?:[^{}]|\{[^{}]*\})*\}/;

const countWords = (text) => (text.match(/[A-Za-z']+/g) ?? []).length;
const isGameName = (key) => /^[a-z]+\.name$/.test(key);

// They make their own texts, or are about how texts are worded.
const others = ['pseudo_language_test.cpp', 'sentence_test.cpp', 'pictures/comparison_test.cpp', 'pages/words_page_test.cpp', 'support/small_pieces.h'];

const sentences = [...loadCatalogues().en, ...loadHelp().en].filter(([key]) => !isGameName(key));
// The parts of sentences between their arguments.
const parts = sentences.flatMap(([key, text]) => text.split(placeholder).map((part) => [key, part.trim()])).filter(([, part]) => countWords(part) >= 3);
const all = sentences.map(([, text]) => text).join('\n');

// The key of a text that has these words, or of which they are a large part.
function keyOf(words) {
  const has = (text) => text.split(words).slice(1).some((after, i) => /^$|^[^A-Za-z]/.test(after) && /^$|[^A-Za-z]$/.test(text.split(words)[i]));
  const whole = parts.find(([, part]) => words.includes(part));
  return (whole ?? (countWords(words) >= 4 && all.includes(words) ? sentences.find(([, text]) => has(text)) : undefined))?.[0];
}

test('tests name the key of a text, not its words', () => {
  const found = ['tests/web', 'tests/browser'].flatMap((folder) => fs.readdirSync(folder, { recursive: true })
    .filter((file) => /\.(cpp|h|mjs)$/.test(file) && !/node_modules|gallery/.test(file) && !others.some((other) => file.endsWith(other)))
    .flatMap((file) => fs.readFileSync(`${folder}/${file}`, 'utf8').split('\n').flatMap((line, i) =>
      [...line.replace(said, '').matchAll(literal)].map((match) => match.slice(1).find((text) => text !== undefined).replace(/\\(.)/g, '$1').trim())
        .filter((words) => countWords(words) >= 3 && keyOf(words)).map((words) => `${folder}/${file}:${i + 1}: "${words}" is of ${keyOf(words)}`))));
  assert.deepEqual(found, []);
});
