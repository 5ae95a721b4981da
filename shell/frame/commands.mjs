// The requests that the page around a frame may make (messages.schema.json), and the part of a match that it may know.
import { games } from 'kairo:embed';

const levels = ['learner', 'regular', 'skilled', 'expert', 'master'];  // as saved matches number them
const regular = levels.indexOf('regular');

/** @import { KairoPlayer } from '../kairo-embed' */
/** @import { Message } from '../messenger.mjs' */
/** @typedef {'open' | 'new' | 'start' | 'theme' | 'lang' | 'pause' | 'mute'} Command */

/** @param {string} [name] */
const tidy = (name = '') => name.replace(/\s+/g, ' ').trim();

/** @param {KairoPlayer} player */
function lineOf({ kind, level, name }) {
  const player = kind === 'person' ? 'h' : `b${level ? levels.indexOf(level) : regular}`;
  return `${player} ${tidy(name)}`.trim();
}

// `table` is what `boot` resolves to; `tell` sends a message to the page around.
export class Commands {
  /** @type {Set<string>} */
  names = new Set();  // that the page around has given to players

  /** @param {{ table: Kairo.Table, setPaused: (paused: boolean) => void, tell: (name: string, content: object) => void }} ends */
  constructor({ table, setPaused, tell }) {
    this.table = table;
    this.setPaused = setPaused;
    this.tell = tell;
  }

  /** @param {Message} message */
  obey(message) {
    this[/** @type {Command} */ (message.name)](/** @type {any} */ (message));
  }

  // The canvas answers at once if it refuses.
  /** @param {Command} command @param {string} name @param {string} text */
  #ask(command, name, text) {
    const code = this.table.refusal(name, text);
    if (code) this.tell('error', { code, command });
  }

  /** @param {{ link: string }} message */
  open({ link }) {
    this.#ask('open', 'open', link.slice(link.indexOf('#') + 1));
  }

  /** @param {{ game: string, seed?: number | '' }} message */
  new({ game, seed = '' }) {
    if (!Object.hasOwn(games, game)) return this.tell('error', { code: 'game', command: 'new' });
    this.table.send('setup', `${game}\n${seed}`);
  }

  /** @param {{ game: string, seed?: number | '', seats: KairoPlayer[] }} message */
  start({ game, seed = '', seats }) {
    for (const { name } of seats) this.names.add(tidy(name));
    this.#ask('start', 'begin', `${game}\n${seed}\n${seats.map(lineOf).join('\n')}`);
  }

  /** @param {{ theme: string }} message */
  theme({ theme }) {
    this.table.requestTheme(theme);
  }

  /** @param {{ lang: string }} message */
  lang({ lang }) {
    this.table.send('language', lang);
  }

  /** @param {{ paused: boolean }} message */
  pause({ paused }) {
    this.setPaused(paused);
  }

  /** @param {{ muted: boolean }} message */
  mute({ muted }) {
    this.table.send('mute', muted ? 'yes' : 'no');
  }
}

// The players, as the page around may know them. Names that somebody has typed stay with the players, except those that the
// page around itself has given, which are among `known`.
/** @param {(KairoPlayer & { typed?: string })[]} players */
export function playersToTell(players, known = new Set()) {
  return players.map(({ typed, ...player }) => (known.has(typed) ? { ...player, name: typed } : player));
}
