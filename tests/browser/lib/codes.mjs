// The link codes that are kept of a game, for tests that need a match at some moment.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../links');

// The games that such a list is kept of.
export const games = fs.readdirSync(folder).filter((file) => file.endsWith('.txt') && file !== 'faults.txt')
  .map((file) => path.parse(file).name);

// Each with how many moves were made: { code, seats, moves, over }.
export function codesOf(game) {
  return fs.readFileSync(path.join(folder, `${game}.txt`), 'utf8').split('\n').flatMap((line) => {
    const [, code, seats, moves, over] = /^(\S+) good .*seats=(\d+).* moves=(\d+)( over)?/.exec(line) ?? [];
    return code ? [{ code, seats: Number(seats), moves: Number(moves), over: over !== undefined }] : [];
  });
}

// The shortest of a whole match.
export function finished(game) {
  return codesOf(game).filter(({ over }) => over).sort((a, b) => a.moves - b.moves)[0];
}
