// The files that the canvas needs to show a language: its texts, and the fonts. Everybody needs the files with the characters
// of English; another language has files of its own. The page's HTML uses the same fonts. Until the display font of another
// language has come, its titles are in the reading font.
import { files } from 'kairo:files';

import { bytesOf, named } from './built_files.mjs';

/** @typedef {[file: string, bytes: Uint8Array<ArrayBuffer>]} Loaded */

/** @type {Record<string, string>} */
const families = { reading: 'KairoLent', display: 'KairoLentDisplay', help: 'KairoLent' };

// A file is called by the name of its message to the canvas and its own.
/** @param {string} language */
const textsOf = (language) => `texts ${language}`;
/** @param {string} language */
const reading = (language) => `font reading-${language}`;
/** @param {string} language */
const fontsOf = (language) => Object.keys(families).map((font) => `font ${font}-${language}`).filter(isFont);
/** @param {string} file */
const isFont = (file) => files.fonts[file.split(' ')[1]];

/** @type {Set<string>} */
const lent = new Set();

// Lets the page's HTML use a font: `source` are its bytes, or an address as CSS writes it.
/** @param {string} font @param {string | BufferSource} source */
export function lend(font, source) {
  if (lent.has(font)) return;
  lent.add(font);
  document.fonts.add(new FontFace(families[font.split('-')[0]], source));
}

// The HTML alone, which waits for no font.
/** @param {string} language */
export function lendFonts(language) {
  for (const file of [...Object.keys(families).map((font) => `font ${font}`), ...fontsOf(language)]) {
    const [, font] = file.split(' ');
    lend(font, `url(${files.fonts[font]})`);
  }
}

/** @param {string} file @returns {Promise<Loaded>} */
async function load(file) {
  const [kind, name] = file.split(' ');
  return [file, await bytesOf((kind === 'texts' ? files.texts : files.fonts)[name])];
}

// The files to begin with, as pairs of a name and the bytes.
/** @param {string} language */
export const loadFirst = (language) =>
  Promise.all([textsOf(language), 'font reading', 'font display', ...[reading(language)].filter(isFont)].map(load));

export class LanguageFiles {
  /** @type {Set<string>} */
  #fetched = new Set();

  /** @param {Kairo.Send} send @param {Loaded[]} loaded */
  constructor(send, loaded) {
    this.send = send;
    for (const pair of loaded) this.#give(pair);
  }

  /** @param {Loaded} file */
  #give([file, bytes]) {
    this.#fetched.add(file);
    const [kind, name] = file.split(' ');
    if (kind === 'texts') return this.send('texts', `${name}\n${new TextDecoder().decode(bytes)}`);
    lend(name, bytes);
    this.send('font', named(name, bytes));
  }

  // Everything that shows a language, unless it is there or on its way.
  /** @param {string} language */
  bring(language) {
    return this.#bringAll(language, [textsOf(language), ...fontsOf(language)]);
  }

  // Its characters, for a name.
  /** @param {string} language */
  bringFonts(language) {
    return this.#bringAll(language, fontsOf(language));
  }

  /** @param {string} language @param {string[]} needed */
  async #bringAll(language, needed) {
    const lacking = needed.filter((file) => !this.#fetched.has(file));
    for (const file of lacking) this.#fetched.add(file);
    /** @param {string} file */
    const bringOne = async (file) => {
      try {
        this.#give(await load(file));
      } catch {
        this.#fetched.delete(file);
        return false;
      }
      return true;
    };
    if ((await Promise.all(lacking.map(bringOne))).every(Boolean)) return;
    if (!needed.every((file) => this.#fetched.has(file) || file.startsWith('font display'))) this.send('no language', language);
    window.addEventListener('online', () => this.#bringAll(language, needed), { once: true });
  }
}
