// One word for one thing: no text uses a word that assets/text/glossary.md keeps away from a term.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';

import { languageList, languages } from '../../cmake/languages.mjs';

const folder = 'assets/text';

/// The sections of the glossary: the keys whose texts it is about, and for each language its terms and the words that
/// are not used for them. A word with a remark in brackets depends on its meaning, so it is for people to judge.
export function readGlossary(text) {
  const sections = [];
  for (const line of text.split('\n')) {
    const keys = line.match(/^## .*\(((?:`[a-z]+`(?:, )?)+)\)$/)?.[1];
    if (keys) sections.push({ keys: keys.match(/[a-z]+/g), ...Object.fromEntries(languages.map((language) => [language, { terms: [], never: [] }])) });
    if (!line.startsWith('| ') || line.startsWith('| term') || line.startsWith('| ---')) continue;
    const cells = line.split('|').slice(1, -1).map((cell) => cell.trim());
    assert.equal(cells.length, 1 + 2 * languages.length, `for each language its term and what is not used: ${line}`);
    assert.ok(sections.length > 0, 'a section begins with a heading');
    const words = (cell) => cell.split(/[,、／;；]\s*/).map((word) => word.trim()).filter((word) => word && word !== '—');
    const plain = (word) => !/[(（]/.test(word);
    languages.forEach((language, i) => {
      const { terms, never } = sections.at(-1)[language];
      terms.push(...words(cells[1 + i]).filter(plain));
      never.push(...words(cells[1 + languages.length + i]).filter(plain));
    });
  }
  return sections;
}

const breaksAtBlanks = (code) => languageList.find((language) => language.code === code).breaks_lines === 'at blanks';
const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// Placeholders are no words, nor are terms that contain a forbidden word.
const withoutTerms = (text, terms) => [...terms].sort((a, b) => b.length - a.length)
  .reduce((rest, term) => rest.replace(new RegExp(escaped(term), 'gi'), ' · '), text.replace(/\{[a-z_]+\}/g, ' · '));

export function misusesIn(texts, section, language) {
  const { terms, never } = section[language];
  const pattern = (word) => (breaksAtBlanks(language) ? new RegExp(`(?<!\\p{L})${escaped(word)}(s|es|d|ed|ing)?(?!\\p{L})`, 'iu') : new RegExp(escaped(word)));
  const mine = Object.entries(texts).filter(([key]) => section.keys.includes(key.split('.')[0]));
  return mine.flatMap(([key, text]) => never
    .filter((word) => pattern(word).test(withoutTerms(text, terms.filter((term) => term.length > word.length))))
    .map((word) => `${language} ${key}: "${word}" in "${text}"`));
}

const catalogue = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

function textsOf(language) {
  const help = `${folder}/help`;
  const files = fs.existsSync(help) ? fs.readdirSync(help).filter((file) => file.endsWith(`.${language}.json`)) : [];
  return Object.assign({}, catalogue(`${folder}/${language}.json`), ...files.map((file) => catalogue(`${help}/${file}`)));
}

const glossary = readGlossary(fs.readFileSync(`${folder}/glossary.md`, 'utf8'));

test('the glossary has a section for every game and one for everything else', () => {
  const games = fs.readdirSync('engine/games').sort();
  assert.deepEqual(glossary.flatMap(({ keys }) => keys).sort(), [...games, 'app', 'bot', 'code', 'match', 'page'].sort());
  for (const section of glossary) languages.forEach((language) => assert.ok(section[language].never.length > 3, `${section.keys[0]} in ${language}`));
});

for (const language of languages)
  test(`no text uses a word that the glossary keeps away from a term: ${language}`, () => {
    const texts = textsOf(language);
    assert.deepEqual(glossary.flatMap((section) => misusesIn(texts, section, language)), []);
  });

test('a forbidden word is found, whatever its ending; a longer term, a placeholder and other games are left alone', () => {
  const [section] = readGlossary('## A game (`wicked`)\n\n| rank | promote, token box | 上位化 | token, lift | 昇格 |\n');
  const found = (text, language = 'en', key = 'wicked.x') => misusesIn({ [key]: text }, section, language).length;
  assert.equal(found('Two Tokens rise.'), 1);
  assert.equal(found('It is lifted.'), 1);
  assert.equal(found('A shoplifter.'), 0, 'another word');
  assert.equal(found('The token box, {token}.'), 0);
  assert.equal(found('A token.', 'en', 'ruin.x'), 0);
  assert.equal(found('魂が昇格する。', 'ja'), 1);
  assert.equal(found('魂を上位化する。', 'ja'), 0);
});
