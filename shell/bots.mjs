// Lets the canvas ask the bots that search (shell/thinker.mjs), which are fetched with the first question.
import { files } from 'kairo:files';

import { addressOf } from './built_files.mjs';
import { Watchdog } from './watchdog.mjs';

const script = () => addressOf(files.thinker.script);
const wasm = () => addressOf(files.thinker.wasm);

// Resolves to a worker with the methods of Thinking. Rejects if there can be none: in a sandbox without an origin, or
// because of a policy. Should the worker break down later or say nothing any more, `lost` is called.
function startWorker(lost) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script(), { type: 'module' });
    const answers = new Map();
    let ready = false;
    const fail = () => {
      watch.stop();
      worker.terminate();
      if (ready) lost();
      else reject(new Error('no worker'));
    };
    const watch = new Watchdog(() => worker.postMessage({ ping: true }), fail);
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
      if (!answers.has(data.id)) return;
      const answer = answers.get(data.id);
      close(data.id);
      answer(data.answer);
    };
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

async function startOnPage(lost) {
  const { thinkOnPage } = await import(script());
  return thinkOnPage(wasm(), lost);
}

export class Bots {
  #send;
  #thinker = null;  // a promise, once somebody has asked
  #open = new Set();  // the ids of requests without an answer

  constructor(send) {
    this.#send = send;
  }

  // `text`: an id, and below it the request.
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

  async stop(id) {
    if (!this.#open.delete(id)) return;
    const thinker = await this.#thinker.catch(() => null);
    thinker?.stop(id);
  }

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
