// Who made the printed game, as its rules name them: the last section of each rule book, from assets/book/credits.json.
import fs from 'node:fs';
import path from 'node:path';

export const creditsHeading = 'credits';

// By game: `by`, a list of `role` (a text page.book.credits.ROLE), `name` as printed and perhaps `address`.
export const readCredits = (folder) => JSON.parse(fs.readFileSync(path.join(folder, 'credits.json'), 'utf8'));

const hasJapanese = (name) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(name);

// The HTML below the heading. `say(key)` gives the texts `page.book.…`; `escaped` makes HTML of a text.
export function creditsHtml({ by }, { say, escaped }) {
  if (by.length === 0) return `<p>${escaped(say('credits.none'))}</p>\n`;
  const named = ({ name, address }) => {
    const words = `<span${hasJapanese(name) ? ' lang="ja"' : ''}>${escaped(name)}</span>`;
    return address ? `<a href="${escaped(address)}" rel="noopener">${words}</a>` : words;
  };
  const rows = by.map((entry) => `<tr><th scope="row">${escaped(say(`credits.${entry.role}`))}</th><td>${named(entry)}</td></tr>\n`);
  return `<p>${escaped(say('credits.about'))}</p>\n<table>\n<tbody>\n${rows.join('')}</tbody>\n</table>\n`;
}

// What is wrong with the credits of the games that have a rule book; `keys` are those of all texts.
export function mistakesInCredits(credits, games, keys) {
  const report = (game, what) => `assets/book/credits.json: ${game}: ${what}`;
  const mistakes = games.filter((game) => !credits[game]).map((game) => report(game, 'is missing'));
  for (const [game, { by }] of Object.entries(credits)) {
    if (!games.includes(game)) mistakes.push(report(game, 'has no rule book'));
    for (const { role, name, address } of by) {
      if (!keys.has(`page.book.credits.${role}`)) mistakes.push(report(game, `${role}: there is no text for this role`));
      if (!name) mistakes.push(report(game, `${role}: has no name`));
      if (address && !/^https:\/\/[\w.-]+\/?$/.test(address)) mistakes.push(report(game, `${address}: must be an address with https`));
    }
  }
  return mistakes;
}
