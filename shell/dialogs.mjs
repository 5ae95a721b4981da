// What is typed: every field is the page's own, so that input methods, spelling and pasting work. No dialog holds a form:
// a sandbox may forbid those.
import { setUpChoose } from './keep.mjs';
import { inEveryLanguage, say } from './language.mjs';

const element = (id) => document.getElementById(id);

// `give` tells the canvas; `canvas` gets the focus back.
export function setUpAsk(give, canvas) {
  const dialog = element('ask');
  const field = element('ask-field');
  const choose = element('ask-choose');
  const dismiss = dialog.querySelector('button[value="dismiss"]');
  const enter = dialog.querySelector('.main');
  let what = '';

  inEveryLanguage(() => {
    dismiss.textContent = say('ask.dismiss');
    enter.textContent = say('ask.answer');
    choose.textContent = say('ask.choose');
  });
  const answer = (text) => {
    dialog.close();
    give('answer', `${what}\n${text}`);
  };
  setUpChoose(choose, element('ask-file'), answer);
  enter.addEventListener('click', () => answer(field.value));
  field.addEventListener('keydown', (event) => {
    // An input method's own Enter chooses a word and is none of ours.
    if (event.key === 'Enter' && !event.isComposing && !event.shiftKey) {
      event.preventDefault();
      answer(field.value);
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
    choose.hidden = name !== 'link';
    dialog.showModal();
    field.focus();
    field.select();
  };
}
