// The subset fonts that the build has just made can show every text.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

import { charactersOf } from '../../cmake/cmap.mjs';
import { loadCatalogues } from '../../cmake/catalogue.mjs';
import { allTexts, charactersIn, fileFor, jisRows, laterTextsOf, readRecipe, textsOf } from '../../cmake/fonts.mjs';
import { loadHelp } from '../../cmake/help.mjs';
import { languages } from '../../cmake/languages.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const fonts = path.join(root, 'build/native-check/generated/fonts');
const inFont = (name) => charactersOf(fs.readFileSync(path.join(fonts, `${name}.ttf`)));
const shown = (codes) => codes.map((code) => String.fromCodePoint(code)).join(' ');

// The characters that the fonts with these names have together.
const inFonts = (...names) => new Set(names.flatMap((name) => [...inFont(name)]));
const all = (font) => languages.map((language) => fileFor(font, language));
const lackingIn = (has, users) => [...users].filter(([code]) => !has.has(code))
  .map(([code, key]) => `${String.fromCodePoint(code)} in ${key}`).join('\n');

for (const font of ['reading', 'display'])
  for (const language of languages)
    test(`${font} has every character of its texts in ${language}`, () => {
      const { [language]: texts } = loadCatalogues();
      const files = new Set([font, fileFor(font, language)]);
      const users = charactersIn(textsOf({ ...readRecipe()[font], languages: [language] }, { catalogues: { [language]: texts } }));
      assert.equal(lackingIn(inFonts(...files), users), '');
    });

// A text that moved to the help texts would leave the font that shows it without its characters.
test('each key of the recipe names texts of its kind', () => {
  const texts = allTexts();
  const named = Object.values(readRecipe()).flatMap(({ texts: kind, keys = [], later = [] }) =>
    [...keys, ...later].map((key) => ({ texts: kind, keys: [key] })));
  assert.deepEqual(named.filter((one) => Object.values(textsOf(one, texts)).every((found) => found.size === 0)), []);
});

test('the fonts for English have no character of Japanese but the name of the language', () => {
  const japanese = [...inFont('reading')].filter((code) => code >= 0x3000).map((code) => String.fromCodePoint(code));
  assert.deepEqual(japanese.filter((character) => !'日本語'.includes(character)), []);
});

test('the reading font has the characters that the canvas draws without a text', () => {
  const has = inFonts('reading');
  const sources = ['app/screens', 'draw', 'tables'].flatMap((room) => fs.readdirSync(path.join(root, 'web', room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.cpp')).map((file) => fs.readFileSync(path.join(root, 'web', room, file), 'utf8')));
  const literals = sources.flatMap((source) => source.match(/"(?:[^"\\\n]|\\.)*"/g) ?? []).join('');
  assert.match(literals, /×/);
  const wanted = [...new Set(literals)].map((character) => /** @type {number} */ (character.codePointAt(0))).filter((code) => code > 0x7e);
  assert.equal(shown(wanted.filter((code) => !has.has(code))), '');
});

test('help.ttf has every further character of the help texts, and of the texts that come later', () => {
  const has = inFonts(...all('reading'), 'help');
  const recipe = readRecipe();
  const later = laterTextsOf(recipe.help, recipe, { catalogues: loadCatalogues(), help: loadHelp() });
  assert.ok(later.ja.has('page.publish.title'));
  assert.equal(lackingIn(has, charactersIn(loadHelp())), '');
  assert.equal(lackingIn(has, charactersIn(later)), '');
});

test('the rule books are in one font', () => {
  assert.equal(lackingIn(inFonts(...all('reading'), 'book'), charactersIn(allTexts().books)), '');
});

for (const font of ['reading', 'display'])
  test(`${font} has the characters of names in Latin letters and kana`, () => {
    const has = inFonts(...all(font));
    const wanted = [...'AZaz09 !?\'&-.「」、。ぁんァンヴー'].map((character) => character.codePointAt(0));
    assert.equal(shown(wanted.filter((code) => !has.has(code))), '');
  });

test('help.ttf has the letters with accents that names need', () => {
  const has = inFonts(...all('reading'), 'help');
  assert.equal(shown([...'ÀÉÑÖØßàéñöøÿ'].map((letter) => letter.codePointAt(0)).filter((code) => !has.has(code))), '');
});

test('names.ttf has the kanji of level 1 that the reading fonts lack, and no others', () => {
  const [reading, names] = [inFonts(...all('reading')), inFont('names')];
  const levelOne = jisRows(16, 47);
  assert.equal(levelOne.length, 2965);
  assert.equal(shown(levelOne.filter((code) => !reading.has(code) && !names.has(code))), '');
  assert.equal(shown([...names].filter((code) => reading.has(code))), '');
});
