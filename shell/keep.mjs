// Matches as a file: saved, handed to another program where fingers do that, or copied as text.
import { setUpHandOut } from './hand_out.mjs';
import { inEveryLanguage, say } from './language.mjs';

const element = (id) => document.getElementById(id);
const longest = 4_000_000;  // letters of a file that is read: thousands of matches

export function setUpKeep(canvas) {
  const { show, tell } = setUpHandOut('keep', canvas);
  const save = element('keep-save');
  let file = null;
  let address = '';

  inEveryLanguage(() => { save.textContent = say('keep.save'); });
  save.addEventListener('click', () => {
    // A browser may ask first and fetch the file much later: the address lives until there is another.
    URL.revokeObjectURL(address);
    address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = file.name;
    link.click();
    tell(say('keep.saved').replace('{file}', file.name));
  });

  return (message) => {
    const end = message.indexOf('\n');
    const day = new Date().toISOString().slice(0, 10);
    const text = message.slice(end + 1);
    file = new File([text], `${message.slice(0, end)}-${day}.txt`, { type: 'text/plain' });
    show(text, matchMedia('(pointer: coarse)').matches && { files: [file] }, save);
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
