// A map among the words is walked through by the arrow keys. Tab finds one of its places, the one that had the focus last; Enter
// asks what can be done there, and the focus goes on to the answer.
import { say } from '../language.mjs';
import { leadTo } from './lead.mjs';

/** @type {Record<string, [down: number, right: number]>} */
const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], Home: [0, -Infinity], End: [0, Infinity] };

/** @param {number} at @param {number} count */
const within = (at, count) => Math.max(0, Math.min(at, count - 1));

export class MapWalk {
  #words;
  #tell;
  #row = 0;
  #column = 0;
  #isKnown = false;  // the focus has been on the map
  #asked = '';      // the key of the place that was asked about last
  #waits = false;  // for the answer

  // `tell(words)` says something to the reader.
  /** @param {HTMLElement} words @param {(words: string) => void} tell */
  constructor(words, tell) {
    this.#words = words;
    this.#tell = tell;
    words.addEventListener('keydown', (event) => this.#walk(event));
    words.addEventListener('focusin', ({ target }) => this.#stopAt(/** @type {Element} */ (target)));
    // At the document, so that readers do not call each heading of the words clickable.
    document.addEventListener('click', ({ target }) => { if (words.contains(/** @type {Node} */ (target))) this.#ask(/** @type {Element} */ (target)); });
  }

  // Is called when the words have been shown anew.
  update() {
    const first = this.#isKnown ? null : this.#words.querySelector('.map td[data-key]');
    if (first) this.#moveTo(/** @type {HTMLTableCellElement} */ (first));
    this.#cellAt(this.#row, this.#column)?.setAttribute('tabindex', '0');
    if (this.#waits) this.#goToAnswer();
  }

  /** @param {number} row @param {number} column */
  #cellAt(row, column) {
    const rows = this.#words.querySelectorAll('.map tr');
    const cells = rows[within(row, rows.length)]?.children ?? [];
    return /** @type {HTMLElement | undefined} */ (cells[within(column, cells.length)]);
  }

  /** @param {Element} target */
  #stopAt(target) {
    const cell = /** @type {HTMLTableCellElement | null} */ (target.closest('.map td'));
    if (!cell) return;
    this.#isKnown = true;
    this.#moveTo(cell);
    cell.setAttribute('tabindex', '0');
  }

  /** @param {HTMLTableCellElement} cell */
  #moveTo(cell) {
    this.#cellAt(this.#row, this.#column)?.setAttribute('tabindex', '-1');
    this.#row = /** @type {HTMLTableRowElement} */ (cell.parentElement).rowIndex;
    this.#column = cell.cellIndex;
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const { key, altKey, ctrlKey, metaKey } = event;
    const cell = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('.map td'));
    if (!cell || altKey || ctrlKey || metaKey) return;
    if (key === 'Enter' || key === ' ') cell.click();
    else if (steps[key]) this.#cellAt(this.#row + steps[key][0], this.#column + steps[key][1])?.focus();
    else return;
    event.preventDefault();
  }

  /** @param {Element} target */
  #ask(target) {
    const cell = /** @type {HTMLElement | null} */ (target.closest('.map td'));
    const key = cell?.dataset.key;
    if (cell && !key) this.#tell(say('words.no_way'));
    if (!key) return;
    if (key === this.#asked && this.#goToAnswer()) return;
    this.#asked = key;
    this.#waits = true;
  }

  #goToAnswer() {
    const heading = /** @type {HTMLElement | null} */ (this.#words.querySelector('.here > h2'));
    if (!heading) return false;
    leadTo(heading);
    this.#waits = false;
    return true;
  }
}
