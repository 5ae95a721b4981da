// Lists the saved matches and the statistics without the canvas, the matches from the first lines of their records
// (web/app/saves/record.h). Nothing is validated: the texts are only listed and exported unchanged.
/** @typedef {{ id: string, aside: boolean, texts: [key: string, text: string][], played: number, game: string, name: string, moves: number }} Match */
/** @typedef {Partial<Match> & Pick<Match, 'id' | 'texts'> & { statistics?: boolean }} Row */

const statisticsKey = 'kairo.statistics';
const prefix = 'kairo.';
const recordKey = /^kairo\.(match|aside)\.([^.]+)/;

/** @param {string} text @param {string} name */
const field = (text, name) => new RegExp(`^${name} (.*)$`, 'm').exec(text.slice(0, head))?.[1] ?? '';
const head = 1000;  // all that is read of a text stands within so many characters
/** @param {string} text */
const playedIn = (text) => Number(field(text, 'played')) || 0;

// All of Kairo's records in `storage`, the match played last first; damaged records that were put aside follow after all
// matches: [{ id, aside, texts: [[key, text], …], game, name, moves }].
/** @param {Storage} storage @returns {Match[]} */
export function readSavedMatches(storage) {
  /** @type {Map<string, Pick<Match, 'id' | 'aside' | 'texts'>>} */
  const groups = new Map();
  for (const key of Object.keys(storage)) {
    const [, kind, id] = recordKey.exec(key) ?? [];
    if (!id) continue;
    const group = kind === 'match' ? id : key.slice(prefix.length);
    if (!groups.has(group)) groups.set(group, { id: group, aside: kind === 'aside', texts: [] });
    /** @type {Match} */ (groups.get(group)).texts.push([key, storage.getItem(key) ?? '']);
  }
  const all = [...groups.values()].map(({ id, aside, texts }) => {
    texts.sort(([, a], [, b]) => playedIn(a) - playedIn(b));
    const latest = /** @type {[string, string]} */ (texts.at(-1))[1];
    return { id, aside, texts, played: playedIn(latest), game: field(latest, 'game'), name: field(latest, 'name'), moves: Number(field(latest, 'moves')) || 0 };
  });
  return all.sort((a, b) => +a.aside - +b.aside || b.played - a.played);
}

// The statistics of this device as a row like a match's; none if nothing is counted yet.
/** @param {Storage} storage @returns {Row[]} */
export function readSavedStatistics(storage) {
  const text = storage.getItem(statisticsKey);
  return text ? [{ id: 'statistics', statistics: true, texts: [[statisticsKey, text]] }] : [];
}

// A file that the canvas can read again. It has both records of each match, since one of them may be damaged.
/** @param {Row[]} rows */
export const fileOf = (rows) => rows.flatMap(({ texts }) => texts.map(([, text]) => text)).join('\n');
