// A browser's history that steps come to later, and a program whose places it follows, for tests of shell/page/history.mjs.
import assert from 'node:assert/strict';

import { Trail } from '../../../shell/page/history.mjs';

export const site = 'https://example.org/kairo/';
export const games = ['wicked', 'ruin'];

// A browser's window as far as Trail needs it. Steps and their events come later, in order, as in a browser.
export class FakeBrowser extends EventTarget {
  #tasks = [];

  constructor(address = site) {
    super();
    this.entries = [{ href: new URL(address, site).href, state: null }];
    this.index = 0;
    this.refuses = () => false;
    this.navigator = { userActivation: { isActive: true } };
    const browser = this;
    const put = (further) => (state, _, address) => {
      if (browser.refuses()) throw new DOMException('too many', 'SecurityError');
      const href = address === undefined ? browser.current.href : new URL(address, browser.current.href).href;
      browser.index += further;
      browser.entries.splice(browser.index, further > 0 ? Infinity : 1, { href, state: structuredClone(state) });
    };
    this.history = {
      get state() { return structuredClone(browser.current.state); },
      replaceState: put(0),
      pushState: put(1),
      go: (step) => browser.step(step),
    };
  }

  get current() { return this.entries[this.index]; }

  get location() {
    const { href, pathname, search, hash } = new URL(this.current.href);
    return { href, pathname, search, hash };
  }

  // Goes as the player's buttons do, or history.go. Beyond the ends nothing happens.
  step(by) {
    this.#tasks.push(() => {
      if (by === 0 || !this.entries[this.index + by]) return;
      const { hash } = this.location;
      this.index += by;
      this.dispatchEvent(new Event('popstate'));
      if (this.location.hash !== hash) this.dispatchEvent(new Event('hashchange'));
    });
  }

  // A fragment that is typed or pasted into the address.
  paste(fragment) {
    this.#tasks.push(() => {
      const href = new URL(`#${fragment}`, this.current.href).href;
      const isSame = href === this.current.href;
      this.entries.splice(this.index + (isSame ? 0 : 1), Infinity, { href, state: null });
      if (!isSame) this.index += 1;
      this.dispatchEvent(new Event('popstate'));
      if (!isSame) this.dispatchEvent(new Event('hashchange'));
    });
  }

  later(task) {
    this.#tasks.push(task);
  }

  touch(type = 'pointerup', what = {}) {
    this.navigator.userActivation.isActive = true;
    this.dispatchEvent(Object.assign(new Event(type), what));
  }

  runOne() {
    const task = this.#tasks.shift();
    task?.();
    return task !== undefined;
  }

  run() {
    while (this.runOne());
  }

  get trails() { return this.entries.slice(0, this.index + 1).map(({ state }) => state?.trail); }

  get page() { return this.current.href.slice(site.length); }
}

// A program at `trail` that goes wherever `mayGo` lets it, and answers in its next frame.
export function start({ trail, address, browser = new FakeBrowser(address), isFramed = false, mayGo = () => true }) {
  const program = { trail, asked: [], opened: [] };
  const tell = () => browser.later(() => kept.update(program.trail));
  const kept = new Trail({
    go: (place) => {
      program.asked.push(place);
      if (mayGo(place)) program.trail = trailTo(place);
      tell();
    },
    isFramed,
    games,
    browser,
  });
  const show = (...next) => {
    program.trail = next;
    tell();
  };
  kept.followLinks((fragment) => program.opened.push(fragment));
  show(...trail);
  return { browser, kept, program, show };
}

export function trailTo(place) {
  const [game, ...rest] = place.split('/');
  if (game === 'box') return ['box', ...(rest.length > 0 ? [place] : [])];
  return ['box', ...[game, ...rest].map((_, i) => [game, ...rest].slice(0, i + 1).join('/'))];
}

export const box = ['box'];
export const wicked = trailTo('wicked');
export const table = trailTo('wicked/table');
export const menu = trailTo('wicked/table/menu');

// The current entry says where the program is, and each one beneath it names one of the parents.
export function toBeInStep({ browser, program }, over = []) {
  const wanted = [...program.trail, ...over];
  assert.deepEqual(browser.trails, wanted.map((_, i) => wanted.slice(0, i + 1)));
}
