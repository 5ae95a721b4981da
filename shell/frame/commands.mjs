// What the page around a frame may ask for (messages.schema.json), and what of a match it may know.
import { games } from 'kairo:embed';

const levels = ['learner', 'regular', 'skilled', 'expert', 'master'];  // as saved matches number them
const regular = levels.indexOf('regular');

const tidy = (name = '') => name.replace(/\s+/g, ' ').trim();

function lineOf({ kind, level, name }) {
  const player = kind === 'person' ? 'h' : `b${level ? levels.indexOf(level) : regular}`;
  return `${player} ${tidy(name)}`.trim();
}

// `table` is what `boot` resolves to; `tell` sends a message to the page around.
export class Commands {
  names = new Set();  // that the page around has given to players

  constructor({ table, setPaused, tell }) {
    Object.assign(this, { table, setPaused, tell });
  }

  obey(message) {
    this[message.name](message);
  }

  // The canvas answers at once if it refuses.
  #ask(command, name, text) {
    const code = this.table.refusal(name, text);
    if (code) this.tell('error', { code, command });
  }

  open({ link }) {
    this.#ask('open', 'open', link.slice(link.indexOf('#') + 1));
  }

  new({ game, seed = '' }) {
    if (!Object.hasOwn(games, game)) return this.tell('error', { code: 'game', command: 'new' });
    this.table.send('setup', `${game}\n${seed}`);
  }

  start({ game, seed = '', seats }) {
    for (const { name } of seats) this.names.add(tidy(name));
    this.#ask('start', 'begin', `${game}\n${seed}\n${seats.map(lineOf).join('\n')}`);
  }

  theme({ theme }) {
    this.table.requestTheme(theme);
  }

  lang({ lang }) {
    this.table.send('language', lang);
  }

  pause({ paused }) {
    this.setPaused(paused);
  }

  mute({ muted }) {
    this.table.send('mute', muted ? 'yes' : 'no');
  }
}

// Who plays, as the page around may know it. Names that somebody has typed stay with the players, except those that the
// page around itself has given, which are among `known`.
export function playersToTell(players, known = new Set()) {
  return players.map(({ typed, ...player }) => (known.has(typed) ? { ...player, name: typed } : player));
}
