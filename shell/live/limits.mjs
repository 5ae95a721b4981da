// How much is read of what a slot receives, so that a device that floods costs nobody else anything. A slot may send
// `burst` messages at once and `each` a second after that.
const burst = 40;
const each = 10;

export class Limits {
  /** @type {Map<string, { left: number, at: number }>} */
  #slots = new Map();

  /** @param {() => number} now in milliseconds */
  constructor(now = () => performance.now()) {
    this.now = now;
  }

  /** @param {string} slot */
  allows(slot) {
    const now = this.now();
    const { left = burst, at = now } = this.#slots.get(slot) ?? {};
    const filled = Math.min(burst, left + (now - at) / 1000 * each);
    this.#slots.delete(slot);
    this.#slots.set(slot, { left: filled >= 1 ? filled - 1 : filled, at: now });
    if (this.#slots.size > 256) this.#slots.delete(/** @type {string} */ (this.#slots.keys().next().value));
    return filled >= 1;
  }
}
