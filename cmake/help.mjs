// Turns the texts of assets/text/help and the sections that assets/book names into what web/text/help.h reads: lines of a
// key, a tab and a text. The section of a key has the key with `@` before it.
//
//   usage: node cmake/help.mjs OUTPUT_FOLDER
//     help-en.txt, …             for the page, which loads them after the first frame
//     help_data.cpp              the same, built in, for everything else
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { compare, cppOf, linesOf, readCatalogue } from './catalogue.mjs';
import { languages } from './languages.mjs';

const assets = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'assets');
const folder = path.join(assets, 'text', 'help');
const books = path.join(assets, 'book');

// The subjects that have help texts: the games, and `app` for what all tables share.
const subjects = () => [...new Set(fs.readdirSync(folder).map((file) => file.split('.')[0]))].sort();

/** @param {string} subject @param {string[]} mistakes */
function readSubject(subject, mistakes) {
  const byFile = new Map(languages.map((language) => {
    const name = `assets/text/help/${subject}.${language}.json`;
    const file = path.join(folder, `${subject}.${language}.json`);
    if (!fs.existsSync(file)) mistakes.push(`${name}: is missing`);
    return [name, fs.existsSync(file) ? readCatalogue(fs.readFileSync(file, 'utf8'), name, mistakes) : new Map()];
  }));
  compare(byFile, mistakes);
  for (const [name, entries] of byFile)
    for (const key of entries.keys())
      if (!key.startsWith(`${subject}.`)) mistakes.push(`${name}: ${key}: must start with "${subject}."`);
  return [...byFile.values()];
}

// The texts by language, each a Map from key to text. Throws one error that lists all mistakes.
/** @returns {import('./catalogue.mjs').Texts} */
export function loadHelp() {
  /** @type {string[]} */
  const mistakes = [];
  /** @type {Map<string, string>[]} */
  const all = languages.map(() => new Map());
  for (const subject of subjects())
    readSubject(subject, mistakes).forEach((entries, i) => entries.forEach((text, key) => all[i].set(key, text)));
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return Object.fromEntries(languages.map((language, i) => [language, all[i]]));
}

// The section of a rule book for each key, as `<game>#<section>`.
export function loadSections() {
  /** @type {Map<string, string>} */
  const sections = new Map();
  for (const game of fs.existsSync(books) ? fs.readdirSync(books) : []) {
    const file = path.join(books, game, 'sections.json');
    if (!fs.existsSync(file)) continue;
    for (const [key, section] of Object.entries(JSON.parse(fs.readFileSync(file, 'utf8')))) sections.set(key, `${game}#${section}`);
  }
  return sections;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const out = process.argv[2];
    fs.mkdirSync(out, { recursive: true });
    const help = loadHelp();
    /** @type {[key: string, text: string][]} */
    const sections = [...loadSections()].map(([key, section]) => [`@${key}`, section]);
    const lines = Object.fromEntries(languages.map((language) => [language, linesOf([...help[language], ...sections])]));
    for (const language of languages) fs.writeFileSync(path.join(out, `help-${language}.txt`), lines[language].join(''));
    fs.writeFileSync(path.join(out, 'help_data.cpp'),
      cppOf(lines, { from: 'assets/text/help and assets/book', by: 'cmake/help.mjs', header: 'web/text/help.h', name: 'built_in_help' }));
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
