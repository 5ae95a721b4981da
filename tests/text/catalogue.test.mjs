// The catalogues of assets/text agree, and what would be wrong with one is found and named.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';

import { compare, cppOf, holesOf, loadCatalogues, moduleOf, readCatalogue } from '../../cmake/catalogue.mjs';

function mistakesIn(en, ja) {
  const mistakes = [];
  const read = (text, file) => readCatalogue(text, file, mistakes);
  compare(new Map([['en.json', read(en, 'en.json')], ['ja.json', read(ja, 'ja.json')]]), mistakes);
  return mistakes.join('\n');
}

test('the catalogues of the project agree', () => {
  const { en, ja } = loadCatalogues();
  assert.ok(en.size > 0);
  assert.deepEqual([...en.keys()].sort(), [...ja.keys()].sort());
});

test('what app and page say by name is in the catalogue', () => {
  const { en } = loadCatalogues();
  const named = (folder, files, pattern) => fs.readdirSync(folder).filter((file) => files.test(file))
    .flatMap((file) => [...fs.readFileSync(`${folder}/${file}`, 'utf8').matchAll(pattern)].map(([, key]) => key));
  const keys = [...named('web/app', /\.cpp$/, /"(app\.[a-z_.]*[a-z_])"/g), ...named('shell', /\.mjs$/, /\bsay\('([a-z_.]+)'\)/g).map((key) => `page.${key}`)];
  assert.ok(keys.length > 100);
  assert.deepEqual(keys.filter((key) => !en.has(key)), []);
});

test('catalogues that agree have no mistakes', () => {
  assert.equal(mistakesIn('{"a": "{n|one|{n} of them}"}', '{"a": "{n}個"}'), '');
});

test('invalid JSON is named by its file', () => {
  assert.match(mistakesIn('{"a": "x",}', '{}'), /^en\.json: no valid JSON/);
});

test('a text that is none is named by its key', () => {
  assert.match(mistakesIn('{"a": 1}', '{"a": "x"}'), /en\.json: a: must be a text/);
  assert.match(mistakesIn('{"a": ""}', '{"a": "x"}'), /en\.json: a: must be a text, and not empty/);
});

test('a key that is there twice is found, though JSON.parse allows it', () => {
  assert.match(mistakesIn('{"a": "b", "b": "a", "a": "c"}', '{"a": "x", "b": "x"}'), /^en\.json: a: is there twice$/);
});

test('a key that one language lacks is named with the file that lacks it', () => {
  assert.match(mistakesIn('{"a": "x"}', '{"a": "x", "b": "y"}'), /^en\.json: b: is missing$/);
  assert.match(mistakesIn('{"a": "x", "b": "y"}', '{"a": "x"}'), /^ja\.json: b: is missing$/);
});

test('unlike holes are found', () => {
  assert.match(mistakesIn('{"a": "{who} sees {what}"}', '{"a": "{who}"}'), /a: unlike holes: \{what\}, \{who\} \/ \{who\}/);
});

test('holes inside the forms of a plural count', () => {
  assert.deepEqual(holesOf('{n|one {thing}|{n} {thing}s} | done'), ['n', 'thing']);
});

test('braces of another shape are found', () => {
  for (const text of ['{', '}', '{}', '{n|one}', '{n|a|b|c}', '{Name}', '{n', 'x } y']) assert.equal(holesOf(text), null, text);
});

test('the generated C++ is sorted by bytes and escapes what needs it', () => {
  const texts = new Map([['b', 'say "so"\n\\'], ['a.z', 'x'], ['a_', '魂']]);
  const lines = cppOf({ en: texts, ja: texts }).match(/^ {4}\{.*$/gm);
  assert.deepEqual(lines, [
    '    {"a.z", "x", "x"},', '    {"a_", "魂", "魂"},', '    {"b", "say \\"so\\"\\n\\\\", "say \\"so\\"\\n\\\\"},']);
});

test('the page gets its own texts and no others', () => {
  const texts = new Map([['page.title', 'x'], ['wicked.title', 'y']]);
  assert.match(moduleOf({ en: texts, ja: texts }), /page\.title/);
  assert.doesNotMatch(moduleOf({ en: texts, ja: texts }), /wicked/);
});
