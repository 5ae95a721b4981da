// Thinks for bots, hints and reviews. The page loads this module only when somebody needs it: in a worker, which answers
// messages, or, where it can have no worker, as a part of the page.
//
//   to the worker     { wasm }: the address of the program; once it is ready, { id, request } and { stop: id }
//   from the worker   { ready }: whether the program could be started; { id, answer }: null if it was no request
import createThinker from 'kairo:thinker';

// Milliseconds after which others get their turn: the messages of a worker, and the frames of a page.
const sliceInWorker = 20;
const sliceOnPage = 4;

// A turn of the event loop without the pause that browsers add to timers.
const nextTurn = () => new Promise((done) => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    channel.port1.close();
    done();
  };
  channel.port2.postMessage('');
});

export class Thinking {
  #program;
  #slice;
  #waiting = new Map();  // requests by id, in the order in which they came
  #running = false;

  constructor(program, slice = sliceOnPage) {
    this.#program = program;
    this.#slice = slice;
  }

  // `answer` is called with the answer, or with null if the request is not of this build.
  add(id, request, answer) {
    this.#waiting.set(id, { request, answer });
    if (!this.#running) this.#run();
  }

  stop(id) {
    this.#waiting.delete(id);
  }

  async #run() {
    this.#running = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const [id, { request, answer }] = next;
      const result = this.#program.begin(request) ? await this.#think(id) : null;
      if (!this.#waiting.delete(id)) continue;
      answer(result);
    }
    this.#running = false;
  }

  #next() {
    return this.#waiting.entries().next().value;
  }

  // How many playouts a slice holds is found out by trying; it changes nothing in the answer.
  async #think(id) {
    let playouts = 1;
    while (this.#waiting.has(id)) {
      const start = performance.now();
      if (this.#program.think(playouts)) return this.#program.answer();
      const spent = performance.now() - start;
      if (spent < this.#slice / 2) playouts *= 2;
      else if (spent > this.#slice) playouts = Math.max(1, Math.floor(playouts / 2));
      await nextTurn();
    }
    return null;
  }
}

export const open = (wasm) => createThinker({ locateFile: () => wasm });

function serve() {
  let thinking = null;
  self.onmessage = async ({ data }) => {
    if (data.wasm) {
      thinking = await open(data.wasm).then((program) => new Thinking(program, sliceInWorker), () => null);
      self.postMessage({ ready: thinking !== null });
    } else if (data.stop !== undefined) {
      thinking.stop(data.stop);
    } else {
      thinking.add(data.id, data.request, (answer) => self.postMessage({ id: data.id, answer }));
    }
  };
}

if (typeof WorkerGlobalScope === 'function' && self instanceof WorkerGlobalScope) serve();
