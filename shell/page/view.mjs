// Shows what the program says: a screen as a document, or the words beside the canvas, and a dialog over either. Elements
// are matched by key and reused, so neither the focus nor a screen reader's place is lost when something else changes.
import { render } from 'preact';

import { inEveryLanguage, language, say } from '../language.mjs';
import { showLentFonts } from '../language_files.mjs';
import { Announcer } from './announcer.mjs';
import { blocksOf, screenOf } from './blocks.mjs';
import { closeBeside, keepFocus, mayTakeFocus, openModal, returnFocus } from './dialogs.mjs';
import { isTextField } from './fields.mjs';
import { FinalPress } from './final_press.mjs';
import { leadTo } from './lead.mjs';
import { MapWalk } from './map.mjs';
import { adopt } from './texts.mjs';

const root = document.documentElement;
/** @template {keyof Kairo.Elements} Id @param {Id} id */
const element = (id) => document.getElementById(id);

/** @param {Pick<Kairo.Shown, 'page' | 'stage'>} shown */
const showsOf = ({ page, stage }) => (page && stage ? 'both' : page ? 'page' : 'canvas');

// Returns the element that holds the page's document. The part of the build's page that the player reads stays where it is:
// the program's first document changes it in place, so that nothing is laid out twice.
function keepBuilt() {
  const page = element('page');
  const wanted = `.built[lang="${root.dataset.language}"][data-of="${root.dataset.of}"]`;
  for (const other of page.querySelectorAll(`.built:not(${wanted})`)) other.remove();
  const built = page.querySelector(wanted) ?? page.appendChild(document.createElement('div'));
  built.removeAttribute('class');
  return /** @type {HTMLElement} */ (built);
}

// The page was hidden meanwhile, or the next transition began.
/** @param {unknown} error */
function unlessCutShort(error) {
  if (!(error instanceof DOMException)) throw error;
}

export class View {
  #announcer = new Announcer();
  #map = new MapWalk(element('words-here'), (words) => this.#announcer.tell(words));
  #final = new FinalPress(element('words-here'), (words) => this.#announcer.tell(words));
  #holder;
  #isBuilt = true;  // the holder has what the build has written
  /** @type {Kairo.Document | undefined} */
  #page;         // the document that the page shows; none: only the canvas is seen
  #screen = '';  // the name of the document that the page shows; empty: none
  #dialog = '';  // the same of the dialog
  #question = '';  // to the viewer: a move that could answer another one cannot be meant now
  #isHeard = false;     // at the table, the focus was last among the words
  #leadsToWords = false; // the table has just come, and the focus goes to what is asked
  #scrolled = new Map();  // by screen, how far it was scrolled when it was left

