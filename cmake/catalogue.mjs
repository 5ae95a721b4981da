// Turns the catalogues of assets/text into sources of the canvas and the page, and rejects catalogues that disagree. A
// mistake is reported with its file and key.
//
//   usage: node cmake/catalogue.mjs OUTPUT_FOLDER
//     texts-en.txt, …              the texts of the canvas, as lines for web/text/catalogue.h, which the page loads
//     catalogue_data.cpp           the same, built in, for everything else
//     texts.mjs                    those of the page around it, whose keys start with `page.`
//     publish_texts.mjs            those that only the page for publishers has
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { formsIn, languageList, languages } from './languages.mjs';

// Texts by key, by language.
/** @typedef {Record<string, Map<string, string>>} Texts */

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'assets', 'text');

// The entries of one catalogue as a Map. Adds what is wrong with it to `mistakes`.
/** @param {string} text @param {string} file @param {string[]} mistakes @returns {Map<string, string>} */
export function readCatalogue(text, file, mistakes) {
  let entries;
  try {
    entries = JSON.parse(text);
  } catch (error) {
    mistakes.push(`${file}: invalid JSON: ${/** @type {Error} */ (error).message}`);
    return new Map();
  }
  if (entries === null || typeof entries !== 'object' || Array.isArray(entries)) {
    mistakes.push(`${file}: must be an object of keys and texts`);
    return new Map();
  }
  const bad = Object.keys(entries).filter((key) => typeof entries[key] !== 'string' || entries[key] === '');
  if (bad.length > 0) {
    mistakes.push(...bad.map((key) => `${file}: ${key}: must be a non-empty string`));
    return new Map();
  }
  mistakes.push(...Object.keys(entries).filter((key) => /[\t\n]/.test(entries[key])).map((key) => `${file}: ${key}: must be one line without tabs`));

  // JSON.parse silently keeps the last of two equal keys. In a flat object every other string is a key.
  const strings = [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([literal]) => JSON.parse(literal));
  const seen = new Set();
  for (let i = 0; i < strings.length; i += 2) {
    if (seen.has(strings[i])) mistakes.push(`${file}: ${strings[i]}: is defined twice`);
    seen.add(strings[i]);
  }
  return new Map(Object.entries(entries));
}

// The names of a text's placeholders, in alphabetical order: `{name}`, and `{n|one form|other form}`, with as many forms as
// numbers have in the language; a form may contain placeholders. Null if the braces do not match this syntax.
/** @param {string} text @param {number} forms */
export function placeholdersOf(text, forms) {
  /** @type {Set<string>} */
  const names = new Set();
  let at = 0;
  /** @param {string} character */
  const consume = (character) => text[at] === character && ++at > 0;
  /** @param {string} ends @returns {boolean} */
  const parseText = (ends) => {
    while (at < text.length && !ends.includes(text[at])) {
      if (text[at] === '}') return false;
      if (text[at] === '{' ? !parsePlaceholder() : !++at) return false;
    }
    return true;
  };
  const parsePlaceholder = () => {
    const [opening, name] = /^\{([a-z][a-z0-9_]*)/.exec(text.slice(at)) ?? [];
    if (!opening) return false;
    names.add(name);
    at += opening.length;
    let parts = 0;
    for (; consume('|'); ++parts) if (!parseText('|}')) return false;
    if (parts > 0 && (parts === 1 || parts !== forms)) return false;
    return consume('}');
  };
  return parseText('') ? [...names].sort() : null;
}

// `assets/text/en.json` and `assets/text/help/wicked.en.json` are of the language `en`.
/** @param {string} file */
const languageOf = (file) => file.split(/[./]/).at(-2) ?? '';

// A language in which the only person can be called "you" needs no number for it.
const mayLeaveOut = new Set(['app.name.alone']);

// Adds to `mistakes` where the catalogues differ in keys or placeholders. `catalogues` is a Map from file to entries.
/** @param {Map<string, Map<string, string>>} catalogues @param {string[]} mistakes */
export function compare(catalogues, mistakes) {
  const files = [...catalogues.keys()];
  const keys = new Set([...catalogues.values()].flatMap((entries) => [...entries.keys()]));
  for (const key of keys) {
    const lacking = files.filter((file) => !catalogues.get(file)?.has(key));
    for (const file of lacking) mistakes.push(`${file}: ${key}: is missing`);
    const placeholders = files.filter((file) => !lacking.includes(file)).map((file) => {
      const forms = formsIn(languageOf(file));
      const found = placeholdersOf(/** @type {string} */ (catalogues.get(file)?.get(key)), forms);
      if (!found) mistakes.push(`${file}: ${key}: braces must be {name}${forms > 1 ? ` or {name|…} with ${forms} forms` : ''}`);
      return found;
    });
    if (!mayLeaveOut.has(key) && lacking.length === 0 && placeholders.every(Boolean) && new Set(placeholders.map(String)).size > 1)
      mistakes.push(`${files.join(', ')}: ${key}: different placeholders: ${placeholders.map((names) => `{${names?.join('}, {')}}`).join(' / ')}`);
  }
}

// Each language's name for itself, for the menu and for publishers: in every catalogue the same.
const namesOfLanguages = languageList.flatMap(({ code, name }) =>
  ['app.menu.language', 'page.publish.language'].map((key) => /** @type {const} */ ([`${key}.${code}`, name])));

// The project's catalogues by language. Throws one error that lists all mistakes.
/** @returns {Texts} */
export function loadCatalogues(from = folder) {
  /** @type {string[]} */
  const mistakes = [];
  const byFile = new Map();
  for (const language of languages) {
    const file = path.join(from, `${language}.json`);
    const name = path.posix.join('assets/text', `${language}.json`);
    if (!fs.existsSync(file)) mistakes.push(`${name}: is missing`);
    else byFile.set(name, readCatalogue(fs.readFileSync(file, 'utf8'), name, mistakes));
  }
  if (mistakes.length === 0) compare(byFile, mistakes);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return Object.fromEntries([...byFile.values()].map((entries, i) => [languages[i], new Map([...entries, ...namesOfLanguages])]));
}

// Counts the parts, before dots, that a key begins with as the one before it does.
/** @param {string} key @param {string} before */
function sharedParts(key, before) {
  const [parts, others] = [key, before].map((one) => one.split('.').slice(0, -1));
  const differs = parts.findIndex((part, i) => part !== others[i]);
  return Math.min(9, differs < 0 ? parts.length : differs);
}

// Sorted by bytes, as web/text/text_lines.h reads them: keys tell only what differs from the one before, so that few bytes
// have to be fetched. Those of sections (@) are whole, for whoever reads the lines one by one.
/** @param {Iterable<[key: string, text: string]>} texts */
export const linesOf = (texts) =>
  [...texts].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b))).map(([key, text], i, all) => {
    const shared = i === 0 || key.startsWith('@') ? 0 : sharedParts(key, all[i - 1][0]);
    return `${shared}${key.split('.').slice(shared).join('.')}\t${text}\n`;
  });

