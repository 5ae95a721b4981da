// The way out when the page and its files are not of one build: after the site was renewed, a page from some cache may
// name files that are gone. This module changes hardly ever, so it is there when others are missing.
const section = document.getElementById('stale');

// Says it in `language`, or, where nothing of the page could be loaded that knows which, in all.
export function tellStale(language) {
  for (const part of section.querySelectorAll('[lang]')) part.hidden = Boolean(language) && part.lang !== language;
  document.getElementById('status').textContent = '';
  section.hidden = false;
}

// Loads everything anew, past the service worker; what is kept of matches is not touched.
async function renew() {
  if (navigator.onLine && window.top === window) {
    const registration = await navigator.serviceWorker?.getRegistration().catch(() => null);
    await registration?.unregister();
  }
  location.reload();
}

section.querySelector('button').addEventListener('click', renew);
const failed = ({ target }) => target instanceof HTMLScriptElement;
window.addEventListener('error', (event) => { if (failed(event)) tellStale(); }, true);
if (!document.querySelector('link[rel="stylesheet"]').sheet) tellStale();
