// The canvas's fonts: those with the characters of English, which everybody needs, and those of another language. The
// page's HTML uses the same ones. Until the display font of another language has come, its titles are in the reading font.
import { files } from 'kairo:files';

import { bytesOf } from './built_files.mjs';

const families = { reading: 'Kairo', display: 'KairoDisplay' };

const ownFonts = (language) => Object.keys(families).map((font) => `${font}-${language}`).filter((font) => files.fonts[font]);

const lent = new Set();

// Lets the page's HTML use a font: `source` are its bytes, or an address as CSS writes it.
function lend(font, source) {
  if (lent.has(font)) return;
  lent.add(font);
  document.fonts.add(new FontFace(families[font.split('-')[0]], source));
}

// The HTML alone, which waits for no font.
export function lendFonts(language) {
  for (const font of [...Object.keys(families), ...ownFonts(language)]) lend(font, `url(${files.fonts[font]})`);
}

// The fonts to begin with, as pairs of a name and the bytes.
export function loadFonts(language) {
  const fonts = ['reading', 'display', `reading-${language}`].filter((font) => files.fonts[font]);
  return Promise.all(fonts.map(async (font) => [font, await bytesOf(files.fonts[font])]));
}

export class Fonts {
  #brought = new Set();

  constructor(send, loaded) {
    this.send = send;
    for (const [font, bytes] of loaded) this.#give(font, bytes);
  }

  #give(font, bytes) {
    this.#brought.add(font);
    lend(font, bytes);
    this.send(`font ${font}`, bytes);
  }

  // The characters of a language, unless they are there or on their way.
  async bring(language) {
    const lacking = ownFonts(language).filter((font) => !this.#brought.has(font));
    for (const font of lacking) this.#brought.add(font);
    const bringOne = async (font) => {
      try {
        this.#give(font, await bytesOf(files.fonts[font]));
      } catch {
        this.#brought.delete(font);
        return false;
      }
      return true;
    };
    if ((await Promise.all(lacking.map(bringOne))).every(Boolean)) return;
    if (!this.#brought.has(`reading-${language}`)) this.send('no font', language);
    window.addEventListener('online', () => this.bring(language), { once: true });
  }
}
