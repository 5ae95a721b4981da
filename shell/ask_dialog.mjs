// The dialog in which players type. The field is an HTML element, so input methods, spell checking and pasting work. No
// dialog contains a form, because a sandbox may forbid forms.
import { makeButton } from './button.mjs';
import { setUpFilePicker } from './file_dialog.mjs';
import { inEveryLanguage, say } from './language.mjs';

const element = (id) => document.getElementById(id);

// `send` sends a message to the canvas, which gets the focus back when the dialog closes. Returns the handler of the
// canvas's `ask` message.
export function setUpAskDialog(send, canvas) {
  const dialog = element('ask');
  const field = element('ask-field');
  const chooseButton = element('ask-choose');
  const dismissButton = dialog.querySelector('button[value="dismiss"]');
  const answerButton = dialog.querySelector('.main');
  const names = element('ask-names');
  let question = '';

  inEveryLanguage(() => {
    dismissButton.textContent = say('ask.dismiss');
    answerButton.textContent = say('ask.answer');
    chooseButton.textContent = say('ask.choose');
    names.setAttribute('aria-label', say('ask.names'));
  });
  const answer = (text) => {
    dialog.close();
    send('answer', `${question}\n${text}`);
  };
  // A tap on a name that was used before answers with it.
  const offerNames = (offered) => {
    names.hidden = offered.length === 0;
    const forget = makeButton(say('ask.forget'), () => {
      send('answer', 'forget names');
      offerNames([]);
      field.focus();
    });
    forget.className = 'quiet';
    names.replaceChildren(...offered.map((name) => makeButton(name, () => answer(name))), forget);
  };
  setUpFilePicker(chooseButton, element('ask-file'), answer);
  answerButton.addEventListener('click', () => answer(field.value));
  field.addEventListener('keydown', (event) => {
    // While an input method is composing, Enter chooses a word.
    if (event.key === 'Enter' && !event.isComposing && !event.shiftKey) {
      event.preventDefault();
      answer(field.value);
    }
  });
  dismissButton.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => canvas.focus({ preventScroll: true }));

  return (message) => {
    const [name, label, ...lines] = message.split('\n');
    question = name;
    const isName = name.startsWith('name ');
    const value = isName ? lines.slice(0, 1) : lines;
    offerNames(isName ? lines.slice(1) : []);
    dialog.querySelector('label').textContent = label;
    field.value = value.join('\n');
    field.rows = name === 'link' ? 4 : 1;
    chooseButton.hidden = name !== 'link';
    dialog.showModal();
    field.focus();
    field.select();
  };
}
