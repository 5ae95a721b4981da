// Sentences in comments have a subject.
import assert from 'node:assert/strict';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

import { headlessCommentsIn, headlessSentencesIn } from '../../cmake/check-comments.mjs';

for (const source of ['/// What a round costs.\nint cost;\n', '// The cost. Whoever\n// loses pays it.\n', 'int a; ' + '///< one: Who sits\n'])
  test(`${source.split('\n')[0]} is reported`, () => assert.equal(headlessSentencesIn(source).length, 1));

for (const source of ['/// What would the strongest bot do?\n', "const text = 'What a day.';\n", '// It says what it costs, whoever asks.\n'])
  test(`${source.split('\n')[0]} is fine`, () => assert.deepEqual(headlessSentencesIn(source), []));

test('no comment of the project is headless', () =>
  assert.deepEqual(headlessCommentsIn(path.join(path.dirname(fileURLToPath(import.meta.url)), '../..')), []));
