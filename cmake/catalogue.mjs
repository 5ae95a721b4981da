// Turns the catalogues of assets/text into what the canvas and the page compile in, and refuses catalogues that
// disagree: a mistake is named by file and key.
//
//   usage: node cmake/catalogue.mjs OUTPUT_FOLDER
//     catalogue_data.cpp   every entry, sorted, for web/text/catalogue.h
//     texts.mjs            the entries that the page itself says: those named page.…
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const languages = ['en', 'ja'];
const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'assets', 'text');

// The entries of one catalogue as a Map; what is wrong with it goes into `mistakes`.
export function readCatalogue(text, file, mistakes) {
  let entries;
  try {
    entries = JSON.parse(text);
  } catch (error) {
    mistakes.push(`${file}: no valid JSON: ${error.message}`);
    return new Map();
  }
  if (entries === null || typeof entries !== 'object' || Array.isArray(entries)) {
    mistakes.push(`${file}: must be one object of keys and texts`);
    return new Map();
  }
  const bad = Object.keys(entries).filter((key) => typeof entries[key] !== 'string' || entries[key] === '');
  if (bad.length > 0) {
    mistakes.push(...bad.map((key) => `${file}: ${key}: must be a text, and not empty`));
    return new Map();
  }

  // JSON.parse keeps the last of two equal keys and says nothing; in a flat object every other string is a key.
  const strings = [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([literal]) => JSON.parse(literal));
  const seen = new Set();
  for (let i = 0; i < strings.length; i += 2) {
    if (seen.has(strings[i])) mistakes.push(`${file}: ${strings[i]}: is there twice`);
    seen.add(strings[i]);
  }
  return new Map(Object.entries(entries));
}

// The names of the holes of a text, in alphabetical order: `{name}`, and `{n|one form|other form}` whose forms may
// have holes themselves. Null when the braces are not of that shape.
export function holesOf(text) {
  const names = new Set();
  let at = 0;
  const take = (mark) => text[at] === mark && ++at > 0;
  const words = (ends) => {
    while (at < text.length && !ends.includes(text[at])) {
      if (text[at] === '}') return false;
      if (text[at] === '{' ? !hole() : !++at) return false;
    }
    return true;
  };
  const hole = () => {
    const [opening, name] = /^\{([a-z][a-z0-9_]*)/.exec(text.slice(at)) ?? [];
    if (!name) return false;
    names.add(name);
    at += opening.length;
    if (take('|') && !(words('|}') && take('|') && words('|}'))) return false;
    return take('}');
  };
  return words('') ? [...names].sort() : null;
}

// What is wrong between the catalogues: `catalogues` is a Map from file to entries.
export function compare(catalogues, mistakes) {
  const files = [...catalogues.keys()];
  const keys = new Set([...catalogues.values()].flatMap((entries) => [...entries.keys()]));
  for (const key of keys) {
    const without = files.filter((file) => !catalogues.get(file).has(key));
    for (const file of without) mistakes.push(`${file}: ${key}: is missing`);
    const holes = files.filter((file) => !without.includes(file)).map((file) => {
      const found = holesOf(catalogues.get(file).get(key));
      if (!found) mistakes.push(`${file}: ${key}: braces must be {name} or {name|one form|other form}`);
      return found;
    });
    if (without.length === 0 && holes.every(Boolean) && new Set(holes.map(String)).size > 1)
      mistakes.push(`${files.join(', ')}: ${key}: unlike holes: ${holes.map((h) => `{${h.join('}, {')}}`).join(' / ')}`);
  }
}

// The catalogues of the project, by language; throws one error that names every mistake.
export function loadCatalogues(from = folder) {
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
  return Object.fromEntries([...byFile.values()].map((entries, i) => [languages[i], entries]));
}

const sortedKeys = (catalogues) => [...catalogues.en.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

const literal = (text) => `"${text.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n').replace(/\t/g, '\\t').replace(/\?\?/g, '?\\?')}"`;

export function cppOf(catalogues) {
  const lines = sortedKeys(catalogues).map(
    (key) => `    {${[key, ...languages.map((language) => catalogues[language].get(key))].map(literal).join(', ')}},`);
  return `// Made from assets/text by cmake/catalogue.mjs.
#include <array>

#include "web/text/catalogue.h"

namespace kairo::text {
namespace {
constexpr std::array<CatalogueEntry, ${lines.length}> entries{{
${lines.join('\n')}
}};
}  // namespace
constinit const std::span<const CatalogueEntry> catalogue_entries = entries;
}  // namespace kairo::text
`;
}

export function moduleOf(catalogues) {
  const keys = sortedKeys(catalogues).filter((key) => key.startsWith('page.'));
  const texts = Object.fromEntries(languages.map(
    (language) => [language, Object.fromEntries(keys.map((key) => [key, catalogues[language].get(key)]))]));
  return `// Made from assets/text by cmake/catalogue.mjs.\nexport const texts = ${JSON.stringify(texts, null, 1)};\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const catalogues = loadCatalogues();
    const out = process.argv[2];
    fs.mkdirSync(out, { recursive: true });
    fs.writeFileSync(path.join(out, 'catalogue_data.cpp'), cppOf(catalogues));
    fs.writeFileSync(path.join(out, 'texts.mjs'), moduleOf(catalogues));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
