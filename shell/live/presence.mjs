// Which devices are there. Each says so with a number that rises, asks the others with a random word of its own, and repeats
// the words by which they have asked: only who repeats this device's word is there, so a relay that sends old messages again
// makes nobody present. Nothing is said at intervals: a device that is torn away is announced by the relay (a will). Such a
// device is on its way back, until it says that it has left. A sign that somebody makes travels with an announcement, so it is
// taken once, and only of who is there.
//
// Pure: says what to send and who is there; `room.mjs` sends.

const mostKnown = 64;
const perOpening = 1_000_000;  // numbers for each time that a channel opens; the last one is that of the will

/** @typedef {{ device: string, session: string, count: number, ask: string, answers: Record<string, string>, gone?: boolean, torn?: boolean, sign?: string }} Announcement */
/** @typedef {{ device: string, count: number, ask: string, here: boolean, told: boolean, torn: boolean }} Known */

export class Presence {
  /** @type {Map<string, Known>} */
  #known = new Map();  // by session
  #count = 0;

  // `session`: random, of this page load. `ask`: the word that others must repeat.
  /** @param {string} device @param {string} session @param {string} ask */
  constructor(device, session, ask) {
    this.device = device;
    this.session = session;
    this.ask = ask;
  }

  // `gone`: this device leaves; `sign`: what its person wants to show.
  /** @returns {Announcement} */
  announcement({ gone = false, sign = '' } = {}) {
    this.#count += 1;
    /** @type {Record<string, string>} */
    const answers = {};
    for (const [session, known] of this.#known) {
      if (!known.ask) continue;
      answers[session] = known.ask;
      known.told = true;
    }
    return { device: this.device, session: this.session, count: this.#count, ask: this.ask, answers, ...(gone && { gone }), ...(sign && { sign }) };
  }

  // For when a relay finds that this device is gone, from the moment on at which a channel opens.
  /** @returns {Announcement} */
  will() {
    this.rise();
    return { device: this.device, session: this.session, count: this.#count + perOpening - 1, ask: this.ask, answers: {}, gone: true, torn: true };
  }

  // Lets announcements count more than any will so far, from now on.
  rise() {
    this.#count = (Math.floor(this.#count / perOpening) + 1) * perOpening;
  }

  // Takes an announcement in. `changed`: somebody has come or gone; `answer`: its sender does not know yet that this device is
  // there; `sign`: what its sender shows.
  /** @param {Announcement} heard @returns {{ changed: boolean, answer: boolean, sign?: string }} */
  hear(heard) {
    const known = this.#known.get(heard.session);
    if (heard.session === this.session || (known && heard.count <= known.count)) return { changed: false, answer: false };
    const repeats = heard.answers[this.session] === this.ask;
    const was = known?.here ?? false;
    const here = !heard.gone && (repeats || was);
    const told = !heard.gone && repeats && (known?.told ?? false);
    const torn = heard.torn === true && (was || (known?.torn ?? false));
    const before = this.returning().join();
    // A device that comes or leaves in another page load is not on its way back in an earlier one.
    for (const other of this.#known.values()) if (other.device === heard.device) other.torn = false;
    this.#keep(heard.session, { device: heard.device, count: heard.count, ask: heard.gone ? '' : heard.ask, here, told, torn });
    return { changed: here !== was || this.returning().join() !== before, answer: !heard.gone && !told, ...(here && heard.sign && { sign: heard.sign }) };
  }

  // The devices that are there, this one left out, each once.
  devices() {
    return this.#devicesThat(({ here }) => here);
  }

  // Those whose line has been torn, or that of this device, so that they cannot be heard.
  returning() {
    const here = this.devices();
    return this.#devicesThat(({ torn }) => torn).filter((device) => !here.includes(device));
  }

  /** @param {(known: Known) => boolean} holds */
  #devicesThat(holds) {
    return [...new Set([...this.#known.values()].filter((known) => holds(known) && known.device !== this.device).map(({ device }) => device))].sort();
  }

  // Those who are there, by page load, other windows of this device among them.
  sessions() {
    return [...this.#known].filter(([, { here }]) => here).map(([session]) => session);
  }

  /** @param {string} session */
  isHere(session) {
    return this.#known.get(session)?.here ?? false;
  }

  // Whether another window of this device is there.
  isTwice() {
    return [...this.#known.values()].some(({ here, device }) => here && device === this.device);
  }

  // Nobody is heard any more. Returns whether somebody was there.
  forget() {
    const had = [...this.#known.values()].some(({ here }) => here);
    for (const known of this.#known.values()) Object.assign(known, { ask: '', here: false, told: false, torn: known.here || known.torn });
    return had;
  }

  /** @param {string} session @param {Known} known */
  #keep(session, known) {
    this.#known.set(session, known);
    if (this.#known.size <= mostKnown) return;
    const [gone] = [...this.#known].filter(([, { here }]) => !here).map(([name]) => name);
    this.#known.delete(gone ?? session);
  }
}

// A device's or session's name, or what is asked.
/** @param {unknown} text @returns {text is string} */
export const isWord = (text) => typeof text === 'string' && /^[\w-]{1,32}$/.test(text);

// Null if it is no announcement.
/** @param {unknown} value @returns {Announcement | null} */
export function announcementIn(value) {
  const { device, session, count, ask, answers, gone, torn, sign } = /** @type {Partial<Announcement>} */ (value ?? {});
  if (!isWord(device) || !isWord(session) || !isWord(ask) || !Number.isSafeInteger(count) || typeof answers !== 'object' || answers === null) return null;
  return /** @type {Announcement} */ ({ device, session, count, ask, answers, ...(gone === true && { gone, torn: torn === true }), ...(isWord(sign) && { sign }) });
}
