// Lists the positions that the rule books show, for the program that draws them (web/posters/book.h).
//
//   usage: node cmake/book/positions.mjs OUTPUT_FOLDER
//     positions.txt   a line for each: game, name, viewer (empty: none), code, ids to crop to; separated by tabs
import fs from 'node:fs';
import path from 'node:path';

import { gamesWithBook, readBook } from './source.mjs';

/** @type {string[]} */
const mistakes = [];
const lines = gamesWithBook().flatMap((game) => Object.entries(readBook(game, mistakes).positions)
  .map(([name, { match, seat = '', crop = [] }]) => `${[game, name, seat, match, ...crop].join('\t')}\n`));
if (mistakes.length > 0) {
  console.error(mistakes.join('\n'));
  process.exit(1);
}
const out = process.argv[2];
fs.mkdirSync(out, { recursive: true });
fs.writeFileSync(path.join(out, 'positions.txt'), lines.join(''));
