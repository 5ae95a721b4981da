// Handles the program's message `pass`. The dialog is fetched when the browser has time, since nobody passes a match on before
// it has begun, and gets from here what the page has already, so that the first load is not divided further. Should it be
// missing, perhaps because the network is gone, the link stands where it can be copied.
import { whenIdle } from './idle.mjs';
import { addTexts, say } from './language.mjs';
import { linkTo } from './link_to.mjs';
import { ShareDialog } from './share_dialog.mjs';

/** @param {import('./page/own_dialog.mjs').OwnDialog} own @param {HTMLElement} note */
export function followPasses(own, note) {
  /** @type {Promise<(message: string) => Promise<void>> | null} */
  let dialog = null;
  const load = () => (dialog ??= import('./pass_dialog.mjs').then(({ setUpPassDialog }) => setUpPassDialog({ own, ShareDialog, addTexts, linkTo, say })));
  void whenIdle().then(load).catch(() => { dialog = null; });  // the next link tries again
  /** @param {string} message */
  return async (message) => {
    const show = await load().catch(() => { dialog = null; });
    if (show) return show(message);
    const [fragment, sentence] = message.split('\n');
    note.textContent = `${sentence}\n${linkTo(fragment)}`;
  };
}
