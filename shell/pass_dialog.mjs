// Passing a match on as a sentence with a link, and as a QR code.
import { whenIdle } from './idle.mjs';
import { say } from './language.mjs';
import { ShareDialog } from './share_dialog.mjs';

// The page as it was opened, before the address follows what is played (page/history.mjs). A frame's page and the full page
// are in the same folder. `location.origin` would not do, since a sandbox may hide it.
const fullPage = new URL(document.documentElement.dataset.frame ? './' : location.pathname, document.baseURI).href;

/** @param {string} fragment */
export const linkTo = (fragment) => (fragment ? `${fullPage}#${fragment}` : fullPage);

// Returns the handler of the program's `pass` message.
/** @param {import('./page/own_dialog.mjs').OwnDialog} own */
export function setUpPassDialog(own) {
  const dialog = new ShareDialog(own, 'pass');

  // The module that draws the code. Without it, perhaps because the network is gone, the link is there all the same.
  /** @type {Promise<Partial<typeof import('./qr.mjs')>> | null} */
  let qr = null;
  const loadQr = () => (qr ??= import('./qr.mjs').catch(() => {
    qr = null;  // the next link tries again
    return /** @type {Partial<typeof import('./qr.mjs')>} */ ({});
  }));
  void whenIdle().then(loadQr);

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
