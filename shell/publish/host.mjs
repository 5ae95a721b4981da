// Looks at what this server sends with the site's own files: what publishers cannot use because of it is not offered, and it is
// said why.
import { texts } from 'kairo:host_texts';

import { addTexts, say } from '../language.mjs';

/** @param {Response} response @param {string} name */
const sent = (response, name) => response.headers.get(name) ?? '';

// Whether a page of any other site may show this one in a frame.
/** @param {Response} response */
function allowsFrames(response) {
  const ancestors = /(?:^|[;,])\s*frame-ancestors\s+([^;,]*)/i.exec(sent(response, 'content-security-policy'))?.[1];
  return ancestors === undefined ? !sent(response, 'x-frame-options') : !/^\s*('none'|'self'|\s)*$/i.test(ancestors);
}

async function look() {
  const game = 'game=wicked';
  const [script, frame, box] = await Promise.all(['kairo-embed.js', `embed.html?${game}`, './'].map((name) => fetch(name, { cache: 'no-store' })));
  const picture = /** @type {HTMLMetaElement | null} */ (new DOMParser().parseFromString(await box.text(), 'text/html').querySelector('meta[property="og:image"]'))?.content ?? '';
  return {
    // A script with a check sum, and a frame without an origin of its own. Some servers answer only those who ask.
    cors: sent(script, 'access-control-allow-origin') === '*' || /origin/i.test(sent(script, 'vary')),
    // Pages that isolate themselves.
    corp: sent(script, 'cross-origin-resource-policy') === 'cross-origin',
    frames: allowsFrames(frame),
    query: frame.url.endsWith(`?${game}`),
    https: window.isSecureContext,
    site: /^https?:/.test(picture),
  };
}

// The choices of each field that are not offered, by what does not work.
const games = ['html', 'site', 'jsx', 'address'];  // places for the game itself, not only for a link
/** @type {Record<string, Record<string, string[]>>} */
const without = { cors: { version: ['pinned'] }, frames: { place: games }, query: { place: games } };

// Takes out of `form` what does not work here, and fills the list `notes` with the reasons. Resolves to whether each of the
// facts above holds; if the server cannot be asked, nothing is said.
/** @param {HTMLFormElement} form @param {HTMLElement} notes */
export async function offerWhatWorks(form, notes) {
  addTexts(texts);
  const works = await look().catch(() => /** @type {Partial<Awaited<ReturnType<typeof look>>>} */ ({}));
  const lacking = /** @type {(keyof typeof works)[]} */ (Object.keys(works)).filter((fact) => !works[fact]);
  for (const fact of lacking)
    for (const [field, values] of Object.entries(without[fact] ?? {}))
      for (const value of values) /** @type {Record<string, any>} */ (form.elements)[field]?.querySelector(`option[value="${value}"]`)?.remove();
  notes.replaceChildren(...lacking.map((fact) => Object.assign(document.createElement('li'), { textContent: say(`host.no_${fact}`) })));
  notes.hidden = lacking.length === 0;
  return works;
}
