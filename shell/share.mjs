// Handing a match on as a sentence and a link.
import { setUpHandOut } from './hand_out.mjs';
import { inEveryLanguage, say } from './language.mjs';
import { qrPicture } from './qr.mjs';

const element = (id) => document.getElementById(id);

// The whole page: a frame's lies in the same folder. Not by `location.origin`, which a sandbox may hide.
const wholePage = new URL(document.documentElement.dataset.frame ? './' : location.pathname, document.baseURI).href;

export const linkTo = (fragment) => (fragment ? `${wholePage}#${fragment}` : wholePage);

export function setUpPass(canvas) {
  const { show } = setUpHandOut('pass', canvas);
  inEveryLanguage(() => { element('pass-honest').textContent = say('pass.honest'); });

  // The camera of another device reads what stands beside the text.
  const showQr = (url) => {
    const picture = qrPicture(url);
    picture?.setAttribute('aria-label', say('pass.qr'));
    element('pass-qr').replaceChildren(picture ?? say('pass.no_qr'));
  };

  return (message) => {
    const [fragment, sentence] = message.split('\n');
    const url = linkTo(fragment);
    showQr(url);
    show(`${sentence}\n${url}`, { text: sentence, url });
  };
}
