// Saving matches as a file. On touch screens the file can also go to another app.
import { say } from './language.mjs';
import { deedButton } from './page/own_dialog.mjs';
import { ShareDialog } from './share_dialog.mjs';
import { today } from './today.mjs';

let address = '';

// Downloads a file.
/** @param {File} file */
export function saveFile(file) {
  // The browser may ask the player first and read the file much later, so the address stays valid until the next save.
  URL.revokeObjectURL(address);
  address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
}

// Returns the handler of the program's `file` message.
/** @param {import('./page/own_dialog.mjs').OwnDialog} own */
export function setUpFileDialog(own) {
  const dialog = new ShareDialog(own, 'keep');
  /** @param {string} message */
  return (message) => {
    const end = message.indexOf('\n');
    const text = message.slice(end + 1);
    const file = new File([text], `${message.slice(0, end)}-${today()}.txt`, { type: 'text/plain' });
    const save = () => {
      saveFile(file);
      own.tell(say('keep.saved').replace('{file}', file.name));
    };
    dialog.show({
      text,
      data: matchMedia('(pointer: coarse)').matches && { files: [file] },
      more: (look) => [deedButton('keep.save', say('keep.save'), 'save', look('save'))],
      deeds: { save },
      focus: 'save',
    });
  };
}
