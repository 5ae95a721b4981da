// Which tab writes a match: one at a time, by a lock of the browser that ends with the tab, however that ends. Without
// locks (a page that came by plain http, a frame without an origin) any tab may; `Saves.write` then still notices what
// another one has written.
const patience = 500;  // ms: the page that this one takes the place of may not have let go yet

export class Hold {
  #id = '';  // of the match, empty: none
  #held = false;
  #release = () => {};
  #last = Promise.resolve();  // until the lock before is free again

  // `give` tells the canvas, which before it may write hears from `saves` what others have written.
  constructor(saves, give) {
    this.saves = saves;
    this.give = give;
    window.addEventListener('pagehide', () => this.#release());
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted && this.#id) this.#ask(this.#id);
    });
  }

  take(id) {
    if (id === this.#id && this.#held) this.#answer(id, 'mine');
    else this.#ask(id);
  }

  seize(id) {
    this.#ask(id, true);
  }

  #answer(id, state) {
    queueMicrotask(() => {
      if (id !== this.#id) return;
      if (state === 'mine') this.saves.tell(this.give);
      this.give('hold', `${state}\n${id}`);
    });
  }

  async #ask(id, steal = false) {
    this.#release();
    this.#id = id;
    await this.#last;
    if (id && id === this.#id) this.#last = this.#hold(id, steal);
  }

  async #hold(id, steal) {
    let taken = false;
    const request = (how) => navigator.locks.request(`kairo.match.${id}`, how, (lock) => {
      taken = lock === null;
      if (taken || id !== this.#id) return null;
      this.#held = true;
      this.#answer(id, 'mine');
      return new Promise((release) => { this.#release = release; });
    });
    try {
      await request(steal ? { steal } : { ifAvailable: true });
      if (taken && id === this.#id) await request({ signal: AbortSignal.timeout(patience) });
    } catch (error) {
      // A lock that was not to be had in time, or was taken away; else there are none.
      const elsewhere = error.name === 'TimeoutError' || error.name === 'AbortError';
      this.#answer(id, elsewhere ? 'elsewhere' : 'mine');
    }
    this.#held = false;
  }
}
