// A frame's ways to more room: the whole page, with what is on the screen, or the whole screen; and a word on what becomes
// of a match that is left here.
import { inEveryLanguage, say } from './language.mjs';
import { linkTo } from './share.mjs';

// Storage in a frame of another site's page is kept apart from that of Kairo's own page.
function isAmongStrangers() {
  try {
    return window.top.location.origin !== location.origin;
  } catch {
    return true;
  }
}

// `table` is what `boot` resolves to.
export function offerFullPage({ canvas, ask, lasting, pass }) {
  const kept = lasting && !window.credentialless;
  const note = document.getElementById('frame-note');
  const [words, link, fill] = note.children;
  document.documentElement.dataset.kept = !kept ? 'no' : isAmongStrangers() ? 'here' : 'yes';
  inEveryLanguage(() => {
    words.textContent = say(kept ? 'frame.kept_here' : 'frame.not_kept');
    link.textContent = say('frame.full_page');
    fill.textContent = say('frame.fill');
  });
  // The address is as of the moment in which it is used, however that is done.
  const bring = () => { link.href = linkTo(ask('link')); };
  for (const moment of ['pointerdown', 'focus', 'click', 'contextmenu']) link.addEventListener(moment, bring);
  bring();
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // A sandbox may forbid new windows: then the address can be taken by hand.
    if (!window.open(link.href, '_blank')) pass(`${ask('link')}\n${say('frame.by_hand')}`);
  });
  // Where the page around does not allow it, or the browser has no such thing, it is not offered.
  fill.hidden = !document.fullscreenEnabled;
  fill.addEventListener('click', async () => {
    await document.documentElement.requestFullscreen().catch(() => { fill.hidden = true; });
    canvas.focus({ preventScroll: true });
  });
}
