// Mutants of a source are behind a number, and what is no rule stays as it is.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';

import { equivalents, nameOf } from '../mutation/equivalent.mjs';
import { mutate } from '../mutation/mutate.mjs';

/** @param {...string} lines */
const changed = (...lines) => mutate(['namespace kairo {', ...lines, '}'].join('\n'), 7).text.split('\n').slice(2, -1);
/** @param {string} line */
const whats = (line) => mutate(`{\n${line}\n}`, 1).mutants.map(({ what }) => what);

test('another operator stands between the operands', () =>
  assert.deepEqual(changed('  return a + 1 < size(b);'), ['  return a + mutation::either<7> + 1 < mutation::either<8> < size(b);']));

test('a statement is left out, unless an else could come after it', () => {
  assert.deepEqual(changed('  state.asked = seat;'), ['  if (!mutation::is(7)) state.asked = seat;']);
  assert.deepEqual(whats('  if (a)\n    ++b;\n  else\n    return;'), ['if not']);
});

test('a condition is turned round, and each of its parts after the first is left out', () => {
  assert.deepEqual(changed('  if (a && f(b, c)) return true;'), ['  if (mutation::is(8) != static_cast<bool>(a && (mutation::is(7) || (f(b, c))))) return mutation::is(9) != true;']);
  assert.deepEqual(whats('  return a || b;'), ['without "|| b"']);
});

test('the smaller becomes the larger', () => assert.deepEqual(whats('  return std::min(a, b);'), ['std::min → std::max']));

test('declarations, texts and what the compiler computes stay as they are', () => {
  for (const line of ['static constexpr int most = 3 + 4;', '// a < b', 'static_assert(a == b);', 'std::vector<int> all;', '  const int n = f(x);', '  say("a < b");', 'template <class T>', '#include <array>'])
    assert.deepEqual(whats(line), [], line);
});

test('each mutant that is noted as one that changes nothing is there', () => {
  const noted = [...equivalents()];
  const namesIn = (/** @type {string} */ file) => {
    const source = fs.readFileSync(file, 'utf8');
    return mutate(source, 1).mutants.map((mutant) => nameOf({ ...mutant, file, source: source.split('\n')[mutant.line - 1].trim() }));
  };
  const there = new Set([...new Set(noted.map((name) => name.split(' | ')[0]))].flatMap(namesIn));
  assert.deepEqual(noted.filter((name) => !there.has(name)), []);
});
