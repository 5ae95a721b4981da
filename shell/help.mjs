// Brings the texts that explain things, and the characters that only they and later pages need. Nothing waits for them: they are
// fetched when the canvas has drawn and the browser has time, and again when there is a network if that fails.
import { files } from 'kairo:files';

import { bytesOf, named } from './built_files.mjs';
import { whenIdle } from './idle.mjs';
import { lend } from './language_files.mjs';

export class Help {
  /** @type {Set<string>} */
  #fetched = new Set();

  /** @param {Kairo.Send} send */
  constructor(send) {
    this.send = send;
  }

  /** @param {string} language */
  async bring(language) {
    if (this.#fetched.has(language)) return;
    this.#fetched.add(language);
    await whenIdle();
    try {
      const [texts, font] = await Promise.all([bytesOf(files.help[language]), bytesOf(files.fonts.help)]);
      lend('help', font);
      this.send('font', named('help', font));
      this.send('help', `${language}\n${new TextDecoder().decode(texts)}`);
    } catch {
      this.#fetched.delete(language);
      addEventListener('online', () => void this.bring(language), { once: true });
    }
  }
}
