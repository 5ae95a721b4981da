// Keeps the browser's history in step with the program: one entry for each place of the trail, from the box on. Nothing else
// on the page touches the history. In a frame it is the publisher's, and only the fragment is followed.

import { isLink } from './fragment.mjs';

// The longest wait for a step of the browser's, or for an answer of the program's, in milliseconds.
export const patience = 2000;

const unknown = '?';
const laidOver = 'page:';  // places that only the page knows, such as the rule book
/** @param {string} place */
const isProgramPlace = (place) => place !== unknown && !place.startsWith(laidOver);

// A key of the browser's own, such as that which loads the page again: Firefox mixes entries up that are made meanwhile.
/** @param {Partial<KeyboardEvent>} event */
const isShortcut = ({ key = '', ctrlKey, metaKey, altKey }) => ctrlKey || metaKey || altKey || /^F\d/.test(key);

/** @param {string[]} one @param {string[]} other */
const equal = (one, other) => one.length === other.length && one.every((place, i) => place === other[i]);

/** @param {string[]} one @param {string[]} other */
function lengthInCommon(one, other) {
  let length = 0;
  while (length < one.length && one[length] === other[length]) ++length;
  return length;
}

// The part of a link's address that leads to a place. A game has a page of its own, which stands beside the others.
export class Addresses {
  /** @param {Pick<Location, 'pathname' | 'search' | 'href'>} location @param {string[]} games */
  constructor({ pathname, search, href }, games) {
    const isGamePage = games.some((game) => new RegExp(`/${game}(\\.html)?$`).test(pathname));
    this.games = games;
    this.home = new URL(isGamePage ? './' : pathname, href).href;
    this.query = search.replace(/[?&]shared\b[^&]*/, '').replace(/^&/, '?');  // the shared text is taken once (launches.mjs)
  }

  /** @param {string[]} trail */
  of(trail) {
    const game = (trail.filter(isProgramPlace).at(-1) ?? '').split('/')[0];
    return (this.games.includes(game) ? new URL(`${game}.html`, this.home).href : this.home) + this.query;
  }
}

/** @typedef {Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'> & { navigator: { userActivation?: UserActivation } }} Browser */

export class Trail {
  /** @type {string[]} */
  #program = [];       // the places where the program is; none: it has not said so yet
  /** @type {{ place: string, close: () => void }[]} */
  #over = [];          // { place, close } of what the page itself has laid over them
  /** @type {string[]} */
  #entries;            // the places of the browser's entries, up to the current one
  #hasForward = false; // there may be entries beyond that
  #step = 0;           // how far the browser has been asked to go, and has not gone yet
  #isAsked = false;    // the program has been asked to go to a place, and will say where it is
  #misses = 0;         // steps in a row that the browser has not done
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isUnearned = false; // the entries were made before anybody touched the page
  #isRebuilding = false;
  /** @type {string} */
  #link;               // the fragment that the address has to keep, with `#`; empty: none
  #isOpened = false;   // it is a link, and the program has got it
  #reading = '';       // the link that the program reads, and the address does not have as long as it does
  #address = '';       // the whole address, as it was last seen
  #meant = '';         // the same as it should be, which not every page may have
  /** @type {(fragment: string) => void} */
  #open = () => {};

