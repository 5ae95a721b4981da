// Thinks for bots, hints and reviews. The page loads this module only when somebody needs it: in a worker, which answers
// messages, or, where it can have no worker, as a part of the page.
//
//   to the worker     { wasm }: the address of the program; once it is ready, { id, request } and { stop: id };
//                     { ping } at any time
//   from the worker   { ready }: whether the program could be started, and false again if it breaks down later;
//                     { id, answer }: null if it was no request; { pong }
import createThinker from 'kairo:thinker';

import { Thinking, sliceInWorker, sliceOnPage } from './thinking.mjs';

/** @param {string} wasm */
const open = (wasm) => createThinker({ locateFile: () => wasm });

/** @param {string} wasm @param {() => void} broken */
export const thinkOnPage = async (wasm, broken) => new Thinking(await open(wasm), broken, sliceOnPage);

function serve() {
  /** @type {Thinking | null} */
  let thinking = null;
  self.onmessage = async ({ data }) => {
    if (data.wasm) {
      const broken = () => self.postMessage({ ready: false });
      thinking = await open(data.wasm).then((program) => new Thinking(program, broken, sliceInWorker), () => null);
      self.postMessage({ ready: thinking !== null });
    } else if (data.ping) {
      self.postMessage({ pong: true });
    } else if (data.stop !== undefined) {
      /** @type {Thinking} */ (thinking).stop(data.stop);
    } else {
      /** @type {Thinking} */ (thinking).add(data.id, data.request, (answer) => self.postMessage({ id: data.id, answer }));
    }
  };
}

if (typeof WorkerGlobalScope === 'function' && self instanceof WorkerGlobalScope) serve();
