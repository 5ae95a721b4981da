// Passing a match on as a sentence with a link, and as a QR code.
import { whenIdle } from './idle.mjs';
import { inEveryLanguage, say } from './language.mjs';
import { setUpShareDialog } from './share_dialog.mjs';

const element = (id) => document.getElementById(id);

// A frame's page and the full page are in the same folder. `location.origin` would not do, since a sandbox may hide it.
const fullPage = new URL(document.documentElement.dataset.frame ? './' : location.pathname, document.baseURI).href;

export const linkTo = (fragment) => (fragment ? `${fullPage}#${fragment}` : fullPage);

// Returns the handler of the canvas's `pass` message.
export function setUpPassDialog(canvas) {
  const { show } = setUpShareDialog('pass', canvas);
  let content = '';  // what the link holds, if that is not the match itself
  const showDisclosure = () => { element('pass-honest').textContent = say(content ? `pass.honest.${content}` : 'pass.honest'); };
  inEveryLanguage(showDisclosure);

  // What draws the code. Without it, perhaps because the network is gone, the link is there all the same.
  let qr = null;
  const loadQr = () => (qr ??= import('./qr.mjs').catch(() => {
    qr = null;  // the next link tries again
    return {};
  }));
  whenIdle().then(loadQr);
  const showQr = async (url) => {
    const { qrImage } = await loadQr();
    const image = qrImage?.(url);
    image?.setAttribute('aria-label', say('pass.qr'));
    element('pass-qr').replaceChildren(image ?? (qrImage ? say('pass.no_qr') : ''));
  };

  return async (message) => {
    const [fragment, sentence, linkContent = ''] = message.split('\n');
    const url = linkTo(fragment);
    content = linkContent;
    showDisclosure();
    await showQr(url);
    show(`${sentence}\n${url}`, { text: sentence, url });
  };
}