  // `go(place)` asks the program to show a place; it answers by `update`, even if it stays where it is. `games`: the ids of
  // those with a page of their own.
  /** @param {{ go: (place: string) => void, isFramed: boolean, games?: string[], browser?: Browser }} page */
  constructor({ go, isFramed, games = [], browser = window }) {
    this.go = go;
    this.isFramed = isFramed;
    this.browser = browser;
    const reached = this.#reached();
    this.#entries = reached ?? [unknown];
    this.#hasForward = reached !== null;
    this.#link = browser.location.hash;
    this.place = this.#entries.filter(isProgramPlace).at(-1) ?? '';  // where this page was left, if it is loaded again
    browser.addEventListener('hashchange', () => this.#followAddress());
    if (isFramed) return;
    this.addresses = new Addresses(browser.location, games);
    browser.history.scrollRestoration = 'manual';
    browser.addEventListener('popstate', () => this.#follow());
    if (!reached) this.#write('replaceState', this.#entries);
    this.#see();
    this.#awaitTouch();
  }

  // The program says where it is: the places from the box to what is shown.
  /** @param {string[]} trail */
  update(trail) {
    if (this.#reading) this.#putBack();
    this.#program = trail;
    this.#isAsked = false;
    this.#reconcile();
  }

  // Opens the link in the address now, and each one that is put there later.
  /** @param {(fragment: string) => void} open */
  followLinks(open) {
    this.#open = open;
    this.#openLink();
  }

  // The link's content is kept or was refused: the address need not hold it any longer.
  settle() {
    if (!this.#isOpened) return;
    this.#isOpened = false;
    const isGone = this.#reading !== '';
    this.#reading = '';
    this.#link = '';
    if (!this.isFramed) return this.#reconcile();
    if (!isGone) this.#writeLink();
  }

  // The page has laid something over what the program shows; Back calls `close`. Returns what to call when it is gone.
  /** @type {Kairo.Lay} */
  lay(name, close) {
    const laid = { place: laidOver + name, close };
    this.#over.push(laid);
    this.#reconcile();
    return () => {
      this.#over = this.#over.filter((other) => other !== laid);
      this.#reconcile();
    };
  }

  // Whether the address has a link, which was not opened before.
  get hasLink() {
    return isLink(this.#link);
  }

  get #wanted() {
    return [...this.#program, ...this.#over.map(({ place }) => place)];
  }

  // The places up to the current entry, as it says itself; null: it was made by the browser.
  /** @returns {string[] | null} */
  #reached() {
    const trail = this.browser.history.state?.trail;
    return Array.isArray(trail) && trail.length > 0 ? trail : null;
  }

  #see() {
    this.#address = this.browser.location.href;
    this.#meant = this.#address;
  }

  // --- towards the browser ---

  #reconcile() {
    if (this.isFramed || this.#step !== 0 || this.#isAsked || this.#program.length === 0) return;
    const wanted = this.#wanted;
    const shared = lengthInCommon(this.#entries, wanted);
    const current = this.#entries.length - 1;
    let target = this.#isRebuilding ? 0 : Math.min(shared, wanted.length - 1);
    // Entries beyond one that is replaced would lead on from another place; a new entry removes them.
    if (target === current && shared === current && current > 0 && this.#hasForward) --target;
    if (target < current) return this.#travel(target - current);
    this.#isRebuilding = false;
    this.#misses = 0;
    clearTimeout(this.#timer);
    this.#writeFrom(Math.min(current, wanted.length - 1), wanted);
  }

  // The current entry is the one at `at`, and those beneath it are right.
  /** @param {number} at @param {string[]} wanted */
  #writeFrom(at, wanted) {
    const isFirst = this.#entries[0] === unknown;
    if (!this.#isWritten(wanted.slice(0, at + 1), at === wanted.length - 1)) this.#write('replaceState', wanted.slice(0, at + 1), at === wanted.length - 1);
    let made = 0;
    for (let length = at + 2; length <= wanted.length; ++length, ++made)
      // Browsers refuse entries, some silently, when there are too many at once. The next update tries again.
      if (!this.#write('pushState', wanted.slice(0, length), length === wanted.length)) break;
    if (made > 0) this.#hasForward = false;
    if (isFirst && made > 0 && this.browser.navigator.userActivation?.isActive === false) this.#isUnearned = true;
  }

  // The last entry alone keeps the link, so that a step back does not open it again.
  /** @param {string[]} trail @param {boolean} isLast */
  #addressOf(trail, isLast) {
    return /** @type {Addresses} */ (this.addresses).of(trail) + (isLast ? this.#link : '');
  }

  /** @param {string[]} trail @param {boolean} isLast */
  #isWritten(trail, isLast) {
    return equal(this.#reached() ?? [], trail) && this.#meant === this.#addressOf(trail, isLast);
  }

  /** @param {'pushState' | 'replaceState'} method @param {string[]} trail */
  #write(method, trail, isLast = true) {
    const { history } = this.browser;
    // A page without an origin, or from a file, may not have another address.
    const meant = trail.at(-1) === unknown ? undefined : this.#addressOf(trail, isLast);
    for (const address of [meant, undefined])
      try {
        history[method]({ trail }, '', address);
        if (!equal(this.#reached() ?? [], trail)) continue;
        this.#entries = trail;
        this.#see();
        this.#meant = meant ?? this.#address;
        return true;
      } catch {
        // Too many at once, or not allowed at all.
      }
    return false;
  }

  /** @param {number} step */
  #travel(step) {
    this.#step = step;
    this.browser.history.go(step);
    this.#wait();
  }

  // If what was asked for does not come, what is there counts.
  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#misses = this.#step === 0 ? 0 : this.#misses + 1;
      this.#entries = this.#misses > 1 ? [unknown] : this.#reached() ?? this.#entries;
      this.#step = 0;
      this.#isAsked = false;
      this.#isRebuilding = false;
      this.#reconcile();
    }, patience);
  }

  // Safari and Firefox skip entries on the way back that were made before anybody had touched the page; so they are made
  // anew at the first touch. Chrome ceases to skip them then.
  #awaitTouch() {
    const { navigator } = this.browser;
    const events = ['keydown', 'pointerdown', 'pointerup', 'click'];
    /** @param {Event} event */
    const touched = (event) => {
      const { button = 0 } = /** @type {PointerEvent} */ (event);
      if (!navigator.userActivation?.isActive || button > 2 || this.#program.length === 0 || isShortcut(/** @type {KeyboardEvent} */ (event))) return;
      for (const event of events) this.browser.removeEventListener(event, touched, true);
      this.#isRebuilding = this.#isUnearned;
      this.#isUnearned = false;
      this.#reconcile();
    };
    if (navigator.userActivation) for (const event of events) this.browser.addEventListener(event, touched, true);
  }

  // --- from the browser ---

  // The browser has gone to another entry.
  #follow() {
    const reached = this.#reached();
    if (!reached) return this.#followAddress();
    // Beneath an entry there is never its like, unless the browser has mixed them up; then they are made anew from here.
    const isLike = this.#step < 0 && equal(reached, this.#entries);
    // A reload amid a step leaves an entry twice: the next step back ends above where it should, and has to go on.
    const asked = this.#entries.length + this.#step;
    const isShort = this.#step < 0 && reached.length > asked && lengthInCommon(reached, this.#entries) === reached.length;
    const isOurStep = isShort || (this.#step !== 0 && reached.length === asked);
    this.#entries = isLike ? [unknown] : reached;
    this.#hasForward = true;
    this.#see();
    if (isOurStep) {
      this.#step = 0;
      this.#reconcile();
    } else {
      this.#lead(reached);
    }
  }

  // The player has gone there: what is laid over other places goes, and the program follows.
  /** @param {string[]} reached */
  #lead(reached) {
    this.#isUnearned = false;
    const place = reached.filter(isProgramPlace).at(-1);
    const isElsewhere = place !== undefined && place !== this.#program.at(-1);
    if (isElsewhere) this.#ask();
    for (const laid of [...this.#over].reverse()) if (!reached.includes(laid.place)) laid.close();
    if (isElsewhere) this.go(place);
    else this.#reconcile();
  }

  #ask() {
    this.#isAsked = true;
    this.#wait();
  }

  // An address that somebody has put there makes an entry of its own, unless it is the one that was there.
  #followAddress() {
    const { location } = this.browser;
    if (this.isFramed) {
      this.#link = location.hash;
      return this.#openLink();
    }
    if (this.#reached()) return;
    const isSame = location.href === this.#address;
    this.#entries = [...isSame ? this.#entries.slice(0, -1) : this.#entries, unknown];
    this.#hasForward = false;
    this.#step = 0;
    this.#see();
    this.#write('replaceState', this.#entries);
    this.#link = location.hash;
    if (!this.hasLink) return this.#reconcile();
    this.#ask();
    this.#openLink();
  }

  // The address is without the link until the program shows what was in it. If that never comes, since the link is more
  // than the program can bear, a page that is loaded again does not meet with it.
  #openLink() {
    this.#isOpened = this.hasLink;
    if (!this.#isOpened) return;
    this.#reading = this.#link;
    this.#link = '';
    this.#writeLink();
    this.#open(this.#reading.slice(1));
  }

  #putBack() {
    this.#link = this.#reading;
    this.#reading = '';
    if (this.isFramed) this.#writeLink();
  }

  #writeLink() {
    const { history, location } = this.browser;
    try {
      history.replaceState(history.state, '', location.pathname + location.search + this.#link);
    } catch {
      // A page without an address of its own has to keep it.
    }
    this.#see();
  }
}
