// Tells the page around a frame that its reader is at a live table, and how many devices are there; never whose they are.

export class LiveReports {
  #devices = 0;  // that were told last
  #hasMatch = false;
  #hadMatch = false;  // since the table was joined

  /** @param {(name: 'joined' | 'left', content?: object) => void} tell */
  constructor(tell) {
    this.tell = tell;
  }

  // `count`: with this one; 0: the table was left. Where a match has been on the screen, its own message says that it has left.
  /** @param {number} count */
  devices(count) {
    if (count === this.#devices) return;
    if (this.#devices === 0) this.#hadMatch = this.#hasMatch;
    this.#devices = count;
    if (count > 0) this.tell('joined', { devices: count });
    else if (!this.#hadMatch) this.tell('left');
  }

  // A match has come to the screen or left it.
  /** @param {boolean} has */
  match(has) {
    this.#hasMatch = has;
    this.#hadMatch ||= has;
  }
}
