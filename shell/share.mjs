// Handing a match on: the share sheet where there is one, else the clipboard, and always text to take by hand.
import { copyFrom, selectIn } from './clipboard.mjs';
import { inEveryLanguage, say } from './language.mjs';
import { qrPicture } from './qr.mjs';

const element = (id) => document.getElementById(id);

// The whole page: a frame's lies in the same folder. Not by `location.origin`, which a sandbox may hide.
const wholePage = new URL(document.documentElement.dataset.frame ? './' : location.pathname, document.baseURI).href;

export const linkTo = (fragment) => (fragment ? `${wholePage}#${fragment}` : wholePage);

export function setUpPass(canvas) {
  const dialog = element('pass');
  const state = element('pass-state');
  const text = element('pass-text');
  const share = element('pass-share');
  const copy = element('pass-copy');
  let data = {};

  inEveryLanguage(() => {
    dialog.querySelector('h2').textContent = say('pass.title');
    element('pass-honest').textContent = say('pass.honest');
    share.textContent = say('pass.share');
    copy.textContent = say('pass.copy');
    dialog.querySelector('button[type="submit"]').textContent = say('pass.done');
  });

  // The camera of another device reads what stands beside the text.
  const showQr = (url) => {
    const picture = qrPicture(url);
    picture?.setAttribute('aria-label', say('pass.qr'));
    element('pass-qr').replaceChildren(picture ?? say('pass.no_qr'));
  };
  copy.addEventListener('click', () => copyFrom(text, state));
  share.addEventListener('click', async () => {
    try {
      await navigator.share(data);
      dialog.close();
    } catch (error) {
      if (error.name !== 'AbortError') selectIn(text, state);
    }
  });
  dialog.addEventListener('close', () => canvas.focus({ preventScroll: true }));

  return (message) => {
    const [fragment, sentence] = message.split('\n');
    const url = linkTo(fragment);
    data = { text: sentence, url };
    text.value = `${sentence}\n${url}`;
    state.textContent = '';
    showQr(url);
    share.hidden = !navigator.canShare?.(data);
    dialog.showModal();
    text.setSelectionRange(0, 0);
    text.scrollTop = 0;
    (share.hidden ? copy : share).focus();
  };
}
