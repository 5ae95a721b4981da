// Stores the canvas's texts and its settings in local storage, each under `kairo.NAME`; other keys of the origin are not
// touched. Only the canvas knows what the texts mean, which of a match's two is current, and which are damaged
// (web/app/saves/save_store.h). Storage may be missing, full or forbidden at any moment, and any access may throw.
const prefix = 'kairo.';
const recordName = /^(match|aside)\./;
const settingsName = 'settings';
const statisticsName = 'statistics';
const probeName = 'probe';
const askedName = 'asked-to-stay';

// As the canvas names them in web/host/host.h, `WriteResult`, and in its order.
export const written = { saved: 0, full: 1, lost: 2, stale: 3 };

/** @param {any} error */
const isFull = (error) => error?.name === 'QuotaExceededError' || error?.name === 'NS_ERROR_DOM_QUOTA_REACHED';

// The names that the texts of the same match may have. They are enumerated, so that a write does not have to look at the
// thousands of other texts. A text that was put aside belongs to no match.
/** @param {string} name */
function relatedNames(name) {
  const [kind, id] = name.split('.');
  if (kind !== 'match') return [name];
  const match = `${kind}.${id}`;
  return [...new Set([name, match, ...[...'abcdefgh'].map((slot) => `${match}.${slot}`)])];
}

export class Saves {
  /** @type {Storage | null} */
  #storage = null;
  /** @type {Map<string, string>} */
  #known = new Map();  // each text as the canvas last read or wrote it, by name
  state = 'lost';      // or `kept`, or `full`: it can be read but not written

  constructor() {
    try {
      this.#storage = window.localStorage;
      this.#storage.setItem(prefix + probeName, '1');
      this.#storage.removeItem(prefix + probeName);
      this.state = 'kept';
    } catch (error) {
      // Some browsers have storage with a quota of zero, which is as good as none.
      if (isFull(error) && /** @type {Storage} */ (this.#storage).length > 0) this.state = 'full';
      else this.#storage = null;
    }
  }

  /** @param {string} name */
  #read(name) {
    return /** @type {Storage} */ (this.#storage).getItem(prefix + name);
  }

  // The names of all texts that are in storage or were known to the canvas.
  #allNames() {
    const stored = Object.keys(this.#storage ?? {})
      .filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)).filter((name) => recordName.test(name));
    return new Set([...stored, ...this.#known.keys()]);
  }

  hasMatches() {
    return this.#allNames().size > 0 || this.statistics() !== '';
  }

  // The texts among `names()` that another tab has changed since the canvas last knew them, by name; null if removed.
  /** @param {() => Iterable<string>} names */
  #changes(names) {
    /** @type {Map<string, string | null>} */
    const changes = new Map();
    try {
      for (const name of names()) {
        const text = this.#storage ? this.#read(name) : null;
        if (text !== (this.#known.get(name) ?? null)) changes.set(name, text);
      }
    } catch {
      // Storage has become unreadable: report no further changes.
    }
    return changes;
  }

  // Sends the canvas those of the texts that have changed since it last knew them.
  /** @param {Kairo.Send} send @param {() => Iterable<string>} names */
  sendChanges(send, names = () => this.#allNames()) {
    for (const [name, text] of this.#changes(names)) {
      if (text === null) this.#known.delete(name);
      else this.#known.set(name, text);
      send('record', `${name}\n${text ?? ''}`);
    }
  }

  // Sends the canvas whatever other tabs write from now on.
  /** @param {Kairo.Send} send */
  followOtherTabs(send) {
    window.addEventListener('storage', ({ storageArea, key }) => {
      if (storageArea !== this.#storage) return;
      if (key === null) return this.sendChanges(send);  // everything is gone
      if (!key.startsWith(prefix)) return;
      const name = key.slice(prefix.length);
      // An import writes thousands of texts, and each has an event of its own.
      if (recordName.test(name)) this.sendChanges(send, () => [name]);
      if (name === settingsName) send('settings', this.settings());
      if (name === statisticsName) send('statistics', this.statistics());
    });
  }

  /** @param {string} name @param {string} text */
  #put(name, text) {
    if (!this.#storage) return written.lost;
    try {
      this.#storage.setItem(prefix + name, text);
      return this.#read(name) === text ? written.saved : written.lost;
    } catch (error) {
      return isFull(error) ? written.full : written.lost;
    }
  }

  // Stores a text. If another tab has changed a text of the same match, nothing is written and the canvas gets that change
  // instead.
  /** @param {string} name @param {string} text @param {Kairo.Send} send */
  write(name, text, send) {
    const related = () => relatedNames(name);
    if (this.#changes(related).size > 0) {
      queueMicrotask(() => this.sendChanges(send, related));
      return written.stale;
    }
    const result = this.#put(name, text);
    if (result === written.saved) this.#known.set(name, text);
    return result;
  }

  // Browsers may clear what was not asked to stay. Asked once, when the first match has ended, since some ask the player, who is to know
  // by then what is kept; not in a frame, where the question would seem to be the publisher's.
  #askToStay() {
    if (window.top !== window || this.#readOrEmpty(askedName) !== '' || !navigator.storage?.persist) return;
    this.#put(askedName, 'yes');
    navigator.storage.persist().catch(() => {});
  }

  /** @param {string} name */
  remove(name) {
    this.#known.delete(name);
    try {
      this.#storage?.removeItem(prefix + name);
    } catch {
      // If storage is inaccessible, the text was not readable either.
    }
  }

  // Moves a text unchanged. It is copied first, so without room for a second copy it stays where it is.
  /** @param {string} from @param {string} to */
  quarantine(from, to) {
    try {
      const text = this.#read(from);
      if (text === null) return;
      if (this.#read(to) === null) /** @type {Storage} */ (this.#storage).setItem(prefix + to, text);
      if (this.#read(to) !== text) return;
      this.#known.set(to, text);
      this.remove(from);
    } catch {
      // The text stays under its name; the canvas does not write over it.
    }
  }

  /** @param {string} text */
  saveSettings(text) {
    this.#put(settingsName, text);
  }

  settings() {
    return this.#readOrEmpty(settingsName);
  }

  // The language that was chosen, if one was: its fonts are loaded beside the canvas. The rest of the settings is the
  // canvas's own (web/app/settings.h).
  language() {
    return /^language (\w+)$/m.exec(this.settings())?.[1];
  }

  /** @param {string} text */
  saveStatistics(text) {
    this.#put(statisticsName, text);
    this.#askToStay();
  }

  statistics() {
    return this.#readOrEmpty(statisticsName);
  }

  /** @param {string} name */
  #readOrEmpty(name) {
    try {
      return this.#storage?.getItem(prefix + name) ?? '';
    } catch {
      return '';
    }
  }
}