  // `onClose` is called when the browser wants to close the dialog, by Escape or by a gesture.
  /** @param {() => void} onClose */
  constructor(onClose) {
    this.#holder = keepBuilt();
    inEveryLanguage(() => {
      // Firefox tells readers no other language of the whole page than the first one. A language written anew has every style
      // within found anew.
      for (const part of [this.#holder, element('words'), element('words-news'), element('dialog')]) if (part.lang !== language()) part.lang = language();
      element('words-close').textContent = say('words.close');
      element('canvas').setAttribute('aria-label', say('canvas'));
    });
    this.dialog = element('dialog');
    this.dialog.addEventListener('cancel', (event) => {
      if (event.target !== this.dialog) return;  // of a field: no file was chosen
      event.preventDefault();
      onClose();
    });
    // Browsers do not ask each time before they close it.
    this.dialog.addEventListener('close', () => {
      if (this.#dialog && !this.dialog.open) onClose();
    });
    const words = element('words');
    words.addEventListener('focusin', () => { this.#isHeard = true; });
    element('canvas').addEventListener('focus', () => { this.#isHeard = false; });
    words.addEventListener('keydown', ({ key }) => { if (key === 'Escape') onClose(); });
    document.addEventListener('click', ({ target }) => {
      const pressed = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest('#words [data-key]'));
      if (pressed?.dataset.key === 'words.again') this.#announcer.again();
      if (pressed?.dataset.key === 'table.go_on') this.#announcer.ask(pressed.textContent);
    });
    addEventListener('keydown', ({ key, target, altKey, ctrlKey, metaKey }) => {
      const isAlone = !(altKey || ctrlKey || metaKey || words.hidden || isTextField(target) || document.querySelector('dialog[open]'));
      if (isAlone && /^[a.]$/i.test(key)) this.#announcer.again();  // some screen readers have taken the letter
    });
    // Some dialogs cannot be closed without an answer.
    closeBeside(this.dialog, () => {
      if (this.dialog.querySelector('[data-key="dialog.close"]')) onClose();
    });
  }

  // `state`: see `page` in canvas_messages.json.
  /** @param {Kairo.Shown} state */
  show(state) {
    const { screen, page, dialog, words, wheel } = state;
    this.#showPage(page, showsOf(state));
    this.#showDialog(dialog);
    element('words').hidden = !words;
    if (words) this.#showWords(state, words);
    element('canvas').dataset.wheel = wheel ?? '';
    if (root.dataset.screen !== screen) this.#arriveAt(screen);
    this.#announcer.update(state);
  }

  // Marks the page with the name of the screen, and with the time since when it can have been seen: a slow device takes a while
  // to paint it.
  /** @param {string} screen */
  #arriveAt(screen) {
    root.dataset.screen = screen;
    root.dataset.since = 'Infinity';
    requestAnimationFrame(() => requestAnimationFrame(() => {
      if (root.dataset.screen === screen) root.dataset.since = String(performance.now());
    }));
  }

  /** @param {Kairo.Document | undefined} page @param {string} shows */
  #showPage(page, shows) {
    this.#page = page;
    const name = page?.name ?? '';
    const before = this.#screen;
    if (name === before) return keepFocus(() => this.#renderPage(shows));
    this.#screen = name;
    const wasFocused = element('page').contains(document.activeElement);
    const wasAtTable = root.dataset.shows === 'canvas';  // the button that was pressed there may be gone, and the focus with it
    const arrive = () => {
      if (before) this.#scrolled.set(before, scrollY);
      this.#renderPage(shows);
      // From the second screen on, so that no late font moves what the build has written; its fonts have what that needs alone.
      if (before || (page && !['box', 'setup'].includes(name))) showLentFonts();
      if (page && before) scrollTo(0, this.#scrolled.get(name) ?? 0);
      if (!mayTakeFocus()) return;
      if (!page && wasFocused) this.#focusTable();
      else if (page && (before || wasAtTable)) leadTo(/** @type {HTMLElement} */ (element('page-title')), { preventScroll: true });
    };
    // A cover grows from the box to the set-up (motion.css). A picture on the canvas waits for nothing.
    const moves = page && before && /** @type {Partial<Document>} */ (document).startViewTransition && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!moves) return arrive();
    const { ready, updateCallbackDone, finished } = document.startViewTransition(arrive);
    for (const end of [ready, updateCallbackDone, finished]) end.catch(unlessCutShort);
  }

  // Words that nobody sees or has listened to would cover a part of the picture as soon as they have the focus.
  #focusTable() {
    this.#leadsToWords = this.#isHeard || root.dataset.words === 'yes' || root.dataset.picture === 'none';
    if (!this.#leadsToWords) element('canvas').focus({ preventScroll: true });
  }

  // The latest one: the browser may take its time to begin a transition.
  /** @param {string} shows */
  #renderPage(shows) {
    const page = this.#page;
    const show = () => { if (page) render(screenOf(page, 'page-title', ''), this.#holder); };
    if (this.#isBuilt) adopt(show);
    else show();
    this.#isBuilt = false;
    root.dataset.shows = shows;
    element('page').hidden = !this.#page;
  }

  /** @param {Kairo.Document} [dialog] */
  #showDialog(dialog) {
    const name = dialog?.name ?? '';
    const before = this.#dialog;
    this.#dialog = name;
    if (!dialog) {
      if (!before) return;
      this.dialog.close();
      render(null, this.dialog);
      returnFocus();
      return;
    }
    this.dialog.className = name;
    this.dialog.setAttribute('aria-labelledby', dialog.title ? 'dialog-title' : 'dialog-words');
    keepFocus(() => render(screenOf(dialog, 'dialog-title', 'dialog.'), this.dialog));
    // The browser gives the focus as it opens the dialog: one that jumps afterwards is not heard. Without anything to answer the
    // title has it: readers that find it on the dialog itself read out all that is within.
    const first = this.dialog.querySelector('textarea, .main, .danger') ?? this.dialog.querySelector('h1') ?? this.dialog;
    first.autofocus = true;
    if (first !== this.dialog) this.dialog.autofocus = false;
    if (!this.dialog.open) openModal(this.dialog);
    else if (name !== before && mayTakeFocus()) first.focus();
  }

  // Moves the focus of a reader who has made a move in words to the heading of what is asked, which stays while others play: a
  // focus that jumps later would cut short what is told, and what lay under it would be pressed unheard.
  /** @param {Kairo.Shown} state @param {Kairo.Document} words */
  #showWords({ viewer, match, question }, words) {
    const place = element('words-here');
    const focused = place.contains(document.activeElement) ? document.activeElement : null;
    const decides = focused?.closest('[data-key^="move:"], [data-key^="family."], [data-key^="here."]');
    const before = this.#question;
    const title = element('words-title');
    if (title.textContent !== words.title) title.textContent = words.title ?? '';  // readers hear of each writing
    render(blocksOf(words, 'words.'), place);
    this.#map.update();
    this.#question = `${viewer} ${match} ${question}`;
    if (this.#question !== before) this.#final.forget();
    const isLost = focused && (!focused.isConnected || (decides && this.#question !== before));
    if (isLost || this.#leadsToWords) leadTo(/** @type {HTMLElement} */ (place.querySelector('.now h2')));
    this.#leadsToWords = false;
  }
}
