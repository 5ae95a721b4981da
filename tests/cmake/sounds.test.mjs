// Every sound that the canvas names has a recipe, and nothing else has.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';

import { loadRecipes } from '../../cmake/sounds.mjs';

const header = fs.readFileSync(new URL('../../web/draw/sound.h', import.meta.url), 'utf8');
const named = [...header.slice(header.indexOf('sound_names{')).matchAll(/"(\w+)"/g)].map(([, name]) => name);

test('the sounds of the canvas are those with a recipe', () =>
  assert.deepEqual(Object.keys(loadRecipes()), [...named].sort()));

test('a sound that is heard often is short, and none lasts longer than a breath', () => {
  const recipes = loadRecipes();
  for (const name of ['button', 'card', 'pencil', 'pieces', 'maze', 'token']) assert.ok(recipes[name].length <= 0.35, name);
  for (const [name, { length }] of Object.entries(recipes)) assert.ok(length <= 1.5, name);
});

test('variants differ', () => {
  for (const [name, { variants }] of Object.entries(loadRecipes()))
    assert.equal(new Set(variants.map((variant) => JSON.stringify(variant))).size, variants.length, name);
});
