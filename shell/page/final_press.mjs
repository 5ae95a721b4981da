// A move among the words that cannot be taken back is pressed twice, as on the canvas: the first press says so, the first
// time in full.
import { say } from '../language.mjs';

export class FinalPress {
  #tell;
  /** @type {HTMLElement | null} */
  #pressed = null;  // waits for the second press
  #isExplained = false;

  // `tell(words)` says something to the reader. The document listens, before whoever acts on a press: where the words
  // themselves did, readers would call each heading clickable.
  /** @param {HTMLElement} words @param {(words: string) => void} tell */
  constructor(words, tell) {
    this.#tell = tell;
    document.addEventListener('click', (event) => { if (words.contains(/** @type {Node} */ (event.target))) this.#press(event); }, { capture: true });
    words.addEventListener('focusout', () => this.forget());
  }

  // The next press is a first one again.
  forget() {
    delete this.#pressed?.dataset.pressed;
    this.#pressed = null;
  }

  /** @param {MouseEvent} event */
  #press(event) {
    const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('button.final'));
    const isSecond = button !== null && button === this.#pressed;
    this.forget();
    if (!button || isSecond) return;
    event.preventDefault();
    this.#pressed = button;
    const words = say(this.#isExplained ? 'words.final_again' : 'words.final');
    this.#isExplained = true;
    button.dataset.pressed = words;
    this.#tell(words);
  }
}
