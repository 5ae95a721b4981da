// Speaks what happens in a match: of each step one message, in order: what happened, and last what is asked. Screen readers
// drop what comes in many pieces, or together with many other changes of the page; so it is written when those are done.
const calm = 300;      // ms without a change
const patience = 1500; // ms; a story that goes on for longer is told in parts

const news = () => document.getElementById('words-news');
/** @param {Kairo.Block[]} [blocks] @returns {boolean} */
const asksViewer = (blocks = []) => blocks.some(({ key = '', blocks: within }) => key.startsWith('move:') || asksViewer(within));

// Between Japanese sentences there is no blank.
/** @param {string[]} lines */
const joined = (lines) => lines.reduce((all, line) => (/[。！？」]$/.test(all) || all === '' ? all + line : `${all} ${line}`), '');

export class Announcer {
  #scene = '';     // the screen and the viewer
  #match = '';     // the match that was on the screen last
  #announced = 0;  // the number of its events that have been announced or need not be
  /** @type {string[]} */
  #lines = [];     // to be told
  #asked = '';     // the question that was told last, or was there before
  #question = '';  // the one to be told; empty: none
  #since = 0;      // when the first of them came
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Kairo.Shown} shown */
  update({ page, words, viewer = '', match = '', met = 0, events = 0, log = [] }) {
    const screen = /** @type {Kairo.Document} */ (page ?? words).name;  // a dialog over it changes nothing
    // Words announced to one viewer must not stay for the next one, nor on another screen.
    const scene = `${screen} ${viewer}`;
    if (scene !== this.#scene) this.#silence();
    this.#scene = scene;
    this.#ask(words);
    if (!['table', 'lesson', 'end'].includes(screen)) return;
    // Events from before the match came onto the screen are in the log but are not announced.
    if (match !== this.#match) this.#announced = met;
    this.#tell(log.filter(({ event }) => event >= this.#announced).map(({ words: line }) => line));
    this.#match = match;
    this.#announced = events;  // fewer than before after an undo
  }

  // Requests to others are nobody's to answer here.
  /** @param {Kairo.Document} [words] */
  #ask(words) {
    const asked = words?.blocks.find(({ key }) => key === 'words-asked')?.words ?? '';
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#question = words?.name !== 'table' || asksViewer(words.blocks) ? asked : '';
    this.#tell([]);
  }

  /** @param {string[]} lines */
  #tell(lines) {
    this.#lines.push(...lines);
    if (this.#lines.length === 0 && this.#question === '') return;
    const now = performance.now();
    this.#since ||= now;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#speak(), Math.max(0, Math.min(calm, this.#since + patience - now)));
  }

  async #speak() {
    const words = joined([...this.#lines, this.#question].filter(Boolean));
    const scene = this.#scene;
    this.#forget();
    const { lang, dataset } = document.documentElement;
    if (lang === dataset.language) return this.#put(words);
    const { translated } = await import('./translated.mjs').catch(() => ({ translated: (/** @type {string} */ line) => line }));
    const line = await translated(words);
    if (scene === this.#scene) this.#put(line);
  }

  // A new element, so that a message that repeats the last one is read out too.
  /** @param {string} words */
  #put(words) {
    const line = document.createElement('p');
    line.textContent = words;
    news().replaceChildren(line);
  }

  #silence() {
    this.#forget();
    news().replaceChildren();
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#lines = [];
    this.#question = '';
    this.#since = 0;
  }
}
