// Finds out whether a worker still listens, while somebody waits for it: it is asked now and then, and given up when it
// has not said a word for long. By then its script has come even over a slow network.

export const pingEvery = 10_000;  // ms
export const patience = 3;        // pings in a row without a word

export class Watchdog {
  #ping;
  #silent;
  #unanswered = 0;
  /** @type {ReturnType<typeof setTimeout> | null} */
  #timer = null;

  // `ping` asks the worker for a word; `silent` is called once it is given up.
  /** @param {() => void} ping @param {() => void} silent */
  constructor(ping, silent) {
    this.#ping = ping;
    this.#silent = silent;
  }

  start() {
    if (this.#timer === null) this.#wait();
  }

  // The worker has said something.
  heard() {
    this.#unanswered = 0;
  }

  stop() {
    clearTimeout(/** @type {ReturnType<typeof setTimeout>} */ (this.#timer));
    this.#timer = null;
    this.heard();
  }

  #wait() {
    this.#timer = setTimeout(() => this.#check(), pingEvery);
  }

  #check() {
    if (this.#unanswered === patience) {
      this.stop();
      this.#silent();
    } else {
      this.#unanswered += 1;
      this.#ping();
      this.#wait();
    }
  }
}
