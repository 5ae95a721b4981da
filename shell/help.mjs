// Brings the texts that explain things, and the characters that only they and later pages need. Nothing waits for them: they are
// fetched when the canvas has drawn and the browser has time, and again and again if that fails: a replay has no words without.
import { files } from 'kairo:files';

import { bytesOf, named } from './built_files.mjs';
import { whenIdle } from './idle.mjs';
import { lend } from './language_files.mjs';

const longestPause = 60_000;

export class Help {
  /** @type {Set<string>} */
  #fetched = new Set();
  #pause = 1000;  // ms until the next attempt

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
      const again = () => void this.bring(language);
      addEventListener('online', again, { once: true });
      setTimeout(again, this.#pause);
      this.#pause = Math.min(2 * this.#pause, longestPause);
    }
  }
}
