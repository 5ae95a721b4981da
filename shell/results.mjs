// Shows the result of a match as a picture. The module that draws it is fetched when the first picture is wanted, and gets from
// here what the page has already, so that the first load is not divided further.
import { saveFile } from './file_dialog.mjs';
import { addTexts, language, say } from './language.mjs';
import { closeButton, deedButton } from './page/own_dialog.mjs';
import { linkTo } from './link_to.mjs';
import { isRefused } from './share_dialog.mjs';
import { today } from './today.mjs';

export class Results {
  #send;
  #own;
  /** @type {Promise<import('./result_dialog.mjs').ResultDialog> | null} */
  #dialog = null;  // a promise, once a picture was wanted

  /** @param {Kairo.Send} send @param {import('./page/own_dialog.mjs').OwnDialog} own */
  constructor(send, own) {
    this.#send = send;
    this.#own = own;
  }

  // `message`: the text of the program's message `result`.
  /** @param {string} message */
  async show(message) {
    try {
      this.#dialog ??= this.#load();
      await (await this.#dialog).show(message);
    } catch (error) {
      this.#dialog = null;  // perhaps only the network was gone
      this.#send('no result', /** @type {Error} */ (error).name === 'Hidden' ? 'hidden' : '');
    }
  }

  async #load() {
    const { ResultDialog } = await import('./result_dialog.mjs');
    return new ResultDialog({ own: this.#own, addTexts, closeButton, deedButton, isRefused, language, linkTo, saveFile, say, today });
  }
}
