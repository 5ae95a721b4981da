// Saving matches as a file, and reading files back. On touch screens the file can also go to another app.
import { inEveryLanguage, say } from './language.mjs';
import { setUpShareDialog } from './share_dialog.mjs';

const element = (id) => document.getElementById(id);
export const maxInputLength = 4_000_000;  // characters, enough for thousands of matches

let address = '';

// Downloads a file.
export function saveFile(file) {
  // The browser may ask the player first and read the file much later, so the address stays valid until the next save.
  URL.revokeObjectURL(address);
  address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
}

// Returns the handler of the canvas's `file` message.
export function setUpFileDialog(canvas) {
  const { show, setStatus } = setUpShareDialog('keep', canvas);
  const saveButton = element('keep-save');
  let file = null;

  inEveryLanguage(() => { saveButton.textContent = say('keep.save'); });
  saveButton.addEventListener('click', () => {
    saveFile(file);
    setStatus(say('keep.saved').replace('{file}', file.name));
  });

  return (message) => {
    const end = message.indexOf('\n');
    const day = new Date().toISOString().slice(0, 10);
    const text = message.slice(end + 1);
    file = new File([text], `${message.slice(0, end)}-${day}.txt`, { type: 'text/plain' });
    show(text, matchMedia('(pointer: coarse)').matches && { files: [file] }, saveButton);
  };
}

// Makes `button` open the browser's file picker; `onText` gets the text of the chosen file.
export function setUpFilePicker(button, input, onText) {
  button.addEventListener('click', () => input.click());
  input.addEventListener('change', async () => {
    const [file] = input.files;
    input.value = '';
    // A character has at most four bytes, so a file that is cut off here is still recognised as too long.
    if (file) onText(await file.slice(0, 4 * maxInputLength + 1).text());
  });
}
