// The makers of the printed game, as its rules name them: the last section of its rule book, out of assets/book/credits.json.
import fs from 'node:fs';
import path from 'node:path';

import { languages } from '../languages.mjs';

/** @typedef {Record<string, Record<string, string>>} ByLanguage */
/** @typedef {{ words: ByLanguage, roles: ByLanguage, games: Record<string, { role: string, name: string, address?: string }[]> }} Credits */

// `words` and `roles` by language; `games`, by id: a list of `role`, `name` as printed and perhaps `address`.
/** @param {string} folder @returns {Credits} */
export const readCredits = (folder) => JSON.parse(fs.readFileSync(path.join(folder, 'credits.json'), 'utf8'));

/** @param {string} name */
const hasJapanese = (name) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(name);

// The heading of a game's credits and the HTML below it; null if the rules name nobody. `escaped` makes HTML of a text.
/** @param {Credits} credits @param {string} game @param {string} language @param {(text: string) => string} escaped */
export function creditsOf({ words, roles, games }, game, language, escaped) {
  const by = games[game];
  if (by.length === 0) return null;
  const heading = { level: 2, id: 'credits', text: words.title[language] };
  /** @param {{ name: string, address?: string }} entry */
  const named = ({ name, address }) => {
    const html = `<span${hasJapanese(name) ? ' lang="ja"' : ''}>${escaped(name)}</span>`;
    return address ? `<a href="${escaped(address)}" rel="noopener">${html}</a>` : html;
  };
  const rows = by.map((entry) => `<tr><th scope="row">${escaped(roles[entry.role][language])}</th><td>${named(entry)}</td></tr>\n`);
  return { heading, html: `<p>${escaped(words.about[language])}</p>\n<table>\n<tbody>\n${rows.join('')}</tbody>\n</table>\n` };
}

// Lists what is wrong with the credits of the games that have a rule book.
/** @param {Credits} credits @param {string[]} withBook */
export function mistakesInCredits({ words, roles, games }, withBook) {
  /** @type {string[]} */
  const mistakes = [];
  /** @param {string} where @param {string} what */
  const report = (where, what) => mistakes.push(`assets/book/credits.json: ${where}: ${what}`);
  for (const [key, texts] of [...Object.entries(words), ...Object.entries(roles)])
    for (const language of languages) if (!texts[language]) report(key, `has no text in ${language}`);
  for (const game of withBook) if (!games[game]) report(game, 'is missing');
  for (const [game, by] of Object.entries(games)) {
    if (!withBook.includes(game)) report(game, 'has no rule book');
    for (const { role, name, address } of by) {
      if (!roles[role]) report(game, `${role}: there is no such role`);
      if (!name) report(game, `${role}: has no name`);
      if (address && !/^https:\/\/[\w.-]+\/?$/.test(address)) report(game, `${address}: must be an address with https`);
    }
  }
  return mistakes;
}
