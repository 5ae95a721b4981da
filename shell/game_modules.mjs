// The games' rules and tables: modules of WebAssembly beside the program (cmake/split-games.mjs). Nothing of a game may run
// before its module is there. A build may have none; then the program has all games within it.
import { files } from 'kairo:files';

import { bytesOf } from './built_files.mjs';
import { nextTask, whenIdle } from './idle.mjs';

const all = Object.keys(files.games);

// Messages that may bring any game, from outside, from storage or from the browser's history.
/** @param {string} name @param {string | Uint8Array} content */
const isOfAnyGame = (name, content) => ['open', 'record', 'go'].includes(name) || (name === 'answer' && String(content).startsWith('link\n'));
// Messages whose first line is the game that they are about.
const ofOneGame = ['setup', 'begin'];

// The games that a message to the program may be about. The key of a press names its game if another one than that on the
// screen could open.
/** @param {string} name @param {string | Uint8Array} content */
export function gamesOf(name, content) {
  if (isOfAnyGame(name, content)) return all;
  const words = typeof content !== 'string' ? [] : ofOneGame.includes(name) ? content.split('\n', 1) : name === 'press' ? content.split(/\W+/) : [];
  return all.filter((game) => words.includes(game));
}

export class GameModules {
  /** @type {Map<string, Promise<Uint8Array<ArrayBuffer>>>} */
  #bytes = new Map();
  /** @type {Map<string, Promise<void>>} */
  #linking = new Map();
  #linked = new Set();
  /** @type {(exports: WebAssembly.Exports) => void} */
  #start = () => {};
  /** @type {Promise<WebAssembly.Exports>} */
  #program = new Promise((done) => { this.#start = done; });

  // The exports of the program, which the modules belong to.
  /** @param {WebAssembly.Exports} exports */
  start(exports) {
    this.#start(exports);
  }

  /** @param {string} game */
  #fetch(game) {
    const fetched = this.#bytes.get(game) ?? bytesOf(/** @type {string} */ (files.games[game]));
    this.#bytes.set(game, fetched);
    return fetched;
  }

  // Fetches these games, while the program is still on its way.
  /** @param {string[]} games */
  async prefetch(games) {
    await Promise.all(all.filter((game) => games.includes(game)).map((game) => this.#fetch(game)));
  }

  /** @param {string} game */
  async #link(game) {
    const [exports, bytes] = await Promise.all([this.#program, this.#fetch(game)]);
    await WebAssembly.instantiate(bytes, { '': exports });
    this.#linked.add(game);
    this.#bytes.delete(game);
  }

  // Fetches and adds these games. A game that could not be fetched is fetched again when it is asked for again.
  async add(games = all) {
    await Promise.all(all.filter((game) => games.includes(game)).map((game) => {
      const linking = this.#linking.get(game) ?? this.#link(game).catch((error) => {
        this.#linking.delete(game);
        this.#bytes.delete(game);
        throw error;
      });
      this.#linking.set(game, linking);
      return linking;
    }));
  }

  // Adds one game after the other while the browser has nothing else to do.
  async addAtLeisure() {
    for (const game of all) {
      await whenIdle();
      await this.add([game]);
      await nextTask();
    }
  }

  /** @param {string[]} games */
  has(games = all) {
    return games.every((game) => this.#linked.has(game));
  }
}

// Sends messages to the program, each when the games are there that it may be about, and all in their order. `fail` is told
// why a game did not come; the message is lost then.
/** @param {GameModules} modules @param {Kairo.Send} send @param {(error: Error) => void} fail @returns {Kairo.Send} */
export function senderInTime(modules, send, fail) {
  /** @type {Promise<void> | null} */
  let waiting = null;
  return (name, content) => {
    const games = gamesOf(name, content);
    if (!waiting && modules.has(games)) return send(name, content);
    const turn = (waiting ?? Promise.resolve()).then(() => modules.add(games)).then(() => send(name, content), fail)
      .finally(() => { if (waiting === turn) waiting = null; });
    waiting = turn;
  };
}
