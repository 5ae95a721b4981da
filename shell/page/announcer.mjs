// Speaks what happens in a match: of each step one message, in order: what happened, and last what is asked. Screen readers
// drop what comes in many pieces, or together with many other changes of the page; so it is written when those are done. They
// also drop a message when a later one has come into the same element before they got there; so the elements take turns.
const calm = 300;      // ms without a change
const patience = 1500; // ms; a story that goes on for longer is told in parts

const news = () => document.getElementById('words-news');

// Between Japanese sentences there is no blank.
/** @param {string[]} lines */
const joined = (lines) => lines.reduce((all, line) => (/[。！？」]$/.test(all) || all === '' ? all + line : `${all} ${line}`), '');

// The lines of the parts of a table, or of what lies over it.
/** @param {Kairo.Document} words @returns {string[]} */
const linesOf = ({ blocks }) => blocks.filter(({ look }) => look === 'part')
  .flatMap(({ blocks: [list] = [] }) => list?.blocks ?? []).map(({ words: line = '' }) => line);

export class Announcer {
  #scene = '';     // the screen and the viewer
  #viewer = '';
  #match = '';     // the match that was on the screen last
  #announced = 0;  // the number of its events that have been announced, are about to be, or need not be
  #spoken = 0;     // the same without those that are about to be
  /** @type {string[]} */
  #lines = [];     // to be told
  #asked = '';     // what people here are asked now
  /** @type {string[]} */
  #story = [];     // what has been told since something was asked
  #hasAsked = false;  // the last message ended with a question
  #message = '';   // that is shown now
  #since = 0;      // when the first of what is to be told came
  #put = 0;        // the number of messages so far
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Kairo.Shown} shown */
  update({ page, words, viewer = '', match = '', met = 0, events = 0, log = [] }) {
    const screen = /** @type {Kairo.Document} */ (page ?? words).name;  // a dialog over it changes nothing
    const scene = `${screen} ${viewer}`;
    if (scene !== this.#scene) this.#silence();
    // Words announced to one viewer must not stay for the next one. On another screen they stay: readers may lag behind.
    if (viewer !== this.#viewer) for (const place of news().children) place.replaceChildren();
    this.#scene = scene;
    this.#viewer = viewer;
    const [{ words: text = '', on } = {}, { words: message = '' } = {}] = words?.blocks[0].blocks ?? [];
    const asked = on === false ? '' : text;  // nobody here has to know what bots are asked
    const isNew = asked !== this.#asked;
    this.#asked = asked;
    if (isNew && asked && asked === words?.title) this.tell(joined([asked, ...linesOf(words)]));  // it lies over the table
    else if (isNew && asked) this.#tell([]);
    if (['table', 'lesson', 'end'].includes(screen)) this.#tellEvents({ match, met, events, log });
    this.#tellMessage(message);
  }

  /** @param {Required<Pick<Kairo.Shown, 'match' | 'met' | 'events' | 'log'>>} shown */
  #tellEvents({ match, met, events, log }) {
    // Events from before the match came onto the screen are in the log but are not announced.
    if (match !== this.#match) this.#announced = this.#spoken = met;
    const lines = log.filter(({ event }) => event >= this.#announced).map(({ words: line }) => line);
    if (lines.length > 0) this.#tell(lines);
    this.#match = match;
    this.#announced = events;  // fewer than before after an undo
    this.#spoken = Math.min(this.#spoken, events);
  }

  // A message that comes with a question explains it, and is told before it; any other one is told alone.
  /** @param {string} message */
  #tellMessage(message) {
    const isNew = message !== this.#message;
    this.#message = message;
    if (!isNew || !message) return;
    if (this.#since) this.#tell([message]);
    else this.tell(message);
  }

  // Tells once more what was told last, and what is asked.
  again() {
    void this.#say([...this.#story, this.#asked]);
  }

  // Tells only what is asked: the listener has heard what happened, and goes on by this button. At the end of a match
  // nothing but that was asked.
  /** @param {string | null} button */
  ask(button) {
    if (this.#asked !== button) void this.#say([this.#asked]);
  }

  // Tells what a press has brought that changes nothing.
  /** @param {string} words */
  tell(words) {
    void this.#say([words]);
  }

  /** @param {string[]} lines */
  #tell(lines) {
    this.#lines.push(...lines);
    const now = performance.now();
    this.#since ||= now;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#speak(), Math.max(0, Math.min(calm, this.#since + patience - now)));
  }

  #speak() {
    this.#spoken = this.#announced;
    void this.#say([...this.#lines, this.#asked]);
    this.#story = [...(this.#hasAsked ? [] : this.#story), ...this.#lines];
    this.#hasAsked = this.#asked !== '';
    this.#forget();
  }

  /** @param {string[]} lines */
  async #say(lines) {
    const words = joined(lines.filter(Boolean));
    if (!words) return;
    const scene = this.#scene;
    const { lang, dataset } = document.documentElement;
    if (lang === dataset.language) return this.#show(words);
    const { translated } = await import('./translated.mjs').catch(() => ({ translated: (/** @type {string} */ line) => line }));
    const line = await translated(words);
    if (scene === this.#scene) this.#show(line);
  }

  // In a new element, so that a message that repeats the last one is read out too. The last ones stay, for readers that lag
  // behind.
  /** @param {string} words */
  #show(words) {
    const line = document.createElement('p');
    line.textContent = words;
    const { children } = news();
    children[this.#put++ % children.length].replaceChildren(line);
  }

  // Leaves what has not been told yet to the log of the next scene, as far as its viewer may know it.
  #silence() {
    this.#forget();
    this.#announced = this.#spoken;
    this.#story = [];
    this.#message = '';
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#lines = [];
    this.#since = 0;
  }
}
