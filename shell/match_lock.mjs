// Lets one tab at a time write a match, by a Web Lock, which the browser releases however the tab ends. Without Web Locks
// (plain http, a frame without an origin) every tab may write; `Saves.write` still detects what another tab has written.
const timeLimit = 500;  // ms: the page that this one replaces may not have released its lock yet

export class MatchLock {
  #id = '';  // of the match; empty if there is none
  #held = false;
  #latest = 0;  // number of the last request: an earlier one that is still waiting has no say any more
  /** @type {(value?: unknown) => void} */
  #release = () => {};
  /** @type {Promise<void>} */
  #previous = Promise.resolve();  // settles when the previous lock is free

  // `send` sends a message to the canvas. Before the canvas may write, `saves` tells it what other tabs have written.
  /** @param {Pick<import('./saves.mjs').Saves, 'sendChanges'>} saves @param {Kairo.Send} send */
  constructor(saves, send) {
    this.saves = saves;
    this.send = send;
    window.addEventListener('pagehide', () => this.#release());
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted && this.#id) void this.#request(this.#id);
    });
  }

  // Asks for the lock; the answer is a `hold` message to the canvas. An empty id only releases the current lock.
  /** @param {string} id */
  acquire(id) {
    if (id === this.#id && this.#held) this.#answer(id, 'mine');
    else void this.#request(id);
  }

  // Takes the lock from whichever tab holds it.
  /** @param {string} id */
  steal(id) {
    void this.#request(id, true);
  }

  /** @param {string} id @param {'mine' | 'elsewhere'} state */
  #answer(id, state) {
    queueMicrotask(() => {
      if (id !== this.#id) return;
      if (state === 'mine') this.saves.sendChanges(this.send);
      this.send('hold', `${state}\n${id}`);
    });
  }

  /** @param {string} id */
  async #request(id, steal = false) {
    this.#release();
    this.#id = id;
    const number = ++this.#latest;
    await this.#previous;
    if (id && number === this.#latest) this.#previous = this.#hold(id, steal, number);
  }

  // Settles when the lock is released or was refused.
  /** @param {string} id @param {boolean} steal @param {number} number */
  async #hold(id, steal, number) {
    let unavailable = false;
    /** @param {LockOptions} options */
    const request = (options) => navigator.locks.request(`kairo.match.${id}`, options, (lock) => {
      unavailable = lock === null;
      if (unavailable || number !== this.#latest) return null;
      this.#held = true;
      this.#answer(id, 'mine');
      return new Promise((release) => { this.#release = release; });
    });
    try {
      await request(steal ? { steal } : { ifAvailable: true });
      if (unavailable && number === this.#latest) await request({ signal: AbortSignal.timeout(timeLimit) });
    } catch (error) {
      // Timed out: another tab holds the lock. Aborted: another tab stole it. Any other error: there are no locks.
      const { name } = /** @type {Error} */ (error);
      const elsewhere = name === 'TimeoutError' || name === 'AbortError';
      if (number === this.#latest) this.#answer(id, elsewhere ? 'elsewhere' : 'mine');
    }
    this.#held = false;
  }
}
