// What the dialogs `pass` and `keep` have in common: they hand out a text by the share sheet where the browser has one,
// by the clipboard, or for copying by hand.
import { copyFrom, selectIn } from './clipboard.mjs';
import { inEveryLanguage, say } from './language.mjs';

// `name` is the dialog's id and the prefix of its elements' ids and of its text keys. The canvas gets the focus back when
// the dialog closes.
export function setUpShareDialog(name, canvas) {
  const dialog = document.getElementById(name);
  const [title, text, status, shareButton, copyButton] =
    ['title', 'text', 'state', 'share', 'copy'].map((part) => document.getElementById(`${name}-${part}`));
  const doneButton = dialog.querySelector('.main');
  let shared = {};

  inEveryLanguage(() => {
    title.textContent = say(`${name}.title`);
    shareButton.textContent = say('pass.share');
    copyButton.textContent = say('pass.copy');
    doneButton.textContent = say('pass.done');
  });
  copyButton.addEventListener('click', () => copyFrom(text, status, say('pass.copied')));
  shareButton.addEventListener('click', async () => {
    try {
      await navigator.share(shared);
      dialog.close();
    } catch (error) {
      if (error.name !== 'AbortError') selectIn(text, status);
    }
  });
  doneButton.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => canvas.focus({ preventScroll: true }));

  const setStatus = (words) => { status.textContent = words; };
  // Shows `words`. The share sheet gets `data`; if there is none, or it cannot be shared, `fallback` gets the focus
  // instead of the share button.
  const show = (words, data, fallback = copyButton) => {
    text.value = words;
    shared = data;
    setStatus('');
    shareButton.hidden = !data || !navigator.canShare?.(data);
    dialog.showModal();
    text.setSelectionRange(0, 0);
    text.scrollTop = 0;
    (shareButton.hidden ? fallback : shareButton).focus();
  };
  return { show, setStatus };
}
