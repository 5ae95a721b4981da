// Reports the sizes of the site, and checks the budgets: for what a browser must load before the first game can be played,
// fonts included, and for what the bots that search need besides.
import fs from 'node:fs';
import path from 'node:path';

import { languageList } from './languages.mjs';

/** @typedef {'raw' | 'gzip' | 'brotli'} Size */
/** @typedef {{ name: string } & Record<Size, number>} Row */

// Bytes, brotli.
const budgets = { first: Object.fromEntries(languageList.map(({ code, budget }) => [code, budget])), thinking: 250_000 };

/** @param {string} file */
const sizeOf = (file) => (fs.existsSync(file) ? fs.statSync(file).size : null);
/** @param {number} number */
const inEnglish = (number) => number.toLocaleString('en');

/** @param {string} what @param {number} bytes @param {number} budget */
function check(what, bytes, budget) {
  if (bytes <= budget) {
    console.log(`${what} ${inEnglish(bytes)} of ${inEnglish(budget)} bytes (brotli).`);
    return true;
  }
  console.error(`${what} ${inEnglish(bytes)} bytes (brotli), more than the budget of ${inEnglish(budget)}: see the table above for which files to reduce.`);
  return false;
}

// Prints a table of `files` in `folder`. `first`, by language, `thinking` and `book` are sets of some of them; the last is
// shown as one row. Returns whether all are within their budgets.
/** @param {string} folder @param {string[]} files @param {{ first: Record<string, Set<string>>, thinking: Set<string>, book: Set<string> }} sets */
export function reportSizes(folder, files, { first, thinking, book }) {
  const rows = files.map((name) => {
    const raw = sizeOf(path.join(folder, name)) ?? 0;
    const gzip = sizeOf(path.join(folder, `${name}.gz`)) ?? raw;
    const brotli = sizeOf(path.join(folder, `${name}.br`)) ?? raw;
    return { name, raw, gzip, brotli };
  });
  /** @param {Row[]} chosen */
  const sum = (chosen) => /** @type {Size[]} */ (['raw', 'gzip', 'brotli']).map((kind) => chosen.reduce((total, row) => total + row[kind], 0));
  /** @param {string} name @param {number[]} numbers */
  const line = (name, numbers) => console.log(name.padEnd(36) + numbers.map((n) => inEnglish(n).padStart(12)).join(''));

  /** @param {Set<string>} set */
  const within = (set) => rows.filter(({ name }) => set.has(name));
  const firstOfAny = new Set(Object.values(first).flatMap((set) => [...set]));
  console.log('bytes'.padEnd(36) + ['raw', 'gzip', 'brotli'].map((kind) => kind.padStart(12)).join(''));
  for (const { name, raw, gzip, brotli } of within(firstOfAny)) line(name, [raw, gzip, brotli]);
  for (const [language, set] of Object.entries(first)) line(`before the first game, ${language}`, sum(within(set)));
  for (const { name, raw, gzip, brotli } of rows.filter(({ name }) => !firstOfAny.has(name) && !book.has(name))) line(name, [raw, gzip, brotli]);
  line(`rule books (${book.size} files)`, sum(within(book)));

  const [, , forThinking] = sum(within(thinking));
  const checks = Object.entries(first).map(([language, set]) =>
    check(`The first game needs (${language})`, sum(within(set))[2], budgets.first[language]));
  return check('The bots that search need', forThinking, budgets.thinking) && checks.every(Boolean);
}
