// What is kept between visits: the canvas's texts, each by its name under `kairo.NAME`, and its settings; nothing else
// of the origin is touched. What the texts say, which of a match's two counts and which is damaged, the canvas knows
// (web/app/shelf.h). Storage may be missing, full or forbidden at any moment, and touching it may throw.
const prefix = 'kairo.';
const ofTheCanvas = /^(match|aside)\./;
const settingsName = 'settings';
const probeName = 'probe';

export const written = { kept: 0, full: 1, lost: 2, stale: 3 };  // web/host/host.h, Written

const isFull = (error) => error?.name === 'QuotaExceededError' || error?.name === 'NS_ERROR_DOM_QUOTA_REACHED';

export class Saves {
  #storage = null;
  #seen = new Map();  // what the canvas has read or written of its texts, by name
  state = 'lost';     // or `kept`, or `full`: it can be read only

  constructor() {
    try {
      this.#storage = window.localStorage;
      this.#storage.setItem(prefix + probeName, '1');
      this.#storage.removeItem(prefix + probeName);
      this.state = 'kept';
    } catch (error) {
      // Some browsers have storage, but no room at all in it.
      if (isFull(error) && this.#storage.length > 0) this.state = 'full';
      else this.#storage = null;
    }
  }

  #read(name) {
    return this.#storage.getItem(prefix + name);
  }

  // What another tab has changed since the canvas heard of it: texts by name, null when gone.
  #news(beginning) {
    const news = new Map();
    try {
      const names = Object.keys(this.#storage ?? {})
        .filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
        .filter((name) => ofTheCanvas.test(name) && name.startsWith(beginning));
      for (const name of names) if (this.#read(name) !== this.#seen.get(name)) news.set(name, this.#read(name));
      for (const name of this.#seen.keys())
        if (name.startsWith(beginning) && !names.includes(name)) news.set(name, null);
    } catch {
      // Nothing can be read any more: nothing new is known.
    }
    return news;
  }

  // Tells the canvas what it does not know yet of the texts whose names begin like this.
  tell(give, beginning = '') {
    for (const [name, text] of this.#news(beginning)) {
      if (text === null) this.#seen.delete(name);
      else this.#seen.set(name, text);
      give('record', `${name}\n${text ?? ''}`);
    }
  }

  // Tells it whenever another tab has written.
  follow(give) {
    window.addEventListener('storage', ({ storageArea, key }) => {
      if (storageArea !== this.#storage) return;
      this.tell(give);
      if (key === prefix + settingsName) give('settings', this.settings());
    });
  }

  #put(name, text) {
    if (!this.#storage) return written.lost;
    try {
      this.#storage.setItem(prefix + name, text);
      return this.#read(name) === text ? written.kept : written.lost;
    } catch (error) {
      return isFull(error) ? written.full : written.lost;
    }
  }

  // Keeps a text unless another tab has changed something of the same match: then the canvas hears of that first.
  write(name, text, give) {
    const match = name.split('.', 2).join('.');
    if (this.#news(match).size > 0) {
      queueMicrotask(() => this.tell(give, match));
      return written.stale;
    }
    const result = this.#put(name, text);
    if (result === written.kept) this.#seen.set(name, text);
    return result;
  }

  forget(name) {
    this.#seen.delete(name);
    try {
      this.#storage?.removeItem(prefix + name);
    } catch {
      // It could not be reached to begin with.
    }
  }

  // Moves a text as it is; where there is no room for a second one, it stays.
  putAside(from, to) {
    try {
      const text = this.#read(from);
      if (text === null) return;
      if (this.#read(to) === null) this.#storage.setItem(prefix + to, text);
      if (this.#read(to) !== text) return;
      this.#seen.set(to, text);
      this.forget(from);
    } catch {
      // The canvas writes around it.
    }
  }

  saveSettings(text) {
    this.#put(settingsName, text);
  }

  settings() {
    try {
      return this.#storage?.getItem(prefix + settingsName) ?? '';
    } catch {
      return '';
    }
  }
}
