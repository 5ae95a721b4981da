// Everything that depends on a language follows from assets/text/languages.json.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';

import { headerOf, inEachLanguage, languageList, languages, mistakesInLanguages, stylesInEachLanguage } from '../../cmake/languages.mjs';
import { conditionOf, cppOfCondition, holds } from '../../cmake/plurals.mjs';

const russian = {
  ...languageList[0], code: 'ru', name: 'Русский', ellipsis: '…', scripts: ['0400-04FF'],
  plurals: { one: 'v = 0 and i % 10 = 1 and i % 100 != 11', few: 'v = 0 and i % 10 = 2..4 and i % 100 != 12..14', many: 'v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14' },
};

test('the list has no mistake', () => assert.deepEqual(mistakesInLanguages(languageList), []));

test('another language needs nothing but its entry', () => {
  const others = languageList.slice(0, 2);
  assert.deepEqual(mistakesInLanguages([...others, russian]), []);
  const header = headerOf([...others, russian]);
  assert.match(header, /enum class Language : std::uint8_t \{ en, ja, ru \};/);
  assert.match(header, /font_endings\{"", "-ja", "-ru"\}/);
  assert.match(header, /case Language::en: return n == 1 \? 0 : 1;\n {4}case Language::ja: return 0;\n {4}case Language::ru: return n >= 0 && /);
});

test('the fault of an entry is reported', () => {
  assert.match(mistakesInLanguages([{ ...russian, plurals: { one: 'n = 1' } }]).join('\n'), /ru: plurals: for 0 CLDR says "many"/);
  assert.match(mistakesInLanguages([{ ...russian, code: 'pt-BR', plurals: {} }]).join('\n'), /two or three small letters/);
  assert.match(mistakesInLanguages([languageList[0], { ...russian, scripts: [] }]).join('\n'), /ru: scripts are missing/);
  assert.match(mistakesInLanguages([russian, russian]).join('\n'), /is there twice/);
});

test("rules of plurals are read as CLDR writes them", () => {
  const few = conditionOf(russian.plurals.few);
  assert.deepEqual([1, 2, 4, 5, 12, 14, 22, 112, 132].filter((n) => holds(few, n)), [2, 4, 22, 132]);
  assert.equal(cppOfCondition(conditionOf('n = 1')), 'n == 1');
  assert.equal(cppOfCondition(conditionOf('n % 10 = 2..4 and n % 100 != 12..14')),
    'n >= 0 && (((n % 10 >= 2 && n % 10 <= 4)) && !((n % 100 >= 12 && n % 100 <= 14)))');
  assert.throws(() => conditionOf('n is 1'), /no relation/);
});

test('a line of HTML stands there for each language, and so does a rule of a style sheet', () => {
  assert.equal(inEachLanguage('<p lang="{each}">{each:page.lack}</p>\n<b>{en:x}</b>\n'),
    `${languages.map((code) => `<p lang="${code}">{${code}:page.lack}</p>\n`).join('')}<b>{en:x}</b>\n`);
  assert.equal(stylesInEachLanguage('a:not([lang="each-language"]),\nb:lang(between-phrases) {}\n'),
    `${languages.map((code) => `a:not([lang="${code}"]),\n`).join('')}b:lang(${languageList.filter(({ breaks_lines }) => breaks_lines === 'between phrases').map(({ code }) => code).join(', ')}) {}\n`);
  assert.match(stylesInEachLanguage(fs.readFileSync('shell/page/base.css', 'utf8')),
    /url\("reading-ja\.ttf"\);\n {2}font-display: optional;\n {2}unicode-range: U\+3000-30FF, U\+3400-9FFF, U\+FF00-FFEF;\n\}\n\n@font-face \{\n {2}font-family: Kairo/);
});

// The first language may be named: it is in the HTML, and what cannot choose is in it.
const named = new RegExp(`Language::(${languages.join('|')})\\b|(?<![\\w.])(${languages.slice(1).join('|')})(?![\\w.])`);
const anotherName = /hasJapanese|#version 300 es/;  // the letters of people's names, a language of shaders

test('no source knows a language by its name', () => {
  const sources = ['engine', 'web', 'shell', 'cmake'].flatMap((folder) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(h|cpp|m?js|cmake|css|html|json|ts)$/.test(file) && !file.includes('node_modules')).map((file) => `${folder}/${file}`));
  const found = sources.flatMap((file) => fs.readFileSync(file, 'utf8').split('\n')
    .filter((line) => named.test(line) && !/^\s*\/\//.test(line) && !anotherName.test(line)).map((line) => `${file}: ${line.trim()}`));
  assert.ok(sources.length > 500);
  assert.deepEqual(found, []);
});
