// Answers requests one after the other with the program of the bots (web/host/browser_thinker.cpp), in slices.

// Milliseconds after which others get their turn: the messages of a worker, and the frames of a page.
export const sliceInWorker = 20;
export const sliceOnPage = 4;

// A turn of the event loop without the pause that browsers add to timers.
/** @type {() => Promise<void>} */
const nextTurn = () => new Promise((done) => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    channel.port1.close();
    done();
  };
  channel.port2.postMessage('');
});

/** @typedef {(answer: string | null) => void} Answer */

export class Thinking {
  #program;
  #broken;
  #slice;
  /** @type {Map<string, { request: string, answer: Answer }>} */
  #waiting = new Map();  // requests by id, in the order in which they came
  #running = false;

  // `broken` is called if the program fails, for want of memory for instance. Then nothing is answered any more.
  /** @param {Kairo.Thinker} program @param {() => void} broken @param {number} slice */
  constructor(program, broken, slice) {
    this.#program = program;
    this.#broken = broken;
    this.#slice = slice;
  }

  // `answer` is called with the answer, or with null if the request is not of this build.
  /** @param {string} id @param {string} request @param {Answer} answer */
  add(id, request, answer) {
    this.#waiting.set(id, { request, answer });
    if (!this.#running) void this.#run();
  }

  /** @param {string} id */
  stop(id) {
    this.#waiting.delete(id);
  }

  async #run() {
    this.#running = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const [id, { request, answer }] = next;
      let result = null;
      try {
        if (this.#program.begin(request)) result = await this.#think(id);
      } catch {
        this.#broken();
        return;
      }
      if (!this.#waiting.delete(id)) continue;
      answer(result);
    }
    this.#running = false;
  }

  #next() {
    return this.#waiting.entries().next().value;
  }

  // How many playouts a slice holds is found out by trying; it changes nothing in the answer.
  /** @param {string} id */
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