/** @param {string} text */
const literal = (text) => JSON.stringify(text).replace(/\?\?/g, '?\\?');

// A source that builds in lines, by language: as what `name` of `header` returns.
/** @param {Record<string, string[]>} lines @param {Record<'from' | 'by' | 'header' | 'name', string>} file */
export const cppOf = (lines, { from, by, header, name }) => `// Generated from ${from} by ${by}.
#include "${header}"

namespace kairo::text {
std::string_view ${name}(Language language) {
${languages.map((language) => `  static constexpr char ${language}[] =\n${lines[language].map((line) => `      ${literal(line)}`).join('\n') || '      ""'};`).join('\n')}
  switch (language) {
${languages.map((language) => `    case Language::${language}: return ${language};\n`).join('')}  }
  return {};
}
}  // namespace kairo::text
`;

/** @param {string} key */
const isOfPage = (key) => key.startsWith('page.');
/** @param {string} key */
const isOfPublish = (key) => key.startsWith('page.publish.');
// Those that the build puts into HTML or into a module of their own (cmake/dist.mjs).
/** @param {string} key */
const isInHtml = (key) => /^page\.(about|frame_about|frame_title|lack|lack_.*|no_script|offline\..*|host\..*|pass\.(?:honest.*|no_qr|qr|text|title)|result\..*|frame\..*|embed\..*|book\.(?!title$|close$).*)$/.test(key);

// A module with some texts of the page.
/** @param {Texts} catalogues @param {(key: string) => boolean} isPart */
function moduleOf(catalogues, isPart) {
  /** @param {Map<string, string>} entries */
  const part = (entries) => Object.fromEntries([...entries].filter(([key]) => isPart(key)));
  const texts = Object.fromEntries(languages.map((language) => [language, part(catalogues[language])]));
  return `// Generated from assets/text by cmake/catalogue.mjs.\nexport const texts = ${JSON.stringify(texts, null, 1)};\n`;
}

// Makes the files of the catalogues, by name.
/** @param {Texts} catalogues @returns {Record<string, string>} */
export function filesOf(catalogues) {
  const lines = Object.fromEntries(languages.map((language) =>
    [language, linesOf([...catalogues[language]].filter(([key]) => !isOfPage(key)))]));
  return {
    ...Object.fromEntries(languages.map((language) => [`texts-${language}.txt`, lines[language].join('')])),
    'catalogue_data.cpp': cppOf(lines,
      { from: 'assets/text', by: 'cmake/catalogue.mjs', header: 'web/text/catalogue.h', name: 'built_in_catalogue' }),
    'texts.mjs': moduleOf(catalogues, (key) => isOfPage(key) && !isOfPublish(key) && !isInHtml(key)),
    'publish_texts.mjs': moduleOf(catalogues, isOfPublish),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const catalogues = loadCatalogues();
    const out = process.argv[2];
    fs.mkdirSync(out, { recursive: true });
    for (const [file, content] of Object.entries(filesOf(catalogues))) fs.writeFileSync(path.join(out, file), content);
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
