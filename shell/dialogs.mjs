// What is typed: every field is the page's own, so that input methods, spelling and pasting work.
import { inEveryLanguage, say } from './language.mjs';

const element = (id) => document.getElementById(id);

// `give` tells the canvas; `canvas` gets the focus back.
export function setUpAsk(give, canvas) {
  const dialog = element('ask');
  const field = element('ask-field');
  const [dismiss, submit] = dialog.querySelectorAll('button');
  let what = '';

  inEveryLanguage(() => {
    dismiss.textContent = say('ask.dismiss');
    submit.textContent = say('ask.answer');
  });
  const answer = () => {
    const text = field.value;
    dialog.close();
    give('answer', `${what}\n${text}`);
  };
  dialog.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    answer();
  });
  field.addEventListener('keydown', (event) => {
    // An input method's own Enter chooses a word and is none of ours.
    if (event.key === 'Enter' && !event.isComposing && !event.shiftKey) {
      event.preventDefault();
      answer();
    }
  });
  dismiss.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => canvas.focus({ preventScroll: true }));

  return (message) => {
    const [name, label, ...value] = message.split('\n');
    what = name;
    dialog.querySelector('label').textContent = label;
    field.value = value.join('\n');
    field.rows = name === 'link' ? 4 : 1;
    dialog.showModal();
    field.focus();
    field.select();
  };
}
