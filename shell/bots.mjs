// Lets the canvas ask the bots that search (shell/thinker.mjs), which are fetched with the first question.
import { files } from 'kairo:files';

import { addressOf } from './built_files.mjs';
import { Watchdog } from './watchdog.mjs';

/** @import { Answer, Thinking } from './thinking.mjs' */
/** @typedef {Pick<Thinking, 'add' | 'stop'>} Asked */

const script = () => addressOf(files.thinker.script);
const wasm = () => addressOf(files.thinker.wasm);

// Resolves to a worker with the methods of Thinking. Rejects if there can be none: in a sandbox without an origin, or
// because of a policy. Should the worker break down later or say nothing any more, `lost` is called.
/** @param {() => void} lost @returns {Promise<Asked>} */
function startWorker(lost) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script(), { type: 'module' });
    /** @type {Map<string, Answer>} */
    const answers = new Map();
    let ready = false;
    const fail = () => {
      watch.stop();
      worker.terminate();
      if (ready) lost();
      else reject(new Error('no worker'));
    };
    const watch = new Watchdog(() => worker.postMessage({ ping: true }), fail);
    /** @param {string} id */
    const close = (id) => {
      answers.delete(id);
      if (answers.size === 0) watch.stop();
    };
    worker.onerror = fail;
    worker.onmessage = ({ data }) => {
      watch.heard();
      if (data.ready === false) fail();
      if (data.ready) {
        ready = true;
        watch.stop();
        resolve(thinker);
      }
      const answer = answers.get(data.id);
      if (!answer) return;
      close(data.id);
      answer(data.answer);
    };
    /** @type {Asked} */
    const thinker = {
      add: (id, request, answer) => {
        answers.set(id, answer);
        worker.postMessage({ id, request });
        watch.start();
      },
      stop: (id) => {
        close(id);
        worker.postMessage({ stop: id });
      },
    };
    worker.postMessage({ wasm: wasm() });
    watch.start();
  });
}

/** @param {() => void} lost @returns {Promise<Asked>} */
async function startOnPage(lost) {
  const { thinkOnPage } = await import(script());
  return thinkOnPage(wasm(), lost);
}

export class Bots {
  #send;
  /** @type {Promise<Asked> | null} */
  #thinker = null;  // a promise, once somebody has asked
  /** @type {Set<string>} */
  #open = new Set();  // the ids of requests without an answer

  /** @param {Kairo.Send} send */
  constructor(send) {
    this.#send = send;
  }

  // `text`: an id, and below it the request.
  /** @param {string} text */
  async think(text) {
    const end = text.indexOf('\n');
    const id = text.slice(0, end);
    this.#open.add(id);
    const lost = () => this.#lose();
    this.#thinker ??= startWorker(lost).catch(() => startOnPage(lost));
    try {
      const thinker = await this.#thinker;
      if (this.#open.has(id)) thinker.add(id, text.slice(end + 1), (answer) => this.#answer(id, answer));
    } catch {
      this.#lose();
    }
  }

  /** @param {string} id */
  async stop(id) {
    if (!this.#open.delete(id)) return;
    const thinker = await this.#thinker?.catch(() => null);
    thinker?.stop(id);
  }

  /** @param {string} id @param {string | null} answer */
  #answer(id, answer) {
    if (!this.#open.delete(id)) return;
    if (answer === null) this.#send('no thought', id);
    else this.#send('thought', `${id}\n${answer}`);
  }

  // Nobody thinks any more. The next question tries again: perhaps only the network was gone.
  #lose() {
    this.#thinker = null;
    for (const id of this.#open) this.#answer(id, null);
  }
}
