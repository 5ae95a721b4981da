// Passing a match on as a sentence with a link, and as a QR code. The page fetches this module when it has time (pass.mjs).
import { texts } from 'kairo:pass_texts';

/** @typedef {{ own: import('./page/own_dialog.mjs').OwnDialog, ShareDialog: typeof import('./share_dialog.mjs').ShareDialog, addTexts: typeof import('./language.mjs').addTexts, linkTo: typeof import('./link_to.mjs').linkTo, say: typeof import('./language.mjs').say }} Page */

// Returns the handler of the program's `pass` message.
/** @param {Page} page */
export function setUpPassDialog({ own, ShareDialog, addTexts, linkTo, say }) {
  addTexts(texts);
  const dialog = new ShareDialog(own, 'pass');

  // The module that draws the code. Without it, perhaps because the network is gone, the link is there all the same.
  /** @type {Promise<Partial<typeof import('./qr.mjs')>> | null} */
  let qr = null;
  const loadQr = () => (qr ??= import('./qr.mjs').catch(() => {
    qr = null;  // the next link tries again
    return /** @type {Partial<typeof import('./qr.mjs')>} */ ({});
  }));
  void loadQr();

  /** @param {string} message */
  return async (message) => {
    const [fragment, sentence, content = ''] = message.split('\n');
    const url = linkTo(fragment);
    const { qrImage } = await loadQr();
    const image = qrImage?.(url);
    // `content`: what the link holds, if that is not the match itself.
    dialog.show({
      text: `${sentence}\n${url}`,
      data: { text: sentence, url },
      beside: () => {
        if (image) return [{ kind: 'picture', picture: 'qr', words: say('pass.qr'), value: url }];
        return qrImage ? [{ kind: 'text', key: 'pass-no-qr', look: 'note', words: say('pass.no_qr') }] : [];
      },
      after: () => [{ kind: 'text', key: 'pass-honest', look: 'note', words: say(content ? `pass.honest.${content}` : 'pass.honest') }],
    });
    if (image) /** @type {HTMLElement} */ (own.dialog.querySelector('[data-qr]')).replaceChildren(image);
  };
}
