// The way out when the page and its files come from different builds: after an update of the site, a page from some cache
// may refer to files that are gone. This module hardly ever changes, so its hashed name still exists when other files are
// missing.
const section = document.getElementById('stale');

// Shows the note in the page's language. `words` replace the note's own.
/** @param {string} [words] */
export function tellStale(words, { language = 'en' } = document.documentElement.dataset) {
  window.kairoEarly?.stop();
  for (const part of section.querySelectorAll('[lang]')) part.hidden = part.lang !== language;
  if (words) /** @type {HTMLElement} */ (section.querySelector(`p[lang="${language}"]`)).textContent = words;
  document.getElementById('status').textContent = '';
  section.hidden = false;
}

// Reloads the page past the service worker. Saved matches are not touched.
export async function renew() {
  if (navigator.onLine && window.top === window) {
    const registration = await navigator.serviceWorker?.getRegistration().catch(() => null);
    await registration?.unregister();
  }
  location.reload();
}

/** @type {HTMLElement} */ (section.querySelector('button')).addEventListener('click', renew);
/** @param {Event} event */
const failed = ({ target }) => target instanceof HTMLScriptElement;
window.addEventListener('error', (event) => { if (failed(event)) tellStale(); }, true);
if (!/** @type {HTMLLinkElement} */ (document.querySelector('link[rel="stylesheet"]')).sheet) tellStale();
