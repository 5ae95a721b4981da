// A dialog that hands something out: on the share sheet where there is one, else by the clipboard, and always as a text
// to take by hand.
import { copyFrom, selectIn } from './clipboard.mjs';
import { inEveryLanguage, say } from './language.mjs';

// `name` is the dialog's id, and what its elements' ids and its texts begin with; `canvas` gets the focus back.
export function setUpHandOut(name, canvas) {
  const dialog = document.getElementById(name);
  const [title, text, state, share, copy] = ['title', 'text', 'state', 'share', 'copy'].map((part) => document.getElementById(`${name}-${part}`));
  const done = dialog.querySelector('.main');
  let shared = {};

  inEveryLanguage(() => {
    title.textContent = say(`${name}.title`);
    share.textContent = say('pass.share');
    copy.textContent = say('pass.copy');
    done.textContent = say('pass.done');
  });
  copy.addEventListener('click', () => copyFrom(text, state, say('pass.copied')));
  share.addEventListener('click', async () => {
    try {
      await navigator.share(shared);
      dialog.close();
    } catch (error) {
      if (error.name !== 'AbortError') selectIn(text, state);
    }
  });
  done.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => canvas.focus({ preventScroll: true }));

  const tell = (words) => { state.textContent = words; };
  // Shows `words`. What goes onto the share sheet is `data`; without it, or where that cannot be shared, `otherwise` gets
  // the focus.
  const show = (words, data, otherwise = copy) => {
    text.value = words;
    shared = data;
    tell('');
    share.hidden = !data || !navigator.canShare?.(data);
    dialog.showModal();
    text.setSelectionRange(0, 0);
    text.scrollTop = 0;
    (share.hidden ? otherwise : share).focus();
  };
  return { show, tell };
}
