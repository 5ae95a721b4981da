// Offers a frame's player more room: the full page, opened at the same moment of the match, or the full screen. A note
// says whether and where the match is kept.
import { texts } from 'kairo:frame_texts';

import { addTexts, inEveryLanguage, say } from './language.mjs';
import { linkTo } from './link_to.mjs';
import { mayShareSite } from './same_site.mjs';

// Whether the frame shares its storage with Kairo's own page. Browsers partition the storage of frames by the site of the
// outermost page, and only they know which hosts form one site, so the answer may be `perhaps`.
function sharesStorage() {
  try {
    if (/** @type {Window} */ (window.top).location.origin === location.origin) return 'yes';
  } catch {
    // The outermost page has another origin.
  }
  const [outermost] = [...location.ancestorOrigins ?? []].slice(-1);
  return outermost && !mayShareSite(outermost, location.origin) ? 'here' : 'perhaps';
}

// `table` is what `boot` resolves to. `askAround` asks the page around to open an address where a sandbox forbids new windows;
// null: it cannot be asked.
/** @param {Kairo.Table} table @param {((address: string) => void) | null} askAround */
export function offerFullPage({ canvas, query, persistent, showPassDialog }, askAround) {
  addTexts(texts);
  const kept = persistent && !window.credentialless;
  const note = document.getElementById('frame-note');
  const [words, link, fillButton] = /** @type {[HTMLElement, HTMLAnchorElement, HTMLButtonElement]} */ (/** @type {unknown} */ (note.children));
  document.documentElement.dataset.kept = !kept ? 'no' : sharesStorage();
  inEveryLanguage(() => {
    words.textContent = say({ no: 'frame.not_kept', here: 'frame.kept_here' }[/** @type {string} */ (document.documentElement.dataset.kept)] ?? 'frame.kept');
    link.textContent = say('frame.full_page');
    fillButton.textContent = say('frame.fill');
  });
  // The address must be current at the moment of use, which may be a click, a key press or the context menu.
  const updateLink = () => { link.href = linkTo(query('link')); };
  for (const moment of ['pointerdown', 'focus', 'click', 'contextmenu']) link.addEventListener(moment, updateLink);
  updateLink();
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (window.open(link.href, '_blank')) return;
    // The player can copy the address, too.
    askAround?.(link.href);
    void showPassDialog(`${query('link')}\n${say('frame.by_hand')}`);
  });
  // Not every browser has full screen, and the outer page may not allow it.
  fillButton.hidden = !document.fullscreenEnabled;
  fillButton.addEventListener('click', async () => {
    await document.documentElement.requestFullscreen().catch(() => { fillButton.hidden = true; });
    canvas.focus({ preventScroll: true });
  });
}
