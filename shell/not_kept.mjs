// Tells the player, once in this browser, that the page is not kept for playing without a network.
import { texts } from 'kairo:offline_texts';

import { addTexts, inEveryLanguage, say } from './language.mjs';

const toldName = 'kairo.told-not-kept';

// Where nothing can be stored, it is told each time.
function isFirstTime() {
  try {
    if (localStorage.getItem(toldName)) return false;
    localStorage.setItem(toldName, 'yes');
  } catch {
    // Blocked, or full.
  }
  return true;
}

export function tellNotKept() {
  if (!isFirstTime()) return;
  addTexts(texts);
  const note = document.getElementById('update');
  const [words] = note.getElementsByTagName('p');
  const [now, close] = note.getElementsByTagName('button');
  let open = true;
  close.addEventListener('click', () => { open = false; }, { once: true });
  inEveryLanguage(() => {
    if (!open) return;
    words.textContent = say('offline.not_kept');
    close.textContent = say('offline.close');
  });
  now.hidden = true;
  note.hidden = false;
}
