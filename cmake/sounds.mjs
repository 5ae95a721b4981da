// The recipes of all sounds (assets/sound) as one module.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'assets', 'sound');
const budget = 60_000;  // bytes of the module

/** @param {unknown} value */
const isNumber = (value) => typeof value === 'number' && value >= 0;

/** @param {Record<string, any>} layer */
function faultOf(layer) {
  const { body, noise, hz, q, at, attack, decay, level } = layer;
  if (![at, attack, decay, level].every(isNumber) || attack <= 0 || decay <= 0) return 'times or level';
  if (body !== undefined) return ['wood', 'glass'].includes(body) && isNumber(hz) ? '' : 'body';
  return ['bandpass', 'lowpass'].includes(noise) && Array.isArray(hz) && hz.length === 2 && hz.every(isNumber) && isNumber(q) ? '' : 'noise';
}

// The recipes by name, checked.
export function loadRecipes() {
  /** @type {typeof import('kairo:sounds').recipes} */
  const recipes = {};
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.json')).sort()) {
    const { length, variants } = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
    if (!isNumber(length) || variants.length < 2) throw new Error(`assets/sound/${file} needs a length and two variants or more`);
    for (const layer of variants.flat()) {
      const fault = faultOf(layer) || (layer.at + layer.attack + layer.decay > length + 1e-9 ? 'length' : '');
      if (fault) throw new Error(`assets/sound/${file}: wrong ${fault} in ${JSON.stringify(layer)}`);
    }
    recipes[path.parse(file).name] = { length, variants };
  }
  return recipes;
}

// The module kairo:sounds: `recipes`.
export function soundsModule() {
  const contents = `export const recipes = ${JSON.stringify(loadRecipes())};\n`;
  if (contents.length > budget) throw new Error(`the recipes of the sounds have ${contents.length} bytes, more than ${budget}`);
  return { contents };
}
