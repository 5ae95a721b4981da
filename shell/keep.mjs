// Matches as a file: saved, handed to another program where fingers do that, or copied as text.
import { copyFrom, selectIn } from './clipboard.mjs';
import { inEveryLanguage, say } from './language.mjs';

const element = (id) => document.getElementById(id);
const longest = 4_000_000;  // letters of a file that is read: thousands of matches

export function setUpKeep(canvas) {
  const dialog = element('keep');
  const state = element('keep-state');
  const text = element('keep-text');
  const share = element('keep-share');
  const save = element('keep-save');
  const copy = element('keep-copy');
  let file = null;
  let address = '';

  inEveryLanguage(() => {
    dialog.querySelector('h2').textContent = say('keep.title');
    share.textContent = say('pass.share');
    save.textContent = say('keep.save');
    copy.textContent = say('pass.copy');
    dialog.querySelector('button[type="submit"]').textContent = say('pass.done');
  });

  save.addEventListener('click', () => {
    // A browser may ask first and fetch the file much later: the address lives until there is another.
    URL.revokeObjectURL(address);
    address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = file.name;
    link.click();
    state.textContent = say('keep.saved').replace('{file}', file.name);
  });
  share.addEventListener('click', async () => {
    try {
      await navigator.share({ files: [file] });
      dialog.close();
    } catch (error) {
      if (error.name !== 'AbortError') selectIn(text, state);
    }
  });
  copy.addEventListener('click', () => copyFrom(text, state));
  dialog.addEventListener('close', () => canvas.focus({ preventScroll: true }));

  return (message) => {
    const end = message.indexOf('\n');
    const day = new Date().toISOString().slice(0, 10);
    text.value = message.slice(end + 1);
    file = new File([message.slice(end + 1)], `${message.slice(0, end)}-${day}.txt`, { type: 'text/plain' });
    state.textContent = '';
    share.hidden = !matchMedia('(pointer: coarse)').matches || !navigator.canShare?.({ files: [file] });
    dialog.showModal();
    (share.hidden ? save : share).focus();
  };
}

// A button that reads a file of the player's choice.
export function setUpChoose(button, input, take) {
  button.addEventListener('click', () => input.click());
  input.addEventListener('change', async () => {
    const [file] = input.files;
    input.value = '';
    if (file) take(await file.slice(0, longest).text());
  });
}
