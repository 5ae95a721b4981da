// The page itself: the whole box, or one game on that game's own page. The build's first page is painted first; the program
// comes after that, or as soon as something is pressed.
import { tellStale } from './renew.mjs';

const root = document.documentElement;

const longest = 1500;  // ms; a page in the background is never painted

function afterFirstPicture() {
  if (root.dataset.shows === 'soon' || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const soon = () => requestAnimationFrame(() => setTimeout(resolve));
    const paintedOnce = () => {
      setTimeout(resolve, longest);
      if (PerformanceObserver.supportedEntryTypes?.includes('paint')) new PerformanceObserver(soon).observe({ type: 'paint', buffered: true });
      else soon();
    };
    if (document.readyState === 'complete') paintedOnce();
    else window.addEventListener('load', paintedOnce, { once: true });
    for (const type of ['click', 'change']) window.addEventListener(type, resolve, { capture: true, once: true });
  });
}

async function begin() {
  // The script within the HTML may have been changed on its way; then the page's policy blocks it.
  if (!window.kairoEarly) await import('./page/early.js');
  await afterFirstPicture();
  const { boot, showFailure } = await import('./main.mjs');
  return boot({ only: root.dataset.game ?? '' }).then(({ canvas }) => {
    if (root.dataset.shows === 'canvas') canvas.focus({ preventScroll: true });
  }, showFailure);
}

// A module could not be loaded.
begin().catch(() => tellStale());
