// Says that the program has crashed or could not start, and lists the saved matches and the statistics. They can be exported
// as a file, or deleted, since a damaged text may be what keeps the page from starting.
import { games } from 'kairo:embed';

import { inEveryLanguage, language, say } from './language.mjs';
import { fileOf, readSavedMatches, readSavedStatistics } from './saved_matches.mjs';

/** @template {keyof Kairo.Elements} Id @param {Id} id */
const element = (id) => document.getElementById(id);
const maxRows = 100;  // of possibly thousands; the buttons below the list are for all matches

/** @param {import('./saved_matches.mjs').Row} row */
const titleOf = ({ id, statistics, name, game, moves }) => statistics ? say('rescue.statistics') :
  `${[name, games[/** @type {string} */ (game)]?.[language()]].filter(Boolean).join(', ') || id} (${say('rescue.moves').replace('{n}', /** @type {number} */ (moves))})`;

/** @param {string} label @param {() => void} onClick */
function makeButton(label, onClick) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}

class Rescue {
  /** @type {import('./saved_matches.mjs').Row[]} */
  #deleted = [];  // the rows that were deleted last

  /** @param {Storage} storage @param {(message: string) => void} saveFile */
  constructor(storage, saveFile) {
    this.storage = storage;
    this.saveFile = saveFile;
  }

  /** @param {import('./saved_matches.mjs').Row[]} rows */
  #save(rows) {
    this.saveFile(`kairo\n${fileOf(rows)}`);
  }

  /** @param {import('./saved_matches.mjs').Row[]} rows */
  #delete(rows) {
    this.#deleted = rows;
    for (const { texts } of rows) for (const [key] of texts) this.storage.removeItem(key);
    this.show();
  }

  #restore() {
    for (const { texts } of this.#deleted) for (const [key, text] of texts) this.storage.setItem(key, text);
    this.#deleted = [];
    this.show();
  }

  show() {
    const rows = [...readSavedStatistics(this.storage), ...readSavedMatches(this.storage)];
    element('rescue-title').hidden = rows.length === 0 && this.#deleted.length === 0;
    element('rescue-title').textContent = say('rescue.title').replace('{n}', rows.length);
    element('rescue-rows').replaceChildren(...rows.slice(0, maxRows).map((row) => {
      const item = document.createElement('li');
      const title = document.createElement('span');
      title.textContent = titleOf(row);
      item.append(title, makeButton(say('rescue.save'), () => this.#save([row])), makeButton(say('rescue.delete'), () => this.#delete([row])));
      return item;
    }));
    const all = rows.length > 0 ? [makeButton(say('rescue.save_all'), () => this.#save(rows)), makeButton(say('rescue.delete_all'), () => this.#delete(rows))] : [];
    const undo = this.#deleted.length > 0 ? [makeButton(say('rescue.restore'), () => this.#restore())] : [];
    element('rescue-all').replaceChildren(...all, ...undo, makeButton(say('reload'), () => location.reload()));
  }
}

let shown = false;

// `words` say what has happened; `saveFile` handles a message like the canvas's `file`.
/** @param {string} words @param {(message: string) => void} saveFile */
export function showRescue(words, saveFile) {
  if (shown) return;
  shown = true;
  element('rescue-words').textContent = words;
  element('rescue-rules').textContent = say('rules');
  element('rescue-rules').href = `rules-wicked-${language()}.html`;
  element('rescue').hidden = false;
  try {
    const rescue = new Rescue(window.localStorage, saveFile);
    inEveryLanguage(() => rescue.show());
  } catch {
    // If storage is inaccessible, nothing is saved.
  }
}
