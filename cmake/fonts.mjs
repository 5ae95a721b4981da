// Subsets the fonts to the characters that the page can show: see assets/fonts/README.md.
//
//   usage: node cmake/fonts.mjs OUTPUT_FOLDER
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { gamesWithBook, readBook } from './book/source.mjs';
import { loadCatalogues } from './catalogue.mjs';
import { charactersOf } from './cmap.mjs';
import { loadHelp } from './help.mjs';
import { languageList, languages } from './languages.mjs';

/** @typedef {'catalogues' | 'help' | 'books'} Kind */
/** @typedef {{ from: string, units: number, ranges?: string[], jis_rows?: [first: number, last: number], texts?: Kind, keys?: string[], later?: string[], later_of?: string, languages?: string[], without?: string[] }} Font */
/** @typedef {Font & { by_language?: true }} FontOfRecipe */
/** @import { Texts } from './catalogue.mjs' */

const recipeFile = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'assets', 'fonts', 'recipe.json');
// The canvas does not use shaping, hinting, vertical layout or glyph names. The licence stays in the file.
const subsetOptions = ['--no-hinting', '--layout-features=', '--no-glyph-names', '--notdef-outline', '--name-IDs=0,1,2,13,14',
  '--drop-tables+=GSUB,GPOS,GDEF,BASE,DSIG,vhea,vmtx,VORG,meta'];

// Everybody needs the characters of the first language; who reads another one needs further files for it.
/** @param {string} font @param {string} language */
export const fileFor = (font, language) => (language === languages[0] ? font : `${font}-${language}`);

// A font by language becomes a file for each of them, with what the earlier ones lack. Others may do without what those have.
/** @param {string} name @param {FontOfRecipe} font @returns {[name: string, font: Font][]} */
function filesOfFont(name, { by_language: isByLanguage, without = [], ...font }) {
  if (!isByLanguage) return [[name, { ...font, without: without.flatMap((other) => languages.map((language) => fileFor(other, language))) }]];
  return languageList.map(({ code, characters, fonts }, i) => [fileFor(name, code), {
    ...font, from: fonts?.[name] ?? font.from, ranges: characters[name], languages: [code],
    without: languages.slice(0, i).map((earlier) => fileFor(name, earlier)),
  }]);
}

// The sources of each file.
/** @returns {Record<string, Font>} */
export const readRecipe = () => Object.fromEntries(
  Object.entries(JSON.parse(fs.readFileSync(recipeFile, 'utf8'))).flatMap(([name, font]) => filesOfFont(name, font)));

/** @param {string} file */
function findFont(file) {
  const folders = [process.env.KAIRO_FONTS, '/usr/share/fonts', '/usr/local/share/fonts',
    path.join(os.homedir(), '.local/share/fonts'), path.join(os.homedir(), 'Library/Fonts'), '/Library/Fonts'];
  /** @param {string} folder @returns {string | undefined} */
  const search = (folder) => {
    const entries = fs.readdirSync(folder, { withFileTypes: true });
    if (entries.some((entry) => entry.name === file)) return path.join(folder, file);
    return entries.filter((entry) => entry.isDirectory()).map((entry) => search(path.join(folder, entry.name))).find(Boolean);
  };
  const found = folders.flatMap((folder) => (folder && fs.existsSync(folder) ? search(folder) : undefined)).find(Boolean);
  if (!found)
    throw new Error(`The font ${file} is not installed. Install the packages fonts-morisawa-bizud-gothic ` +
      'and fonts-morisawa-bizud-mincho, or fetch BIZ UDPGothic and BIZ UDPMincho (https://github.com/googlefonts/' +
      'morisawa-biz-ud-gothic, …-mincho) into a folder and set KAIRO_FONTS to it');
  return found;
}

// The code points of rows `first` to `last` of JIS X 0208. EUC-JP encodes the cell (row, column) as the two bytes
// row + 0xA0 and column + 0xA0.
/** @param {number} first @param {number} last */
export function jisRows(first, last) {
  const decoder = new TextDecoder('euc-jp');
  const characters = [];
  for (let row = first; row <= last; ++row)
    for (let column = 1; column <= 94; ++column) {
      const character = decoder.decode(Uint8Array.of(row + 0xa0, column + 0xa0));
      if (character !== '\ufffd') characters.push(/** @type {number} */ (character.codePointAt(0)));
    }
  return characters;
}

// Every code point of some texts, by language, mapped to a key whose text uses it.
/** @param {Texts} texts @returns {Map<number, string>} */
export function charactersIn(texts) {
  const users = new Map();
  for (const entries of Object.values(texts))
    for (const [key, text] of entries)
      for (const character of text) if (character >= ' ') users.set(/** @type {number} */ (character.codePointAt(0)), key);
  return users;
}

/** @param {Font} font */
function codePointsOf({ ranges = [], jis_rows: rows }) {
  const wanted = new Set(rows ? jisRows(...rows) : []);
  for (const range of ranges) {
    const [first, last = first] = range.split('-').map((number) => parseInt(number, 16));
    for (let code = first; code <= last; ++code) wanted.add(code);
  }
  return wanted;
}

