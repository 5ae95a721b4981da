// The common part of the dialogs `pass` and `keep`: they hand out a text by the share sheet where the browser has one, by the
// clipboard, or for copying by hand.
import { copyFrom, selectIn } from './clipboard.mjs';
import { say } from './language.mjs';
import { closeButton, deedButton } from './page/own_dialog.mjs';

// Neither given up by the player, nor asked for while the sheet is already there.
/** @param {Error} error */
export const isRefused = ({ name }) => name !== 'AbortError' && name !== 'InvalidStateError';

/** @typedef {(deed: string) => { look?: string }} Look */
/** @typedef {{ text: string, data?: ShareData | false, beside?: () => Kairo.Block[], after?: () => Kairo.Block[], more?: (look: Look) => Kairo.Block[], deeds?: Kairo.Deeds, focus?: string }} Shared */

export class ShareDialog {
  #own;
  #name;

  // `name` is the document's and the prefix of its keys and texts.
  /** @param {import('./page/own_dialog.mjs').OwnDialog} own @param {string} name */
  constructor(own, name) {
    this.#own = own;
    this.#name = name;
  }

  get #field() {
    return /** @type {HTMLTextAreaElement} */ (document.getElementById(`${this.#name}-text`));
  }

  // Shows `text`. The share sheet gets `data`; if there is none, or it cannot be shared, the button `focus` gets the focus.
  // `beside`, `after` and `more` make further blocks: beside the text, below it, and among the buttons.
  /** @param {Shared} shared */
  show({ text, data, beside = () => [], after = () => [], more = () => [], deeds = {}, focus = 'copy' }) {
    const name = this.#name;
    const canShare = Boolean(data && navigator.canShare?.(data));
    /** @param {string} deed */
    const look = (deed) => (deed === (canShare ? 'share' : focus) ? { look: 'main' } : {});
    /** @returns {Kairo.Document} */
    const make = () => ({
      name,
      title: say(`${name}.title`),
      blocks: [
        closeButton(`${name}.done`, say('pass.done')),
        { kind: 'group', look: 'handed', blocks: [...beside(), { kind: 'field', key: `${name}-text`, look: 'lines', words: say(`${name}.text`), value: text }] },
        ...after(),
        { kind: 'group', look: 'actions', blocks: [
          ...canShare ? [deedButton(`${name}.share`, say('pass.share'), 'share', look('share'))] : [],
          deedButton(`${name}.copy`, say('pass.copy'), 'copy', look('copy')),
          ...more(look),
        ] },
      ],
    });
    const copy = () => copyFrom(this.#field, this.#own.status, say('pass.copied'));
    this.#own.show(make, { deeds: { copy, share: () => this.#share(/** @type {ShareData} */ (data)), ...deeds }, focus: `${name}.${canShare ? 'share' : focus}` });
    this.#field.setSelectionRange(0, 0);
    this.#field.scrollTop = 0;
  }

  /** @param {ShareData} data */
  async #share(data) {
    try {
      await navigator.share(data);
      this.#own.close();
    } catch (error) {
      if (isRefused(/** @type {Error} */ (error))) selectIn(this.#field, this.#own.status);
    }
  }
}
