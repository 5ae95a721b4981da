// Shows the result of a match as a picture. What draws it is fetched when the first picture is wanted, and gets from here
// what the page has already, so that the first load is not divided further.
import { saveFile } from './file_dialog.mjs';
import { language, say } from './language.mjs';
import { linkTo } from './pass_dialog.mjs';

export class Results {
  #send;
  #canvas;
  #dialog = null;  // a promise, once a picture was wanted

  constructor(send, canvas) {
    this.#send = send;
    this.#canvas = canvas;
  }

  // `message`: the text of the canvas's message `result`.
  async show(message) {
    try {
      this.#dialog ??= this.#load();
      await (await this.#dialog).show(message);
    } catch {
      this.#dialog = null;  // perhaps only the network was gone
      this.#send('no result', '');
    }
  }

  async #load() {
    const { ResultDialog } = await import('./result_dialog.mjs');
    return new ResultDialog({ canvas: this.#canvas, language, linkTo, saveFile, say });
  }
}
