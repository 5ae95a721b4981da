// Shows the dialogs that the page makes itself, as documents like the program's, over everything else.
import { render } from 'preact';

import { inEveryLanguage } from '../language.mjs';
import { screenOf } from './blocks.mjs';
import { closeBeside, returnFocus } from './dialogs.mjs';

// A button that does something within the press (presses.mjs): it calls the deed of this name.
/** @param {string} key @param {string} words @param {string} deed @param {Partial<Kairo.Block>} more @returns {Kairo.Block} */
export const deedButton = (key, words, deed, more = {}) => ({ kind: 'button', key, words, what: 'own', value: deed, ...more });

// The first block of each dialog, as in the program's.
/** @param {string} key @param {string} words */
export const closeButton = (key, words) => deedButton(key, words, 'done', { look: 'close', picture: 'icon.close' });

export class OwnDialog {
  /** @type {(() => Kairo.Document) | null} */
  #make = null;  // makes the document; null: none is shown
  /** @type {Kairo.Deeds} */
  #deeds = {};
  /** @type {(() => void) | null} */
  #lift = null;  // tells the history that the dialog is gone

  constructor() {
    /** @type {Kairo.Lay} */
    this.lay = () => () => {};  // see Trail in history.mjs
    this.dialog = document.createElement('dialog');
    this.dialog.id = 'own';
    this.dialog.setAttribute('aria-labelledby', 'own-title');
    this.place = this.dialog.appendChild(document.createElement('div'));
    // Screen readers speak only what changes in an element that was there before.
    this.status = this.dialog.appendChild(document.createElement('p'));
    this.status.setAttribute('role', 'status');
    document.body.append(this.dialog);
    this.dialog.addEventListener('close', () => {
      if (!this.dialog.open) this.#clear();
    });
    closeBeside(this.dialog, () => this.close());
    inEveryLanguage(() => {
      if (this.#make) this.#render();
    });
  }

  // `make` gives the document, `deeds` what its buttons do, `focus` is the key of what gets the focus.
  /** @param {() => Kairo.Document} make @param {{ deeds: Kairo.Deeds, focus: string }} options */
  show(make, { deeds, focus }) {
    this.#make = make;
    this.#deeds = deeds;
    this.status.textContent = '';
    const { name } = this.#render();
    this.dialog.className = name;
    this.status.id = `${name}-state`;
    if (!this.dialog.open) this.dialog.showModal();
    this.#lift ??= this.lay(name, () => this.close());
    // The code or the picture above it stays in sight.
    this.dialog.querySelector(`[data-key="${focus}"]`)?.focus({ preventScroll: true });
  }

  close() {
    this.dialog.close();
    this.#clear();
  }

  // Does what the button with this value is for.
  /** @param {string} name */
  deed(name) {
    if (name === 'done') this.close();
    else void this.#deeds[name]();
  }

  /** @param {string} words */
  tell(words) {
    this.status.textContent = words;
  }

  #render() {
    const shown = /** @type {() => Kairo.Document} */ (this.#make)();
    render(screenOf(shown, 'own-title'), this.place);
    return shown;
  }

  #clear() {
    if (!this.#make) return;
    this.#make = null;
    this.#lift?.();
    this.#lift = null;
    render(null, this.place);
    returnFocus();
  }
}
