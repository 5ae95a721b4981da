// Joins the room of a live table for the canvas, in a worker (line.mjs), or, where the page can have none, as a part of the
// page. Fetched when somebody joins one.
import { relaysIn } from './relay_address.mjs';
import { TurnCall } from './turn_call.mjs';

/**
 * @typedef {{ say(message: { join: import('./line.mjs').Join } | { state: string, acted: boolean } | { sign: string } | { wake: true } | { leave: true }): void, end(): void }} Line
 * @typedef {{ script: string, relays: string, base: string }} Place
 */

/** @param {string} script @param {(data: any) => void} hear @returns {Promise<Line>} */
async function startLine(script, hear) {
  try {
    const worker = new Worker(script, { type: 'module' });
    await new Promise((resolve, reject) => {
      worker.onerror = () => reject(new Error('no worker'));
      worker.onmessage = resolve;
    });
    worker.onmessage = ({ data }) => hear(data);
    return { say: (message) => worker.postMessage(message), end: () => worker.terminate() };
  } catch {
    const { startHere } = await import(script);
    return { say: startHere(hear), end() {} };
  }
}

const leaving = 500;  // ms in which a line can say goodbye

export class Live {
  /** @type {Promise<Line> | null} */
  #line = null;
  #call = new TurnCall();

  // `place`: the script of the line, the relays of this build and the address of the page. `start` is replaced in tests.
  /** @param {Kairo.Send} send @param {Place} place @param {typeof startLine} start */
  constructor(send, place, start = startLine) {
    this.send = send;
    this.place = place;
    this.start = start;
    // A line may have died while the page slept, without anybody having said so.
    const wake = () => void this.#say({ wake: true });
    for (const type of ['pageshow', 'online']) window.addEventListener(type, wake);
    document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'visible') wake(); });
    window.addEventListener('pagehide', ({ persisted }) => { if (!persisted) void this.leave(); });
  }

  // `text`: the room's key, and below it this device.
  /** @param {string} text */
  async join(text) {
    const [key, device] = text.split('\n');
    await this.leave();
    const line = this.start(this.place.script, (data) => { if (this.#line === line) this.#hear(data); });
    this.#line = line;
    line.catch(() => { if (this.#line === line) this.send('live line', 'broken\nno\nfailed'); });
    void this.#call.state().then((state) => this.send('live calls', state));
    await this.#say({ join: { key, device, relays: relaysIn(this.place.relays, this.place.base) } });
  }

  // `text`: whether somebody has acted here, and below it the state.
  /** @param {string} text */
  async state(text) {
    const end = text.indexOf('\n');
    await this.#say({ state: text.slice(end + 1), acted: text.slice(0, end) === 'yes' });
  }

  // `sign`: what this person shows the others.
  /** @param {string} sign */
  sign(sign) {
    return this.#say({ sign });
  }

  // `words`: somebody is asked at this device; empty: not any more.
  /** @param {string} words */
  turn(words) {
    return this.#call.call(words);
  }

  async ask() {
    this.send('live calls', await this.#call.ask());
  }

  async leave() {
    const line = await this.#line?.catch(() => null);
    await this.#say({ leave: true });
    this.#line = null;
    if (line) setTimeout(() => line.end(), leaving);
  }

  /** @param {Parameters<Line['say']>[0]} message */
  async #say(message) {
    (await this.#line?.catch(() => null))?.say(message);
  }

  /** @param {{ received?: string, present?: string[], returning?: string[], twice?: boolean, signed?: { device: string, sign: string }, line?: string, unsent?: boolean, why?: string, tooLong?: true, refused?: true }} heard */
  #hear(heard) {
    if (heard.received !== undefined) this.send('live received', heard.received);
    else if (heard.present) this.send('live present', [heard.twice ? 'yes' : 'no', (heard.returning ?? []).join(' '), ...heard.present].join('\n'));
    else if (heard.signed) this.send('live sign', `${heard.signed.device}\n${heard.signed.sign}`);
    else if (heard.line) this.send('live line', [heard.line, heard.unsent ? 'yes' : 'no', heard.why ?? ''].join('\n'));
    else if (heard.tooLong || heard.refused) this.send('live line', ['broken', 'yes', heard.tooLong ? 'too long' : 'no key'].join('\n'));
  }
}
