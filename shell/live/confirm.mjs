// Sees to it that a state comes to everybody who is there, whatever a relay loses: once its state has rested for a moment, each
// device says which one it has, by its digest; the one that has published it says it again to those who have not, ever more
// seldom, and not for ever.
//
// Pure but for its timers; `room.mjs` sends.

const calm = 1000;      // ms without news, and as much again by chance, after which a device says what it has
const patience = 4000;  // ms in which all have said so
const mostRepeats = 6;
const shortWait = 300;
const mostKnown = 64;

export class Confirm {
  /** @type {Map<string, string>} */
  #has = new Map();  // by session
  #digest = '';
  #repeats = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #next;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #reply;

  // `others`: the sessions that are there; `say`: which state this device has; `repeat`: the state, for those who lack it.
  /** @param {{ others(): string[], say(): void, repeat(lacking: string[]): void }} room @param {() => number} random */
  constructor(room, random) {
    this.room = room;
    this.random = random;
  }

  // This device has another state.
  /** @param {string} digest */
  changed(digest) {
    this.#digest = digest;
    this.#repeats = 0;
    this.#in(calm * (1 + this.random()), () => this.room.say());
  }

  // This device has published its state, and with it said what it has.
  published() {
    this.#in(patience * 2 ** this.#repeats, () => this.#look());
  }

  // Another device has this state. `asked`: it has not heard yet which one this device has.
  /** @param {string} session @param {string} digest @param {boolean} asked */
  hear(session, digest, asked) {
    this.#has.delete(session);
    this.#has.set(session, digest);
    if (this.#has.size > mostKnown) this.#has.delete(/** @type {string} */ (this.#has.keys().next().value));
    if (!asked || digest !== this.#digest) return;
    clearTimeout(this.#reply);
    this.#reply = setTimeout(() => this.room.say(), this.random() * shortWait);
  }

  end() {
    clearTimeout(this.#next);
    clearTimeout(this.#reply);
  }

  #look() {
    const lacking = this.room.others().filter((session) => this.#has.get(session) !== this.#digest);
    if (lacking.length === 0 || this.#repeats === mostRepeats) return;
    this.#repeats += 1;
    this.room.repeat(lacking);
  }

  /** @param {number} wait @param {() => void} act */
  #in(wait, act) {
    clearTimeout(this.#next);
    this.#next = setTimeout(act, wait);
  }
}
