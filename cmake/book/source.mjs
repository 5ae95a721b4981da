// Reads the sources of the rule books, assets/book/<game>/: a Markdown file for each language, sections.json,
// positions.json and icons.json.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { languages } from '../languages.mjs';

/** @typedef {{ match: string, seat?: number, crop?: string[] }} Position */
/** @typedef {{ game: string, markdown: Record<string, string>, sections: Record<string, string>, positions: Record<string, Position>, iconNames: Record<string, Record<string, string>> }} Book */

export const booksFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'assets', 'book');

// The ids of the games that have a rule book.
export const gamesWithBook = (folder = booksFolder) =>
  (fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory()).map(({ name }) => name).filter((game) => languages.some((language) => fs.existsSync(path.join(folder, game, `${language}.md`)))).sort();

/** @param {string} file @param {string[]} mistakes */
function readJson(file, mistakes) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    mistakes.push(`${file}: ${/** @type {Error} */ (error).message}`);
    return {};
  }
}

/** @param {Position} position */
const isPosition = ({ match, seat = 0, crop = [] }) =>
  /^[\w-]+$/.test(match) && Number.isInteger(seat) && seat >= 0 && seat <= 4 && Array.isArray(crop) && crop.every((id) => typeof id === 'string' && !/[\t\n]/.test(id));

// The book of one game: `markdown` by language, `sections`, `positions`, and `iconNames` by icon and language. Adds to `mistakes` what cannot be read.
/** @param {string} game @param {string[]} mistakes @returns {Book} */
export function readBook(game, mistakes, folder = booksFolder) {
  /** @param {string} name */
  const file = (name) => path.join(folder, game, name);
  const markdown = Object.fromEntries(languages.map((language) => {
    const name = file(`${language}.md`);
    if (!fs.existsSync(name)) mistakes.push(`${name}: is missing`);
    return [language, fs.existsSync(name) ? fs.readFileSync(name, 'utf8') : ''];
  }));
  /** @type {Record<string, Position>} */
  const positions = readJson(file('positions.json'), mistakes);
  for (const [name, position] of Object.entries(positions))
    if (!/^[\w-]+$/.test(name) || !isPosition(position))
      mistakes.push(`${file('positions.json')}: ${name}: must be {"match": code, "seat": 0–4, "crop": [ids]}, the last two optional`);
  return { game, markdown, sections: readJson(file('sections.json'), mistakes), positions, iconNames: readJson(file('icons.json'), mistakes) };
}
