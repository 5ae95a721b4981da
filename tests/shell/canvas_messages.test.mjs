// The page sends the canvas only messages that both know, and does something with each that comes from there. The canvas's
// side is made from the same list, so the compiler knows its names.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

import { headerOf, readMessages } from '../../cmake/canvas_messages.mjs';

const shell = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'shell');
const { toPage, toCanvas } = readMessages();

const read = (file) => fs.readFileSync(path.join(shell, file), 'utf8');
// The element and what a frame says through its messenger speak to other pages (messages.schema.json).
const modules = fs.readdirSync(shell, { recursive: true })
  .filter((file) => file.endsWith('.mjs') && !/node_modules|^element/.test(file));

function sentIn(text) {
  const direct = [...text.matchAll(/([\w.?]*)\bsend\('([^']+)'/g)].filter(([, to]) => !to.includes('messenger')).map(([, , name]) => name);
  const answered = [...text.matchAll(/(?:\.(?:refusal|query)\(|#ask\('\w+', )'([^']+)'/g)].map(([, name]) => name);
  return [...direct, ...answered];
}

// The names of the members of the object that begins at `start`.
function membersOf(text, start) {
  const [body] = text.slice(text.indexOf(start)).split(/^ {0,2}\};/m);
  return [...body.matchAll(/^ {2,4}(?:(\w+)|'([^']+)')(?:: |,$)/gm)].map(([, word, quoted]) => word ?? quoted);
}

// The words of the array that follows `start`.
const listed = (text, start) => [.../\[[^\]]*\]/.exec(text.slice(text.indexOf(start)))[0].matchAll(/'([^']+)'/g)].map(([, word]) => word);

test('every message that the page sends is in the list', () => {
  const sent = new Set(modules.flatMap((file) => sentIn(read(file))));
  assert.deepEqual([...sent].filter((name) => !(name in toCanvas)), []);
  const unsent = Object.keys(toCanvas).filter((name) => !sent.has(name) && name !== 'too long');
  assert.deepEqual(unsent, [], 'the list has no others');
});

test('every message of the canvas has a handler', () => {
  const main = read('main.mjs');
  const frame = read('frame.mjs');
  const handled = new Set([
    ...membersOf(main, '  return {\n    page:'), 'picture',
    'refused', 'link',  // while somebody waits for the answer
    ...membersOf(frame, 'const progressReports'), ...listed(frame, 'fromEntries('),
  ]);
  assert.deepEqual(Object.keys(toPage).filter((name) => !handled.has(name)), []);
  assert.deepEqual([...handled].filter((name) => !(name in toPage)), []);
});

test('the canvas has every name once, as a word of C++', () => {
  const header = headerOf({ toPage, toCanvas });
  for (const [kind, messages] of Object.entries({ ToPage: toPage, ToCanvas: toCanvas })) {
    const [, body] = new RegExp(`enum class ${kind} [^{]*\\{([^}]*)\\}`).exec(header);
    const names = [...body.matchAll(/^ {2}(\w+),/gm)].map(([, name]) => name);
    assert.deepEqual(names, Object.keys(messages).map((name) => name.replaceAll(' ', '_')));
    assert.equal(new Set(names).size, names.length);
  }
});

test('a message says what it is for, and what each of its fields is', () => {
  for (const [name, { about, fields = {}, answer = '' }] of [...Object.entries(toPage), ...Object.entries(toCanvas)]) {
    assert.match(about, /\.$/, name);
    for (const meaning of Object.values(fields)) assert.ok(meaning.length > 0, name);
    for (const other of answer.split(', ').filter(Boolean)) assert.ok(other in toCanvas || other in toPage, `${name}: ${other}`);
  }
});
