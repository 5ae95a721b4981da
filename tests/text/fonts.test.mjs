// The subset fonts that the build has just made can show every text.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

import { charactersOf } from '../../cmake/cmap.mjs';
import { loadCatalogues } from '../../cmake/catalogue.mjs';
import { charactersIn, jisRows, readRecipe, textsOf } from '../../cmake/fonts.mjs';
import { loadHelp } from '../../cmake/help.mjs';

const fonts = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../build/native-check/generated/fonts');
const inFont = (name) => charactersOf(fs.readFileSync(path.join(fonts, `${name}.ttf`)));
const shown = (codes) => codes.map((code) => String.fromCodePoint(code)).join(' ');

for (const name of ['reading', 'display'])
  test(`${name}.ttf has every character of its texts`, () => {
    const has = inFont(name);
    const lacking = [...charactersIn(textsOf(readRecipe()[name], { catalogues: loadCatalogues() }))].filter(([code]) => !has.has(code));
    assert.equal(lacking.map(([code, key]) => `${String.fromCodePoint(code)} in ${key}`).join('\n'), '');
  });

test('help.ttf has every further character of the help texts', () => {
  const [reading, help] = ['reading', 'help'].map(inFont);
  const lacking = [...charactersIn(loadHelp())].filter(([code]) => !reading.has(code) && !help.has(code));
  assert.equal(lacking.map(([code, key]) => `${String.fromCodePoint(code)} in ${key}`).join('\n'), '');
});

for (const name of ['reading', 'display'])
  test(`${name}.ttf has the characters of names in Latin letters and kana`, () => {
    const has = inFont(name);
    const wanted = [...'AZaz09 !?\'&-.ÀÉÑÖØßàéñöøÿ「」、。ぁんァンヴー'].map((character) => character.codePointAt(0));
    assert.equal(shown(wanted.filter((code) => !has.has(code))), '');
  });

test('names.ttf has the kanji of level 1 that reading.ttf lacks, and no others', () => {
  const [reading, names] = ['reading', 'names'].map(inFont);
  const levelOne = jisRows(16, 47);
  assert.equal(levelOne.length, 2965);
  assert.equal(shown(levelOne.filter((code) => !reading.has(code) && !names.has(code))), '');
  assert.equal(shown([...names].filter((code) => reading.has(code))), '');
});
