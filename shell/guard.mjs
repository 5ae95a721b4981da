// Notices when the page has hung, crashed or been ended in the middle of its work, so that the saved matches can be shown
// the next time before the program reads them. Before its work the page leaves a mark, which is gone when the work is done.
const markName = 'kairo.busy';
/** @param {string} id */
const lockOf = (id) => `kairo.page ${id}`;
const patience = 1_000;  // ms
const longest = 15_000;  // ms: what took longer hung, although it has come to an end

export class Guard {
  #id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  /** @type {Storage | null} */
  #storage = null;
  /** @type {number | null} */
  #began = null;
  /** @type {ReturnType<typeof setTimeout> | number} */
  #timer = 0;
  /** @type {(value?: unknown) => void} */
  #release = () => {};

  constructor() {
    try {
      this.#storage = window.localStorage;
    } catch {
      return;  // nothing is saved either
    }
    this.#live();
    document.addEventListener('visibilitychange', () => this.#end());
    window.addEventListener('pagehide', () => {
      this.#end();
      this.#release();
    });
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#live();
    });
  }

  // Holds a lock as long as this page lives, so another one knows that it has not died.
  #live() {
    navigator.locks?.request(lockOf(this.#id), () => new Promise((done) => { this.#release = done; })).catch(() => {});
  }

  // Whether the last page that left its mark did not come to an end. Asked once: the mark is gone then.
  async hasFailed() {
    try {
      const storage = /** @type {Storage} */ (this.#storage);
      const id = storage.getItem(markName);
      if (!id || (await navigator.locks.query()).held?.some(({ name }) => name === lockOf(id))) return false;
      storage.removeItem(markName);
      return true;
    } catch {
      return false;  // no storage, or no locks
    }
  }

  // Work begins; it ends with the next picture.
  begin() {
    if (this.#began !== null || document.hidden) return;
    this.#began = performance.now();
    try {
      this.#storage?.setItem(markName, this.#id);
    } catch {
      // There is no room.
    }
    requestAnimationFrame(() => setTimeout(() => this.#end()));
    // A frame that nobody sees has no picture.
    this.#timer = setTimeout(() => this.#end(), patience);
  }

  #end() {
    if (this.#began === null) return;
    clearTimeout(this.#timer);
    const took = performance.now() - this.#began;
    this.#began = null;
    if (took > longest) return;
    try {
      if (this.#storage?.getItem(markName) === this.#id) this.#storage.removeItem(markName);
    } catch {
      // Nobody can read it either.
    }
  }
}
