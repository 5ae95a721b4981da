// Reads the list of languages (assets/text/languages.json), from which everything follows that depends on a language and is
// no text of it; docs/translating.md says what each field is.
//
//   usage: node cmake/languages.mjs OUTPUT_FOLDER
//     languages.h   what the canvas needs of it
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { conditionOf, cppOfCondition, holds } from './plurals.mjs';

/** @typedef {'at blanks' | 'between phrases'} LineBreaking */
/** @typedef {{ code: string, name: string, plurals: Record<string, string>, breaks_lines: LineBreaking, ellipsis: string, players: string[], characters: Record<string, string[]>, fonts?: Record<string, string>, scripts?: string[], budget: number }} Language */

const file = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'assets', 'text', 'languages.json');

/** @type {Language[]} */
export const languageList = JSON.parse(fs.readFileSync(file, 'utf8'));

// The codes. The first language is read where none of the reader's is there, and by whatever cannot choose.
export const languages = languageList.map(({ code }) => code);

// How many forms a number may give a text: one for each rule, and one for all other numbers.
/** @param {string} code */
export const formsIn = (code) => Object.keys(languageList.find((language) => language.code === code)?.plurals ?? {}).length + 1;

const numbersToCheck = [...Array(1200).keys(), 10_000, 100_000, 1_000_000, 2_000_000];

// Lists what is wrong with the list. CLDR's own rules are those of Node.js.
/** @param {Language[]} list */
export function mistakesInLanguages(list) {
  /** @type {string[]} */
  const mistakes = [];
  for (const { code, plurals, breaks_lines: breaks, scripts } of list) {
    /** @param {string} what */
    const report = (what) => mistakes.push(`assets/text/languages.json: ${code}: ${what}`);
    if (!/^[a-z]{2,3}$/.test(code)) report('the code must be two or three small letters');
    if (list.filter((other) => other.code === code).length > 1) report('is there twice');
    if (!['at blanks', 'between phrases'].includes(breaks)) report('breaks_lines must be "at blanks" or "between phrases"');
    if (code !== list[0].code && !(scripts && scripts.length > 0)) report('scripts are missing: the page takes a further font for them only');
    const rules = new Intl.PluralRules(code);
    const conditions = Object.entries(plurals).map(([category, rule]) => ({ category, condition: conditionOf(rule) }));
    const wrong = numbersToCheck.find((n) => (conditions.find(({ condition }) => holds(condition, n))?.category ?? 'other') !== rules.select(n));
    if (wrong !== undefined) report(`plurals: for ${wrong} CLDR says "${rules.select(wrong)}"`);
  }
  return mistakes;
}

/** @param {string} name @param {string} about @param {string[]} values */
const table = (name, about, values) => `/// ${about}
inline constexpr std::array<std::string_view, ${values.length}> ${name}{${values.map((value) => JSON.stringify(value)).join(', ')}};
`;

/** @param {Language} language */
function pluralCase({ code, plurals }) {
  const rules = Object.values(plurals);
  const forms = rules.map((rule, form) => `${cppOfCondition(conditionOf(rule))} ? ${form} : `).join('');
  return `    case Language::${code}: return ${forms}${rules.length};\n`;
}

/** @param {Language[]} list */
export const headerOf = (list) => `#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// Made by cmake/languages.mjs from assets/text/languages.json.
namespace kairo::text {

enum class Language : std::uint8_t { ${list.map(({ code }) => code).join(', ')} };
inline constexpr std::array languages{${list.map(({ code }) => `Language::${code}`).join(', ')}};

${table('language_codes', 'In stored texts, messages and names of files; zero-terminated.', list.map(({ code }) => code))}
${table('ellipses', 'After a text that was cut.', list.map(({ ellipsis }) => ellipsis))}
${table('font_endings', "Ends the names of the fonts' files with a language's own characters.", list.map(({ code }, i) => (i === 0 ? '' : `-${code}`)))}
/// Names of players on the pictures that the build draws.
inline constexpr std::array<std::array<std::string_view, ${list[0].players.length}>, ${list.length}> example_players{{
${list.map(({ players }) => `    {${players.map((player) => JSON.stringify(player)).join(', ')}},\n`).join('')}}};

/// The text's form that this number takes (docs/translating.md).
constexpr std::size_t plural_form(Language language, [[maybe_unused]] int n) {
  switch (language) {
${list.map(pluralCase).join('')}  }
  return 0;
}

}  // namespace kairo::text
`;

// `text` with each line that contains `{each}` or `{each:…}` once for each language, whose code takes the place of `each`.
/** @param {string} text */
export const inEachLanguage = (text) => text.replace(/^.*\{each[:}].*\n/gm, (line) =>
  languages.map((code) => line.replaceAll('{each}', code).replaceAll('{each:', `{${code}:`)).join(''));

/** @param {string} rule @param {Language} language */
const ruleFor = (rule, { code, scripts = [] }) =>
  rule.replaceAll('each-language', code).replaceAll('each-script', scripts.map((range) => `U+${range}`).join(', '));

// The same of a style sheet: `each-language` in a rule for a font of languages with characters of their own, or in a line of a
// selector. `:lang(between-phrases)` are those whose lines break so.
/** @param {string} css */
export const stylesInEachLanguage = (css) => css
  .replace(/^@font-face \{[^}]*each-language[^}]*\}\n\n?/gm, (rule) => languageList.slice(1).map((language) => ruleFor(rule, language)).join(''))
  .replace(/^.*"each-language".*\n/gm, (line) => languageList.map((language) => ruleFor(line, language)).join(''))
  .replaceAll(':lang(between-phrases)', `:lang(${languageList.filter((language) => language.breaks_lines === 'between phrases').map(({ code }) => code).join(', ')})`);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const mistakes = mistakesInLanguages(languageList);
  if (mistakes.length === 0) {
    fs.mkdirSync(process.argv[2], { recursive: true });
    const [header, text] = [path.join(process.argv[2], 'languages.h'), headerOf(languageList)];
    // Everything that is drawn depends on it.
    if (!fs.existsSync(header) || fs.readFileSync(header, 'utf8') !== text) fs.writeFileSync(header, text);
  } else {
    console.error(mistakes.join('\n'));
    process.exitCode = 1;
  }
}
