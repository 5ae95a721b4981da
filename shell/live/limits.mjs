// How much is read of what a slot receives, so that a device that floods costs nobody else anything. A slot may send
// `burst` messages at once and `each` a second after that. So may all slots together that come when there are very many
// already: who invents slots gains nothing by it.
const burst = 40;
const each = 10;
const mostSlots = 64;
const longQuiet = 600_000;  // ms after which a slot makes room for another
const strangers = '';

export class Limits {
  /** @type {Map<string, { left: number, at: number }>} */
  #slots = new Map();  // the longest quiet first

  /** @param {() => number} now in milliseconds */
  constructor(now = () => performance.now()) {
    this.now = now;
  }

  /** @param {string} slot */
  allows(slot) {
    const now = this.now();
    const name = this.#slots.has(slot) || this.#hasRoom(now) ? slot : strangers;
    const { left = burst, at = now } = this.#slots.get(name) ?? {};
    const filled = Math.min(burst, left + (now - at) / 1000 * each);
    this.#slots.delete(name);
    this.#slots.set(name, { left: filled >= 1 ? filled - 1 : filled, at: now });
    return filled >= 1;
  }

  /** @param {number} now */
  #hasRoom(now) {
    if (this.#slots.size < mostSlots) return true;
    const [[name, { at }]] = this.#slots;
    if (now - at > longQuiet) this.#slots.delete(name);
    return this.#slots.size < mostSlots;
  }
}
