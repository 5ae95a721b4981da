// What is kept between visits. Storage may be missing, full or forbidden at any moment: touching it may throw. The game
// then goes on with what this page remembers, and says so.
const prefix = 'kairo.';
const matchPrefix = 'kairo.match.';
const settingsKey = 'kairo.settings';
const probeKey = 'kairo.probe';

export class Saves {
  #storage = null;
  #memory = new Map();

  constructor() {
    try {
      const storage = window.localStorage;
      storage.setItem(probeKey, '1');
      storage.removeItem(probeKey);
      this.#storage = storage;
    } catch {
      // Nothing outlives this page.
    }
  }

  get lasting() {
    return this.#storage !== null;
  }

  // True when the record will be there at the next visit.
  #write(key, text) {
    this.#memory.set(key, text);
    try {
      this.#storage?.setItem(key, text);
      return this.#storage !== null;
    } catch {
      return false;
    }
  }

  #keys() {
    try {
      return Object.keys(this.#storage ?? {}).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  }

  #read(key) {
    try {
      return this.#storage?.getItem(key) ?? this.#memory.get(key) ?? null;
    } catch {
      return this.#memory.get(key) ?? null;
    }
  }

  saveMatch(id, record) {
    return this.#write(matchPrefix + id, record);
  }

  forgetMatch(id) {
    this.#memory.delete(matchPrefix + id);
    try {
      this.#storage?.removeItem(matchPrefix + id);
    } catch {
      // It could not be reached to begin with.
    }
  }

  // All kept matches, as the canvas reads them.
  matches() {
    return this.#keys()
      .filter((key) => key.startsWith(matchPrefix))
      .map((key) => `${key.slice(matchPrefix.length)}\n${this.#read(key)}`)
      .join('\n%\n');
  }

  saveSettings(text) {
    return this.#write(settingsKey, text);
  }

  settings() {
    return this.#read(settingsKey) ?? '';
  }
}