// The texts that a font of the recipe must be able to show, by language: those of its `languages` whose key is one of its
// `keys`, in which `*` stands for anything; all, if it has none. Those that are shown on pages only, some time after the
// beginning (`later`), are left to the font that is `later_of` it.
/** @param {Pick<Font, 'texts' | 'keys' | 'later' | 'languages'>} font @param {Record<Kind, Texts>} texts */
export function textsOf({ texts: kind, keys = ['*'], later = [], languages: own = languages }, texts) {
  const [isWanted, isLater] = [keys, later].map(matcherOf);
  const all = texts[/** @type {Kind} */ (kind)];
  return Object.fromEntries(own.map((language) => [language, new Map([...all[language]].filter(([key]) => isWanted(key) && !isLater(key)))]));
}

/** @param {string[]} keys */
function matcherOf(keys) {
  const patterns = keys.map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
  return (/** @type {string} */ key) => patterns.some((pattern) => pattern.test(key));
}

// The texts of each kind, by language. The pages of the rule books show help texts too.
/** @returns {Record<Kind, Texts>} */
export function allTexts() {
  const help = loadHelp();
  const books = gamesWithBook().map((game) => readBook(game, []));
  return {
    catalogues: loadCatalogues(), help,
    books: Object.fromEntries(languages.map((language) =>
      [language, new Map([...help[language], ...books.map(({ game, markdown }) => /** @type {[string, string]} */ ([`the rule book ${game}`, markdown[language].replaceAll('\n', ' ')]))])])),
  };
}

// The texts that the font `later_of` leaves to this one, in all languages.
/** @param {Font} font @param {Record<string, Font>} recipe @param {Record<Kind, Texts>} texts */
export function laterTextsOf({ later_of: other }, recipe, texts) {
  return other ? textsOf({ ...recipe[other], languages, keys: recipe[other].later, later: [] }, texts) : {};
}

// The code points for the font `name` of the recipe. `texts` are the texts of each kind, by language.
/** @param {string} name @param {Record<string, Font>} recipe @param {Record<Kind, Texts>} texts @param {Buffer} source @returns {number[]} */
function charactersFor(name, recipe, texts, source) {
  const available = charactersOf(source);
  const wanted = codePointsOf(recipe[name]);
  if (recipe[name].texts)
    for (const [code, key] of [...charactersIn(textsOf(recipe[name], texts)), ...charactersIn(laterTextsOf(recipe[name], recipe, texts))]) {
      if (!available.has(code))
        throw new Error(`assets: ${key}: ${String.fromCodePoint(code)} (U+${code.toString(16)}) is not in ` +
          `${recipe[name].from}; please reword the text`);
      wanted.add(code);
    }
  const elsewhere = new Set((recipe[name].without ?? []).flatMap((other) => charactersFor(other, recipe, texts, source)));
  const codes = [...wanted].filter((code) => available.has(code) && !elsewhere.has(code)).sort((a, b) => a - b);
  return codes.length > 0 ? codes : [0x20];  // Dear ImGui reads no font without a character
}

// Writes one subset font, with as many units per em as the recipe says. This takes seconds, so it is done only if the font's characters or its source have changed.
/** @param {string} name @param {Record<string, Font>} recipe @param {Record<Kind, Texts>} texts @param {string} out */
function subset(name, recipe, texts, out) {
  const file = findFont(recipe[name].from);
  const source = fs.readFileSync(file);
  const codes = charactersFor(name, recipe, texts, source);
  const target = path.join(out, `${name}.ttf`);
  const stampFile = path.join(out, `${name}.characters`);
  const { units } = recipe[name];
  const stamp = [file, source.length, subsetOptions, units, codes.map((code) => code.toString(16))].join('\n');
  if (fs.existsSync(target) && fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp) return;
  const [unicodes, whole] = ['unicodes', 'whole.ttf'].map((ending) => path.join(out, `${name}.${ending}`));
  fs.writeFileSync(unicodes, codes.map((code) => code.toString(16)).join('\n'));
  /** @param {string} program @param {string[]} args */
  const run = (program, ...args) => execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  run('pyftsubset', file, `--unicodes-file=${unicodes}`, `--output-file=${whole}`, ...subsetOptions);
  run('fonttools', 'ttLib.scaleUpem', whole, String(units), '--output-file', target);
  for (const temporary of [unicodes, whole]) fs.rmSync(temporary);
  fs.writeFileSync(stampFile, stamp);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const out = process.argv[2];
    fs.mkdirSync(out, { recursive: true });
    const recipe = readRecipe();
    const texts = allTexts();
    for (const name of Object.keys(recipe)) subset(name, recipe, texts, out);
  } catch (error) {
    const { code, path: program, message } = /** @type {NodeJS.ErrnoException} */ (error);
    console.error(code === 'ENOENT' && ['pyftsubset', 'fonttools'].includes(program ?? '') ?
      `${program} is not installed: install the package fonttools (or \`pip install fonttools\`).` : message);
    process.exitCode = 1;
  }
}
